"""The cards on the felt: the trick, what lies apart, open hands, and cards in flight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
)
from PySide6.QtWidgets import QWidget

from rook13.engine import events as ev
from rook13.engine.cards import Card
from rook13.engine.seats import Seat
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.pictures import icon_pixmap
from rook13.ui.table.canvas.flights import Flight, Flights
from rook13.ui.table.canvas.geometry import CARD_RATIO, TableGeometry
from rook13.ui.table.canvas.middle import Middle, Notice, Pile
from rook13.ui.table.card_pictures import suit_shape
from rook13.ui.table.scene import Scene
from rook13.ui.ui_context import UiContext

ASIDE_STEP = 0.06
CORNER = 0.06
"""Of a card's width: how round its corners are."""
RING = 0.07
"""Likewise: how thick the ring around the winning card is, half of it outside."""
MOST_ROUNDS = 3
"""So many backs fly to each seat, however many cards are dealt."""
Spot = tuple[QRectF, Card]


class CardLayer(QWidget):
    """Draws cards from cached pixmaps; the mouse goes through to what is below."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, Role.Graphic)
        self.middle = Middle()
        self.open_cards: tuple[Spot, ...] = ()
        self.flights = Flights(self)
        self._ui = ui
        self._geometry: TableGeometry | None = None
        self._spots: Mapping[Seat, QPointF] = {}
        """Where the card of each seat lies in the trick."""
        self._seats: Mapping[Seat, QPointF] = {}
        self._hands: Mapping[Seat, QPointF] = {}
        self._beside: Mapping[Seat, QRectF] = {}
        self.notice: Notice | None = None
        self._in_flight: dict[tuple[Seat, Card], Flight] = {}
        self._dirty = QRectF()
        self._covered = QRegion()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.flights.moved.connect(self._on_moved)

    def arrange(self, geometry: TableGeometry, scene: Scene, seats: Mapping[Seat, QPointF]) -> None:
        """Place everything; `seats` are where tricks fly to and cards come from."""
        self._geometry = geometry
        self._spots = {seat: geometry.spots[scene.place(seat)] for seat in scene.rules.seats}
        self._seats = seats
        self._beside = {seat: geometry.beside(scene.place(seat)) for seat in scene.rules.seats}
        hands = dict(seats)
        if scene.seat is not None:
            # One's own cards come from the hand, which is below the canvas.
            low = self.height() + geometry.card_size.height() / 2
            hands[scene.seat] = QPointF(geometry.spots[0].x(), low)
        self._hands = hands
        self.update()

    def show_middle(self, middle: Middle) -> None:
        """Show this; cards in flight keep flying."""
        self.middle = middle
        lying = set(middle.plays)
        self._in_flight = {key: each for key, each in self._in_flight.items() if key in lying}
        self.update()

    def show_open_cards(self, cards: Sequence[Spot]) -> None:
        """Show the cards of an open hand."""
        self.open_cards = tuple(cards)
        self.update()

    def show_notice(self, notice: Notice | None) -> None:
        """Show or clear a message in the middle of the table."""
        if notice != self.notice:
            self.notice = notice
            self.update()

    @Slot(QRegion)
    def set_covered(self, region: QRegion) -> None:
        """Hide the caption of the trick where something else covers part of it."""
        if region != self._covered:
            self._covered = region
            self.update()

    def play(self, event: ev.CardPlayed) -> None:
        """Let a card of the trick come from its seat."""
        lasts = self._ui.look.motion.fly
        if lasts:
            start, end = self._hands[event.seat], self._spots[event.seat]
            flight = Flight(self._face(event.card), start, end, 0, lasts)
            self._in_flight[event.seat, event.card] = self.flights.launch(flight)

    def sweep(self, winner: Seat) -> None:
        """Let the trick fly to its winner."""
        for seat, card in self.middle.plays:
            self._send(self._face(card), self._spots[seat], self._seats[winner])
        self.show_middle(Middle(pile=self.middle.pile))

    def deal(self, scene: Scene, event: ev.CardsDealt) -> None:
        """Let backs fly from the dealer to everybody."""
        lasts, players = self._ui.look.motion.deal, len(scene.rules.seats)
        backs = players * min(MOST_ROUNDS, scene.rules.hand_size(event.number))
        step = lasts / 2 / max(1, backs - 1)
        for count in range(backs if lasts else 0):
            seat = scene.rules.seats[(event.dealer.index + 1 + count) % players]
            start, end = self._seats[event.dealer], self._hands[seat]
            self._launch(self._back(), start, end, round(step * count), round(lasts / 2))

    def give_back(self, event: ev.CardsReturned) -> None:
        """Let cards fly back to the hands they came from."""
        lasts = self._ui.look.motion.fly
        for seat, _ in event.cards if lasts and self._geometry else ():
            self._launch(self._back(), self._middle_of_table, self._hands[seat], 0, lasts)

    def take_kitty(self, declarer: Seat) -> None:
        """Let the kitty fly to the winner of the auction."""
        if self._geometry is not None:
            self._send(self._back(), self._middle_of_table, self._hands[declarer])

    def lay_aside(self, declarer: Seat) -> None:
        """Let cards fly to where they stay for the hand."""
        if self._geometry is not None:
            self._send(self._back(), self._hands[declarer], self._beside[declarer].center())

    def is_flying(self) -> bool:
        return bool(self.flights.all)

    def finish(self) -> None:
        """End all flights at once."""
        self._in_flight.clear()
        self.flights.finish()
        self.update()

    def _send(self, pixmap: QPixmap, start: QPointF, end: QPointF) -> None:
        lasts = self._ui.look.motion.sweep
        if lasts:
            self._launch(pixmap, start, end, 0, lasts)

    def _launch(
        self, pixmap: QPixmap, start: QPointF, end: QPointF, begins: int, lasts: int
    ) -> None:
        """Let a card fly somewhere and disappear."""
        flight = Flight(pixmap, start, end, begins, lasts, shrinks=0.55, fades=True)
        self.flights.launch(flight)

    @property
    def _middle_of_table(self) -> QPointF:
        assert self._geometry is not None
        return self._geometry.zone.center()

    def _back(self) -> QPixmap:
        assert self._geometry is not None
        return self._ui.look.art.back(round(self._geometry.card_width * 0.6), self._ratio)

    def _face(self, card: Card) -> QPixmap:
        assert self._geometry is not None
        return self._ui.look.art.face(card, self._geometry.card_width, self._ratio)

    @property
    def _ratio(self) -> float:
        return self.devicePixelRatioF()

    @Slot()
    def _on_moved(self) -> None:
        """Redraw only where a card was and where it is now."""
        here = self._flown_over()
        self.update(here.united(self._dirty).toAlignedRect())
        self._dirty = here

    def _flown_over(self) -> QRectF:
        margin = 0.2 * self._geometry.card_width if self._geometry else 0
        area = QRectF()
        for flight in self.flights.all:
            area = area.united(flight.area())
        return area.adjusted(-margin, -margin, margin, margin)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self._geometry is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.middle.pile is not None:
            self._paint_pile(painter, self.middle.pile, self._geometry)
        for area, card in self.open_cards:
            face = self._ui.look.art.face(card, round(area.width()), self._ratio)
            painter.drawPixmap(area.topLeft(), face)
        self._paint_trick(painter, self._geometry)
        self._paint_flights(painter)
        if self.notice is not None:
            self._paint_notice(painter, self.notice, self._geometry)
        painter.end()

    def _paint_trick(self, painter: QPainter, geometry: TableGeometry) -> None:
        # The lower card lies on top, so that the corner with its value is always visible.
        for seat, card in sorted(self.middle.plays, key=lambda play: self._spots[play[0]].y()):
            flight = self._in_flight.get((seat, card))
            if flight is not None and not flight.is_over:
                continue
            area = _around(self._spots[seat], geometry.card_size)
            self._paint_card(painter, area, self._face(card))
            if seat == self.middle.winner and len(self.middle.plays) > 1:
                self._paint_winner(painter, area)
        if self.middle.caption:
            self._paint_caption(painter, geometry)

    def _paint_card(self, painter: QPainter, area: QRectF, pixmap: QPixmap) -> None:
        shade = _shadow(round(area.width()), self._ratio)
        grown = (shade.deviceIndependentSize().width() - area.width()) / 2
        painter.drawPixmap(area.topLeft() - QPointF(grown, grown * 0.6), shade)
        painter.drawPixmap(area.topLeft(), pixmap)

    def _paint_winner(self, painter: QPainter, area: QRectF) -> None:
        theme, width = self._ui.look.theme, area.width()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, thick in ((theme.base, RING), (theme.focus, 0.6 * RING)):
            painter.setPen(QPen(QColor(colour), max(2.0, width * thick)))
            painter.drawRoundedRect(area, width * CORNER, width * CORNER)
        # No further out than the ring, so that it hides no corner of a card beside it.
        size = width * 0.3
        chip = QRectF(area.right() - size * 0.9, area.top() - size * 0.1, size, size)
        painter.setPen(QPen(QColor(theme.base), max(1.0, width * 0.02)))
        painter.setBrush(QColor(theme.focus))
        painter.drawEllipse(chip)
        star = icon_pixmap("star", theme.base, round(size * 0.76, 1), self._ratio)
        painter.drawPixmap(chip.topLeft() + QPointF(size * 0.12, size * 0.12), star)

    def _paint_caption(self, painter: QPainter, geometry: TableGeometry) -> None:
        font = self._font(geometry.line)
        room = geometry.caption.width() - 2.4 * geometry.line
        metrics = QFontMetricsF(font)
        text = metrics.elidedText(self.middle.caption, Qt.TextElideMode.ElideRight, room)
        suit = geometry.line * 1.1 if self.middle.led is not None else 0
        width = metrics.horizontalAdvance(text) + suit + 1.5 * geometry.line
        pill = QRectF(0, geometry.caption.top(), width, geometry.caption.height())
        pill.moveLeft(geometry.caption.center().x() - width / 2)
        if self._covered.intersects(pill.toAlignedRect()):
            return
        theme = self._ui.look.theme
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.base))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        inner = pill.adjusted(0.6 * geometry.line, 0, -0.6 * geometry.line, 0)
        if self.middle.led is not None:
            shape = suit_shape(self._ui.look, self.middle.led, round(suit), self._ratio)
            painter.drawPixmap(QPointF(inner.left(), inner.center().y() - suit / 2), shape)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(inner, flags, text)

    def _paint_notice(self, painter: QPainter, notice: Notice, geometry: TableGeometry) -> None:
        """Write where the kitty lies, or over it if there is something to see."""
        line, theme = 1.5 * geometry.line, self._ui.look.theme
        font = self._font(line)
        font.setBold(True)
        metrics, suit = QFontMetricsF(font), 1.1 * line * len(notice.suits)
        room = geometry.zone.width() - suit - 1.2 * line
        text = metrics.elidedText(notice.text, Qt.TextElideMode.ElideRight, room)
        pill = QRectF(0, 0, metrics.horizontalAdvance(text) + suit + 1.2 * line, 1.7 * line)
        pill.moveCenter(geometry.kitty.center())
        pile = self.middle.pile
        if pile is not None and pile.is_central and not self.middle.plays:
            pill.moveTop(geometry.zone.top())
        painter.setPen(QPen(QColor(theme.focus), max(1.5, 0.08 * line)))
        painter.setBrush(QColor(theme.base))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        left = pill.left() + 0.6 * line
        for each in notice.suits:
            shape = suit_shape(self._ui.look, each, round(line), self._ratio)
            painter.drawPixmap(QPointF(left, pill.center().y() - line / 2), shape)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        row = pill.adjusted(0.6 * line + suit, 0, 0, 0)
        painter.drawText(row, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def _paint_pile(self, painter: QPainter, pile: Pile, geometry: TableGeometry) -> None:
        central = pile.is_central and not self.middle.plays
        aside = self._beside[pile.owner] if pile.owner is not None else geometry.aside
        area = geometry.kitty if central else aside
        art, width = self._ui.look.art, round(area.width())
        pixmap = (
            art.face(pile.face, width, self._ratio) if pile.face else art.back(width, self._ratio)
        )
        step = width * ASIDE_STEP
        for place in range(pile.count):
            at = area.translated(step * (place - pile.count + 1), step * 0.3 * place)
            self._paint_card(painter, at, pixmap)
        low = area.bottom() + step * 0.3 * pile.count + 0.15 * geometry.line
        self._paint_label(painter, QPointF(area.center().x(), low), pile.caption, geometry)

    def _paint_label(
        self, painter: QPainter, top: QPointF, text: str, geometry: TableGeometry
    ) -> None:
        """Write on the felt itself, in the ink of the table, no wider than there is room."""
        line = geometry.line * 0.9
        edge = 0.4 * geometry.line
        right, left = geometry.zone.right() + edge - top.x(), top.x() - geometry.zone.left() + edge
        room = 2 * min(right, left)
        width = QFontMetricsF(self._font(line)).horizontalAdvance(text) + 2
        painter.setFont(self._font(line * min(1.0, max(0.7, room / width))))
        painter.setPen(QColor(self._ui.look.surface.ink))
        row = QRectF(top.x() - width / 2, top.y(), width, 1.3 * geometry.line)
        painter.drawText(row, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_flights(self, painter: QPainter) -> None:
        # A card may be seen where it starts, before it has moved for the first time.
        self._dirty = self._dirty.united(self._flown_over())
        for flight in self.flights.all:
            if flight.has_begun:
                painter.setOpacity(flight.opacity)
                source = QRectF(flight.pixmap.rect())
                painter.drawPixmap(flight.area(), flight.pixmap, source)
        painter.setOpacity(1.0)

    def _font(self, line: float) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(7, round(line * 0.76)))
        return font


def _around(centre: QPointF, size: QSize) -> QRectF:
    # Whole pixels keep the faces crisp.
    left, top = round(centre.x() - size.width() / 2), round(centre.y() - size.height() / 2)
    return QRectF(left, top, size.width(), size.height())


@lru_cache(maxsize=8)
def _shadow(width: int, ratio: float) -> QPixmap:
    """Return the soft shadow of a card, drawn once for each size."""
    reach, height = max(2, round(width * 0.09)), round(width * CARD_RATIO)
    pixmap = QPixmap(QSize(width + 2 * reach, height + 2 * reach) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 90 // reach))
    for step in range(reach):
        area = QRectF(step, step, width + 2 * (reach - step), height + 2 * (reach - step))
        painter.drawRoundedRect(area, reach * 1.4, reach * 1.4)
    painter.end()
    return pixmap
