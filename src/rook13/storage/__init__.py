"""What outlives the program: accounts, settings, games, statistics and journals.

Games are kept as records of `rook13.engine.record`. What may not enter: Qt, rules, and tables.
"""
