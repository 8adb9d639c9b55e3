"""Rook13, what a hand scores and when the game is over."""

from __future__ import annotations

import pytest

from rook13.engine.events import GameWon, HandScored
from rook13.engine.reasons import Reason
from rook13.engine.state import Phase
from tests.engine.point_hands import (
    COLOURS_13,
    MIXED_13,
    a1_declares,
    by_column,
    learnt,
    narrow_hand,
)
from tests.engine.sheet import Sheet


def narrow(bid: int, totals: tuple[int, int] = (0, 0), **options: object) -> Sheet:
    """B1 declares; A takes 55, B takes 65 with the bonus for five tricks."""
    return narrow_hand(Sheet("rook13", options, totals=totals), bid)


def all_red(bid: int, totals: tuple[int, int] = (0, 0), **options: object) -> Sheet:
    """A1 declares and takes everything."""
    sheet = COLOURS_13.on(Sheet("rook13", options, totals=totals))
    return a1_declares(sheet, bid, "R5 Y5 B5 G5", "R").play("A1 claim")


def all_lost(bid: int, totals: tuple[int, int] = (0, 0), **options: object) -> Sheet:
    """A1 declares, names B1's colour and takes nothing: B1 trumps the first lead and runs."""
    sheet = COLOURS_13.on(Sheet("rook13", options, totals=totals))
    a1_declares(sheet, bid, "R5 Y5 B5 G5", "Y").play("A1 R6, B1 Y6, A2 B6, B2 G6")
    return by_column(sheet, B1="Y7-14", A2="B7-14", B2="G7-14", A1="R7-14")


def test_counters_go_to_the_side_that_takes_the_trick() -> None:
    sheet = COLOURS_13.on(Sheet("rook13"))
    a1_declares(sheet, 65, "R5 Y5 B5 G5", "R").play("A1 R10, B1 Y10, A2 B13")
    assert sheet.view(None).points == (0, 0)
    sheet.play("B2 G6")
    assert sheet.view(None).points == (30, 0)


@pytest.mark.parametrize(
    ("down", "kept", "last_trick", "points"),
    [
        ("R5 R6 Y5 B5", "R7-14 G5", ("Y6-14", "B6-14", "G6-14"), (100, 20)),
        ("R10 R13 Y5 B5", "R5-9 R11 R12 R14 G5", ("Y6-14", "B6-14", "G6-14"), (85, 35)),
        (
            "R10 R13 Y5 B5",
            "R5-9 R11 R12 R14 G5",
            ("Y6-12 Y14 Y13", "B6-12 B14 B13", "G6-12 G14 G13"),
            (55, 65),
        ),
    ],
)
def test_the_side_that_wins_trick_nine_takes_the_go_down(
    down: str, kept: str, last_trick: tuple[str, str, str], points: tuple[int, int]
) -> None:
    sheet = a1_declares(COLOURS_13.on(Sheet("rook13")), 65, down, "R")
    b1, a2, b2 = last_trick
    by_column(sheet, A1=kept, B1=b1, A2=a2, B2=b2)
    assert sheet.result.tricks == (8, 0, 0, 1)
    assert sheet.result.points == points


def test_five_tricks_are_worth_twenty_and_four_nothing() -> None:
    sheet = narrow(65)
    assert sheet.result.tricks == (4, 4, 0, 1)
    # A: 10 + 10 + 20 + 10 in tricks and 5 from the go-down. B: 15 + 5 + 20 + 5, and the 20.
    assert sheet.result.points == (55, 65)


def test_most_tricks_bonus_0_leaves_a_hundred_points() -> None:
    sheet = narrow(65, most_tricks_bonus=0)
    assert sheet.result.points == (55, 45)
    assert sheet.result.score == (55, -65)


def test_a_bid_made_exactly_is_made_and_both_sides_score_what_they_took() -> None:
    sheet = narrow(65)
    assert sheet.result.made is True
    assert sheet.result.score == (55, 65)


def test_a_set_side_scores_minus_its_bid_and_the_others_keep_theirs() -> None:
    sheet = narrow(70)
    assert sheet.result.made is False
    assert sheet.result.points == (55, 65)
    assert sheet.result.score == (55, -70)


def test_points_over_the_bid_count() -> None:
    assert all_red(65).result.score == (120, 0)


def test_120_can_be_made() -> None:
    sheet = COLOURS_13.on(Sheet("rook13"))
    sheet.play("A1 bid 120, A1 down R5 Y5 B5 G5, A1 trump R, A1 claim")
    assert (sheet.result.made, sheet.result.score) == (True, (120, 0))


def test_defenders_may_take_everything() -> None:
    sheet = all_lost(80)
    assert (sheet.result.points, sheet.result.score) == ((0, 120), (-80, 120))


def test_everybody_learns_the_result() -> None:
    sheet = narrow(70)
    assert learnt(sheet, None)[-1] == HandScored(sheet.result)
    view = sheet.view(None)
    assert (view.totals, view.results) == ((55, -70), (sheet.result,))
    result = sheet.result
    assert (result.declarer, str(result.call), result.trump) == (1, "70", 1)


def test_totals_run_from_hand_to_hand() -> None:
    sheet = narrow(70)
    MIXED_13.on(sheet)
    sheet.play("B1 bid 120, B1 down B6 G5 G7 G11, B1 trump Y")
    while sheet.phase is Phase.PLAY:
        sheet.play(f"{sheet.turn} {sheet.legal(sheet.turn or '')[0]}")
    first, second = sheet.view(None).results
    assert (first.number, second.number) == (1, 2)
    assert second.totals == (55 + second.score[0], -70 + second.score[1])


def test_a_side_over_500_ends_the_game() -> None:
    sheet = all_red(65, totals=(385, 495))
    assert (sheet.result.totals, sheet.phase) == ((505, 495), Phase.GAME_OVER)
    assert sheet.winners == ("A",)
    assert learnt(sheet, None)[-1] == GameWon(("A",))


def test_exactly_500_plays_on() -> None:
    sheet = all_red(65, totals=(380, 0))
    assert (sheet.result.totals, sheet.phase) == ((500, 0), Phase.HAND_OVER)


def test_a_side_under_minus_250_ends_the_game_and_the_other_wins() -> None:
    sheet = all_lost(80, totals=(-175, 0))
    assert (sheet.result.totals, sheet.winners) == ((-255, 120), ("B",))


def test_exactly_minus_250_plays_on() -> None:
    sheet = all_lost(80, totals=(-170, 0))
    assert (sheet.result.totals, sheet.phase) == ((-250, 120), Phase.HAND_OVER)


def test_when_both_are_over_500_the_higher_total_wins_whoever_declared() -> None:
    assert narrow(65, totals=(460, 445)).winners == ("A",)
    assert narrow(65, totals=(450, 445)).winners == ("B",)


def test_equal_totals_over_500_play_another_hand() -> None:
    sheet = narrow(65, totals=(455, 445))
    assert (sheet.result.totals, sheet.phase) == ((510, 510), Phase.HAND_OVER)
    assert sheet.turn == "A1"


def test_equal_totals_under_the_floor_play_another_hand() -> None:
    sheet = narrow(70, totals=(-320, -195))
    assert (sheet.result.totals, sheet.phase) == ((-265, -265), Phase.HAND_OVER)


def test_when_one_side_goes_under_the_higher_total_wins_even_below_zero() -> None:
    sheet = narrow(70, totals=(-200, -185))
    assert (sheet.result.totals, sheet.winners) == ((-145, -255), ("A",))


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    sheet = all_red(65, totals=(385, 0))
    assert sheet.turn is None
    for seat in ("A1", "B1", "A2", "B2"):
        assert sheet.legal(seat) == []
        assert sheet.refused(f"{seat} deal") is Reason.GAME_OVER
    assert sheet.refused("A1 R14") is Reason.GAME_OVER


@pytest.mark.parametrize(
    ("before", "phase"), [(180, Phase.HAND_OVER), (185, Phase.GAME_OVER), (380, Phase.GAME_OVER)]
)
def test_target_moves_the_end(before: int, phase: Phase) -> None:
    assert all_red(65, totals=(before, 0), target=300).phase is phase


@pytest.mark.parametrize(("before", "phase"), [(-20, Phase.HAND_OVER), (-25, Phase.GAME_OVER)])
def test_floor_moves_the_other_end(before: int, phase: Phase) -> None:
    assert all_lost(80, totals=(before, 0), floor=-100).phase is phase


def test_without_a_floor_a_side_may_sink_as_deep_as_it_likes() -> None:
    sheet = all_lost(80, totals=(-1000, 0), floor=None)
    assert (sheet.result.totals, sheet.phase) == ((-1080, 120), Phase.HAND_OVER)


def test_without_a_floor_the_target_still_ends_the_game() -> None:
    assert all_red(65, totals=(385, 0), floor=None).winners == ("A",)


def test_must_win_on_bid_lets_no_defender_win() -> None:
    sheet = narrow(65, totals=(460, 0), must_win_on_bid=True)
    assert (sheet.result.totals, sheet.phase) == ((515, 65), Phase.HAND_OVER)
    sheet = narrow(70, totals=(460, 0), must_win_on_bid=True)
    assert (sheet.result.totals, sheet.phase) == ((515, -70), Phase.HAND_OVER)


def test_must_win_on_bid_lets_the_side_win_that_made_its_bid() -> None:
    assert narrow(65, totals=(0, 440), must_win_on_bid=True).winners == ("B",)


def test_must_win_on_bid_is_not_met_at_exactly_500() -> None:
    sheet = narrow(65, totals=(460, 435), must_win_on_bid=True)
    assert (sheet.result.totals, sheet.phase) == ((515, 500), Phase.HAND_OVER)


def test_must_win_on_bid_does_not_break_a_tie() -> None:
    sheet = narrow(65, totals=(455, 445), must_win_on_bid=True)
    assert (sheet.result.totals, sheet.phase) == ((510, 510), Phase.HAND_OVER)


def test_must_win_on_bid_beats_a_higher_total_without_a_bid() -> None:
    sheet = narrow(65, totals=(460, 440), must_win_on_bid=True)
    assert (sheet.result.totals, sheet.winners) == ((515, 505), ("B",))


def test_must_win_on_bid_does_not_save_a_side_under_the_floor() -> None:
    assert all_lost(80, totals=(-175, 0), must_win_on_bid=True).winners == ("B",)
