"""Sets the program's real screens up with made-up people and games, to be photographed.

Needs the checkout, because games come from the scenes of the tests.
"""
