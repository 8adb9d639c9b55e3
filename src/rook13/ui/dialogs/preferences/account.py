"""The page about the player's own account and about what this program keeps on disk."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QGridLayout,
    QLineEdit,
    QWidget,
)

from rook13.background.jobs import disk
from rook13.storage.accounts import Account, AccountError, AccountProblem, Accounts
from rook13.storage.files import StorageError
from rook13.storage.identity import MAX_LENGTH
from rook13.ui.dialogs.dialog import Confirm, ask_to_delete
from rook13.ui.dialogs.preferences.page import PreferencesPage
from rook13.ui.kit.birds import BirdPicker
from rook13.ui.kit.buttons import push_button
from rook13.ui.kit.labels import field_above, hint_label, paragraph, title_label
from rook13.ui.kit.layouts import column_of, row_of
from rook13.ui.kit.notice import Notice, progress_bar
from rook13.ui.kit.password import NewPassword, PasswordField
from rook13.ui.screens.welcome.screen import problem_sentence
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

if TYPE_CHECKING:
    from rook13.ui.dialogs.preferences.dialog import PreferencesDialog

tr = context("Preferences")


class AccountPage(PreferencesPage):
    """The account of the person who is signed in, and the data of this computer."""

    def __init__(self, dialog: PreferencesDialog) -> None:
        super().__init__(dialog.ui, tr("Account & data"))
        self._dialog = dialog
        self.restore.hide()
        self.confirm: Confirm | None = None
        self.form: AccountForm | None = None
        self.add_section(tr("Account"))
        if dialog.accounts is not None and dialog.account_id is not None:
            self._add_account(dialog.accounts, dialog.account_id)
        else:
            self.rows.addWidget(
                paragraph(
                    tr("You're a guest. With an account, friends recognise you when you come back.")
                )
            )
        self.add_section(tr("Data"))
        self.notice = Notice(self.ui)
        if dialog.folder is not None:
            self._add_folder(dialog.folder)
        self._add_games()
        self.rows.addWidget(self.notice)

    def _add_account(self, accounts: Accounts, account_id: int) -> None:
        account = next((each for each in accounts.known if each.id == account_id), None)
        if account is None:
            gone = AccountError(AccountProblem.UNKNOWN_ACCOUNT)
            self.rows.addWidget(paragraph(problem_sentence(self.ui.look, gone)))
            return
        self.form = AccountForm(self._dialog, accounts, account)
        self.rows.addWidget(self.form)

    def _add_folder(self, folder: Path) -> None:
        self._folder = folder
        self.path = QLineEdit(str(folder))
        self.path.setReadOnly(True)
        self.copy_path = push_button(self.ui, "copy", tr("Copy"), self._on_copy)
        self.open_folder = push_button(self.ui, "next", tr("Open folder"), self._on_open)
        hint = tr("Accounts, games, preferences and logs. Nothing is stored anywhere else.")
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(self.fontMetrics().height() // 5)
        grid.addWidget(title_label(tr("Data folder"), self.path), 0, 0, 1, 3)
        for place, control in enumerate((self.path, self.copy_path, self.open_folder)):
            grid.addWidget(control, 1, place)
        grid.addWidget(hint_label(hint, self.path), 2, 0, 1, 3)
        self.rows.addWidget(holder)

    def _add_games(self) -> None:
        title = tr("Export all games…")
        self.export_games = push_button(self.ui, "export", title, self._dialog.export_games)
        title, ask = tr("Delete history…"), self._on_delete_history
        self.delete_history = push_button(self.ui, "delete", title, ask, is_danger=True)
        words = tr("Games are exported as records that Rook13 and other programs can replay.")
        left = Qt.AlignmentFlag.AlignLeft
        buttons = ((button, 0, left) for button in (self.export_games, self.delete_history))
        holder = QWidget()
        column_of(paragraph(words), *buttons, parent=holder, margins=0)
        self.rows.addWidget(holder)

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.path.text())
        self.notice.tell(tr("Path copied."))

    @Slot()
    def _on_open(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder))):
            self.notice.complain(tr("Couldn't open the folder; copy its path instead."))

    @Slot()
    def _on_delete_history(self) -> None:
        self.confirm = Confirm(
            self.ui,
            tr("Delete history?"),
            tr(
                "This permanently deletes all finished games and their statistics. Games in"
                " progress, accounts and preferences are kept."
            ),
            tr("Delete history"),
            self,
        )
        if self._dialog.delete_history is not None:
            self.confirm.accepted.connect(self._dialog.delete_history)
        self.confirm.open()


class AccountForm(QWidget):
    """Changes name, bird and password of one account, or deletes it."""

    def __init__(self, dialog: PreferencesDialog, accounts: Accounts, account: Account) -> None:
        super().__init__()
        self._dialog = dialog
        self._ui = ui = dialog.ui
        self._accounts = accounts
        self._account = account
        self.confirm: Confirm | None = None
        self.notice = Notice(ui)
        self.name = QLineEdit(self._account.name)
        self.name.setMaxLength(MAX_LENGTH)
        self.birds = BirdPicker(ui, self._account.avatar)
        self.rename = push_button(ui, "check", tr("Rename"), self._on_rename)
        self.password = PasswordForm(ui, self._account.has_password, self._change_password)
        title, ask = tr("Delete account…"), self._on_delete_asked
        self.delete = push_button(ui, "delete", title, ask, is_danger=True)
        self.name.returnPressed.connect(self._on_rename)
        self.birds.picked.connect(self._on_bird)
        self._lay_out()

    def _lay_out(self) -> None:
        holder = QWidget()
        row_of((self.name, 1), self.rename, parent=holder, margins=0)
        holder.setFocusProxy(self.name)
        name = field_above(tr("Display name"), holder)
        self.name.setAccessibleName(tr("Display name"))
        column_of(
            name,
            field_above(tr("Bird"), self.birds),
            self.password,
            (self.delete, 0, Qt.AlignmentFlag.AlignLeft),
            self.notice,
            parent=self,
            margins=0,
        )

    @Slot()
    def _on_rename(self) -> None:
        done = partial(self._on_changed, tr("Renamed."))
        self._run(done, self._accounts.rename, self._account.id, self.name.text())

    @Slot(str)
    def _on_bird(self, bird: str) -> None:
        done = partial(self._on_changed, tr("Bird changed."))
        self._run(done, self._accounts.change_avatar, self._account.id, bird)

    def _change_password(self, old: str, new: str) -> None:
        self.notice.clear()
        self.password.set_busy(True)
        self._run(self._on_new_password, self._accounts.change_password, self._account.id, old, new)

    def _on_new_password(self, account: Account) -> None:
        has_password = account.has_password
        done = tr("Password changed.") if has_password else tr("Password removed.")
        self._on_changed(done, account)
        self.password.begin(has_password)

    def _on_changed(self, done: str, account: Account) -> None:
        self._account = account
        self.notice.tell(done)
        self._dialog.account_changed.emit(account)

    def _run(
        self, then: Callable[[Any], None], function: Callable[..., object], *arguments: object
    ) -> None:
        job = disk().submit(function, *arguments, owner=self)
        job.finished.connect(lambda _: self.password.set_busy(False))
        job.finished.connect(then)
        job.failed.connect(self._on_failed)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self.password.set_busy(False)
        if not isinstance(error, AccountError | StorageError):
            raise error
        self.notice.complain(problem_sentence(self._ui.look, error))

    @Slot()
    def _on_delete_asked(self) -> None:
        consequence = tr(
            "This permanently destroys its secret key, games and statistics: no one can play as "
            "this person again. You will be signed out."
        )
        self.confirm = ask_to_delete(self._ui, self._account, consequence, self)
        self.confirm.accepted.connect(self._on_delete)

    @Slot()
    def _on_delete(self) -> None:
        self._accounts.about_to_delete(self._account.key)
        self._run(self._on_deleted, self._accounts.delete, self._account.id)

    def _on_deleted(self, _: None) -> None:
        self.setEnabled(False)
        self.notice.tell(tr("Account deleted."))
        self._dialog.account_id = None
        self._dialog.account_deleted.emit(self._account.id)


class PasswordForm(QWidget):
    """Another password for an account; hidden behind a button, because it is rarely wanted."""

    def __init__(
        self, ui: UiContext, has_password: bool, change: Callable[[str, str], None]
    ) -> None:
        """`change` takes the old and the new password."""
        super().__init__()
        self._change = change
        self.toggle = push_button(ui, "lock", "")
        self.toggle.setCheckable(True)
        self.old = PasswordField(ui)
        self.new = NewPassword(ui)
        self.notice = Notice(ui)
        self.change = push_button(ui, "", tr("Change password"), self._on_submit)
        self._busy = progress_bar("")
        self._busy.hide()
        self._fields = QWidget()
        self._old_row = field_above(tr("Current password"), self.old)
        self._lay_out()
        self.toggle.toggled.connect(self._on_toggled)
        self.new.second.edit.returnPressed.connect(self._on_submit)
        self.old.edit.returnPressed.connect(self.new.setFocus)
        self.begin(has_password)

    def begin(self, has_password: bool) -> None:
        """Hide the fields again, for an account that has a password or not."""
        self._old_row.setVisible(has_password)
        title = tr("Change password…") if has_password else tr("Set a password…")
        self.toggle.setText(title)
        self.toggle.setChecked(False)
        self._fields.hide()
        self.old.clear()
        self.new.clear()
        self.notice.clear()

    @Slot(bool)
    def set_busy(self, busy: bool) -> None:
        """Show that the key is being sealed, and take no input meanwhile."""
        self._busy.setVisible(busy)
        self._fields.setEnabled(not busy)

    def _lay_out(self) -> None:
        left, indent = Qt.AlignmentFlag.AlignLeft, (self.fontMetrics().height(), 0, 0, 0)
        items = (self._old_row, self.new, self.notice, (self.change, 0, left))
        column_of(*items, parent=self._fields, margins=indent)
        column_of((self.toggle, 0, left), self._fields, self._busy, parent=self, margins=0)

    @Slot(bool)
    def _on_toggled(self, shown: bool) -> None:
        self._fields.setVisible(shown)
        if shown:
            (self.new if self._old_row.isHidden() else self.old).setFocus()

    @Slot()
    def _on_submit(self) -> None:
        if self.new.problem:
            self.notice.complain(self.new.problem)
            self.new.second.setFocus()
            return
        self.notice.clear()
        self._change(self.old.text, self.new.text)
