"""One timer for everything that waits for its time: tables and connections."""

from __future__ import annotations

import heapq
import itertools
import time
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Slot

Clock = Callable[[], float]
LONGEST_MS = 60_000


class Timed(Protocol):
    """Something that wants to be told when its time has come."""

    def next_deadline(self) -> float | None:
        """Return when, or None if never."""

    def ring(self, now: float) -> None:
        """Do what is due."""


class Clockwork(QObject):
    """Rings whatever is due; who moves a deadline forward calls `wind` again."""

    def __init__(self, clock: Clock = time.monotonic, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.now = clock
        self._deadlines: dict[Timed, float] = {}
        self._queue: list[tuple[float, int, Timed]] = []
        self._numbers = itertools.count()
        self._set_for = float("inf")
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_timeout)

    def wind(self, timed: Timed) -> None:
        """Take note of when something wants to be rung next."""
        deadline = timed.next_deadline()
        if deadline is None:
            self._deadlines.pop(timed, None)
        elif self._deadlines.get(timed) != deadline:
            self._deadlines[timed] = deadline
            heapq.heappush(self._queue, (deadline, next(self._numbers), timed))
            self._tidy()
            self._set_timer()

    def forget(self, timed: Timed) -> None:
        """Ring it no more."""
        self._deadlines.pop(timed, None)

    def _tidy(self) -> None:
        """Drop deadlines that were moved, before they are many."""
        if len(self._queue) > 4 * len(self._deadlines) + 64:
            self._queue = [
                entry for entry in self._queue if self._deadlines.get(entry[2]) == entry[0]
            ]
            heapq.heapify(self._queue)

    def _set_timer(self) -> None:
        while self._queue and self._deadlines.get(self._queue[0][2]) != self._queue[0][0]:
            heapq.heappop(self._queue)
        if not self._queue:
            self._set_for = float("inf")
            self._timer.stop()
        elif self._queue[0][0] != self._set_for:
            self._set_for = self._queue[0][0]
            wait = max(0.0, self._set_for - self.now())
            # Rounded up: a timer that comes too early would only be set again.
            self._timer.start(min(LONGEST_MS, int(wait * 1000) + (wait > 0)))

    @Slot()
    def _on_timeout(self) -> None:
        now = self.now()
        due: list[Timed] = []
        while self._queue and self._queue[0][0] <= now:
            deadline, _, timed = heapq.heappop(self._queue)
            if self._deadlines.get(timed) == deadline:
                del self._deadlines[timed]
                due.append(timed)
        self._set_for = float("inf")
        for timed in due:
            timed.ring(now)
            self.wind(timed)
        self._set_timer()
