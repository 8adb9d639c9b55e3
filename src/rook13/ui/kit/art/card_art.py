"""Cards as pixmaps in the look that the player chose, one by one and as a fan for each game."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from rook13.engine.cards import Card, Suit
from rook13.ui.kit.art.card_styles import BACKS, STANDARD, Face, Palette
from rook13.ui.kit.art.drawing import HEIGHT, WIDTH, Canvas
from rook13.ui.kit.art.faces import CORNER_RADIUS, back_svg, face_svg, suit_svg
from rook13.ui.kit.art.pictures import render

CACHE_BYTES = 96 * 1024 * 1024
"""Room for all cards of a deck at 4K, twice."""
BYTES_PER_PIXEL = 4
PAPER = "#fffdf6"
NIGHT_PAPER = "#f5efe2"
"""Dimmer, for dark windows; writing is just as readable on it."""

CARDS_WITHOUT_PICTURE = 4
SPREAD = 13.0
"""Degrees between two cards."""
PIVOT = 1.35
"""How far below the top of a card the fan turns, in heights of a card."""
CARD_HEIGHT = 0.8
"""Of the height of the emblem."""


class PixmapCache:
    """Keeps the pixmaps used last, up to so many bytes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """Return the pixmap of a key, made now if it is not kept."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        made = self._kept[key] = make()
        self.size += _bytes(made)
        while self.size > self.limit:
            _, dropped = self._kept.popitem(last=False)
            self.size -= _bytes(dropped)
        return made

    def clear(self) -> None:
        self._kept.clear()
        self.size = 0


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * BYTES_PER_PIXEL


@dataclass(frozen=True, slots=True)
class CardLook:
    """What a player chose: face style, suit colours, back and paper."""

    face: Face = Face.CLASSIC
    palette: Palette = STANDARD
    back: str = BACKS[0]
    paper: str = PAPER


class CardArt:
    """Draws faces, backs and suits in the chosen look and keeps what it drew."""

    def __init__(self, look: CardLook | None = None, cache_bytes: int = CACHE_BYTES) -> None:
        self._look = look or CardLook()
        self.cache = PixmapCache(cache_bytes)

    @property
    def look(self) -> CardLook:
        return self._look

    @look.setter
    def look(self, look: CardLook) -> None:
        if look != self._look:
            self._look = look
            self.cache.clear()

    def face(self, card: Card, width: float, ratio: float = 1) -> QPixmap:
        """Return the face of a card, `width` wide on a screen with this pixel ratio."""
        canvas = Canvas(card, self._look.palette, self._look.paper)
        key = ("face", canvas.shape_id, card.name, card.points, width, ratio)
        return self._drawn(key, lambda: face_svg(canvas, self._look.face), width, ratio)

    def back(self, width: float, ratio: float = 1) -> QPixmap:
        key = ("back", width, ratio)
        return self._drawn(key, lambda: back_svg(self._look.back), width, ratio)

    def suit(self, suit: Suit, size: float, ratio: float = 1) -> QPixmap:
        """Return the shape of a suit in its colour."""
        canvas = Canvas(Card(0, suit.letter, suit, 0), self._look.palette, self._look.paper)
        key = ("suit", suit.key, size, ratio)
        return self.cache.get(key, lambda: render(suit_svg(canvas), size, size, ratio))

    @staticmethod
    def height(width: float) -> float:
        return width * HEIGHT / WIDTH

    def _drawn(self, key: Hashable, svg: Callable[[], str], width: float, ratio: float) -> QPixmap:
        radius = width * CORNER_RADIUS / WIDTH
        return self.cache.get(key, lambda: render(svg(), width, self.height(width), ratio, radius))


@cache
def emblem_cards(game_id: str) -> tuple[Card, ...]:
    """Return the cards that stand for a game: those it names, or the first of its deck."""
    # The sign-in shows cards before the games are loaded.
    from rook13.engine.rules import make_rules

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
