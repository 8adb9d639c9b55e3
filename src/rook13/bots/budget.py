"""How much a bot may think: so many iterations, or until a moment, whichever comes first."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

SLICE = 250


@dataclass(frozen=True, slots=True)
class Budget:
    """Iterations and seconds; with iterations alone a bot is deterministic."""

    iterations: int
    seconds: float | None = None


class Meter:
    """Counts one decision's thinking against its budget."""

    def __init__(self, budget: Budget, clock: Callable[[], float] = time.monotonic) -> None:
        self._left = budget.iterations
        self._clock = clock
        self._deadline = None if budget.seconds is None else clock() + budget.seconds

    @property
    def is_timed(self) -> bool:
        """Return whether a deadline ends the thinking."""
        return self._deadline is not None

    @property
    def left(self) -> int:
        """Return how many iterations are left, none after the deadline."""
        late = self._deadline is not None and self._clock() >= self._deadline
        return 0 if late else self._left

    def take(self, most: int = SLICE) -> int:
        """Return the size of the next slice, 0 when the budget is used up, and count it."""
        size = min(most, self.left)
        self._left -= size
        return size

    def share(self, iterations: int) -> Meter:
        """Return a meter for a part of the thinking, which ends with the whole of it."""
        part = Meter(Budget(min(iterations, self.left)), self._clock)
        part._deadline = self._deadline
        return part
