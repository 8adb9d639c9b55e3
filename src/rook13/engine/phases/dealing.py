"""Dealing, at the start of a hand and again when a deal does not count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rook13.engine.actions import Action, Deal, Dealt
from rook13.engine.auction import Bidding
from rook13.engine.cards import Card
from rook13.engine.events import CardsDealt, DealVoided, Event, HandDealt, TrumpSet
from rook13.engine.phases import Step
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.ruleset import TrumpSource
from rook13.engine.state import (
    NOBODY,
    AuctionPhase,
    Dealing,
    GameState,
    HandOver,
    Match,
    Naming,
)

DealPhase = Dealing | HandOver


def upcoming(state: GameState) -> Match:
    """Return the match with the dealer and the number of the hand that is dealt next."""
    match = state.match
    if isinstance(state.phase, Dealing):
        return match
    dealer = state.rules.next_dealer(match.dealer)
    return replace(match, dealer=dealer, number=match.number + 1, redeals=0)


def turn(state: GameState, phase: DealPhase) -> int:
    """Return the dealer."""
    return upcoming(state).dealer


def legal(state: GameState, phase: DealPhase, seat: int) -> Sequence[Action]:
    """Let the dealer deal."""
    return (Deal(state.rules.seats[seat]),) if seat == turn(state, phase) else ()


def refusal(state: GameState, phase: DealPhase, action: Action) -> Reason:
    """Return why an action is not legal."""
    return Reason.NOT_THE_DEALER if isinstance(action, Deal) else Reason.WRONG_PHASE


def perform(state: GameState, phase: DealPhase, action: Action) -> Step:
    """Hand out the cards that came with the action."""
    assert isinstance(action, Deal)
    rules, match, dealt = state.rules, upcoming(state), action.cards
    if dealt is None:
        raise IllegalAction(Reason.DEAL_WITHOUT_CARDS)
    if not rules.fits(dealt, match.number):
        raise IllegalAction(Reason.BAD_DEAL)
    events: list[Event] = [CardsDealt(action.seat, match.number, _turned(state, dealt))]
    events += [
        HandDealt(seat, rules.deck.in_mask(hand))
        for seat, hand in zip(rules.seats, dealt.hands, strict=True)
    ]
    void = rules.void_hand(dealt)
    if void != NOBODY:
        events.append(DealVoided(rules.seats[void], rules.deck.in_mask(dealt.hands[void])))
        return GameState(rules, match, Dealing()), tuple(events)
    return _start(GameState(rules, match, Dealing()), dealt, events)


def open_bidding(state: GameState, dealt: Dealt, trump: int) -> AuctionPhase:
    """Return the auction, opened by the player left of the dealer."""
    rules, dealer = state.rules, state.match.dealer
    return AuctionPhase(dealt, Bidding(rules.players, dealer, rules.after(dealer)), trump)


def _start(state: GameState, dealt: Dealt, events: list[Event]) -> Step:
    rules, match = state.rules, state.match
    trump = rules.dealt_trump(dealt.kitty)
    if trump is None:
        naming = Naming(dealt, match.dealer, dealt.hands)
        return GameState(rules, match, naming), tuple(events)
    if rules.trump_source is TrumpSource.DEAL:
        suit = rules.deck.suits[trump] if trump >= 0 else None
        events.append(TrumpSet(suit, None))
    return GameState(rules, match, open_bidding(state, dealt, trump)), tuple(events)


def _turned(state: GameState, dealt: Dealt) -> Card | None:
    turned_up = state.rules.trump_source is TrumpSource.DEAL and dealt.kitty
    return state.rules.deck.cards[dealt.kitty.bit_length() - 1] if turned_up else None
