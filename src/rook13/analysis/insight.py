"""Whether a loss could have been avoided: what strong players do with what the seat knew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rook13.analysis.findings import Insight
from rook13.analysis.helpers import Helpers
from rook13.analysis.moments import Moment
from rook13.engine.actions import Action
from rook13.engine.game import legal_actions
from rook13.engine.view import view_for


@dataclass(frozen=True, slots=True)
class Advice:
    """What a strong player does instead, and whether that is agreed to be better."""

    suggestion: Action | None = None
    insight: Insight | None = None


def consult(helpers: Helpers, moment: Moment, is_better: Callable[[Action], bool]) -> Advice:
    """Ask the experts one after the other.

    A close decision falls this way or that by chance. So a loss counts as knowable only if every
    one of them does better.
    """
    state, seat = moment.before, moment.action.seat
    view, legal = view_for(state, seat), legal_actions(state, seat)
    first: Action | None = None
    for expert in helpers.experts:
        suggestion = expert(view, legal)
        first = first or suggestion
        if suggestion == moment.action or not is_better(suggestion):
            return Advice(first, Insight.BAD_LUCK)
    return Advice(first, Insight.KNOWABLE if first else None)
