"""The ways to the history and to profiles, and from them to a game."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QPushButton

from rook13.engine.record import dump_record
from rook13.storage.games import Participant, PastGames
from rook13.table.config import Person
from rook13.ui.flows.past_games import ProfileDialog
from rook13.ui.screens.history.screen import HistoryScreen
from rook13.ui.screens.lobby.screen import LobbyScreen
from rook13.ui.screens.profile.screen import ProfileScreen
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
    screen.detail.review.click()
    home.wait(lambda: home.program.reviews.dialog is not None)
    home.program.reviews.close()
    home.program.navigator.rebuild()
    again = window.screen
    assert isinstance(again, HistoryScreen)
    assert again is not screen
    again.back.click()
    assert isinstance(window.screen, LobbyScreen)


def test_the_own_bird_leads_to_the_profile_and_an_achievement_to_its_hand(
    make_home: MakeHome,
) -> None:
    home = at_home(make_home)
    window = home.program.window
    home.lobby.header.bird.click()
    home.wait(lambda: isinstance(window.screen, ProfileScreen))
    screen = window.screen
    assert isinstance(screen, ProfileScreen)
    assert screen.page is not None
    assert screen.page.figures.values["Won"] == "2 of 2 (100%, likely 34–100%)"
    buttons = screen.page.findChildren(QPushButton)
    next(each for each in buttons if each.text() == "Not today").click()
    home.wait(lambda: home.program.reviews.dialog is not None)
    dialog = home.program.reviews.dialog
    assert dialog is not None
    assert dialog.place == 0
    home.program.reviews.close()
    screen.history.click()
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


def drop(home: Home, path: Path) -> None:
    """Drop a file on the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    where, copies = QPointF(20, 20), Qt.DropAction.CopyAction
    nothing = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(where.toPoint(), copies, data, *nothing)
    home.window.dragEnterEvent(entering)
    assert entering.isAccepted()
    home.window.dropEvent(QDropEvent(where, copies, data, *nothing))


def test_a_file_dropped_on_the_window_is_shown_and_kept_only_if_that_is_wanted(
    make_home: MakeHome, tmp_path: Path
) -> None:
    home = make_home().guest()
    file = tmp_path / "theirs.rook13"
    file.write_text(dump_record(game(ALL_FOR_A)))
    drop(home, file)
    home.wait(lambda: home.program.reviews.dialog is not None)
    home.program.reviews.close()
    games = PastGames(home.database, home.program.navigator.person.key)
    assert games.ids() == []
    home.window.do("history")
    screen = home.screen
    assert isinstance(screen, HistoryScreen)
    screen.add.click()
    home.wait(lambda: home.window.findChild(QFileDialog) is not None)
    dialog = home.window.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(file))
    dialog.reject()
    home.wait(lambda: screen.model.rowCount() == 1)
    assert len(games.ids()) == 1


def test_a_bad_file_is_told_in_a_sentence(make_home: MakeHome, tmp_path: Path) -> None:
    home = make_home().guest()
    file = tmp_path / "holiday.rook13"
    file.write_text("Not a game.")
    drop(home, file)
    home.wait(lambda: home.window.toast.isVisible())
    assert home.window.toast.text.startswith("holiday.rook13: ")


def test_a_file_given_at_the_start_waits_until_somebody_signs_in(
    make_home: MakeHome, tmp_path: Path
) -> None:
    home = make_home()
    file = tmp_path / "theirs.rook13"
    file.write_text(dump_record(game(ALL_FOR_A)))
    home.program.navigator.open_files([str(file)])
    home.guest()
    home.wait(lambda: home.program.reviews.dialog is not None)
    home.program.reviews.close()


def test_one_game_or_all_are_saved_to_a_file(make_home: MakeHome, tmp_path: Path) -> None:
    home = at_home(make_home)
    home.window.do("history")
    screen = home.screen
    assert isinstance(screen, HistoryScreen)
    home.wait(lambda: screen.current() is not None)
    screen.detail.export.click()
    home.wait(lambda: home.window.findChild(QFileDialog) is not None)
    dialog = home.window.findChild(QFileDialog)
    assert dialog is not None
    one = tmp_path / "one.rook13"
    dialog.fileSelected.emit(str(one))
    dialog.reject()
    home.wait(one.exists)
    home.program.navigator.looking_back.export_all(tmp_path)
    home.wait(lambda: len(list(tmp_path.glob("rook13-*.rook13"))) == 1)
    (every,) = tmp_path.glob("rook13-*.rook13")
    home.wait(lambda: len(every.read_text().splitlines()) == 2)
    assert len(one.read_text().splitlines()) == 1
