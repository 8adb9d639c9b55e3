"""A host's private tables by their codes, and how often one may guess."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from ipaddress import IPv6Address, ip_address

from rook13.net.codes import make_code


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


class CodeBook:
    """Which code belongs to which table; the right code counts as a guess like any other."""

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

    def open(self, table_id: str, code: str | None = None) -> str:
        """The code of a table: a new one, or after a restart the one it had."""
        while code is None or self._tables.get(code, table_id) != table_id:
            code = make_code(self._entropy)
        self.close(table_id)
        self._tables[code] = table_id
        return code

    def close(self, table_id: str) -> None:
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
            self._forget_the_rested(now)
        fresh = _Bucket(self._per_peer, self._per_peer.burst, now)
        return self._peers.setdefault(network, fresh)

    def _forget_the_rested(self, now: float) -> None:
        for bucket in self._peers.values():
            bucket.refill(now)
        rested = [network for network, bucket in self._peers.items() if bucket.is_full]
        # All are guessing: then the limit for all together has to do.
        for network in rested or list(self._peers):
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
