"""A part of a form that is folded away until somebody wants it, or there is room for it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rook13.ui.art import icon
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("NewTable")


class Fold(QFrame):
    """A heading that opens and closes what is below it, and says in short what is in there."""

    def __init__(
        self, ui: UiContext, title: str, content: QWidget, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.ui = ui
        self.setProperty("card", True)
        self._title = title
        self._content = content
        self._is_open = False
        self._is_chosen = False
        self.heading = QToolButton()
        self.heading.setText(title)
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.setAutoRaise(True)
        self.heading.setIconSize(QSize(1, 1) * self.fontMetrics().height())
        font = self.heading.font()
        font.setBold(True)
        self.heading.setFont(font)
        self.heading.clicked.connect(self._on_clicked)
        self._gist = QLabel()
        self._gist.setProperty("muted", True)
        self._gist.setWordWrap(True)
        self._gist.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._lay_out()
        self._show(False)

    @property
    def is_open(self) -> bool:
        """Return whether the content is shown."""
        return self._is_open

    def set_open(self, is_open: bool) -> None:
        """Show or hide the content, because somebody wants it so."""
        self._is_chosen = True
        self._show(is_open)

    def suggest(self, is_open: bool) -> None:
        """Show or hide the content, unless somebody has chosen, or is at work in it."""
        focused = QApplication.focusWidget()
        is_in_use = focused is not None and self._content.isAncestorOf(focused)
        if not self._is_chosen and not is_in_use:
            self._show(is_open)

    def take_over(self, before: Fold) -> None:
        """Be like a fold that is replaced by this one."""
        self._is_chosen = before._is_chosen
        self._show(before._is_open)

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

    def _show(self, is_open: bool) -> None:
        self._is_open = is_open
        sign = "chevron-down" if is_open else "chevron-right"
        self.heading.setIcon(icon(sign, self.ui.look.theme.text))
        title = self._title
        words = tr("{title}, shown", title=title) if is_open else tr("{title}, hidden", title=title)
        self.heading.setAccessibleName(words)
        self._content.setVisible(is_open)
        self.updateGeometry()

    @Slot()
    def _on_clicked(self) -> None:
        self.set_open(not self._is_open)
