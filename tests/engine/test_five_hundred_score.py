from __future__ import annotations

from string import digits

import pytest

from rook13.engine.rules import make_rules
from rook13.engine.rules.five_hundred import FiveHundred
from rook13.engine.state import Phase
from tests.engine.five_hundred_hands import (
    bid_by,
    bid_values,
    deal,
    declared,
    no_trump_taking,
    passed_out_taking,
)
from tests.engine.trick_sheet import TrickSheet

ORDERS = ["clubs_low", "spades_low"]
TABLE = [(order, bid, value) for order in ORDERS for bid, value in bid_values(order).items()]
OWNER = {"C": "A1", "D": "B1", "H": "B2", "S": "A2", "NT": "A1"}
MUST_WIN_ON_BID = {"must_win_on_bid": True, "defender_points": 10}
RIGHT_OF = {"A1": "B2", "B1": "A1", "A2": "B1", "B2": "A2"}


def in_own_suit(
    bid: str, options: dict[str, object], totals: list[int] | None = None
) -> TrickSheet:
    """The player who has the suit bids it, leads, and takes every trick with their partner."""
    owner = OWNER[bid.lstrip(digits)]
    sheet = declared(bid, options=options, by=owner, dealer=RIGHT_OF[owner], totals=totals)
    sheet.first_cards(10)
    return sheet


def in_their_suit(bid: str, options: dict[str, object]) -> TrickSheet:
    """A player bids the suit of an opponent, who leads, and takes no trick."""
    owner = OWNER[bid.lstrip(digits)]
    player = RIGHT_OF[owner]
    sheet = declared(bid, options=options, by=player, dealer=player)
    sheet.first_cards(10)
    return sheet


@pytest.mark.parametrize(("order", "bid", "value"), TABLE)
def test_the_value_of_a_bid(order: str, bid: str, value: int) -> None:
    rules = make_rules("five_hundred", {"suit_order": order})
    assert rules.auction(1).call(bid).value == value


@pytest.mark.parametrize(("order", "bid", "value"), TABLE)
def test_a_made_bid_scores_its_value(order: str, bid: str, value: int) -> None:
    sheet = in_own_suit(bid, {"suit_order": order})
    result, side = sheet.result, sheet.rules.side_of[sheet.result.declarer]
    assert result.made is True
    assert (result.points[side], result.points[1 - side]) == (10, 0)
    assert (result.score[side], result.score[1 - side]) == (value, 0)


@pytest.mark.parametrize(("order", "bid", "value"), TABLE)
def test_a_missed_bid_costs_its_value(order: str, bid: str, value: int) -> None:
    sheet = in_their_suit(bid, {"suit_order": order})
    result, side = sheet.result, sheet.rules.side_of[sheet.result.declarer]
    assert result.made is False
    assert (result.points[side], result.points[1 - side]) == (0, 10)
    assert (result.score[side], result.score[1 - side]) == (-value, 0)


@pytest.mark.parametrize("tricks", range(6, 11))
def test_a_bid_is_made_with_as_many_tricks_and_missed_with_one_less(tricks: int) -> None:
    bid, value = f"{tricks}NT", bid_values()[f"{tricks}NT"]
    made, missed = no_trump_taking(tricks, bid), no_trump_taking(tricks - 1, bid)
    assert made.result.tricks == (tricks, 10 - tricks, 0, 0)
    assert (made.result.made, made.result.score) == (True, (value, 0))
    assert missed.result.tricks == (tricks - 1, 11 - tricks, 0, 0)
    assert (missed.result.made, missed.result.score) == (False, (-value, 0))


def test_tricks_of_the_partner_count_for_the_bid() -> None:
    sheet = declared("10C", by="A2", dealer="B1")
    sheet.first_cards(10)
    assert sheet.result.tricks[0] > 0
    assert (sheet.result.points, sheet.result.made) == ((10, 0), True)


def test_more_tricks_than_bid_score_no_more() -> None:
    assert no_trump_taking(9, "6NT").result.score == (120, 0)


@pytest.mark.parametrize("tricks", [0, 5, 6, 9, 10])
def test_defenders_score_ten_a_trick_where_the_table_wants_it(tricks: int) -> None:
    sheet = no_trump_taking(tricks, "6NT", {"defender_points": 10})
    assert sheet.result.score == (120 if tricks >= 6 else -120, 10 * (10 - tricks))


@pytest.mark.parametrize("tricks", [1, 4, 10])
def test_every_trick_of_a_hand_that_nobody_bid_on_costs_its_side_ten(tricks: int) -> None:
    result = passed_out_taking(tricks).result
    assert (result.declarer, result.call, result.trump, result.made) == (-1, None, -1, None)
    assert result.points == (tricks, 10 - tricks)
    assert result.score == (-10 * tricks, -10 * (10 - tricks))


@pytest.mark.parametrize(
    ("totals", "tricks", "winners"),
    [
        ([379, 0], 6, ()),
        ([380, 0], 6, ("A",)),
        ([390, 499], 6, ("A",)),
        ([-379, 0], 5, ()),
        ([-380, 0], 5, ("B",)),
        ([-380, -499], 5, ("B",)),
        ([-380, -600], 5, ("A",)),
        ([-380, -500], 5, ()),
    ],
    ids=[
        "499 plays on",
        "500 wins",
        "over 500 wins",
        "-499 plays on",
        "-500 loses",
        "-500 loses against -499",
        "the higher of two under -500 wins",
        "two equal ones under -500 play on",
    ],
)
def test_a_side_wins_at_five_hundred_and_loses_at_minus_five_hundred(
    totals: list[int], tricks: int, winners: tuple[str, ...]
) -> None:
    sheet = no_trump_taking(tricks, totals=totals)
    assert sheet.winners == winners
    assert sheet.phase is (Phase.GAME_OVER if winners else Phase.HAND_OVER)


@pytest.mark.parametrize("totals", [[380, 460], [380, 495], [470, 460]])
def test_when_both_reach_five_hundred_the_declarers_side_wins(totals: list[int]) -> None:
    sheet = no_trump_taking(6, options={"defender_points": 10}, totals=totals)
    assert min(sheet.result.totals) >= 500
    assert sheet.winners == ("A",)


def test_defenders_win_with_their_tricks_when_only_they_reach_five_hundred() -> None:
    sheet = no_trump_taking(5, options={"defender_points": 10}, totals=[490, 450])
    assert sheet.result.totals == (370, 500)
    assert sheet.winners == ("B",)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [([-460, 0], ("B",)), ([-459, 0], ()), ([-470, -440], ("B",)), ([-470, -480], ("A",))],
)
def test_a_hand_that_nobody_bid_on_may_end_the_game(
    totals: list[int], winners: tuple[str, ...]
) -> None:
    sheet = passed_out_taking(4, totals=totals)
    assert sheet.result.score == (-40, -60)
    assert sheet.winners == winners


@pytest.mark.parametrize(
    ("total", "score", "winners"),
    [(380, 120, ("A",)), (381, 0, ()), (490, 0, ()), (370, 120, ())],
    ids=["500 exactly", "501", "610", "490"],
)
def test_points_that_would_carry_a_side_past_five_hundred_are_not_scored_with_exact_500(
    total: int, score: int, winners: tuple[str, ...]
) -> None:
    sheet = no_trump_taking(6, options={"exact_500": True}, totals=[total, 0])
    assert (sheet.result.made, sheet.result.score) == (True, (score, 0))
    assert sheet.view(None).totals == (total + score, 0)
    assert sheet.winners == winners


@pytest.mark.parametrize(("total", "score", "winners"), [(460, 40, ("B",)), (470, 0, ())])
def test_the_defenders_points_are_not_scored_past_five_hundred_either(
    total: int, score: int, winners: tuple[str, ...]
) -> None:
    options: dict[str, object] = {"exact_500": True, "defender_points": 10}
    sheet = no_trump_taking(6, options=options, totals=[0, total])
    assert sheet.result.score == (120, score)
    assert sheet.winners == winners


def test_a_missed_bid_costs_as_much_with_exact_500() -> None:
    sheet = no_trump_taking(5, options={"exact_500": True}, totals=[490, 0])
    assert sheet.result.totals == (370, 0)


@pytest.mark.parametrize(
    ("bid", "score"),
    [("6C", 250), ("6NT", 250), ("7H", 250), ("8C", 250), ("8D", 260), ("9S", 400), ("10NT", 520)],
)
def test_a_slam_lifts_a_bid_under_two_hundred_and_fifty_to_that(bid: str, score: int) -> None:
    sheet = in_own_suit(bid, {"slam": True})
    assert sheet.result.score[sheet.rules.side_of[sheet.result.declarer]] == score


@pytest.mark.parametrize(("bid", "score"), [("8S", 250), ("8C", 260)])
def test_a_slam_goes_by_the_value_and_not_by_the_suit(bid: str, score: int) -> None:
    sheet = in_own_suit(bid, {"slam": True, "suit_order": "spades_low"})
    assert sheet.result.score == (score, 0)


def test_nine_tricks_are_no_slam() -> None:
    assert no_trump_taking(9, "6NT", {"slam": True}).result.score == (120, 0)
    assert no_trump_taking(10, "6NT", {"slam": True}).result.score == (250, 0)


def test_ten_tricks_of_the_defenders_are_no_slam() -> None:
    assert in_their_suit("6NT", {"slam": True}).result.score == (0, -120)


def test_a_side_that_must_win_on_its_bid_does_not_win_with_defenders_points() -> None:
    sheet = no_trump_taking(5, options=MUST_WIN_ON_BID, totals=[0, 490])
    assert sheet.result.totals == (-120, 540)
    assert sheet.phase is Phase.HAND_OVER


def test_a_side_that_must_win_on_its_bid_wins_with_a_made_one() -> None:
    assert no_trump_taking(6, options=MUST_WIN_ON_BID, totals=[380, 0]).winners == ("A",)
    assert no_trump_taking(6, options=MUST_WIN_ON_BID, totals=[379, 0]).winners == ()


def test_a_side_over_five_hundred_still_needs_a_bid_and_wins_with_the_next_it_makes() -> None:
    sheet = no_trump_taking(5, options=MUST_WIN_ON_BID, totals=[0, 490])
    deal(sheet)
    bid_by(sheet, "B1", "6D")
    sheet.play("B1 down 4D 4H JO")
    sheet.first_cards(10)
    assert sheet.result.totals == (-120, 600)
    assert sheet.winners == ("B",)


def test_a_made_bid_wins_before_a_side_that_got_there_without_one() -> None:
    sheet = no_trump_taking(6, options=MUST_WIN_ON_BID, totals=[380, 600])
    assert sheet.result.totals == (500, 640)
    assert sheet.winners == ("A",)


def test_a_missed_bid_does_not_win_though_the_total_stays_over_five_hundred() -> None:
    sheet = no_trump_taking(5, options=MUST_WIN_ON_BID, totals=[630, 0])
    assert sheet.result.totals == (510, 50)
    assert sheet.phase is Phase.HAND_OVER


def test_a_side_at_minus_five_hundred_loses_also_where_one_must_win_on_a_bid() -> None:
    assert no_trump_taking(5, options=MUST_WIN_ON_BID, totals=[-380, 0]).winners == ("B",)


def test_an_avondale_hand() -> None:
    sheet = declared("7C", options=FiveHundred.presets["avondale"], by="B1")
    assert sheet.turn == "B1"
    sheet.first_cards(10)
    assert sheet.result.score == (10 * 10, -160)
