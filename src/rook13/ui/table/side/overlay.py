"""What lies over the table for a while: it follows its parent's size and lets it shine through."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget
from shiboken6 import isValid

from rook13.ui.roles import Role, give_role
from rook13.ui.table.scale import enlarge
from rook13.ui.ui_context import TablePart, UiContext

SHADE = QColor(0, 0, 0, 120)
"""What lies between the table and the card: dark, so that felt and card keep their colours."""
MARGIN = 2
"""Letters between a card over the table and what is in it."""


class Overlay(TablePart):
    """Covers its parent with a shade and shows a card in the middle."""

    closed = Signal()
    """It is gone, and focus is where it was before."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None, *, closable: bool) -> None:
        super().__init__(ui, parent)
        enlarge(self, ui.look)
        give_role(self, Role.Dialog)
        self._closable = closable
        self._focus_before: QWidget | None = None
        self.card = QFrame(self)
        self.card.setProperty("card", True)
        self.body = QVBoxLayout(self.card)
        margin = self.fontMetrics().height() * MARGIN // 2
        self.body.setContentsMargins(margin, margin, margin, margin)
        self.body.setSpacing(margin // 2)
        outer = QVBoxLayout(self)
        outer.addWidget(self.card, 0, Qt.AlignmentFlag.AlignCenter)
        if parent is not None:
            parent.installEventFilter(self)
        self.hide()

    def open(self) -> None:
        """Come up over the parent, and remember where focus was."""
        if not self.isHidden():
            return
        self._focus_before = QApplication.focusWidget()
        self._cover()
        self.raise_()
        self.show()

    def close_up(self) -> None:
        """Go away, and give focus back."""
        if self.isHidden():
            return
        focused = QApplication.focusWidget()
        had_focus = focused is self or (focused is not None and self.isAncestorOf(focused))
        self.hide()
        before, self._focus_before = self._focus_before, None
        # What had focus may be gone, such as a card that was played meanwhile.
        if had_focus and before is not None and isValid(before):
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and watched is self.parent():
            self._cover()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if self._closable and event.key() == Qt.Key.Key_Escape:
            self.close_up()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._closable and not self.card.geometry().contains(event.position().toPoint()):
            self.close_up()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(self.rect(), SHADE)
        painter.end()

    def _cover(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
