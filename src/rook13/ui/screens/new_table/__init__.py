"""The screen where a table is set up: game, house rules, seats and who may join.

It ends in a `NewTable`, which describes the table; opening it happens elsewhere.
"""
