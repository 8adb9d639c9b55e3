"""Signing in, with real clicks and keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rook13.storage.accounts import Account, Accounts, GuestStore
from rook13.storage.database import Database
from rook13.storage.files import StorageError, StorageProblem
from rook13.storage.identity import Cost, Identity, guest
from rook13.ui.screens.welcome.screen import WelcomeScreen
from rook13.ui.ui_context import UiContext
from tests.ui.accessible_tree import outside, spoken_name, unnamed

CHEAP = Cost(time=1, memory_kib=8, lanes=1)


@pytest.fixture
def accounts(tmp_path: Path) -> Iterator[Accounts]:
    database = Database.open(tmp_path / "rook13.db")
    yield Accounts(database, CHEAP)
    database.close()


def shown(qtbot: QtBot, ui: UiContext, accounts: Accounts) -> WelcomeScreen:
    screen = WelcomeScreen(ui, accounts)
    qtbot.addWidget(screen)
    screen.resize(1024, 640)
    with qtbot.waitActive(screen):
        screen.show()
        screen.activateWindow()
    return screen


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_the_account_used_last_comes_first(qtbot: QtBot, ui: UiContext, accounts: Accounts) -> None:
    accounts.create("Ann", "owl", "", now=1)
    accounts.create("Bob", "wren", "", now=2)
    screen = shown(qtbot, ui, accounts)
    names = [spoken_name(card.button) for card in screen.accounts_page.cards]
    assert names == ["Play as Bob", "Play as Ann"]


def test_an_account_without_a_password_is_one_click(
    qtbot: QtBot, ui: UiContext, accounts: Accounts
) -> None:
    account = accounts.create("Ann", "owl", "", now=1)
    screen = shown(qtbot, ui, accounts)
    with qtbot.waitSignal(screen.signed_in) as signal:
        click(qtbot, screen.accounts_page.cards[0].button)
    identity, account_id = signal.args
    assert (identity.name, identity.avatar, identity.key) == ("Ann", "owl", account.key)
    assert account_id == account.id
    assert accounts.get(account.id).last_used > 1


def test_the_right_password_opens_an_account(
    qtbot: QtBot, ui: UiContext, accounts: Accounts
) -> None:
    account = accounts.create("Ann", "owl", "hush", now=1)
    screen = shown(qtbot, ui, accounts)
    click(qtbot, screen.accounts_page.cards[0].button)
    page = screen.password_page
    assert screen.pages.currentWidget() is page
    qtbot.keyClicks(page.password.edit, "hush")
    with qtbot.waitSignal(screen.signed_in) as signal:
        qtbot.keyClick(page.password.edit, Qt.Key.Key_Return)
    assert signal.args[0].key == account.key


def test_a_wrong_password_is_told_and_can_be_typed_over(
    qtbot: QtBot, ui: UiContext, accounts: Accounts
) -> None:
    accounts.create("Ann", "owl", "hush", now=1)
    screen = shown(qtbot, ui, accounts)
    click(qtbot, screen.accounts_page.cards[0].button)
    page = screen.password_page
    qtbot.keyClicks(page.password.edit, "guess")
    click(qtbot, page.sign_in)
    qtbot.waitUntil(lambda: page.notice.text == "Wrong password.")
    qtbot.waitUntil(page.form.isEnabled)
    qtbot.keyClicks(page.password.edit, "hush")
    assert page.password.text == "hush"
    with qtbot.waitSignal(screen.signed_in):
        click(qtbot, page.sign_in)


def test_while_a_key_is_opened_nothing_can_be_pressed(
    qtbot: QtBot, ui: UiContext, accounts: Accounts
) -> None:
    accounts.create("Ann", "owl", "hush", now=1)
    screen = shown(qtbot, ui, accounts)
    click(qtbot, screen.accounts_page.cards[0].button)
    page = screen.password_page
    qtbot.keyClicks(page.password.edit, "hush")
    with qtbot.waitSignal(screen.signed_in):
        click(qtbot, page.sign_in)
        assert page.busy_bar.isVisible()
        assert not page.sign_in.isEnabled()
        assert not page.password.edit.isEnabled()
    assert not page.busy_bar.isVisible()


def test_a_password_can_be_looked_at(qtbot: QtBot, ui: UiContext, accounts: Accounts) -> None:
    accounts.create("Ann", "owl", "hush", now=1)
    screen = shown(qtbot, ui, accounts)
    click(qtbot, screen.accounts_page.cards[0].button)
    field = screen.password_page.password
    qtbot.keyClicks(field.edit, "hush")
    assert field.edit.displayText() != "hush"
    click(qtbot, field.reveal)
    assert field.edit.displayText() == "hush"


def test_an_account_is_made_by_keyboard_alone(
    qtbot: QtBot, ui: UiContext, accounts: Accounts
) -> None:
    screen = shown(qtbot, ui, accounts)
    qtbot.keyClick(screen.accounts_page.create_button, Qt.Key.Key_Space)
    page = screen.create_page
    assert page.person.name.hasFocus()
    qtbot.keyClicks(page.person.name, "  Ann   Lee ")
    qtbot.keyClick(page.person.name, Qt.Key.Key_Tab)
    assert page.person.birds.button("rook").hasFocus()
    qtbot.keyClick(page.person.birds.button("rook"), Qt.Key.Key_Right)
    assert page.person.birds.bird == "robin"
    qtbot.keyClicks(page.password.first.edit, "hush")
    qtbot.keyClicks(page.password.second.edit, "hush")
    with qtbot.waitSignal(screen.signed_in) as signal:
        qtbot.keyClick(page.password.second.edit, Qt.Key.Key_Return)
    identity: Identity = signal.args[0]
    account = accounts.get(signal.args[1])
    assert (account.name, account.avatar, account.has_password) == ("Ann Lee", "robin", True)
    assert account.unlock("hush").key == identity.key


def test_two_different_passwords_make_no_account(
    qtbot: QtBot, ui: UiContext, accounts: Accounts
) -> None:
    screen = shown(qtbot, ui, accounts)
    click(qtbot, screen.accounts_page.create_button)
    page = screen.create_page
    qtbot.keyClicks(page.person.name, "Ann")
    qtbot.keyClicks(page.password.first.edit, "hush")
    click(qtbot, page.create_button)
    assert page.notice.text == "The passwords don't match."
    assert page.password.second.edit.hasFocus()
    assert accounts.all() == []


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "A name needs 1 to 24 visible characters."),
        ("ann", "An account with this name already exists."),
    ],
)
def test_a_name_that_cannot_be_is_told(
    qtbot: QtBot, ui: UiContext, accounts: Accounts, name: str, sentence: str
) -> None:
    accounts.create("Ann", "owl", "", now=1)
    screen = shown(qtbot, ui, accounts)
    click(qtbot, screen.accounts_page.create_button)
    qtbot.keyClicks(screen.create_page.person.name, name)
    click(qtbot, screen.create_page.create_button)
    qtbot.waitUntil(lambda: screen.create_page.notice.text == sentence)


def test_a_new_account_is_offered_a_bird_that_nobody_has(
    qtbot: QtBot, ui: UiContext, accounts: Accounts
) -> None:
    accounts.create("Ann", "rook", "", now=1)
    screen = shown(qtbot, ui, accounts)
    click(qtbot, screen.accounts_page.create_button)
    assert screen.create_page.person.birds.bird == "robin"


def test_the_last_guest_is_proposed_because_a_game_may_wait_for_them(
    qtbot: QtBot, ui: UiContext, accounts: Accounts
) -> None:
    GuestStore(accounts._database).sign_in(guest("Ann", "owl"))
    accounts.all()
    screen = shown(qtbot, ui, accounts)
    click(qtbot, screen.accounts_page.guest_button)
    person = screen.guest_page.person
    assert (person.name.text(), person.birds.bird) == ("Ann", "owl")
    person.birds.picked.emit("wren")
    assert person.name.text() == "Ann"


def test_a_guest_needs_nothing_but_a_click(qtbot: QtBot, ui: UiContext, accounts: Accounts) -> None:
    screen = shown(qtbot, ui, accounts)
    click(qtbot, screen.accounts_page.guest_button)
    page = screen.guest_page
    click(qtbot, page.person.birds.button("owl"))
    assert page.person.name.text() == "Guest Owl"
    with qtbot.waitSignal(screen.signed_in) as signal:
        click(qtbot, page.play)
    identity, account_id = signal.args
    assert (identity.name, identity.avatar, account_id) == ("Guest Owl", "owl", None)


def test_the_bird_leaves_a_typed_name_alone(
    qtbot: QtBot, ui: UiContext, accounts: Accounts
) -> None:
    screen = shown(qtbot, ui, accounts)
    click(qtbot, screen.accounts_page.guest_button)
    page = screen.guest_page
    page.person.name.selectAll()
    qtbot.keyClicks(page.person.name, "Zoe")
    click(qtbot, page.person.birds.button("owl"))
    assert page.person.name.text() == "Zoe"
    page.person.name.clear()
    click(qtbot, page.play)
    assert "1 to 24" in page.notice.text


def forgotten(qtbot: QtBot, screen: WelcomeScreen) -> None:
    click(qtbot, screen.accounts_page.cards[0].button)
    click(qtbot, screen.password_page.forgot)


def test_a_forgotten_password_leads_to_a_new_account_or_back(
    qtbot: QtBot, ui: UiContext, accounts: Accounts
) -> None:
    accounts.create("Ann", "owl", "hush", now=1)
    screen = shown(qtbot, ui, accounts)
    forgotten(qtbot, screen)
    qtbot.keyClick(screen.forgot_page, Qt.Key.Key_Escape)
    assert screen.pages.currentWidget() is screen.password_page
    click(qtbot, screen.password_page.forgot)
    click(qtbot, screen.forgot_page.create_button)
    assert screen.pages.currentWidget() is screen.create_page


def test_an_account_is_deleted_only_after_a_question(
    qtbot: QtBot, ui: UiContext, accounts: Accounts
) -> None:
    accounts.create("Ann", "owl", "hush", now=1)
    screen = shown(qtbot, ui, accounts)
    forgotten(qtbot, screen)
    click(qtbot, screen.forgot_page.delete)
    assert screen.confirm is not None
    qtbot.keyClick(screen.confirm, Qt.Key.Key_Return)
    assert [account.name for account in accounts.all()] == ["Ann"]
    screen.refresh()
    screen.accounts_page.cards[0].delete.trigger()
    click(qtbot, screen.confirm.go_on)
    deleted = "Account Ann deleted."
    qtbot.waitUntil(lambda: screen.accounts_page.notice.text == deleted)
    assert accounts.all() == []
    assert screen.accounts_page.cards == []


def test_escape_goes_back_to_the_accounts(qtbot: QtBot, ui: UiContext, accounts: Accounts) -> None:
    screen = shown(qtbot, ui, accounts)
    for button in (screen.accounts_page.create_button, screen.accounts_page.guest_button):
        click(qtbot, button)
        qtbot.keyClick(screen.pages.currentWidget(), Qt.Key.Key_Escape)
        assert screen.pages.currentWidget() is screen.accounts_page


def test_a_damaged_file_is_told_and_guests_can_still_play(
    qtbot: QtBot, ui: UiContext, accounts: Accounts, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(self: Accounts) -> list[Account]:
        raise StorageError(StorageProblem.DAMAGED, Path("rook13.db"))

    monkeypatch.setattr(Accounts, "all", damaged)
    screen = shown(qtbot, ui, accounts)
    screen.refresh()
    damage = "The file rook13.db is damaged."
    qtbot.waitUntil(lambda: screen.accounts_page.notice.text == damage)
    assert screen.accounts_page.guest_button.isEnabled()


def test_four_accounts_with_the_longest_names_need_no_scrolling(
    qtbot: QtBot, ui: UiContext, accounts: Accounts
) -> None:
    for number in range(4):
        accounts.create("W" * 23 + str(number), "owl", "x", now=number)
    screen = shown(qtbot, ui, accounts)
    QApplication.processEvents()
    assert screen.width() == 1024
    assert outside(screen) == []
    area = screen.accounts_page.cards[0].window().findChildren(QWidget, "qt_scrollarea_viewport")
    room = next(view for view in area if view.isVisible())
    assert screen.accounts_page.form.height() <= room.height()
    assert screen.accounts_page.form.width() <= room.width()


def test_every_control_of_every_page_has_a_name(
    qtbot: QtBot, ui: UiContext, accounts: Accounts
) -> None:
    accounts.create("Ann", "owl", "hush", now=1)
    screen = shown(qtbot, ui, accounts)
    for page in range(screen.pages.count()):
        screen.pages.setCurrentIndex(page)
        assert unnamed(screen) == []
        assert outside(screen) == []
