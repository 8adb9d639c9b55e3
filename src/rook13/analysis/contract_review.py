"""The declarer's contract in hindsight: the auction, the discard and the trump.

A bid that stood is compared with what passing would have left; a pass with the cheapest higher
call, unless the opponents could have outbid that as well and made it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from rook13.analysis.contracts import Candidate, Contracts
from rook13.analysis.findings import Decision, FinishedHand, Kind, Moment, Par, Potential, Value
from rook13.analysis.helpers import Helpers, charged
from rook13.analysis.scoring import ContractTerms, SideScoring, strain_of, trump_of
from rook13.engine.actions import Action, Bid, Discard, NameTrump, Pass
from rook13.engine.auction import Call
from rook13.engine.cards import mask_of
from rook13.engine.game import legal_actions
from rook13.engine.ruleset import TrumpSource
from rook13.engine.state import AuctionPhase

Finder = Callable[[int, int], Potential]
"""Returns what a seat can take as declarer in a strain (where the call settles it)."""


@dataclass(frozen=True, slots=True)
class ContractValue:
    """What a contract is worth with best play, as one side sees it."""

    scoring: SideScoring
    value: Value
    side: int

    def margin(self, total: int) -> int:
        """Return by how much the side outscores the other with a total of the counted side."""
        margin = self.scoring.margin(total)
        return margin if self.side == self.scoring.side else -margin

    @property
    def likely(self) -> int:
        return self.margin(self.value.total)

    @property
    def worst(self) -> int:
        """Return the margin if the estimate errs against the side."""
        return min(self.margin(self.value.least), self.margin(self.value.most))

    @property
    def most(self) -> int:
        """Return the margin if the estimate errs in favour of the side."""
        return max(self.margin(self.value.least), self.margin(self.value.most))


@dataclass(frozen=True, slots=True)
class _Option:
    """Another call that could have been made, and its value."""

    action: Action
    played: ContractValue


class CallReview:
    """Looks back at the calls of one hand."""

    def __init__(
        self,
        stood: ContractValue,
        potential: Finder,
        contracts: Contracts,
        par: Par,
        helpers: Helpers,
    ) -> None:
        self._stood = stood
        self._rules = stood.scoring.rules
        self._potential = potential
        self._contracts = contracts
        self._helpers = helpers
        self._ceilings = [self._ceiling(par, side) for side in range(len(self._rules.sides))]

    def _ceiling(self, par: Par, side: int) -> int:
        """Return the rank of the highest call that a side might make."""
        own = [seat for seat in par.seats if self._rules.side_of[seat.seat.index] == side]
        return max(self._rank(potential, potential.value.most) for potential in own)

    def _rank(self, potential: Potential, total: int) -> int:
        call = self._contracts.highest_call(potential.strain, total)
        return call.rank if call else -1

    def decisions(self, hand: FinishedHand) -> list[Decision]:
        found = []
        for moment in hand.moments:
            if isinstance(moment.before.phase, AuctionPhase):
                found.append(self._decision(moment, moment.before.phase))
        return found

    def _decision(self, moment: Moment, phase: AuctionPhase) -> Decision:
        seat = moment.action.seat.index
        actual = replace(self._stood, side=self._rules.side_of[seat])
        options = self._options(moment, phase)
        best = max(options, key=lambda option: option.played.worst, default=None)
        if best is None or best.played.worst <= actual.most:
            compared = [actual, *(option.played for option in options)] if options else []
            estimated = not all(played.value.proven for played in compared)
            return moment.decided(Kind.CALL, (), estimated=estimated)
        return self._costly(moment, best, actual)

    def _options(self, moment: Moment, phase: AuctionPhase) -> list[_Option]:
        """Return what the seat could have called instead, as far as hindsight can tell."""
        if isinstance(moment.action, Pass):
            return self._higher_calls(moment)
        terms = self._stood.scoring.terms
        stood = isinstance(moment.action, Bid) and moment.action.call == terms.call
        if not stood or moment.action.seat.index != terms.declarer:
            return []
        return self._instead_of_the_contract(moment, phase)

    def _higher_calls(self, moment: Moment) -> list[_Option]:
        """Return the cheapest calls above the contract, one for each strain."""
        stood, seat = self._stood.scoring.terms.call, moment.action.seat
        found: dict[int, _Option] = {}
        for action in self._bids(moment):
            call, strain = action.call, strain_of(action.call)
            higher = stood is None or call.rank > stood.rank
            if higher and strain not in found and self._stands(seat.index, call):
                found[strain] = _Option(action, self._played(seat.index, call, seat.index))
        return list(found.values())

    def _stands(self, seat: int, call: Call) -> bool:
        """Return whether a call outbids everything that the opponents can make."""
        potential = self._potential(seat, strain_of(call))
        highest = self._rank(potential, potential.value.least)
        return max(highest, call.rank) >= self._ceilings[1 - self._rules.side_of[seat]]

    def _instead_of_the_contract(self, moment: Moment, phase: AuctionPhase) -> list[_Option]:
        bidding, seat = phase.bidding, moment.action.seat
        found = []
        if bidding.high is not None:
            left = self._played(bidding.high_seat, bidding.high, seat.index)
            found.append(_Option(Pass(seat), left))
        if bidding.still_in == 1:
            for action in self._bids(moment):
                contract = self._played(seat.index, action.call, seat.index)
                found.append(_Option(action, contract))
        return found

    def _bids(self, moment: Moment) -> Sequence[Bid]:
        legal = legal_actions(moment.before, moment.action.seat)
        return [action for action in legal if isinstance(action, Bid)]

    def _played(self, declarer: int, call: Call, seat: int) -> ContractValue:
        potential = self._potential(declarer, strain_of(call))
        discard, trump = mask_of(potential.discard), trump_of(strain_of(call))
        scoring = self._stood.scoring.of(ContractTerms(declarer, call, discard, trump))
        return ContractValue(scoring, potential.value, self._rules.side_of[seat])

    def _costly(self, moment: Moment, best: _Option, actual: ContractValue) -> Decision:
        kept = best.played
        cost = kept.likely - actual.likely
        estimated = not (kept.value.proven and actual.value.proven)
        found = moment.decided(Kind.CALL, (best.action,), cost, estimated=estimated)
        return charged(
            self._helpers,
            replace(found, score_cost=cost),
            moment,
            ((kept.scoring, kept.value.total), (actual.scoring, actual.value.total)),
            partial(_goes_along, best.action),
        )


def _goes_along(best: Action, suggestion: Action) -> bool:
    """Return whether a suggested call is as good as the best one."""
    return suggestion == best or (
        isinstance(best, Bid)
        and isinstance(suggestion, Bid)
        and suggestion.call.rank >= best.call.rank
    )


TRIED = 8
TRIED_A_STRAIN = 4


class ExchangeReview:
    """Reviews the declarer's discard and trump."""

    def __init__(self, contracts: Contracts, scoring: SideScoring, helpers: Helpers) -> None:
        self._contracts = contracts
        self._scoring = scoring
        self._helpers = helpers
        terms, call = scoring.terms, scoring.terms.call
        assert call is not None
        named = scoring.rules.trump_source is TrumpSource.DECLARER
        self._strain = terms.trump if named else strain_of(call)
        self._strains = contracts.strains if named else [self._strain]
        others = [Candidate(s, terms.discard) for s in self._strains if s != self._strain]
        self._kept = contracts.prepared(terms.declarer, Candidate(self._strain, terms.discard))
        self._own = self._better(self._kept, others)
        """The most that the discard allowed."""
        found = contracts.candidates(terms.declarer, self._strains, TRIED, TRIED_A_STRAIN)
        self.best = self._better(self._own, found)
        """The most that the cards allowed."""

    def _better(self, known: Potential, others: Sequence[Candidate]) -> Potential:
        if not others:
            return known
        return self._contracts.better(self._scoring.terms.declarer, others, known.value) or known

    def decisions(self, hand: FinishedHand) -> list[Decision]:
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
        best = NameTrump(action.seat, self._scoring.rules.deck.suits[self._own.strain])
        return self._judged(moment, Kind.TRUMP, best, self._own.value, self._kept.value)

    def _judged(
        self, moment: Moment, kind: Kind, best: Action, value: Value, after: Value
    ) -> Decision:
        scoring, estimated = self._scoring, not (value.proven and after.proven)
        if not value.beats(after):
            return moment.decided(kind, (moment.action,), estimated=estimated)
        cost = value.total - after.total
        found = replace(
            moment.decided(kind, (best,), cost, estimated=estimated),
            score_cost=scoring.margin(value.total) - scoring.margin(after.total),
            flips=scoring.outcome(value.least).made != scoring.outcome(after.most).made,
        )
        totals = ((scoring, value.total), (scoring, after.total))
        return charged(self._helpers, found, moment, totals, partial(self._is_better, after))

    def _is_better(self, after: Value, suggestion: Action) -> bool:
        terms = self._scoring.terms
        if isinstance(suggestion, NameTrump):
            candidate = Candidate(suggestion.suit.index, terms.discard)
        else:
            assert isinstance(suggestion, Discard)
            candidate = Candidate(self.best.strain, mask_of(suggestion.cards))
        return self._contracts.value(terms.declarer, candidate).beats(after)
