"""Rook13, what a hand scores and when the game is over."""

from __future__ import annotations

import pytest

from rook13.engine.events import GameWon
from rook13.engine.state import Phase
from tests.engine.point_hands import (
    COLOURS_13,
    MIXED_13,
    NARROW_TRICKS,
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


def test_120_can_be_made() -> None:
    sheet = COLOURS_13.on(Sheet("rook13"))
    sheet.play("A1 bid 120, A1 down R5 Y5 B5 G5, A1 trump R, A1 claim")
    assert (sheet.result.made, sheet.result.score) == (True, (120, 0))


def test_defenders_may_take_everything() -> None:
    sheet = all_lost(80)
    assert (sheet.result.points, sheet.result.score) == ((0, 120), (-80, 120))


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


def test_when_both_are_over_500_the_higher_total_wins_for_any_declarer() -> None:
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


def b1_plays_yellow(totals: tuple[int, int], **options: object) -> Sheet:
    """B1 declares at 80 with free play, and A has taken R14 and R10."""
    sheet = Sheet("rook13", {"enforcement": "free_play"} | options, totals=totals)
    MIXED_13.on(sheet).play("A1 pass, B1 bid 80, A2 pass, B2 pass")
    return sheet.play("B1 down R9 B6 G5 G7, B1 trump Y").play(NARROW_TRICKS[0])


def test_a_renege_may_end_the_game() -> None:
    sheet = b1_plays_yellow(totals=(0, -175))
    sheet.play("A1 B12, B1 Y13, A2 B5, B2 B8, B1 G8, A2 G10, B2 G12, A1 G13, A2 call renege")
    assert (sheet.result.totals, sheet.winners) == ((10, -255), ("A",))


def test_a_renege_by_the_others_is_no_bid_made() -> None:
    sheet = b1_plays_yellow(totals=(0, 505), must_win_on_bid=True)
    sheet.play("A1 B12, B1 B14, A2 Y9, B2 B8, A2 G14, B2 G12, A1 G6, B1 G8, A2 B5")
    assert (sheet.result.totals, sheet.phase) == ((-80, 505), Phase.HAND_OVER)
