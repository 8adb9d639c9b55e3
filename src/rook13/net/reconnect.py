"""How long to wait before calling a lost host again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


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
