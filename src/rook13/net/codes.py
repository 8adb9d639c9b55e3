"""Three-word codes by which private tables are found, and how often one may guess them.

A private table is in no list. A client with its code tells every host on the network its first
word, and proves to the one with such a table that they know the rest, which is never sent: see
`security`.
2,048 words make 2^33 codes, 2^22 of them with the same first word.
"""

from __future__ import annotations

import difflib
import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache

from rook13.protocol.connection import TokenBucket
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
    return "-".join(_words_of(int.from_bytes(entropy(8), "big"), WORDS_IN_CODE))


def _words_of(number: int, many: int) -> list[str]:
    # A power of two: every word is as likely as any other.
    count = len(words())
    return [words()[number // count**place % count] for place in range(many)]


def first_word(code: str) -> str:
    """Return the part of a code by which a host finds the table; the rest stays secret."""
    return code.partition("-")[0]


def parse_code(text: str) -> str:
    """The code that somebody typed, in any case and with anything between the words."""
    typed = tuple(re.findall(r"[a-z]+", text.casefold()))
    unknown = tuple(word for word in typed if word not in _lookup())
    if len(typed) == 1 and (split := _split(typed[0])):
        return "-".join(split)
    if len(typed) != WORDS_IN_CODE or unknown:
        raise BadCode(text, unknown)
    return "-".join(typed)


def is_misspelt_code(text: str) -> bool:
    """Return whether somebody meant a code, with a word wrong, missing or too many.

    For a computer with such a name, add `.local` or the port.
    """
    typed = re.findall(r"[a-z]+", text.casefold())
    if len(typed) < 2 or re.search(r"[\d.:]", text):
        return False
    right = sum(word in _lookup() for word in typed)
    if len(typed) != WORDS_IN_CODE:
        return right >= 2
    return right > 0 or all(nearest_word(word, 0.75) for word in typed)


def nearest_word(typed: str, least: float = 0.6) -> str:
    """Return the word of the list that somebody probably meant, if it is as near as that."""
    return next(iter(difflib.get_close_matches(typed, words(), 1, least)), "")


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


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many guesses at once, and one more every so many seconds."""

    burst: int
    seconds: float

    def bucket(self, now: float) -> TokenBucket:
        return TokenBucket(1 / self.seconds, self.burst, now)


PER_PLACE = Allowance(burst=5, seconds=6)
# Who has seen the first word of a code tries the other two for 24 days until half of them are done.
PER_TABLE = Allowance(burst=30, seconds=1)
# A guess costs the host some ten milliseconds.
IN_ALL = Allowance(burst=50, seconds=0.1)
MOST_BUCKETS = 1000


class Guesses:
    """How often codes and passwords may be tried: from one place, at one table, and in all."""

    def __init__(
        self,
        per_place: Allowance = PER_PLACE,
        per_table: Allowance = PER_TABLE,
        in_all: Allowance = IN_ALL,
    ) -> None:
        self._allowances = per_place, per_table, in_all
        self._buckets: OrderedDict[tuple[int, str], TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def may_guess(self, place: str, table: str, now: float) -> bool:
        """Count a guess from a place, as `place_of` says it, unless there were too many."""
        subjects = enumerate((place, table, ""))
        return all(self._bucket(kind, subject, now).take(1, now) for kind, subject in subjects)

    def _bucket(self, kind: int, subject: str, now: float) -> TokenBucket:
        key = kind, subject
        if key not in self._buckets:
            self._buckets[key] = self._allowances[kind].bucket(now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_BUCKETS:
            # All are guessing: then the limit for all together has to do.
            self._buckets.popitem(last=False)
        return self._buckets[key]


SAFETY_WORDS = 4


@lru_cache(maxsize=64)
def safety_words(fingerprint: str) -> str:
    """Return four words for a host's certificate, which people can read to each other.

    They are slow to make, so that nobody finds a certificate of their own with the same words.
    """
    salt = b"rook13-safety-words"
    digest = hashlib.scrypt(bytes.fromhex(fingerprint), salt=salt, n=1 << 14, r=8, p=1, dklen=8)
    return " ".join(_words_of(int.from_bytes(digest, "big"), SAFETY_WORDS))
