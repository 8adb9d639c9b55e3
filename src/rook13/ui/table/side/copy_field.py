"""Something to pass on to others, such as a code or an address, with a button that copies it."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from rook13.ui.art import icon
from rook13.ui.table.scale import LARGE
from rook13.ui.text import context
from rook13.ui.ui_context import TablePart, UiContext

tr = context("WaitingRoom")

THANKS_MS = 2500


class CopyField(TablePart):
    """Text that can be selected by hand or copied by one click."""

    def __init__(self, ui: UiContext, name: str, value: str, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self._name = name
        self.value = QLineEdit(value, self)
        self.value.setReadOnly(True)
        self.value.setCursorPosition(0)
        self.value.setAccessibleName(name)
        self.copy = QPushButton(self)
        self.copy.setIcon(icon("copy", ui.look.theme.text))
        self.copy.setAccessibleName(tr("Copy: {name}", name=name))
        self.copy.clicked.connect(self._on_copy)
        self._thanks = QTimer(self, singleShot=True, interval=THANKS_MS)
        self._thanks.timeout.connect(self._on_thanked)
        self._on_thanked()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.value, 1)
        row.addWidget(self.copy)

    def make_large(self) -> None:
        """Show the text so that it can be read from afar."""
        self.value.setProperty("large", True)
        font = self.value.font()
        font.setPointSizeF(font.pointSizeF() * LARGE)
        font.setBold(True)
        self.value.setFont(font)
        self.value.setAlignment(Qt.AlignmentFlag.AlignCenter)

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.value.text())
        self.copy.setText(tr("Copied"))
        self.told.emit(tr("{name}: on the clipboard.", name=self._name))
        self._thanks.start()

    @Slot()
    def _on_thanked(self) -> None:
        self.copy.setText(tr("Copy"))
