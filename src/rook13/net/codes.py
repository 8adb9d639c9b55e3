"""Three-word codes by which private tables are found, and how often one may guess them.

A private table is in no list. Whoever has its code asks every host on the network over TLS, and
only the host can tell whether a code is right, a few times a minute: nothing that anybody hears
on the network helps to check a guess. 2 048 words make 2^33 codes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from ipaddress import IPv6Address, ip_address

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


def is_misspelt_code(text: str) -> bool:
    """Return whether somebody meant a code: three words, one of them right, and no address."""
    typed = re.findall(r"[a-z]+", text.casefold())
    if len(typed) != WORDS_IN_CODE or re.search(r"[\d.:]", text):
        return False
    return 0 < sum(word in _lookup() for word in typed) < WORDS_IN_CODE


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


PER_PEER = Allowance(burst=5, seconds=6)
# With everybody together at ten a second, all 2^33 codes take 27 years.
IN_ALL = Allowance(burst=50, seconds=0.1)
MAX_PEERS = 1000


class Lookup(Enum):
    """How the search for a code can end without a table."""

    UNKNOWN = "unknown"
    TOO_MANY = "too_many"


@dataclass(slots=True)
class _Bucket:
    allowance: Allowance
    tokens: float
    at: float

    def refill(self, now: float) -> None:
        gained = max(0.0, now - self.at) / self.allowance.seconds
        self.tokens = min(self.allowance.burst, self.tokens + gained)
        self.at = now

    @property
    def is_full(self) -> bool:
        return self.tokens >= self.allowance.burst


class TableCodes:
    """The codes of a host's private tables; the right code counts as a guess like any other."""

    def __init__(
        self,
        entropy: Callable[[int], bytes],
        per_peer: Allowance = PER_PEER,
        in_all: Allowance = IN_ALL,
    ) -> None:
        self._entropy = entropy
        self._per_peer = per_peer
        self._in_all = _Bucket(in_all, in_all.burst, 0.0)
        self._peers: dict[str, _Bucket] = {}
        self._tables: dict[str, str] = {}

    def add(self, table_id: str, code: str | None = None) -> str:
        """The code of a table: a new one, or after a restart the one it had."""
        while code is None or self._tables.get(code, table_id) != table_id:
            code = make_code(self._entropy)
        self.remove(table_id)
        self._tables[code] = table_id
        return code

    def remove(self, table_id: str) -> None:
        """Forget the code of a table."""
        self._tables = {code: table for code, table in self._tables.items() if table != table_id}

    def find(self, code: str, peer_address: str, now: float) -> str | Lookup:
        """The table with this code, if the peer and all together have not guessed too often."""
        peer = self._peer(_network_of(peer_address), now)
        peer.refill(now)
        self._in_all.refill(now)
        if peer.tokens < 1 or self._in_all.tokens < 1:
            return Lookup.TOO_MANY
        peer.tokens -= 1
        self._in_all.tokens -= 1
        return self._tables.get(code, Lookup.UNKNOWN)

    def _peer(self, network: str, now: float) -> _Bucket:
        if network not in self._peers and len(self._peers) >= MAX_PEERS:
            self._forget_refilled(now)
        fresh = _Bucket(self._per_peer, self._per_peer.burst, now)
        return self._peers.setdefault(network, fresh)

    def _forget_refilled(self, now: float) -> None:
        for bucket in self._peers.values():
            bucket.refill(now)
        refilled = [network for network, bucket in self._peers.items() if bucket.is_full]
        # All are guessing: then the limit for all together has to do.
        for network in refilled or list(self._peers):
            del self._peers[network]


def _network_of(address: str) -> str:
    """What one person commands: an IPv4 address, or a whole /64 of IPv6."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return str(int(parsed) >> 64)
    return address
