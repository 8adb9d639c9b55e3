"""The page that is honest about forgotten passwords."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QPushButton

from rook13.storage.accounts import Account
from rook13.ui.art import icon
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.welcome.page import Page
from rook13.ui.widgets.labels import paragraph, subheading

tr = context("Welcome")


class ForgotPage(Page):
    """What cannot be done about a forgotten password, and what can."""

    create_asked = Signal()
    delete_asked = Signal(object)

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, tr("Forgot the password?"))
        self._account: Account | None = None
        for words in _explanation():
            self.rows.addWidget(paragraph(words))
        self.rows.addWidget(subheading(tr("What you can do")))
        for words in _advice():
            self.rows.addWidget(paragraph(words))
        self.delete = QPushButton(icon("delete", ui.look.theme.bad), tr("Delete the old account…"))
        self.rows.addWidget(self.delete, alignment=Qt.AlignmentFlag.AlignLeft)
        self.add_back()
        self.create_button = self.add_button(tr("Create a new account"), "add", primary=True)
        self.delete.clicked.connect(self._on_delete)
        self.create_button.clicked.connect(self.create_asked)

    def explain(self, account: Account) -> None:
        """Explain it to whoever lost the password of this account."""
        self._account = account
        self.delete.setAccessibleName(tr("Delete the account {name}…", name=account.name))

    def take_over(self, before: Page) -> None:
        """Explain it to the same person."""
        if isinstance(before, ForgotPage) and before._account is not None:
            self.explain(before._account)

    def settle_focus(self) -> None:
        """Put the focus on what most people do."""
        self.create_button.setFocus()

    @Slot()
    def _on_delete(self) -> None:
        self.delete_asked.emit(self._account)


def _explanation() -> tuple[str, ...]:
    return (
        tr(
            "Nobody can recover or reset it. The password is not stored anywhere: it"
            " encrypts the secret key by which other players know you, and without it the key"
            " stays closed."
        ),
    )


def _advice() -> tuple[str, ...]:
    return (
        tr("Try again: look at Caps Lock and the language of the keyboard, and show the password."),
        tr(
            "Create a new account. It has a new key, so friends will see your old name with a"
            " note that it is not the same key as before. They can accept it."
        ),
        tr("Delete the old account, if you want its name back."),
    )
