"""What a player decides, asks for and reads beside the cards: bids, tools, scores and hints.

Nothing here knows a rule: only legal actions are offered, and sums come from the engine's results.
"""
