"""The stepper and the ruler of a bid in points, which only ever stand on a legal bid."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QSlider, QSpinBox, QStyle, QWidget

from rook13.ui.text import context

tr = context("Bidding")
BIG = 1.9
DIGITS = "8888"
ACROSS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class BidBox(QSpinBox):
    """A big number; its panel hears the keys, so that letters stay free for commands.

    The style sheet hides its arrows: without any, Qt leaves no room for the number.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAccessibleName(tr("Your bid"))
        self.setToolTip(tr("Type a number, turn the wheel, or use the arrows"))
        line = self.lineEdit()
        line.setReadOnly(True)
        line.selectionChanged.connect(self._show_no_selection)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * BIG)
        font.setBold(True)
        self.setFont(font)
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance(DIGITS) + line.height() // 2)

    def set_values(self, values: Sequence[int]) -> None:
        """Step through these values."""
        with QSignalBlocker(self):
            self.setRange(values[0], values[-1])
            self.setSingleStep(values[1] - values[0] if len(values) > 1 else 1)

    def event(self, event: QEvent) -> bool:
        """Leave shortcuts to the table, also those with which one would edit a text."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave keys to the panel."""
        event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Leave the wheel to the panel."""
        event.ignore()

    def _show_no_selection(self) -> None:
        self.lineEdit().deselect()


class BidRuler(QSlider):
    """A slider that jumps to where it is clicked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setAccessibleName(tr("Your bid"))
        self.setTickPosition(QSlider.TickPosition.TicksBelow)
        self._values: tuple[int, ...] = (0,)

    def set_values(self, values: Sequence[int]) -> None:
        """Offer these values, from left to right."""
        step = values[1] - values[0] if len(values) > 1 else 1
        with QSignalBlocker(self):
            self._values = tuple(values)
            self.setRange(values[0], values[-1])
            self.setTickInterval(step)
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

    def position(self, value: int) -> int:
        """Return where a value is, from the left."""
        handle, room = self._metrics()
        low, high = self.minimum(), self.maximum()
        return QStyle.sliderPositionFromValue(low, high, value, room) + handle // 2

    def _jump(self, event: QMouseEvent) -> None:
        if event.button() not in (Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton):
            return
        x = event.position().x()
        self.setValue(min(self._values, key=lambda value: abs(self.position(value) - x)))
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def _metrics(self) -> tuple[int, int]:
        handle = self.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, None, self)
        return handle, max(1, self.width() - handle)
