"""`rook13 simulate`: bots play whole games, and the command counts what comes out."""

from rook13.cli.simulate.command import COMMAND

__all__ = ["COMMAND"]
