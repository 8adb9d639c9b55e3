"""The moments of a finished hand: every action with the state it was chosen in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rook13.engine.actions import Action
from rook13.engine.record import Record, opening, replay_steps
from rook13.engine.state import GameOver, GameState, HandOver, HandResult


@dataclass(frozen=True, slots=True)
class Moment:
    """An action, its place in the hand counted from 1, and the game before and after it."""

    number: int
    before: GameState
    action: Action
    after: GameState


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """A scored hand and everything that was decided in it."""

    result: HandResult
    moments: Sequence[Moment]


def finished_hands(record: Record) -> Iterator[FinishedHand]:
    """Return the hands of a record that were scored; raises RecordError."""
    state, moments, entry = opening(record), list[Moment](), 0
    for step in replay_steps(record):
        if step.hand != entry:
            entry, moments = step.hand, []
        elif step.number:
            moments.append(Moment(step.number, state, step.action, step.state))
        state = step.state
        if isinstance(state.phase, HandOver | GameOver) and moments:
            yield FinishedHand(state.match.results[-1], moments)
            moments = []
