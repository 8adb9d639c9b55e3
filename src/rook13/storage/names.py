"""Names of people: how they are tidied, and when two of them are the same."""

from __future__ import annotations

import unicodedata

MAX_LENGTH = 24


def tidy(name: str) -> str:
    """The name as it is shown: composed letters, single spaces, nothing invisible."""
    composed = unicodedata.normalize("NFC", name)
    visible = "".join(letter if _is_visible(letter) else " " for letter in composed)
    return " ".join(visible.split())


def is_good(name: str) -> bool:
    """Whether a tidied name may be used."""
    return 0 < len(name) <= MAX_LENGTH


def fold(name: str) -> str:
    """What two names have in common that people would read as the same."""
    return unicodedata.normalize("NFKC", tidy(name)).casefold()


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "CZ"
