"""The auction in hindsight: was the contract worth its bid, and who should have gone higher.

A bid that stood is compared with what passing would have left; a pass with the cheapest higher
call, unless the opponents could have outbid that as well and made it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from rook13.analysis.contracts import Contracts
from rook13.analysis.findings import Decision, Kind, Par, Potential
from rook13.analysis.helpers import Helpers, chance_cost
from rook13.analysis.insight import consult
from rook13.analysis.ledger import Deal, Ledger
from rook13.analysis.moments import FinishedHand, Moment
from rook13.analysis.strain import strain_of, trump_of
from rook13.analysis.value import Value
from rook13.engine.actions import Action, Bid, Pass
from rook13.engine.auction import Call
from rook13.engine.cards import mask_of
from rook13.engine.game import legal_actions
from rook13.engine.state import AuctionPhase

Finder = Callable[[int, int], Potential]
"""Returns what a seat can take as declarer in a strain (where the call settles it)."""


@dataclass(frozen=True, slots=True)
class Played:
    """A contract played as well as can be, as one side sees it."""

    ledger: Ledger
    value: Value
    side: int

    def margin(self, total: int) -> int:
        """Return by how much the side outscores the other with a total of the counted side."""
        margin = self.ledger.margin(total)
        return margin if self.side == self.ledger.side else -margin

    @property
    def likely(self) -> int:
        """Return the margin as far as is known."""
        return self.margin(self.value.total)

    @property
    def worst(self) -> int:
        """Return the margin when what is in doubt goes against the side."""
        return min(self.margin(self.value.least), self.margin(self.value.most))

    @property
    def most(self) -> int:
        """Return the margin when what is in doubt goes well for the side."""
        return max(self.margin(self.value.least), self.margin(self.value.most))


@dataclass(frozen=True, slots=True)
class _Option:
    """Something else that could have been said, and what it would have come to."""

    action: Action
    played: Played


class CallReview:
    """Looks back at the calls of one hand."""

    def __init__(
        self,
        stood: Played,
        potential: Finder,
        contracts: Contracts,
        par: Par,
        helpers: Helpers,
    ) -> None:
        self._stood = stood
        self._rules = stood.ledger.rules
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
        """Return a decision for every call."""
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
            return _free(moment, estimated=not all(p.value.proven for p in compared))
        return self._costly(moment, best, actual)

    def _options(self, moment: Moment, phase: AuctionPhase) -> list[_Option]:
        """Return what the seat could have said instead, as far as hindsight can tell."""
        if isinstance(moment.action, Pass):
            return self._higher_calls(moment)
        deal = self._stood.ledger.deal
        stood = isinstance(moment.action, Bid) and moment.action.call == deal.call
        if not stood or moment.action.seat.index != deal.declarer:
            return []
        return self._instead_of_the_contract(moment, phase)

    def _higher_calls(self, moment: Moment) -> list[_Option]:
        """Return the cheapest calls above the contract, one for each strain."""
        stood, seat = self._stood.ledger.deal.call, moment.action.seat
        found: dict[int, _Option] = {}
        for action in self._bids(moment):
            call, strain = action.call, strain_of(action.call)
            higher = stood is None or call.rank > stood.rank
            if higher and strain not in found and self._stands(seat.index, call):
                found[strain] = _Option(action, self._played(seat.index, call, seat.index))
        return list(found.values())

    def _stands(self, seat: int, call: Call) -> bool:
        """Return whether a seat can hold its ground against all that the opponents can make."""
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

    def _played(self, declarer: int, call: Call, seat: int) -> Played:
        potential = self._potential(declarer, strain_of(call))
        discard, trump = mask_of(potential.discard), trump_of(strain_of(call))
        ledger = self._stood.ledger.of(Deal(declarer, call, discard, trump))
        return Played(ledger, potential.value, self._rules.side_of[seat])

    def _costly(self, moment: Moment, best: _Option, actual: Played) -> Decision:
        action, kept = moment.action, best.played
        cost = kept.likely - actual.likely
        advice = consult(self._helpers, moment, partial(_goes_along, best.action))
        return Decision(
            moment.number,
            0,
            Kind.CALL,
            action.seat,
            action,
            (best.action,),
            cost,
            cost,
            chance_cost(
                self._helpers,
                moment.before.match,
                action.seat.index,
                (kept.ledger, kept.value.total),
                (actual.ledger, actual.value.total),
            ),
            advice.insight,
            advice.suggestion,
            estimated=not (kept.value.proven and actual.value.proven),
        )


def _goes_along(best: Action, suggestion: Action) -> bool:
    """Return whether who suggests this would have done as well as with the best call."""
    return suggestion == best or (
        isinstance(best, Bid)
        and isinstance(suggestion, Bid)
        and suggestion.call.rank >= best.call.rank
    )


def _free(moment: Moment, *, estimated: bool) -> Decision:
    action = moment.action
    return Decision(moment.number, 0, Kind.CALL, action.seat, action, (), 0, estimated=estimated)
