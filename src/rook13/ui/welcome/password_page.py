"""The page that asks for the password of an account."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QPushButton

from rook13.storage.accounts import Account
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.welcome.page import Page
from rook13.ui.widgets.birds import Bird
from rook13.ui.widgets.labels import field_above
from rook13.ui.widgets.password import PasswordField

tr = context("Welcome")


class PasswordPage(Page):
    """One account, and the password that opens it."""

    submitted = Signal(str)
    forgotten = Signal()

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, tr("Welcome back"))
        self._account: Account | None = None
        self._bird = Bird("rook", 6)
        self.rows.addWidget(self._bird, alignment=Qt.AlignmentFlag.AlignLeft)
        self.password = PasswordField(ui)
        self.rows.addWidget(field_above(tr("Password"), self.password))
        self.forgot = QPushButton(tr("Forgot the password?"))
        self.forgot.setProperty("flat", True)
        self.rows.addWidget(self.forgot, alignment=Qt.AlignmentFlag.AlignRight)
        self.rows.addStretch(1)
        self.add_back()
        self.sign_in = self.add_button(tr("Sign in"), "unlock", primary=True)
        self.sign_in.clicked.connect(self._on_submit)
        self.password.entered.connect(self._on_submit)
        self.forgot.clicked.connect(self.forgotten)

    def ask(self, account: Account) -> None:
        """Ask for the password of an account."""
        self._account = account
        self.title.setText(tr("Welcome back, {name}", name=account.name))
        self._bird.show_bird(account.avatar)
        self.password.clear()
        self.notice.clear()

    def take_over(self, before: Page) -> None:
        """Ask for the same account."""
        if isinstance(before, PasswordPage) and before._account is not None:
            self.ask(before._account)
        super().take_over(before)

    def settle_focus(self) -> None:
        """Put the focus where typing goes."""
        self.password.setFocus()

    def complain(self, text: str) -> None:
        """Say what is wrong, and have the password ready to be typed over."""
        super().complain(text)
        self.password.edit.selectAll()
        self.password.setFocus()

    @Slot()
    def _on_submit(self) -> None:
        self.notice.clear()
        self.submitted.emit(self.password.text)
