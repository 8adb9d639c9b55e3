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
from rook13.ui.dialogs.preferences.account import AccountPage
from rook13.ui.dialogs.preferences.dialog import PreferencesDialog
from rook13.ui.ui_context import UiContext

FOLDER = Path("somewhere") / "rook13"


@pytest.fixture
def accounts(tmp_path: Path) -> Iterator[Accounts]:
    database = Database.open(tmp_path / "rook13.db")
    yield Accounts(database, Cost(time=1, memory_kib=8, lanes=1))
    database.close()


class Desk:
    """Ann at the page about her account, who is not alone at this computer."""

    def __init__(self, qtbot: QtBot, ui: UiContext, accounts: Accounts) -> None:
        self._qtbot = qtbot
        self.accounts = accounts
        accounts.create("Bob", "wren", "", now=1)
        self._id = accounts.create("Ann", "owl", "hush", now=1).id
        self.dialog = PreferencesDialog(ui, accounts, self._id, FOLDER, "account")
        qtbot.addWidget(self.dialog)
        self.dialog.open()
        page = self.dialog.page
        assert isinstance(page, AccountPage)
        assert page.form is not None
        self.page, self.form = page, page.form
        self.told: list[Account] = []
        self.dialog.account_changed.connect(self.told.append)

    @property
    def account(self) -> Account:
        return self.accounts.get(self._id)

    def click(self, widget: QWidget) -> None:
        self._qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)

    def rename(self, name: str) -> None:
        self.form.name.selectAll()
        self._qtbot.keyClicks(self.form.name, name)
        self._qtbot.keyClick(self.form.name, Qt.Key.Key_Return)

    def change_password(self, old: str, first: str = "", second: str = "") -> None:
        """Fill in the form, and send it."""
        password = self.form.password
        self.click(password.toggle)
        for field, text in ((password.old, old), (password.new.first, first)):
            self._qtbot.keyClicks(field.edit, text)
        self._qtbot.keyClicks(password.new.second.edit, second)
        self.click(password.change)

    def hears(self, sentence: str) -> None:
        self._qtbot.waitUntil(lambda: self.form.notice.text == sentence)


@pytest.fixture
def desk(qtbot: QtBot, ui: UiContext, accounts: Accounts) -> Desk:
    return Desk(qtbot, ui, accounts)


def test_a_new_name_is_kept_and_told(desk: Desk) -> None:
    desk.rename("Anna")
    desk.hears("Renamed.")
    assert desk.told == [desk.account]
    assert desk.account.name == "Anna"


def test_a_name_of_somebody_else_is_refused_in_words(desk: Desk) -> None:
    desk.rename("bob")
    desk.hears("An account with this name already exists.")
    assert desk.account.name == "Ann"


def test_another_bird_is_one_click(desk: Desk) -> None:
    assert desk.form.birds.bird == "owl"
    desk.click(desk.form.birds.button("jay"))
    desk.hears("Bird changed.")
    assert desk.told[0].avatar == desk.account.avatar == "jay"


def test_the_password_is_changed_with_the_old_one(desk: Desk) -> None:
    key = desk.account.key
    desk.change_password("hush", "new", "new")
    desk.hears("Password changed.")
    assert desk.account.unlock("new").key == key
    assert desk.form.password.old.text == ""
    assert desk.told == [desk.account]


def test_a_wrong_old_password_changes_nothing(desk: Desk) -> None:
    before = desk.account
    desk.change_password("guess")
    desk.hears("Wrong password.")
    assert desk.account == before


def test_two_different_new_passwords_are_refused(desk: Desk) -> None:
    desk.change_password("", "one")
    assert desk.form.password.notice.text == "The passwords don't match."


def test_a_password_can_be_given_up(desk: Desk) -> None:
    desk.change_password("hush")
    desk.hears("Password removed.")
    assert not desk.account.has_password
    assert desk.form.password.toggle.text() == "Set a password…"


def test_the_account_is_deleted_after_a_question(qtbot: QtBot, desk: Desk) -> None:
    desk.click(desk.form.delete)
    assert desk.form.confirm is not None
    qtbot.keyClick(desk.form.confirm, Qt.Key.Key_Escape)
    before = desk.account
    desk.click(desk.form.delete)
    with qtbot.waitSignal(desk.dialog.account_deleted) as signal:
        desk.click(desk.form.confirm.go_on)
    assert signal.args == [before.id]
    assert [each.name for each in desk.accounts.all()] == ["Bob"]


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


def test_the_folder_is_copied_and_opened(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.click(desk.page.copy_path)
    assert QGuiApplication.clipboard().text() == str(FOLDER)
    opened: list[QUrl] = []

    def open_url(url: QUrl) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    desk.click(desk.page.open_folder)
    assert opened == [QUrl.fromLocalFile(str(FOLDER))]


def test_a_folder_that_does_not_open_is_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    desk.click(desk.page.open_folder)
    assert "copy its path" in desk.page.notice.text


def test_games_are_exported_and_deleted_by_their_owner(qtbot: QtBot, ui: UiContext) -> None:
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
    page.export_games.click()
    page.delete_history.click()
    assert page.confirm is not None
    qtbot.keyClick(page.confirm, Qt.Key.Key_Return)
    assert done == ["export"]
    page.delete_history.click()
    page.confirm.go_on.click()
    assert done == ["export", "delete"]
    dialog.tell("Done.")
    assert dialog.notice.text == "Done."
