"""A field for a number that stands where words in other fields stand."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox, QWidget


class SpinBox(QSpinBox):
    """Keeps its number off the frame: Qt leaves out the padding that the style sheet gives."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(self.fontMetrics().height() // 2, 0, 0, 0)
