"""The list of all games: pages as they come into view, filters, notes, marks and deletion."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QDate, Qt
from pytestqt.qtbot import QtBot

from rook13.statistics.derived import catch_up
from rook13.storage.database import Database
from rook13.storage.games import PastGames
from rook13.ui.screens.history.model import GAME, NOTES, PAGE, PEOPLE, RESULT, SCORE
from rook13.ui.screens.history.screen import HistoryScreen
from rook13.ui.ui_context import UiContext
from tests.statistics.known_games import ALL_FOR_A, ANN, CAL, SET_FOR_B, damage, game, keep, table

MANY = PAGE + 5
Open = Callable[[], HistoryScreen]


@pytest.fixture
def open_screen(qtbot: QtBot, ui: UiContext, database: Database) -> Open:
    def open_screen() -> HistoryScreen:
        catch_up(database)
        screen = HistoryScreen(ui, database, ANN)
        qtbot.addWidget(screen)
        screen.resize(1000, 600)
        with qtbot.waitSignal(screen.model.found):
            screen.show()
        return screen

    return open_screen


def some_games(database: Database) -> None:
    keep(database, game(ALL_FOR_A), 100, participants=table("cal"), notes="<b>Well</b> done")
    keep(database, game(SET_FOR_B), 200)


def shown(screen: HistoryScreen, row: int, column: int) -> object:
    return screen.model.index(row, column).data()


def test_a_row_tells_game_result_score_people_and_notes(
    open_screen: Open, database: Database
) -> None:
    some_games(database)
    screen = open_screen()
    assert screen.model.rowCount() == 2
    assert shown(screen, 1, GAME) == "Rook13, house rules"
    assert shown(screen, 1, RESULT) == "Won"
    assert shown(screen, 1, SCORE) == "120 to 0"
    assert shown(screen, 0, SCORE) == "120 to −120"
    assert shown(screen, 1, PEOPLE) == "Wren, Cal, Finch"
    assert shown(screen, 1, NOTES) == "<b>Well</b> done"
    tip = screen.model.index(1, NOTES).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "<b>Well</b> done"
    spoken = screen.model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Won" in spoken
    assert "120 to 0" in spoken


def test_rows_beyond_the_first_page_are_read_when_they_are_looked_at(
    open_screen: Open, database: Database, qtbot: QtBot
) -> None:
    for number in range(MANY):
        keep(database, game(ALL_FOR_A), number)
    screen = open_screen()
    assert screen.model.rowCount() == MANY
    assert screen.count.text() == f"{MANY} games"
    qtbot.waitUntil(lambda: screen.model.line(MANY - 1) is not None)
    line = screen.model.line(MANY - 1)
    assert line is not None
    assert line.finished == 0


def test_a_search_shows_what_fits_and_says_if_nothing_does(
    open_screen: Open, database: Database, qtbot: QtBot
) -> None:
    some_games(database)
    screen = open_screen()
    with qtbot.waitSignal(screen.model.found):
        screen.filters.text.setText("cal")
    assert screen.model.rowCount() == 1
    with qtbot.waitSignal(screen.model.found):
        screen.filters.text.setText("nobody at all")
    assert screen.model.rowCount() == 0
    assert screen.detail.title.text() == "No matching games."
    assert not screen.detail.review.isVisible()


def test_people_and_results_are_chosen_from_lists(
    open_screen: Open, database: Database, qtbot: QtBot
) -> None:
    some_games(database)
    screen = open_screen()
    qtbot.waitUntil(lambda: screen.filters.people.count() == 2)
    with qtbot.waitSignal(screen.model.found):
        screen.filters.people.setCurrentIndex(screen.filters.people.findData(CAL))
    assert screen.model.rowCount() == 1
    with qtbot.waitSignal(screen.model.found):
        screen.filters.result.setCurrentText("Lost")
    assert screen.model.rowCount() == 0


def test_an_abandoned_game_says_so_and_is_found_by_it(
    open_screen: Open, database: Database, qtbot: QtBot
) -> None:
    some_games(database)
    PastGames(database, ANN).add(
        *(game(ALL_FOR_A, target=500), "A1", (), 3, 300.0),
        participants=table(),
        undos=2,
        bot_moves=4,
    )
    screen = open_screen()
    assert shown(screen, 0, RESULT) == "Abandoned, with help"
    assert "3 hints, 2 undos, 4 moves by a bot" in screen.detail.facts.text()
    for result, rows in (("Won", 2), ("Lost", 0), ("Abandoned", 1), ("Any result", 3)):
        with qtbot.waitSignal(screen.model.found):
            screen.filters.result.setCurrentText(result)
        assert screen.model.rowCount() == rows


def test_games_of_any_days_are_found_by_the_first_and_the_last(
    open_screen: Open, database: Database, qtbot: QtBot
) -> None:
    days = [QDate(2026, 3, day) for day in (1, 2, 4)]
    for day in days:
        ends = (day.startOfDay(), day.addDays(1).startOfDay().addSecs(-1))
        for moment in ends:
            keep(database, game(ALL_FOR_A), moment.toSecsSinceEpoch())
    screen = open_screen()
    filters = screen.filters
    assert not filters.days.isVisible()
    with qtbot.waitSignal(screen.model.found):
        filters.when.setCurrentText("From … to …")
    assert filters.days.isVisible()
    for first, last, rows in ((0, 1, 4), (1, 1, 2), (2, 0, 6)):
        filters.first_day.setDate(days[first])
        filters.last_day.setDate(days[last])
        with qtbot.waitSignal(screen.model.found):
            filters.changed.emit()
        assert screen.model.rowCount() == rows, (first, last)
    again = open_screen()
    with qtbot.waitSignal(again.model.found):
        again.take_over(screen)
    assert again.filters.days.isVisible()
    assert again.filters.filter() == filters.filter()
    with qtbot.waitSignal(screen.model.found):
        filters.when.setCurrentIndex(0)
    assert not filters.days.isVisible()


def test_notes_are_kept_when_another_game_is_chosen(
    open_screen: Open, database: Database, qtbot: QtBot
) -> None:
    some_games(database)
    screen = open_screen()
    screen.detail.notes.setPlainText("Count the trumps.")
    with qtbot.waitSignal(screen.model.dataChanged):
        screen.list.setCurrentIndex(screen.model.index(1, 0))
    assert screen.detail.notes.toPlainText() == "<b>Well</b> done"
    kept = PastGames(database, ANN).get(2)
    assert kept is not None
    assert kept.notes == "Count the trumps."
    assert shown(screen, 0, NOTES) == "Count the trumps."


def test_a_game_is_marked_and_deleted_after_a_question(
    open_screen: Open, database: Database, qtbot: QtBot
) -> None:
    some_games(database)
    screen = open_screen()
    with qtbot.waitSignal(screen.model.dataChanged):
        screen.detail.mark.click()
    assert shown(screen, 0, NOTES) == "★ "
    assert screen.detail.mark.text() == "Unmark"
    screen.detail.delete.click()
    assert screen.question is not None
    with qtbot.waitSignal(screen.model.found):
        screen.question.accept()
    assert PastGames(database, ANN).ids() == [1]
    assert screen.model.rowCount() == 1


def test_enter_and_escape(open_screen: Open, database: Database, qtbot: QtBot) -> None:
    some_games(database)
    screen = open_screen()
    with qtbot.waitSignal(screen.opened) as opened:
        screen.list.activated.emit(screen.list.currentIndex())
    assert opened.args == [2]
    with qtbot.waitSignal(screen.back.clicked):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)
    with qtbot.waitSignal(screen.exported) as exported:
        screen.detail.export.click()
    assert exported.args == [2]


def test_a_damaged_record_is_named_as_such_and_offers_no_review(
    open_screen: Open, database: Database
) -> None:
    some_games(database)
    damage(database, 2)
    screen = open_screen()
    assert [shown(screen, row, RESULT) for row in range(2)] == ["Unreadable", "Won"]
    assert "can't be read" in screen.detail.facts.text()
    assert screen.detail.review.isHidden()
    assert screen.detail.delete.isVisible()


def test_without_games_it_says_so(open_screen: Open) -> None:
    screen = open_screen()
    assert screen.detail.title.text() == "No games yet."
    assert screen.count.text() == "0 games"
