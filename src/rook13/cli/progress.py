"""A bar that says how far a long run has come; only where somebody watches."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TextIO

WIDTH = 30
INTERVAL = 0.1
CLEAR_LINE = "\r\x1b[K"


class Progress:
    """Counts up to `total` on a terminal and stays silent anywhere else."""

    def __init__(
        self,
        total: int,
        unit: str,
        stream: TextIO,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._total = total
        self._unit = unit
        self._stream = stream
        self._clock = clock
        self._shown = stream.isatty()
        self._start = self._last = clock()

    def update(self, done: int) -> None:
        """Redraw, unless that was done a moment ago."""
        now = self._clock()
        if self._shown and now - self._last >= INTERVAL:
            self._last = now
            self._stream.write(f"{CLEAR_LINE}{self._bar(done, now - self._start)}")
            self._stream.flush()

    def close(self) -> None:
        """Leave a clean line behind."""
        if self._shown:
            self._stream.write(CLEAR_LINE)
            self._stream.flush()

    def _bar(self, done: int, seconds: float) -> str:
        filled = WIDTH * done // self._total
        bar = "#" * filled + "." * (WIDTH - filled)
        rate = done / seconds if seconds else 0.0
        left = f"{_duration((self._total - done) / rate)} left" if rate else ""
        return f"[{bar}] {done:,}/{self._total:,} {self._unit}  {rate:,.1f} a second  {left}"


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes:02} min"
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"
