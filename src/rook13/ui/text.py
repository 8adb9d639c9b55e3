"""Texts of the window, marked for translators and translated when they are shown.

Each module names its context once, `tr = context("Lobby")`, and marks its words with
`tr("Play now")`. Values go in with `tr("{n} seats free", n=3)`, after the translation. A script
finds these calls, so both texts must be written out.
"""

from __future__ import annotations

from typing import Protocol

Forms = tuple[str, ...]
"""A translation: one form, or those for one and for many."""
TRANSLATIONS: dict[tuple[str, str], Forms] = {}
"""The texts of the current language by context and English text; what is missing stays English."""


class Translate(Protocol):
    """Translates a text and fills in its values."""

    def __call__(self, text: str, /, **values: object) -> str: ...


def context(name: str) -> Translate:
    """Return the function that translates the texts of a context."""

    def tr(text: str, /, **values: object) -> str:
        forms = TRANSLATIONS.get((name, text))
        if forms is not None:
            text = forms[0] if values.get("n") == 1 else forms[-1]
        return text.format_map(values) if values else text

    return tr
