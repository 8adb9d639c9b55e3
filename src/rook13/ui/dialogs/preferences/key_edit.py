"""A field that takes the next key pressed in it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QKeySequenceEdit, QLineEdit

CLEARING = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class KeyEdit(QKeySequenceEdit):
    """One key with its modifiers; Backspace takes it away, Escape and Tab mean what they do."""

    def __init__(self) -> None:
        super().__init__()
        self.setMaximumSequenceLength(1)
        self.setClearButtonEnabled(True)
        self.line = self.findChild(QLineEdit)

    def setAccessibleName(self, name: str) -> None:  # noqa: N802
        """Name the line as well, which is what screen readers find."""
        super().setAccessibleName(name)
        if self.line is not None:
            self.line.setAccessibleName(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if plain and event.key() == Qt.Key.Key_Escape:
            event.ignore()
        elif plain and event.key() in CLEARING:
            self.clear()
        else:
            super().keyPressEvent(event)
