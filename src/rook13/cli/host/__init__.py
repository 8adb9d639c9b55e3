"""`rook13 host`: tables for others, without a window."""

from rook13.cli.host.command import COMMAND

__all__ = ["COMMAND"]
