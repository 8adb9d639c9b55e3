from __future__ import annotations

import pytest

from rook13.engine.state import Phase
from tests.engine.fowl_hands import (
    EIGHT_TO_SIX,
    FIFTEEN_COUNTERS,
    FOUR_COLOURS,
    SEVEN_ALL,
    deal,
    led_by_a1,
)


def test_each_side_counts_its_counters_and_the_side_with_more_tricks_twenty() -> None:
    sheet = led_by_a1(bid=70)
    sheet.tricks(EIGHT_TO_SIX)
    assert sheet.result.tricks == (8, 6, 0, 0)
    assert sheet.result.points == (70 + 20, 110)
    assert sum(sheet.result.points) == 180 + 20


def test_seven_tricks_each_give_the_twenty_to_nobody() -> None:
    sheet = led_by_a1()
    sheet.tricks(SEVEN_ALL)
    assert sheet.result.tricks == (7, 6, 0, 1)
    assert sheet.result.points == (50, 130)
    assert sum(sheet.result.points) == 180


@pytest.mark.parametrize("bid", [70, 85, 90])
def test_a_made_bid_scores_for_both_sides_what_they_took(bid: int) -> None:
    sheet = led_by_a1(bid=bid)
    sheet.tricks(EIGHT_TO_SIX)
    assert sheet.result.made is True
    assert sheet.result.score == (90, 110)
    assert sheet.view(None).totals == (90, 110)


def test_the_twenty_count_towards_the_bid() -> None:
    sheet = led_by_a1(bid=75)
    sheet.tricks(EIGHT_TO_SIX)
    assert sheet.view(None).points == (70, 110)
    assert sheet.result.made is True


@pytest.mark.parametrize("bid", [95, 200])
def test_a_set_side_loses_the_points_it_took(bid: int) -> None:
    sheet = led_by_a1(bid=bid)
    sheet.tricks(EIGHT_TO_SIX)
    assert sheet.result.made is False
    assert sheet.result.score == (-90, 110)


@pytest.mark.parametrize("bid", [95, 200])
def test_a_set_side_loses_its_bid_where_that_is_the_penalty(bid: int) -> None:
    sheet = led_by_a1(options={"set_penalty": "bid"}, bid=bid)
    sheet.tricks(EIGHT_TO_SIX)
    assert sheet.result.score == (-bid, 110)


def test_a_made_bid_scores_the_same_where_the_bid_is_the_penalty() -> None:
    sheet = led_by_a1(options={"set_penalty": "bid"}, bid=90)
    sheet.tricks(EIGHT_TO_SIX)
    assert sheet.result.score == (90, 110)


@pytest.mark.parametrize(("penalty", "score"), [("points_taken", 0), ("bid", -70)])
def test_a_set_side_that_took_no_points_has_only_its_bid_to_lose(penalty: str, score: int) -> None:
    sheet = led_by_a1(FOUR_COLOURS, {"set_penalty": penalty}, down="P2", trump="V")
    sheet.first_cards(tricks=14)
    assert sheet.result.tricks == (0, 14, 0, 0)
    assert sheet.result.points == (0, 200)
    assert sheet.result.score == (score, 200)


def test_seven_tricks_each_may_set_the_declarer_for_want_of_the_twenty() -> None:
    sheet = led_by_a1(options={"min_bid": 50}, bid=55)
    sheet.tricks(SEVEN_ALL)
    assert (sheet.result.made, sheet.result.score) == (False, (-50, 130))


def test_a_bid_made_exactly_is_made() -> None:
    sheet = led_by_a1(options={"min_bid": 50}, bid=50)
    sheet.tricks(SEVEN_ALL)
    assert (sheet.result.made, sheet.result.score) == (True, (50, 130))


def test_two_hundred_can_be_made() -> None:
    sheet = led_by_a1(FOUR_COLOURS, bid=200, down="P2")
    sheet.first_cards(tricks=14)
    assert sheet.result.tricks == (14, 0, 0, 0)
    assert (sheet.result.made, sheet.result.score) == (True, (200, 0))


def test_the_defenders_keep_their_points_and_twenty_when_they_take_more_tricks() -> None:
    sheet = led_by_a1(FOUR_COLOURS, bid=70, down="P2", trump="V")
    sheet.first_cards(tricks=14)
    assert sheet.result.score == (0, 180 + 20)


@pytest.mark.parametrize(
    ("discard", "points"), [("FW", 20), ("P1", 15), ("V10", 10), ("B14", 10), ("Y5", 5)]
)
def test_a_counter_laid_aside_by_force_scores_for_nobody(discard: str, points: int) -> None:
    sheet = led_by_a1(FIFTEEN_COUNTERS, down=discard)
    sheet.first_cards(tricks=14)
    tricks = sheet.result.tricks
    bonus = 0 if tricks[0] + tricks[2] == 7 else 20
    assert sum(sheet.result.points) == 180 - points + bonus


def test_totals_add_up_over_hands() -> None:
    sheet = led_by_a1()
    sheet.tricks(EIGHT_TO_SIX)
    deal(sheet)
    sheet.play("A1 bid 100, B1 pass, A2 pass, B2 pass, A1 down Y2, A1 trump P")
    sheet.tricks(EIGHT_TO_SIX)
    assert sheet.view(None).totals == (90 - 90, 110 + 110)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ([409, 0], ()),
        ([410, 0], ("A",)),
        ([0, 389], ()),
        ([0, 390], ("B",)),
        ([430, 390], ("A",)),
        ([420, 420], ("B",)),
        ([430, 410], ()),
        ([-700, 0], ()),
    ],
    ids=[
        "499 plays on",
        "500 wins",
        "defenders at 499 play on",
        "defenders at 500 win",
        "both there, the declarers higher",
        "both there, the defenders higher",
        "both there, equal plays on",
        "no total is too low",
    ],
)
def test_the_higher_side_wins_once_one_has_five_hundred(
    totals: list[int], winners: tuple[str, ...]
) -> None:
    sheet = led_by_a1(bid=70, totals=totals)
    sheet.tricks(EIGHT_TO_SIX)
    assert sheet.result.totals == (totals[0] + 90, totals[1] + 110)
    assert sheet.winners == winners
    assert sheet.phase is (Phase.GAME_OVER if winners else Phase.HAND_OVER)


def test_equal_totals_over_the_target_play_another_hand_that_decides() -> None:
    sheet = led_by_a1(totals=[430, 410])
    sheet.tricks(EIGHT_TO_SIX)
    assert sheet.view(None).totals == (520, 520)
    deal(sheet)
    sheet.play("A1 bid 70, B1 pass, A2 pass, B2 pass, A1 down Y2, A1 trump P")
    sheet.tricks(EIGHT_TO_SIX)
    assert sheet.winners == ("B",)


@pytest.mark.parametrize(
    ("target", "totals", "winners"),
    [
        (300, [209, 0], ()),
        (300, [210, 0], ("A",)),
        (1000, [410, 0], ()),
        (1000, [910, 889], ("A",)),
    ],
)
def test_the_target_may_be_another(
    target: int, totals: list[int], winners: tuple[str, ...]
) -> None:
    sheet = led_by_a1(options={"target": target}, totals=totals)
    sheet.tricks(EIGHT_TO_SIX)
    assert sheet.winners == winners
