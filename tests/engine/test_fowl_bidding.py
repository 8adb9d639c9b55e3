from __future__ import annotations

import pytest

from rook13.engine.notation import NotationError, parse_action
from rook13.engine.reasons import Reason
from rook13.engine.rules import make_rules
from rook13.engine.state import Phase
from tests.engine.fowl_hands import (
    FIFTEEN_COUNTERS,
    FOUR_COLOURS,
    HALVES,
    deal,
    dealt,
)
from tests.engine.trick_sheet import TrickSheet, colours


def won_by_a1(hands: tuple[str, ...] = HALVES) -> TrickSheet:
    sheet = dealt(hands)
    sheet.play("A1 bid 70, B1 pass, A2 pass, B2 pass")
    return sheet


def test_the_deck_has_four_colours_from_one_to_fourteen_and_the_fowl() -> None:
    deck = make_rules("fowl").deck
    assert deck.show(deck.all_mask) == colours("P1-14 V1-14 B1-14 Y1-14 FW")
    assert len(deck) == 57


def test_ones_fives_tens_fourteens_and_the_fowl_count_one_hundred_and_eighty() -> None:
    deck = make_rules("fowl").deck
    worth = {card.name: card.points for card in deck.cards if card.points}
    assert worth == {
        **{f"{colour}1": 15 for colour in "PVBY"},
        **{f"{colour}5": 5 for colour in "PVBY"},
        **{f"{colour}10": 10 for colour in "PVBY"},
        **{f"{colour}14": 10 for colour in "PVBY"},
        "FW": 20,
    }
    assert sum(worth.values()) == 180


@pytest.mark.parametrize("deed", ["redeal", "call redeal"])
def test_a_deal_stands_with_any_hands(deed: str) -> None:
    assert dealt().refused(f"B2 {deed}") is Reason.REDEAL_OFF


def test_the_opener_may_bid_seventy_to_two_hundred_in_fives_and_may_not_pass() -> None:
    sheet = dealt()
    assert sheet.legal("A1") == [f"bid {points}" for points in range(70, 205, 5)]
    assert sheet.refused("A1 pass") is Reason.MUST_BID


def test_a_bid_that_is_no_number_of_points_cannot_be_written() -> None:
    with pytest.raises(NotationError):
        parse_action(make_rules("fowl"), "A1 bid 7H")


def test_the_opener_may_pass_later_when_somebody_has_gone_higher() -> None:
    sheet = dealt()
    sheet.play("A1 bid 70, B1 bid 75, A2 pass, B2 pass, A1 pass")
    assert sheet.view(None).declarer == sheet.rules.seat("B1")


def test_the_declarer_takes_the_centre_card() -> None:
    sheet = won_by_a1()
    assert sheet.hand("A1") == colours("P1,9-14 Y2-8 FW")
    assert sheet.turn == "A1"


def test_the_discard_is_one_card_that_is_not_a_counter() -> None:
    sheet = won_by_a1()
    assert sheet.legal("A1") == [f"down {card}" for card in colours("P9,11-13 Y2-4,6-8").split()]
    for counter in colours("P1,10,14 Y5 FW").split():
        assert sheet.refused(f"A1 down {counter}") is Reason.DISCARD_COUNTER


def test_a_hand_of_fifteen_counters_may_discard_any_of_them() -> None:
    sheet = won_by_a1(FIFTEEN_COUNTERS)
    assert sheet.legal("A1") == [
        f"down {card}" for card in colours("P1,5,10,14 V1,5,10,14 B1,5,10,14 Y1,5 FW").split()
    ]
    sheet.play("A1 down FW")
    assert sheet.phase is Phase.TRUMP


def after_one_hand(options: dict[str, object], dealer: str) -> TrickSheet:
    sheet = dealt(FOUR_COLOURS, options, dealer=dealer)
    opener = str(sheet.turn)
    colour = {"A1": "P", "B1": "V", "A2": "B", "B2": "Y"}[opener]
    sheet.play(f"{opener} bid 200, {opener} down {colour}2, {opener} trump {colour}")
    sheet.play(f"{opener} claim")
    return sheet


@pytest.mark.parametrize("host", ["A1", "B1", "A2", "B2"])
def test_the_host_deals_every_hand(host: str) -> None:
    sheet = after_one_hand({}, host)
    assert sheet.turn == host
    deal(sheet)
    assert sheet.view(None).dealer == sheet.rules.seat(host)


@pytest.mark.parametrize(
    ("first", "second"), [("A1", "B1"), ("B1", "A2"), ("A2", "B2"), ("B2", "A1")]
)
def test_the_deal_goes_round_where_the_dealer_rotates(first: str, second: str) -> None:
    sheet = after_one_hand({"dealer": "rotates"}, first)
    assert sheet.turn == second
    assert sheet.refused(f"{first} deal") is Reason.NOT_THE_DEALER
    deal(sheet)
    assert sheet.view(None).dealer == sheet.rules.seat(second)
    assert sheet.view(None).number == 2
