"""Three-word codes by which a private table is found.

A private table is in no list. Whoever has its code asks every host on the network over TLS, and
only the host can tell whether a code is right, a few times a minute: nothing that anybody hears
on the network helps to check a guess. 2 048 words make 2^33 codes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from rook13.resources import resource

WORDS_IN_CODE = 3


class BadCode(ValueError):
    """The text is not three words of the list; `unknown` are those that are not in it."""

    def __init__(self, text: str, unknown: tuple[str, ...]) -> None:
        super().__init__(text)
        self.unknown = unknown


@cache
def words() -> tuple[str, ...]:
    """The word list: a power of two of short words, no two of which differ by one letter."""
    return tuple(resource("words/words.txt").read_text("utf-8").split())


def make_code(entropy: Callable[[int], bytes]) -> str:
    """A new code such as `maple-otter-walnut`, from `entropy(number of bytes)`."""
    count = len(words())
    # A power of two: every word is as likely as any other.
    number = int.from_bytes(entropy(8), "big")
    return "-".join(words()[number // count**place % count] for place in range(WORDS_IN_CODE))


def parse_code(text: str) -> str:
    """The code that somebody typed in whatever case and with whatever between the words."""
    typed = tuple(re.findall(r"[a-z]+", text.casefold()))
    unknown = tuple(word for word in typed if word not in _lookup())
    if len(typed) == 1 and (split := _split(typed[0])):
        return "-".join(split)
    if len(typed) != WORDS_IN_CODE or unknown:
        raise BadCode(text, unknown)
    return "-".join(typed)


@cache
def _lookup() -> frozenset[str]:
    return frozenset(words())


def _split(run: str) -> tuple[str, ...]:
    """The three words of a run without any separator, if there is exactly one way to read it."""
    readings = [
        parts
        for first in range(3, 7)
        for second in range(first + 3, first + 7)
        if _lookup().issuperset(parts := (run[:first], run[first:second], run[second:]))
    ]
    return readings[0] if len(readings) == 1 else ()
