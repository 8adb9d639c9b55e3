"""Finds the moments in which a window would not have answered, and what it was doing then.

An empty window beside the measured one shows which stalls are the machine's doing.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection
from types import FrameType

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication, QMainWindow

TICK_MS = 1
"""Milliseconds between two ticks of a timer that nothing holds up."""
WORTH_LOOKING = 0.01
"""Seconds of delay from which on the stack is sampled."""
SAMPLE_SECONDS = 0.001
"""From one sample to the next."""
OURS = "rook13"
QT = "Qt"
SHOWN_FRAMES = 4
SHOWN_PLACES = 2
KEPT = 5
POLL_MS = 50
"""How often the empty window looks whether it should end."""
SCHEDULED = "/proc/thread-self/schedstat"
"""Nanoseconds that a thread ran, those that it waited for a core, and how often; Linux only."""


class CoreWait:
    """How long its thread wanted to run while others had the cores; 0 where that is not known."""

    def __init__(self) -> None:
        try:
            self._file: int | None = os.open(SCHEDULED, os.O_RDONLY)
        except OSError:
            self._file = None

    def milliseconds(self) -> float:
        """Return the wait since the thread began."""
        if self._file is None:
            return 0.0
        return int(os.pread(self._file, 64, 0).split()[1]) / 1e6

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


@dataclass(frozen=True, slots=True)
class Stall:
    """A time in which no event was handled, in milliseconds."""

    wall: float
    """By the clock."""
    cpu: float
    """In which this thread worked."""
    queued: float
    """In which it waited for a core."""
    doing: str

    @property
    def own(self) -> float:
        """Return how long it would have been if a core had always been free."""
        return self.wall - self.queued


@dataclass(frozen=True, slots=True)
class Stalls:
    """All stalls of a measurement."""

    seconds: float
    beats: int
    p99: float
    longest: float
    longest_own: float
    longest_cpu: float
    worst: tuple[Stall, ...]
    """Those with the most work of our own, which is what can be changed here."""


class StallWatch(QObject):
    """Ticks in the event loop; a thread samples the stack whenever a tick is late."""

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
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._on_tick)

    def start(self) -> None:
        self._is_on = True
        self._usual_switch = sys.getswitchinterval()
        # Otherwise most samples fall into calls to Qt, which release the interpreter lock.
        sys.setswitchinterval(SAMPLE_SECONDS)
        gc.callbacks.append(self._on_collection)
        self._begin_tick()
        self._begun = self._last
        self._timer.start()
        self._sampler = threading.Thread(target=self._sample, daemon=True)
        self._sampler.start()

    def stop(self) -> Stalls:
        """Stop watching, and return what was seen."""
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
    def _on_tick(self) -> None:
        wall = 1000 * (time.perf_counter() - self._last) - TICK_MS
        cpu = 1000 * (time.thread_time() - self._cpu)
        stall = Stall(wall, cpu, self._wait.milliseconds() - self._queued, "")
        self._gaps.append(max(0.0, wall))
        self._longest_own = max(self._longest_own, stall.own)
        self._longest_cpu = max(self._longest_cpu, cpu)
        if len(self._worst) < KEPT or cpu > self._worst[-1].cpu:
            # A copy, because the sampler may still be writing.
            self._keep(Stall(wall, cpu, stall.queued, most_sampled(dict(self._samples))))
        self._begin_tick()

    def _begin_tick(self) -> None:
        self._samples = Counter()
        self._queued = self._wait.milliseconds()
        self._last, self._cpu = time.perf_counter(), time.thread_time()

    def _keep(self, stall: Stall) -> None:
        worst = sorted([*self._worst, stall], key=lambda each: -each.cpu)
        self._worst = worst[:KEPT]

    def _on_collection(self, phase: str, about: dict[str, int]) -> None:
        """Note collections, which cannot be sampled: no other thread runs meanwhile."""
        if phase == "start":
            self._collecting = time.perf_counter()
        else:
            took = time.perf_counter() - self._collecting
            name = f"garbage collection of generation {about['generation']}"
            self._samples[name] += round(took / SAMPLE_SECONDS)

    def _sample(self) -> None:
        """Sample only while a tick is late: sampling itself slows the others down."""
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
        if module.startswith(OURS):
            names.append(f"{module.removeprefix(f'{OURS}.')}.{frame.f_code.co_name}")
        frame = frame.f_back
    return " < ".join(names) or QT


def most_sampled(samples: Mapping[str, int]) -> str:
    """Return what was sampled most often, with its share of the samples."""
    total = sum(samples.values())
    most = [(what, count) for what, count in Counter(samples).most_common(SHOWN_PLACES) if count]
    return ", ".join(f"{100 * count / total:.0f} % {what}" for what, count in most)


class BareWindow:
    """An empty window in a process of its own, watched at the same time as ours."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_show_bare, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        # Its start must not disturb what is measured from now on.
        self._pipe.recv()

    def start(self) -> None:
        self._pipe.send("start")

    def stop(self) -> Stalls:
        """Close it, and return what was seen."""
        self._pipe.send("stop")
        stalls: Stalls = self._pipe.recv()
        self._pipe.close()
        self._process.join()
        return stalls


def _show_bare(pipe: Connection) -> None:
    app = QApplication(sys.argv[:1])
    window = QMainWindow()
    window.show()
    pipe.send("shown")
    pipe.recv()
    watch = StallWatch(window)
    watch.start()
    look = QTimer(window, interval=POLL_MS)
    look.timeout.connect(lambda: app.quit() if pipe.poll() else None)
    look.start()
    app.exec()
    pipe.send(watch.stop())
