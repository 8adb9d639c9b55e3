"""The end of a hand: score it, and see whether the game is decided."""

from __future__ import annotations

from dataclasses import replace

from rook13.engine.events import Event, GameWon, HandScored
from rook13.engine.phases import Step
from rook13.engine.ruleset import Outcome
from rook13.engine.state import (
    NOBODY,
    GameOver,
    GameState,
    HandOver,
    HandResult,
    Match,
    Playing,
    Renege,
)


def end_of_hand(state: GameState, play: Playing) -> Step:
    """Score a hand that was played to the end."""
    return _close(state, play, state.rules.settle(play, _scored_from(state)), NOBODY)


def end_by_renege(state: GameState, play: Playing, renege: Renege) -> Step:
    """Score a hand that a renege has ended."""
    outcome = state.rules.settle_renege(play, renege, _scored_from(state))
    return _close(state, play, outcome, renege.seat)


def _scored_from(state: GameState) -> Match:
    return replace(state.match, totals=state.rules.scored_from(state.match.totals))


def _close(state: GameState, play: Playing, outcome: Outcome, reneged: int) -> Step:
    rules, match, setup = state.rules, state.match, play.setup
    pairs = zip(match.totals, outcome.score, strict=True)
    totals = tuple(total + gain for total, gain in pairs)
    result = HandResult(
        number=match.number,
        dealer=match.dealer,
        declarer=setup.declarer,
        call=setup.call,
        trump=setup.tables.trump,
        bids=rules.promised(play),
        tricks=play.won,
        points=outcome.points,
        score=outcome.score,
        totals=totals,
        made=outcome.made,
        reneged=reneged,
    )
    match = replace(match, totals=totals, results=(*match.results, result))
    events: tuple[Event, ...] = (HandScored(result),)
    winners = rules.match_winners(match, result)
    if not winners:
        return GameState(rules, match, HandOver(play)), events
    won = GameWon(tuple(rules.sides[side] for side in winners))
    return GameState(rules, match, GameOver(play, winners)), (*events, won)
