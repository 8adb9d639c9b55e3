"""Naming trump: by the declarer after the discard, or by the dealer who turned up an ∞."""

from __future__ import annotations

from collections.abc import Sequence

from rook13.engine.actions import Action, NameTrump
from rook13.engine.events import TrumpSet
from rook13.engine.phases import Step
from rook13.engine.phases.dealing import open_bidding
from rook13.engine.phases.play import start_play
from rook13.engine.reasons import Reason
from rook13.engine.state import GameState, Naming


def turn(state: GameState, phase: Naming) -> int:
    """Return who names trump."""
    return phase.seat


def legal(state: GameState, phase: Naming, seat: int) -> Sequence[Action]:
    """Offer every suit."""
    if seat != phase.seat:
        return ()
    chair = state.rules.seats[seat]
    return tuple(NameTrump(chair, suit) for suit in state.rules.deck.suits)


def refusal(state: GameState, phase: Naming, action: Action) -> Reason:
    """Return why an action is not legal."""
    if not isinstance(action, NameTrump):
        return Reason.WRONG_PHASE
    return Reason.NOT_YOUR_TURN if action.seat.index != phase.seat else Reason.SUIT_UNKNOWN


def perform(state: GameState, phase: Naming, action: Action) -> Step:
    """Settle trump and go on to the play, or to the bidding where it comes afterwards."""
    assert isinstance(action, NameTrump)
    events = (TrumpSet(action.suit, action.seat),)
    trump = action.suit.index
    if phase.bidding is None:
        auction = open_bidding(state, phase.dealt, trump)
        return GameState(state.rules, state.match, auction), events
    after = start_play(state, phase.dealt, phase.bidding, phase.hands, phase.discard, trump)
    return after, events
