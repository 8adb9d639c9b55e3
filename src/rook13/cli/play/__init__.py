"""`rook13 play`: a table in the terminal, you against bots."""

from rook13.cli.play.command import COMMAND

__all__ = ["COMMAND"]
