"""A window that crosses a step of its text is made again, and keeps what was typed."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLineEdit
from shiboken6 import isValid

from rook13.engine.state import Phase
from rook13.storage.accounts import Account
from rook13.storage.identity import Identity
from rook13.ui.screens.new_table.screen import NewTableScreen
from rook13.ui.table.panels.bid_panel import BidPanel
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import MEEK, MousePlayer
from tests.ui.whole.home import Home
from tests.ui.whole.tables import at_table

LARGE = QSize(2560, 1440)


def grow(home: Home) -> None:
    # Otherwise the window would tell its real size later, and take this one back.
    home.wait(lambda: not home.window._settled.isActive())
    before = home.screen
    home.program.ui.look.set_room(LARGE)
    assert home.screen is not before


def shrink(home: Home) -> None:
    home.program.ui.look.set_room(QSize(1280, 800))


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
    home.wait(lambda: home.program.navigator.who is not None)
    assert home.lobby.header.name.text() == "Ann"


def test_a_password_is_kept_with_its_account(make_home: MakeHome) -> None:
    home = make_home()
    home.program.services.accounts.create("Ann", "owl", "correct horse", now=1)
    home.welcome.refresh()
    home.click(home.welcome.accounts_page.cards[0].button)
    home.keys("correct ")
    grow(home)
    home.keys("horse")
    shrink(home)
    assert "Ann" in home.welcome.password_page.title.text()
    home.click(home.welcome.password_page.sign_in)
    home.wait(lambda: home.program.navigator.who is not None)
    assert home.lobby.header.name.text() == "Ann"


@pytest.mark.parametrize("password", ["correct horse", "wrong horse"])
def test_a_password_that_is_being_checked_is_not_asked_for_again(
    home: Home, monkeypatch: pytest.MonkeyPatch, password: str
) -> None:
    has_grown, unlock = threading.Event(), Account.unlock

    def unlock_later(account: Account, password: str) -> Identity:
        assert has_grown.wait(60)
        return unlock(account, password)

    monkeypatch.setattr(Account, "unlock", unlock_later)
    home.program.services.accounts.create("Ann", "owl", "correct horse", now=1)
    home.welcome.refresh()
    home.click(home.welcome.accounts_page.cards[0].button)
    home.keys(password)
    signed_in: list[Identity] = []
    home.welcome.signed_in.connect(lambda who, _: signed_in.append(who))
    home.click(home.welcome.password_page.sign_in)
    grow(home)
    home.welcome.signed_in.connect(lambda who, _: signed_in.append(who))
    grown_page = home.welcome.password_page
    shrink(home)
    home.welcome.signed_in.connect(lambda who, _: signed_in.append(who))
    # Each size has a page of its own, and the one before is soon deleted.
    page = home.welcome.password_page
    home.wait(lambda: not isValid(grown_page))
    assert page.busy_bar.isVisible()
    assert not page.sign_in.isEnabled()
    has_grown.set()
    if password == "correct horse":
        home.wait(lambda: home.program.navigator.who is not None)
        assert [who.name for who in signed_in] == ["Ann"]
        assert home.lobby.header.name.text() == "Ann"
    else:
        home.wait(lambda: page.notice.text == "Wrong password.")
        assert page.sign_in.isEnabled()
        assert not signed_in


def test_a_guest_goes_on_in_the_middle_of_a_name(home: Home) -> None:
    home.click(home.welcome.accounts_page.guest_button)
    home.keys("Ann")
    writing(home).setCursorPosition(1)
    grow(home)
    home.keys("x")
    assert home.welcome.guest_page.person.name.text() == "Axnn"
    shrink(home)


def test_who_has_forgotten_a_password_still_reads_about_it(home: Home) -> None:
    home.program.services.accounts.create("Ann", "owl", "correct horse", now=1)
    home.welcome.refresh()
    home.click(home.welcome.accounts_page.cards[0].button)
    home.click(home.welcome.password_page.forgot)
    grow(home)
    assert home.welcome.forgot_page.isVisible()
    assert "Ann" in home.welcome.forgot_page.delete.accessibleName()
    shrink(home)


def test_open_folds_of_a_new_table_stay_open(home: Home) -> None:
    home.guest()
    home.click(home.lobby.host)
    screen = home.screen
    assert isinstance(screen, NewTableScreen)
    screen.rules_section.set_open(True)
    screen.access_section.set_open(True)
    screen.access.name.setText("")
    grow(home)
    again = home.screen
    assert isinstance(again, NewTableScreen)
    folds = (again.rules_section, again.seats_section, again.access_section, again.pace_section)
    assert [fold.is_open for fold in folds] == [True, False, True, False]
    assert again.access.name.text() == ""
    shrink(home)


def test_who_plans_the_next_game_at_a_table_goes_on_planning(home: Home) -> None:
    home.guest().sit_down()
    before = home.table
    home.program.navigator._reconfigure(False)
    assert isinstance(home.screen, NewTableScreen)
    home.screen.games.choose("elemental")
    home.wait(lambda: not isValid(before))
    grow(home)
    again = home.screen
    assert isinstance(again, NewTableScreen)
    assert again.games.game == "elemental"
    again.bottom.cancel.click()
    shrink(home)
    assert home.table.isVisible()


def test_a_bid_that_was_chosen_stays_chosen(make_home: MakeHome) -> None:
    home = at_table(make_home, levels=MEEK)
    MousePlayer(home).play_until(lambda view: view.phase is Phase.AUCTION)
    before = home.table.panel.current
    assert isinstance(before, BidPanel)
    before.step(3)
    chosen = before.chosen
    grow(home)
    again = home.table.panel.current
    assert isinstance(again, BidPanel)
    assert again is not before
    assert again.chosen == chosen
    shrink(home)


def test_a_result_that_was_seen_does_not_come_up_again(make_home: MakeHome) -> None:
    home = at_table(make_home, levels=MEEK)
    MousePlayer(home).play_hand()
    home.wait(lambda: home.table.results.hand.isVisible())
    grow(home)
    assert home.table.results.hand.isVisible()
    home.click(home.table.results.hand.next_button)
    home.wait(lambda: home.table.results.hand.isHidden())
    shrink(home)
    assert home.table.results.hand.isHidden()
