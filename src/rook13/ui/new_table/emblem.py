"""A game at a glance: a fan of the cards that are typical for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rook13.engine.cards import Card
from rook13.engine.rules import make_rules
from rook13.ui.art.card_art import CardArt
from rook13.ui.ui_context import UiContext

TYPICAL: Mapping[str, tuple[str, ...]] = {
    "rook13": ("G5", "Y10", "B14", "R13"),
    "rook": ("G10", "Y14", "R1", "RK"),
    "fowl": ("B14", "Y10", "P1", "FW"),
    "five_hundred": ("10H", "AS", "JD", "JO"),
    "elemental": ("Z1", "W13", "F13", "X1"),
}
SPREAD = 13.0
"""Degrees between two cards."""
PIVOT = 1.35
"""How far below the top of a card the fan turns, in heights of a card."""
CARD_HEIGHT = 0.8
"""Of the height of the emblem."""


@cache
def typical_cards(game_id: str) -> tuple[Card, ...]:
    """Return the cards that stand for a game."""
    deck = make_rules(game_id).deck
    return tuple(deck.card(name) for name in TYPICAL.get(game_id, ())) or deck.cards[:4]


def paint_fan(
    painter: QPainter, area: QRectF, art: CardArt, cards: Sequence[Card], ratio: float
) -> None:
    """Draw cards like a hand that somebody holds, in the middle of an area."""
    height = area.height() * CARD_HEIGHT
    width = height * 100 / art.height(100)
    middle = (len(cards) - 1) / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.center().x(), area.top() + height * (PIVOT + 0.04))
    for place, card in enumerate(cards):
        painter.save()
        painter.rotate((place - middle) * SPREAD)
        painter.drawPixmap(QPointF(-width / 2, -height * PIVOT), art.face(card, width, ratio))
        painter.restore()
    painter.restore()


class Emblem(QWidget):
    """The fan of a game as a picture of so many lines of text."""

    def __init__(
        self, ui: UiContext, game_id: str, lines: float = 5, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._art = ui.look.art
        self._game = game_id
        self._lines = lines
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_game(self, game_id: str) -> None:
        """Show another game."""
        self._game = game_id
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        height = self.fontMetrics().height() * self._lines
        return QSize(round(height * 1.35), round(height))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        paint_fan(painter, QRectF(self.rect()), self._art, typical_cards(self._game), ratio)
        painter.end()
