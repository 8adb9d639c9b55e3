"""The cards on the felt: the trick, what lies apart, open hands, and whatever flies."""

from __future__ import annotations

from collections.abc import Sequence
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

from rook13.engine.cards import Card
from rook13.engine.seats import Seat
from rook13.ui.accessibility import Role, give_role
from rook13.ui.art.pictures import icon_pixmap
from rook13.ui.table.stage.flight import Flight, Flights
from rook13.ui.table.stage.middle import Middle, Pile
from rook13.ui.table.stage.places import CARD_RATIO, Places
from rook13.ui.table.suit_pictures import suit_shape
from rook13.ui.ui_context import UiContext

ASIDE_STEP = 0.06
CORNER = 0.06
"""Of a card's width: how round its corners are."""
RING = 0.07
"""Likewise: how thick the ring around the winning card is, half of it outside."""
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
        self._places: Places | None = None
        self._spots: dict[Seat, QPointF] = {}
        self._in_flight: dict[tuple[Seat, Card], Flight] = {}
        self._dirty = QRectF()
        self._covered = QRegion()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.flights.moved.connect(self._on_moved)

    def set_places(self, places: Places, spots: dict[Seat, QPointF]) -> None:
        """Lay everything here from now on."""
        self._places = places
        self._spots = spots
        self.update()

    def show_middle(self, middle: Middle) -> None:
        """Show this; cards that are still on their way go on."""
        self.middle = middle
        lying = set(middle.plays)
        self._in_flight = {key: each for key, each in self._in_flight.items() if key in lying}
        self.update()

    def show_open_cards(self, cards: Sequence[Spot]) -> None:
        """Show cards of a hand that lies open."""
        self.open_cards = tuple(cards)
        self.update()

    @Slot(QRegion)
    def set_covered(self, region: QRegion) -> None:
        """Say nothing about the trick where it would look out from under something else."""
        if region != self._covered:
            self._covered = region
            self.update()

    def bring(self, seat: Seat, card: Card, start: QPointF, lasts: int) -> None:
        """Let a card of the trick come from somewhere."""
        flight = Flight(self._face(card), start, self._spots[seat], 0, lasts)
        self._in_flight[seat, card] = self.flights.launch(flight)

    def send(self, pixmap: QPixmap, start: QPointF, end: QPointF, begins: int, lasts: int) -> None:
        """Let a card fly somewhere and be gone."""
        flight = Flight(pixmap, start, end, begins, lasts, shrinks=0.55, fades=True)
        self.flights.launch(flight)

    def sweep(self, end: QPointF, lasts: int) -> None:
        """Let the trick fly to whoever took it."""
        for seat, card in self.middle.plays if lasts else ():
            self.send(self._face(card), self._spots[seat], end, 0, lasts)
        self.show_middle(Middle(pile=self.middle.pile))

    def is_flying(self) -> bool:
        """Return whether anything is on its way."""
        return bool(self.flights.all)

    def finish(self) -> None:
        """Let everything arrive at once."""
        self._in_flight.clear()
        self.flights.finish()
        self.update()

    def small_back(self) -> QPixmap:
        """Return a back as it flies when cards are dealt."""
        assert self._places is not None
        return self._ui.look.art.back(round(self._places.card_width * 0.6), self._ratio)

    def _face(self, card: Card) -> QPixmap:
        assert self._places is not None
        return self._ui.look.art.face(card, self._places.card_width, self._ratio)

    @property
    def _ratio(self) -> float:
        return self.devicePixelRatioF()

    @Slot()
    def _on_moved(self) -> None:
        """Draw anew only where something was and where it is now."""
        here = self._flown_over()
        self.update(here.united(self._dirty).toAlignedRect())
        self._dirty = here

    def _flown_over(self) -> QRectF:
        margin = 0.2 * self._places.card_width if self._places else 0
        area = QRectF()
        for flight in self.flights.all:
            area = area.united(flight.area())
        return area.adjusted(-margin, -margin, margin, margin)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self._places is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.middle.pile is not None:
            self._paint_pile(painter, self.middle.pile, self._places)
        for area, card in self.open_cards:
            face = self._ui.look.art.face(card, round(area.width()), self._ratio)
            painter.drawPixmap(area.topLeft(), face)
        self._paint_trick(painter, self._places)
        self._paint_flights(painter)
        painter.end()

    def _paint_trick(self, painter: QPainter, places: Places) -> None:
        # The lower card lies on top, so that the corner with its value is always visible.
        for seat, card in sorted(self.middle.plays, key=lambda play: self._spots[play[0]].y()):
            flight = self._in_flight.get((seat, card))
            if flight is not None and not flight.is_over:
                continue
            area = _around(self._spots[seat], places.card_size)
            self._paint_card(painter, area, self._face(card))
            if seat == self.middle.winner and len(self.middle.plays) > 1:
                self._paint_winner(painter, area)
        if self.middle.caption:
            self._paint_caption(painter, places)

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

    def _paint_caption(self, painter: QPainter, places: Places) -> None:
        font = self._font(places.line)
        room = places.caption.width() - 2.4 * places.line
        metrics = QFontMetricsF(font)
        text = metrics.elidedText(self.middle.caption, Qt.TextElideMode.ElideRight, room)
        suit = places.line * 1.1 if self.middle.led is not None else 0
        width = metrics.horizontalAdvance(text) + suit + 1.5 * places.line
        pill = QRectF(0, places.caption.top(), width, places.caption.height())
        pill.moveLeft(places.caption.center().x() - width / 2)
        if self._covered.intersects(pill.toAlignedRect()):
            return
        theme = self._ui.look.theme
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(QColor(theme.base))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        inner = pill.adjusted(0.6 * places.line, 0, -0.6 * places.line, 0)
        if self.middle.led is not None:
            shape = suit_shape(self._ui.look, self.middle.led, round(suit), self._ratio)
            painter.drawPixmap(QPointF(inner.left(), inner.center().y() - suit / 2), shape)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(inner, flags, text)

    def _paint_pile(self, painter: QPainter, pile: Pile, places: Places) -> None:
        central = pile.is_central and not self.middle.plays
        area = places.kitty if central else places.aside
        art, width = self._ui.look.art, round(area.width())
        pixmap = (
            art.face(pile.face, width, self._ratio) if pile.face else art.back(width, self._ratio)
        )
        step = width * ASIDE_STEP
        for place in range(pile.count):
            at = area.translated(step * (place - pile.count + 1), step * 0.3 * place)
            self._paint_card(painter, at, pixmap)
        low = area.bottom() + step * 0.3 * pile.count + 0.15 * places.line
        self._paint_label(painter, QPointF(area.center().x(), low), pile.caption, places)

    def _paint_label(self, painter: QPainter, top: QPointF, text: str, places: Places) -> None:
        """Write on the felt itself, in the ink of the table, no wider than there is room."""
        line = places.line * 0.9
        room = 2 * (places.zone.right() + 0.4 * places.line - top.x())
        width = QFontMetricsF(self._font(line)).horizontalAdvance(text) + 2
        painter.setFont(self._font(line * min(1.0, max(0.7, room / width))))
        painter.setPen(QColor(self._ui.look.surface.ink))
        row = QRectF(top.x() - width / 2, top.y(), width, 1.3 * places.line)
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
