"""What follows from the stored games: figures, ratings and achievements, rebuilt at any time.

It asks the rules what a hand came to and counts. What may not enter: Qt, bots and tables.
"""
