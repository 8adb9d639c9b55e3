"""A seat at the table: a button that shows who sits there and how they stand."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QToolTip, QWidget

from rook13.engine.seats import Seat
from rook13.ui.kit.art.pictures import avatar, icon_pixmap
from rook13.ui.kit.art.side_marks import side_colour, side_mark
from rook13.ui.kit.look import Look
from rook13.ui.table.canvas.geometry import PANEL_HEIGHT, RING
from rook13.ui.table.canvas.seat_display import (
    SeatDisplay,
    Strip,
    seat_words,
    seconds_text,
    strip_text,
    tricks_text,
)
from rook13.ui.table.card_pictures import suit_shape
from rook13.ui.table.part import TableContext
from rook13.ui.text import context

tr = context("Seats")


class SeatBadge(QAbstractButton):
    """One seat; a click asks for what can be done with it."""

    def __init__(self, ui: TableContext, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self.shown: SeatDisplay | None = None
        self.words: list[str] = []
        self._ui = ui
        self._line = float(self.fontMetrics().height())
        self._beat = 0.0
        self._seconds: float | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._ask_for_menu)

    def show_seat(self, shown: SeatDisplay, partner: str = "") -> None:
        self._seconds = shown.seconds
        if shown == self.shown:
            return
        self.shown = shown
        self.words = seat_words(shown, self._ui.look, partner)
        self.setAccessibleName(", ".join(self.words))
        self.update()

    def event(self, event: QEvent) -> bool:
        """Show the words as a tool-tip; as a property, a screen reader would read them again."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), "\n".join(self.words), self)
            return True
        return super().event(event)

    def set_line(self, line: float) -> None:
        """Measure everything in lines of text of this height."""
        self._line = line
        self.update()

    def set_beat(self, beat: float) -> None:
        """Show the turn marker at this point of its pulse, 0 to 1."""
        self._beat = beat
        self.update()

    def set_seconds(self, seconds: float | None) -> None:
        """Show how much is left of the clock."""
        if seconds != self._seconds:
            self._seconds = seconds
            self.update()

    def panel(self) -> QRectF:
        """Return the filled part, without the glow around it and the tab below."""
        return BadgePainter.panel_of(QRectF(self.rect()), self._line)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self.shown is None:
            return
        painter = QPainter(self)
        drawing = BadgePainter(painter, self._ui.look, self._line, self.devicePixelRatioF())
        drawing.draw(
            QRectF(self.rect()), self.shown, self._beat, self._seconds, focused=self.hasFocus()
        )
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        self._ask_for_menu()

    def _ask_for_menu(self) -> None:
        corner = self.panel().bottomLeft().toPoint()
        self._ui.table.show_seat_menu(self.seat, self.mapToGlobal(corner))


TEXT_SHARE = 0.76
"""Of the height of a line, what the letters' size is."""
DIMMED = 0.5
STRIP_ICONS = {
    Strip.LOST: "connection-lost",
    Strip.YOUR_TURN: "play",
    Strip.DEALS: "deal",
    Strip.STANDS_IN: "bot",
    Strip.SITS_OUT: "spectator",
    Strip.BUSTED: "close",
    Strip.NEXT: "spectator",
}
TURN_STRIPS = (Strip.YOUR_TURN, Strip.DEALS, Strip.THINKS)
Flags = Qt.AlignmentFlag
LEFT, RIGHT = Flags.AlignLeft | Flags.AlignVCenter, Flags.AlignRight | Flags.AlignVCenter


class BadgePainter:
    """Draws one badge in lines of text of a given height."""

    def __init__(self, painter: QPainter, look: Look, line: float, ratio: float) -> None:
        self._painter = painter
        self._look = look
        self._theme = look.theme
        self._line = line
        self._ratio = ratio
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    @staticmethod
    def panel_of(area: QRectF, line: float) -> QRectF:
        """Return the filled part of a badge that takes this area."""
        ring = RING * line
        return QRectF(ring, ring, area.width() - 2 * ring, PANEL_HEIGHT * line)

    def draw(
        self, area: QRectF, seat: SeatDisplay, beat: float, seconds: float | None, *, focused: bool
    ) -> None:
        panel = self.panel_of(area, self._line)
        if seat.is_turn:
            self._glow(panel, beat)
        if seat.strip is not Strip.NONE:
            self._strip(panel, seat, beat, seconds)
        self._panel(panel, seat, focused=focused)
        self._painter.setOpacity(DIMMED if seat.sits_out else 1.0)
        inner = panel.adjusted(*(self._line * part for part in (0.4, 0.3, -0.5, -0.3)))
        self._face(inner, seat)
        text = inner.adjusted(inner.height() + 0.5 * self._line, 0, 0, 0)
        self._name_row(QRectF(text.topLeft(), QPointF(text.right(), text.center().y())), seat)
        self._fact_row(QRectF(QPointF(text.left(), text.center().y()), text.bottomRight()), seat)
        self._painter.setOpacity(1.0)

    def _glow(self, panel: QRectF, beat: float) -> None:
        colour = QColor(self._theme.focus)
        for step in range(3):
            colour.setAlphaF((0.34 - 0.1 * step) * (0.45 + 0.55 * beat))
            reach = self._line * (0.12 + 0.1 * step)
            self._rounded(panel.adjusted(-reach, -reach, reach, reach), colour)

    def _panel(self, panel: QRectF, seat: SeatDisplay, *, focused: bool) -> None:
        edge, width = QColor(self._theme.line), max(1.0, self._line * 0.07)
        if seat.is_turn:
            edge, width = QColor(self._theme.focus), self._line * 0.2
        self._rounded(panel, QColor(self._theme.base), QPen(edge, width))
        if focused:
            inset = self._line * 0.22
            pen = QPen(QColor(self._theme.focus), max(1.0, self._line * 0.08), Qt.PenStyle.DashLine)
            self._rounded(panel.adjusted(inset, inset, -inset, -inset), None, pen)

    def _rounded(self, area: QRectF, fill: QColor | None, pen: QPen | None = None) -> None:
        self._painter.setPen(pen if pen is not None else Qt.PenStyle.NoPen)
        self._painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
        radius = self._line * 0.7
        self._painter.drawRoundedRect(area, radius, radius)

    def _face(self, inner: QRectF, seat: SeatDisplay) -> None:
        side = inner.height()
        face = QRectF(inner.topLeft(), QPointF(inner.left() + side, inner.top() + side))
        if seat.is_empty:
            self._icon("seat", self._theme.muted_text, face)
            return
        self._painter.drawPixmap(face.topLeft(), avatar(seat.bird, side, self._ratio))
        self._side_mark(face, seat.side)

    def _side_mark(self, face: QRectF, side: int) -> None:
        size = self._line * 1.15
        corner = QPointF(face.right() - size * 0.75, face.bottom() - size * 0.8)
        spot = QRectF(corner.x(), corner.y(), size, size)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QColor(self._theme.base))
        self._painter.drawEllipse(spot)
        mark = side_mark(self._theme, side, round(size, 1), self._ratio)
        self._painter.drawPixmap(spot.topLeft(), mark)

    def _name_row(self, row: QRectF, seat: SeatDisplay) -> None:
        if seat.is_dealer:
            mark = self._square_at_right(row)
            self._icon("dealer", self._theme.text, mark)
            row = row.adjusted(0, 0, -mark.width() - 0.2 * self._line, 0)
        if seat.is_declarer:
            mark = self._square_at_right(row)
            self._declarer_mark(mark, seat)
            row = row.adjusted(0, 0, -mark.width() - 0.2 * self._line, 0)
        name = tr("Open seat") if seat.is_empty else seat.name
        colour = side_colour(self._theme, seat.side).name() if seat.is_team else self._theme.text
        self._text(row, name, colour, bold=True)

    def _declarer_mark(self, spot: QRectF, seat: SeatDisplay) -> None:
        """Show trump at the seat that plays for it; until it is settled, only who that is."""
        if not seat.trump:
            self._icon("bid", self._theme.text, spot)
            return
        shape = suit_shape(self._look, seat.trump[0], round(spot.width()), self._ratio)
        self._painter.drawPixmap(spot.topLeft(), shape)

    def _fact_row(self, row: QRectF, seat: SeatDisplay) -> None:
        if seat.is_empty:
            return
        kind = self._square_at_right(row, 0.95)
        self._icon("bot" if seat.bot else "person", self._theme.muted_text, kind)
        left = row.left()
        if seat.cards is not None:
            left = self._number(row, self._backs(row), str(seat.cards))
        tricks = tricks_text(seat)
        if tricks:
            size = self._line * 0.95
            spot = QRectF(left, row.center().y() - size / 2, size, size)
            self._icon("last-trick", self._theme.muted_text, spot)
            self._number(row, spot.right(), tricks)

    def _backs(self, row: QRectF) -> float:
        """Draw a small fan of backs, and return where it ends."""
        width = round(self._line * 0.62)
        back = self._look.art.back(width, self._ratio)
        top = row.center().y() - self._look.art.height(width) / 2
        step = self._line * 0.2
        for place in range(3):
            self._painter.drawPixmap(QPointF(row.left() + place * step, top), back)
        return row.left() + 2 * step + width

    def _number(self, row: QRectF, left: float, text: str) -> float:
        """Draw a number after its picture, and return where the next picture may begin."""
        width = QFontMetricsF(self._font(bold=False)).horizontalAdvance(text) + 2
        left += 0.2 * self._line
        self._text(QRectF(left, row.top(), width, row.height()), text, self._theme.text)
        return left + width + 0.5 * self._line

    def _strip(self, panel: QRectF, seat: SeatDisplay, beat: float, seconds: float | None) -> None:
        """Draw the tab that sticks out under the panel."""
        is_turn = seat.strip in TURN_STRIPS
        ground = self._theme.accent if is_turn else self._theme.raised
        ink = self._theme.accent_text if is_turn else self._theme.text
        if seat.strip in (Strip.LOST, Strip.BUSTED):
            ink = self._theme.bad
        inset, high = self._line * 0.7, self._line * 1.25
        tab = QRectF(
            panel.left() + inset,
            panel.bottom() - self._line * 0.7,
            panel.width() - 2 * inset,
            high + self._line * 0.7,
        )
        self._rounded(tab, QColor(ground), QPen(QColor(self._theme.line), 1))
        row = QRectF(tab.left(), panel.bottom(), tab.width(), high)
        row = row.adjusted(0.5 * self._line, 0.06 * self._line, -0.5 * self._line, 0)
        self._strip_words(row, seat, ink, beat, seconds)

    def _strip_words(
        self, row: QRectF, seat: SeatDisplay, ink: str, beat: float, seconds: float | None
    ) -> None:
        if seconds is not None:
            text = seconds_text(seconds)
            self._text(row, text, ink, bold=True, align=RIGHT)
            width = QFontMetricsF(self._font(bold=True)).horizontalAdvance(text)
            row = row.adjusted(0, 0, -width - 0.3 * self._line, 0)
        size = self._line * 0.9
        spot = QRectF(row.left(), row.center().y() - size / 2, size, size)
        if seat.strip is Strip.THINKS:
            self._dots(spot, ink, beat)
        else:
            self._icon(STRIP_ICONS[seat.strip], ink, spot)
        row = row.adjusted(size + 0.3 * self._line, 0, 0, 0)
        self._text(row, strip_text(seat), ink, bold=seat.strip is Strip.YOUR_TURN)

    def _dots(self, spot: QRectF, ink: str, beat: float) -> None:
        colour = QColor(ink)
        self._painter.setPen(Qt.PenStyle.NoPen)
        for place in range(3):
            colour.setAlphaF(1.0 if abs(beat * 2 - place) < 0.75 else 0.45)
            self._painter.setBrush(colour)
            centre = QPointF(spot.left() + spot.width() * (0.16 + 0.34 * place), spot.center().y())
            self._painter.drawEllipse(centre, spot.width() * 0.12, spot.width() * 0.12)

    def _square_at_right(self, row: QRectF, lines: float = 1.15) -> QRectF:
        size = self._line * lines
        return QRectF(row.right() - size, row.center().y() - size / 2, size, size)

    def _icon(self, name: str, colour: str, spot: QRectF) -> None:
        size = round(spot.width(), 1)
        self._painter.drawPixmap(spot.topLeft(), icon_pixmap(name, colour, size, self._ratio))

    def _font(self, *, bold: bool) -> QFont:
        font = QFont(self._painter.font())
        font.setPixelSize(max(7, round(self._line * TEXT_SHARE)))
        font.setBold(bold)
        return font

    def _text(
        self, row: QRectF, text: str, colour: str, *, bold: bool = False, align: Flags = LEFT
    ) -> None:
        self._painter.save()
        self._painter.setFont(self._font(bold=bold))
        self._painter.setPen(QColor(colour))
        metrics = QFontMetricsF(self._painter.font())
        elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, row.width())
        self._painter.drawText(row, align, elided)
        self._painter.restore()
