"""The board of a review: a position with all cards open, and its layout."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rook13.engine.cards import Card
from rook13.engine.seats import Seat
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.pictures import icon_pixmap
from rook13.ui.kit.art.side_marks import draw_mark
from rook13.ui.kit.art.surfaces import surface_pixmap
from rook13.ui.review.position import Position, aside_words, position_words, seat_words
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.words import Names

SHAPE = 1.4
"""Height of a card in widths, rounded up."""
OUT = 0.2
"""How far a marked card is raised, in heights of a card."""
STEP_ROW, STEP_COLUMN = 0.6, 0.42
"""The largest distance of cards, in widths in a row and in heights in a column."""
WIDEST_SHARE = 0.085
"""Of the board's width."""
CARDS_HIGH = 4.0
"""Two rows, the trick between them and raised cards, in heights of a card."""
LINES_HIGH = 4.0
"""The names, in lines of text."""
TRICK_REACH = 0.62
SIGN = 1.25
"""How far a badge reaches beyond a raised card, in the same unit as OUT."""
LABEL_SHARE, LABEL_SHARE_OF_MANY = 0.3, 0.2
"""The width of a name at the edge, in board widths, for up to four players and for more."""
tr = context("Review")
CORNER = 0.07
ASIDE_SCALE = 0.62
BADGE = 0.4
BADGE_OUT = 0.35
"""How far the centre of a badge is outside the card, in badges, so that it hides no number."""
SMALLEST_LINES = QSize(26, 17)
USUAL_LINES = QSize(40, 26)


@dataclass(frozen=True, slots=True)
class HandPlace:
    """Where a hand is, in a row or a column."""

    area: QRectF
    is_row: bool
    label: QRectF
    out: QPointF
    """How far a marked card moves, towards the middle."""

    def spots(self, count: int, card: QSizeF) -> list[QPointF]:
        """Return the top left corner of each card, with the hand centred."""
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
class BoardLayout:
    """The layout of the board at one size."""

    card: QSizeF
    hands: tuple[HandPlace, ...]
    """Clockwise from the bottom."""
    middle: QRectF

    def in_trick(self, place: int, count: int) -> QPointF:
        """Return the top left corner of a place's card in the trick."""
        centre, own = self.middle.center(), self.hands[place].area.center()
        way = own - centre
        reach_x = self.card.width() * TRICK_REACH * (1.6 if count > 4 else 1.15)
        reach_y = self.card.height() * TRICK_REACH * 0.72
        length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        spot = centre + QPointF(way.x() / length * reach_x, way.y() / length * reach_y)
        return spot - QPointF(self.card.width() / 2, self.card.height() / 2)


def board_layout(size: QSizeF, players: int, line: float) -> BoardLayout:
    """Return the layout for a board of this size with text of this height."""
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
    return BoardLayout(card, hands, middle)


def _slots(
    players: int, bottom: QRectF, columns: tuple[QRectF, QRectF], top: QRectF
) -> list[tuple[QRectF, bool]]:
    """Return the areas of the hands clockwise from the bottom, and which of them are rows."""
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
    """Put the name above a hand; above a column it may be wider than the column."""
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


class Board(QWidget):
    """Shows one position, with an accessible description."""

    def __init__(
        self, ui: UiContext, names: Names, bottom: Seat, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._ui = ui
        self._names = names
        self.bottom = bottom
        """The seat whose cards are at the bottom."""
        self._position: Position | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        give_role(self, Role.Graphic)
        self.setAccessibleName(tr("Cards at this point"))

    @property
    def position(self) -> Position | None:
        return self._position

    @property
    def places(self) -> BoardLayout:
        players, line = len(self._names.rules.seats), self.fontMetrics().height()
        return board_layout(QSizeF(self.size()), players, line)

    def place(self, seat: Seat) -> int:
        """Return the number of seats clockwise from the bottom."""
        return (seat.index - self.bottom.index) % len(self._names.rules.seats)

    def show_position(self, position: Position) -> None:
        self._position = position
        self.setAccessibleDescription(position_words(self._ui.look, position, self._names))
        self.update()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return SMALLEST_LINES * self.fontMetrics().height()

    def sizeHint(self) -> QSize:  # noqa: N802
        return USUAL_LINES * self.fontMetrics().height()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_felt(painter)
        if self._position is not None:
            _Picture(painter, self, self._ui, self._names, self._position).paint()
        painter.end()

    def _paint_felt(self, painter: QPainter) -> None:
        path, radius = QPainterPath(), self.fontMetrics().height() * 0.6
        path.addRoundedRect(QRectF(self.rect()), radius, radius)
        painter.setClipPath(path)
        surface, ratio = self._ui.look.surface, self.devicePixelRatioF()
        painter.drawPixmap(0, 0, surface_pixmap(surface, self.width(), self.height(), ratio))


class _Picture:
    """Draws one position at one size."""

    def __init__(
        self, painter: QPainter, board: Board, ui: UiContext, names: Names, position: Position
    ) -> None:
        self._painter = painter
        self._board = board
        self._ui = ui
        self._look = ui.look
        self._names = names
        self._position = position
        self._line = painter.fontMetrics().height()
        self._places = board.places
        self._ratio = painter.device().devicePixelRatio()

    def paint(self) -> None:
        self._paint_aside()
        self._paint_trick()
        for seat in self._position.rules.seats:
            place = self._places.hands[self._board.place(seat)]
            self._paint_hand(seat, place)
            self._paint_name(seat, place)

    def _paint_hand(self, seat: Seat, place: HandPlace) -> None:
        position, cards = self._position, self._position.hands[seat.index]
        for card, spot in zip(cards, place.spots(len(cards), self._places.card), strict=True):
            is_own = position.action is not None and position.action.seat == seat
            played = is_own and card in position.played
            better = is_own and card in position.better_cards
            self._paint_card(card, spot + place.out if played or better else spot)
            if played or better:
                self._mark(spot + place.out, place, is_played=played, is_better=better)

    def _paint_card(self, card: Card, spot: QPointF, scale: float = 1.0) -> None:
        width = self._places.card.width() * scale
        self._painter.drawPixmap(spot, self._look.art.face(card, round(width), self._ratio))

    def _mark(self, spot: QPointF, place: HandPlace, *, is_played: bool, is_better: bool) -> None:
        """Draw a ring and a badge, because colour alone is not enough."""
        theme, painter = self._look.theme, self._painter
        colour = QColor(theme.good if is_better else theme.bad)
        if is_played and not self._position.better:
            colour = QColor(theme.focus)
        card = self._places.card
        pen = QPen(colour, max(2.0, card.width() * 0.055))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width = round(card.width())
        area = QRectF(spot, QSizeF(width, self._look.art.height(width)))
        painter.drawRoundedRect(area, area.width() * CORNER, area.width() * CORNER)
        self._paint_badge(area, place, colour, "check" if is_better else "play")

    def _paint_badge(self, area: QRectF, place: HandPlace, colour: QColor, sign: str) -> None:
        size = area.width() * BADGE
        beyond = size * BADGE_OUT
        if place.is_row:
            y = area.top() - beyond if place.out.y() < 0 else area.bottom() + beyond
            at = QPointF(area.left() + size * 0.62, y)
        else:
            x = area.right() + beyond if place.out.x() > 0 else area.left() - beyond
            at = QPointF(x, area.top() + size * 0.62)
        painter = self._painter
        painter.setPen(QPen(QColor(self._look.theme.base), max(1.0, size / 12)))
        painter.setBrush(colour)
        painter.drawEllipse(at, size / 2, size / 2)
        inner = size * 0.66
        picture = icon_pixmap(sign, self._look.theme.base, round(inner), self._ratio)
        painter.drawPixmap(at - QPointF(inner / 2, inner / 2), picture)

    def _paint_name(self, seat: Seat, place: HandPlace) -> None:
        painter, action = self._painter, self._position.action
        is_turn = action is not None and action.seat == seat
        font = QFont(painter.font())
        font.setBold(is_turn)
        painter.save()
        painter.setFont(font)
        size = self._line * 0.62
        shown = self._name_words(seat, place.label.width() - size * 1.4)
        width = painter.fontMetrics().horizontalAdvance(shown)
        left = self._name_left(place, width, size)
        middle = QPointF(left + size / 2, place.label.center().y())
        draw_mark(painter, self._look.theme, self._position.rules.side_of[seat.index], middle, size)
        painter.setPen(QPen(QColor(self._look.surface.ink), max(1.5, self._line / 12)))
        room = QRectF(place.label)
        room.setLeft(left + size * 1.4)
        room.setWidth(width + 2)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        if is_turn:
            painter.drawLine(room.bottomLeft(), room.bottomRight())
        painter.restore()

    def _name_words(self, seat: Seat, room: float) -> str:
        """Return the name, shortened if need be, with the call or the tricks."""
        metrics, name = self._painter.fontMetrics(), self._names.seat(seat)
        whole = seat_words(self._look, self._position, seat, self._names)
        rest = whole.removeprefix(name)
        left = int(room) - metrics.horizontalAdvance(rest)
        return metrics.elidedText(name, Qt.TextElideMode.ElideRight, left) + rest

    def _name_left(self, place: HandPlace, width: float, size: float) -> float:
        """Return the left of a name: centred in a row, at the outer edge of a column."""
        whole = width + size * 1.4
        if place.is_row:
            return place.label.center().x() - whole / 2
        return place.label.left() if place.out.x() > 0 else place.label.right() - whole - 2

    def _paint_trick(self) -> None:
        plays = self._position.trick
        count = len(self._position.rules.seats)
        for seat, card in plays:
            self._paint_card(card, self._places.in_trick(self._board.place(seat), count))

    def _paint_aside(self) -> None:
        """Draw the kitty or the discard in a corner of the middle."""
        cards, middle = self._position.aside, self._places.middle
        if not cards:
            return
        scale = ASIDE_SCALE if self._position.trick or self._position.view.tricks else 1.0
        width = self._places.card.width() * scale
        step = width * (0.55 if scale < 1 else 1.08)
        left = middle.left() + self._line * 0.4
        top = middle.top() + self._line * 1.3
        if scale == 1.0:
            left = middle.center().x() - (step * (len(cards) - 1) + width) / 2
            top = middle.center().y() - self._places.card.height() / 2
        for number, card in enumerate(cards):
            self._paint_card(card, QPointF(left + number * step, top), scale)
        self._painter.setPen(QColor(self._look.surface.ink))
        whole = max(step * (len(cards) - 1) + width, self._line * 6)
        label = QRectF(left, top - self._line * 1.25, whole, self._line * 1.2)
        words = aside_words(self._position, self._look)
        self._painter.drawText(label, Qt.AlignmentFlag.AlignLeft, words)
