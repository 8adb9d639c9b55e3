"""Fields for passwords: one that can be read if wanted, and two for a new one."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from rook13.ui.art import icon
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.form import field_above
from rook13.ui.widgets.strength import StrengthMeter

tr = context("Password")


class PasswordField(QWidget):
    """A password as dots, or as letters while the eye is pressed in."""

    changed = Signal(str)
    entered = Signal()

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.edit = QLineEdit(self)
        self.edit.setEchoMode(QLineEdit.EchoMode.Password)
        self.edit.textChanged.connect(self.changed)
        self.edit.returnPressed.connect(self.entered)
        self.reveal = QToolButton(self)
        self.reveal.setCheckable(True)
        self.reveal.setIcon(icon("spectator", ui.look.theme.text))
        line = self.fontMetrics().height()
        self.reveal.setIconSize(QSize(line, line))
        self.reveal.setAccessibleName(tr("Show the password"))
        self.reveal.setToolTip(tr("Show the password"))
        self.reveal.toggled.connect(self._on_reveal)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.edit, 1)
        row.addWidget(self.reveal)
        self.setFocusProxy(self.edit)

    @property
    def text(self) -> str:
        """Return what was typed."""
        return self.edit.text()

    def clear(self) -> None:
        """Forget what was typed, and show dots again."""
        self.edit.clear()
        self.reveal.setChecked(False)

    def setAccessibleName(self, name: str) -> None:  # noqa: N802
        """Name the line, which is what has the focus."""
        self.edit.setAccessibleName(name)

    def setAccessibleDescription(self, description: str) -> None:  # noqa: N802
        """Describe the line, which is what has the focus."""
        self.edit.setAccessibleDescription(description)

    @Slot(bool)
    def _on_reveal(self, shown: bool) -> None:
        mode = QLineEdit.EchoMode.Normal if shown else QLineEdit.EchoMode.Password
        self.edit.setEchoMode(mode)


class NewPassword(QWidget):
    """A new password typed twice, with a word on how hard it is to guess; empty is none."""

    entered = Signal()

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first = PasswordField(ui)
        self.second = PasswordField(ui)
        self.meter = StrengthMeter(ui)
        fields = QHBoxLayout()
        fields.addWidget(field_above(tr("Password (may be empty)"), self.first), 1)
        fields.addWidget(field_above(tr("The same again"), self.second), 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(fields)
        column.addWidget(self.meter)
        self.first.changed.connect(self.meter.rate)
        self.first.entered.connect(self.second.setFocus)
        self.second.entered.connect(self.entered)
        self.setFocusProxy(self.first)
        self.meter.rate("")

    @property
    def text(self) -> str:
        """Return the password as typed first."""
        return self.first.text

    @property
    def problem(self) -> str:
        """Return why it cannot be used, or nothing."""
        if self.first.text == self.second.text:
            return ""
        return tr("The two passwords are not the same.")

    def clear(self) -> None:
        """Forget both."""
        self.first.clear()
        self.second.clear()
