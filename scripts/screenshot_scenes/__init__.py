"""Sets up the real screens of the program with made-up people and games, for screenshots.

Needs the checkout, because games come from the scenes of the tests.
"""
