"""Where things lie on the canvas, computed from its size."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, radians, sin

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize

PLACES: Mapping[int, tuple[tuple[float, float], ...]] = {
    3: ((0, 1), (0.0, 0.24), (1.0, 0.24)),
    4: ((0, 1), (0.0, 0.42), (0.5, 0.0), (1.0, 0.42)),
    5: ((0, 1), (0.0, 0.48), (0.2, 0.0), (0.8, 0.0), (1.0, 0.48)),
    6: ((0, 1), (0.0, 0.56), (0.04, 0.08), (0.5, 0.0), (0.96, 0.08), (1.0, 0.56)),
}
"""Of the room that a badge has: clockwise from the bottom, around an ellipse."""
WIDEST = 2.3
"""On a very wide canvas the seats stay this close together, in multiples of its height."""
BADGE_WIDTH, PANEL_HEIGHT, STRIP_HEIGHT, RING = 11.6, 3.5, 1.45, 0.35
"""In lines of text."""
CARD_RATIO = 1.4
REACHES: Mapping[int, tuple[float, float]] = {3: (1.2, 0.515), 4: (1.04, 0.515)}
"""How far apart few cards lie, in cards: so far that a ring around one touches no other."""
BUBBLE = 2.0
"""In lines of text: how far a call of the seat at the top hangs into the middle."""
PANELS = 0.58
"""Of the height: panels for bids begin lower than this."""
KITTY = 0.66
"""Of a card in the trick."""
UPPER = 0.15
"""Of the height: seats above this line are at the top, and the middle is below them."""


@dataclass(frozen=True, slots=True)
class TableGeometry:
    """All positions for one size of the canvas."""

    line: float
    """The height of a line of text, in which badges and captions are measured."""
    badges: tuple[QRect, ...]
    """By place clockwise from the bottom."""
    zone: QRectF
    """The middle, where no badge is."""
    card_width: int
    spots: tuple[QPointF, ...]
    """The centre of the card that each place has played."""
    caption: QRectF
    kitty: QRectF
    """What lies in the middle before the play, above the player's panel."""
    aside: QRectF
    """What lies apart during the play: the turned card, or what was discarded."""
    tally: QRect

    def beside(self, place: int) -> QRectF:
        """Return where what a seat has discarded lies: beside its badge, clear of the trick."""
        badge, area = QRectF(self.badges[place]), QRectF(self.aside)
        middle = self.zone.center().x()
        is_alone_at_top = place and badge.top() < self.line and len(self.badges) <= 4
        if is_alone_at_top:
            area.moveTop(badge.top() + RING * self.line)
            area.moveRight(badge.left() - 2 * self.line)
            return area
        if badge.center().x() < middle:
            area.moveLeft(self.zone.left() + 0.2 * area.width())
        lowest = self.zone.bottom() - 2 * self.line - area.height()
        area.moveTop(max(area.top(), min(badge.center().y() - area.height() / 2, lowest)))
        return area

    @property
    def card_size(self) -> QSize:
        return QSize(self.card_width, round(self.card_width * CARD_RATIO))


def lay_out(size: QSize, players: int, text_height: int) -> TableGeometry:
    """Return where everything lies on a canvas of this size."""
    line = _line(size, text_height)
    badges = _badges(size, players, line)
    zone = _zone(size, badges, line)
    pile = max(12.0, min(zone.height() * 0.15, zone.width() * 0.14))
    # What lies apart is beside the trick, with its caption.
    beside = pile * 1.4
    middle = zone.adjusted(beside, 0, -beside, -2 * line)
    reach_x, reach_y = _reaches(players)
    room = min(middle.width() / (1 + 2 * reach_x), middle.height() / (1 + 2 * reach_y) / CARD_RATIO)
    width = max(24, int(min(room, size.height() * 0.25)))
    spots = _spots(players, middle.center(), reach_x * width, reach_y * width * CARD_RATIO)
    low = spots[0].y() + 0.5 * width * CARD_RATIO
    caption = QRectF(zone.left(), low + 0.3 * line, zone.width(), 1.6 * line)
    aside = QRectF(zone.right() - pile, zone.top() + 0.4 * line, pile, pile * CARD_RATIO)
    kitty = _kitty(size, zone, width, line)
    tally = _tally(size, badges, line)
    return TableGeometry(line, badges, zone, width, spots, caption, kitty, aside, tally)


def own_badge(size: QSize, text_height: int) -> QRect:
    """Return where the player's own seat is: the same with any number of players."""
    return _badges(size, min(PLACES), _line(size, text_height))[0]


def _line(size: QSize, text_height: int) -> float:
    grown = text_height * min(1.8, max(1.0, size.height() / 430))
    return max(9.0, min(grown, size.height() * 0.047, size.width() * 0.026))


def _badges(size: QSize, players: int, line: float) -> tuple[QRect, ...]:
    width = round(min((BADGE_WIDTH + 2 * RING) * line, size.width() * 0.29))
    height = round((PANEL_HEIGHT + STRIP_HEIGHT + RING) * line)
    gap = round(line * 0.3)
    arena = min(size.width(), round(size.height() * WIDEST))
    left = (size.width() - arena) // 2 + gap
    room_x, room_y = arena - width - 2 * gap, size.height() - height - 2 * gap
    return tuple(
        QRect(QPoint(left + round(x * room_x), gap + round(y * room_y)), QSize(width, height))
        for x, y in PLACES[players]
    )


def _zone(size: QSize, badges: tuple[QRect, ...], line: float) -> QRectF:
    """Return the middle: between the badges at the sides, under those at the top."""
    middle, upper = size.width() / 2, size.height() * UPPER
    sides = [badge for badge in badges[1:] if abs(badge.center().x() - middle) > badge.width()]
    low = [badge for badge in sides if badge.top() > upper]
    left = max((badge.right() for badge in low if badge.center().x() < middle), default=0)
    right = min(
        (badge.left() for badge in low if badge.center().x() > middle), default=size.width()
    )
    top = max((badge.bottom() for badge in badges[1:] if badge.top() <= upper), default=0)
    gap = line * 0.5
    return QRectF(
        QPointF(left + gap, top + 0.2 * line), QPointF(right - gap, size.height() - 0.3 * line)
    )


def _reaches(players: int) -> tuple[float, float]:
    """Return how far from the middle cards lie, in cards; more than four overlap."""
    return REACHES.get(players, (1.14, 0.62))


def _spots(players: int, centre: QPointF, reach_x: float, reach_y: float) -> tuple[QPointF, ...]:
    angles = [radians(90 + 360 * place / players) for place in range(players)]
    return tuple(centre + QPointF(reach_x * cos(turn), reach_y * sin(turn)) for turn in angles)


def _kitty(size: QSize, zone: QRectF, card_width: int, line: float) -> QRectF:
    """Return the place under the bubble of the seat at the top, and above the panels."""
    top = zone.top() + BUBBLE * line
    room = size.height() * PANELS - top - 1.5 * line
    height = max(24.0, min(room, KITTY * card_width * CARD_RATIO))
    width = round(height / CARD_RATIO)
    return QRectF(round(zone.center().x() - width / 2), round(top), width, round(height))


def _tally(size: QSize, badges: tuple[QRect, ...], line: float) -> QRect:
    own = badges[0]
    height = round((PANEL_HEIGHT + 0.2) * line)
    right = size.width() - own.left() - round(RING * line)
    width = round(own.width() * 0.92)
    return QRect(
        right - width, own.bottom() - height - round(STRIP_HEIGHT * line) + 1, width, height
    )
