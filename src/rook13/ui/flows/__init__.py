"""What follows when the player wants something: a flow for each intention, from screen to screen.

Screens only say what the player wants; what follows from it is decided here. What may not enter:
tables, sockets and files, which are behind `Services`.
"""
