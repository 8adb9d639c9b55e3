"""Where a client goes: which table at which host, and how long it waits before it tries again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

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

        Chance keeps four clients of a host that comes back from knocking at the same instant.
        """
        # 2.0 ** attempt overflows after a night of trying.
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
