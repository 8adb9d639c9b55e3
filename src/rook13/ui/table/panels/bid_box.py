"""The stepper of a bid in points, which only ever stands on a legal bid."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QSpinBox, QWidget

from rook13.ui.table.scale import BIG
from rook13.ui.text import context

tr = context("Bidding")
DIGITS = "8888"


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
        self.setProperty("big", True)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * BIG)
        font.setBold(True)
        self.setFont(font)
        self.ensurePolished()
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
