"""Rook13, from the first bid to the naming of trump."""

from __future__ import annotations

import pytest

from rook13.engine.actions import Bid, Discard, NameTrump
from rook13.engine.auction import Call
from rook13.engine.cards import Suit
from rook13.engine.events import (
    AuctionWon,
    BidMade,
    DiscardLaid,
    Exchanged,
    KittyTaken,
    Passed,
    TrumpSet,
)
from rook13.engine.game import apply
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.state import Phase
from tests.engine.point_hands import MIXED_13, hand_of, learnt, narrow_hand
from tests.engine.sheet import Sheet

EVERYBODY_ELSE = ("A1", "A2", "B2", None)


def dealt(dealer: str = "B2", **options: object) -> Sheet:
    return MIXED_13.on(Sheet("rook13", options, dealer=dealer))


def b1_has_the_widow() -> Sheet:
    """B1 holds R9-10 Y5 Y12-13 B6 B13-14 G5 G7-9 G11; B6, G5, G7 and G11 were the widow."""
    return dealt().play("A1 pass, B1 bid 65, A2 pass, B2 pass")


def bids(*points: int) -> list[str]:
    return [f"bid {bid}" for bid in points]


@pytest.mark.parametrize(
    ("dealer", "bid_lead"), [("A1", "B1"), ("B1", "A2"), ("A2", "B2"), ("B2", "A1")]
)
def test_left_of_the_dealer_opens_the_bidding(dealer: str, bid_lead: str) -> None:
    assert dealt(dealer).turn == bid_lead


def test_bids_go_from_65_to_120_in_fives() -> None:
    assert dealt().legal("A1") == [*bids(*range(65, 125, 5)), "pass"]


def test_everybody_hears_every_bid_and_every_pass() -> None:
    sheet = dealt().play("A1 bid 80")
    a1, b1 = sheet.rules.seat("A1"), sheet.rules.seat("B1")
    eighty = Call("80", 80, 80)
    assert learnt(sheet, None) == (BidMade(a1, eighty),)
    sheet.play("B1 pass")
    assert learnt(sheet, None) == (Passed(b1),)
    assert sheet.view("B2").calls == ((a1, eighty), (b1, None))
    assert sheet.view("B2").contract == eighty


@pytest.mark.parametrize(
    ("bid", "reason"),
    [
        ("60", Reason.BID_TOO_LOW),
        ("0", Reason.BID_TOO_LOW),
        ("67", Reason.BID_NOT_IN_STEP),
        ("125", Reason.BID_TOO_HIGH),
    ],
)
def test_a_bid_that_is_too_low_too_high_or_odd_is_refused(bid: str, reason: Reason) -> None:
    assert dealt().refused(f"A1 bid {bid}") is reason


def test_a_call_that_no_bidding_box_has_is_refused() -> None:
    sheet = dealt()
    with pytest.raises(IllegalAction) as refused:
        apply(sheet.state, Bid(sheet.rules.seat("A1"), Call("eighty", 80, 80)))
    assert refused.value.reason is Reason.BID_UNKNOWN


def test_each_bid_is_higher_than_the_last() -> None:
    sheet = dealt().play("A1 bid 70")
    assert sheet.refused("B1 bid 65") is Reason.BID_TOO_LOW
    assert sheet.refused("B1 bid 70") is Reason.BID_TOO_LOW
    assert sheet.legal("B1")[0] == "bid 75"


def test_bids_may_jump() -> None:
    sheet = dealt().play("A1 bid 65, B1 bid 110")
    assert sheet.legal("A2") == [*bids(115, 120), "pass"]


def test_nobody_bids_out_of_turn() -> None:
    sheet = dealt()
    assert sheet.legal("B1") == []
    assert sheet.refused("B1 bid 65") is Reason.NOT_YOUR_TURN
    assert sheet.refused("A2 pass") is Reason.NOT_YOUR_TURN


def test_who_has_passed_is_out_for_the_hand() -> None:
    sheet = dealt().play("A1 pass, B1 bid 65, A2 bid 70, B2 pass")
    assert sheet.turn == "B1"
    assert sheet.refused("A1 bid 75") is Reason.ALREADY_PASSED
    assert sheet.refused("A1 pass") is Reason.ALREADY_PASSED
    assert [seat.passed for seat in sheet.view(None).seats] == [True, False, False, True]


def test_bidding_ends_when_three_have_passed() -> None:
    sheet = dealt().play("A1 bid 65, B1 bid 70, A2 pass, B2 pass")
    assert (sheet.phase, sheet.turn) == (Phase.AUCTION, "A1")
    sheet.play("A1 bid 75, B1 pass")
    assert (sheet.phase, sheet.turn) == (Phase.EXCHANGE, "A1")
    assert learnt(sheet, None)[1:] == (AuctionWon(sheet.rules.seat("A1"), Call("75", 75, 75)),)


@pytest.mark.parametrize(
    ("bidding", "declarer"),
    [("A1 bid 120", "A1"), ("A1 bid 65, B1 pass, A2 bid 100, B2 bid 120", "B2")],
)
def test_120_ends_the_bidding_at_once(bidding: str, declarer: str) -> None:
    sheet = dealt().play(bidding)
    assert (sheet.phase, sheet.turn) == (Phase.EXCHANGE, declarer)


def test_the_last_bidder_must_bid_when_three_have_passed() -> None:
    sheet = dealt().play("A1 pass, B1 pass, A2 pass")
    assert sheet.legal("B2") == bids(*range(65, 125, 5))
    assert sheet.refused("B2 pass") is Reason.MUST_BID
    sheet.play("B2 bid 90")
    assert (sheet.phase, sheet.turn) == (Phase.EXCHANGE, "B2")


def test_the_third_may_still_pass_when_two_have() -> None:
    sheet = dealt().play("A1 pass, B1 pass")
    assert sheet.legal("A2")[-1] == "pass"


def test_nothing_but_calls_is_possible_in_the_bidding() -> None:
    sheet = dealt()
    for action in ("B2 deal", "A1 down R5 R13 R14 Y10", "A1 trump R", "A1 R5", "A1 claim"):
        assert sheet.refused(action) is Reason.WRONG_PHASE


def test_min_bid_moves_the_lowest_bid() -> None:
    sheet = dealt(min_bid=80)
    assert sheet.legal("A1")[0] == "bid 80"
    assert sheet.refused("A1 bid 75") is Reason.BID_TOO_LOW
    sheet.play("A1 pass, B1 pass, A2 pass")
    assert sheet.legal("B2")[0] == "bid 80"


def test_min_bid_may_be_lower_than_65() -> None:
    assert dealt(min_bid=5).legal("A1")[0] == "bid 5"


def test_without_the_bonus_for_tricks_100_is_the_highest_bid_and_ends_the_bidding() -> None:
    sheet = dealt(most_tricks_bonus=0)
    assert sheet.legal("A1") == [*bids(*range(65, 105, 5)), "pass"]
    assert sheet.refused("A1 bid 105") is Reason.BID_TOO_HIGH
    sheet.play("A1 bid 100")
    assert (sheet.phase, sheet.turn) == (Phase.EXCHANGE, "A1")


def test_the_declarer_takes_the_widow_and_nobody_else_sees_it() -> None:
    sheet = b1_has_the_widow()
    assert hand_of(sheet, "B1") == "R9 R10 Y5 Y12 Y13 B6 B13 B14 G5 G7 G8 G9 G11"
    taken = [event for event in learnt(sheet, "B1") if isinstance(event, KittyTaken)]
    assert [card.name for card in taken[0].cards] == ["B6", "G5", "G7", "G11"]
    assert sheet.view("B1").kitty == taken[0].cards
    for other in EVERYBODY_ELSE:
        assert not [event for event in learnt(sheet, other) if isinstance(event, KittyTaken)]
        assert sheet.view(other).kitty == ()


def test_any_four_of_the_thirteen_cards_may_go_down() -> None:
    sheet = b1_has_the_widow()
    choices = sheet.view("B1").legal
    assert len(choices) == 715
    for seat in ("A1", "A2", "B2"):
        assert sheet.legal(seat) == []


@pytest.mark.parametrize(
    "down", ["R9 G7 G8 G9", "R10 Y5 Y13 B13", "Y5 Y12 Y13 G9", "B6 G5 G7 G11", "B6 R9 G11 R10"]
)
def test_counters_trumps_and_the_widow_itself_may_go_down(down: str) -> None:
    sheet = b1_has_the_widow().play(f"B1 down {down}, B1 trump Y")
    assert {card.name for card in sheet.view("B1").discard} == set(down.split())
    assert not set(down.split()) & set(hand_of(sheet, "B1").split())
    assert len(sheet.view("B1").hand) == 9


@pytest.mark.parametrize(
    ("down", "reason"),
    [
        ("R9 R10 Y5", Reason.DISCARD_WRONG_COUNT),
        ("R9 R10 Y5 Y12 Y13", Reason.DISCARD_WRONG_COUNT),
        ("R9 R10 Y5 Y14", Reason.DISCARD_NOT_HELD),
    ],
)
def test_three_five_or_foreign_cards_may_not_go_down(down: str, reason: Reason) -> None:
    assert b1_has_the_widow().refused(f"B1 down {down}") is reason


def test_the_same_card_does_not_count_twice() -> None:
    sheet = b1_has_the_widow()
    three = tuple(sheet.rules.deck.card(name) for name in ("R9", "R10", "Y5", "Y5"))
    with pytest.raises(IllegalAction) as refused:
        apply(sheet.state, Discard(sheet.rules.seat("B1"), three))
    assert refused.value.reason is Reason.DISCARD_WRONG_COUNT


def test_only_the_declarer_lays_cards_aside() -> None:
    sheet = b1_has_the_widow()
    assert sheet.refused("A1 down R5 R13 R14 Y10") is Reason.NOT_YOUR_TURN


def test_trump_is_named_only_after_the_go_down() -> None:
    assert b1_has_the_widow().refused("B1 trump Y") is Reason.WRONG_PHASE


def test_everybody_learns_that_cards_went_down_but_only_the_declarer_which() -> None:
    sheet = b1_has_the_widow().play("B1 down R9 B6 G5 G7")
    b1 = sheet.rules.seat("B1")
    cards = tuple(sheet.rules.deck.card(name) for name in ("R9", "B6", "G5", "G7"))
    assert learnt(sheet, "B1") == (Exchanged(b1, 4), DiscardLaid(b1, cards))
    assert sheet.view("B1").discard == cards
    for other in EVERYBODY_ELSE:
        assert learnt(sheet, other) == (Exchanged(b1, 4),)
        assert sheet.view(other).discard == ()


def test_the_declarer_names_one_of_the_four_colours() -> None:
    sheet = b1_has_the_widow().play("B1 down R9 B6 G5 G7")
    assert sheet.phase is Phase.TRUMP
    assert sheet.legal("B1") == ["trump R", "trump Y", "trump B", "trump G"]
    assert sheet.view(None).trump_known is False
    sheet.play("B1 trump B")
    black = sheet.rules.deck.suit("B")
    assert learnt(sheet, None) == (TrumpSet(black, sheet.rules.seat("B1")),)
    assert sheet.view(None).trump == black


def test_nobody_else_names_trump_and_nothing_else_happens_before() -> None:
    sheet = b1_has_the_widow().play("B1 down R9 B6 G5 G7")
    assert sheet.legal("A1") == []
    assert sheet.refused("A1 trump R") is Reason.NOT_YOUR_TURN
    assert sheet.refused("A1 R5") is Reason.WRONG_PHASE
    assert sheet.refused("B1 down R9 B6 G5 G7") is Reason.WRONG_PHASE


def test_a_colour_that_is_not_in_the_deck_is_no_trump() -> None:
    sheet = b1_has_the_widow().play("B1 down R9 B6 G5 G7")
    with pytest.raises(IllegalAction) as refused:
        apply(sheet.state, NameTrump(sheet.rules.seat("B1"), Suit(0, "V", "violet")))
    assert refused.value.reason is Reason.SUIT_UNKNOWN


def test_the_go_down_stays_hidden_until_the_hand_is_over() -> None:
    sheet = dealt().play("A1 pass, B1 bid 65, A2 pass, B2 pass, B1 down R9 B6 G5 G7, B1 trump Y")
    while sheet.phase is Phase.PLAY:
        for other in EVERYBODY_ELSE:
            assert sheet.view(other).discard == ()
            assert sheet.view(other).revealed is None
        sheet.play(f"{sheet.turn} {sheet.legal(sheet.turn or '')[0]}")
    for other in EVERYBODY_ELSE:
        revealed = sheet.view(other).revealed
        assert revealed is not None
        assert [card.name for card in revealed.discard] == ["R9", "B6", "G5", "G7"]
        assert [card.name for card in revealed.kitty] == ["B6", "G5", "G7", "G11"]


def test_what_was_revealed_is_put_away_with_the_next_deal() -> None:
    sheet = narrow_hand(Sheet("rook13"), 65)
    assert sheet.view("A1").revealed is not None
    MIXED_13.on(sheet)
    assert sheet.view("A1").revealed is None
