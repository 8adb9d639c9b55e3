"""A window that crosses a step of its text is made anew, and nothing that was typed is lost."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLineEdit
from shiboken6 import isValid

from rook13.ui.new_table.screen import NewTableScreen
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.home import Home

LARGE = QSize(2560, 1440)


def grow(home: Home) -> None:
    before = home.screen
    home.program.desk.look.set_room(LARGE)
    assert home.screen is not before


def shrink(home: Home) -> None:
    home.program.desk.look.set_room(QSize(1280, 800))


def writing(home: Home) -> QLineEdit:
    line = QApplication.focusWidget()
    assert isinstance(line, QLineEdit)
    assert home.screen.isAncestorOf(line)
    return line


def test_a_new_account_is_kept(home: Home) -> None:
    home.click(home.welcome.accounts_page.create_button)
    page = home.welcome.create_page
    home.qtbot.keyClicks(page.person.name, "Ann")
    page.person.birds.choose("puffin")
    home.qtbot.keyClicks(page.password.first.edit, "correct horse")
    page.password.second.setFocus()
    home.keys("correct ")
    grow(home)
    again = home.welcome.create_page
    assert again is not page
    assert again.isVisible()
    assert (again.person.name.text(), again.person.birds.bird) == ("Ann", "puffin")
    assert writing(home) is again.password.second.edit
    home.keys("horse")
    assert again.password.second.text == again.password.first.text == "correct horse"
    shrink(home)
    home.click(home.welcome.create_page.create_button)
    home.wait(lambda: home.program.journey.who is not None)
    assert home.lobby.header.name.text() == "Ann"


def test_a_password_is_kept_with_its_account(make_home: MakeHome) -> None:
    home = make_home()
    home.program.house.accounts.create("Ann", "owl", "correct horse", now=1)
    home.welcome.refresh()
    home.click(home.welcome.accounts_page.cards[0].button)
    home.keys("correct ")
    grow(home)
    home.keys("horse")
    shrink(home)
    assert "Ann" in home.welcome.password_page.title.text()
    home.click(home.welcome.password_page.sign_in)
    home.wait(lambda: home.program.journey.who is not None)
    assert home.lobby.header.name.text() == "Ann"


def test_a_guest_goes_on_in_the_middle_of_a_name(home: Home) -> None:
    home.click(home.welcome.accounts_page.guest_button)
    home.keys("Ann")
    writing(home).setCursorPosition(1)
    grow(home)
    home.keys("x")
    assert home.welcome.guest_page.person.name.text() == "Axnn"
    shrink(home)


def test_who_has_forgotten_a_password_still_reads_about_it(home: Home) -> None:
    home.program.house.accounts.create("Ann", "owl", "correct horse", now=1)
    home.welcome.refresh()
    home.click(home.welcome.accounts_page.cards[0].button)
    home.click(home.welcome.password_page.forgot)
    grow(home)
    assert home.welcome.forgot_page.isVisible()
    assert "Ann" in home.welcome.forgot_page.delete.accessibleName()
    shrink(home)


def test_open_folds_of_a_new_table_stay_open(home: Home) -> None:
    home.guest()
    home.program.journey._on_new_table(False)
    screen = home.screen
    assert isinstance(screen, NewTableScreen)
    screen.rules_fold.set_open(True)
    screen.door_fold.set_open(True)
    screen.door.name.setText("")
    grow(home)
    again = home.screen
    assert isinstance(again, NewTableScreen)
    folds = (again.rules_fold, again.seats_fold, again.door_fold, again.pace_fold)
    assert [fold.is_open for fold in folds] == [True, False, True, False]
    assert again.door.name.text() == ""
    shrink(home)


def test_who_plans_the_next_game_at_a_table_goes_on_planning(home: Home) -> None:
    home.guest().sit_down()
    before = home.table
    home.program.journey._plan_again(False)
    assert isinstance(home.screen, NewTableScreen)
    home.screen.games.choose("elemental")
    home.wait(lambda: not isValid(before))
    grow(home)
    again = home.screen
    assert isinstance(again, NewTableScreen)
    assert again.games.game == "elemental"
    again.cancelled.emit()
    shrink(home)
    assert home.table.isVisible()
