"""Finds the moments in which the window would not have answered, and what it was doing."""

from __future__ import annotations

import gc
import sys
import threading
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from types import FrameType

from PySide6.QtCore import QObject, Qt, QTimer, Slot

from rook13.cli.bench_ui.core_wait import CoreWait

BEAT = 1
"""Milliseconds between two beats of a heart that nothing holds up."""
WORTH_LOOKING = 0.01
"""Seconds; a beat that is so late makes the sampler look what is going on."""
SAMPLE_SECONDS = 0.001
"""From one look to the next."""
OURS = "rook13"
QT = "Qt"
SHOWN_FRAMES = 4
SHOWN_DEEDS = 2
KEPT = 5


@dataclass(frozen=True, slots=True)
class Stall:
    """Milliseconds in which no event was taken."""

    wall: float
    """By the clock."""
    cpu: float
    """In which this thread worked."""
    queued: float
    """In which it would have, but others had the cores."""
    doing: str

    @property
    def own(self) -> float:
        """Return how long it would have been if a core had always been free."""
        return self.wall - self.queued


@dataclass(frozen=True, slots=True)
class Stalls:
    """All that was seen."""

    seconds: float
    beats: int
    p99: float
    longest: float
    longest_own: float
    longest_cpu: float
    worst: tuple[Stall, ...]


class StallWatch(QObject):
    """Beats in the event loop; a thread samples the stack whenever a beat is late."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._gaps: list[float] = []
        self._longest_own = self._longest_cpu = 0.0
        self._worst: list[Stall] = []
        self._samples: Counter[str] = Counter()
        self._is_on = False
        self._thread_id = threading.get_ident()
        self._wait = CoreWait()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(BEAT)
        self._timer.timeout.connect(self._on_beat)

    def start(self) -> None:
        """Watch from now on."""
        self._is_on = True
        self._usual_switch = sys.getswitchinterval()
        # Otherwise whoever samples sees mostly the moments in which Python is left for Qt.
        sys.setswitchinterval(SAMPLE_SECONDS)
        gc.callbacks.append(self._on_collection)
        self._begin_beat()
        self._begun = self._last
        self._timer.start()
        self._sampler = threading.Thread(target=self._sample, daemon=True)
        self._sampler.start()

    def stop(self) -> Stalls:
        """Return what has been seen."""
        self._is_on = False
        self._timer.stop()
        self._sampler.join()
        sys.setswitchinterval(self._usual_switch)
        gc.callbacks.remove(self._on_collection)
        self._wait.close()
        gaps = sorted(self._gaps) or [0.0]
        return Stalls(
            time.perf_counter() - self._begun,
            len(self._gaps),
            gaps[int(0.99 * len(gaps))],
            gaps[-1],
            self._longest_own,
            self._longest_cpu,
            tuple(self._worst),
        )

    @Slot()
    def _on_beat(self) -> None:
        wall = 1000 * (time.perf_counter() - self._last) - BEAT
        cpu = 1000 * (time.thread_time() - self._cpu)
        stall = Stall(wall, cpu, self._wait.milliseconds() - self._queued, "")
        self._gaps.append(max(0.0, wall))
        self._longest_own = max(self._longest_own, stall.own)
        self._longest_cpu = max(self._longest_cpu, cpu)
        if len(self._worst) < KEPT or wall > self._worst[-1].wall:
            # A copy, made in one go: the sampler may still be writing.
            self._keep(Stall(wall, cpu, stall.queued, deeds(dict(self._samples))))
        self._begin_beat()

    def _begin_beat(self) -> None:
        self._samples = Counter()
        self._queued = self._wait.milliseconds()
        self._last, self._cpu = time.perf_counter(), time.thread_time()

    def _keep(self, stall: Stall) -> None:
        worst = sorted([*self._worst, stall], key=lambda each: -each.wall)
        self._worst = worst[:KEPT]

    def _on_collection(self, phase: str, about: dict[str, int]) -> None:
        """Note what cannot be sampled: nobody else runs meanwhile."""
        if phase == "start":
            self._collecting = time.perf_counter()
        else:
            took = time.perf_counter() - self._collecting
            name = f"garbage collection of generation {about['generation']}"
            self._samples[name] += round(took / SAMPLE_SECONDS)

    def _sample(self) -> None:
        """Look while a beat is late, and sleep until one might be: even looking holds others up."""
        while self._is_on:
            late = time.perf_counter() - self._last
            if late > WORTH_LOOKING:
                self._samples[_where(sys._current_frames().get(self._thread_id))] += 1
            time.sleep(max(SAMPLE_SECONDS, WORTH_LOOKING - late))


def _where(frame: FrameType | None) -> str:
    """Return our own functions on the stack, the innermost first."""
    names: list[str] = []
    while frame is not None and len(names) < SHOWN_FRAMES:
        module = frame.f_globals.get("__name__", "")
        if module.startswith(OURS) and not module.startswith(__package__ or OURS):
            names.append(f"{module.removeprefix(f'{OURS}.')}.{frame.f_code.co_name}")
        frame = frame.f_back
    return " < ".join(names) or QT


def deeds(samples: Mapping[str, int]) -> str:
    """Return what was seen most, and how much of the time."""
    total = sum(samples.values())
    most = [(what, count) for what, count in Counter(samples).most_common(SHOWN_DEEDS) if count]
    return ", ".join(f"{100 * count / total:.0f} % {what}" for what, count in most)
