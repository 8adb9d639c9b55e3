"""Numbers as they are written on a score sheet."""

from __future__ import annotations

MINUS = "−"


def plain(number: int) -> str:
    """Return a number with a proper minus sign."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """Return a gain or loss with its sign."""
    return f"+{number}" if number > 0 else plain(number)
