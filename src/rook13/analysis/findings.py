"""What is reviewed and what a review finds, as plain values without sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from rook13.engine.actions import Action
from rook13.engine.auction import Call
from rook13.engine.cards import Card, Suit
from rook13.engine.events import Event
from rook13.engine.record import Record, opening, replay_steps
from rook13.engine.seats import Seat
from rook13.engine.state import GameOver, GameState, HandOver, HandResult, Playing


@dataclass(frozen=True, slots=True)
class Value:
    """What a side takes, and by how much that may be wrong; a proven value has no doubt."""

    total: int
    doubt: int = 0

    @property
    def proven(self) -> bool:
        return self.doubt == 0

    @property
    def least(self) -> int:
        return self.total - self.doubt

    @property
    def most(self) -> int:
        return self.total + self.doubt

    def beats(self, other: Value) -> bool:
        """Return whether this is more even if both estimates are as wrong as they may be."""
        return self.least > other.most


class Kind(Enum):
    """What was decided."""

    CALL = "call"
    DISCARD = "discard"
    TRUMP = "trump"
    CARD = "card"


class Insight(Enum):
    """Whether a loss could have been avoided with what the seat knew."""

    KNOWABLE = "knowable"
    BAD_LUCK = "bad_luck"


@dataclass(frozen=True, slots=True)
class Decision:
    """One choice of one seat, with what it cost that seat's side."""

    number: int
    """Its place among the actions of the hand, counted from 1."""
    trick: int
    """The trick it belongs to, counted from 1; 0 before the play."""
    kind: Kind
    seat: Seat
    action: Action
    best: tuple[Action, ...]
    """The actions that keep everything; empty where that was not settled."""
    cost: float
    """Points, tricks, or expected points in a game without sides."""
    score_cost: int = 0
    """By how much it changed the hand's score between the sides, with best play afterwards."""
    chance_cost: float | None = None
    """How much of the chance to win the match it cost."""
    insight: Insight | None = None
    suggestion: Action | None = None
    """What a strong player would do with what the seat knew."""
    flips: bool = False
    """Whether it decided between a contract made and set, or a promise kept and not."""
    settled: bool = True
    """Whether anything is known; a search that ran out of time finds no cost."""
    estimated: bool = False
    """Whether the cost is an estimate: then only what is clearly more than its error counts."""
    expected: bool = False
    """Whether the cost is what to expect from the seat's own view, not with all hands open."""


@dataclass(frozen=True, slots=True)
class Potential:
    """What a seat's side could take as declarer."""

    seat: Seat
    strain: int
    trump: Suit | None
    discard: tuple[Card, ...]
    value: Value
    call: Call | None = None
    """The highest call that this makes, if it makes any."""


@dataclass(frozen=True, slots=True)
class Par:
    """The best that each side could do, and the contract that nobody should outbid."""

    sides: tuple[Potential | None, ...]
    seats: tuple[Potential, ...]
    best: Potential | None

    @property
    def proven(self) -> bool:
        return all(seat.value.proven for seat in self.seats)


@dataclass(frozen=True, slots=True)
class Review:
    """A finished hand, looked at with all cards open."""

    result: HandResult
    decisions: tuple[Decision, ...]
    par: Par | None = None
    value: Value | None = None
    """What the declarer's side takes with best play from the first lead on."""
    best_exchange: Potential | None = None
    """The discard and trump that would have served the declarer best."""
    tricks_count: bool = False
    """Whether tricks are counted, not points."""

    @property
    def cards_expected(self) -> bool:
        """Return whether cards are judged by what each seat could expect, not with open hands."""
        return any(found.expected for found in self.decisions if found.kind is Kind.CARD)

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        return tuple(decision for decision in self.decisions if decision.cost > 0)

    def given_away(self, seat: Seat) -> float:
        """Return what a seat's cards gave away; calls are another kind of loss."""
        return sum(
            decision.cost
            for decision in self.mistakes
            if decision.seat == seat and decision.kind is not Kind.CALL
        )

    def turning_points(self, most: int = 3) -> tuple[Decision, ...]:
        """Return the decisions that mattered most, in the order in which they came."""
        ranked = sorted(self.mistakes, key=lambda found: (-abs(found.score_cost), -found.cost))
        return tuple(sorted(ranked[:most], key=lambda found: found.number))


@dataclass(frozen=True, slots=True)
class Moment:
    """An action, its place in the hand counted from 1, the game around it, and what it led to."""

    number: int
    before: GameState
    action: Action
    after: GameState
    events: tuple[Event, ...] = ()

    @property
    def trick(self) -> int:
        """Return the trick that the action belongs to, counted from 1; 0 before the play."""
        play = self.before.phase
        return len(play.tricks) + 1 if isinstance(play, Playing) else 0

    def decided(
        self, kind: Kind, best: tuple[Action, ...], cost: float = 0, *, estimated: bool = False
    ) -> Decision:
        place = (self.number, self.trick, kind, self.action.seat, self.action)
        return Decision(*place, best, cost, estimated=estimated)


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """A scored hand and everything that was decided in it."""

    result: HandResult
    moments: Sequence[Moment]
    entry: int = 1
    """Its place among the deals of the record, counted from 1."""


def finished_hands(record: Record) -> Iterator[FinishedHand]:
    """Return the hands of a record that were scored; raises RecordError."""
    state, moments, entry = opening(record), list[Moment](), 0
    for step in replay_steps(record):
        if step.hand != entry:
            entry, moments = step.hand, []
        elif step.number:
            moments.append(Moment(step.number, state, step.action, step.state, step.events))
        state = step.state
        if isinstance(state.phase, HandOver | GameOver) and moments:
            yield FinishedHand(state.match.results[-1], moments, step.hand)
            moments = []
