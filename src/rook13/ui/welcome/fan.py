"""The cards in the picture beside the sign-in."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rook13.engine.cards import Card, Suit
from rook13.ui.art.card_art import CardArt

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
DEGREES = 13


def paint_fan(art: CardArt, painter: QPainter, room: QRectF, ratio: float) -> None:
    """Paint a hand of cards, held at one point below them."""
    width = min(room.width() * 0.33, room.height() * 0.36)
    height = art.height(width)
    pivot = QPointF(room.center().x(), room.top() + room.height() * 0.1 + height * 1.35)
    middle = (len(FAN) - 1) / 2
    for place, card in enumerate(FAN):
        painter.save()
        painter.translate(pivot)
        painter.rotate((place - middle) * DEGREES)
        face = art.face(card, round(width), ratio)
        painter.drawPixmap(QPointF(-width / 2, -height * 1.3), face)
        painter.restore()
