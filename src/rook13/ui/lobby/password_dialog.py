"""Asks for the password of a locked table."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from rook13.ui.dialogs.dialog import Dialog, primary
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import field_above, paragraph
from rook13.ui.widgets.notice import Notice
from rook13.ui.widgets.password import PasswordField

tr = context("Join")


class PasswordDialog(Dialog):
    """Stays open until the password was right, or somebody gives up."""

    wanted = Signal(str)
    """The password that somebody tries."""

    def __init__(self, ui: UiContext, table: str, parent: QWidget | None = None) -> None:
        super().__init__(ui, tr("Locked table"), parent)
        self.setModal(True)
        self.password = PasswordField(ui)
        self.password.changed.connect(self._on_text)
        self.problem = Notice(ui)
        self.go = primary(QPushButton(tr("Join")))
        self.go.clicked.connect(self._on_go)
        self.cancel = QPushButton(tr("Cancel"))
        self.cancel.clicked.connect(self.reject)
        self.column.addWidget(paragraph(tr("“{table}” has a password.", table=table)))
        self.column.addWidget(field_above(tr("Password"), self.password))
        self.column.addWidget(self.problem)
        self.column.addStretch(1)
        self.add_buttons(self.go, self.cancel)
        self.fit(56, 12)
        self.go.setEnabled(False)
        self.password.setFocus()

    def show_problem(self, text: str) -> None:
        """Say that it was not right, and let somebody try again."""
        self.problem.complain(text)
        self.password.setEnabled(True)
        self.go.setEnabled(bool(self.password.text))
        self.password.edit.selectAll()
        self.password.setFocus()

    @Slot(str)
    def _on_text(self, text: str) -> None:
        self.problem.clear()
        self.go.setEnabled(bool(text))

    @Slot()
    def _on_go(self) -> None:
        if not self.password.text:
            return
        self.go.setEnabled(False)
        self.password.setEnabled(False)
        self.wanted.emit(self.password.text)
