"""Names of people as others see them: what cannot be seen, and what looks the same.

Two names look alike when their letters have the same shape: a Cyrillic or Greek letter for a Latin
one, a digit for a letter, small letters for capitals. Which letters do is in a list made from
Unicode's confusable characters (UTS 39).
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache

from rook13.resources import resource

_MOST_MARKS = 3
"""Accents on one letter; more of them cover the lines above and below."""

# Drawn as nothing, though Unicode counts them as letters, marks or symbols.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_VARIATION = range(0xFE00, 0xFE10)
_MORE_VARIATION = range(0xE0100, 0xE01F0)
_EMOJI_STYLE = "\ufe0e\ufe0f"
_MARKS = range(0x0300, 0x0370)
_ACCENTS = frozenset("\u0300\u0301\u0302\u0303\u0306\u0308\u030a\u030b\u030c\u0327")
"""Marks that people read: Zoë is not Zoe. Of the others, such as a dot below, few take notice."""
_PAIRS = {"m": "rn", "vv": "w"}


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
    """Return the shape of a name in small letters, and in the letters it is written in."""
    shown = " ".join(name.split())
    return _shape(shown.casefold()), _shape(shown)


def _shape(name: str) -> str:
    shape = _readable("".join(map(_drawn, _readable(name)))).casefold()
    for pair, letter in _PAIRS.items():
        shape = shape.replace(pair, letter)
    return shape


def _readable(text: str) -> str:
    """Return letters and accents one by one, without the marks that few would notice."""
    return "".join(
        letter
        for letter in unicodedata.normalize("NFD", text)
        if letter not in _EMOJI_STYLE and (ord(letter) not in _MARKS or letter in _ACCENTS)
    )


def _drawn(letter: str) -> str:
    alike = _look_alikes()
    return alike.get(ord(letter)) or unicodedata.normalize("NFKC", letter).translate(alike)


@cache
def _look_alikes() -> dict[int, str]:
    lines = resource("words/confusables.txt").read_text("utf-8").splitlines()
    shapes = (line.split(" ") for line in lines if not line.startswith("# "))
    return {ord(letter): shape for shape, letters in shapes for letter in letters}


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
