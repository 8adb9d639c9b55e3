"""The account of whoever is signed in: name, bird, password, and its end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from rook13.background.jobs import ThreadExecutor
from rook13.storage.accounts import Account, AccountError, Accounts
from rook13.storage.errors import StorageError
from rook13.storage.names import MAX_LENGTH
from rook13.storage.sealing import SealedKey
from rook13.ui.art.pictures import icon
from rook13.ui.dialogs.account_deletion import ask_to_delete
from rook13.ui.dialogs.confirm import Confirm
from rook13.ui.dialogs.preferences.password_form import PasswordForm
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.welcome.screen import problem_sentence
from rook13.ui.widgets.birds import BirdPicker
from rook13.ui.widgets.labels import field_above
from rook13.ui.widgets.notice import Notice

tr = context("Preferences")


class AccountForm(QWidget):
    """Changes one account, and says how it went."""

    account_changed = Signal(object)
    account_deleted = Signal(int)

    def __init__(self, ui: UiContext, accounts: Accounts, account_id: int) -> None:
        super().__init__()
        self._ui = ui
        self._accounts = accounts
        self._account = accounts.get(account_id)
        self.confirm: Confirm | None = None
        self.notice = Notice(ui)
        self.name = QLineEdit(self._account.name)
        self.name.setMaxLength(MAX_LENGTH)
        self.birds = BirdPicker(ui, self._account.avatar)
        self.rename = self._button("check", tr("Rename"))
        self.password = PasswordForm(ui, self._account.has_password)
        self.delete = self._button("delete", tr("Delete account…"), is_danger=True)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        name_row = QHBoxLayout()
        name_row.addWidget(self.name, 1)
        name_row.addWidget(self.rename)
        holder = QWidget()
        name_row.setContentsMargins(0, 0, 0, 0)
        holder.setLayout(name_row)
        holder.setFocusProxy(self.name)
        column.addWidget(field_above(tr("Name that others see"), holder))
        self.name.setAccessibleName(tr("Name that others see"))
        column.addWidget(field_above(tr("Bird"), self.birds))
        column.addWidget(self.password)
        last = QHBoxLayout()
        last.addWidget(self.delete)
        last.addStretch(1)
        column.addLayout(last)
        column.addWidget(self.notice)

    def _connect(self) -> None:
        self.rename.clicked.connect(self._on_rename)
        self.name.returnPressed.connect(self._on_rename)
        self.birds.picked.connect(self._on_bird)
        self.password.submitted.connect(self._on_password)
        self.delete.clicked.connect(self._on_delete_asked)

    def _button(self, sign: str, title: str, is_danger: bool = False) -> QPushButton:
        theme = self._ui.look.theme
        button = QPushButton(icon(sign, theme.bad if is_danger else theme.text), title)
        button.setAutoDefault(False)
        return button

    @Slot()
    def _on_rename(self) -> None:
        name = self.name.text()
        self._change(lambda: self._accounts.rename(self._account.id, name), tr("Renamed."))

    @Slot(str)
    def _on_bird(self, bird: str) -> None:
        self._change(
            lambda: self._accounts.change_avatar(self._account.id, bird), tr("The bird is changed.")
        )

    @Slot(str, str)
    def _on_password(self, old: str, new: str) -> None:
        self.notice.clear()
        self.password.set_busy(True)
        job = ThreadExecutor().submit(
            self._accounts.sealed_anew, self._account, old, new, owner=self
        )
        job.finished.connect(partial(self._on_sealed, bool(new)))
        job.failed.connect(self._on_not_sealed)

    def _on_sealed(self, has_password: bool, sealed: SealedKey) -> None:
        self.password.set_busy(False)
        done = tr("The password is changed.") if has_password else tr("The password is gone.")
        if self._change(
            lambda: self._accounts.keep_sealed(self._account.id, sealed, has_password), done
        ):
            self.password.begin(has_password)

    @Slot(object)
    def _on_not_sealed(self, error: Exception) -> None:
        self.password.set_busy(False)
        if not isinstance(error, AccountError | StorageError):
            raise error
        self.notice.complain(problem_sentence(self._ui.look, error))

    def _change(self, step: Callable[[], Account], done: str) -> bool:
        try:
            self._account = step()
        except (AccountError, StorageError) as error:
            self.notice.complain(problem_sentence(self._ui.look, error))
            return False
        self.notice.tell(done)
        self.account_changed.emit(self._account)
        return True

    @Slot()
    def _on_delete_asked(self) -> None:
        consequence = tr(
            "Its secret key is destroyed for good: nobody can play as this person again. You"
            " are signed out."
        )
        self.confirm = ask_to_delete(self._ui, self._account, consequence, self)
        self.confirm.accepted.connect(self._on_delete)

    @Slot()
    def _on_delete(self) -> None:
        try:
            self._accounts.delete(self._account.id)
        except (AccountError, StorageError) as error:
            self.notice.complain(problem_sentence(self._ui.look, error))
            return
        self.setEnabled(False)
        self.notice.tell(tr("The account is deleted."))
        self.account_deleted.emit(self._account.id)
