"""What a review gets from outside: expert opinions, chances to win, limits, and a progress report.

Analysis does not know the bots; the caller of a review passes their judgement in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from rook13 import kernel
from rook13.analysis.findings import Decision, Insight, Moment
from rook13.analysis.scoring import SideScoring
from rook13.analysis.solver import Effort
from rook13.engine.actions import Action
from rook13.engine.redaction import view_for
from rook13.engine.ruleset import Contract, Outcome, Ruleset
from rook13.engine.state import Match
from rook13.engine.view import PlayerView

LEAST_NODES = 100_000

Expert = Callable[[PlayerView], Action]
"""What a strong player would do with what a seat knows."""
Chance = Callable[[Ruleset, Match, Contract, Outcome, int], float]
"""The chance that a side wins the match once a hand has come to an outcome."""
Judge = Callable[[PlayerView], Mapping[Action, float]]
"""The score that a seat may expect from each of its actions, where everybody bids."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How deep a review looks; less deep where the kernel is interpreted."""

    solved_tricks: int = 14
    """From so many tricks left on, positions are solved."""
    solved_contracts: int = 10
    """Contracts are solved in hands of up to so many tricks, and else tried out."""
    nodes: int = 3_000_000
    """What one value may cost."""
    all_nodes: int = 6_000_000
    """What the values of the cards may cost together, and those of the contracts again."""
    lines: int = 3
    """How many lines of good play make an estimate; 0 leaves it to simple players."""

    @classmethod
    def usual(cls) -> Depth:
        return cls() if kernel.COMPILED else cls(6, 0, 200_000, 1_000_000, 0)


@dataclass(frozen=True, slots=True)
class Helpers:
    """The injected judgement; the review leaves out what is missing."""

    experts: Sequence[Expert] = ()
    """More than one, as each may be wrong where it is close."""
    chance: Chance | None = None
    judge: Judge | None = None
    progress: Callable[[float], None] = lambda share: None
    """Gets the share that is done, and now and then the same one; may raise `Stopped`."""
    depth: Depth = Depth()


class Reporter:
    """Reports progress, passes on a request to stop, and rations the nodes."""

    def __init__(self, helpers: Helpers, steps: int) -> None:
        self._progress = helpers.progress
        self._depth = helpers.depth
        self._steps = max(1, steps)
        self._done = 0.0
        self.refill()

    def refill(self) -> None:
        """Start a part of the review with a fresh share of nodes."""
        self._left = self._depth.all_nodes

    @property
    def effort(self) -> Effort:
        """Return what the next value may cost: less and less as the nodes run out."""
        most = min(self._depth.nodes, max(LEAST_NODES, self._left // 2))
        spent = 0

        def tick(nodes: int) -> None:
            nonlocal spent
            self._left -= nodes - spent
            spent = nodes
            self.step(0)

        return Effort(most, tick)

    def step(self, steps: float = 1) -> None:
        self._done += steps
        self._progress(min(1.0, self._done / self._steps))


Counted = tuple[SideScoring, int]
"""A contract, and the total that the counted side takes in it."""


def charged(
    helpers: Helpers,
    decision: Decision,
    moment: Moment,
    totals: tuple[Counted, Counted],
    is_better: Callable[[Action], bool],
) -> Decision:
    """Return a mistake with what it cost of the chance to win, and whether that was avoidable.

    `totals` are what the best and the taken action come to.
    """
    suggestion, insight = _expert_opinion(helpers, moment, is_better)
    lost = None
    if helpers.chance is not None:
        seat, match = moment.action.seat.index, moment.before.match
        best, taken = (
            helpers.chance(
                scoring.rules,
                match,
                scoring.terms.contract,
                scoring.outcome(total),
                scoring.rules.side_of[seat],
            )
            for scoring, total in totals
        )
        lost = best - taken
    return replace(decision, chance_cost=lost, insight=insight, suggestion=suggestion)


def _expert_opinion(
    helpers: Helpers, moment: Moment, is_better: Callable[[Action], bool]
) -> tuple[Action | None, Insight | None]:
    """Return what an expert does, and whether the mistake could have been known.

    A close decision falls this way or that by chance. So a loss counts as avoidable only if every
    one of the experts does better.
    """
    state, seat = moment.before, moment.action.seat
    view = view_for(state, seat)
    first: Action | None = None
    for expert in helpers.experts:
        suggestion = expert(view)
        first = first or suggestion
        if suggestion == moment.action or not is_better(suggestion):
            return first, Insight.BAD_LUCK
    return first, Insight.KNOWABLE if first else None
