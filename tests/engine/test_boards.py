"""A match of boards: so many hands, each scored by itself."""

from __future__ import annotations

import pytest

from rook13.engine.events import PassedOut
from rook13.engine.hand_summary import bid_made
from rook13.engine.options import OptionError, OptionReason
from rook13.engine.record import load_record, replay
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Goal, Ruleset
from rook13.engine.state import Phase
from tests.engine.five_hundred_hands import declared
from tests.engine.sheet import Sheet


def test_a_match_has_a_goal_unless_it_has_boards() -> None:
    assert make_rules("rook").match_goal == make_rules("rook").goal
    assert make_rules("rook", {"boards": 8}).match_goal == Goal(rounds=8)
    assert make_rules("rook", {"boards": 8}).goal == make_rules("rook").goal


@pytest.mark.parametrize("game", RULESETS)
def test_boards_are_no_house_rule_and_yet_in_the_record(game: type[Ruleset]) -> None:
    rules = make_rules(game.id, {"boards": 2})
    assert "boards" not in rules.options.values()
    assert rules.options.differing() == {"boards": 2}
    assert "boards" not in [spec.name for spec in game.options_class.specs()]
    assert game.options_class.spec("boards").kind.parse("boards", "2") == 2


def test_a_game_of_rounds_has_no_more_boards_than_rounds() -> None:
    make_rules("elemental", {"rounds": "last_5", "boards": 5})
    with pytest.raises(OptionError) as error:
        make_rules("elemental", {"rounds": "last_5", "boards": 6})
    assert (error.value.reason, error.value.name) == (OptionReason.OUT_OF_RANGE, "boards")


def test_one_board_does_not_win_the_match_though_it_reaches_the_goal() -> None:
    sheet = declared("10NT", options={"boards": 2}, by="A1", dealer="B2")
    sheet.first_cards(10)
    assert sheet.state.match.totals == (520, 0)
    assert sheet.phase is Phase.HAND_OVER


def test_after_the_last_board_the_side_with_the_most_points_has_won() -> None:
    sheet = declared("10NT", options={"boards": 1}, by="A1", dealer="B2")
    sheet.first_cards(10)
    assert sheet.phase is Phase.GAME_OVER
    assert sheet.view(None).winners == ("A",)


def test_a_board_is_scored_as_if_there_were_none_before() -> None:
    options = {"exact_500": True}
    ordinary = declared("10NT", options=options, by="A1", dealer="B2", totals=[400, 0])
    board = declared("9NT", options=options | {"boards": 3}, by="A1", dealer="B2", totals=[400, 0])
    assert bid_made(board.view("A1"), None) is None
    for sheet in (ordinary, board):
        sheet.first_cards(10)
    assert ordinary.state.match.results[-1].score == (0, 0)
    assert board.state.match.results[-1].score == (420, 0)
    assert board.state.match.results[-1].totals == (820, 0)


def test_a_board_that_nobody_bids_on_stays_with_its_dealer() -> None:
    sheet = Sheet("five_hundred", {"boards": 3}, dealer="B2").deal_seed()
    before = sheet.view("A1")
    sheet.play("A1 pass, B1 pass, A2 pass, B2 pass")
    assert any(isinstance(event, PassedOut) for event in sheet.events)
    assert sheet.view(None).dealer.name == "B2"
    assert before.after(PassedOut(played=False)).dealer.name == "B2"


def test_a_record_with_boards_is_played_by_them() -> None:
    text = (
        '{"format": "rook13-record/1", "game": "elemental", "options": {"boards": 1},'
        ' "seats": ["a", "b", "c", "d"], "first_dealer": "P4", "hands": []}'
    )
    assert replay(load_record(text)).rules.boards == 1
