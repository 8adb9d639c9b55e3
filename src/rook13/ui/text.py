"""Texts of the window, marked for translators and translated when they are shown.

Each module names its context once, `tr = context("Lobby")`, and marks its words with
`tr("Play now")`. Values go in with `tr("{n} seats free", n=3)`, after the translation. A script
finds these calls, so both texts must be written out.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QCoreApplication


class Translate(Protocol):
    """Translates a text and fills in its values."""

    def __call__(self, text: str, /, **values: object) -> str: ...


def context(name: str) -> Translate:
    """Return the function that translates the texts of a context."""

    def tr(text: str, /, **values: object) -> str:
        number = values.get("n")
        count = number if isinstance(number, int) else -1
        translated = QCoreApplication.translate(name, text, None, count)
        return translated.format_map(values) if values else translated

    return tr
