"""Names, chat and names of tables come from others: every place shows them as they are written.

Qt reads a text that looks like HTML as a page and opens the files that it names. The names here
are pictures in a file, so whether anything has opened the file is seen from its time of access.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QTextEdit, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from rook13.engine.record import dump_record
from rook13.engine.rules import make_rules
from rook13.engine.state import Phase
from rook13.net.client.table_client import MoveChoice, MoveOffer, MoveReason
from rook13.net.discovery.ads import FoundTable
from rook13.protocol.messages import TableInfo
from rook13.storage.accounts import Accounts
from rook13.storage.games import Participant, PastGames
from rook13.table.config import Person
from rook13.table.duplicate import BoardResult, DuplicateView, TableResults
from rook13.table.facts import PersonJoined, Said
from rook13.table.state import TableStage
from rook13.table.views import LogEntry, Standing
from rook13.ui.duplicate import NAMES, RankingDialog
from rook13.ui.flows.hosting import HandOverDialog
from rook13.ui.flows.quitting import QuitDialog
from rook13.ui.screens.history.model import PEOPLE
from rook13.ui.screens.history.screen import HistoryScreen
from rook13.ui.screens.lobby.join_dialogs import ChooseTable, NewHostDialog, PasswordDialog
from rook13.ui.screens.profile.screen import ProfileScreen
from rook13.ui.table.side.leaving import ask_how_to_leave
from rook13.ui.ui_context import UiContext
from tests.statistics.known_games import ALL_FOR_A, game
from tests.ui.accessible.conftest import MakeTable, make_table
from tests.ui.accessible.reader import read
from tests.ui.accessible.staged import StagedClient, StagedTable, settle
from tests.ui.review.conftest import reviewer
from tests.ui.scenes import ME, Moment, hand_over, in_phase
from tests.ui.whole.conftest import loop, make_home
from tests.ui.whole.home import CHEAP, Home

__all__ = ["loop", "make_home", "make_table", "reviewer"]
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
SEEDS = ("11" * 32, "22" * 32)
BOLD = "<b>x</b>"
OLD, NEW = 1_000_000_000, 1_900_000_000


class Bait:
    """A picture that nobody must open, and a name that asks Qt to."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "p.png"
        picture = QPixmap(4, 4)
        picture.fill(Qt.GlobalColor.red)
        picture.save(str(self.file))
        # A time of access before the last change is brought up to date by the first reader.
        os.utime(self.file, (OLD, NEW))
        self.name = f'<img src="{self.file}">'
        self.person = Person("01" * 32, self.name, "owl")

    @property
    def is_taken(self) -> bool:
        return self.file.stat().st_atime != OLD


@pytest.fixture
def bait(tmp_path: Path, qapp: QApplication) -> Bait:
    return Bait(tmp_path)


def rich_places(*texts: str) -> list[str]:
    """Return everything on the screen that may read its text as a page."""
    found = []
    for widget in QApplication.allWidgets():
        # A hidden label becomes plain when it is shown, but may be measured before.
        is_read = widget.isVisible() or (isinstance(widget, QLabel) and "<" in widget.text())
        plain = Qt.TextFormat.PlainText
        if is_read and isinstance(widget, QLabel) and widget.textFormat() is not plain:
            found.append(f"{type(widget).__name__}: {widget.text()}")
        if not widget.isVisible():
            continue
        if isinstance(widget, QTextEdit) and any(text in widget.toHtml() for text in texts):
            found.append(f"{type(widget).__name__}: a page")
        if "<" in widget.toolTip() and not _tip_is_plain(widget):
            found.append(f"{type(widget).__name__}: tool-tip {widget.toolTip()}")
    return found


def _tip_is_plain(widget: QWidget) -> bool:
    QToolTip.showText(widget.mapToGlobal(QPoint(1, 1)), widget.toolTip(), widget)
    tips = [
        top
        for top in QApplication.topLevelWidgets()
        if isinstance(top, QLabel) and top.text() == widget.toolTip()
    ]
    assert tips, "no tool-tip is shown"
    return all(tip.textFormat() is Qt.TextFormat.PlainText for tip in tips)


def check(bait: Bait, window: QWidget, *, names_somebody: bool = True) -> None:
    """See that nothing is read as a page, and that a screen reader gets the very letters."""
    settle()
    window.grab()
    assert rich_places(bait.name) == []
    assert not bait.is_taken
    said = [words for node in read(window) for words in (node.name, node.description)]
    assert any("<img src=" in words for words in said) or not names_somebody, said


def test_a_plain_label_of_qt_would_take_the_bait(qtbot: QtBot, bait: Bait) -> None:
    label = QLabel(bait.name)
    qtbot.addWidget(label)
    label.show()
    label.grab()
    assert rich_places() == [f"QLabel: {bait.name}"]
    assert bait.is_taken


def test_a_tool_tip_and_a_message_box_are_plain(qtbot: QtBot, ui: UiContext, bait: Bait) -> None:
    ui.look.apply()
    box = QMessageBox(QMessageBox.Icon.Question, bait.name, bait.name)
    box.setInformativeText(bait.name)
    box.setToolTip(bait.name)
    qtbot.addWidget(box)
    box.show()
    assert rich_places(bait.name) == []
    box.grab()
    assert not bait.is_taken


def people(bait: Bait) -> dict[str, Any]:
    return {
        "others": (Person("0e" * 32, BOLD, "duck"), Person("0d" * 32, f"{bait.name} 2", "wren")),
        "waiting": (Person("0c" * 32, f"{bait.name} 3", "robin"),),
        "log": (LogEntry(1, Said(bait.person, bait.name)), LogEntry(1, Said(bait.person, BOLD))),
    }


@pytest.fixture
def shared(make_table: MakeTable) -> StagedTable:
    table = make_table(is_solo=False)
    table.ui.look.apply()
    return table


def hostile(bait: Bait) -> Moment:
    names = (ME.name, bait.name, f"{bait.name} B", BOLD)
    return Moment(names=names, name=bait.name)


def test_the_waiting_room(shared: StagedTable, bait: Bait) -> None:
    shared.show(hostile(bait), stage=TableStage.OPEN, **people(bait))
    assert shared.screen.room.isVisible()
    check(bait, shared.window)
    shared.show(hostile(bait), stage=TableStage.OPEN, standing=Standing.WAITING, own_seat=None)
    check(bait, shared.window, names_somebody=False)


def test_a_game_with_chat_log_and_people(shared: StagedTable, bait: Bait) -> None:
    moment = hostile(bait).until(in_phase(Phase.PLAY))
    shared.show(moment, **people(bait))
    for page in ("chat", "people", "log"):
        shared.screen.drawer.command(page)
        facts = (Said(bait.person, bait.name), PersonJoined(bait.person))
        shared.client.show(moment.scene(is_solo=False, **people(bait)), facts)
        check(bait, shared.window)
    for command in ("score_sheet", "last_trick"):
        shared.press(command)
        check(bait, shared.window)
    shared.show(moment, paused=True, **people(bait))
    check(bait, shared.window)


def test_toasts_and_dialogs_about_people(shared: StagedTable, bait: Bait) -> None:
    moment = hostile(bait).until(in_phase(Phase.PLAY))
    shared.show(moment, **people(bait))
    shared.screen.toast.say(bait.name)
    shared.window.toast.say(f"{bait.name} sits down.")
    check(bait, shared.window)
    dialog = ask_how_to_leave(shared.window, moment.scene(is_solo=False, **people(bait)))
    assert dialog is not None
    check(bait, shared.window)
    dialog.reject()


def test_the_results(shared: StagedTable, bait: Bait) -> None:
    shared.show(hostile(bait).until(hand_over), **people(bait))
    check(bait, shared.window)
    over = hostile(bait).until(lambda view: view.phase is Phase.GAME_OVER, limit=60_000)
    shared.show(over, stage=TableStage.FINISHED, **people(bait))
    assert shared.screen.results.game.isVisible()
    check(bait, shared.window)


def found(bait: Bait) -> FoundTable:
    return FoundTable("k", TableInfo("k", bait.name, "rook13", 4, "open", 1, house_rules=3), ())


def test_the_welcome_screen_and_the_lobby(make_home: Callable[..., Home], bait: Bait) -> None:
    home = make_home()
    Accounts(home.database, CHEAP).create("<img src=x>", "owl", "", 1.0)
    home.welcome.refresh()
    home.wait(lambda: home.welcome.accounts_page.cards)
    check(bait, home.window)
    home.guest(BOLD)
    home.lan.found = [found(bait)]
    home.lan.changed.emit()
    home.lobby.people.set_people((bait.person,))
    check(bait, home.window)
    home.window.toast.say(bait.name)
    for dialog in dialogs(home, bait):
        dialog.show()
        check(bait, dialog)
        dialog.reject()
    home.program.navigator.show_new_table(home.program.navigator.last_table())
    check(bait, home.window, names_somebody=False)
    for name in ("preferences", "about", "shortcuts"):
        home.window.do(name)
        check(bait, home.window, names_somebody=False)


def dialogs(home: Home, bait: Bait) -> list[Any]:
    ui, table = home.lobby.ui, TableInfo("k", bait.name, "rook13", 4, "open")
    password = PasswordDialog(ui, bait.name, home.window)
    password.show_problem(bait.name)
    return [password, ChooseTable(ui, [table], home.window)]


def test_dialogs_about_quitting_handing_over_and_a_host_never_met(
    qtbot: QtBot, ui: UiContext, bait: Bait
) -> None:
    ui.look.apply()
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    people = (bait.person, Person("02" * 32, BOLD, "owl"))
    for dialog in (
        QuitDialog(ui, people, parent, can_move=True),
        HandOverDialog(ui, people, parent),
        NewHostDialog(ui, bait.name, parent),
    ):
        qtbot.addWidget(dialog)
        dialog.show()
        check(bait, dialog)


def test_a_table_that_moves_and_its_new_host(
    shared: StagedTable, bait: Bait, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = hostile(bait).until(in_phase(Phase.PLAY))
    shared.show(moment, **people(bait))
    offer = MoveOffer("02" * 32, bait.name, 3, (bait.name, BOLD))
    for reason in MoveReason:
        choice = MoveChoice(reason, bait.name, 3, (offer,), may_host=True)
        monkeypatch.setattr(StagedClient, "move_choice", choice)
        shared.client.move_offered.emit(choice)
        assert shared.screen.halt_overlay.isVisible()
        check(bait, shared.window)


def test_the_ranking_of_a_duplicate_session(qtbot: QtBot, ui: UiContext, bait: Bait) -> None:
    ui.look.apply()
    results = tuple(
        BoardResult(board, seed, (120, 0), "A1", "80", True) for board, seed in enumerate(SEEDS, 1)
    )
    tables = (TableResults((bait.name,) * 4, 2, results), TableResults((BOLD,) * 4, 2, results))
    dialog = RankingDialog(ui, make_rules("rook13", {"boards": 2}), duplicate(tables), 0)
    qtbot.addWidget(dialog)
    dialog.show()
    cell = dialog.ranks.item(0, NAMES)
    assert cell is not None
    assert bait.name in cell.text()
    check(bait, dialog, names_somebody=False)


def duplicate(tables: tuple[TableResults, ...]) -> DuplicateView:
    return DuplicateView("ab" * 32, 2, 0, tables, SEEDS)


def test_games_of_others_in_history_replay_review_and_profile(
    make_home: Callable[..., Home], tmp_path: Path, bait: Bait
) -> None:
    home = make_home().guest()
    key = home.program.navigator.person.key
    names = (bait.name, BOLD, f"{bait.name} C", f"{bait.name} D")
    record = replace(game(ALL_FOR_A), seats=names)
    file = tmp_path / "theirs.rook13"
    file.write_text(dump_record(record), encoding="utf-8")
    home.program.navigator.open_files([str(file)])
    home.wait(lambda: home.program.reviews.dialog is not None)
    dialog = home.program.reviews.dialog
    assert dialog is not None
    dialog.show()
    check(bait, dialog)
    home.program.reviews.close()
    people = tuple(
        Participant(name, f"{seat:02x}" * 32, "", "wren") for seat, name in enumerate(names[1:], 1)
    )
    PastGames(home.database, key).add(
        record, "A1", ("A",), 0, 100.0, participants=(Participant("Me", key, "", "wren"), *people)
    )
    home.window.do("history")
    screen = home.window.screen
    assert isinstance(screen, HistoryScreen)
    home.wait(lambda: screen.model.rowCount() == 1)
    home.wait(lambda: screen.current() is not None)
    check(bait, home.window)
    check_tip_of_a_row(screen, bait)
    home.window.do("profile")
    home.wait(lambda: isinstance(home.window.screen, ProfileScreen))
    check(bait, home.window)


def check_tip_of_a_row(screen: HistoryScreen, bait: Bait) -> None:
    """Hover over the people of a game: the tip has their very letters."""
    view = screen.list
    rows = range(screen.model.rowCount())
    people = (screen.model.index(row, PEOPLE) for row in rows)
    index = next(each for each in people if bait.name in str(each.data()))
    place = view.visualRect(index).center()
    hover = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), hover)
    tips = [top for top in QApplication.topLevelWidgets() if isinstance(top, QLabel)]
    (tip,) = (each for each in tips if each.isVisible() and bait.name in each.text())
    assert tip.text() == index.data()
    assert tip.textFormat() is Qt.TextFormat.PlainText
    tip.grab()
    assert not bait.is_taken


def test_a_name_without_end_in_a_file_makes_no_window_without_end(
    make_home: Callable[..., Home], tmp_path: Path
) -> None:
    home = make_home().guest()
    file = tmp_path / "theirs.rook13"
    file.write_text(dump_record(replace(game(ALL_FOR_A), seats=("x" * 200_000, "B", "C", "D"))))
    home.program.navigator.open_files([str(file)])
    home.wait(lambda: home.program.reviews.dialog is not None)
    dialog = home.program.reviews.dialog
    assert dialog is not None
    dialog.show()
    settle()
    assert dialog.width() <= home.window.width()
    home.program.reviews.close()
