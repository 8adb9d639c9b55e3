"""The seats around the table: badges, bubbles with calls, the pulse of the turn and the clocks."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi

from PySide6.QtCore import (
    QElapsedTimer,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Slot,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from rook13.engine import events as ev
from rook13.engine.seats import Seat
from rook13.ui.table.canvas.card_layer import Spot
from rook13.ui.table.canvas.geometry import CARD_RATIO, TableGeometry
from rook13.ui.table.canvas.seat_badge import SeatBadge
from rook13.ui.table.canvas.seat_display import SECRET, SeatDisplay, Strip, seat_display
from rook13.ui.table.part import TableContext
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.text import Text, all_of
from rook13.wording.words import call_text

tr = context("Seats")


TICK = 80
"""Milliseconds between two pictures of the pulse: slow enough to cost nothing."""
PULSE = 1600
SECOND = 1000
OPEN_ROW = 5
"""Cards of an open hand that lie side by side."""
OPEN_STEP = 0.62


class SeatsView(QObject):
    """Owns a badge and a bubble for every seat, all children of the canvas."""

    def __init__(self, ui: TableContext, canvas: QWidget) -> None:
        super().__init__(canvas)
        self.badges: tuple[SeatBadge, ...] = ()
        self.bubbles: dict[Seat, Bubble] = {}
        self._ui = ui
        self._canvas = canvas
        self._geometry: TableGeometry | None = None
        self._directions: dict[Seat, QPoint] = {}
        self._since = QElapsedTimer()
        self._since.start()
        self._ticking = QTimer(self)
        self._ticking.timeout.connect(self._on_tick)

    def lay_out(self, scene: Scene, geometry: TableGeometry) -> None:
        """Place badges and bubbles."""
        self._geometry = geometry
        self._seat_players(scene)
        for badge in self.badges:
            place = scene.place(badge.seat)
            badge.set_line(geometry.line)
            badge.setGeometry(geometry.badges[place])
            self._directions[badge.seat] = _inwards(place, geometry)
            self._place_bubble(badge)

    def show_scene(self, scene: Scene, events: Sequence[ev.Event] = ()) -> None:
        """Show everybody as they are; a call just made shows even after the auction."""
        self._since.restart()
        just_called = _calls_in(events)
        for badge in self.badges:
            look = seat_display(scene, badge.seat)
            badge.show_seat(look, self._partner(scene, badge.seat))
            self._show_bubble(badge, look, just_called.get(badge.seat))
        self._set_ticking()

    def centres(self) -> dict[Seat, QPointF]:
        """Return the middle of each badge's panel, on the canvas."""
        return {
            badge.seat: QPointF(badge.geometry().topLeft()) + badge.panel().center()
            for badge in self.badges
        }

    def open_cards(self) -> list[Spot]:
        """Return where the cards of an open hand lie: beside their seat, in two rows."""
        if self._geometry is None:
            return []
        spots = []
        for badge in self.badges:
            look = badge.shown
            if look is not None and look.face_up:
                spots += self._open_hand(badge, look, self._geometry)
        return spots

    def _seat_players(self, scene: Scene) -> None:
        seats = scene.rules.seats
        if tuple(badge.seat for badge in self.badges) == seats:
            return
        for widget in (*self.badges, *self.bubbles.values()):
            widget.hide()
            widget.deleteLater()
        self.badges = tuple(SeatBadge(self._ui, seat, self._canvas) for seat in seats)
        self.bubbles = {seat: Bubble(self._ui, self._canvas) for seat in seats}
        for badge in self.badges:
            badge.show()

    def _show_bubble(self, badge: SeatBadge, look: SeatDisplay, just_called: Text | None) -> None:
        text = just_called or look.bubble
        bubble = self.bubbles[badge.seat]
        words = _capitalised(self._ui.look.say(text)) if text else ""
        bubble.say(words, stands_out=text is not None and text != call_text(None))
        bubble.setAccessibleName(tr("{name}: {call}", name=look.name, call=words))
        if words:
            self._place_bubble(badge)

    def _place_bubble(self, badge: SeatBadge) -> None:
        if self._geometry is not None:
            panel = badge.panel().toAlignedRect().translated(badge.pos())
            direction = self._directions[badge.seat]
            has_strip = badge.shown is not None and badge.shown.strip is not Strip.NONE
            if direction.y() > 0 and has_strip:
                panel.setBottom(badge.geometry().bottom())
            self.bubbles[badge.seat].place(panel, direction, self._geometry.line)

    def _partner(self, scene: Scene, seat: Seat) -> str:
        side = scene.team(seat)
        mates = (each for each in scene.rules.seats if scene.team(each) == side and each != seat)
        names = [scene.name(mate) for mate in mates]
        return self._ui.look.say(all_of(names)) if names else ""

    def _open_hand(
        self, badge: SeatBadge, look: SeatDisplay, geometry: TableGeometry
    ) -> list[Spot]:
        room = badge.panel().width() / (1 + OPEN_STEP * (OPEN_ROW - 1))
        width = round(min(geometry.card_width * 0.5, room))
        height = width * CARD_RATIO
        step, rise = width * OPEN_STEP, height * 0.5
        box = QRectF(badge.geometry())
        if self._directions[badge.seat].y() > 0:
            corner = QPointF(box.right() + 0.3 * geometry.line, box.top() + 0.3 * geometry.line)
        else:
            is_left = self._directions[badge.seat].x() > 0
            total = step * (OPEN_ROW - 1) + width
            panel = badge.panel().translated(box.topLeft())
            left = panel.left() if is_left else panel.right() - total
            corner = QPointF(left, box.top() - height - rise - 0.2 * geometry.line)
        return [
            (
                QRectF(
                    round(corner.x() + step * (count % OPEN_ROW)),
                    round(corner.y() + rise * (count // OPEN_ROW)),
                    width,
                    height,
                ),
                card,
            )
            for count, card in enumerate(look.face_up)
        ]

    def _set_ticking(self) -> None:
        """Tick only while a pulse or a clock is visible."""
        shown = [badge.shown for badge in self.badges if badge.shown is not None]
        has_pulse = self._is_lively and any(look.is_turn for look in shown)
        has_clock = any(look.seconds is not None for look in shown)
        if not has_pulse and not has_clock:
            self._ticking.stop()
            self._beat_all(1.0)
        else:
            self._ticking.start(TICK if has_pulse else SECOND // 4)

    @property
    def _is_lively(self) -> bool:
        return self._ui.look.motion.fly > 0

    @Slot()
    def _on_tick(self) -> None:
        if not self._canvas.isVisible():
            return
        elapsed = self._since.elapsed()
        if self._is_lively:
            self._beat_all((1 - cos(2 * pi * elapsed / PULSE)) / 2)
        for badge in self.badges:
            if badge.shown is not None and badge.shown.seconds is not None:
                badge.set_seconds(max(0.0, badge.shown.seconds - elapsed / SECOND))

    def _beat_all(self, beat: float) -> None:
        for badge in self.badges:
            if badge.shown is not None and badge.shown.is_turn:
                badge.set_beat(beat)


def _inwards(place: int, geometry: TableGeometry) -> QPoint:
    """Return the direction from a badge to the middle; the player's own bubble goes up."""
    if place == 0:
        return QPoint(0, -1)
    badge = geometry.badges[place]
    if badge.top() < geometry.line:
        return QPoint(0, 1)
    return QPoint(1 if badge.center().x() < geometry.zone.center().x() else -1, 0)


def _calls_in(events: Sequence[ev.Event]) -> dict[Seat, Text]:
    """Return what was called just now."""
    calls: dict[Seat, Text] = {}
    for event in events:
        match event:
            case ev.BidMade():
                calls[event.seat] = call_text(event.call)
            case ev.Passed():
                calls[event.seat] = call_text(None)
            case ev.SecretBidMade():
                calls[event.seat] = SECRET
            case ev.BidsRevealed():
                calls |= {seat: call_text(call) for seat, call in event.calls}
    return calls


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


class Bubble(QLabel):
    """A short word with a tail; a pass is written plainly, a bid stands out."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._tail = QPoint()
        self._stands_out = False
        self._line = float(self.fontMetrics().height())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, text: str, *, stands_out: bool) -> None:
        """Show a word, or hide the bubble if there is none."""
        self._stands_out = stands_out
        if text != self.text():
            self.setText(text)
        self.setVisible(bool(text))
        self.update()

    def place(self, badge: QRect, direction: QPoint, line: float) -> None:
        """Stand next to a badge, on the side towards the middle: one step in x or in y."""
        self._line = line
        self._tail = -direction
        size = self._wanted_size()
        area = QRect(QPoint(), size)
        area.moveCenter(badge.center())
        if direction.x():
            area.moveLeft(badge.right() + 1 if direction.x() > 0 else badge.left() - size.width())
        else:
            area.moveTop(badge.bottom() + 1 if direction.y() > 0 else badge.top() - size.height())
        self.setGeometry(area)

    def _wanted_size(self) -> QSize:
        text = QFontMetrics(self._font()).horizontalAdvance(self.text())
        tail = self._line * 0.5
        width = max(2.4 * self._line, text + 1.3 * self._line)
        return QSize(round(width + 2 * tail), round(1.75 * self._line + 2 * tail))

    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(7, round(self._line * (0.95 if self._stands_out else 0.82))))
        font.setBold(self._stands_out)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        theme, tail = self._ui.look.theme, self._line * 0.5
        body = QRectF(self.rect()).adjusted(tail, tail, -tail, -tail)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, ink = (theme.base, theme.text) if self._stands_out else (theme.raised, theme.text)
        painter.setPen(QPen(QColor(theme.focus if self._stands_out else theme.line), 1.5))
        painter.setBrush(QColor(ground))
        painter.drawPath(self._outline(body, tail))
        painter.setFont(self._font())
        painter.setPen(QColor(ink))
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()

    def _outline(self, body: QRectF, tail: float) -> QPainterPath:
        outline = QPainterPath()
        outline.addRoundedRect(body, body.height() / 2, body.height() / 2)
        towards = QPointF(self._tail)
        across = QPointF(towards.y(), towards.x()) * tail * 0.7
        reach = QPointF(towards.x() * body.width() / 2, towards.y() * body.height() / 2)
        root = body.center() + reach - towards * 2
        point = QPainterPath(root + across)
        point.lineTo(body.center() + reach + towards * tail * 0.9)
        point.lineTo(root - across)
        point.closeSubpath()
        return outline.united(point)
