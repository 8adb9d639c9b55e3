"""What the declarer laid aside and named, against the best there was."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rook13.analysis.contracts import Contracts
from rook13.analysis.discards import Candidate
from rook13.analysis.findings import Decision, Kind, Potential
from rook13.analysis.helpers import Helpers, chance_cost
from rook13.analysis.insight import consult
from rook13.analysis.ledger import Ledger
from rook13.analysis.moments import FinishedHand, Moment
from rook13.analysis.strain import strain_of
from rook13.analysis.value import Value
from rook13.engine.actions import Action, Discard, NameTrump
from rook13.engine.cards import mask_of
from rook13.engine.ruleset import TrumpSource

LOOKED_INTO = 8
A_STRAIN = 4


class ExchangeReview:
    """Looks at the declarer's preparations."""

    def __init__(self, contracts: Contracts, ledger: Ledger, helpers: Helpers) -> None:
        self._contracts = contracts
        self._ledger = ledger
        self._helpers = helpers
        deal, call = ledger.deal, ledger.deal.call
        assert call is not None
        named = ledger.rules.trump_source is TrumpSource.DECLARER
        self._strain = deal.trump if named else strain_of(call)
        self._strains = contracts.strains if named else [self._strain]
        others = [Candidate(s, deal.discard) for s in self._strains if s != self._strain]
        self._kept = contracts.prepared(deal.declarer, Candidate(self._strain, deal.discard))
        self._own = self._better(self._kept, others)
        """The most that the discard allowed."""
        found = contracts.candidates(deal.declarer, self._strains, LOOKED_INTO, A_STRAIN)
        self.best = self._better(self._own, found)
        """The most that the cards allowed."""

    def _better(self, known: Potential, others: Sequence[Candidate]) -> Potential:
        if not others:
            return known
        return self._contracts.better(self._ledger.deal.declarer, others, known.value) or known

    def decisions(self, hand: FinishedHand) -> list[Decision]:
        """Return a decision for the discard and one for the trump."""
        found = []
        for moment in hand.moments:
            if isinstance(moment.action, Discard):
                found.append(self._discard(moment, moment.action))
            elif isinstance(moment.action, NameTrump):
                found.append(self._trump(moment, moment.action))
        return found

    def _discard(self, moment: Moment, action: Discard) -> Decision:
        best = Discard(action.seat, self.best.discard)
        return self._judged(moment, Kind.DISCARD, best, self.best.value, self._own.value)

    def _trump(self, moment: Moment, action: NameTrump) -> Decision:
        best = NameTrump(action.seat, self._ledger.rules.deck.suits[self._own.strain])
        return self._judged(moment, Kind.TRUMP, best, self._own.value, self._kept.value)

    def _judged(
        self, moment: Moment, kind: Kind, best: Action, value: Value, after: Value
    ) -> Decision:
        ledger, action = self._ledger, moment.action
        place = (moment.number, 0, kind, action.seat, action)
        estimated = not (value.proven and after.proven)
        if not value.beats(after):
            return Decision(*place, (action,), 0, estimated=estimated)
        advice = consult(self._helpers, moment, partial(self._is_better, after))
        return Decision(
            *place,
            (best,),
            value.total - after.total,
            ledger.margin(value.total) - ledger.margin(after.total),
            chance_cost(
                self._helpers,
                moment.before.match,
                ledger.deal.declarer,
                (ledger, value.total),
                (ledger, after.total),
            ),
            advice.insight,
            advice.suggestion,
            ledger.outcome(value.least).made != ledger.outcome(after.most).made,
            estimated=estimated,
        )

    def _is_better(self, after: Value, suggestion: Action) -> bool:
        """Return whether a strong player would have prepared better."""
        deal = self._ledger.deal
        if isinstance(suggestion, NameTrump):
            candidate = Candidate(suggestion.suit.index, deal.discard)
        else:
            assert isinstance(suggestion, Discard)
            candidate = Candidate(self.best.strain, mask_of(suggestion.cards))
        return self._contracts.value(deal.declarer, candidate).beats(after)
