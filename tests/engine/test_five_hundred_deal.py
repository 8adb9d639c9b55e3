from __future__ import annotations

import pytest

from rook13.engine.events import (
    PassedOut,
    TrumpSet,
)
from rook13.engine.reasons import Reason
from rook13.engine.rules import make_rules
from rook13.engine.state import Phase
from tests.engine.five_hundred_hands import (
    BOWERS,
    FOUR_SUITS,
    bid_by,
    bid_values,
    calls,
    deal,
    dealt,
    declared,
)

BIDS = list(bid_values())
OTHERS = ["B1", "A2", "B2", None]


def test_the_deck_has_forty_three_cards() -> None:
    deck = make_rules("five_hundred").deck
    assert deck.show(deck.all_mask) == (
        "5C 6C 7C 8C 9C 10C JC QC KC AC "
        "4D 5D 6D 7D 8D 9D 10D JD QD KD AD "
        "4H 5H 6H 7H 8H 9H 10H JH QH KH AH "
        "5S 6S 7S 8S 9S 10S JS QS KS AS "
        "JO"
    )
    assert len(deck) == 43


def test_when_all_pass_the_next_dealer_deals_the_same_hand_again() -> None:
    sheet = dealt(dealer="B2")
    sheet.play("A1 pass, B1 pass, A2 pass")
    assert sheet.legal("B2") == calls(BIDS)
    sheet.play("B2 pass")
    assert sheet.happened(PassedOut) == [PassedOut(played=False)]
    assert (sheet.phase, sheet.turn) == (Phase.DEALING, "A1")
    assert sheet.refused("B2 deal") is Reason.NOT_THE_DEALER
    deal(sheet)
    view = sheet.view(None)
    assert (view.number, str(view.dealer), view.totals, view.results) == (1, "A1", (0, 0), ())
    assert sheet.turn == "B1"


def test_when_all_pass_the_hand_may_be_played_without_trump_and_kitty() -> None:
    sheet = dealt(options={"pass_out": "misere"}, dealer="B1")
    sheet.play("A2 pass, B2 pass, A1 pass, B1 pass")
    assert sheet.happened(PassedOut) == [PassedOut(played=True)]
    assert (sheet.phase, sheet.turn) == (Phase.PLAY, "A2")
    view = sheet.view("A2")
    assert (view.declarer, view.contract, view.trump_known, view.trump) == (None, None, True, None)
    assert [seat.cards_left for seat in view.seats] == [10, 10, 10, 10]
    assert not [seat for seat in view.seats if seat.sits_out]


def test_nobody_sees_the_kitty_of_a_hand_that_nobody_bid_on() -> None:
    other_kitty = ("4D 6C 7C 8C 9C 10C JC QC KC AC", *FOUR_SUITS[1:4], "5C 4H JO")
    sheets = [dealt(hands, {"pass_out": "misere"}) for hands in (FOUR_SUITS, other_kitty)]
    for sheet in sheets:
        sheet.play("A1 pass, B1 pass, A2 pass, B2 pass")
    one, two = sheets
    assert one.view("A1").kitty == ()
    assert one.view("A1").discard == ()
    for seat in OTHERS:
        assert one.view(seat) == two.view(seat)


def test_the_declarer_takes_three_and_discards_any_three() -> None:
    sheet = dealt()
    bid_by(sheet, "A1", "6C")
    assert sheet.hand("A1") == "5C 6C 7C 8C 9C 10C JC QC KC AC 4D 4H JO"
    legal = sheet.legal("A1")
    assert len(legal) == 13 * 12 * 11 // 6
    assert {"down 5C 6C 7C", "down QC KC AC", "down 4D 4H JO"} <= set(legal)
    sheet.play("A1 down AC 4D JO")
    assert sheet.hand("A1") == "5C 6C 7C 8C 9C 10C JC QC KC 4H"


@pytest.mark.parametrize(
    ("bid", "trump"), [("6C", "C"), ("7D", "D"), ("8H", "H"), ("9S", "S"), ("10NT", "None")]
)
def test_trump_is_the_suit_of_the_bid(bid: str, trump: str) -> None:
    sheet = declared(bid)
    (settled,) = sheet.happened(TrumpSet)
    assert (str(settled.suit), str(settled.seat), settled.audience) == (trump, "A1", None)
    view = sheet.view("B1")
    assert (view.trump_known, str(view.trump)) == (True, trump)


@pytest.mark.parametrize("declarer", ["A1", "B1", "A2", "B2"])
@pytest.mark.parametrize(("dealer", "left"), [("B2", "A1"), ("A1", "B1"), ("A2", "B2")])
def test_left_of_the_dealer_leads_for_any_declarer(declarer: str, dealer: str, left: str) -> None:
    assert declared("6NT", BOWERS, by=declarer, dealer=dealer, down="5C 5S 6S").turn == left


@pytest.mark.parametrize("declarer", ["A1", "B1", "A2", "B2"])
@pytest.mark.parametrize("dealer", ["B2", "A1", "A2"])
def test_the_declarer_leads_where_the_table_wants_it(declarer: str, dealer: str) -> None:
    options = {"first_lead": "declarer"}
    sheet = declared("6NT", BOWERS, options, by=declarer, dealer=dealer, down="5C 5S 6S")
    assert sheet.turn == declarer


def test_left_of_the_dealer_leads_to_a_passed_out_hand_also_where_declarers_lead() -> None:
    sheet = dealt(options={"first_lead": "declarer", "pass_out": "misere"}, dealer="A1")
    sheet.play("B1 pass, A2 pass, B2 pass, A1 pass")
    assert sheet.turn == "B1"
