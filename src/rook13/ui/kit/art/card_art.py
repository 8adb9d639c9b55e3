"""Cards as pixmaps in the look that the player chose: faces, backs, suits, and a fan of them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from rook13.engine.cards import Card, Suit
from rook13.ui.kit.art.card_styles import BACKS, STANDARD, Face, Palette
from rook13.ui.kit.art.colours import mix
from rook13.ui.kit.art.drawing import (
    COIN_RADIUS,
    FIGURES,
    HEIGHT,
    WIDTH,
    Canvas,
    coin,
    document,
    drawings,
    face_label,
    figure,
    figure_name,
    label_width,
    placed,
    shape,
    written,
)
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
CORNER_RADIUS = 17
EDGE = '<rect x="1" y="1" width="{}" height="{}" rx="{}" fill="{}" stroke="#3b3324" {}/>'
MIDDLE, CENTRE = WIDTH / 2, HEIGHT / 2
COLUMN = 37
"""The middle of the index column of a classic face."""
LARGE_COLUMN = 57
_INSET = COIN_RADIUS + 13
COIN_AT_TOP, COIN_AT_BOTTOM = (WIDTH - _INSET, _INSET), (_INSET, HEIGHT - _INSET)
COURT_SIZE = 112
NUMBER_GROUND = 0.6
"""How pale the shape behind a large number is."""
COPY_MARK_GAP = 19
PIP_SUITS = ("clubs", "diamonds", "hearts", "spades")
PIP = 43
LEFT, RIGHT = 89, WIDTH - 89
_FOUR = ((LEFT, 72), (RIGHT, 72), (LEFT, 264), (RIGHT, 264))
_SIX = (*_FOUR, (LEFT, CENTRE), (RIGHT, CENTRE))
_EIGHT = (*_FOUR, (LEFT, 136), (RIGHT, 136), (LEFT, 200), (RIGHT, 200))
PIPS: dict[str, tuple[tuple[float, float], ...]] = {
    "2": ((MIDDLE, 72), (MIDDLE, 264)),
    "3": ((MIDDLE, 72), (MIDDLE, 264), (MIDDLE, CENTRE)),
    "4": _FOUR,
    "5": (*_FOUR, (MIDDLE, CENTRE)),
    "6": _SIX,
    "7": (*_SIX, (MIDDLE, 120)),
    "8": (*_SIX, (MIDDLE, 120), (MIDDLE, 216)),
    "9": (*_EIGHT, (MIDDLE, CENTRE)),
    "10": (*_EIGHT, (MIDDLE, 104), (MIDDLE, 232)),
}


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


def face_svg(canvas: Canvas, face: Face) -> str:
    """Return the face of a card."""
    draw = {Face.CLASSIC: _classic, Face.LARGE: _large}[face]
    return document(WIDTH, HEIGHT, _paper(canvas.paper), draw(canvas))


def back_svg(name: str) -> str:
    """Return a back; its rounded corners are cut when it is painted."""
    return document(WIDTH, HEIGHT, drawings("cards/backs.svg")[name].markup, _paper("none"))


def suit_svg(canvas: Canvas) -> str:
    """Return the shape of a suit alone."""
    return document(100, 100, shape(canvas, 50, 50, 96))


def _paper(fill: str) -> str:
    line = 'stroke-opacity="0.45" stroke-width="2"'
    return EDGE.format(WIDTH - 2, HEIGHT - 2, CORNER_RADIUS - 1, fill, line)


def _coins(canvas: Canvas, *places: tuple[float, float]) -> str:
    points = canvas.card.points
    return "".join(coin(points, x, y) for x, y in places) if points else ""


def _special_label(canvas: Canvas) -> str:
    """Return what is written on a card without a suit; a card with a picture may say nothing."""
    name = figure_name(canvas.card)
    return drawings(FIGURES)[name].label if name else canvas.card.name


def _classic(canvas: Canvas) -> str:
    corner = _classic_corner(canvas)
    corners = corner + placed(corner, WIDTH, HEIGHT, 1, 180)
    return _classic_middle(canvas) + corners + _coins(canvas, COIN_AT_TOP, COIN_AT_BOTTOM)


def _classic_corner(canvas: Canvas) -> str:
    card = canvas.card
    if card.suit is not None:
        return (
            _index(canvas, face_label(card))
            + shape(canvas, COLUMN, 95, 41)
            + written(canvas.letter, COLUMN, 123, canvas.pen(28, 5))
        )
    label, name = _special_label(canvas), figure_name(card)
    if label or name is None:
        return _index(canvas, label) + shape(canvas, COLUMN, 94, 38)
    return figure(canvas, name, COLUMN + 2, 42, 56)


def _index(canvas: Canvas, label: str) -> str:
    pen = canvas.pen(50, 8.5)
    return written(label, max(COLUMN, 10 + label_width(label, pen) / 2), 17, pen)


def _classic_middle(canvas: Canvas) -> str:
    """Return a number on its shape, pips, a court, a bird or magic."""
    card = canvas.card
    if card.suit is None:
        name = figure_name(card)
        if name is None:
            return shape(canvas, MIDDLE, CENTRE, 164)
        return figure(canvas, name, MIDDLE, CENTRE, 164) + _copy_marks(canvas, 272)
    label = face_label(card)
    if label in drawings(FIGURES):
        return _court(canvas, label)
    if card.suit.key in PIP_SUITS and label == "A":
        return _ace(canvas)
    if card.suit.key in PIP_SUITS and label in PIPS:
        return _pips(canvas, label)
    behind = shape(canvas, MIDDLE, CENTRE, 138, pale=NUMBER_GROUND)
    return behind + written(label, MIDDLE, CENTRE - 45, canvas.pen(90, 14))


def _pips(canvas: Canvas, label: str) -> str:
    """Return as many shapes as the label says, those of the lower half upside down."""
    upright = shape(canvas, 0, 0, PIP)
    return "".join(placed(upright, x, y, 1, 180 if y > CENTRE else 0) for x, y in PIPS[label])


def _ace(canvas: Canvas) -> str:
    """Return one large shape in a double ring."""
    look = canvas.look
    rim = mix(look.fill, canvas.paper, 0.55)
    disc = mix(look.fill, canvas.paper, 0.88)
    rings = (
        f'<circle cx="{MIDDLE:g}" cy="{CENTRE:g}" r="66" fill="{disc}" stroke="{rim}"'
        f' stroke-width="3"/><circle cx="{MIDDLE:g}" cy="{CENTRE:g}" r="60" fill="none"'
        f' stroke="{rim}" stroke-width="1.5"/>'
    )
    return rings + shape(canvas, MIDDLE, CENTRE, 84)


def _court(canvas: Canvas, name: str) -> str:
    """Return a bird of the court and its mirror image in a panel."""
    half = COURT_SIZE / 2
    tint = mix(canvas.look.fill, canvas.paper, 0.84)
    rim = mix(canvas.look.ink, canvas.paper, 0.35)
    panel = (
        f'<rect x="{MIDDLE - half - 5:g}" y="40" width="{COURT_SIZE + 10}" height="{HEIGHT - 80}"'
        f' rx="10" fill="{tint}" stroke="{rim}" stroke-width="2.5"/>'
    )
    upright = figure(canvas, name, MIDDLE, CENTRE - half, COURT_SIZE)
    return panel + upright + placed(upright, WIDTH, HEIGHT, 1, 180)


def _copy_marks(canvas: Canvas, y: float) -> str:
    """Return the pearls that tell equal cards apart."""
    copy = canvas.card.name[1:]
    count = int(copy) if copy.isdigit() else 0
    first = MIDDLE - (count - 1) * COPY_MARK_GAP / 2
    look = canvas.look
    return "".join(
        f'<circle cx="{first + place * COPY_MARK_GAP:g}" cy="{y:g}" r="5.5" fill="{look.fill}"'
        f' stroke="{look.ink}" stroke-width="2"/>'
        for place in range(count)
    )


def _large(canvas: Canvas) -> str:
    draw = _large_special if canvas.card.suit is None else _large_suit
    # In a hand the next card covers all but the left side.
    return draw(canvas) + _coins(canvas, COIN_AT_TOP, COIN_AT_BOTTOM)


def _large_suit(canvas: Canvas) -> str:
    label = face_label(canvas.card)
    is_court = label in drawings(FIGURES)
    return (
        _large_corner(canvas, label)
        + written(canvas.letter, LARGE_COLUMN, 222, canvas.pen(38, 7))
        + (figure(canvas, label, 166, 262, 136) if is_court else shape(canvas, 166, 256, 116))
    )


def _large_special(canvas: Canvas) -> str:
    label, name = _special_label(canvas), figure_name(canvas.card)
    if name is None:
        return _large_corner(canvas, label) + shape(canvas, 148, 238, 136)
    if not label:
        return figure(canvas, name, 58, 62, 92) + figure(canvas, name, 132, 222, 196)
    corner = _large_corner(canvas, label)
    return corner + figure(canvas, name, 148, 238, 136) + _copy_marks(canvas, 314)


def _large_corner(canvas: Canvas, label: str) -> str:
    pen = canvas.pen(104, 17)
    middle = max(18 + label_width(label, pen) / 2, LARGE_COLUMN)
    return written(label, middle, 20, pen) + shape(canvas, LARGE_COLUMN, 172, 76)
