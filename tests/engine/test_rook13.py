"""Rook13, before the first bid: the table, the deck, the deal, and deals that do not count."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from rook13.engine.actions import Dealt
from rook13.engine.cards import mask_of
from rook13.engine.events import DealVoided, HandDealt, RedealChosen
from rook13.engine.reasons import Reason
from rook13.engine.record import replay
from rook13.engine.rules import make_rules
from rook13.engine.state import NOBODY, Phase
from tests.engine.point_hands import (
    COLOURS_13,
    MIXED_13,
    Layout,
    hand_of,
    learnt,
    spread,
)
from tests.engine.sheet import Sheet

VOID = Layout(
    "R5 R10-14 Y5 Y10 Y11",
    "Y12-14 B5 B10-14",
    "R6-9 Y6-9 B6",
    "G5-13",
    "B7-9 G14",
)


def dealt(dealer: str = "B2", **options: object) -> Sheet:
    return MIXED_13.on(Sheet("rook13", options, dealer=dealer))


def test_deck_has_four_colours_from_5_to_14() -> None:
    deck = make_rules("rook13").deck
    assert len(deck) == 40
    assert [suit.key for suit in deck.suits] == ["red", "yellow", "black", "green"]
    assert {card.name for card in deck.cards} == {
        f"{colour}{rank}" for colour in "RYBG" for rank in range(5, 15)
    }


def test_fives_tens_and_thirteens_are_the_counters_and_make_a_hundred() -> None:
    deck = make_rules("rook13").deck
    worth = {card.rank: card.points for card in deck.cards}
    assert {rank: points for rank, points in worth.items() if points} == {5: 5, 10: 10, 13: 10}
    assert sum(card.points for card in deck.cards) == 100


def test_a_hand_of_only_six_to_nine_voids_the_deal_and_everybody_is_shown_it() -> None:
    sheet = VOID.on(Sheet("rook13", dealer="B2"))
    for seat in ("A1", "B1", "A2", "B2", None):
        shown = [event for event in learnt(sheet, seat) if isinstance(event, DealVoided)]
        assert [event.seat.name for event in shown] == ["A2"]
        assert [card.name for card in shown[0].cards] == spread(VOID.a2).split()


def test_a_void_deal_shows_no_other_hand() -> None:
    sheet = VOID.on(Sheet("rook13", dealer="B2"))
    assert [event.seat.name for event in learnt(sheet, "B1") if isinstance(event, HandDealt)] == [
        "B1"
    ]
    assert not [event for event in learnt(sheet, None) if isinstance(event, HandDealt)]


def test_after_a_void_deal_the_same_dealer_deals_the_same_hand_again() -> None:
    sheet = VOID.on(Sheet("rook13", dealer="B2"))
    assert (sheet.phase, sheet.turn) == (Phase.DEALING, "B2")
    assert sheet.refused("A1 bid 65") is Reason.WRONG_PHASE
    MIXED_13.on(sheet)
    assert (sheet.phase, sheet.turn, sheet.view(None).number) == (Phase.AUCTION, "A1", 1)


def test_one_card_outside_six_to_nine_saves_the_deal() -> None:
    saved = VOID._replace(b1="Y12-14 B6 B10-14", a2="R6-9 Y6-9 B5")
    sheet = saved.on(Sheet("rook13", dealer="B2"))
    assert sheet.phase is Phase.AUCTION


def test_a_widow_of_only_six_to_nine_does_not_void_the_deal() -> None:
    layout = Layout("R5-13", "Y5-13", "B5 B10-14 R14 Y14 G14", "G5-13", "B6-9")
    assert layout.on(Sheet("rook13", dealer="B2")).phase is Phase.AUCTION


def test_dealer_redeal_off_does_not_save_a_void_deal() -> None:
    sheet = VOID.on(Sheet("rook13", {"dealer_redeal": "off"}, dealer="B2"))
    assert (sheet.phase, sheet.turn) == (Phase.DEALING, "B2")


def test_chance_of_a_void_hand_is_1_in_23902_and_of_a_void_deal_1_in_5976() -> None:
    rules = make_rules("rook13")
    middle = [card for card in rules.deck.cards if 6 <= card.rank <= 9]
    void = sum(
        rules.void_hand(Dealt((mask_of(hand),), 0)) != NOBODY for hand in combinations(middle, 9)
    )
    others = [card for card in rules.deck.cards if card not in middle]
    for card in others:
        assert rules.void_hand(Dealt((mask_of([*middle[:8], card]),), 0)) == NOBODY

    one_hand = Fraction(void, comb(len(rules.deck), rules.hand_size(1)))
    assert one_hand == Fraction(comb(16, 9), comb(40, 9)) == Fraction(11440, 273438880)
    assert round(1 / one_hand) == 23902
    # Two such hands would need 18 of the 16 cards, so the four chances simply add up.
    assert round(1 / (4 * one_hand)) == 5976


def test_the_dealer_may_redeal_until_the_first_call_and_everybody_learns_of_it() -> None:
    sheet = dealt()
    assert sheet.legal("B2") == ["redeal"]
    sheet.play("B2 redeal")
    assert learnt(sheet, None) == (RedealChosen(sheet.rules.seat("B2")),)
    assert (sheet.phase, sheet.turn, sheet.view(None).number) == (Phase.DEALING, "B2", 1)
    COLOURS_13.on(sheet)
    assert hand_of(sheet, "A1") == "R6 R7 R8 R9 R10 R11 R12 R13 R14"
    assert sheet.turn == "A1"


def test_the_dealer_may_redeal_again_and_again() -> None:
    sheet = dealt()
    for count in (1, 2, 3):
        sheet.play("B2 redeal")
        MIXED_13.on(sheet)
        assert sheet.view(None).redeals == count
    assert "redeal" in sheet.legal("B2")


@pytest.mark.parametrize("first_call", ["A1 bid 65", "A1 pass"])
def test_after_the_first_bid_or_pass_it_is_too_late_to_redeal(first_call: str) -> None:
    sheet = dealt().play(first_call)
    assert sheet.legal("B2") == []
    assert sheet.refused("B2 redeal") is Reason.REDEAL_TOO_LATE


def test_once_the_bidding_is_over_there_is_no_redeal_at_all() -> None:
    sheet = dealt().play("A1 bid 120")
    assert sheet.refused("B2 redeal") is Reason.WRONG_PHASE


def test_nobody_but_the_dealer_may_redeal() -> None:
    sheet = dealt()
    for seat in ("A1", "B1", "A2"):
        assert "redeal" not in sheet.legal(seat)
        assert sheet.refused(f"{seat} redeal") is Reason.NOT_THE_DEALER


def test_dealer_redeal_off_forbids_it() -> None:
    sheet = dealt(dealer_redeal="off")
    assert sheet.legal("B2") == []
    assert sheet.refused("B2 redeal") is Reason.REDEAL_OFF


def test_dealer_redeal_once_is_once_for_each_hand() -> None:
    sheet = dealt(dealer_redeal="once").play("B2 redeal")
    MIXED_13.on(sheet)
    assert sheet.legal("B2") == []
    assert sheet.refused("B2 redeal") is Reason.REDEAL_USED
    sheet.play("A1 bid 120, A1 down B6 G5 G7 G11, A1 trump R")
    while sheet.phase is Phase.PLAY:
        sheet.play(f"{sheet.turn} {sheet.legal(sheet.turn or '')[0]}")
    MIXED_13.on(sheet)
    assert sheet.legal("A1") == ["redeal"]


def test_a_void_deal_does_not_use_up_the_one_redeal() -> None:
    sheet = VOID.on(Sheet("rook13", {"dealer_redeal": "once"}, dealer="B2"))
    MIXED_13.on(sheet)
    assert sheet.legal("B2") == ["redeal"]


def test_nobody_may_call_a_redeal_for_want_of_counters() -> None:
    layout = Layout("R6-9 Y6-9 B14", "R5 R10-14 Y5 Y10 Y11", "Y12-14 B5-10", "G5-13", "B11-13 G14")
    sheet = layout.on(Sheet("rook13", dealer="B2"))
    assert sheet.refused("A1 call redeal") is Reason.REDEAL_OFF


def test_every_deal_that_did_not_count_is_in_the_record() -> None:
    sheet = VOID.on(Sheet("rook13", dealer="B2"))
    MIXED_13.on(sheet).play("B2 redeal")
    COLOURS_13.on(sheet).play("A1 pass")
    record = sheet.recorder.record()
    assert [hand.actions for hand in record.hands] == [(), ("B2 redeal",), ("A1 pass",)]
    assert [hand.deal.hands[0] for hand in record.hands] == [
        spread(layout.a1) for layout in (VOID, MIXED_13, COLOURS_13)
    ]
    assert replay(record) == sheet.state
