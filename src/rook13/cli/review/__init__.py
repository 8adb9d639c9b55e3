"""`rook13 review`: what a finished hand could have come to, and where it went another way."""

from rook13.cli.review.command import COMMAND

__all__ = ["COMMAND"]
