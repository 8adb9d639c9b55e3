"""Changing one's account, and what is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from rook13.storage.accounts import Account, Accounts
from rook13.storage.database import Database
from rook13.storage.identity import Cost
from rook13.ui.dialogs.preferences.account import AccountForm, AccountPage
from rook13.ui.dialogs.preferences.dialog import PreferencesDialog
from rook13.ui.ui_context import UiContext

FOLDER = Path("somewhere") / "rook13"


@pytest.fixture
def accounts(tmp_path: Path) -> Iterator[Accounts]:
    database = Database.open(tmp_path / "rook13.db")
    yield Accounts(database, Cost(time=1, memory_kib=8, lanes=1))
    database.close()


@pytest.fixture
def account(accounts: Accounts) -> Account:
    accounts.create("Bob", "wren", "", now=1)
    return accounts.create("Ann", "owl", "hush", now=1)


@pytest.fixture
def dialog(qtbot: QtBot, ui: UiContext, accounts: Accounts, account: Account) -> PreferencesDialog:
    dialog = PreferencesDialog(ui, accounts, account.id, FOLDER, "account")
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


@pytest.fixture
def page(dialog: PreferencesDialog) -> AccountPage:
    page = dialog.page
    assert isinstance(page, AccountPage)
    return page


@pytest.fixture
def form(page: AccountPage) -> AccountForm:
    assert page.form is not None
    return page.form


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_a_new_name_is_kept_and_told(
    qtbot: QtBot,
    dialog: PreferencesDialog,
    form: AccountForm,
    accounts: Accounts,
    account: Account,
) -> None:
    form.name.selectAll()
    qtbot.keyClicks(form.name, "Anna")
    with qtbot.waitSignal(dialog.account_changed) as signal:
        click(qtbot, form.rename)
    assert signal.args[0].name == accounts.get(account.id).name == "Anna"


def test_a_name_of_somebody_else_is_refused_in_words(
    qtbot: QtBot, form: AccountForm, accounts: Accounts, account: Account
) -> None:
    form.name.selectAll()
    qtbot.keyClicks(form.name, "bob")
    qtbot.keyClick(form.name, Qt.Key.Key_Return)
    taken = "An account with this name already exists."
    qtbot.waitUntil(lambda: form.notice.text == taken)
    assert accounts.get(account.id).name == "Ann"


def test_another_bird_is_one_click(
    qtbot: QtBot,
    dialog: PreferencesDialog,
    form: AccountForm,
    accounts: Accounts,
    account: Account,
) -> None:
    assert form.birds.bird == "owl"
    with qtbot.waitSignal(dialog.account_changed):
        click(qtbot, form.birds.button("jay"))
    assert accounts.get(account.id).avatar == "jay"


def test_the_password_is_changed_with_the_old_one(
    qtbot: QtBot,
    dialog: PreferencesDialog,
    form: AccountForm,
    accounts: Accounts,
    account: Account,
) -> None:
    click(qtbot, form.password.toggle)
    qtbot.keyClicks(form.password.old.edit, "hush")
    qtbot.keyClicks(form.password.new.first.edit, "new")
    qtbot.keyClicks(form.password.new.second.edit, "new")
    with qtbot.waitSignal(dialog.account_changed):
        click(qtbot, form.password.change)
    assert accounts.get(account.id).unlock("new").key == account.key
    assert form.notice.text == "Password changed."
    assert form.password.old.text == ""


def test_a_wrong_old_password_changes_nothing(
    qtbot: QtBot, form: AccountForm, accounts: Accounts, account: Account
) -> None:
    click(qtbot, form.password.toggle)
    qtbot.keyClicks(form.password.old.edit, "guess")
    click(qtbot, form.password.change)
    qtbot.waitUntil(lambda: form.notice.text == "Wrong password.")
    assert accounts.get(account.id) == account


def test_two_different_new_passwords_are_refused(qtbot: QtBot, form: AccountForm) -> None:
    click(qtbot, form.password.toggle)
    qtbot.keyClicks(form.password.new.first.edit, "one")
    qtbot.keyClick(form.password.new.second.edit, Qt.Key.Key_Return)
    assert form.password.notice.text == "The passwords don't match."


def test_a_password_can_be_given_up(
    qtbot: QtBot,
    dialog: PreferencesDialog,
    form: AccountForm,
    accounts: Accounts,
    account: Account,
) -> None:
    click(qtbot, form.password.toggle)
    qtbot.keyClicks(form.password.old.edit, "hush")
    with qtbot.waitSignal(dialog.account_changed):
        click(qtbot, form.password.change)
    assert not accounts.get(account.id).has_password
    assert form.password.toggle.text() == "Set a password…"


def test_the_account_is_deleted_after_a_question(
    qtbot: QtBot,
    dialog: PreferencesDialog,
    form: AccountForm,
    accounts: Accounts,
    account: Account,
) -> None:
    click(qtbot, form.delete)
    assert form.confirm is not None
    qtbot.keyClick(form.confirm, Qt.Key.Key_Escape)
    assert accounts.get(account.id) == account
    click(qtbot, form.delete)
    with qtbot.waitSignal(dialog.account_deleted) as signal:
        click(qtbot, form.confirm.go_on)
    assert signal.args == [account.id]
    assert [each.name for each in accounts.all()] == ["Bob"]


def test_a_guest_is_told_what_an_account_is_good_for(qtbot: QtBot, ui: UiContext) -> None:
    dialog = PreferencesDialog(ui, page="account")
    qtbot.addWidget(dialog)
    page = dialog.page
    assert isinstance(page, AccountPage)
    assert page.form is None
    assert any("guest" in label.text() for label in page.findChildren(QLabel))


def test_an_account_that_is_gone_meanwhile_is_told(
    qtbot: QtBot, ui: UiContext, accounts: Accounts
) -> None:
    dialog = PreferencesDialog(ui, accounts, 99, page="account")
    qtbot.addWidget(dialog)
    labels = {label.text() for label in dialog.page.findChildren(QLabel)}
    assert "There is no such account on this computer." in labels


def test_the_folder_is_copied_and_opened(
    qtbot: QtBot, page: AccountPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    click(qtbot, page.copy_path)
    assert QGuiApplication.clipboard().text() == str(FOLDER)
    opened: list[QUrl] = []

    def open_url(url: QUrl) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    click(qtbot, page.open_folder)
    assert opened == [QUrl.fromLocalFile(str(FOLDER))]


def test_a_folder_that_does_not_open_is_told(
    qtbot: QtBot, page: AccountPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    click(qtbot, page.open_folder)
    assert "copy its path" in page.notice.text


def test_games_are_exported_and_deleted_by_whoever_has_them(qtbot: QtBot, ui: UiContext) -> None:
    done: list[str] = []
    dialog = PreferencesDialog(
        ui,
        page="account",
        export_games=lambda: done.append("export"),
        delete_history=lambda: done.append("delete"),
    )
    qtbot.addWidget(dialog)
    dialog.open()
    page = dialog.page
    assert isinstance(page, AccountPage)
    click(qtbot, page.export_games)
    click(qtbot, page.delete_history)
    assert page.confirm is not None
    qtbot.keyClick(page.confirm, Qt.Key.Key_Return)
    assert done == ["export"]
    click(qtbot, page.delete_history)
    click(qtbot, page.confirm.go_on)
    assert done == ["export", "delete"]
    dialog.tell("Done.")
    assert dialog.notice.text == "Done."
