"""A seat at the table: a button that shows who sits there and how they stand."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from rook13.engine.seats import Seat
from rook13.ui.table.stage.badge_paint import BadgePainter
from rook13.ui.table.stage.seat_look import SeatLook
from rook13.ui.table.stage.seat_words import seat_words
from rook13.ui.ui_context import UiContext


class SeatBadge(QAbstractButton):
    """One seat; a click asks for what can be done with it."""

    menu_wanted = Signal(object, QPoint)
    """The Seat, and where on the screen a menu fits."""

    def __init__(self, ui: UiContext, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self.shown: SeatLook | None = None
        self._ui = ui
        self._line = float(self.fontMetrics().height())
        self._beat = 0.0
        self._seconds: float | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._ask_for_menu)

    def show_seat(self, shown: SeatLook, partner: str = "") -> None:
        """Show this from now on."""
        self._seconds = shown.seconds
        if shown == self.shown:
            return
        self.shown = shown
        words = seat_words(shown, self._ui.look, partner)
        self.setAccessibleName(", ".join(words))
        self.setToolTip("\n".join(words))
        self.update()

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
        """Return the part that is filled, without ring and line below."""
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
        self.menu_wanted.emit(self.seat, self.mapToGlobal(corner))
