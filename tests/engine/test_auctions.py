"""From the first bid to the first lead: what every game with a declarer has in common."""

from __future__ import annotations

from dataclasses import replace

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
    events_for,
)
from rook13.engine.game import apply, legal_actions
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.state import Phase
from tests.engine.five_hundred_hands import bid_values
from tests.engine.trick_sheet import TrickSheet

BIDS = {
    "rook13": [str(points) for points in range(65, 125, 5)],
    "rook": [str(points) for points in range(70, 125, 5)],
    "fowl": [str(points) for points in range(70, 205, 5)],
    "five_hundred": list(bid_values()),
}
FOR_POINTS = ["rook13", "rook", "fowl"]
NAMES_TRUMP = FOR_POINTS
LAST_HAS_TO_BID = ["rook13", "rook"]
KITTY = {"rook13": 4, "rook": 5, "fowl": 1, "five_hundred": 3}
OTHERS = ("B1", "A2", "B2", None)

every_game = pytest.mark.parametrize("game", BIDS)


def dealt(game: str, dealer: str = "B2", **options: object) -> TrickSheet:
    sheet = TrickSheet(game, options, dealer=dealer)
    sheet.deal_seed("13" * 32)
    return sheet


def with_kitty(game: str) -> TrickSheet:
    """A1 has won the auction and taken the kitty."""
    sheet = dealt(game)
    sheet.play(f"A1 bid {BIDS[game][0]}, B1 pass, A2 pass, B2 pass")
    return sheet


def discards(sheet: TrickSheet) -> tuple[Discard, Discard]:
    """Return the first and the last of the discards that A1 may make."""
    legal = legal_actions(sheet.state, sheet.rules.seat("A1"))
    first, last = legal[0], legal[-1]
    assert isinstance(first, Discard)
    assert isinstance(last, Discard)
    return first, last


def refused(sheet: TrickSheet, action: Bid | Discard | NameTrump) -> Reason:
    with pytest.raises(IllegalAction) as error:
        apply(sheet.state, action)
    return error.value.reason


@every_game
@pytest.mark.parametrize(
    ("dealer", "opener"), [("A1", "B1"), ("B1", "A2"), ("A2", "B2"), ("B2", "A1")]
)
def test_left_of_the_dealer_opens(game: str, dealer: str, opener: str) -> None:
    assert dealt(game, dealer).turn == opener


@every_game
def test_each_bid_is_higher_than_the_last_and_bids_may_jump(game: str) -> None:
    bids = BIDS[game]
    sheet = dealt(game)
    assert [call for call in sheet.legal("A1") if call != "pass"] == [f"bid {bid}" for bid in bids]
    sheet.play(f"A1 bid {bids[0]}, B1 bid {bids[3]}")
    assert sheet.legal("A2") == [*(f"bid {bid}" for bid in bids[4:]), "pass"]
    for bid in bids[:4]:
        assert sheet.refused(f"A2 bid {bid}") is Reason.BID_TOO_LOW


@pytest.mark.parametrize("game", FOR_POINTS)
def test_a_bid_that_is_too_low_too_high_or_odd_is_refused(game: str) -> None:
    sheet, lowest, highest = dealt(game), int(BIDS[game][0]), int(BIDS[game][-1])
    for points in (0, lowest - 5):
        assert sheet.refused(f"A1 bid {points}") is Reason.BID_TOO_LOW
    for points in (highest + 5, 9995):
        assert sheet.refused(f"A1 bid {points}") is Reason.BID_TOO_HIGH
    assert sheet.refused(f"A1 bid {lowest + 2}") is Reason.BID_NOT_IN_STEP


@every_game
def test_a_call_that_no_bidding_box_has_is_refused(game: str) -> None:
    sheet, a1 = dealt(game), make_bid(game, BIDS[game][1])
    for call in (replace(a1, value=5), Call("eighty", 80, 80)):
        assert refused(sheet, Bid(sheet.rules.seat("A1"), call)) is Reason.BID_UNKNOWN


def make_bid(game: str, name: str) -> Call:
    return dealt(game).rules.auction(1).call(name)


@every_game
def test_everybody_hears_every_bid_and_every_pass(game: str) -> None:
    sheet, call = dealt(game), make_bid(game, BIDS[game][0])
    a1, b1 = sheet.rules.seat("A1"), sheet.rules.seat("B1")
    sheet.play(f"A1 bid {call}")
    assert events_for(sheet.events, None) == (BidMade(a1, call),)
    sheet.play("B1 pass")
    assert events_for(sheet.events, None) == (Passed(b1),)
    assert sheet.view("B2").calls == ((a1, call), (b1, None))
    assert sheet.view("B2").contract == call


@every_game
def test_nobody_bids_out_of_turn_and_nothing_but_calls_is_possible(game: str) -> None:
    sheet = dealt(game)
    assert not [action for action in sheet.legal("B1") if action.startswith("bid")]
    assert sheet.refused(f"B1 bid {BIDS[game][0]}") is Reason.NOT_YOUR_TURN
    assert sheet.refused("A2 pass") is Reason.NOT_YOUR_TURN
    card = sheet.hand("A1").split()[0]
    for action in ("B2 deal", f"A1 down {card}", f"A1 {card}", "A1 claim"):
        assert sheet.refused(action) is Reason.WRONG_PHASE


@every_game
def test_a_pass_is_final(game: str) -> None:
    bids = BIDS[game]
    sheet = dealt(game)
    sheet.play(f"A1 bid {bids[0]}, B1 pass, A2 bid {bids[1]}, B2 bid {bids[2]}, A1 bid {bids[3]}")
    assert sheet.turn == "A2"
    assert sheet.legal("B1") == []
    assert sheet.refused(f"B1 bid {bids[5]}") is Reason.ALREADY_PASSED
    assert sheet.refused("B1 pass") is Reason.ALREADY_PASSED
    assert [seat.passed for seat in sheet.view(None).seats] == [False, True, False, False]


@every_game
def test_the_auction_ends_when_one_player_is_left(game: str) -> None:
    sheet = dealt(game)
    sheet.play(f"A1 bid {BIDS[game][0]}, B1 pass, A2 bid {BIDS[game][2]}, B2 pass")
    assert (sheet.phase, sheet.turn) == (Phase.AUCTION, "A1")
    sheet.play("A1 pass")
    assert (sheet.phase, sheet.turn) == (Phase.EXCHANGE, "A2")
    (won,) = sheet.happened(AuctionWon)
    assert (won.seat.name, str(won.call), won.audience) == ("A2", BIDS[game][2], None)


@pytest.mark.parametrize("game", FOR_POINTS)
def test_the_highest_bid_ends_the_auction_at_once_and_no_other(game: str) -> None:
    highest = BIDS[game][-1]
    sheet = dealt(game)
    sheet.play(f"A1 bid {BIDS[game][-2]}")
    assert sheet.legal("B1") == [f"bid {highest}", "pass"]
    sheet.play(f"B1 bid {highest}")
    assert (sheet.phase, sheet.turn) == (Phase.EXCHANGE, "B1")
    sheet = dealt(game)
    sheet.play(f"A1 bid {highest}")
    assert (sheet.phase, sheet.turn) == (Phase.EXCHANGE, "A1")


@pytest.mark.parametrize("game", LAST_HAS_TO_BID)
def test_the_last_bidder_must_bid_when_three_have_passed(game: str) -> None:
    sheet = dealt(game)
    sheet.play("A1 pass, B1 pass, A2 pass")
    assert sheet.legal("B2") == [f"bid {bid}" for bid in BIDS[game]]
    assert sheet.refused("B2 pass") is Reason.MUST_BID
    sheet.play(f"B2 bid {BIDS[game][3]}")
    assert (sheet.phase, sheet.turn) == (Phase.EXCHANGE, "B2")


@pytest.mark.parametrize(("game", "lowest"), [("rook13", 80), ("rook", 100), ("fowl", 195)])
def test_min_bid_moves_the_lowest_bid(game: str, lowest: int) -> None:
    sheet = dealt(game, min_bid=lowest)
    assert sheet.legal("A1")[0] == f"bid {lowest}"
    assert sheet.refused(f"A1 bid {lowest - 5}") is Reason.BID_TOO_LOW


@every_game
def test_only_the_declarer_learns_the_kitty(game: str) -> None:
    sheet = with_kitty(game)
    (taken,) = sheet.happened(KittyTaken)
    assert taken.audience == sheet.rules.seat("A1")
    assert sheet.view("A1").kitty == taken.cards
    assert len(taken.cards) == KITTY[game]
    assert set(taken.cards) < set(sheet.view("A1").hand)
    assert [sheet.view(other).kitty for other in OTHERS] == [(), (), (), ()]


@every_game
def test_exactly_as_many_cards_of_the_hand_go_down(game: str) -> None:
    sheet = with_kitty(game)
    (down, other), hand = discards(sheet), sheet.view("A1").hand
    spare = next(card for card in other.cards if card not in down.cards)
    foreign = sheet.view("B1").hand[0]
    a1, few = sheet.rules.seat("A1"), down.cards[1:]
    for cards in (few, (*down.cards, spare), (*few, *few[:1])):
        assert refused(sheet, Discard(a1, cards)) is Reason.DISCARD_WRONG_COUNT
    assert refused(sheet, Discard(a1, (*few, foreign))) is Reason.DISCARD_NOT_HELD
    assert refused(sheet, Discard(sheet.rules.seat("B1"), down.cards)) is Reason.NOT_YOUR_TURN
    sheet.act(down)
    assert sheet.view("A1").discard == down.cards
    assert set(sheet.view("A1").hand) == set(hand) - set(down.cards)


@every_game
def test_only_the_declarer_knows_the_discard_until_the_hand_is_over(game: str) -> None:
    sheet, other_sheet = with_kitty(game), with_kitty(game)
    down, other_down = discards(sheet)
    sheet.act(down)
    other_sheet.act(other_down)
    a1 = sheet.rules.seat("A1")
    for other in OTHERS:
        assert sheet.view(other) == other_sheet.view(other)
        told = events_for(sheet.events, sheet.rules.seat(other) if other else None)
        assert told[0] == Exchanged(a1, KITTY[game])
        assert not [event for event in told if isinstance(event, DiscardLaid)]
    assert sheet.happened(DiscardLaid) == [DiscardLaid(a1, down.cards)]
    if game in NAMES_TRUMP:
        sheet.act(legal_actions(sheet.state, a1)[0])
    while sheet.phase is Phase.PLAY:
        assert (sheet.view("B1").discard, sheet.view("B1").revealed) == ((), None)
        sheet.first_cards(1)
    revealed = sheet.view("B1").revealed
    assert revealed is not None
    assert revealed.discard == down.cards
    assert len(revealed.kitty) == KITTY[game]
    sheet.deal_seed("31" * 32)
    assert sheet.view("B1").revealed is None


@pytest.mark.parametrize("game", NAMES_TRUMP)
def test_the_declarer_names_one_of_the_four_colours_after_the_discard(game: str) -> None:
    sheet = with_kitty(game)
    suits, (down, _) = sheet.rules.deck.suits, discards(sheet)
    assert sheet.refused(f"A1 trump {suits[0]}") is Reason.WRONG_PHASE
    sheet.act(down)
    assert sheet.phase is Phase.TRUMP
    assert sheet.legal("A1") == [f"trump {suit}" for suit in suits]
    assert not sheet.view(None).trump_known
    assert sheet.refused(f"B1 trump {suits[0]}") is Reason.NOT_YOUR_TURN
    assert sheet.refused(f"A1 {sheet.hand('A1').split()[0]}") is Reason.WRONG_PHASE
    a1, strange = sheet.rules.seat("A1"), Suit(0, "Q", "violet")
    assert refused(sheet, NameTrump(a1, strange)) is Reason.SUIT_UNKNOWN
    assert refused(sheet, down) is Reason.WRONG_PHASE
    sheet.play(f"A1 trump {suits[2]}")
    assert sheet.happened(TrumpSet) == [TrumpSet(suits[2], a1)]
    assert sheet.view("B2").trump == suits[2]
