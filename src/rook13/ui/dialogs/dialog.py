"""What all dialogs have in common: a size in letters that fits the screen, and a row of buttons."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rook13.ui.tab_order import move_focus
from rook13.ui.ui_context import UiContext

SMALLEST_WINDOW = QSize(1024, 640)
SHARE_OF_WINDOW = 0.92
"""How much of the window below a dialog covers at most, so that one sees where one is."""


class Dialog(QDialog):
    """A dialog; Escape closes it."""

    def __init__(self, ui: UiContext, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui
        self.setWindowTitle(title)
        self.column = QVBoxLayout(self)
        line = self.fontMetrics().height()
        self.column.setContentsMargins(line, line, line, line)
        self.column.setSpacing(round(line * 0.6))

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: N802
        """Go through the dialog as it is laid out."""
        return move_focus((self,), 1 if next else -1)

    def fit(self, letters: int, lines: int) -> None:
        """Take this much room, or as much as there is."""
        metrics = self.fontMetrics()
        wanted = QSize(metrics.averageCharWidth() * letters, metrics.height() * lines)
        parent = self.parentWidget()
        window = parent.window().size() if parent is not None else SMALLEST_WINDOW
        room = window.expandedTo(SMALLEST_WINDOW) * SHARE_OF_WINDOW
        self.resize(wanted.boundedTo(room))

    def add_buttons(self, *buttons: QPushButton, left: tuple[QPushButton, ...] = ()) -> None:
        """Add the row of buttons at the end; none is the default but the one that says so."""
        row = QHBoxLayout()
        for button in left:
            row.addWidget(button)
        row.addStretch(1)
        for button in buttons:
            row.addWidget(button)
        for button in (*left, *buttons):
            button.setAutoDefault(False)
        self.column.addLayout(row)


def primary(button: QPushButton) -> QPushButton:
    """Make a button the one that Enter presses."""
    button.setProperty("primary", True)
    button.setDefault(True)
    return button
