"""The review of a finished hand: every decision against the best, and what the cards allowed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import UnionType

from rook13.analysis.card_review import CardReview
from rook13.analysis.contract_review import CallReview, ContractValue, ExchangeReview
from rook13.analysis.contracts import Candidate, Contracts
from rook13.analysis.findings import (
    Decision,
    FinishedHand,
    Insight,
    Kind,
    Moment,
    Par,
    Potential,
    Review,
    Value,
)
from rook13.analysis.helpers import Helpers, Judge, Reporter
from rook13.analysis.scoring import MISERE, ContractTerms, SideScoring, strain_of
from rook13.engine.actions import Action, Bid, Play
from rook13.engine.cards import mask_of
from rook13.engine.redaction import view_for
from rook13.engine.ruleset import Ruleset, TrumpSource
from rook13.engine.state import NOBODY, GameState, Playing

LOOKED_INTO = 3
"""How many trumps and discards are tried where the declarer names trump."""
MISERES = 4
"""How many discards of a misère are tried: one card too high loses everything."""
CONTRACT_STEPS = 12
"""The weight of finding contracts in the progress, in cards."""


def review_hand(hand: FinishedHand, helpers: Helpers) -> Review:
    """Return the review of a finished hand; raises Stopped when the progress callback does."""
    rules = hand.moments[0].before.rules
    if len(rules.sides) == rules.players:
        return review_solo(hand, helpers)
    if rules.everybody_bids:
        return _review_promises(rules, hand, helpers)
    return _ContractReview(rules, hand, helpers).review()


def _review_promises(rules: Ruleset, hand: FinishedHand, helpers: Helpers) -> Review:
    """Return the review of a hand in which sides play for what their seats promised."""
    report = Reporter(helpers, 2 * len(hand.moments))
    calls = promise_decisions(hand, helpers, report)
    state, play = _first_lead(hand)
    terms = ContractTerms(NOBODY, None, 0, play.setup.tables.trump, rules.promised(play))
    cards = CardReview(SideScoring(rules, terms, state.match), play, helpers, report)
    played = cards.decisions(hand.moments)
    decisions = sorted([*calls, *played], key=lambda found: found.number)
    return Review(hand.result, tuple(decisions), tricks_count=not rules.counts_points)


class _ContractReview:
    """Reviews a hand with a declarer."""

    def __init__(self, rules: Ruleset, hand: FinishedHand, helpers: Helpers) -> None:
        self._rules = rules
        self._hand = hand
        self._helpers = helpers
        self._report = Reporter(helpers, len(hand.moments) + 3 * CONTRACT_STEPS)
        self._state, self._play = _first_lead(hand)
        setup = self._play.setup
        terms = ContractTerms(setup.declarer, setup.call, setup.discard, setup.tables.trump)
        self._scoring = SideScoring(rules, terms, self._state.match)
        self._contracts = Contracts(self._state, setup.dealt, setup.bidding, helpers, self._report)
        self._potentials: dict[tuple[int, int], Potential] = {}

    def review(self) -> Review:
        cards = CardReview(self._scoring, self._play, self._helpers, self._report)
        played = cards.decisions(self._hand.moments)
        self._report.refill()
        exchange, preparations = self._exchange()
        self._report.step(CONTRACT_STEPS)
        par = self._par()
        self._report.step(CONTRACT_STEPS)
        calls = self._calls(par, cards.opening)
        decisions = sorted([*calls, *preparations, *played], key=lambda found: found.number)
        self._report.step(CONTRACT_STEPS)
        return Review(
            self._hand.result,
            tuple(decisions),
            par,
            cards.opening,
            exchange,
            tricks_count=not self._rules.counts_points,
        )

    def _exchange(self) -> tuple[Potential | None, list[Decision]]:
        terms = self._scoring.terms
        if terms.call is None:
            return None, []
        review = ExchangeReview(self._contracts, self._scoring, self._helpers)
        key = terms.declarer, self._choice(strain_of(terms.call))[0]
        self._potentials[key] = self._contracts.in_doubt(review.best)
        return review.best, review.decisions(self._hand)

    def _choice(self, strain: int) -> Sequence[int]:
        """Return the strains that a declarer can still choose when a call stands for this one."""
        named = self._rules.trump_source is TrumpSource.DECLARER
        return self._contracts.strains if named else [strain]

    def _potential(self, seat: int, strain: int) -> Potential:
        strains = self._choice(strain)
        key = seat, strains[0]
        if key not in self._potentials:
            self._potentials[key] = self._contracts.best(seat, self._candidates(seat, strains))
        return self._potentials[key]

    def _candidates(self, seat: int, strains: Sequence[int]) -> list[Candidate]:
        if strains == [MISERE]:
            return self._contracts.candidates(seat, strains, MISERES, MISERES)
        return self._contracts.candidates(seat, strains, LOOKED_INTO if len(strains) > 1 else 1)

    def _par(self) -> Par:
        seats = []
        for seat in range(self._rules.players):
            found = [self._potential(seat, strain) for strain in self._contracts.strains]
            seats.append(max(found, key=_call_rank))
            self._report.step(0)
        sides = tuple(self._best_of(seats, side) for side in range(len(self._rules.sides)))
        makers = [side for side in sides if side is not None]
        return Par(sides, tuple(seats), max(makers, key=_call_rank, default=None))

    def _best_of(self, seats: Sequence[Potential], side: int) -> Potential | None:
        own = [p for p in seats if self._rules.side_of[p.seat.index] == side and p.call]
        return max(own, key=_call_rank, default=None)

    def _calls(self, par: Par, opening: Value | None) -> list[Decision]:
        terms, value, scoring = self._scoring.terms, opening, self._scoring
        if terms.call is not None:
            best = self._potential(terms.declarer, strain_of(terms.call))
            value = best.value
            scoring = scoring.of(replace(terms, discard=mask_of(best.discard)))
        if value is None:
            return []
        stood = ContractValue(scoring, value, scoring.side)
        review = CallReview(stood, self._potential, self._contracts, par, self._helpers)
        return review.decisions(self._hand)


def _call_rank(potential: Potential) -> tuple[int, int]:
    return (potential.call.rank if potential.call else -1, potential.value.total)


def _first_lead(hand: FinishedHand) -> tuple[GameState, Playing]:
    """Return the state in which the first card was about to be led."""
    for moment in hand.moments:
        for state in (moment.before, moment.after):
            if isinstance(state.phase, Playing):
                return state, state.phase
    raise AssertionError("a hand that was scored was played")


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
    kind = Kind.CARD if isinstance(action, Play) else Kind.CALL
    view = view_for(moment.before, action.seat)
    right = replace(moment.decided(kind, (action,)), expected=True)
    if len(view.legal) == 1:
        return right
    values = judge(view) if judge else {}
    if action not in values:
        return replace(right, best=(), settled=False)
    best = max(values, key=lambda choice: values[choice])
    cost = values[best] - values[action]
    if cost < NOTICEABLE:
        return right
    return replace(
        right,
        best=(best,),
        cost=cost,
        score_cost=round(cost),
        insight=Insight.KNOWABLE,
        suggestion=best,
    )
