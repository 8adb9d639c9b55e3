"""Cards on their way: positions over time, and the one clock that moves them all."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPixmap

FRAME = 16
"""Milliseconds between two pictures."""


@dataclass(slots=True)
class Flight:
    """A card that moves from one point to another; `shrinks` is its size at the end."""

    pixmap: QPixmap
    start: QPointF
    end: QPointF
    begins: int
    lasts: int
    shrinks: float = 1.0
    fades: bool = False
    now: int = 0

    @property
    def is_over(self) -> bool:
        return self.now >= self.begins + self.lasts

    @property
    def has_begun(self) -> bool:
        return self.now >= self.begins

    @property
    def progress(self) -> float:
        """Return how far it has come, 0 to 1, slowing down towards the end."""
        part = (self.now - self.begins) / self.lasts if self.lasts else 1.0
        rest = 1 - min(1.0, max(0.0, part))
        return 1 - rest * rest * rest

    @property
    def centre(self) -> QPointF:
        return self.start + (self.end - self.start) * self.progress

    @property
    def scale(self) -> float:
        return 1 + (self.shrinks - 1) * self.progress

    @property
    def opacity(self) -> float:
        """Return how visible it is; a card that fades does so near the end."""
        return 1.0 if not self.fades else min(1.0, 2.5 * (1 - self.progress))

    def area(self) -> QRectF:
        size = self.pixmap.deviceIndependentSize() * self.scale
        area = QRectF(QPointF(), size)
        area.moveCenter(self.centre)
        return area


class Flights(QObject):
    """Everything that flies; silent when nothing does."""

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.all: list[Flight] = []
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._on_frame)

    def launch(self, flight: Flight) -> Flight:
        """Start a flight; one that takes no time is over already."""
        if flight.begins + flight.lasts <= 0:
            return flight
        if not self._timer.isActive():
            self._clock.start()
            self._timer.start()
        now = self._clock.elapsed()
        flight.begins += now
        flight.now = now
        self.all.append(flight)
        return flight

    def finish(self) -> None:
        """End all flights at once."""
        for flight in self.all:
            flight.now = flight.begins + flight.lasts
        self._land()

    @Slot()
    def _on_frame(self) -> None:
        now = self._clock.elapsed()
        for flight in self.all:
            flight.now = now
        self.moved.emit()
        if any(flight.is_over for flight in self.all):
            self._land()

    def _land(self) -> None:
        self.all = [flight for flight in self.all if not flight.is_over]
        if not self.all:
            self._timer.stop()
        self.moved.emit()
