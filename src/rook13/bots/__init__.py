"""Players that choose an action from what their seat may see.

A bot gets a `PlayerView` and returns one of its legal actions. It honours every option of
every game. What may not enter: the full `GameState`, the analysis room, Qt, and text for people.
"""
