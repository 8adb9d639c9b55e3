"""Every screen and dialog besides the table: read out, walked through, and with a focus."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from rook13.ui.dialogs.help import CrashDialog
from rook13.ui.dialogs.preferences.dialog import PreferencesDialog
from rook13.ui.kit.art.pictures import AVATARS
from rook13.ui.kit.birds import BirdLink
from rook13.ui.screens.new_table.screen import NewTableScreen
from rook13.ui.screens.practice.guide import GuideStrip
from rook13.ui.screens.practice.screen import PracticeScreen
from tests.ui.accessible.checking import check
from tests.ui.accessible.reader import problems
from tests.ui.accessible.staged import settle
from tests.ui.accessible.walking import focused, shows_focus
from tests.ui.whole.home import Home

DIALOGS = ("rules", "shortcuts", "about")


def welcome_pages(home: Home) -> Iterator[None]:
    screen = home.welcome
    yield
    home.click(screen.accounts_page.create_button)
    yield
    screen.refresh()
    home.click(screen.accounts_page.guest_button)
    yield


def test_signing_in(home: Home) -> None:
    seen: set[type] = set()
    for _ in welcome_pages(home):
        check(home.window, home.welcome, seen)


def test_the_focus_shows_on_every_bird_and_under_the_pointer(home: Home) -> None:
    home.guest()
    link = home.lobby.findChild(BirdLink)
    assert link is not None
    for is_under_pointer in (False, True):
        link.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, is_under_pointer)
        for bird in AVATARS:
            link.show_bird(bird)
            assert shows_focus(link), (bird, is_under_pointer)


def test_the_lobby_and_a_new_table(home: Home) -> None:
    seen: set[type] = set()
    home.guest()
    check(home.window, home.lobby, seen)
    home.program.navigator.show_new_table(home.program.navigator.last_table())
    assert isinstance(home.screen, NewTableScreen)
    check(home.window, home.screen, seen)


def test_learning_and_practising(home: Home) -> None:
    seen: set[type] = set()
    home.guest()
    home.click(home.lobby.practice)
    assert isinstance(home.screen, PracticeScreen)
    check(home.window, home.screen, seen)
    home.click(home.screen.learn)
    home.wait_for_game()
    home.wait_for_turn()
    strip = home.table.strip
    assert isinstance(strip, GuideStrip)
    assert problems(strip) == []
    reached: list[object] = []
    for _ in range(40):
        home.key(Qt.Key.Key_Tab)
        reached.append(focused())
    assert all(button in reached for button in strip.buttons.values())


def opened(home: Home) -> QDialog:
    dialogs = [each for each in home.window.findChildren(QDialog) if each.isVisible()]
    assert len(dialogs) == 1
    dialogs[0].activateWindow()
    return dialogs[0]


def test_dialogs(home: Home) -> None:
    seen: set[type] = set()
    home.guest()
    before = focused()
    for name in DIALOGS:
        home.window.do(name)
        dialog = opened(home)
        check(dialog, dialog, seen)
        dialog.reject()
        home.activate()
        settle()
        assert focused() is before


def test_every_page_of_the_preferences(home: Home) -> None:
    seen: set[type] = set()
    home.guest()
    home.window.do("preferences")
    dialog = opened(home)
    assert isinstance(dialog, PreferencesDialog)
    for row in range(dialog.list.count()):
        dialog.list.setCurrentRow(row)
        check(dialog, dialog, seen)
    dialog.reject()


def test_the_report_of_a_mistake(home: Home) -> None:
    home.program.dialogs.show_crash("Something went wrong.")
    dialog = opened(home)
    assert isinstance(dialog, CrashDialog)
    check(dialog, dialog)
    dialog.reject()


def test_another_look_keeps_a_focus(home: Home) -> None:
    home.guest().sit_down()
    home.wait_for_turn()
    settle()
    assert home.table.isAncestorOf(focused())
    for change in ({"theme": "dark"}, {"language": "de"}, {"text_size": 130}):
        home.program.settings.change(**change)
        settle()
        assert home.table.isAncestorOf(focused())
        assert problems(home.window) == []
