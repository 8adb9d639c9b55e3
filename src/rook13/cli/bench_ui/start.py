"""From the start of a process to the first picture, against an empty window in the same minute."""

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
    """How long one start took, in milliseconds, by the clock and of the CPU."""

    wall: float
    cpu: float


@dataclass(frozen=True, slots=True)
class Start:
    """Medians of all starts."""

    pairs: int
    bare: Begun
    window: Begun

    @property
    def ratio(self) -> float:
        """Return how many times longer our window takes."""
        return self.window.wall / self.bare.wall

    @property
    def cpu_ratio(self) -> float:
        """Return the same in CPU time, which other programs do not disturb."""
        return self.window.cpu / self.bare.cpu


def measure_start(pairs: int, told: Callable[[int], None]) -> Start:
    """Start both by turns, once unmeasured, so that both find the disk equally warm."""
    if getattr(sys, "frozen", False):
        raise CommandError("Starting can only be measured with a Python that is installed.")
    bare: list[Begun] = []
    window: list[Begun] = []
    with tempfile.TemporaryDirectory() as folder:
        for pair in range(pairs + 1):
            bare.append(_start(folder, "bare"))
            window.append(_start(folder, "window", str(Path(folder, "data"))))
            told(pair)
    return Start(pairs, _median(bare[1:]), _median(window[1:]))


def _start(folder: str, *words: str) -> Begun:
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
    try:
        painted, cpu = map(float, ended.stdout.split())
    except ValueError:
        raise CommandError(f"A window could not be opened:\n{ended.stderr.strip()}") from None
    return Begun(1000 * (painted - begun), 1000 * cpu)


def _median(starts: list[Begun]) -> Begun:
    return Begun(
        statistics.median(start.wall for start in starts),
        statistics.median(start.cpu for start in starts),
    )
