"""`rook13 join`: somebody else's table, in the terminal."""

from rook13.cli.join.command import COMMAND

__all__ = ["COMMAND"]
