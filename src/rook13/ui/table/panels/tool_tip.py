"""Tool-tips that tell the key, too."""

from __future__ import annotations

from rook13.ui.ui_context import UiContext


def with_key(ui: UiContext, words: str, command: str) -> str:
    """Return words, with the keys of a command behind them if it has any."""
    keys = ui.keys.shown(command)
    return f"{words} ({keys})" if keys else words
