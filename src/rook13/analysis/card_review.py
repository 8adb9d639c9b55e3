"""Every card of a team game against the best one, with all hands open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from rook13.analysis.estimates import EarlyCardReview, LineEstimator
from rook13.analysis.findings import Decision, Kind, Moment, Value
from rook13.analysis.helpers import Helpers, Reporter, charged
from rook13.analysis.scoring import SideScoring
from rook13.analysis.solver import Bounds, DoubleDummy, fair_plays, value_between
from rook13.engine.actions import Action, Claim, Play
from rook13.engine.game import apply
from rook13.engine.state import NOBODY, GameOver, GameState, HandOver, Playing

EARLY_TRICKS = 12
"""With so many tricks left only the clearest positions can be solved."""
EARLY_NODES = 600_000


@dataclass(frozen=True, slots=True)
class _Turn:
    """A card that was played, with the value of the hand before it."""

    moment: Moment
    play: Playing
    value: Value


class CardReview:
    """Compares every card of a hand with the best one, with all hands open."""

    def __init__(
        self, scoring: SideScoring, first: Playing, helpers: Helpers, report: Reporter
    ) -> None:
        self._scoring = scoring
        self._helpers = helpers
        self._report = report
        self._solver = DoubleDummy.of(scoring, first)
        lines = helpers.depth.lines if LineEstimator.fit(scoring) else 0
        self._early = (
            EarlyCardReview(scoring, LineEstimator(scoring, first, report), lines)
            if lines
            else None
        )
        self._value: int | None = None
        self.opening: Value | None = None
        """What the counted side takes with best play from the first lead on."""

    def decisions(self, moments: Sequence[Moment]) -> list[Decision]:
        found = []
        for moment in moments:
            play, action = moment.before.phase, moment.action
            if isinstance(play, Playing) and isinstance(action, Play):
                found.append(self._decision(moment, play, action))
                self._report.step()
            elif isinstance(play, Playing) and not isinstance(action, Claim):
                # A card went back or the hand ended: forget what was known.
                self._value = None
        return found

    def _decision(self, moment: Moment, play: Playing, action: Play) -> Decision:
        value = self._value_before(play)
        if value is None:
            return self._early_decision(moment, play, action)
        turn = _Turn(moment, play, Value(value))
        after = self._total(moment.after, value)
        self._value = after
        best = self._best(turn)
        if after is None or not best:
            return self._early_decision(moment, play, action)
        if action in best or value == after:
            return moment.decided(Kind.CARD, best)
        return self._mistake(turn, best, Value(after))

    def _early_decision(self, moment: Moment, play: Playing, action: Play) -> Decision:
        """Judge a card by an estimate where its hand is too long to be solved."""
        if self._early is None or action not in fair_plays(moment.before, play):
            return replace(moment.decided(Kind.CARD, ()), settled=False)
        found = self._early.compare(moment, play, action)
        if found is None:
            return moment.decided(Kind.CARD, (), estimated=True)
        turn = _Turn(moment, play, found.kept)
        return self._mistake(turn, (found.best,), found.after)

    def _value_before(self, play: Playing) -> int | None:
        """Return the known value, or solve the position where that is worth a try."""
        left = self._scoring.tricks - len(play.tricks)
        at_start = not play.trick and left <= self._helpers.depth.solved_tricks
        if self._value is None and at_start:
            effort = self._report.effort
            if left >= EARLY_TRICKS:
                effort = replace(effort, nodes=min(effort.nodes, EARLY_NODES))
            found = self._solver.value(play, effort)
            self._value = found.low if found.exact else None
            if not play.tricks:
                self.opening = self._opening(play, found)
        return self._value

    def _opening(self, play: Playing, found: Bounds) -> Value:
        if found.exact or self._early is None:
            return value_between(found, self._scoring.step)
        return self._early.value(play, found)

    def _maximises(self, seat: int) -> bool:
        return self._scoring.rules.side_of[seat] == self._scoring.side

    def _total(self, state: GameState, guess: int) -> int | None:
        """Return what the counted side takes with best play from here on."""
        if isinstance(state.phase, HandOver | GameOver):
            return self._final(state)
        assert isinstance(state.phase, Playing)
        found = self._solver.value(state.phase, self._report.effort, guess)
        return found.low if found.exact else None

    def _final(self, state: GameState) -> int | None:
        assert isinstance(state.phase, HandOver | GameOver)
        if state.match.results[-1].reneged != NOBODY:
            return None
        total = self._scoring.rules.taken(state.phase.play)[self._scoring.side]
        return -total if self._scoring.ducks else total

    def _best(self, turn: _Turn) -> tuple[Action, ...]:
        choices = fair_plays(turn.moment.before, turn.play)
        if len(choices) == 1:
            return tuple(choices)
        return tuple(choice for choice in choices if self._keeps(turn, choice, turn.value.total))

    def _keeps(self, turn: _Turn, choice: Action, value: int) -> bool:
        """Return whether an action is at least as good for its seat as a value."""
        after, _ = apply(turn.moment.before, choice)
        if isinstance(after.phase, HandOver | GameOver):
            total = self._final(after)
            if total is None:
                return False
            return total >= value if self._maximises(turn.play.turn) else total <= value
        assert isinstance(after.phase, Playing)
        effort, step = self._report.effort, self._scoring.step
        if self._maximises(turn.play.turn):
            return self._solver.reaches(after.phase, value, effort) is True
        return self._solver.reaches(after.phase, value + step, effort) is False

    def _mistake(self, turn: _Turn, best: tuple[Action, ...], after: Value) -> Decision:
        scoring, seat, value = self._scoring, turn.play.turn, turn.value
        sign = 1 if self._maximises(seat) else -1
        kept, left = value.total, after.total
        worst, good = (value.least, after.most) if sign > 0 else (value.most, after.least)
        estimated = not (value.proven and after.proven)
        found = replace(
            turn.moment.decided(Kind.CARD, best, abs(kept - left), estimated=estimated),
            score_cost=sign * (scoring.margin(kept) - scoring.margin(left)),
            flips=scoring.made(worst, seat) != scoring.made(good, seat),
        )
        return charged(
            self._helpers,
            found,
            turn.moment,
            ((scoring, kept), (scoring, left)),
            partial(self._is_better, turn, best, after),
        )

    def _is_better(
        self, turn: _Turn, best: tuple[Action, ...], after: Value, suggestion: Action
    ) -> bool:
        """Return whether a suggestion keeps more than the card that was played."""
        if suggestion in best or isinstance(suggestion, Claim):
            return True
        if not isinstance(suggestion, Play) or not after.proven:
            return False
        step = self._scoring.step
        better = after.total + (step if self._maximises(turn.play.turn) else -step)
        return self._keeps(turn, suggestion, better)
