"""One line about somebody: bird, name, what they are here, and what can be done."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rook13.ui.art import icon
from rook13.ui.table.scale import ICON, px
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.birds import Bird
from rook13.ui.widgets.elided import ElidedLabel
from rook13.ui.widgets.labels import Picture, muted

tr = context("People")

BAR = 4


class PersonRow(QWidget):
    """Bird and two lines of text, with room for buttons; a bar at the side shows the team."""

    def __init__(
        self,
        ui: UiContext,
        bird: str | None,
        name: str,
        state: str,
        team: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.ensurePolished()
        self._ui = ui
        self._team = team
        said = tr("{name}: {state}", name=name, state=state) if state else name
        self.setAccessibleName(said)
        gap = self.fontMetrics().height() // 3
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(gap + BAR, gap // 2, 0, gap // 2)
        self._buttons: QHBoxLayout | None = None
        self._row = QHBoxLayout()
        self._column.addLayout(self._row)
        self._row.addWidget(Bird(bird, 2, self) if bird else self._free_place())
        self._row.addLayout(self._words(name, state), 1)

    def add_toggle(self, key: str, sign: str, title: str, on: bool) -> QToolButton:
        """Add a button that is on or off."""
        button = self._tool(key, sign, title)
        button.setCheckable(True)
        button.setChecked(on)
        return button

    def add_menu(self, key: str, menu: QMenu) -> QToolButton:
        """Add a button that opens a menu."""
        button = self._tool(key, "more", tr("More for {name}", name=self._name.text()))
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        return button

    def add_sign(self, sign: QPixmap) -> None:
        """Add a small picture that says the same as the words."""
        label = Picture(self)
        label.setPixmap(sign)
        self._row.addWidget(label)

    def add_button(self, key: str, title: str, *, primary: bool = False) -> QPushButton:
        """Add a button with a word on it, below the name."""
        if self._buttons is None:
            self._buttons = QHBoxLayout()
            self._column.addLayout(self._buttons)
        button = QPushButton(title, self)
        button.setObjectName(key)
        button.setProperty("primary", primary)
        button.setAccessibleName(tr("{action}: {name}", action=title, name=self._name.text()))
        self._buttons.addWidget(button, 1)
        return button

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self._team is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._team))
        inset = self.height() // 6
        painter.drawRoundedRect(0, inset, BAR, self.height() - 2 * inset, BAR / 2, BAR / 2)
        painter.end()

    def _words(self, name: str, state: str) -> QVBoxLayout:
        self._name = ElidedLabel(name, self)
        font = self._name.font()
        font.setBold(True)
        self._name.setFont(font)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(self._name)
        if state:
            column.addWidget(muted(state, self))
        column.addStretch(1)
        return column

    def _free_place(self) -> QLabel:
        label = Picture(self)
        side = self.fontMetrics().height() * 2
        colour = self._ui.look.theme.muted_text
        label.setPixmap(icon("seat", colour).pixmap(side, side))
        return label

    def _tool(self, key: str, sign: str, title: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(key)
        button.setIcon(icon(sign, self._ui.look.theme.text))
        button.setIconSize(QSize(1, 1) * px(self._ui.look, ICON))
        button.setToolTip(title)
        button.setAccessibleName(title)
        self._row.addWidget(button)
        return button
