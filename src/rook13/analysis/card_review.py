"""Every card of a team game against the best one, with all hands open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rook13.analysis.findings import Decision, Insight, Kind
from rook13.analysis.helpers import Helpers, Reporter, chance_cost
from rook13.analysis.ledger import Ledger
from rook13.analysis.moments import Moment
from rook13.analysis.solver import Bounds, DoubleDummy, fair_plays
from rook13.engine.actions import Action, Claim, Play
from rook13.engine.game import apply, legal_actions
from rook13.engine.state import NOBODY, GameOver, GameState, HandOver, Playing
from rook13.engine.view import view_for


@dataclass(frozen=True, slots=True)
class _Turn:
    """A card that was played, with the value of the hand before it."""

    moment: Moment
    play: Playing
    card: Play
    value: int


class CardReview:
    """Goes through the play of one hand."""

    def __init__(self, ledger: Ledger, first: Playing, helpers: Helpers, report: Reporter) -> None:
        self._ledger = ledger
        self._helpers = helpers
        self._report = report
        self._solver = DoubleDummy.of(ledger, first)
        self._value: int | None = None
        self.opening: Bounds | None = None
        """What the counted side takes with best play from the first lead on."""

    def decisions(self, moments: Sequence[Moment]) -> list[Decision]:
        """Return a decision for every card."""
        found = []
        for moment in moments:
            play, action = moment.before.phase, moment.action
            if isinstance(play, Playing) and isinstance(action, Play):
                found.append(self._decision(moment, play, action))
                self._report.step()
            elif isinstance(play, Playing) and not isinstance(action, Claim):
                # A card went back or the hand ended: what was known no longer holds.
                self._value = None
        return found

    def _decision(self, moment: Moment, play: Playing, action: Play) -> Decision:
        value = self._value_before(play)
        if value is None:
            return _unsettled(moment, play, action)
        turn = _Turn(moment, play, action, value)
        after = self._total(moment.after, value)
        self._value = after
        best = self._best(turn)
        if after is None or not best:
            return _unsettled(moment, play, action)
        cost = abs(value - after)
        if action in best or not cost:
            return _decided(turn, best, 0)
        return self._mistake(turn, best, after)

    def _value_before(self, play: Playing) -> int | None:
        """Return the known value, or solve the position where that is worth a try."""
        left = self._ledger.tricks - len(play.tricks)
        at_start = not play.trick and left <= self._helpers.depth.solved_tricks
        if self._value is None and at_start:
            found = self._solver.value(play, self._report.effort)
            self._value = found.low if found.exact else None
            if not play.tricks:
                self.opening = found
        return self._value

    def _maximises(self, seat: int) -> bool:
        return self._ledger.rules.side_of[seat] == self._ledger.side

    def _total(self, state: GameState, guess: int) -> int | None:
        """Return what the counted side comes to from a state on."""
        if isinstance(state.phase, HandOver | GameOver):
            return self._final(state)
        assert isinstance(state.phase, Playing)
        found = self._solver.value(state.phase, self._report.effort, guess)
        return found.low if found.exact else None

    def _final(self, state: GameState) -> int | None:
        assert isinstance(state.phase, HandOver | GameOver)
        if state.match.results[-1].reneged != NOBODY:
            return None
        total = self._ledger.rules.taken(state.phase.play)[self._ledger.side]
        return -total if self._ledger.ducks else total

    def _best(self, turn: _Turn) -> tuple[Action, ...]:
        """Return the cards that keep the value."""
        choices = fair_plays(turn.moment.before, turn.play)
        if len(choices) == 1:
            return tuple(choices)
        return tuple(choice for choice in choices if self._keeps(turn, choice, turn.value))

    def _keeps(self, turn: _Turn, choice: Action, value: int) -> bool:
        """Return whether an action is at least as good for its seat as a value."""
        after, _ = apply(turn.moment.before, choice)
        if isinstance(after.phase, HandOver | GameOver):
            total = self._final(after)
            if total is None:
                return False
            return total >= value if self._maximises(turn.play.turn) else total <= value
        assert isinstance(after.phase, Playing)
        effort, step = self._report.effort, self._ledger.step
        if self._maximises(turn.play.turn):
            return self._solver.reaches(after.phase, value, effort) is True
        return self._solver.reaches(after.phase, value + step, effort) is False

    def _mistake(self, turn: _Turn, best: tuple[Action, ...], after: int) -> Decision:
        ledger, sign = self._ledger, 1 if self._maximises(turn.play.turn) else -1
        suggestion = self._suggestion(turn)
        outcome, kept = ledger.outcome(after), ledger.outcome(turn.value)
        return _decided(
            turn,
            best,
            abs(turn.value - after),
            score_cost=sign * (ledger.margin(turn.value) - ledger.margin(after)),
            chance_cost=chance_cost(
                self._helpers,
                turn.moment.before.match,
                turn.play.turn,
                (ledger, turn.value),
                (ledger, after),
            ),
            insight=self._insight(turn, best, suggestion, after),
            suggestion=suggestion,
            flips=outcome.made != kept.made,
        )

    def _suggestion(self, turn: _Turn) -> Action | None:
        if self._helpers.expert is None:
            return None
        state, seat = turn.moment.before, turn.card.seat
        return self._helpers.expert(view_for(state, seat), legal_actions(state, seat))

    def _insight(
        self, turn: _Turn, best: tuple[Action, ...], suggestion: Action | None, after: int
    ) -> Insight | None:
        """Return whether a strong player would have done better from that seat."""
        if suggestion is None:
            return None
        if suggestion in best or isinstance(suggestion, Claim):
            return Insight.KNOWABLE
        if suggestion == turn.card or not isinstance(suggestion, Play):
            return Insight.BAD_LUCK
        step = self._ledger.step
        better = after + step if self._maximises(turn.play.turn) else after - step
        return Insight.KNOWABLE if self._keeps(turn, suggestion, better) else Insight.BAD_LUCK


def _decided(
    turn: _Turn,
    best: tuple[Action, ...],
    cost: float,
    *,
    score_cost: int = 0,
    chance_cost: float | None = None,
    insight: Insight | None = None,
    suggestion: Action | None = None,
    flips: bool = False,
) -> Decision:
    return Decision(
        turn.moment.number,
        len(turn.play.tricks) + 1,
        Kind.CARD,
        turn.card.seat,
        turn.card,
        best,
        cost,
        score_cost,
        chance_cost,
        insight,
        suggestion,
        flips,
    )


def _unsettled(moment: Moment, play: Playing, action: Play) -> Decision:
    trick = len(play.tricks) + 1
    return Decision(moment.number, trick, Kind.CARD, action.seat, action, (), 0, settled=False)
