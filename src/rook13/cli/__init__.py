"""The command line: one module or folder for each command, and what they share.

It makes text for people and reads what they type; rules are asked of the engine, sentences about
them of `rook13.wording`. What may not enter: deciding legality, and showing what a view hides.
"""

from rook13.cli.program import main

__all__ = ["main"]
