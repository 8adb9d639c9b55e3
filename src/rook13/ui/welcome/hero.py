"""The picture beside the sign-in: a table, a fan of cards and the birds that play."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from rook13.engine.cards import Card, Suit
from rook13.ui.art import avatar, table_pixmap
from rook13.ui.part import Desk
from rook13.ui.text import context

tr = context("Welcome")

SUITS = tuple(
    Suit(place, key[0].upper(), key)
    for place, key in enumerate(("red", "yellow", "black", "green"))
)
FAN = (
    Card(0, "R13", SUITS[0], 13, 10),
    Card(1, "Y10", SUITS[1], 10, 10),
    Card(2, "G14", SUITS[3], 14),
    Card(3, "B5", SUITS[2], 5, 5),
    Card(4, "RK", None, 0, 20),
)
"""As in the games, which this picture would have to wait for."""
FLOCK = ("owl", "robin", "rook", "kingfisher", "puffin")
DEGREES = 13
TITLE, TAGLINE = (2.8, 0.1), (1.0, 0.03)
"""Sizes of letters: at least this many lines of ordinary text, and this part of the width."""
GAP = 0.12


class Hero(QWidget):
    """A calm table that says what this is."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        line = self.fontMetrics().height()
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * line, round(1.8 * line), 2 * line, line)
        column.setSpacing(line // 3)
        self._title = self._inked("Rook13")
        self._tagline = self._inked(tr("Five card games for friends and clever birds."))
        self._tagline.setWordWrap(True)
        column.addWidget(self._title)
        column.addWidget(self._tagline)
        column.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._grow(self._title, TITLE, QFont.Weight.DemiBold)
        self._grow(self._tagline, TAGLINE, QFont.Weight.Normal)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        ratio = self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        surface = table_pixmap(self._desk.look.surface, self.width(), self.height(), ratio)
        painter.drawPixmap(0, 0, surface)
        top = self._tagline.geometry().bottom() + self.fontMetrics().height()
        room = QRectF(0, top, self.width(), self.height() - top)
        self._paint_fan(painter, room, ratio)
        self._paint_flock(painter, room, ratio)
        painter.end()

    def _paint_fan(self, painter: QPainter, room: QRectF, ratio: float) -> None:
        art = self._desk.look.art
        width = min(room.width() * 0.33, room.height() * 0.36)
        height = art.height(width)
        # All cards are held at one point below them, as in a hand.
        pivot = QPointF(room.center().x(), room.top() + room.height() * 0.1 + height * 1.35)
        middle = (len(FAN) - 1) / 2
        for place, card in enumerate(FAN):
            painter.save()
            painter.translate(pivot)
            painter.rotate((place - middle) * DEGREES)
            face = art.face(card, round(width), ratio)
            painter.drawPixmap(QPointF(-width / 2, -height * 1.3), face)
            painter.restore()

    def _paint_flock(self, painter: QPainter, room: QRectF, ratio: float) -> None:
        count = len(FLOCK)
        size = min(room.width() * 0.86 / (count + (count - 1) * GAP), room.height() * 0.19)
        step = size * (1 + GAP)
        left = room.center().x() - (step * (count - 1) + size) / 2
        top = room.bottom() - size - room.height() * 0.07
        for place, name in enumerate(FLOCK):
            bird: QPixmap = avatar(name, round(size), ratio)
            painter.drawPixmap(QPointF(left + place * step, top), bird)

    def _inked(self, text: str) -> QLabel:
        label = QLabel(text)
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        palette = QPalette(label.palette())
        palette.setColor(QPalette.ColorRole.WindowText, self._desk.look.surface.ink)
        label.setPalette(palette)
        return label

    def _grow(self, label: QLabel, size: tuple[float, float], weight: QFont.Weight) -> None:
        in_lines, in_widths = size
        font = QFont(self.font())
        line = self.fontMetrics().height()
        font.setPixelSize(round(max(line * in_lines, self.width() * in_widths)))
        font.setWeight(weight)
        label.setFont(font)
