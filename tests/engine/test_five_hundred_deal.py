from __future__ import annotations

import pytest

from rook13.engine.events import (
    DiscardLaid,
    Exchanged,
    HandDealt,
    KittyTaken,
    PassedOut,
    TrumpSet,
    events_for,
)
from rook13.engine.game import apply
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.record import deal_from_cards
from rook13.engine.rules import make_rules
from rook13.engine.state import Phase
from tests.engine.five_hundred_hands import (
    BOWERS,
    FOUR_SUITS,
    JOKER_WITH_A1,
    bid_by,
    bid_values,
    calls,
    deal,
    dealt,
    declared,
)
from tests.engine.trick_sheet import TrickSheet

BIDS = list(bid_values())
SPADES_LOW_BIDS = list(bid_values("spades_low"))
MISERES = {"misere": True, "open_misere": True}

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


def test_players_zero_and_two_play_against_one_and_three() -> None:
    rules = make_rules("five_hundred")
    assert [seat.name for seat in rules.seats] == ["A1", "B1", "A2", "B2"]
    assert rules.side_of == (0, 1, 0, 1)


def test_everybody_gets_ten_cards_and_three_are_the_kitty() -> None:
    sheet = TrickSheet("five_hundred")
    sheet.deal_seed("50" * 32)
    assert [seat.cards_left for seat in sheet.view(None).seats] == [10, 10, 10, 10]
    bid_by(sheet, "A1", "6C")
    assert len(sheet.view("A1").kitty) == 3
    assert len(sheet.view("A1").hand) == 13


def test_a_deal_of_any_other_shape_is_refused() -> None:
    sheet = TrickSheet("five_hundred")
    hands = ["5C 6C 7C 8C 9C 10C JC QC KC", *FOUR_SUITS[1:4]]
    with pytest.raises(IllegalAction) as refused:
        apply(sheet.state, deal_from_cards(sheet.state, hands, "4D 4H JO AC"))
    assert refused.value.reason is Reason.BAD_DEAL


def test_everybody_learns_only_their_own_cards_from_the_deal() -> None:
    sheet = dealt()
    for name in ["A1", "B1", "A2", "B2"]:
        seen = events_for(sheet.events, sheet.rules.seat(name))
        assert [e.seat.name for e in seen if isinstance(e, HandDealt)] == [name]
    assert not [e for e in events_for(sheet.events, None) if isinstance(e, HandDealt)]


def test_when_all_pass_the_next_dealer_deals_the_same_hand_anew() -> None:
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


def test_the_deal_moves_left_after_every_hand() -> None:
    sheet = declared("6C", dealer="B1")
    sheet.first_cards(10)
    assert sheet.turn == "A2"
    deal(sheet)
    assert (sheet.view(None).number, sheet.turn) == (2, "B2")


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


def test_the_discard_has_to_be_three_cards_from_the_declarers_hand() -> None:
    sheet = dealt()
    bid_by(sheet, "A1", "6C")
    assert sheet.refused("A1 down 4D 4H") is Reason.DISCARD_WRONG_COUNT
    assert sheet.refused("A1 down 4D 4H JO 5C") is Reason.DISCARD_WRONG_COUNT
    assert sheet.refused("A1 down 4D 4H 5D") is Reason.DISCARD_NOT_HELD
    assert sheet.refused("B1 down 5D 6D 7D") is Reason.NOT_YOUR_TURN
    assert sheet.refused("A1 trump C") is Reason.WRONG_PHASE


def test_only_the_declarer_sees_the_kitty_and_the_discard() -> None:
    sheet = dealt()
    bid_by(sheet, "A1", "6C")
    (taken,) = sheet.happened(KittyTaken)
    assert taken.audience == sheet.rules.seat("A1")
    assert [str(card) for card in taken.cards] == ["4D", "4H", "JO"]
    assert [str(card) for card in sheet.view("A1").kitty] == ["4D", "4H", "JO"]
    sheet.play("A1 down 5C 4D 4H")
    (laid,) = sheet.happened(DiscardLaid)
    assert laid.audience == sheet.rules.seat("A1")
    (exchanged,) = sheet.happened(Exchanged)
    assert (exchanged.count, exchanged.audience) == (3, None)
    assert [str(card) for card in sheet.view("A1").discard] == ["5C", "4D", "4H"]
    for seat in OTHERS:
        view = sheet.view(seat)
        assert (view.kitty, view.discard, view.revealed) == ((), (), None)


def test_views_of_the_others_do_not_depend_on_the_kitty_or_the_discard() -> None:
    one, two = dealt(FOUR_SUITS), dealt(JOKER_WITH_A1)
    bid_by(one, "A1", "6C")
    bid_by(two, "A1", "6C")
    assert [one.view(seat) == two.view(seat) for seat in OTHERS] == [True] * 4
    one.play("A1 down 5C 4D 4H")
    two.play("A1 down 4D 4H JO")
    assert [one.view(seat) == two.view(seat) for seat in OTHERS] == [True] * 4
    assert one.view("A1") != two.view("A1")


def test_kitty_and_discard_lie_open_when_the_hand_is_over() -> None:
    sheet = declared("6C", down="5C 4D 4H")
    sheet.first_cards(10)
    revealed = sheet.view("B2").revealed
    assert revealed is not None
    assert [str(card) for card in revealed.kitty] == ["4D", "4H", "JO"]
    assert [str(card) for card in revealed.discard] == ["5C", "4D", "4H"]


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
def test_left_of_the_dealer_leads_whoever_declares(declarer: str, dealer: str, left: str) -> None:
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
