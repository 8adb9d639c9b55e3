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
from rook13.storage.identity import Cost, guest
from rook13.ui.screens.welcome.screen import WelcomeScreen
from rook13.ui.ui_context import UiContext
from tests.ui.accessible_tree import outside, spoken_name, unnamed

CHEAP = Cost(time=1, memory_kib=8, lanes=1)


class Desk:
    """A computer at which people sign in."""

    def __init__(self, qtbot: QtBot, ui: UiContext, accounts: Accounts) -> None:
        self.qtbot = qtbot
        self.ui = ui
        self.accounts = accounts
        self.signed_in: list[tuple[str, str, str, int | None]] = []
        """Name, bird and key of everybody who did, and the id of their account."""

    def show(self, name: str = "", bird: str = "owl", password: str = "") -> WelcomeScreen:
        """Show the screen, with an account if there is a name."""
        if name:
            self.accounts.create(name, bird, password, now=1)
        screen = WelcomeScreen(self.ui, self.accounts)
        screen.signed_in.connect(
            lambda who, number: self.signed_in.append((who.name, who.avatar, who.key, number))
        )
        self.qtbot.addWidget(screen)
        screen.resize(1024, 640)
        with self.qtbot.waitActive(screen):
            screen.show()
            screen.activateWindow()
        return screen

    def click(self, *widgets: QWidget) -> None:
        for widget in widgets:
            self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)

    def type(self, field: QWidget, text: str) -> None:
        self.qtbot.keyClicks(field, text)

    def press(self, widget: QWidget, key: Qt.Key) -> None:
        self.qtbot.keyClick(widget, key)

    def sees(self, screen: WelcomeScreen, sentence: str) -> None:
        """Wait until the page says something, and can be used again."""
        page = screen._page
        self.qtbot.waitUntil(lambda: page.notice.text == sentence and page.form.isEnabled())

    def is_in(self, name: str) -> Account | None:
        """Wait until somebody is signed in, and return their account."""
        self.qtbot.waitUntil(lambda: [each[0] for each in self.signed_in] == [name])
        _, bird, key, number = self.signed_in[0]
        account = self.accounts.get(number) if number is not None else None
        assert account is None or (account.avatar, account.key) == (bird, key)
        return account


@pytest.fixture
def desk(qtbot: QtBot, ui: UiContext, tmp_path: Path) -> Iterator[Desk]:
    database = Database.open(tmp_path / "rook13.db")
    yield Desk(qtbot, ui, Accounts(database, CHEAP))
    database.close()


def test_the_account_used_last_comes_first(desk: Desk) -> None:
    desk.accounts.create("Zoe", "wren", "", now=0)
    screen = desk.show("Ann")
    names = [spoken_name(card.button) for card in screen.accounts_page.cards]
    assert names == ["Play as Ann", "Play as Zoe"]


def test_an_account_without_a_password_is_one_click(desk: Desk) -> None:
    screen = desk.show("Ann")
    desk.click(screen.accounts_page.cards[0].button)
    account = desk.is_in("Ann")
    assert account is not None
    assert account.last_used > 1


def test_the_right_password_opens_an_account(desk: Desk) -> None:
    screen = desk.show("Ann", password="hush")
    desk.click(screen.accounts_page.cards[0].button)
    page = screen.password_page
    assert screen.pages.currentWidget() is page
    desk.type(page.password.edit, "hush")
    assert page.password.edit.displayText() != "hush"
    desk.click(page.password.reveal)
    assert page.password.edit.displayText() == "hush"
    desk.press(page.password.edit, Qt.Key.Key_Return)
    assert desk.is_in("Ann")


def test_a_wrong_password_is_told_and_can_be_typed_over(desk: Desk) -> None:
    screen = desk.show("Ann", password="hush")
    desk.click(screen.accounts_page.cards[0].button)
    page = screen.password_page
    desk.type(page.password.edit, "guess")
    desk.click(page.sign_in)
    desk.sees(screen, "Wrong password.")
    desk.type(page.password.edit, "hush")
    assert page.password.text == "hush"
    desk.click(page.sign_in)
    assert page.busy_bar.isVisible(), "nothing can be pressed while the key is opened"
    assert not page.sign_in.isEnabled()
    assert not page.password.edit.isEnabled()
    assert desk.is_in("Ann")
    assert not page.busy_bar.isVisible()


def test_an_account_is_made_by_keyboard_alone(desk: Desk) -> None:
    screen = desk.show()
    desk.press(screen.accounts_page.create_button, Qt.Key.Key_Space)
    page = screen.create_page
    assert page.person.name.hasFocus()
    desk.type(page.person.name, "  Ann   Lee ")
    desk.press(page.person.name, Qt.Key.Key_Tab)
    assert page.person.birds.button("rook").hasFocus()
    desk.press(page.person.birds.button("rook"), Qt.Key.Key_Right)
    assert page.person.birds.bird == "robin"
    desk.type(page.password.first.edit, "hush")
    desk.type(page.password.second.edit, "hush")
    desk.press(page.password.second.edit, Qt.Key.Key_Return)
    account = desk.is_in("Ann Lee")
    assert account is not None
    assert (account.avatar, account.has_password) == ("robin", True)
    assert account.unlock("hush").key == account.key


def test_two_different_passwords_make_no_account(desk: Desk) -> None:
    screen = desk.show()
    desk.click(screen.accounts_page.create_button)
    page = screen.create_page
    desk.type(page.person.name, "Ann")
    desk.type(page.password.first.edit, "hush")
    desk.click(page.create_button)
    assert page.notice.text == "The passwords don't match."
    assert page.password.second.edit.hasFocus()
    assert desk.accounts.all() == []


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "A name needs 1 to 24 visible characters."),
        ("ann", "An account with this name already exists."),
    ],
)
def test_a_name_that_cannot_be_is_told(desk: Desk, name: str, sentence: str) -> None:
    screen = desk.show("Ann", bird="rook")
    desk.click(screen.accounts_page.create_button)
    assert screen.create_page.person.birds.bird == "robin", "which nobody has yet"
    desk.type(screen.create_page.person.name, name)
    desk.click(screen.create_page.create_button)
    desk.sees(screen, sentence)


def test_the_last_guest_is_proposed_because_a_game_may_wait_for_them(desk: Desk) -> None:
    GuestStore(desk.accounts._database).sign_in(guest("Ann", "owl"))
    desk.accounts.all()
    screen = desk.show()
    desk.click(screen.accounts_page.guest_button)
    person = screen.guest_page.person
    assert (person.name.text(), person.birds.bird) == ("Ann", "owl")
    person.birds.picked.emit("wren")
    assert person.name.text() == "Ann"


def test_a_guest_needs_nothing_but_a_click(desk: Desk) -> None:
    screen = desk.show()
    desk.click(screen.accounts_page.guest_button)
    person = screen.guest_page.person
    desk.click(person.birds.button("owl"))
    assert person.name.text() == "Guest Owl"
    desk.click(screen.guest_page.play)
    assert desk.is_in("Guest Owl") is None


def test_the_bird_leaves_a_typed_name_alone(desk: Desk) -> None:
    screen = desk.show()
    desk.click(screen.accounts_page.guest_button)
    person = screen.guest_page.person
    person.name.selectAll()
    desk.type(person.name, "Zoe")
    desk.click(person.birds.button("owl"))
    assert person.name.text() == "Zoe"
    person.name.clear()
    desk.click(screen.guest_page.play)
    assert "1 to 24" in screen.guest_page.notice.text


def test_a_forgotten_password_leads_to_a_new_account_or_back(desk: Desk) -> None:
    screen = desk.show("Ann", password="hush")
    desk.click(screen.accounts_page.cards[0].button, screen.password_page.forgot)
    desk.press(screen.forgot_page, Qt.Key.Key_Escape)
    assert screen.pages.currentWidget() is screen.password_page
    desk.click(screen.password_page.forgot, screen.forgot_page.create_button)
    assert screen.pages.currentWidget() is screen.create_page


def test_an_account_is_deleted_only_after_a_question(desk: Desk) -> None:
    screen = desk.show("Ann", password="hush")
    desk.click(screen.accounts_page.cards[0].button, screen.password_page.forgot)
    desk.click(screen.forgot_page.delete)
    assert screen.confirm is not None
    desk.press(screen.confirm, Qt.Key.Key_Return)
    assert [account.name for account in desk.accounts.all()] == ["Ann"]
    screen.refresh()
    screen.accounts_page.cards[0].delete.trigger()
    desk.click(screen.confirm.go_on)
    desk.sees(screen, "Account Ann deleted.")
    assert desk.accounts.all() == []
    assert screen.accounts_page.cards == []


def test_escape_goes_back_to_the_accounts(desk: Desk) -> None:
    screen = desk.show()
    for button in (screen.accounts_page.create_button, screen.accounts_page.guest_button):
        desk.click(button)
        desk.press(screen._page, Qt.Key.Key_Escape)
        assert screen.pages.currentWidget() is screen.accounts_page


def test_a_damaged_file_is_told_and_guests_can_still_play(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(self: Accounts) -> list[Account]:
        raise StorageError(StorageProblem.DAMAGED, Path("rook13.db"))

    monkeypatch.setattr(Accounts, "all", damaged)
    screen = desk.show()
    screen.refresh()
    desk.sees(screen, "The file rook13.db is damaged.")
    assert screen.accounts_page.guest_button.isEnabled()


def test_four_accounts_with_the_longest_names_need_no_scrolling(desk: Desk) -> None:
    for number in range(4):
        desk.accounts.create("W" * 23 + str(number), "owl", "x", now=number)
    screen = desk.show()
    QApplication.processEvents()
    assert screen.width() == 1024
    assert outside(screen) == []
    area = screen.accounts_page.cards[0].window().findChildren(QWidget, "qt_scrollarea_viewport")
    room = next(view for view in area if view.isVisible())
    assert screen.accounts_page.form.height() <= room.height()
    assert screen.accounts_page.form.width() <= room.width()


def test_every_control_of_every_page_has_a_name_and_its_place(desk: Desk) -> None:
    screen = desk.show("Ann", password="hush")
    pages = (screen.password_page, screen.create_page, screen.guest_page, screen.forgot_page)
    for page in (screen.accounts_page, *pages):
        screen.pages.setCurrentWidget(page)
        assert unnamed(screen) == []
        assert outside(screen) == []
