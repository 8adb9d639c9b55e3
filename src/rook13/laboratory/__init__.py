"""What measures bots from outside: the arena, and positions that another program asks about.

Only the commands `rook13 arena` and `rook13 bot` import it. What may not enter: anything a game at
a table needs.
"""
