"""The page that asks who is playing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from rook13.storage.accounts import Account
from rook13.ui.art.pictures import icon
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.welcome.account_card import AccountCard
from rook13.ui.welcome.page import Page
from rook13.ui.widgets.labels import paragraph

tr = context("Welcome")


class AccountsPage(Page):
    """The accounts of this computer, the one used last first, and two other ways in."""

    chosen = Signal(object)
    delete_asked = Signal(object)
    create_asked = Signal()
    guest_asked = Signal()

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, tr("Who is playing?"))
        self.cards: list[AccountCard] = []
        self._content: QWidget | None = None
        self.create_button = self.add_button(tr("Create account"), "add")
        self.create_button.clicked.connect(self.create_asked)
        self._button_row.addStretch(1)
        self.guest_button = self.add_button(tr("Continue as guest"), "next")
        self.guest_button.clicked.connect(self.guest_asked)

    def show_accounts(self, accounts: Sequence[Account], today: date) -> None:
        """Show these accounts in place of those before."""
        for card in self.cards:
            card.deleteLater()
        if self._content is not None:
            self._content.deleteLater()
            self._content = None
        while self.rows.count():
            self.rows.takeAt(0)
        self.cards = [self._card(account, today) for account in accounts]
        if not accounts:
            self._content = _introduction()
            self.rows.addWidget(self._content)
        for card in self.cards:
            self.rows.addWidget(card)
        self.rows.addStretch(1)
        self._offer_first(bool(accounts))

    def settle_focus(self) -> None:
        """Put the focus where most people go on."""
        first = self.cards[0].button if self.cards else self.create_button
        first.setFocus()

    def _card(self, account: Account, today: date) -> AccountCard:
        card = AccountCard(self.ui, account, today)
        card.chosen.connect(self.chosen)
        card.delete_asked.connect(self.delete_asked)
        return card

    def _offer_first(self, has_accounts: bool) -> None:
        self.title.setText(tr("Who is playing?") if has_accounts else tr("Welcome to the table"))
        theme = self.ui.look.theme
        self.create_button.setProperty("primary", not has_accounts)
        self.create_button.setIcon(icon("add", theme.text if has_accounts else theme.accent_text))
        if self.create_button.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            # Only then: it has Python learn the hundreds of constants of styles.
            self.create_button.style().polish(self.create_button)


def _introduction() -> QWidget:
    return paragraph(
        tr(
            "An account keeps your games and lets friends on the network know that you are you."
            " It lives on this computer only: nothing is sent anywhere, and no address is asked"
            " for.\n\nOr sit down as a guest and play at once."
        )
    )
