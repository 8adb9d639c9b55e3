"""The screen on which people sign in."""

from __future__ import annotations

import random
from datetime import date
from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from rook13.storage.accounts import Account, Accounts
from rook13.storage.identity import guest
from rook13.ui.art import AVATARS
from rook13.ui.dialogs.confirm import Confirm
from rook13.ui.part import Desk
from rook13.ui.text import context
from rook13.ui.welcome.accounts_page import AccountsPage
from rook13.ui.welcome.create_page import CreatePage
from rook13.ui.welcome.forgot_page import ForgotPage
from rook13.ui.welcome.guest_page import GuestPage
from rook13.ui.welcome.hero import Hero
from rook13.ui.welcome.page import Page
from rook13.ui.welcome.password_page import PasswordPage
from rook13.ui.welcome.sign_in import SignIn

tr = context("Welcome")

HERO_PARTS, FORM_PARTS = 9, 11


class WelcomeScreen(QWidget):
    """Pick an account, make one, or be a guest."""

    signed_in = Signal(object, object)
    """The Identity, and the id of its account or None for a guest."""

    def __init__(self, desk: Desk, accounts: Accounts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self._accounts = accounts
        self._known: list[Account] = []
        self._account: Account | None = None
        self.confirm: Confirm | None = None
        self.accounts_page = AccountsPage(desk)
        self.password_page = PasswordPage(desk)
        self.create_page = CreatePage(desk)
        self.guest_page = GuestPage(desk)
        self.forgot_page = ForgotPage(desk)
        self.pages = QStackedWidget()
        for page in self._all_pages():
            self.pages.addWidget(page)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(Hero(desk), HERO_PARTS)
        row.addWidget(self.pages, FORM_PARTS)
        self._sign_in = SignIn(desk.look, accounts, self)
        self._connect_pages()
        self.refresh()

    def refresh(self) -> None:
        """Look at the accounts again, and start from the beginning."""
        self._known = self._sign_in.tried(self._accounts.all) or []
        self.accounts_page.show_accounts(self._known, date.today())
        self._turn_to(self.accounts_page)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._current().settle_focus()

    def _all_pages(self) -> tuple[Page, ...]:
        first = (self.accounts_page, self.password_page, self.create_page)
        return (*first, self.guest_page, self.forgot_page)

    def _connect_pages(self) -> None:
        self._sign_in.signed_in.connect(self.signed_in)
        self._sign_in.failed.connect(self._on_failed)
        self._sign_in.busy_changed.connect(self._on_busy)
        self.accounts_page.chosen.connect(self._on_chosen)
        self.accounts_page.delete_asked.connect(self._on_delete_asked)
        self.accounts_page.create_asked.connect(self._on_create_asked)
        self.accounts_page.guest_asked.connect(self._on_guest_asked)
        self.password_page.submitted.connect(self._on_password)
        self.password_page.forgotten.connect(self._on_forgotten)
        self.create_page.submitted.connect(self._sign_in.create)
        self.guest_page.submitted.connect(self._on_guest)
        self.forgot_page.create_asked.connect(self._on_create_asked)
        self.forgot_page.delete_asked.connect(self._on_delete_asked)
        for page in (self.password_page, self.create_page, self.guest_page):
            page.back.connect(self.refresh)
        self.forgot_page.back.connect(self._on_back_to_password)

    def _current(self) -> Page:
        page = self.pages.currentWidget()
        assert isinstance(page, Page)
        return page

    def _turn_to(self, page: Page) -> None:
        self.pages.setCurrentWidget(page)
        self._current().settle_focus()

    @Slot(object)
    def _on_chosen(self, account: Account) -> None:
        self._account = account
        self.accounts_page.notice.clear()
        if not account.has_password:
            self._sign_in.unlock(account, "")
            return
        self.password_page.ask(account)
        self._turn_to(self.password_page)

    @Slot(str)
    def _on_password(self, password: str) -> None:
        assert self._account is not None
        self._sign_in.unlock(self._account, password)

    @Slot()
    def _on_forgotten(self) -> None:
        assert self._account is not None
        self.forgot_page.explain(self._account)
        self._turn_to(self.forgot_page)

    @Slot()
    def _on_back_to_password(self) -> None:
        self._turn_to(self.password_page)

    @Slot()
    def _on_create_asked(self) -> None:
        self.create_page.begin(self._free_bird())
        self._turn_to(self.create_page)

    @Slot()
    def _on_guest_asked(self) -> None:
        # By chance, so that two guests on one network rarely have the same name.
        self.guest_page.begin(random.choice(AVATARS))
        self._turn_to(self.guest_page)

    @Slot(str, str)
    def _on_guest(self, name: str, bird: str) -> None:
        self.signed_in.emit(guest(name, bird), None)

    @Slot(object)
    def _on_delete_asked(self, account: Account) -> None:
        self._account = account
        self.confirm = Confirm(
            self.desk,
            tr("Delete the account {name}?", name=account.name),
            tr(
                "Its secret key is destroyed for good: nobody can play as this person again, not"
                " even with a new account of the same name."
            ),
            tr("Delete account"),
            self,
        )
        self.confirm.accepted.connect(self._on_delete)
        self.confirm.open()

    @Slot()
    def _on_delete(self) -> None:
        assert self._account is not None
        name, account_id = self._account.name, self._account.id
        self.refresh()
        if self._sign_in.attempt(partial(self._accounts.delete, account_id)):
            self.refresh()
            self.accounts_page.notice.tell(tr("The account {name} is deleted.", name=name))

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        self._current().complain(sentence)

    @Slot(bool)
    def _on_busy(self, busy: bool) -> None:
        self._current().set_busy(busy)
        if not busy:
            self._current().settle_focus()

    def _free_bird(self) -> str:
        taken = {account.avatar for account in self._known}
        return next((bird for bird in AVATARS if bird not in taken), AVATARS[0])
