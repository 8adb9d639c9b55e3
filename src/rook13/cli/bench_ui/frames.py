"""Times the pictures while cards fly."""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject

from rook13.ui.table.stage.card_layer import CardLayer

PAUSE = 0.1
"""Seconds without a picture after which another flight has begun."""


@dataclass(frozen=True, slots=True)
class Frames:
    """From one picture to the next while something flies, in milliseconds."""

    count: int
    median: float
    p95: float


class FrameWatch(QObject):
    """Sees every picture of the layer that cards fly over."""

    def __init__(self, layer: CardLayer) -> None:
        super().__init__(layer)
        self._layer = layer
        self._last: float | None = None
        self._gaps: list[float] = []
        layer.installEventFilter(self)

    def stop(self) -> Frames:
        """Return what has been seen."""
        self._layer.removeEventFilter(self)
        gaps = sorted(self._gaps) or [0.0]
        return Frames(len(self._gaps), statistics.median(gaps), gaps[int(0.95 * len(gaps))])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.Paint:
            self._note(time.perf_counter())
        return False

    def _note(self, now: float) -> None:
        last, self._last = self._last, now if self._layer.is_flying() else None
        if last is not None and now - last < PAUSE:
            self._gaps.append(1000 * (now - last))
