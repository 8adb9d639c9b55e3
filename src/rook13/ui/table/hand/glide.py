"""Lets cards slide to their places; they can be pressed on their way."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QVariantAnimation, Signal
from PySide6.QtWidgets import QWidget

OVERLAP = 0.45
"""The part of the time that one card takes when all are dealt one after the other."""


class Glide(QObject):
    """Moves widgets from where they are to where they belong."""

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._starts: dict[QWidget, QPoint] = {}
        self._goals: dict[QWidget, QPoint] = {}
        self._in_turn = False
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._on_tick)

    @property
    def is_moving(self) -> bool:
        """Return whether something is on its way."""
        return self._clock.state() == QVariantAnimation.State.Running

    def move(self, goals: Mapping[QWidget, QPoint], time: int, *, in_turn: bool = False) -> None:
        """Move widgets within so many milliseconds, all at once or one after the other."""
        if self.is_moving and goals == self._goals:
            return
        self._clock.stop()
        self._goals = dict(goals)
        self._starts = {widget: widget.pos() for widget in goals}
        self._in_turn = in_turn
        if time <= 0 or self._starts == self._goals:
            self.arrive()
            return
        self._clock.setDuration(time)
        self._clock.start()

    def arrive(self) -> None:
        """Put everything where it belongs at once."""
        self._clock.stop()
        for widget, goal in self._goals.items():
            widget.move(goal)
        self.moved.emit()

    def forget(self, widget: QWidget) -> None:
        """Leave a widget alone from now on."""
        self._goals.pop(widget, None)

    def _on_tick(self, progress: float) -> None:
        last = max(1, len(self._goals) - 1)
        for place, (widget, goal) in enumerate(self._goals.items()):
            own = progress
            if self._in_turn:
                delay = (1 - OVERLAP) * place / last
                own = max(0.0, min(1.0, (progress - delay) / OVERLAP))
            start = self._starts[widget]
            widget.move(start + (goal - start) * self._curve.valueForProgress(own))
        self.moved.emit()
