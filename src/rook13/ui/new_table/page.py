"""A page of a form: as wide as it reads well, in the middle, scrolled only when it must be."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

WIDEST = 190
"""In characters."""


class Page(QScrollArea):
    """Holds a column of widgets."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The controls in it have the focus, and the page follows them.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content = QWidget()
        self.column = QVBoxLayout(content)
        unit = self.fontMetrics().height()
        self.column.setContentsMargins(unit, unit // 2, unit, unit)
        self.column.setSpacing(unit * 3 // 4)
        self.setWidget(centred(content))


def centred(content: QWidget) -> QWidget:
    """Return a widget that keeps another in its middle, no wider than it reads well."""
    widest = content.fontMetrics().averageCharWidth() * WIDEST
    content.setMaximumWidth(widest)
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(1)
    row.addWidget(content, 1000)
    row.addStretch(1)
    return holder
