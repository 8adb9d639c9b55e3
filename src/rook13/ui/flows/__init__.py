"""Everything between the screens: which one comes next, and the services behind them.

Screens only say what the player wants; what follows from it is decided here.
"""
