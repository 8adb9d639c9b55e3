"""The way through the program: signing in, the lobby, a table, and back.

Screens say what the player wants; what follows from it is decided in here.
"""
