"""The auction, and the ways in which it leads to a redeal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from rook13.engine.actions import Action, Bid, CallRedeal, Pass, Redeal
from rook13.engine.auction import Bidding, Call
from rook13.engine.events import (
    AuctionWon,
    BidMade,
    BidsRevealed,
    Event,
    KittyTaken,
    Passed,
    PassedOut,
    RedealCalled,
    RedealChosen,
    SecretBidMade,
)
from rook13.engine.phases import Step
from rook13.engine.phases.play import start_play
from rook13.engine.reasons import Reason
from rook13.engine.state import AuctionPhase, Dealing, Exchange, GameState
from rook13.engine.trick import NO_TRUMP


def turn(state: GameState, phase: AuctionPhase) -> int:
    """Return the seat that bids next."""
    return phase.bidding.turn


def legal(state: GameState, phase: AuctionPhase, seat: int) -> Sequence[Action]:
    """List the calls, then what may be done out of turn."""
    rules, bidding, chair = state.rules, phase.bidding, state.rules.seats[seat]
    actions: list[Action] = []
    if seat == bidding.turn:
        auction = rules.auction(state.match.number)
        actions += rules.bids(chair, auction.open_calls(bidding))
        if auction.may_pass(bidding):
            actions.append(Pass(chair))
    if _redeal_refusal(state, phase, seat) is None:
        actions.append(Redeal(chair))
    if _call_redeal_refusal(state, phase, seat) is None:
        actions.append(CallRedeal(chair))
    return tuple(actions)


def refusal(state: GameState, phase: AuctionPhase, action: Action) -> Reason:
    """Return why an action is not legal."""
    seat, bidding = action.seat.index, phase.bidding
    if isinstance(action, Redeal):
        return cast(Reason, _redeal_refusal(state, phase, seat))
    if isinstance(action, CallRedeal):
        return cast(Reason, _call_redeal_refusal(state, phase, seat))
    if not isinstance(action, Bid | Pass):
        return Reason.WRONG_PHASE
    if bidding.passed >> seat & 1:
        return Reason.ALREADY_PASSED
    if seat != bidding.turn:
        return Reason.NOT_YOUR_TURN
    if isinstance(action, Pass):
        return Reason.MUST_BID
    return state.rules.auction(state.match.number).refusal(bidding, action.call)


def perform(state: GameState, phase: AuctionPhase, action: Action) -> Step:
    """Make a call or deal again."""
    if isinstance(action, Redeal):
        match = replace(state.match, redeals=state.match.redeals + 1)
        return GameState(state.rules, match, Dealing()), (RedealChosen(action.seat),)
    if isinstance(action, CallRedeal):
        return GameState(state.rules, state.match, Dealing()), (RedealCalled(action.seat),)
    call = action.call if isinstance(action, Bid) else None
    bidding = phase.bidding.after(call)
    event = _call_event(state, action, call)
    if not state.rules.auction(state.match.number).closed(bidding):
        after = GameState(state.rules, state.match, AuctionPhase(phase.dealt, bidding, phase.trump))
        return after, (event,)
    after, events = _close(state, phase, bidding)
    return after, (event, *events)


def _call_event(state: GameState, action: Action, call: Call | None) -> Event:
    if call is None:
        return Passed(action.seat)
    return SecretBidMade(action.seat) if state.rules.secret_bids else BidMade(action.seat, call)


def _close(state: GameState, phase: AuctionPhase, bidding: Bidding) -> Step:
    rules = state.rules
    if rules.everybody_bids:
        after = start_play(state, phase.dealt, bidding, phase.dealt.hands, 0, phase.trump)
        return after, _revealed(state, bidding)
    if bidding.high is None:
        return _pass_out(state, phase, bidding)
    seat = bidding.high_seat
    hands = list(phase.dealt.hands)
    hands[seat] |= phase.dealt.kitty
    after = GameState(rules, state.match, Exchange(phase.dealt, bidding, tuple(hands)))
    chair = rules.seats[seat]
    kitty = KittyTaken(chair, rules.deck.in_mask(phase.dealt.kitty))
    return after, (AuctionWon(chair, bidding.high), kitty)


def _revealed(state: GameState, bidding: Bidding) -> tuple[Event, ...]:
    if not state.rules.secret_bids:
        return ()
    return (BidsRevealed(tuple((state.rules.seats[s], c) for s, c in bidding.calls if c)),)


def _pass_out(state: GameState, phase: AuctionPhase, bidding: Bidding) -> Step:
    rules, match, dealt = state.rules, state.match, phase.dealt
    if rules.plays_passed_out():
        after = start_play(state, dealt, bidding, dealt.hands, dealt.kitty, NO_TRUMP)
        return after, (PassedOut(played=True),)
    match = replace(match, dealer=rules.dealer_after_pass_out(match.dealer), redeals=0)
    return GameState(rules, match, Dealing()), (PassedOut(played=False),)


def _redeal_refusal(state: GameState, phase: AuctionPhase, seat: int) -> Reason | None:
    limit = state.rules.dealer_redeals
    if limit == 0:
        return Reason.REDEAL_OFF
    if seat != state.match.dealer:
        return Reason.NOT_THE_DEALER
    if phase.bidding.calls:
        return Reason.REDEAL_TOO_LATE
    return Reason.REDEAL_USED if limit is not None and state.match.redeals >= limit else None


def _call_redeal_refusal(state: GameState, phase: AuctionPhase, seat: int) -> Reason | None:
    if not state.rules.redeal_without_counters:
        return Reason.REDEAL_OFF
    has_counter = phase.dealt.hands[seat] & state.rules.deck.counter_mask
    return Reason.HAND_HAS_COUNTERS if has_counter else None
