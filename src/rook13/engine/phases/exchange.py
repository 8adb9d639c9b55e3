"""The exchange: the declarer has picked up the kitty and discards as many cards."""

from __future__ import annotations

from collections.abc import Sequence

from rook13.engine.actions import Action, Discard
from rook13.engine.cards import mask_of
from rook13.engine.events import DiscardLaid, Event, Exchanged, TrumpSet
from rook13.engine.legal import DiscardChoices
from rook13.engine.phases import Step
from rook13.engine.phases.play import start_play
from rook13.engine.reasons import Reason
from rook13.engine.ruleset import TrumpSource
from rook13.engine.state import Exchange, GameState, Naming
from rook13.engine.trick import NO_TRUMP


def turn(state: GameState, phase: Exchange) -> int:
    """Return the declarer."""
    return phase.bidding.high_seat


def legal(state: GameState, phase: Exchange, seat: int) -> Sequence[Action]:
    """Offer every choice of cards, made on demand."""
    if seat != phase.bidding.high_seat:
        return ()
    rules = state.rules
    cards = rules.deck.in_mask(rules.discardable(phase.hands[seat]))
    return DiscardChoices(rules.seats[seat], cards, rules.kitty_size(state.match.number))


def refusal(state: GameState, phase: Exchange, action: Action) -> Reason:
    """Return why an action is not legal."""
    if not isinstance(action, Discard):
        return Reason.WRONG_PHASE
    seat = action.seat.index
    if seat != phase.bidding.high_seat:
        return Reason.NOT_YOUR_TURN
    deck, hand = state.rules.deck, phase.hands[seat]
    if any(card not in deck.in_mask(hand) for card in action.cards):
        return Reason.DISCARD_NOT_HELD
    counters_kept = mask_of(action.cards) & ~state.rules.discardable(hand)
    return Reason.DISCARD_COUNTER if counters_kept else Reason.DISCARD_WRONG_COUNT


def perform(state: GameState, phase: Exchange, action: Action) -> Step:
    """Lay the cards aside; trump is named next unless the call has done so."""
    assert isinstance(action, Discard)
    rules, seat = state.rules, action.seat.index
    discard = mask_of(action.cards)
    hands = list(phase.hands)
    hands[seat] &= ~discard
    events: list[Event] = [
        Exchanged(action.seat, len(action.cards)),
        DiscardLaid(action.seat, action.cards),
    ]
    if rules.trump_source is TrumpSource.DECLARER:
        naming = Naming(phase.dealt, seat, tuple(hands), phase.bidding, discard)
        return GameState(rules, state.match, naming), tuple(events)
    call = phase.bidding.high
    suit = call.suit if call else None
    trump = suit.index if suit else NO_TRUMP
    events.append(TrumpSet(suit, action.seat))
    after = start_play(state, phase.dealt, phase.bidding, tuple(hands), discard, trump)
    return after, tuple(events)
