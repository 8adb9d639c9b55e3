"""The solver and the review of a finished hand.

May see every card, and only after the hand is over. What may not enter: bots, tables, Qt, and any
path by which its knowledge could reach a hand in progress.
"""
