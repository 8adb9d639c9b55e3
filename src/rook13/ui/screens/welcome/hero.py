"""The picture beside the sign-in: a table, a fan of cards and the birds that play.

Without words and cards it is the first picture of the program, so it imports as little as it can.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from rook13.ui.kit.art.pictures import AVATARS, avatar
from rook13.ui.kit.art.surfaces import Surface, surface_pixmap

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from rook13.engine.cards import Card
    from rook13.ui.kit.art.card_art import CardArt

HERO_PARTS, FORM_PARTS = 9, 11
"""How the welcome screen divides its width."""
FLOCK = ("owl", "robin", AVATARS[0], "kingfisher", "puffin")
TITLE, TAGLINE = (2.8, 0.1), (1.0, 0.03)
"""Sizes of letters: at least this many lines of ordinary text, and this part of the width."""
GAP = 0.12
ONE_LINE = " "
FAN_DEGREES = 13
"""Between two cards of the fan."""


class Hero(QWidget):
    """A table with the name of the program, birds and cards."""

    def __init__(self, surface: Surface, words: str = ONE_LINE) -> None:
        super().__init__()
        self._surface = surface
        self._art: CardArt | None = None
        self.is_painted = False
        """Whether it has been on the screen."""
        line = self.fontMetrics().height()
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * line, round(1.8 * line), 2 * line, line)
        column.setSpacing(line // 3)
        self._title = self._inked("Rook13")
        self._tagline = self._inked(words)
        self._tagline.setWordWrap(True)
        column.addWidget(self._title)
        column.addWidget(self._tagline)
        column.addStretch(1)

    def show_cards(self, art: CardArt) -> None:
        """Add a fan of cards to the picture."""
        self._art = art
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._grow(self._title, TITLE, QFont.Weight.DemiBold)
        self._grow(self._tagline, TAGLINE, QFont.Weight.Normal)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        ratio = self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        surface = surface_pixmap(self._surface, self.width(), self.height(), ratio)
        painter.drawPixmap(0, 0, surface)
        top = self._tagline.geometry().bottom() + self.fontMetrics().height()
        room = QRectF(0, top, self.width(), self.height() - top)
        if self._art is not None:
            _paint_fan(painter, room, self._art, ratio)
        _paint_flock(painter, room, ratio)
        painter.end()
        self.is_painted = True

    def _inked(self, text: str) -> QLabel:
        label = QLabel(text)
        label.setProperty("centred", True)
        palette = label.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(self._surface.ink))
        label.setPalette(palette)
        return label

    def _grow(self, label: QLabel, size: tuple[float, float], weight: QFont.Weight) -> None:
        in_lines, in_widths = size
        font = QFont(self.font())
        line = self.fontMetrics().height()
        font.setPixelSize(round(max(line * in_lines, self.width() * in_widths)))
        font.setWeight(weight)
        label.setFont(font)


class WelcomePlaceholder(QWidget):
    """The welcome screen before it is loaded: its picture, and room for its form."""

    def __init__(self, surface: Surface) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.hero = Hero(surface)
        row.addWidget(self.hero, HERO_PARTS)
        row.addStretch(FORM_PARTS)


def _paint_flock(painter: QPainter, room: QRectF, ratio: float) -> None:
    count = len(FLOCK)
    size = min(room.width() * 0.86 / (count + (count - 1) * GAP), room.height() * 0.19)
    step = size * (1 + GAP)
    left = room.center().x() - (step * (count - 1) + size) / 2
    top = room.bottom() - size - room.height() * 0.07
    for place, name in enumerate(FLOCK):
        bird = avatar(name, round(size), ratio)
        painter.drawPixmap(QPointF(left + place * step, top), bird)


def _paint_fan(painter: QPainter, room: QRectF, art: CardArt, ratio: float) -> None:
    """Paint a hand of cards, held at one point below them."""
    width = min(room.width() * 0.33, room.height() * 0.36)
    height = art.height(width)
    pivot = QPointF(room.center().x(), room.top() + room.height() * 0.1 + height * 1.35)
    cards = _fan_cards()
    middle = (len(cards) - 1) / 2
    for place, card in enumerate(cards):
        painter.save()
        painter.translate(pivot)
        painter.rotate((place - middle) * FAN_DEGREES)
        face = art.face(card, round(width), ratio)
        painter.drawPixmap(QPointF(-width / 2, -height * 1.3), face)
        painter.restore()


def _fan_cards() -> tuple[Card, ...]:
    """Return cards as the games have them; importing the games would take too long here."""
    from rook13.engine.cards import Card, Suit

    red, yellow, black, green = (
        Suit(place, key[0].upper(), key)
        for place, key in enumerate(("red", "yellow", "black", "green"))
    )
    return (
        Card(0, "R13", red, 13, 10),
        Card(1, "Y10", yellow, 10, 10),
        Card(2, "G14", green, 14),
        Card(3, "B5", black, 5, 5),
        Card(4, "RK", None, 0, 20),
    )
