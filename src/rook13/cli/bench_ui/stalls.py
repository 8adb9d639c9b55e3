"""Finds the moments in which the window would not have answered, and what it was doing."""

from __future__ import annotations

import sys
import threading
import time
from collections import Counter
from dataclasses import dataclass
from types import FrameType

from PySide6.QtCore import QObject, Qt, QTimer, Slot

BEAT = 1
"""Milliseconds between two beats of a heart that nothing holds up."""
SAMPLE_SECONDS = 0.002
WORTH_LOOKING = 0.006
"""A beat that is so late makes the sampler look what is going on."""
OURS = "rook13"
SHOWN_FRAMES = 4
KEPT = 3


@dataclass(frozen=True, slots=True)
class Stall:
    """Milliseconds by the clock and of this thread's CPU in which no event was taken."""

    wall: float
    cpu: float
    doing: str


@dataclass(frozen=True, slots=True)
class Stalls:
    """All that was seen."""

    seconds: float
    beats: int
    p99: float
    longest: float
    longest_cpu: float
    worst: tuple[Stall, ...]


class StallWatch(QObject):
    """Beats in the event loop; a thread samples the stack whenever a beat is late."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._gaps: list[float] = []
        self._longest_cpu = 0.0
        self._worst: list[Stall] = []
        self._samples: Counter[str] = Counter()
        self._is_on = False
        self._thread_id = threading.get_ident()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT)
        self._timer.timeout.connect(self._on_beat)

    def start(self) -> None:
        """Watch from now on."""
        self._is_on = True
        self._begun = self._last = time.perf_counter()
        self._cpu = time.thread_time()
        self._timer.start()
        self._sampler = threading.Thread(target=self._sample, daemon=True)
        self._sampler.start()

    def stop(self) -> Stalls:
        """Return what has been seen."""
        self._is_on = False
        self._timer.stop()
        self._sampler.join()
        gaps = sorted(self._gaps) or [0.0]
        return Stalls(
            time.perf_counter() - self._begun,
            len(self._gaps),
            gaps[int(0.99 * len(gaps))],
            gaps[-1],
            self._longest_cpu,
            tuple(self._worst),
        )

    @Slot()
    def _on_beat(self) -> None:
        now, cpu = time.perf_counter(), time.thread_time()
        wall, spent = 1000 * (now - self._last) - BEAT, 1000 * (cpu - self._cpu)
        self._gaps.append(max(0.0, wall))
        self._longest_cpu = max(self._longest_cpu, spent)
        if len(self._worst) < KEPT or wall > self._worst[-1].wall:
            self._keep(Stall(wall, spent, _commonest(self._samples)))
        self._samples = Counter()
        self._last, self._cpu = time.perf_counter(), time.thread_time()

    def _keep(self, stall: Stall) -> None:
        worst = sorted([*self._worst, stall], key=lambda each: -each.wall)
        self._worst = worst[:KEPT]

    def _sample(self) -> None:
        while self._is_on:
            time.sleep(SAMPLE_SECONDS)
            if time.perf_counter() - self._last > WORTH_LOOKING:
                self._samples[_where(sys._current_frames().get(self._thread_id))] += 1


def _where(frame: FrameType | None) -> str:
    """Return our own functions on the stack, the innermost first."""
    names: list[str] = []
    while frame is not None and len(names) < SHOWN_FRAMES:
        module = frame.f_globals.get("__name__", "")
        if module.startswith(OURS) and not module.startswith(__package__ or OURS):
            names.append(f"{module.removeprefix(f'{OURS}.')}.{frame.f_code.co_name}")
        frame = frame.f_back
    return " < ".join(names)


def _commonest(samples: Counter[str]) -> str:
    return samples.most_common(1)[0][0] if samples else ""
