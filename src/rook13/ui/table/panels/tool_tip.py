"""Tool-tips that tell the key, too."""

from __future__ import annotations

from rook13.ui.part import Desk


def with_key(desk: Desk, words: str, command: str) -> str:
    """Return words, with the keys of a command behind them if it has any."""
    keys = desk.keys.shown(command)
    return f"{words} ({keys})" if keys else words
