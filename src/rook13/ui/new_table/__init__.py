"""Where a table is set up: game, house rules, seats and who may come in.

It ends in a `NewTable`, which says everything about the table; opening one is somebody else's work.
"""
