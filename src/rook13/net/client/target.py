"""Where a client goes: which table at which host, and how long it waits before it tries again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rook13.net.addresses import Endpoint
from rook13.net.security import PasswordHash
from rook13.table.handover import Held


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
    held: Held | None = None
    """What is known of the table that this one continues, if it does."""

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


class Route:
    """Where a client calls for its table: at its host, or at the next one."""

    def __init__(self, target: Target, pin: str | None) -> None:
        self._asked_for = self.target = target
        self.pin = target.pin or pin
        self._before: tuple[Target, str | None] | None = None
        """Where to go back if the table is not at the next host."""

    @property
    def place(self) -> str:
        """Return what to remember the pin under; an address keeps its first host's."""
        has_moved = self.target.endpoints != self._asked_for.endpoints
        return (self.target if has_moved else self._asked_for).place

    @property
    def is_sent(self) -> bool:
        """Return whether the table has led us to another host, known by its certificate."""
        return self._before is not None

    def find(self, table_id: str) -> None:
        """Note which table it is."""
        self.target = replace(self.target, table_id=table_id)

    def go_to(self, place: Place, table_id: str) -> None:
        """Call at another host from now on."""
        self._before = self._before or (self.target, self.pin)
        self.target = replace(self.target, endpoints=place.endpoints, table_id=table_id)
        self.pin = place.pin

    def go_back(self) -> None:
        """Call where the table was before."""
        if self._before is not None:
            (self.target, self.pin), self._before = self._before, None

    def arrive(self) -> None:
        """Note that the table is where we called."""
        self._before = None
