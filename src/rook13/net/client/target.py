"""Where a client goes: which table at which host, and how long it waits before it tries again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from rook13.net.addresses import Endpoint
from rook13.net.security import PasswordHash


@dataclass(frozen=True, slots=True)
class BackOff:
    """Doubles from `first` to `longest` seconds; a part of each wait is left to chance."""

    first: float = 0.5
    longest: float = 10.0
    spread: float = 0.5

    def delay(self, attempt: int, jitter: Callable[[], float]) -> float:
        """Seconds before attempt 0, 1, 2 …; `jitter` gives a number from 0 up to 1.

        Chance keeps four clients of a host that comes back from calling at the same instant.
        """
        # 2.0 ** attempt overflows after hours of trying.
        whole = min(self.longest, self.first * 2.0 ** min(attempt, 32))
        return whole * (1 - self.spread * jitter())


@dataclass(frozen=True, slots=True)
class Target:
    """Which table, and where: by its id, its code or its name, or the only one there is."""

    endpoints: tuple[Endpoint, ...]
    table_id: str | None = None
    code: str | None = None
    password: str | PasswordHash | None = None
    """A former host knows the hash only."""
    name: str | None = None
    pin: str | None = None
    """The host's certificate, where it is known for sure."""

    @property
    def place(self) -> str:
        """Return under what to remember the host's certificate: the table, or else the address.

        An address may be another computer's tomorrow; a table stays at its host.
        """
        return f"table {self.table_id}" if self.table_id else str(self.endpoints[0])


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table may be: the addresses of a host, and its certificate."""

    endpoints: tuple[Endpoint, ...]
    pin: str | None
    key: str | None = None
    """Whose program it is, if it is a successor's."""


class Route:
    """Where a client calls for its table: at its host, and in a search at all successors."""

    def __init__(
        self, target: Target, pin: str | None, successors: Callable[[], Iterable[Place]]
    ) -> None:
        self._asked_for = self.target = target
        self.pin = target.pin or pin
        self._successors = successors
        self._left: list[Place] = []
        self._calling: Place | None = None
        self.is_searching = False
        self._was_sent = False

    @property
    def place(self) -> str:
        """Return what to remember the pin under; an address keeps its first host's."""
        has_moved = self.target.endpoints != self._asked_for.endpoints
        return (self.target if has_moved else self._asked_for).place

    @property
    def has_more(self) -> bool:
        """Return whether there are places left in this round."""
        return bool(self._left)

    @property
    def is_elsewhere(self) -> bool:
        """Return whether a successor was called, and not the table's host."""
        return self._calling is not None and self._calling.key is not None

    @property
    def is_sure(self) -> bool:
        """Return whether the signed way of the table has led us there, by certificate."""
        return self._was_sent or self.is_elsewhere

    def next(self) -> Place:
        """Return whom to call now."""
        if not self._left:
            # A host that is gone takes the longest to fail.
            others = self._successors() if self.is_searching else ()
            self._left = [*others, Place(self.target.endpoints, self.pin)]
        self._calling = self._left.pop(0)
        return self._calling

    def find(self, table_id: str) -> None:
        """Note which table it is."""
        self.target = replace(self.target, table_id=table_id)

    def trust(self, fingerprint: str) -> None:
        """Note the certificate of the table's host, unless a successor has shown it."""
        if not self.is_elsewhere:
            self.pin = fingerprint

    def ask_successors(self) -> None:
        """Call all successors next, and not the host, which does not have the table."""
        self.is_searching = True
        self._left = list(self._successors())

    def go_to(self, place: Place, table_id: str) -> None:
        """Call at the table's new place from now on."""
        self.target = replace(self.target, endpoints=place.endpoints, table_id=table_id)
        self.pin = place.pin
        self._was_sent = True
        self._stop_searching()

    def arrive(self, table_id: str, fingerprint: str) -> None:
        """Note that the table is where we called; from now on that is its host."""
        self._was_sent = False
        self._stop_searching()
        if self._calling is not None:
            endpoints = self._calling.endpoints
            self.target = replace(self.target, endpoints=endpoints, table_id=table_id)
            self.pin = fingerprint
            # It is gone only after the usual time, as any other.
            self._calling = Place(endpoints, fingerprint)

    def _stop_searching(self) -> None:
        self.is_searching = False
        self._left.clear()
