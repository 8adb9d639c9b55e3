"""The first screen after signing in: play now, tables on the network, and the player's games.

It shows what it is given; what follows from a click is decided in `ui/flows`.
"""
