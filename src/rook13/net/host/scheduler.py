"""One timer for everything that waits for its time: tables and connections."""

from __future__ import annotations

import heapq
import itertools
import time
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Slot

from rook13.background.jobs import errors_reported

Clock = Callable[[], float]
LONGEST_MS = 60_000


class Scheduled(Protocol):
    """Something with a deadline."""

    def next_deadline(self) -> float | None:
        """Return when `on_deadline` is wanted, or None if never."""

    def on_deadline(self, now: float) -> None:
        """Do what is due."""


class Scheduler(QObject):
    """Calls what is due; call `schedule` again when a deadline has moved forward."""

    def __init__(self, clock: Clock = time.monotonic, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.now = clock
        self._deadlines: dict[Scheduled, float] = {}
        self._queue: list[tuple[float, int, Scheduled]] = []
        self._numbers = itertools.count()
        self._set_for = float("inf")
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_timeout)

    def schedule(self, item: Scheduled) -> None:
        """Note the next deadline of something."""
        deadline = item.next_deadline()
        if deadline is None:
            self._deadlines.pop(item, None)
        elif self._deadlines.get(item) != deadline:
            self._deadlines[item] = deadline
            heapq.heappush(self._queue, (deadline, next(self._numbers), item))
            self._drop_moved()
            self._set_timer()

    def cancel(self, item: Scheduled) -> None:
        self._deadlines.pop(item, None)

    def _drop_moved(self) -> None:
        """Drop outdated queue entries before there are many of them."""
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
        due: list[Scheduled] = []
        while self._queue and self._queue[0][0] <= now:
            deadline, _, item = heapq.heappop(self._queue)
            if self._deadlines.get(item) == deadline:
                del self._deadlines[item]
                due.append(item)
        self._set_for = float("inf")
        for item in due:
            # One that fails has no turn again before it asks for it.
            with errors_reported():
                item.on_deadline(now)
                self.schedule(item)
        self._set_timer()
