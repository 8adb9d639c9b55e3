"""The score sheet and its chart."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage
from pytestqt.qtbot import QtBot

from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.ui.kit.art.side_marks import CORNERS, DASHES
from rook13.ui.kit.plain_table import plain, signed
from rook13.ui.table.panels.score_sheet import ScoreSheet
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, hand_over, in_phase


def after(hands: int, game: str = "rook13", players: int = 4, **options: Any) -> Moment:
    def there(view: PlayerView) -> bool:
        return hand_over(view) and len(view.results) >= hands

    return Moment(game, options, players=players).until(there)


def open_sheet(qtbot: QtBot, ui: AskedUi, moment: Moment, width: int = 900) -> ScoreSheet:
    sheet = ScoreSheet(ui)
    qtbot.addWidget(sheet)
    sheet.set_scene(moment.scene())
    sheet.resize(width, 500)
    sheet.show()
    return sheet


def headings(sheet: ScoreSheet, only_shown: bool = True) -> list[str]:
    table = sheet.table
    items = [table.horizontalHeaderItem(place) for place in range(table.columnCount())]
    return [
        item.text()
        for place, item in enumerate(items)
        if item is not None and not (only_shown and table.isColumnHidden(place))
    ]


def cell(sheet: ScoreSheet, row: int, heading: str) -> str:
    item = sheet.table.item(row, headings(sheet, only_shown=False).index(heading))
    assert item is not None
    return item.text()


def cells(sheet: ScoreSheet, row: int, heading: str) -> list[str]:
    """Return what is written under all columns of this name, one for each side."""
    titles = enumerate(headings(sheet, only_shown=False))
    found = [sheet.table.item(row, place) for place, title in titles if title == heading]
    return [item.text() for item in found if item is not None]


def test_every_hand_has_a_line_with_the_engines_numbers(qtbot: QtBot, ui: AskedUi) -> None:
    moment = after(3)
    sheet = open_sheet(qtbot, ui, moment)
    assert sheet.table.rowCount() == 3
    names = moment.scene().names
    for row, result in enumerate(moment.view.results):
        assert cell(sheet, row, "Hand") == str(result.number)
        assert cell(sheet, row, "Dealer") == names.seat(result.dealer)
        assert cell(sheet, row, "Declarer") == names.seat(result.declarer)
        assert cell(sheet, row, "Bid") == str(result.call)
        assert cell(sheet, row, "Trump") == ui.look.suit_name(moment.rules.deck.suits[result.trump])
        assert cell(sheet, row, "Result") == ("Made" if result.made else "Set")
        assert cells(sheet, row, "Points") == [plain(points) for points in result.points]
        assert cells(sheet, row, "Score") == [signed(score) for score in result.score]
        assert cells(sheet, row, "Total") == [plain(total) for total in result.totals]


def test_totals_and_target_stand_above(qtbot: QtBot, ui: AskedUi) -> None:
    moment = after(2)
    sheet = open_sheet(qtbot, ui, moment)
    sides = [str(moment.scene().names.side(side)) for side in "AB"]
    assert sheet.goal.text() == "Hand 2. Target: over 500."
    assert [label.text() for label in sheet.totals.names] == sides
    assert [label.text() for label in sheet.totals.totals] == list(map(plain, moment.view.totals))


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("rook", "Target: 300."),
        ("fowl", "Target: 500."),
        ("five_hundred", "Target: 500."),
        ("elemental", "Round 1 of 15"),
    ],
)
def test_the_goal_is_that_of_the_game(qtbot: QtBot, ui: AskedUi, game: str, words: str) -> None:
    assert words in open_sheet(qtbot, ui, after(1, game)).goal.text()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_elemental_has_a_column_for_every_player(qtbot: QtBot, ui: AskedUi, players: int) -> None:
    moment = after(2, "elemental", players)
    sheet = open_sheet(qtbot, ui, moment)
    names = moment.scene().names.players
    assert headings(sheet)[-players:] == list(names)
    result = moment.view.results[1]
    expected = f"{result.tricks[0]}/{result.bids[0]}: {signed(result.score[0])}"
    assert cell(sheet, 1, names[0]) == f"{expected}\n{plain(result.totals[0])}"
    assert len(sheet.chart.lines) == players


def test_five_hundred_counts_tricks_and_names_contracts(qtbot: QtBot, ui: AskedUi) -> None:
    moment = after(1, "five_hundred")
    sheet = open_sheet(qtbot, ui, moment)
    call = moment.view.results[0].call
    assert call is not None
    assert cell(sheet, 0, "Bid") == f"{call.tricks} {ui.look.suit_name(call.suit)}"
    assert headings(sheet, only_shown=False).count("Tricks") == 2


def test_a_narrow_sheet_leaves_out_the_least_important(qtbot: QtBot, ui: AskedUi) -> None:
    sheet = open_sheet(qtbot, ui, after(2), width=320)
    shown = headings(sheet)
    assert {"Hand", "Bid", "Result"} <= set(shown)
    assert shown.count("Total") == 2
    assert "Dealer" not in shown
    assert sheet.table.horizontalHeader().length() <= sheet.table.viewport().width()
    sheet.resize(1400, 500)
    assert headings(sheet) == headings(sheet, only_shown=False)
    sheet.resize(320, 500)
    assert headings(sheet) == shown


def test_an_empty_sheet_is_no_problem(qtbot: QtBot, ui: AskedUi) -> None:
    sheet = open_sheet(qtbot, ui, Moment().until(in_phase(Phase.AUCTION)))
    assert sheet.table.rowCount() == 0
    assert [label.text() for label in sheet.totals.totals] == ["0", "0"]


def test_the_chart_has_a_line_for_every_side_from_nothing_on(qtbot: QtBot, ui: AskedUi) -> None:
    moment = after(3)
    chart = open_sheet_chart(qtbot, ui, moment)
    results = moment.view.results
    assert chart.lines == tuple((0, *(r.totals[side] for r in results)) for side in (0, 1))
    assert chart.target == 500
    assert f"{moment.scene().names.side(0)}: " in chart.accessibleDescription()


def open_sheet_chart(qtbot: QtBot, ui: AskedUi, moment: Moment) -> Any:
    sheet = open_sheet(qtbot, ui, moment)
    chart = sheet.chart
    chart.setParent(None)
    qtbot.addWidget(chart)
    return chart


def test_the_chart_draws_both_sides(qtbot: QtBot, ui: AskedUi) -> None:
    chart = open_sheet_chart(qtbot, ui, after(3))
    chart.resize(400, 200)
    image = chart.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    colours = {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }
    assert {ui.look.theme.team_a, ui.look.theme.team_b} <= colours


def test_sides_differ_by_more_than_colour() -> None:
    assert len(set(DASHES)) == len(DASHES) == 6
    assert len(set(CORNERS)) == len(CORNERS) == 6


def test_screen_readers_find_a_table_with_what_cells_mean(qtbot: QtBot, ui: AskedUi) -> None:
    sheet = open_sheet(qtbot, ui, after(1, "elemental"))
    interface = QAccessible.queryAccessibleInterface(sheet.table)
    assert interface.role() == QAccessible.Role.Table
    assert interface.text(QAccessible.Text.Name) == "Score sheet"
    item = sheet.table.item(0, 2)
    assert item is not None
    assert item.data(Qt.ItemDataRole.AccessibleTextRole).startswith("Ann bid ")


def test_the_last_hand_is_seen_where_there_is_no_room_for_all(qtbot: QtBot, ui: AskedUi) -> None:
    sheet = open_sheet(qtbot, ui, after(9, "elemental"), width=500)
    for height in (420, 330):
        sheet.resize(500, height)
        last = sheet.table.item(sheet.table.rowCount() - 1, 0)
        assert last is not None
        assert sheet.table.viewport().rect().contains(sheet.table.visualItemRect(last))
        first = sheet.table.item(0, 0)
        assert first is not None
        assert not sheet.table.viewport().rect().contains(sheet.table.visualItemRect(first))


def test_the_chart_has_the_room_that_few_hands_leave(qtbot: QtBot, ui: AskedUi) -> None:
    sheet = open_sheet(qtbot, ui, after(3), width=500)
    assert sheet.table.height() == sheet.table.whole_height()
    assert sheet.chart.height() > sheet.table.height()


@pytest.mark.parametrize(("players", "lines"), [(3, 3), (4, 2), (5, 3), (6, 3)])
def test_totals_of_many_players_stand_in_two_columns(
    qtbot: QtBot, ui: AskedUi, players: int, lines: int
) -> None:
    sheet = open_sheet(qtbot, ui, after(1, "elemental", players), width=500)
    names, totals = sheet.totals.names, sheet.totals.totals
    assert len({name.y() for name in names}) == lines
    for name, total in zip(names, totals, strict=True):
        assert abs(name.geometry().center().y() - total.geometry().center().y()) <= 2
        assert name.geometry().right() < total.x()
    assert all(total.geometry().right() < sheet.width() for total in totals)
