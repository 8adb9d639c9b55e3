"""What each promise, and alone each card, cost in expectation, from its own seat."""

from __future__ import annotations

from types import UnionType

from rook13.analysis.findings import Decision, Insight, Kind, Review
from rook13.analysis.helpers import Helpers, Judge, Reporter
from rook13.analysis.moments import FinishedHand, Moment
from rook13.engine.actions import Action, Bid, Play
from rook13.engine.game import legal_actions
from rook13.engine.state import Playing
from rook13.engine.view import view_for

NOTICEABLE = 3.0
"""Points below which a difference between two expectations is taken for noise."""


def review_solo(hand: FinishedHand, helpers: Helpers) -> Review:
    """Return the review of a hand in which everybody plays alone."""
    report = Reporter(helpers, len(hand.moments))
    return Review(hand.result, tuple(_decisions(hand, helpers, report, Bid | Play)))


def promise_decisions(hand: FinishedHand, helpers: Helpers, report: Reporter) -> list[Decision]:
    """Return a decision for every promise."""
    return _decisions(hand, helpers, report, Bid)


def _decisions(
    hand: FinishedHand, helpers: Helpers, report: Reporter, kinds: type[Action] | UnionType
) -> list[Decision]:
    found = []
    for moment in hand.moments:
        if isinstance(moment.action, kinds):
            found.append(_decision(moment, moment.action, helpers.judge))
        report.step()
    return found


def _decision(moment: Moment, action: Action, judge: Judge | None) -> Decision:
    play = moment.before.phase
    kind = Kind.CARD if isinstance(action, Play) else Kind.CALL
    trick = len(play.tricks) + 1 if isinstance(play, Playing) else 0
    legal = legal_actions(moment.before, action.seat)
    place = (moment.number, trick, kind, action.seat, action)
    if len(legal) == 1:
        return Decision(*place, (action,), 0, expected=True)
    values = judge(view_for(moment.before, action.seat), legal) if judge else {}
    if action not in values:
        return Decision(*place, (), 0, settled=False, expected=True)
    best = max(values, key=lambda choice: values[choice])
    cost = values[best] - values[action]
    if cost < NOTICEABLE:
        return Decision(*place, (action,), 0, expected=True)
    return Decision(*place, (best,), cost, round(cost), None, Insight.KNOWABLE, best, expected=True)
