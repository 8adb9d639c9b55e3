"""The first screen after signing in: play now, tables on the network, and the player's games.

It only shows what it is given, and says what the player wants; see `ui/flows` for the rest.
"""
