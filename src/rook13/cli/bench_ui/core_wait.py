"""How long a thread wanted to run and others had the cores."""

from __future__ import annotations

import os

SCHEDULED = "/proc/thread-self/schedstat"
"""Nanoseconds that a thread ran, those that it waited for a core, and how often; Linux only."""


class CoreWait:
    """Tells it of the thread that makes it; where the system does not, it is nothing."""

    def __init__(self) -> None:
        try:
            self._file: int | None = os.open(SCHEDULED, os.O_RDONLY)
        except OSError:
            self._file = None

    def milliseconds(self) -> float:
        """Return the wait from the thread's beginning until now."""
        if self._file is None:
            return 0.0
        return int(os.pread(self._file, 64, 0).split()[1]) / 1e6

    def close(self) -> None:
        """Ask no more."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
