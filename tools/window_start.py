"""How long a process takes from its start to its first pictures, against an empty window."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

SCRIPT = Path(__file__).with_name("first_paint.py")
LONGEST = 60
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@dataclass(frozen=True, slots=True)
class StartTime:
    """Milliseconds until a picture was there, by the clock and of CPU time."""

    wall: float
    cpu: float

    def ratio(self, other: StartTime) -> float:
        """Return how many times longer this took."""
        return self.wall / other.wall

    def cpu_ratio(self, other: StartTime) -> float:
        """Return the same in CPU time, which other programs hardly disturb."""
        return self.cpu / other.cpu


@dataclass(frozen=True, slots=True)
class Start:
    """Medians of all starts."""

    pairs: int
    bare: StartTime
    window: StartTime
    """Ours, with its name and its birds."""
    sign_in: StartTime
    """Ours, when it asks who is playing."""


def with_screen(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of a process that can open windows."""
    if sys.platform in ("win32", "darwin") or any(environment.get(name) for name in SCREENS):
        return dict(environment)
    return {**environment, "QT_QPA_PLATFORM": "offscreen"}


def platform() -> str:
    """Return what windows are shown with, as far as that is known without Qt."""
    return with_screen(os.environ).get("QT_QPA_PLATFORM") or "this screen"


def measure_start(pairs: int, on_progress: Callable[[int], None]) -> Start:
    """Start both in turn, the first time unmeasured, so that both find the disk equally warm."""
    bare: list[StartTime] = []
    window: list[StartTime] = []
    sign_in: list[StartTime] = []
    with tempfile.TemporaryDirectory() as folder:
        for pair in range(pairs + 1):
            (empty,) = _start(folder, "bare")
            first, second = _start(folder, "window", str(Path(folder, "data")))
            bare.append(empty)
            window.append(first)
            sign_in.append(second)
            on_progress(pair)
    return Start(pairs, _median(bare[1:]), _median(window[1:]), _median(sign_in[1:]))


def _start(folder: str, *words: str) -> list[StartTime]:
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
        raise SystemExit(f"A window could not be opened:\n{ended.stderr.strip()}")
    pictures = [map(float, line.split()) for line in ended.stdout.splitlines()]
    return [StartTime(1000 * (painted - begun), 1000 * cpu) for painted, cpu in pictures]


def _median(starts: list[StartTime]) -> StartTime:
    return StartTime(
        statistics.median(start.wall for start in starts),
        statistics.median(start.cpu for start in starts),
    )
