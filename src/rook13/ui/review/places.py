"""Where the hands of a replay lie: rows above and below, columns beside, the trick between."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

SHAPE = 1.4
"""The height of a card in widths, a little generous."""
OUT = 0.2
"""How far a card that is pointed out sticks out of its hand, in heights of a card."""
STEP_ROW, STEP_COLUMN = 0.6, 0.42
"""How far cards lie apart at most, in widths of a card in a row, in heights in a column."""
WIDEST_SHARE = 0.085
"""Of the board's width."""
CARDS_HIGH = 4.0
"""Two rows, the trick between them and cards that stick out, in heights of a card."""
LINES_HIGH = 4.0
"""The names, in lines of text."""
TRICK_REACH = 0.62
SIGN = 1.25
"""How far a sign sticks out of a card that sticks out, in the same measure."""
LABEL_SHARE, LABEL_SHARE_OF_MANY = 0.3, 0.2
"""How much of the width the name beside an edge may take, with one hand above and with two."""


@dataclass(frozen=True, slots=True)
class HandPlace:
    """Where a hand lies and whether its cards lie side by side or one below the other."""

    area: QRectF
    is_row: bool
    label: QRectF
    out: QPointF
    """How a card that is pointed out moves: towards the middle."""

    def spots(self, count: int, card: QSizeF) -> list[QPointF]:
        """Return the corner of each card, the hand in the middle of its place."""
        if count == 0:
            return []
        room, size = self._length(self.area.size()), self._length(card)
        most = size * (STEP_ROW if self.is_row else STEP_COLUMN)
        step = min(most, (room - size) / (count - 1)) if count > 1 else 0.0
        start = (room - size - step * (count - 1)) / 2
        along = [start + step * place for place in range(count)]
        left, top = self.area.left(), self.area.top()
        return [QPointF(left + at, top) if self.is_row else QPointF(left, top + at) for at in along]

    def _length(self, size: QSizeF) -> float:
        return size.width() if self.is_row else size.height()


@dataclass(frozen=True, slots=True)
class Places:
    """The whole table at one size."""

    card: QSizeF
    hands: tuple[HandPlace, ...]
    """By places clockwise from the bottom."""
    middle: QRectF

    def in_trick(self, place: int, count: int) -> QPointF:
        """Return the corner of the card that a place has played, nearer to its hand."""
        centre, own = self.middle.center(), self.hands[place].area.center()
        way = own - centre
        reach_x = self.card.width() * TRICK_REACH * (1.6 if count > 4 else 1.15)
        reach_y = self.card.height() * TRICK_REACH * 0.72
        length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        spot = centre + QPointF(way.x() / length * reach_x, way.y() / length * reach_y)
        return spot - QPointF(self.card.width() / 2, self.card.height() / 2)


def lay_out(size: QSizeF, players: int, line: float) -> Places:
    """Return the places for a board of this size with text of this height."""
    margin = line * 0.6
    height = (size.height() - 2 * margin - LINES_HIGH * line) / CARDS_HIGH
    width = min(height / SHAPE, size.width() * WIDEST_SHARE)
    card = QSizeF(width, width * SHAPE)
    raised = card.height() * OUT
    left, right = margin, size.width() - margin
    inner = QRectF(
        left + card.width() + raised,
        margin,
        size.width() - 2 * (margin + card.width() + raised),
        size.height() - 2 * margin,
    )
    top_row = QRectF(
        inner.left() + margin, inner.top() + line * 1.3, inner.width() - 2 * margin, card.height()
    )
    bottom_row = QRectF(
        top_row.left(), inner.bottom() - card.height(), top_row.width(), card.height()
    )
    side_top = margin + line * 1.3
    side = size.height() - 2 * margin - line * 1.3
    columns = (
        QRectF(left, side_top, card.width(), side),
        QRectF(right - card.width(), side_top, card.width(), side),
    )
    share = LABEL_SHARE if players <= 4 else LABEL_SHARE_OF_MANY
    slots = _slots(players, bottom_row, columns, top_row)
    hands = tuple(_place(area, is_row, line, size, raised, share) for area, is_row in slots)
    top = top_row.bottom() + raised if players > 3 else inner.top() + line * 1.8
    middle = QRectF(
        inner.left(), top, inner.width(), bottom_row.top() - line * 1.3 - raised * (1 + SIGN) - top
    )
    return Places(card, hands, middle)


def _slots(
    players: int, bottom: QRectF, columns: tuple[QRectF, QRectF], top: QRectF
) -> list[tuple[QRectF, bool]]:
    """Return the areas clockwise from the bottom; the first is that of the seat which looks on."""
    left, right = columns
    if players == 3:
        return [(bottom, True), (left, False), (right, False)]
    if players == 4:
        return [(bottom, True), (left, False), (top, True), (right, False)]
    above = _halves(top)
    if players == 5:
        return [(bottom, True), (left, False), (above[0], True), (above[1], True), (right, False)]
    below = _halves(bottom)
    return [
        (below[0], True),
        (left, False),
        (above[0], True),
        (above[1], True),
        (right, False),
        (below[1], True),
    ]


def _halves(row: QRectF) -> tuple[QRectF, QRectF]:
    gap = row.height() * 0.15
    half = QSizeF((row.width() - gap) / 2, row.height())
    return QRectF(row.topLeft(), half), QRectF(row.topLeft() + QPointF(half.width() + gap, 0), half)


def _place(
    area: QRectF, is_row: bool, line: float, size: QSizeF, out: float, share: float
) -> HandPlace:
    """Put the name above a hand; beside the edge it may be wider than a column."""
    height = line * 1.2
    if is_row:
        is_below = area.top() > size.height() / 2
        top = area.top() - height - (out * (1 + SIGN) if is_below else 0)
        label = QRectF(area.left(), top, area.width(), height)
        return HandPlace(area, True, label, QPointF(0, -out if is_below else out))
    width = size.width() * share
    is_left = area.left() < size.width() / 2
    left = area.left() if is_left else area.right() - width
    label = QRectF(left, area.top() - height, width, height)
    return HandPlace(area, False, label, QPointF(out if is_left else -out, 0))
