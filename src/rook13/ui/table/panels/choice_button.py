"""A button that chooses with one click and decides with two."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class ChoiceButton(QPushButton):
    """One of several choices; a double click means that it is final."""

    decided = Signal()

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setCheckable(True)
        # One of several, which is how screen readers are told of it; their group sees to it.
        self.setAutoExclusive(True)
        self.setProperty("compact", True)

    def nextCheckState(self) -> None:  # noqa: N802
        """Stay chosen when clicked again."""
        self.setChecked(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave the arrows to the panel, which knows the order of the choices."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Decide at once."""
        super().mouseDoubleClickEvent(event)
        self.decided.emit()
