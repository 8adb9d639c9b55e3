"""The panels of the table show a game they do not know: four who bid tricks in two sides."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rook13.engine.actions import Bid
from rook13.engine.state import HandResult, Phase
from rook13.engine.view import PlayerView
from rook13.table.state import TableStage
from rook13.ui.table.panels.action_panel import ActionPanel
from rook13.ui.table.panels.call_buttons import NumberRow
from rook13.ui.table.panels.game_over import GameOverPanel
from rook13.ui.table.panels.hand_result import HandResultPanel, ResultTable, verdict_word
from rook13.ui.table.panels.score_sheet import ScoreSheet, goal_words
from rook13.ui.table.side.log import LogPanel
from rook13.wording.events import result_text
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, hand_over, in_phase


def my_bid(view: PlayerView) -> bool:
    return in_phase(Phase.AUCTION)(view) and bool(view.legal)


def after_a_hand() -> Moment:
    return Moment("spades").until(hand_over)


def cells(table: ResultTable, row: int) -> list[str]:
    columns = range(table.table.columnCount())
    items = [table.table.item(row, column) for column in columns]
    return [item.text() for item in items if item is not None]


def test_tricks_are_bid_with_the_sums_of_both_sides(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment("spades", seat="A2").until(my_bid)
    panel = ActionPanel(ui)
    qtbot.addWidget(panel)
    scene = moment.scene()
    panel.set_scene(scene)
    panel.show()
    row = panel.current
    assert isinstance(row, NumberRow)
    bids = {seat.name: call.tricks for seat, call in moment.view.calls if call}
    own, others = bids.get("A1", 0), bids.get("B1", 0) + bids.get("B2", 0)
    words = "Bids: your side {}, opponents {}. Tricks: 13."
    assert row.sum.text() == words.format(own, others)
    assert row.trump.text() == "Trump: Spades"
    qtbot.mouseClick(row.numbers[4], Qt.MouseButton.LeftButton)
    assert row.sum.text() == words.format(own + 4, others)
    qtbot.mouseClick(row.bid_button, Qt.MouseButton.LeftButton)
    [bid] = ui.table.actions
    assert isinstance(bid, Bid)
    assert bid.call.tricks == 4


def test_the_score_sheet_has_a_column_for_each_side(qtbot: QtBot, ui: AskedUi) -> None:
    moment = after_a_hand()
    sheet = ScoreSheet(ui)
    qtbot.addWidget(sheet)
    scene = moment.scene()
    sheet.set_scene(scene)
    columns = range(sheet.table.columnCount())
    headings = [sheet.table.horizontalHeaderItem(column) for column in columns]
    sides = [str(scene.names.side(side)) for side in range(2)]
    assert [item.text() for item in headings if item] == ["Hand", "Trump", *sides]
    [result] = moment.view.results
    taken, bid = result.tricks[0] + result.tricks[2], result.bids[0] + result.bids[2]
    line = sheet.table.item(0, 2)
    assert line is not None
    assert line.text().startswith(f"{taken}/{bid}: ")
    assert line.text().endswith(f"\n{str(result.totals[0]).replace('-', '−')}")
    assert sheet.goal.text() == goal_words(scene.rules, 1) == "Hand 1. Target: 500."
    assert sheet.chart.target == 500


def test_the_result_of_a_hand_adds_up_the_bids_of_a_side(qtbot: QtBot, ui: AskedUi) -> None:
    moment = after_a_hand()
    panel = HandResultPanel(ui)
    qtbot.addWidget(panel)
    panel.set_scene(moment.scene())
    [result] = moment.view.results
    heading = panel.table.table.horizontalHeaderItem(0)
    assert heading is not None
    assert heading.text() == "Side"
    for side in range(2):
        bids, tricks = result.bids[side::2], result.tricks[side::2]
        assert cells(panel.table, side)[1:3] == [str(sum(bids)), str(sum(tricks))]


@pytest.mark.parametrize(
    ("bids", "word", "sentence"),
    [
        ((3, 4, 2, 4), "Made", "Ann, Ben, Cal and Dot made their bids."),
        ((3, 4, 2, 5), "Made", "Ann and Cal made their bids."),
        ((3, 4, 3, 3), "Set", "Ben and Dot made their bids."),
        ((7, 7, 7, 7), "Set", "Nobody made their bid."),
    ],
)
def test_more_tricks_than_were_bid_are_as_good(
    bids: tuple[int, ...], word: str, sentence: str
) -> None:
    moment = after_a_hand()
    scene = moment.scene()
    names = replace(scene.names, players=("Ann", "Ben", "Cal", "Dot"))
    result = _result(moment, bids=bids, tricks=(5, 4, 0, 4))
    assert verdict_word(scene, result) == word
    assert str(result_text(result, names)) == sentence


def test_a_renege_comes_before_the_bids(qtbot: QtBot, ui: AskedUi) -> None:
    moment = after_a_hand()
    scene = moment.scene()
    result = _result(moment, reneged=1)
    assert verdict_word(scene, result) == "Renege"
    assert str(result_text(result, scene.names)).endswith(" reneged, which ended the hand.")


def test_the_end_of_the_game_names_the_winning_side(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment("spades", {"target": 100}).until(lambda view: bool(view.winners))
    panel = GameOverPanel(ui)
    qtbot.addWidget(panel)
    scene = moment.scene(TableStage.FINISHED)
    panel.set_scene(scene)
    winners = str(scene.names.side(moment.view.winners[0]))
    assert winners in panel.sentence.text()


def test_the_log_tells_the_hand(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment("spades").until(in_phase(Phase.PLAY))
    log = LogPanel(ui)
    qtbot.addWidget(log)
    log.set_scene(moment.scene())
    assert "Trump: Spades." in log.text.toPlainText()


def _result(moment: Moment, **changes: object) -> HandResult:
    [result] = moment.view.results
    return replace(result, **changes)  # type: ignore[arg-type]
