"""The ruler of a bid in points, on which any legal bid is one click away."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOption, QWidget

from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Bidding")
ACROSS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
HEIGHT, HANDLE, GROOVE, TICK = 1.6, 1.0, 0.24, 0.22
"""In lines of text; Qt's own slider has the same few pixels at any size of text."""


class BidRuler(QSlider):
    """A slider that jumps to where it is clicked, with a mark below every bid."""

    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setAccessibleName(tr("Your bid"))
        self._theme = ui.look.theme
        self._values: tuple[int, ...] = (0,)

    def set_values(self, values: Sequence[int]) -> None:
        """Offer these values, from left to right."""
        step = values[1] - values[0] if len(values) > 1 else 1
        with QSignalBlocker(self):
            self._values = tuple(values)
            self.setRange(values[0], values[-1])
            self.setSingleStep(step)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Jump there."""
        self._jump(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Follow the mouse."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._jump(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Step with left and right; the panel hears the rest."""
        if event.key() not in ACROSS:
            event.ignore()
            return
        place = self._values.index(self.value()) + ACROSS[Qt.Key(event.key())]
        self.setValue(self._values[min(max(place, 0), len(self._values) - 1)])

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Leave the wheel to the panel."""
        event.ignore()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(super().sizeHint().width(), round(HEIGHT * self._line))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the way so far, the way there is, and the handle between them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_ring(painter)
        here, level = self.position(self.value()), self.height() * 0.45
        first, last = self.position(self.minimum()), self.position(self.maximum())
        self._draw_groove(painter, QPointF(first, level), QPointF(last, level), self._theme.line)
        self._draw_groove(painter, QPointF(first, level), QPointF(here, level), self._theme.accent)
        self._draw_marks(painter, self.height() * 0.45 + HANDLE * self._line * 0.65)
        self._draw_handle(painter, QPointF(here, level))
        painter.end()

    def position(self, value: int) -> int:
        """Return where a value is, from the left."""
        handle = round(HANDLE * self._line)
        room = max(1, self.width() - handle)
        low, high = self.minimum(), self.maximum()
        return QStyle.sliderPositionFromValue(low, high, value, room) + handle // 2

    @property
    def _line(self) -> int:
        return self.fontMetrics().height()

    def _draw_ring(self, painter: QPainter) -> None:
        """Draw what the style sheet says about the focus."""
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)

    def _draw_groove(self, painter: QPainter, start: QPointF, end: QPointF, colour: str) -> None:
        pen = QPen(QColor(colour), GROOVE * self._line)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(start, end)

    def _draw_marks(self, painter: QPainter, top: float) -> None:
        painter.setPen(QPen(QColor(self._theme.muted_text), max(1.0, self._line / 15)))
        for value in self._values:
            x = self.position(value) + 0.5
            painter.drawLine(QPointF(x, top), QPointF(x, top + TICK * self._line))

    def _draw_handle(self, painter: QPainter, middle: QPointF) -> None:
        side = HANDLE * self._line
        place = QRectF(0, 0, side - 2, side - 2)
        place.moveCenter(middle)
        painter.setPen(QPen(QColor(self._theme.base), max(1.0, self._line / 12)))
        painter.setBrush(QColor(self._theme.accent))
        painter.drawRoundedRect(place, side / 4, side / 4)

    def _jump(self, event: QMouseEvent) -> None:
        if event.button() not in (Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton):
            return
        x = event.position().x()
        self.setValue(min(self._values, key=lambda value: abs(self.position(value) - x)))
        self.setFocus(Qt.FocusReason.MouseFocusReason)
