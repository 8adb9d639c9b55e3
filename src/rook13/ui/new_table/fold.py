"""A part of a form that is folded away until somebody wants it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rook13.ui.text import context

tr = context("NewTable")


class Fold(QFrame):
    """A heading that opens and closes what is below it, and says in short what is in there."""

    def __init__(self, title: str, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self._title = title
        self._content = content
        self._is_open = False
        self.heading = QToolButton()
        self.heading.setText(title)
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.setAutoRaise(True)
        font = self.heading.font()
        font.setBold(True)
        self.heading.setFont(font)
        self.heading.clicked.connect(self._on_clicked)
        self._gist = QLabel()
        self._gist.setProperty("muted", True)
        self._gist.setWordWrap(True)
        self._gist.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._lay_out()
        self.set_open(False)

    @property
    def is_open(self) -> bool:
        """Return whether the content is shown."""
        return self._is_open

    def set_open(self, is_open: bool) -> None:
        """Show or hide the content."""
        self._is_open = is_open
        arrow = Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow
        self.heading.setArrowType(arrow)
        title = self._title
        words = tr("{title}, shown", title=title) if is_open else tr("{title}, hidden", title=title)
        self.heading.setAccessibleName(words)
        self._content.setVisible(is_open)

    def tell(self, gist: str) -> None:
        """Say in short what the content is."""
        self._gist.setText(gist)
        self.heading.setAccessibleDescription(gist)

    @property
    def gist(self) -> str:
        """Return what the content is, in short."""
        return self._gist.text()

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        top = QHBoxLayout()
        top.setSpacing(unit)
        top.addWidget(self.heading)
        top.addWidget(self._gist, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(unit // 2, unit // 3, unit // 2, unit // 3)
        column.addLayout(top)
        column.addWidget(self._content)

    @Slot()
    def _on_clicked(self) -> None:
        self.set_open(not self._is_open)
