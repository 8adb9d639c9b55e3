from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.statistics.derived import catch_up
from rook13.storage.database import Database
from rook13.storage.files import StorageError, StorageProblem
from rook13.storage.games import Participant, PastGames
from rook13.storage.identity import guest
from rook13.storage.journals import JournalStore, TableJournal
from rook13.storage.schema import SCHEMA
from rook13.storage.settings import SettingsStore
from rook13.ui.dialogs.help import CrashDialog
from rook13.ui.dialogs.reading import RulesDialog
from rook13.ui.flows.opening import ResumeOffer
from rook13.ui.flows.table_session import TableSession
from rook13.ui.screens.lobby.screen import LobbyScreen
from rook13.ui.screens.new_table.model import NewTable
from rook13.ui.screens.new_table.screen import NewTableScreen
from rook13.ui.screens.welcome.screen import WelcomeScreen
from rook13.ui.table.screen import TableScreen
from rook13.ui.table.side.leaving import Leaving, LeavingDialog
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow
from tests.statistics.known_games import ALL_FOR_A, game, table
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import MousePlayer
from tests.ui.whole.home import Home
from tests.ui.whole.tables import at_table, last_table


def in_play(view: PlayerView) -> bool:
    return view.phase is Phase.PLAY and len(view.hand) < 9


def leave(home: Home, how: Leaving | None) -> None:
    """Leave the table with the mouse."""
    home.click(home.table.bar.buttons["leave"])
    dialog = next(each for each in home.table.findChildren(LeavingDialog) if each.isVisible())
    home.click(dialog.stay if how is None else dialog.buttons[how])


def offer(home: Home) -> ResumeOffer:
    found = home.window.findChild(ResumeOffer)
    assert isinstance(found, ResumeOffer)
    assert found.isVisible()
    return found


def _count(home: Home) -> int:
    return home.lobby.games.list.model().rowCount()


def sign_in(home: Home, password: str) -> None:
    home.click(home.welcome.accounts_page.cards[0].button)
    home.qtbot.keyClicks(home.welcome.password_page.password.edit, password)
    home.click(home.welcome.password_page.sign_in)
    home.wait(lambda: isinstance(home.screen, LobbyScreen))


def test_from_a_new_account_to_a_game_that_goes_on_after_a_restart(make_home: MakeHome) -> None:
    home = make_home()
    home.click(home.welcome.accounts_page.create_button)
    page = home.welcome.create_page
    home.qtbot.keyClicks(page.person.name, "Ann")
    for field in (page.password.first, page.password.second):
        home.qtbot.keyClicks(field.edit, "correct horse")
    home.click(page.create_button)
    home.wait(lambda: isinstance(home.screen, LobbyScreen))
    assert _count(home) == 0

    home.click(home.lobby.other)
    screen = home.screen
    assert isinstance(screen, NewTableScreen)
    home.click(screen.games.card("rook"))
    home.click(screen.bottom.start)
    home.wait_for_game()
    assert home.scene.rules.id == "rook"
    MousePlayer(home).play_until(in_play)
    cards, number = home.table.hand.cards, len(home.game.tricks)

    leave(home, None)
    assert isinstance(home.screen, TableScreen)
    leave(home, Leaving.SAVE)
    home.wait(lambda: isinstance(home.screen, LobbyScreen))
    assert _count(home) == 1
    home.click(home.lobby.games.go_on)
    home.wait_for_game()
    assert (home.table.hand.cards, len(home.game.tricks)) == (cards, number)

    home.close()
    home.start()
    sign_in(home, "correct horse")
    home.click(offer(home).go_on)
    home.wait_for_game()
    assert (home.table.hand.cards, len(home.game.tricks)) == (cards, number)
    MousePlayer(home).play_hand()


def test_logging_out_keeps_the_game_and_hides_it_from_others(make_home: MakeHome) -> None:
    home = at_table(make_home)
    MousePlayer(home).play_until(in_play)
    home.program.window.do("log_out")
    assert isinstance(home.screen, WelcomeScreen)
    home.guest("Bea")
    assert _count(home) == 0
    home.lobby.header.action("log_out").trigger()
    assert isinstance(home.screen, WelcomeScreen)


def test_a_guest_goes_on_after_a_restart(make_home: MakeHome) -> None:
    home = at_table(make_home)
    MousePlayer(home).play_until(in_play)
    cards = home.table.hand.cards
    home.close()
    home.start().guest("Ann")
    home.click(offer(home).later)
    assert _count(home) == 1
    home.click(home.lobby.games.go_on)
    home.wait_for_game()
    assert home.table.hand.cards == cards


def test_a_game_that_was_left_waits_and_no_bot_plays_it(make_home: MakeHome) -> None:
    home = at_table(make_home)
    MousePlayer(home).play_until(in_play)
    cards = home.table.hand.cards
    leave(home, Leaving.SAVE)
    for _ in range(2):
        tables = home.program.services.tables
        runners = [each for kind in tables._services.values() for each in kind.tables]
        (runner,) = runners
        deadlines = 0
        while (due := runner.next_deadline()) is not None:
            runner.on_deadline(due + 1)
            deadlines += 1
            assert deadlines < 5, "somebody plays on"
        home.close()
        home.start()
    home.guest("Ann")
    home.click(offer(home).go_on)
    home.wait_for_game()
    home.wait(lambda: home.scene.i_play)
    assert home.table.hand.cards == cards
    MousePlayer(home).play_hand()


def test_a_discarded_game_is_gone_for_good(make_home: MakeHome) -> None:
    home = at_table(make_home)
    MousePlayer(home).play_until(in_play)
    leave(home, Leaving.SAVE)
    home.click(home.lobby.games.discard)
    question = home.lobby.games.question
    assert question is not None
    home.click(question.go_on)
    home.wait(lambda: _count(home) == 0)
    home.close()
    home.start().guest("Ann")
    assert _count(home) == 0
    assert home.window.findChild(ResumeOffer) is None


def test_a_game_that_was_given_up_is_not_offered(make_home: MakeHome) -> None:
    home = at_table(make_home)
    MousePlayer(home).play_until(in_play)
    leave(home, Leaving.GIVE_UP)
    home.wait(lambda: isinstance(home.screen, LobbyScreen))
    assert _count(home) == 0
    assert home.window.toast.text == ""


def test_a_game_that_was_given_up_after_a_hand_is_kept_as_abandoned(make_home: MakeHome) -> None:
    home = at_table(make_home)
    MousePlayer(home).play_hand()
    leave(home, Leaving.GIVE_UP)
    home.wait(lambda: isinstance(home.screen, LobbyScreen))
    games = PastGames(home.database, home.program.navigator.person.key)
    home.wait(lambda: bool(games.ids()))
    (past,) = games.recent()
    assert (past.winners, len(past.record.hands)) == ((), 1)


def test_a_killed_program_comes_back_at_the_last_card(make_home: MakeHome, tmp_path: Path) -> None:
    home = at_table(make_home)
    player = MousePlayer(home)
    player.play_until(in_play)
    cards, tricks = home.table.hand.cards, home.game.tricks
    again = home.killed(tmp_path / "after the power cut")
    home.close()
    again.start().guest("Ann")
    again.click(offer(again).go_on)
    again.wait_for_game()
    assert again.table.hand.cards == cards
    assert again.game.tricks == tricks
    MousePlayer(again).play_hand()
    again.close()


def test_quitting_at_the_table_closes_without_a_question(make_home: MakeHome) -> None:
    home = at_table(make_home)
    MousePlayer(home).play_until(in_play)
    home.program.window.do("quit")
    assert not home.window.isVisible()
    home.put_away()


def test_a_damaged_database_is_kept_and_a_new_one_begun(
    make_home: MakeHome, tmp_path: Path
) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "rook13.db").write_bytes(b"not a database, but long enough" * 300)
    home = make_home()
    assert "damaged" in home.window.toast.text
    assert (tmp_path / "home" / "rook13.db.damaged-1").exists()
    home.guest().sit_down()


def test_a_database_of_an_early_version_is_kept_and_a_new_one_begun(
    make_home: MakeHome, tmp_path: Path
) -> None:
    (tmp_path / "home").mkdir()
    path = tmp_path / "home" / "rook13.db"
    Database.open(path, SCHEMA._replace(version=SCHEMA.oldest - 1)).close()
    home = make_home()
    assert "early version" in home.window.toast.text
    assert Path(f"{path}.outdated-1").exists()
    home.guest().sit_down()


def test_a_damaged_game_is_told_of_and_the_others_are_there(make_home: MakeHome) -> None:
    home = at_table(make_home)
    MousePlayer(home).play_until(in_play)
    leave(home, Leaving.SAVE)
    home.sit_down()
    MousePlayer(home).play_until(in_play)
    leave(home, Leaving.SAVE)
    assert _count(home) == 2
    with home.database.transaction() as connection:
        connection.execute(
            "UPDATE entries SET text = '{' WHERE number = 3 AND table_id ="
            " (SELECT table_id FROM journals ORDER BY opened LIMIT 1)"
        )
    home.close()
    home.start()
    assert "damaged" in home.window.toast.text
    home.guest("Ann")
    assert _count(home) == 1


def full_disk(*_: object, **__: object) -> None:
    raise StorageError(StorageProblem.DISK_FULL, Path("rook13.db"))


def test_a_full_disk_is_told_and_nothing_is_lost(
    make_home: MakeHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = at_table(make_home)
    player = MousePlayer(home)
    player.play_until(in_play)
    cards, revision = home.table.hand.cards, home.scene.view.revision
    with monkeypatch.context() as broken:
        broken.setattr(TableJournal, "append", full_disk)
        player.perform(player.choose(home.game))
        home.wait(lambda: home.table.toast.text)
    assert "journal" in home.table.toast.text or "disk" in home.table.toast.text
    assert home.scene.view.revision == revision
    assert home.table.hand.cards == cards
    player.play_hand()


def test_a_double_click_opens_one_table(make_home: MakeHome) -> None:
    home = make_home().guest()
    home.click(home.lobby.play)
    home.lobby.play.clicked.emit()
    home.wait_for_game()
    leave(home, Leaving.SAVE)
    home.wait(lambda: isinstance(home.screen, LobbyScreen))
    (table,) = home.program.services.tables.unfinished(home.program.navigator.person.key)
    for _ in range(2):
        home.lobby.games.resumed.emit(table.table_id)
    home.wait_for_game()
    assert len(home.program.navigator.findChildren(TableSession)) == 1


def test_a_game_that_cannot_be_kept_is_told_in_the_lobby(
    make_home: MakeHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = at_table(make_home)
    MousePlayer(home).play_hand()
    monkeypatch.setattr(PastGames, "add", full_disk)
    leave(home, Leaving.GIVE_UP)
    home.wait(lambda: isinstance(home.screen, LobbyScreen))
    home.wait(lambda: "disk" in home.window.toast.text.lower())


def test_opening_a_table_on_a_full_disk_is_told(
    make_home: MakeHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = make_home(settings={"last_table": last_table("rook")}).guest()
    with monkeypatch.context() as broken:
        broken.setattr(SettingsStore, "write", full_disk)
        broken.setattr(JournalStore, "create", full_disk)
        home.click(home.lobby.play)
        home.wait(lambda: "disk" in home.window.toast.text.lower())
        home.wait(lambda: not home.program.navigator.is_opening)
        assert isinstance(home.screen, LobbyScreen)
    home.sit_down()


def test_going_on_with_a_game_on_a_full_disk_is_told(
    make_home: MakeHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = at_table(make_home)
    MousePlayer(home).play_until(in_play)
    leave(home, Leaving.SAVE)
    home.window.toast.say("")
    with monkeypatch.context() as broken:
        broken.setattr(TableJournal, "append", full_disk)
        home.click(home.lobby.games.go_on)
        home.wait(lambda: isinstance(home.screen, LobbyScreen) and home.window.toast.text)
    assert _count(home) == 1
    home.click(home.lobby.games.go_on)
    home.wait_for_game()
    home.wait(lambda: home.scene.i_play)
    MousePlayer(home).play_hand()


@pytest.mark.parametrize("is_known", [True, False])
def test_a_guest_comes_in_on_a_full_disk_with_the_key_of_last_time(
    make_home: MakeHome, monkeypatch: pytest.MonkeyPatch, is_known: bool
) -> None:
    home = make_home()
    kept = home.program.services.guests.sign_in(guest("Ann" if is_known else "Bea", "owl"))
    monkeypatch.setattr(SettingsStore, "write", full_disk)
    home.guest("Ann")
    home.wait(lambda: "disk" in home.window.toast.text.lower())
    assert (home.program.navigator.person.key == kept.key) is is_known


def test_a_speed_that_cannot_be_kept_is_in_force_nevertheless(
    make_home: MakeHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = at_table(make_home)
    with monkeypatch.context() as broken:
        broken.setattr(SettingsStore, "write", full_disk)
        home.key("-", Qt.KeyboardModifier.ControlModifier)
        home.wait(lambda: "disk" in home.window.toast.text.lower())
    assert home.program.settings.chosen.speed == "fast"


def test_a_mistake_of_ours_is_told_written_down_and_the_game_goes_on(
    make_home: MakeHome, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = at_table(make_home)
    home.crashes_wanted = True
    player = MousePlayer(home)
    player.play_until(in_play)

    def fail(command_id: str) -> bool:
        raise RuntimeError("a mistake")

    monkeypatch.setattr(home.table.bar, "command", fail)
    home.click(home.table.bar.buttons["pause"])
    dialog = home.window.findChild(CrashDialog)
    assert isinstance(dialog, CrashDialog)
    assert "a mistake" in dialog.report.toPlainText()
    assert "a mistake" in (home.paths.logs / "crashes.log").read_text(encoding="utf-8")
    home.click(dialog.go_on)
    monkeypatch.undo()
    player.play_hand()


def test_two_programs_in_one_folder_do_not_take_each_other_s_games(make_home: MakeHome) -> None:
    home = at_table(make_home)
    player = MousePlayer(home)
    player.play_until(in_play)
    cards = home.table.hand.cards
    other = make_home(seed="other")
    other.guest("Ann")
    assert _count(other) == 0
    assert other.window.findChild(QDialog) is None
    other.sit_down()
    MousePlayer(other).play_until(in_play)
    other.close()
    home.activate()
    assert home.table.hand.cards == cards
    player.play_hand()


def test_the_rules_are_those_of_the_game_that_is_chosen(home: Home) -> None:
    home.guest()
    home.key(Qt.Key.Key_F1)
    assert _rules_shown(home).games.isVisible()
    _rules_shown(home).close()
    home.click(home.lobby.other)
    screen = home.screen
    assert isinstance(screen, NewTableScreen)
    home.click(screen.games.card("fowl"))
    home.key(Qt.Key.Key_F1)
    assert _rules_shown(home).windowTitle() == "Rules of Fowl"
    _rules_shown(home).close()
    home.click(screen.bottom.start)
    home.wait_for_game()
    home.click(home.table.bar.buttons["rules"])
    assert not _rules_shown(home).games.isVisible()
    _rules_shown(home).close()


def _rules_shown(home: Home) -> RulesDialog:
    (dialog,) = (each for each in home.window.findChildren(RulesDialog) if each.isVisible())
    return dialog


def test_enter_that_brings_a_screen_presses_nothing_on_it(qtbot: QtBot, ui: UiContext) -> None:
    window = MainWindow(ui)
    qtbot.addWidget(window)
    field, button = QLineEdit(), QPushButton("Play now")
    clicks: list[int] = []
    button.clicked.connect(lambda: clicks.append(1))
    first, second = QWidget(), QWidget()
    QVBoxLayout(first).addWidget(field)
    QVBoxLayout(second).addWidget(button)
    button.setAutoDefault(False)
    field.returnPressed.connect(lambda: window.show_screen(second))
    window.show_screen(first)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(field.hasFocus)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(button.hasFocus)
    assert not clicks
    QApplication.processEvents()
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert len(clicks) == 1, "the next one does"


def test_bots_that_follow_the_player_are_better_after_two_wins(make_home: MakeHome) -> None:
    home = make_home().guest()
    navigator = home.program.navigator
    for now in (100, 200):
        ann = Participant("Ann", navigator.person.key)
        PastGames(home.database, navigator.person.key).add(
            game(ALL_FOR_A), "A1", ("A",), 0, now, participants=(ann, *table()[1:])
        )
    catch_up(home.database)
    navigator.open_table(replace(NewTable.usual(), is_adaptive=True))
    home.wait(lambda: navigator.session is not None and navigator.session.client.view is not None)
    home.wait(lambda: {chair.bot for chair in home.scene.view.seats} == {None, "hard"})
    assert navigator.last_table().is_adaptive
