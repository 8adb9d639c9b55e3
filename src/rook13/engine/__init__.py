"""The rules of all games, pure: no clock, no I/O, no logging, no chance, no prose.

Only the standard library may enter. To play a game you need `new_game`, `seat_to_act`,
`legal_actions`, `apply` and `view_for`; cards come in with the `Deal` action.
"""
