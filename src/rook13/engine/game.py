"""The engine's four questions: how does a game start, who acts, what is legal, what happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rook13.engine.actions import Action
from rook13.engine.phases import Step, auction, dealing, exchange, naming, play
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.state import (
    AuctionPhase,
    Dealing,
    Exchange,
    GameOver,
    GameState,
    HandOver,
    Match,
    Naming,
    PhaseState,
    Playing,
)


class _PhaseRules(NamedTuple):
    turn: Callable[[GameState, Any], int]
    legal: Callable[[GameState, Any, int], Sequence[Action]]
    refusal: Callable[[GameState, Any, Action], Reason]
    perform: Callable[[GameState, Any, Action], Step]


_DEALING = _PhaseRules(dealing.turn, dealing.legal, dealing.refusal, dealing.perform)
_PHASES: dict[type[PhaseState], _PhaseRules] = {
    Dealing: _DEALING,
    AuctionPhase: _PhaseRules(auction.turn, auction.legal, auction.refusal, auction.perform),
    Exchange: _PhaseRules(exchange.turn, exchange.legal, exchange.refusal, exchange.perform),
    Naming: _PhaseRules(naming.turn, naming.legal, naming.refusal, naming.perform),
    Playing: _PhaseRules(play.turn, play.legal, play.refusal, play.perform),
    HandOver: _DEALING,
}


def new_game(rules: Ruleset, first_dealer: Seat) -> GameState:
    """Return a game in which `first_dealer` is about to deal."""
    totals = (0,) * len(rules.sides)
    return GameState(rules, Match(first_dealer.index, totals), Dealing())


def seat_to_act(state: GameState) -> Seat | None:
    """Return the seat that the game waits for, or None when it is over."""
    phase = state.phase
    if isinstance(phase, GameOver):
        return None
    return state.rules.seats[_PHASES[type(phase)].turn(state, phase)]


def legal_actions(state: GameState, seat: Seat) -> Sequence[Action]:
    """Return everything that a seat may do now, in turn or out of turn."""
    phase = state.phase
    if isinstance(phase, GameOver):
        return ()
    return _PHASES[type(phase)].legal(state, phase, seat.index)


def apply(state: GameState, action: Action) -> Step:
    """Return the state after an action and what it brought about; IllegalAction changes nothing."""
    phase = state.phase
    if isinstance(phase, GameOver):
        raise IllegalAction(Reason.GAME_OVER)
    rules, seat = _PHASES[type(phase)], action.seat
    if not state.rules.has_seat(seat):
        raise IllegalAction(Reason.NOT_AT_THIS_TABLE)
    if action not in rules.legal(state, phase, seat.index):
        raise IllegalAction(rules.refusal(state, phase, action))
    return rules.perform(state, phase, action)
