"""Rook, what a hand scores and when the game is over."""

from __future__ import annotations

from typing import Literal

import pytest

from rook13.engine.events import GameWon, HandScored
from rook13.engine.state import Phase
from tests.engine.point_hands import (
    COLOURS,
    MIXED,
    Layout,
    a1_declares,
    by_column,
    learnt,
    split_hand,
)
from tests.engine.sheet import Sheet

WHOLE_HAND = (
    "A1 R14, B1 RK, A2 R1, B2 R10",  # B 40, the Rook instead of R5 or R11
    "B1 B14, A2 B2, B2 B12, A1 B11",  # B 10
    "B1 Y14, A2 Y5, B2 Y10, A1 Y2",  # B 25
    "B1 R11, A2 R13, B2 R4, A1 R8",  # A 0
    "A2 R9, B2 R7, A1 R12, B1 R5",  # A 5
    "A1 G14, B1 G2, A2 G10, B2 G6",  # A 20
    "A1 G7, B1 G13, A2 G12, B2 G8",  # B 0
    "B1 B8, A2 B13, B2 B7, A1 B10",  # A 10
    "A2 G3, B2 G11, A1 G5, B1 G9",  # B 5
    "B2 B3, A1 G4, B1 B4, A2 B9",  # A 0, trumped
    "A1 Y13, B1 Y12, A2 Y11, B2 Y7",  # A 0
    "A1 Y9, B1 Y6, A2 Y8, B2 Y4",  # A 0
    "A1 G1, B1 Y3, A2 R6, B2 Y1",  # A 0, and B5 in the nest
)


def split(
    bid: int, totals: tuple[int, int] = (0, 0), *, aside: Literal[20, 40] = 20, **options: object
) -> Sheet:
    """A1 declares, twelve tricks to one. With 20 aside A takes 70 and B 50, with 40 aside A 50."""
    return split_hand(Sheet("rook", options, totals=totals), bid, aside)


@pytest.mark.parametrize(
    ("bonus", "points", "score"), [(0, (40, 80), (-70, 80)), (20, (60, 80), (-70, 80))]
)
def test_a_whole_hand_in_green(bonus: int, points: tuple[int, int], score: tuple[int, int]) -> None:
    sheet = MIXED.on(Sheet("rook", {"most_tricks_bonus": bonus}))
    a1_declares(sheet, 70, "R2 R3 B1 B5 B6", "G").play("\n".join(WHOLE_HAND))
    assert sheet.result.tricks == (6, 4, 2, 1)
    assert (sheet.result.points, sheet.result.score) == (points, score)


def test_counters_go_to_the_side_that_takes_the_trick() -> None:
    sheet = a1_declares(COLOURS.on(Sheet("rook")), 70, "R1 R2 Y1 G1 B1", "R")
    sheet.play("A1 RK, B1 Y14, A2 G10, B2 B5")
    assert sheet.view(None).points == (45, 0)


def test_the_side_that_wins_the_last_trick_takes_the_nest() -> None:
    sheet = split(70)
    assert sheet.result.tricks == (12, 0, 0, 1)
    # The last trick is B1 Y14 G14 B14, worth 30, and R10 and R14 lay in the nest.
    assert sheet.result.points == (70, 50)


def test_the_declarers_take_the_nest_when_they_win_the_last_trick() -> None:
    sheet = a1_declares(COLOURS.on(Sheet("rook")), 70, "R10 R14 Y1 G1 B1", "R").play("A1 claim")
    assert sheet.result.points == (120, 0)


def test_a_bid_made_exactly_is_made_and_both_sides_score_what_they_took() -> None:
    sheet = split(70)
    assert (sheet.result.made, sheet.result.score) == (True, (70, 50))


def test_a_set_side_scores_minus_its_bid_and_none_of_its_points() -> None:
    sheet = split(75)
    assert (sheet.result.points, sheet.result.score) == ((70, 50), (-75, 50))
    sheet = split(70, aside=40)
    assert (sheet.result.points, sheet.result.score) == ((50, 70), (-70, 70))
    assert sheet.result.made is False


def test_everybody_learns_the_result() -> None:
    sheet = split(75)
    assert learnt(sheet, None)[-1] == HandScored(sheet.result)
    assert sheet.view(None).totals == (-75, 50)
    result = sheet.result
    assert (result.declarer, str(result.call), result.trump) == (0, "75", 0)


def test_nest_points_declarer_gives_the_nest_to_the_declarers_side() -> None:
    sheet = split(90, nest_points="declarer")
    assert (sheet.result.points, sheet.result.score) == ((90, 30), (90, 30))


def test_nest_points_nobody_leaves_the_nest_uncounted() -> None:
    sheet = split(70, nest_points="nobody")
    assert (sheet.result.points, sheet.result.score) == ((70, 30), (70, 30))


def test_most_tricks_bonus_20_counts_towards_the_bid() -> None:
    sheet = split(90, most_tricks_bonus=20)
    assert (sheet.result.points, sheet.result.score) == ((90, 50), (90, 50))


def test_all_140_points_can_be_bid_and_made_with_the_bonus() -> None:
    sheet = COLOURS.on(Sheet("rook", {"most_tricks_bonus": 20}))
    sheet.play("A1 bid 140, A1 down R1 R2 Y1 G1 B1, A1 trump R, A1 claim")
    assert sheet.result.score == (140, 0)


def test_six_tricks_each_give_the_bonus_to_nobody() -> None:
    layout = Layout("R8-13 B2-7", "Y2-13", "G2-13", "R2-7 B8-13", "R14 Y14 G14 B14 RK")
    sheet = layout.on(Sheet("rook", {"most_tricks_bonus": 20, "ones": "out"}))
    a1_declares(sheet, 70, "R14 Y14 G14 B14 RK", "R")
    by_column(sheet, A1="R8-13", B1="Y2-7", A2="G2-7", B2="R2-7")
    sheet.play("A1 B2, B1 Y8, A2 G8, B2 B8")
    by_column(sheet, B2="B9-13", A1="B3-7", B1="Y9-13", A2="G9-13")
    assert sheet.result.tricks == (6, 0, 0, 6)
    # A: 5 + 5 + 5 and R10. B: 10 + 10 + 10 and B5, and the nest of 60.
    assert sheet.result.points == (25, 95)


def test_high_ones_are_scored_like_any_counter() -> None:
    sheet = COLOURS.on(Sheet("rook", {"ones": "high_15"}))
    sheet.play("A1 bid 180, A1 down R2 R3 Y1 G1 B1, A1 trump R, A1 claim")
    assert sheet.result.score == (180, 0)


@pytest.mark.parametrize(("before", "winners"), [(225, ()), (230, ("A",)), (290, ("A",))])
def test_a_side_at_300_or_more_wins(before: int, winners: tuple[str, ...]) -> None:
    sheet = split(70, totals=(before, 0))
    assert sheet.winners == winners
    assert sheet.phase is (Phase.GAME_OVER if winners else Phase.HAND_OVER)


def test_everybody_learns_who_has_won() -> None:
    assert learnt(split(70, totals=(230, 0)), None)[-1] == GameWon(("A",))


def test_defenders_may_win_too() -> None:
    assert split(70, totals=(0, 250)).winners == ("B",)


def test_when_both_are_at_300_the_higher_wins_for_any_declarer() -> None:
    assert split(70, totals=(230, 255)).winners == ("B",)
    assert split(70, totals=(240, 255)).winners == ("A",)


def test_equal_totals_play_another_hand() -> None:
    sheet = split(70, totals=(230, 250))
    assert (sheet.result.totals, sheet.phase) == ((300, 300), Phase.HAND_OVER)


def test_there_is_no_floor() -> None:
    sheet = split(75, totals=(-1000, 0))
    assert (sheet.result.totals, sheet.phase) == ((-1075, 50), Phase.HAND_OVER)


@pytest.mark.parametrize(
    ("target", "before", "phase"),
    [
        (200, 125, Phase.HAND_OVER),
        (200, 130, Phase.GAME_OVER),
        (1000, 925, Phase.HAND_OVER),
        (1000, 930, Phase.GAME_OVER),
    ],
)
def test_target_moves_the_end(target: int, before: int, phase: Phase) -> None:
    assert split(70, totals=(before, 0), target=target).phase is phase
