"""From an account and a password to a person who can sign, with the slow part elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from rook13.background.jobs import Job, ThreadExecutor
from rook13.storage.accounts import Account, AccountError, Accounts
from rook13.storage.errors import StorageError
from rook13.storage.identity import Identity
from rook13.storage.sealing import SealedKey
from rook13.ui.look import Look

T = TypeVar("T")


class SignIn(QObject):
    """Opens and makes accounts; tells who it is, or a sentence about what went wrong."""

    signed_in = Signal(object, object)
    failed = Signal(str)
    busy_changed = Signal(bool)

    def __init__(self, look: Look, accounts: Accounts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._accounts = accounts
        self._job: Job | None = None

    @property
    def is_busy(self) -> bool:
        """Return whether a key is being opened."""
        return self._job is not None

    def unlock(self, account: Account, password: str) -> None:
        """Open an account."""

        def then(identity: Identity) -> None:
            # A full disk must not keep anybody from playing.
            self.attempt(lambda: self._accounts.note_use(account.id, time.time()))
            self.signed_in.emit(identity, account.id)

        self._run(lambda: account.unlock(password), then)

    def create(self, name: str, avatar: str, password: str) -> None:
        """Make an account and open it."""
        if not self.attempt(lambda: self._accounts.check_name(name)):
            return

        def work() -> tuple[SealedKey, Identity]:
            sealed = self._accounts.new_key(password)
            return sealed, Identity(name, avatar, sealed.unseal(password))

        def then(made: tuple[SealedKey, Identity]) -> None:
            sealed, identity = made
            account = self.tried(
                lambda: self._accounts.add(name, avatar, sealed, bool(password), time.time())
            )
            if account is not None:
                self.signed_in.emit(identity, account.id)

        self._run(work, then)

    def _run(self, work: Callable[[], T], then: Callable[[T], None]) -> None:
        assert self._job is None, "one thing at a time"
        self._job = ThreadExecutor().submit(work, owner=self)
        self._job.finished.connect(partial(self._on_finished, then))
        self._job.failed.connect(self._on_failed)
        self.busy_changed.emit(True)

    def _on_finished(self, then: Callable[[Any], None], result: object) -> None:
        self._job = None
        self.busy_changed.emit(False)
        then(result)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._job = None
        self.busy_changed.emit(False)
        if not isinstance(error, AccountError | StorageError):
            raise error
        self.failed.emit(problem_sentence(self._look, error))

    def tried(self, step: Callable[[], T]) -> T | None:
        """Return what a step gives, or tell why it could not be taken."""
        try:
            return step()
        except (AccountError, StorageError) as error:
            self.failed.emit(problem_sentence(self._look, error))
            return None

    def attempt(self, step: Callable[[], object]) -> bool:
        """Take a step; False if it could not be taken, and then why is told."""
        try:
            step()
        except (AccountError, StorageError) as error:
            self.failed.emit(problem_sentence(self._look, error))
            return False
        return True


def problem_sentence(look: Look, error: AccountError | StorageError) -> str:
    """Return what to tell about an account that cannot be used as wanted."""
    from rook13.wording.network import account_text, storage_text

    if isinstance(error, AccountError):
        return look.say(account_text(error.problem.value))
    return look.say(storage_text(error.kind.value, str(error.path)))
