"""What the declarer laid aside and named, against the best there was."""

from __future__ import annotations

from rook13.analysis.contracts import Candidate, Contracts
from rook13.analysis.findings import Decision, Insight, Kind, Potential
from rook13.analysis.helpers import Helpers, chance_cost
from rook13.analysis.ledger import Ledger
from rook13.analysis.moments import FinishedHand, Moment
from rook13.engine.actions import Action, Discard, NameTrump
from rook13.engine.cards import mask_of
from rook13.engine.game import legal_actions
from rook13.engine.ruleset import TrumpSource
from rook13.engine.view import view_for

SOLVED = 8
A_TRUMP = 4


class ExchangeReview:
    """Looks at the declarer's preparations in a hand whose contracts are solved."""

    def __init__(self, contracts: Contracts, ledger: Ledger, helpers: Helpers) -> None:
        self._contracts = contracts
        self._ledger = ledger
        self._helpers = helpers
        deal = ledger.deal
        named = ledger.rules.trump_source is TrumpSource.DECLARER
        self._trumps = contracts.trumps() if named else [deal.trump]
        known = [Candidate(trump, deal.discard, 0.0) for trump in self._trumps]
        known.sort(key=lambda candidate: candidate.trump != deal.trump)
        self._kept = contracts.total(deal.declarer, deal.trump, deal.discard).low
        self._discard_total, self._best_trump = self._with_own_discard()
        self.best: Potential = contracts.best(
            deal.declarer, self._trumps, SOLVED, A_TRUMP, known=known
        )

    def _with_own_discard(self) -> tuple[int, int]:
        """Return the most that the discard allowed, and the trump for it."""
        deal = self._ledger.deal
        best, chosen = self._kept, deal.trump
        for trump in self._trumps:
            if trump != deal.trump:
                total = self._contracts.total(deal.declarer, trump, deal.discard, best).low
                if total > best:
                    best, chosen = total, trump
        return best, chosen

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
        if self.best.total <= self._discard_total:
            return _free(moment, Kind.DISCARD, action)
        return self._costly(moment, Kind.DISCARD, best, self.best.total, self._discard_total)

    def _trump(self, moment: Moment, action: NameTrump) -> Decision:
        if self._discard_total <= self._kept:
            return _free(moment, Kind.TRUMP, action)
        best = NameTrump(action.seat, self._ledger.rules.deck.suits[self._best_trump])
        return self._costly(moment, Kind.TRUMP, best, self._discard_total, self._kept)

    def _costly(self, moment: Moment, kind: Kind, best: Action, total: int, after: int) -> Decision:
        ledger, suggestion = self._ledger, self._suggestion(moment)
        return Decision(
            moment.number,
            0,
            kind,
            moment.action.seat,
            moment.action,
            (best,),
            total - after,
            ledger.margin(total) - ledger.margin(after),
            chance_cost(
                self._helpers,
                moment.before.match,
                ledger.deal.declarer,
                (ledger, total),
                (ledger, after),
            ),
            self._insight(moment, suggestion, after),
            suggestion,
            ledger.outcome(total).made != ledger.outcome(after).made,
        )

    def _suggestion(self, moment: Moment) -> Action | None:
        expert, state, seat = self._helpers.expert, moment.before, moment.action.seat
        return expert(view_for(state, seat), legal_actions(state, seat)) if expert else None

    def _insight(self, moment: Moment, suggestion: Action | None, after: int) -> Insight | None:
        """Return whether a strong player would have prepared better."""
        if suggestion is None:
            return None
        if suggestion == moment.action:
            return Insight.BAD_LUCK
        seat, deal, best = self._ledger.deal.declarer, self._ledger.deal, self.best
        if isinstance(suggestion, NameTrump):
            total = self._contracts.total(seat, suggestion.suit.index, deal.discard, after).low
        else:
            assert isinstance(suggestion, Discard)
            trump = deal.trump if best.trump is None else best.trump.index
            total = self._contracts.total(seat, trump, mask_of(suggestion.cards), after).low
        return Insight.KNOWABLE if total > after else Insight.BAD_LUCK


def _free(moment: Moment, kind: Kind, action: Action) -> Decision:
    return Decision(moment.number, 0, kind, action.seat, action, (action,), 0)
