"""A game at a glance: a fan of the cards that stand for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from rook13.engine.cards import Card
from rook13.engine.rules import make_rules
from rook13.ui.kit.art.card_art import CardArt

CARDS_WITHOUT_PICTURE = 4
SPREAD = 13.0
"""Degrees between two cards."""
PIVOT = 1.35
"""How far below the top of a card the fan turns, in heights of a card."""
CARD_HEIGHT = 0.8
"""Of the height of the emblem."""


@cache
def emblem_cards(game_id: str) -> tuple[Card, ...]:
    """Return the cards that stand for a game: those it names, or the first of its deck."""
    rules = make_rules(game_id)
    chosen = tuple(rules.deck.card(name) for name in rules.picture)
    return chosen or rules.deck.cards[:CARDS_WITHOUT_PICTURE]


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
