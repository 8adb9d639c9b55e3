"""Elemental before the first card: trump, bids, hidden bids and the hook."""

from __future__ import annotations

import pytest

from rook13.engine.actions import NameTrump
from rook13.engine.auction import Call
from rook13.engine.events import (
    BidMade,
    BidsRevealed,
    CardsDealt,
    Event,
    HandDealt,
    SecretBidMade,
    TrumpSet,
    events_for,
)
from rook13.engine.game import apply
from rook13.engine.options import OptionReason
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.rules import make_rules
from rook13.engine.state import Phase
from tests.engine.elemental_rounds import (
    ROUNDS_BY_PLAYERS,
    bid_zero,
    options_of,
    round_of,
)
from tests.engine.sheet import Sheet


def test_a_turned_number_makes_its_element_trump() -> None:
    sheet = round_of(1).deal("F1", "F2", "W3", "E4", kitty="W13")
    assert sheet.phase is Phase.AUCTION
    water = sheet.rules.deck.suit("W")
    assert TrumpSet(water, None) in sheet.events
    for seat in ("P1", "P4", None):
        view = sheet.view(seat)
        assert (str(view.turned), view.trump_known, view.trump) == ("W13", True, water)
    bid_zero(sheet).play("P1 F1, P2 F2, P3 W3, P4 E4")
    assert sheet.result.tricks == (0, 0, 1, 0)
    assert sheet.result.trump == water.index


def test_a_turned_zero_means_no_trump() -> None:
    sheet = round_of(1).deal("F1", "F2", "W3", "E4", kitty="Z3")
    assert sheet.phase is Phase.AUCTION
    assert TrumpSet(None, None) in sheet.events
    view = sheet.view("P2")
    assert (str(view.turned), view.trump_known, view.trump) == ("Z3", True, None)
    bid_zero(sheet).play("P1 F1, P2 F2, P3 W3, P4 E4")
    assert sheet.result.tricks == (0, 1, 0, 0)


def test_a_turned_infinity_lets_the_dealer_name_an_element_after_seeing_the_hand() -> None:
    sheet = round_of(2, dealer="P2")
    sheet.deal("F1 F2", "W3 A4", "E4 E5", "A6 A7", kitty="X2")
    assert (sheet.phase, sheet.turn) == (Phase.TRUMP, "P2")
    own = HandDealt(sheet.rules.seats[1], sheet.rules.deck.in_mask(sheet.rules.deck.parse("W3 A4")))
    assert own in sheet.events
    assert not any(isinstance(event, TrumpSet) for event in sheet.events)
    view = sheet.view("P2")
    assert [str(card) for card in view.hand] == ["W3", "A4"]
    assert (str(view.turned), view.trump_known, view.declarer) == ("X2", False, None)
    assert sheet.legal("P2") == ["trump F", "trump W", "trump E", "trump A"]
    assert sheet.legal("P3") == []


def test_the_dealer_must_name_an_element_before_anything_else() -> None:
    sheet = round_of(1, dealer="P2").deal("F1", "W3", "E4", "A6", kitty="X1")
    assert sheet.refused("P2 bid 0") is Reason.WRONG_PHASE
    assert sheet.refused("P2 pass") is Reason.WRONG_PHASE
    assert sheet.refused("P3 bid 0") is Reason.WRONG_PHASE
    assert sheet.refused("P3 trump F") is Reason.NOT_YOUR_TURN


def test_an_element_of_another_game_cannot_be_named() -> None:
    sheet = round_of(1, dealer="P2").deal("F1", "W3", "E4", "A6", kitty="X1")
    red = make_rules("rook13").deck.suit("R")
    with pytest.raises(IllegalAction) as refused:
        apply(sheet.state, NameTrump(sheet.rules.seats[1], red))
    assert refused.value.reason is Reason.SUIT_UNKNOWN


def test_the_bidding_follows_the_naming_and_the_named_element_is_trump() -> None:
    sheet = round_of(1, dealer="P2").deal("F1", "W3", "E4", "A6", kitty="X4").play("P2 trump A")
    air, dealer = sheet.rules.deck.suit("A"), sheet.rules.seats[1]
    assert sheet.events == (TrumpSet(air, dealer),)
    assert (sheet.phase, sheet.turn) == (Phase.AUCTION, "P3")
    assert sheet.view("P1").trump == air
    bid_zero(sheet).play("P3 E4, P4 A6, P1 F1, P2 W3")
    assert sheet.result.tricks == (0, 0, 0, 1)


@pytest.mark.parametrize(("players", "rounds"), ROUNDS_BY_PLAYERS)
def test_the_last_round_has_no_turned_card_and_no_trump(players: int, rounds: int) -> None:
    sheet = round_of(rounds, players=players).deal_seed("17" * 32)
    view = sheet.view(None)
    assert [seat.cards_left for seat in view.seats] == [rounds] * players
    assert sum(seat.cards_left for seat in view.seats) == 60
    assert (view.turned, view.trump_known, view.trump) == (None, True, None)
    assert TrumpSet(None, None) in sheet.events
    dealt = sheet.events[0]
    assert isinstance(dealt, CardsDealt)
    assert dealt.turned is None


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_round_before_the_last_still_turns_a_card(players: int) -> None:
    sheet = round_of(60 // players - 1, players=players).deal_seed("17" * 32)
    assert sheet.view(None).turned is not None


def test_a_round_without_its_turned_card_is_no_deal() -> None:
    sheet = round_of(1)
    with pytest.raises(IllegalAction) as refused:
        sheet.deal("F1", "F2", "E4", "A6")
    assert refused.value.reason is Reason.BAD_DEAL
    assert sheet.phase is Phase.DEALING


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("dealer", [1, 2, 3])
def test_each_bids_once_from_left_of_the_dealer(players: int, dealer: int) -> None:
    sheet = round_of(2, players=players, dealer=f"P{dealer}").deal_seed("03" * 32)
    order = []
    while sheet.phase is Phase.AUCTION:
        assert sheet.turn is not None
        order.append(sheet.turn)
        sheet.play(f"{sheet.turn} bid 1")
    expected = [f"P{(dealer + step) % players + 1}" for step in range(players)]
    assert order == expected
    assert order[-1] == f"P{dealer}"
    assert (sheet.phase, sheet.turn) == (Phase.PLAY, expected[0])


@pytest.mark.parametrize("size", [1, 2, 7])
def test_a_bid_is_any_number_from_zero_to_the_tricks_of_the_round(size: int) -> None:
    sheet = round_of(size).deal_seed("03" * 32)
    assert sheet.legal("P1") == [f"bid {count}" for count in range(size + 1)]
    assert sheet.refused(f"P1 bid {size + 1}") is Reason.BID_TOO_HIGH
    assert sheet.refused("P1 bid 9999") is Reason.BID_TOO_HIGH


def test_a_bid_need_not_be_higher_than_the_last() -> None:
    sheet = round_of(2).deal_seed("03" * 32).play("P1 bid 2, P2 bid 0, P3 bid 1, P4 bid 1")
    assert sheet.phase is Phase.PLAY


def test_nobody_may_pass_redeal_or_bid_out_of_turn() -> None:
    sheet = round_of(2, dealer="P4").deal_seed("03" * 32)
    assert sheet.refused("P1 pass") is Reason.MUST_BID
    assert sheet.refused("P2 bid 1") is Reason.NOT_YOUR_TURN
    assert sheet.refused("P4 redeal") is Reason.REDEAL_OFF
    assert sheet.refused("P4 call redeal") is Reason.REDEAL_OFF
    assert sheet.legal("P2") == []


def test_a_bid_is_final() -> None:
    sheet = round_of(2).deal_seed("03" * 32).play("P1 bid 2")
    assert sheet.refused("P1 bid 1") is Reason.NOT_YOUR_TURN
    sheet.play("P2 bid 0, P3 bid 0, P4 bid 0")
    assert sheet.refused("P1 bid 1") is Reason.WRONG_PHASE


def test_open_bids_are_public_at_once() -> None:
    sheet = round_of(2).deal_seed("03" * 32).play("P1 bid 2")
    two = sheet.rules.auction(2).call("2")
    p1 = sheet.rules.seats[0]
    assert sheet.events == (BidMade(p1, two),)
    for seat in ("P1", "P3", None):
        view = sheet.view(seat)
        assert view.calls == ((p1, two),)
        assert view.seats[0].call == two
        assert view.contract is None
        assert [seat_view.has_called for seat_view in view.seats] == [True, False, False, False]


HIDDEN = {"bids": "hidden"}


def hidden_round() -> Sheet:
    return round_of(2, players=3, options=HIDDEN).deal("F1 F2", "W1 W2", "E1 E2", kitty="A1")


def named_calls(event: Event) -> list[Call]:
    """Return the calls that can be read off an event."""
    if isinstance(event, BidMade):
        return [event.call]
    return [call for _, call in event.calls] if isinstance(event, BidsRevealed) else []


def test_others_see_only_that_a_hidden_bid_was_made() -> None:
    sheet = hidden_round().play("P1 bid 2")
    p1 = sheet.rules.seats[0]
    assert sheet.events == (SecretBidMade(p1),)
    for seat in ("P2", "P3", None):
        view = sheet.view(seat)
        assert view.calls == ()
        assert view.seats[0].has_called
        assert view.seats[0].call is None
        assert not view.seats[0].passed
        assert "Call(" not in repr((view.seats, view.calls, view.contract))


def test_a_hidden_bid_stays_known_to_its_bidder() -> None:
    sheet = hidden_round().play("P1 bid 2, P2 bid 1")
    view = sheet.view("P1")
    assert [(seat.name, str(call)) for seat, call in view.calls] == [("P1", "2")]
    assert str(view.seats[0].call) == "2"
    assert view.seats[1].call is None


def test_different_hidden_bids_look_the_same_to_everybody_else() -> None:
    for first, second in [("0", "2"), ("1", "0")]:
        one = hidden_round().play(f"P1 bid {first}, P2 bid 0")
        other = hidden_round().play(f"P1 bid {second}, P2 bid 0")
        assert one.events == other.events
        for seat in ("P2", "P3", None):
            assert one.view(seat) == other.view(seat)
        assert one.view("P1") != other.view("P1")


def test_hidden_bids_are_revealed_together_when_the_last_is_in() -> None:
    sheet = hidden_round()
    told: list[Event] = []
    for bid in ("P1 bid 2", "P2 bid 1"):
        sheet.play(bid)
        told += events_for(sheet.events, None)
    assert [call for event in told for call in named_calls(event)] == []
    sheet.play("P3 bid 0")
    calls = tuple(
        (seat, sheet.rules.auction(2).call(name))
        for seat, name in zip(sheet.rules.seats, "210", strict=True)
    )
    assert sheet.events == (SecretBidMade(sheet.rules.seats[2]), BidsRevealed(calls))
    assert events_for(sheet.events, None) == sheet.events
    for seat in ("P1", "P2", "P3", None):
        view = sheet.view(seat)
        assert view.calls == calls
        assert [str(seat_view.call) for seat_view in view.seats] == ["2", "1", "0"]


def test_open_bids_are_not_revealed_a_second_time() -> None:
    sheet = round_of(2, players=3).deal("F1 F2", "W1 W2", "E1 E2", kitty="A1")
    sheet.play("P1 bid 2, P2 bid 1, P3 bid 0")
    assert [type(event) for event in sheet.events] == [BidMade]


HOOK = {"hook": True}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_the_hook_the_dealer_may_not_make_the_bids_add_up(players: int) -> None:
    sheet = round_of(3, players=players, options=HOOK).deal_seed("05" * 32).play("P1 bid 2")
    for seat in range(2, players):
        sheet.play(f"P{seat} bid 0")
    assert sheet.legal(f"P{players}") == ["bid 0", "bid 2", "bid 3"]
    assert sheet.refused(f"P{players} bid 1") is Reason.BIDS_ADD_UP
    assert sheet.refused(f"P{players} bid 4") is Reason.BID_TOO_HIGH
    assert sheet.play(f"P{players} bid 0").phase is Phase.PLAY


def test_the_hook_binds_only_the_dealer() -> None:
    sheet = round_of(2, options=HOOK).deal_seed("05" * 32).play("P1 bid 2")
    assert sheet.legal("P2") == ["bid 0", "bid 1", "bid 2"]
    sheet.play("P2 bid 0, P3 bid 0")
    assert sheet.legal("P4") == ["bid 1", "bid 2"]


def test_the_hook_says_nothing_when_the_bids_are_too_many_already() -> None:
    sheet = round_of(2, options=HOOK).deal_seed("05" * 32).play("P1 bid 2, P2 bid 1, P3 bid 0")
    assert sheet.legal("P4") == ["bid 0", "bid 1", "bid 2"]


def test_without_the_hook_the_bids_may_add_up() -> None:
    sheet = round_of(2).deal_seed("05" * 32).play("P1 bid 2, P2 bid 0, P3 bid 0")
    assert sheet.legal("P4") == ["bid 0", "bid 1", "bid 2"]
    assert sheet.play("P4 bid 0").phase is Phase.PLAY


def test_the_hook_does_not_go_with_hidden_bids() -> None:
    assert options_of(hook=True, bids="hidden") is OptionReason.CONFLICT
    assert options_of(hook=True, bids="open") == "15"
    assert options_of(hook=False, bids="hidden") == "15"
