"""A page of a form: as wide as it reads well, in the middle, scrolled only when it must be."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from rook13.ui.widgets.centred import centred


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
