"""The screen on which people sign in."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from datetime import date
from functools import cached_property, partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from rook13.background.jobs import Job, disk
from rook13.storage.accounts import Account, AccountError, Accounts
from rook13.storage.files import StorageError
from rook13.storage.identity import Identity, guest
from rook13.ui.dialogs.dialog import Confirm, ask_to_delete
from rook13.ui.kit.art.pictures import AVATARS
from rook13.ui.kit.birds import bird_name
from rook13.ui.kit.layouts import row_of
from rook13.ui.kit.look import Look
from rook13.ui.screens.welcome.forms import CreatePage, ForgotPage, GuestPage, PasswordPage
from rook13.ui.screens.welcome.hero import FORM_PARTS, HERO_PARTS, Hero
from rook13.ui.screens.welcome.pages import AccountsPage, Page
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.network import account_text, storage_text

T = TypeVar("T")
P = TypeVar("P", bound=Page)
tr = context("Welcome")
PAGES = ("password_page", "create_page", "guest_page", "forgot_page")
"""The pages that are made when they are first needed."""


class SignIn(QObject):
    """Opens and creates accounts for a screen; passwords are checked on the disk's thread."""

    def __init__(self, screen: WelcomeScreen, accounts: Accounts) -> None:
        super().__init__(screen)
        self.screen = screen
        self._accounts = accounts
        self._job: Job | None = None

    @property
    def is_busy(self) -> bool:
        """Return whether a key is being opened."""
        return self._job is not None

    def unlock(self, account: Account, password: str) -> None:
        def work() -> tuple[Identity, StorageError | None]:
            identity = account.unlock(password)
            try:
                self._accounts.note_use(account.id, time.time())
            except StorageError as error:
                # A full disk must not keep anybody from playing.
                return identity, error
            return identity, None

        def then(opened: tuple[Identity, StorageError | None]) -> None:
            identity, error = opened
            if error is not None:
                self.screen.complain(error)
            self.screen.signed_in.emit(identity, account.id)

        self.run(work, then)

    def create(self, name: str, avatar: str, password: str) -> None:
        """Make an account and open it."""

        def work() -> tuple[Identity, int]:
            account = self._accounts.create(name, avatar, password, time.time())
            return account.unlock(password), account.id

        self.run(work, lambda made: self.screen.signed_in.emit(*made))

    def run(self, work: Callable[[], T], then: Callable[[T], None]) -> None:
        """Do something with accounts on the disk's thread, and go on with what it returns."""
        assert self._job is None, "one thing at a time"
        self._job = disk().submit(work, owner=self)
        self._job.finished.connect(partial(self._on_finished, then))
        self._job.failed.connect(self._on_failed)
        self.screen.show_busy(True)

    def _on_finished(self, then: Callable[[Any], None], result: object) -> None:
        self._job = None
        self.screen.show_busy(False)
        then(result)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._job = None
        self.screen.show_busy(False)
        self.screen.complain(error)


def problem_sentence(look: Look, error: AccountError | StorageError) -> str:
    """Return why an account could not be opened, created or deleted."""
    if isinstance(error, AccountError):
        return look.say(account_text(error.problem.value))
    return look.say(storage_text(error.kind.value, str(error.path)))


class WelcomeScreen(QWidget):
    """Choose an account, create one, or continue as a guest."""

    signed_in = Signal(object, object)
    """The Identity, and the id of its account or None for a guest."""

    def __init__(self, ui: UiContext, accounts: Accounts, *, with_cards: bool = True) -> None:
        super().__init__()
        self.ui = ui
        self._accounts = accounts
        self.wants_lesson = False
        """Whether the first thing to do after signing in is a lesson."""
        self._shown: tuple[Account, ...] | None = None
        self.confirm: Confirm | None = None
        self.pages = QStackedWidget()
        self.accounts_page = AccountsPage(self)
        self._page: Page = self.accounts_page
        self.hero = Hero(ui.look.surface, tr("Five card games for friends and clever birds."))
        parts = (self.hero, HERO_PARTS), (self.pages, FORM_PARTS)
        row_of(*parts, parent=self, spacing=0, margins=0)
        self.sign_in = SignIn(self, accounts)
        self._show_accounts()
        # Only now, because Qt polishes the page at once, and its style depends on the accounts.
        self._turn_to(self._added(self.accounts_page))
        if with_cards:
            self.show_cards()

    def show_cards(self) -> None:
        """Add the cards to the picture; drawing them takes longer than everything else."""
        self.hero.show_cards(self.ui.look.art)

    @cached_property
    def password_page(self) -> PasswordPage:
        return self._added(PasswordPage(self))

    @cached_property
    def create_page(self) -> CreatePage:
        return self._added(CreatePage(self))

    @cached_property
    def guest_page(self) -> GuestPage:
        return self._added(GuestPage(self))

    @cached_property
    def forgot_page(self) -> ForgotPage:
        return self._added(ForgotPage(self))

    @Slot()
    def refresh(self) -> None:
        """Go back to the first page, and read the accounts again."""
        self._show_accounts()
        self._turn_to(self.accounts_page)
        self._read_accounts()

    def choose(self, account: Account) -> None:
        """Open an account, after asking for its password if it has one."""
        self.accounts_page.notice.clear()
        if not account.has_password:
            self.sign_in.unlock(account, "")
            return
        self.password_page.ask(account)
        self._turn_to(self.password_page)

    @Slot()
    def back_to_password(self) -> None:
        self._turn_to(self.password_page)

    def explain_forgotten(self, account: Account) -> None:
        """Say what can be done without the password."""
        self.forgot_page.explain(account)
        self._turn_to(self.forgot_page)

    @Slot()
    def begin_account(self) -> None:
        """Ask for name and password of a new account."""
        taken = {account.avatar for account in self._accounts.known}
        self.create_page.begin(next((bird for bird in AVATARS if bird not in taken), AVATARS[0]))
        self._turn_to(self.create_page)

    @Slot()
    def begin_guest(self) -> None:
        """Ask for the name of a guest."""
        last = self._accounts.last_guest
        if last is not None and last[1] in AVATARS:
            # Their game may wait, and it belongs to their name.
            name, bird = last
            self.guest_page.begin(bird, name)
        else:
            # At random, so that two guests on one network rarely have the same name.
            self.guest_page.begin(random.choice(AVATARS))
        self._turn_to(self.guest_page)

    @Slot()
    def learn(self) -> None:
        """Sign in as a guest at once; the name can be chosen for a real game."""
        bird = random.choice(AVATARS)
        name, bird = self._accounts.last_guest or (bird_name(bird), bird)
        self.wants_lesson = True
        self.enter_as_guest(name, bird)

    def enter_as_guest(self, name: str, bird: str) -> None:
        self.signed_in.emit(guest(name, bird), None)

    def ask_to_delete(self, account: Account) -> None:
        """Delete an account if the player is sure."""
        consequence = tr(
            "This permanently destroys its secret key and its games: no one can play as this "
            "person again, not even with a new account of the same name."
        )
        self.confirm = ask_to_delete(self.ui, account, consequence, self)
        self.confirm.accepted.connect(partial(self._delete, account))

    def show_busy(self, busy: bool) -> None:
        """Show whether an account is being opened."""
        self._page.set_busy(busy)
        if not busy:
            self._page.settle_focus()

    @Slot(object)
    def complain(self, error: Exception) -> None:
        """Say why an account could not be read, opened or deleted."""
        if not isinstance(error, AccountError | StorageError):
            raise error
        self._page.complain(problem_sentence(self.ui.look, error))

    def take_over(self, before: WelcomeScreen) -> None:
        """Continue where the screen stopped that this one replaces."""
        if before.sign_in.is_busy:
            # Keep waiting for the account that is being opened: its password is typed only once.
            self.sign_in.deleteLater()
            self.sign_in = before.sign_in
            self.sign_in.setParent(self)
            self.sign_in.screen = self
        for name in PAGES:
            if name in vars(before):
                page, other = getattr(self, name), getattr(before, name)
                page.take_over(other)
                if other is before._page:
                    self._turn_to(page)
        self._page.set_busy(self.sign_in.is_busy)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._page.settle_focus()
        self._page.resume_typing()

    def _show_accounts(self) -> None:
        if self._shown != self._accounts.known:
            self._shown = self._accounts.known
            self.accounts_page.show_accounts(self._shown, date.today())

    def _read_accounts(self) -> None:
        """Read the accounts again, which another window may have changed."""
        job = disk().submit(self._accounts.all, owner=self)
        job.finished.connect(self._on_read)
        job.failed.connect(self.complain)

    @Slot(object)
    def _on_read(self, _: object) -> None:
        if self._shown != self._accounts.known:
            self._show_accounts()
            if self._page is self.accounts_page:
                self._page.settle_focus()

    def _added(self, page: P) -> P:
        self.pages.addWidget(page)
        return page

    def _turn_to(self, page: Page) -> None:
        self._page = page
        self.pages.setCurrentWidget(page)
        page.settle_focus()

    def _delete(self, account: Account) -> None:
        self._turn_to(self.accounts_page)

        def then(_: None) -> None:
            self.refresh()
            self.accounts_page.notice.tell(tr("Account {name} deleted.", name=account.name))

        self._accounts.about_to_delete(account.key)
        self.sign_in.run(partial(self._accounts.delete, account.id), then)
