"""The window, in Qt Widgets, and the only room besides the command line with text for people.

It draws views, animates events and sends commands through a `TableClient`. What may not enter:
applying an action to a game, and decisions that belong to the table or the rules.
"""
