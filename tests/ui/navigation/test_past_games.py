"""The ways to the history and to profiles, and from them to a game."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from rook13.storage.games import Participant, PastGames
from rook13.table.config import Person
from rook13.ui.history.screen import HistoryScreen
from rook13.ui.lobby.screen import LobbyScreen
from rook13.ui.navigation.past_games import ProfileDialog
from rook13.ui.profile.screen import ProfileScreen
from tests.statistics.known_games import ALL_FOR_A, CAL, SET_FOR_B, game, table
from tests.ui.whole.conftest import MakeHome, loop, make_home
from tests.ui.whole.home import Home

__all__ = ["loop", "make_home"]


def at_home(make_home: MakeHome) -> Home:
    """Somebody who has won two games with Cal."""
    home = make_home().guest()
    key = home.program.navigator.person.key
    people = (Participant("Me", key, "", "wren"), *table("cal")[1:])
    games = PastGames(home.database, key)
    for now, hand in ((100.0, ALL_FOR_A), (200.0, SET_FOR_B)):
        games.add(game(hand), "A1", ("A",), 0, now, participants=people)
    return home


def test_the_history_opens_from_the_menu_and_leads_to_a_game_and_back(
    make_home: MakeHome,
) -> None:
    home = at_home(make_home)
    window = home.program.window
    window.do("history")
    screen = window.screen
    assert isinstance(screen, HistoryScreen)
    home.wait(lambda: screen.model.rowCount() == 2)
    home.wait(lambda: screen.current() is not None)
    screen.detail.look_back.click()
    home.wait(lambda: home.program.reviews.dialog is not None)
    home.program.reviews.close()
    home.program.navigator.rebuild()
    again = window.screen
    assert isinstance(again, HistoryScreen)
    assert again is not screen
    again.closed.emit()
    assert isinstance(window.screen, LobbyScreen)


def test_ones_own_bird_leads_to_the_profile_and_an_achievement_to_its_hand(
    make_home: MakeHome,
) -> None:
    home = at_home(make_home)
    window = home.program.window
    home.lobby.header.bird.click()
    home.wait(lambda: isinstance(window.screen, ProfileScreen))
    screen = window.screen
    assert isinstance(screen, ProfileScreen)
    assert screen.page is not None
    assert screen.page.figures.values["Won"] == "2 of 2 (100 %)"
    buttons = screen.page.findChildren(QPushButton)
    next(each for each in buttons if each.text() == "Not today").click()
    home.wait(lambda: home.program.reviews.dialog is not None)
    dialog = home.program.reviews.dialog
    assert dialog is not None
    assert dialog.place == 0
    home.program.reviews.close()
    screen.history_wanted.emit()
    assert isinstance(window.screen, HistoryScreen)


def test_somebody_in_the_lobby_is_shown_as_known_from_games_together(make_home: MakeHome) -> None:
    home = at_home(make_home)
    home.lobby.people.set_people([Person(CAL, "Cal", "owl")])
    flock = home.lobby.people.list
    flock.clicked.emit(flock.model().index(0, 0))
    window = home.program.window
    home.wait(lambda: window.findChild(ProfileDialog) is not None)
    dialog = window.findChild(ProfileDialog)
    assert dialog is not None
    assert dialog.shown.page is not None
    assert dialog.shown.page.figures.values["Games"] == "2"
    assert not dialog.shown.is_own
    dialog.shown.back.click()
    assert not dialog.isVisible()
