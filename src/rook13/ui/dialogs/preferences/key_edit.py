"""A field that takes the next key pressed in it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QKeySequenceEdit, QLineEdit, QToolButton

from rook13.ui.roles import Role, give_role
from rook13.ui.text import context

tr = context("Preferences")

CLEARING = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class KeyEdit(QKeySequenceEdit):
    """One key with its modifiers; Backspace takes it away, Escape and Tab mean what they do."""

    def __init__(self) -> None:
        super().__init__()
        give_role(self, Role.HotkeyField)
        self.setMaximumSequenceLength(1)
        self.setClearButtonEnabled(True)
        self.line = self.findChild(QLineEdit)

    def setAccessibleName(self, name: str) -> None:  # noqa: N802
        """Name the line as well, which is what screen readers find."""
        super().setAccessibleName(name)
        if self.line is not None:
            self.line.setAccessibleName(name)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(tr("Take the keys of “{title}” away", title=name))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Tab)
        elif plain and event.key() == Qt.Key.Key_Escape:
            event.ignore()
        elif plain and event.key() in CLEARING:
            self.clear()
        else:
            super().keyPressEvent(event)
