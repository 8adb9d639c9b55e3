"""Names of people as others see them: what cannot be seen, and what looks the same.

Two names look alike when their letters have the same shape: a Cyrillic or Greek letter for a Latin
one, a digit for a letter, small letters for capitals. The letters are those of Unicode's list of
confusable characters (UTS 39) that ordinary fonts draw alike.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

_MOST_MARKS = 3
"""Accents on one letter; more of them cover the lines above and below."""

# Drawn as nothing, though Unicode counts them as letters, marks or symbols.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_VARIATION = range(0xFE00, 0xFE10)
_MORE_VARIATION = range(0xE0100, 0xE01F0)
_EMOJI_STYLE = "\ufe0e\ufe0f"

_SMALL = {
    "а": "a", "с": "c", "ԁ": "d", "е": "e", "һ": "h", "і": "i", "ј": "j", "к": "k", "ӏ": "l",
    "о": "o", "р": "p", "ԛ": "q", "ѕ": "s", "ԝ": "w", "х": "x", "у": "y", "ү": "y", "ї": "ï",
    "ё": "ë", "α": "a", "ϲ": "c", "ι": "i", "ϳ": "j", "κ": "k", "η": "n", "ο": "o", "ρ": "p",
    "υ": "u", "ν": "v", "χ": "x", "γ": "y", "ı": "i", "ɑ": "a", "ɡ": "g", "ɩ": "i", "հ": "h",
    "ո": "n", "օ": "o", "ս": "u",
}  # fmt: skip
_CAPITAL = {
    "А": "A", "В": "B", "С": "C", "Е": "E", "Ё": "Ë", "Н": "H", "І": "I", "Ї": "Ï", "Ј": "J",
    "К": "K", "М": "M", "О": "O", "Р": "P", "Ԛ": "Q", "Ѕ": "S", "Т": "T", "Ԝ": "W", "Х": "X",
    "У": "Y", "Ү": "Y", "Ӏ": "I", "Α": "A", "Β": "B", "Ε": "E", "Η": "H", "Ι": "I", "Κ": "K",
    "Μ": "M", "Ν": "N", "Ο": "O", "Ρ": "P", "Τ": "T", "Υ": "Y", "Χ": "X", "Ζ": "Z", "Օ": "O",
}  # fmt: skip
_STROKES = {"I": "l", "1": "l", "|": "l", "0": "o", "’": "'", "‘": "'", "`": "'", "´": "'"}
_DASHES = dict.fromkeys("‐‒–—−", "-")
_PAIRS = {"rn": "m", "vv": "w"}

_TO_SMALL = str.maketrans(_SMALL)
_TO_LATIN = str.maketrans({**_SMALL, **_CAPITAL})
_TO_STROKES = str.maketrans({**_STROKES, **_DASHES})


def is_visible(name: str) -> bool:
    """Return whether everything in a name can be seen: nothing blank, hidden or reordering."""
    if not name.isprintable() or not name.strip(_EMOJI_STYLE):
        return False
    return not any(_is_blank(letter) for letter in name) and not _piles_marks(name)


def look_alike(one: str, other: str) -> bool:
    """Return whether people would take one name for the other."""
    return any(a == b for a, b in zip(_shapes(one), _shapes(other), strict=True))


@lru_cache(maxsize=1024)
def _shapes(name: str) -> tuple[str, str]:
    """Return what is left of a name without its case, and without what letters it is made of."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    for sign in _EMOJI_STYLE:
        shown = shown.replace(sign, "")
    shape = shown.translate(_TO_LATIN).translate(_TO_STROKES).casefold()
    for pair, letter in _PAIRS.items():
        shape = shape.replace(pair, letter)
    return shown.casefold().translate(_TO_SMALL), shape


def _is_blank(letter: str) -> bool:
    if letter in _EMOJI_STYLE:
        return False
    return letter in _BLANK or ord(letter) in _VARIATION or ord(letter) in _MORE_VARIATION


def _piles_marks(name: str) -> bool:
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            return True
    return False
