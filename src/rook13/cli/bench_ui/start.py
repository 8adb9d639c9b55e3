"""From the start of a process to its pictures, against an empty window in the same minute."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rook13.cli.bench_ui.screen import with_screen
from rook13.cli.errors import CommandError

SCRIPT = Path(__file__).with_name("first_paint.py")
LONGEST = 60


@dataclass(frozen=True, slots=True)
class Begun:
    """How long it took until a picture was there, in milliseconds, by the clock and of the CPU."""

    wall: float
    cpu: float

    def ratio(self, other: Begun) -> float:
        """Return how many times longer this took."""
        return self.wall / other.wall

    def cpu_ratio(self, other: Begun) -> float:
        """Return the same in CPU time, which other programs do not disturb."""
        return self.cpu / other.cpu


@dataclass(frozen=True, slots=True)
class Start:
    """Medians of all starts."""

    pairs: int
    bare: Begun
    window: Begun
    """Ours, with its name and its birds."""
    sign_in: Begun
    """Ours, when it asks who is playing."""


def measure_start(pairs: int, told: Callable[[int], None]) -> Start:
    """Start both by turns, once unmeasured, so that both find the disk equally warm."""
    if getattr(sys, "frozen", False):
        raise CommandError("Starting can only be measured with a Python that is installed.")
    bare: list[Begun] = []
    window: list[Begun] = []
    sign_in: list[Begun] = []
    with tempfile.TemporaryDirectory() as folder:
        for pair in range(pairs + 1):
            (empty,) = _start(folder, "bare")
            first, second = _start(folder, "window", str(Path(folder, "data")))
            bare.append(empty)
            window.append(first)
            sign_in.append(second)
            told(pair)
    return Start(pairs, _median(bare[1:]), _median(window[1:]), _median(sign_in[1:]))


def _start(folder: str, *words: str) -> list[Begun]:
    """Return when each picture was there."""
    # Both get compiled files of their own, also where Python is told not to write any.
    environment = with_screen(os.environ) | {"PYTHONPYCACHEPREFIX": str(Path(folder, "pyc"))}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    begun = time.monotonic()
    ended = subprocess.run(
        [sys.executable, "-P", str(SCRIPT), *words],
        capture_output=True,
        text=True,
        timeout=LONGEST,
        env=environment,
        check=False,
    )
    if ended.returncode or not ended.stdout:
        raise CommandError(f"A window could not be opened:\n{ended.stderr.strip()}")
    pictures = [map(float, line.split()) for line in ended.stdout.splitlines()]
    return [Begun(1000 * (painted - begun), 1000 * cpu) for painted, cpu in pictures]


def _median(starts: list[Begun]) -> Begun:
    return Begun(
        statistics.median(start.wall for start in starts),
        statistics.median(start.cpu for start in starts),
    )
