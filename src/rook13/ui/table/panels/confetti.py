"""Gentle confetti for a victory."""

from __future__ import annotations

from dataclasses import dataclass
from math import sin, tau
from random import Random

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from rook13.ui.ui_context import UiContext

PIECES = 70
DURATION = 3600
LONGEST_WAIT = 0.35
FADE = 0.25


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of paper; everything is a share of the widget, or of the time."""

    x: float
    wait: float
    sway: float
    turns: float
    size: float
    colour: int


class Confetti(QWidget):
    """Lies over a panel and lets every click through; still unless things may move."""

    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._ui = ui
        chance = Random(13)
        self._pieces = [_piece(chance) for _ in range(PIECES)]
        self._fall = QVariantAnimation(self)
        self._fall.setStartValue(0.0)
        self._fall.setEndValue(1.0)
        self._fall.setDuration(DURATION)
        self._fall.setEasingCurve(QEasingCurve.Type.Linear)
        self._fall.valueChanged.connect(self.update)
        self._fall.finished.connect(self.hide)
        self.hide()

    @property
    def is_falling(self) -> bool:
        """Return whether pieces are in the air."""
        return self._fall.state() is QVariantAnimation.State.Running

    def start(self) -> None:
        """Let it fall once, if the player likes things to move."""
        if not self._ui.look.motion.fly:
            return
        self.show()
        self.raise_()
        self._fall.start()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw all pieces where they are now."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        looks = list(self._ui.look.palette.looks.values())
        now = float(self._fall.currentValue() or 0.0)
        for piece in self._pieces:
            self._draw(painter, piece, now, QColor(looks[piece.colour % len(looks)].fill))
        painter.end()

    def _draw(self, painter: QPainter, piece: Piece, now: float, colour: QColor) -> None:
        time = (now - piece.wait) / (1 - LONGEST_WAIT)
        if not 0 <= time <= 1:
            return
        colour.setAlphaF(min(1.0, (1 - time) / FADE) * 0.9)
        x = (piece.x + piece.sway * sin(tau * time)) * self.width()
        side = piece.size * self.fontMetrics().height()
        painter.save()
        painter.translate(x, (time * 1.1 - 0.05) * self.height())
        painter.rotate(360 * piece.turns * time)
        painter.fillRect(QRectF(-side / 2, -side / 4, side, side / 2), colour)
        painter.restore()


def _piece(chance: Random) -> Piece:
    return Piece(
        x=chance.random(),
        wait=chance.uniform(0, LONGEST_WAIT),
        sway=chance.uniform(-0.05, 0.05),
        turns=chance.uniform(-1.5, 1.5),
        size=chance.uniform(0.4, 0.8),
        colour=chance.randrange(100),
    )
