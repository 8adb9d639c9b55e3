"""Duplicate sessions in the window: alone with tables of bots, with a guest, and a second time."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

from PySide6.QtWidgets import QTableWidgetItem

from rook13.background.jobs import ThreadExecutor
from rook13.bots.heuristic_bots import NormalBot
from rook13.coach.daily import daily_record
from rook13.engine.game import apply, seat_to_act
from rook13.engine.notation import parse_action
from rook13.engine.record import HandRecord, Record, replay
from rook13.engine.redaction import view_for
from rook13.engine.state import GameOver, HandOver
from rook13.storage.games import PastGames
from rook13.storage.puzzles import DailyResult, Puzzles
from rook13.table.duplicate import DuplicateView, load_duplicate
from rook13.table.state import TableStage
from rook13.ui.duplicate import NAMES, RANK, DuplicateStrip, RankingDialog
from rook13.ui.screens.history.screen import HistoryScreen
from rook13.ui.screens.lobby.join_dialogs import ChooseTable, JoinDialog, NewHostDialog
from rook13.ui.screens.new_table.screen import NewTableScreen
from rook13.ui.table.screen import TableScreen
from tests.ports import own_port
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import MousePlayer, careful
from tests.ui.whole.home import Home
from tests.ui.whole.tables import last_table
from tests.ui.whole.test_together import sit_down, wait

QUICK = last_table("elemental", 3, {"rounds": "first_5"})
"""The first board has one card."""


def start(make_home: MakeHome, folder: str = "home", **settings: object) -> Home:
    chosen: dict[str, object] = {
        "last_table": QUICK,
        "play_last_card": False,
        "deal_for_me": True,
        **settings,
    }
    home = make_home(folder, settings=chosen)
    home.program.services.tables.duplicate_executor = ThreadExecutor()
    return home


def form(home: Home) -> NewTableScreen:
    screen = home.screen
    assert isinstance(screen, NewTableScreen)
    return screen


def choose_duplicate(home: Home, tables: int, boards: int) -> NewTableScreen:
    """Set up a session on the form of a new table, and return it."""
    screen = form(home)
    screen.duplicate_section.set_open(True)
    screen.duplicate.play.setChecked(True)
    screen.duplicate.tables.setValue(tables)
    screen.duplicate.boards.setValue(boards)
    assert not screen.access.spectators.isEnabled()
    return screen


def duplicate_of(home: Home) -> DuplicateView:
    session = home.program.navigator.session
    assert session is not None
    duplicate = session.client.duplicate
    assert duplicate is not None
    return duplicate


def is_over(home: Home) -> bool:
    session = home.program.navigator.session
    return (
        session is not None and session.client.duplicate is not None and duplicate_of(home).is_over
    )


def play(home: Home) -> None:
    MousePlayer(home, careful).play_hand(1)


def join_second(home: Home, address: str) -> None:
    """Go to the second of the tables at an address."""
    home.click(home.lobby.join)
    dialog = home.dialog(JoinDialog)
    home.qtbot.keyClicks(dialog.place, address)
    home.click(dialog.go)
    home.click(home.dialog(NewHostDialog).go)
    which = home.dialog(ChooseTable)
    which.list.setCurrentRow(1)
    home.click(which.join)
    home.wait(lambda: isinstance(home.screen, TableScreen) and home.table.scene)


def ranking(home: Home) -> RankingDialog:
    found = home.window.findChildren(RankingDialog)
    assert found
    return found[-1]


def cell(dialog: RankingDialog, row: int, column: int) -> QTableWidgetItem:
    found = dialog.ranks.item(row, column)
    assert found is not None
    return found


def stored(home: Home) -> list[DuplicateView]:
    key = home.program.navigator.person.key
    return [load_duplicate(text) for _, text in PastGames(home.database, key).duplicates()]


def test_a_duplicate_alone_with_tables_of_bots_and_again_against_its_results(
    make_home: MakeHome,
) -> None:
    home = start(make_home).guest()
    home.click(home.lobby.other)
    screen = choose_duplicate(home, tables=3, boards=1)
    assert screen.duplicate.summary() == "Tables: 3 · Boards: 1"
    home.click(screen.bottom.start)
    home.wait_for_game()
    assert home.scene.rules.boards == 1
    assert not home.scene.view.config.undo
    strip = home.table.strip
    assert isinstance(strip, DuplicateStrip)
    home.wait(lambda: "table 3: 1" in strip.words.text())
    play(home)
    wait(home, is_over)
    home.wait(lambda: home.window.findChildren(RankingDialog))
    dialog = ranking(home)
    assert dialog.title.text() == "Duplicate session: final ranking"
    assert "same cards" in dialog.explanation.text()
    names = [cell(dialog, row, NAMES).text() for row in range(3)]
    assert sorted(names) == ["Ann", "Bots (Normal)", "Bots (Normal)"]
    assert cell(dialog, names.index("Ann"), RANK).font().bold()
    assert cell(dialog, 0, RANK).text() == "1"
    assert (dialog.boards.rowCount(), dialog.boards.columnCount()) == (1, 4)
    assert strip.words.text().startswith("The session is over. With ")
    home.wait(lambda: [duplicate.is_over for duplicate in stored(home)] == [True])

    before = duplicate_of(home)
    dialog.accept()
    home.program.navigator.leave_table()
    home.wait(lambda: home.program.navigator.session is None)
    home.program.navigator.show_history()
    history = home.screen
    assert isinstance(history, HistoryScreen)
    home.wait(lambda: history.detail.ranking.isVisible())
    home.click(history.detail.ranking)
    home.wait(lambda: any(each.isVisible() for each in home.window.findChildren(RankingDialog)))
    home.click(ranking(home).again)
    home.wait_for_game()
    play(home)
    wait(home, is_over)
    after = duplicate_of(home)
    assert after.seeds == before.seeds
    assert after.tables[1:] == before.tables


def test_a_duplicate_with_a_guest_at_another_table(make_home: MakeHome) -> None:
    ann = start(make_home, "ann", port=own_port()).guest("Ann")
    ann.click(ann.lobby.host)
    ann.click(choose_duplicate(ann, tables=2, boards=1).bottom.start)
    ann.wait(lambda: isinstance(ann.screen, TableScreen) and ann.table.scene)
    tables = ann.program.services.tables.hosting.tables
    assert [runner.table.state.duplicate.place for runner in tables] == [0, 1]  # type: ignore[union-attr]
    bea = start(make_home, "bea").guest("Bea")
    address = f"127.0.0.1:{ann.program.services.tables.hosting.port}"
    join_second(bea, address)
    sit_down(bea)
    ann.click(ann.table.room.room.start)
    bea.wait(lambda: bea.scene.view.stage is TableStage.ACTIVE)
    ann.wait_for_game()
    play(ann)
    play(bea)
    for home in (ann, bea):
        wait(home, is_over)
        wait(home, lambda home: home.window.findChildren(RankingDialog))
        wait(home, lambda home: [duplicate.is_over for duplicate in stored(home)] == [True])
    assert duplicate_of(ann).tables == duplicate_of(bea).tables
    assert [duplicate_of(home).place for home in (ann, bea)] == [0, 1]


def test_yesterdays_deal_is_played_against_its_field(make_home: MakeHome) -> None:
    home = start(make_home, last_table=last_table("rook13")).guest()
    yesterday = date.today() - timedelta(days=1)
    puzzles = Puzzles(home.database, home.program.navigator.person.key)
    for name in ("Cal", "Dot"):
        played = _played(daily_record(yesterday, "rook13"))
        puzzles.add_result(DailyResult(yesterday.isoformat(), "rook13", name, 0, False, played))
    home.click(home.lobby.other)
    screen = form(home)
    screen.duplicate_section.set_open(True)
    home.wait(lambda: screen.duplicate.field.count() == 2)
    screen.duplicate.play.setChecked(True)
    screen.duplicate.field.setCurrentIndex(1)
    assert "2 results" in screen.duplicate.summary()
    assert not screen.duplicate.boards.isVisible()
    home.click(screen.bottom.start)
    home.wait_for_game()
    play(home)
    home.wait(lambda: is_over(home))
    tables = duplicate_of(home).tables
    assert [table.names[0] for table in tables] == ["Ann", "Cal", "Dot"]
    deals = {result.deal for table in tables for result in table.results}
    assert deals == {daily_record(yesterday, "rook13").hands[0].deal.seed}


def _played(record: Record) -> Record:
    """Let bots play the first hand of a game."""
    state, actions = replay(record), list[str]()
    while not isinstance(state.phase, HandOver | GameOver):
        view = view_for(state, seat_to_act(state))
        actions.append(str(NormalBot().choose(view)))
        state, _ = apply(state, parse_action(state.rules, actions[-1]))
    return replace(record, hands=(HandRecord(record.hands[0].deal, tuple(actions)),))
