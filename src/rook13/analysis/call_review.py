"""The auction in hindsight: was the contract worth its bid, and who should have gone higher.

A bid that stood is compared with what passing would have left; a pass with the cheapest higher
call, unless the opponents could have outbid that as well and made it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rook13.analysis.findings import Decision, Insight, Kind, Potential
from rook13.analysis.helpers import Helpers, chance_cost
from rook13.analysis.ledger import Deal, Ledger
from rook13.analysis.moments import FinishedHand, Moment
from rook13.engine.actions import Action, Bid, Pass
from rook13.engine.auction import Call
from rook13.engine.cards import mask_of
from rook13.engine.game import legal_actions
from rook13.engine.ruleset import TeamRuleset
from rook13.engine.state import AuctionPhase, HandResult
from rook13.engine.trick import NO_TRUMP
from rook13.engine.view import view_for

Finder = Callable[[int, int], Potential]
"""Returns what a seat can take as declarer under a trump (where the call settles it)."""


@dataclass(frozen=True, slots=True)
class _Option:
    """Something else that could have been said, and the margin it would have brought."""

    action: Action
    contract: _Contract

    @property
    def margin(self) -> int:
        """Return what the contract brings the seat's side."""
        return self.contract.margin


@dataclass(frozen=True, slots=True)
class _Contract:
    """A contract played as well as can be: its total, and the margin of the seat's side."""

    ledger: Ledger
    total: int
    margin: int


class CallReview:
    """Looks back at the calls of one hand."""

    def __init__(
        self,
        rules: TeamRuleset,
        totals: tuple[int, ...],
        result: HandResult,
        potential: Finder,
        ceilings: Sequence[int],
        helpers: Helpers,
    ) -> None:
        self._rules = rules
        self._totals = totals
        self._result = result
        self._potential = potential
        self._ceilings = ceilings
        self._helpers = helpers

    def decisions(self, hand: FinishedHand) -> list[Decision]:
        """Return a decision for every call."""
        found = []
        for moment in hand.moments:
            if isinstance(moment.before.phase, AuctionPhase):
                found.append(self._decision(moment, moment.before.phase))
        return found

    def _decision(self, moment: Moment, phase: AuctionPhase) -> Decision:
        actual = self._played(self._result.declarer, self._result.call, moment.action.seat.index)
        options = [] if actual is None else self._options(moment, phase)
        best = max(options, key=lambda option: option.margin, default=None)
        if actual is None or best is None or best.margin <= actual.margin:
            return _free(moment)
        return self._costly(moment, best, actual)

    def _options(self, moment: Moment, phase: AuctionPhase) -> list[_Option]:
        """Return what the seat could have said instead, as far as hindsight can tell."""
        if isinstance(moment.action, Pass):
            return self._higher_calls(moment)
        stood = isinstance(moment.action, Bid) and moment.action.call == self._result.call
        if not stood or moment.action.seat.index != self._result.declarer:
            return []
        return self._instead_of_the_contract(moment, phase)

    def _higher_calls(self, moment: Moment) -> list[_Option]:
        """Return the cheapest calls above the contract, one for each trump."""
        stood, seat = self._result.call, moment.action.seat
        assert stood is not None
        found: dict[int, _Option] = {}
        for action in self._bids(moment):
            call = action.call
            if call.rank > stood.rank and _suit_index(call) not in found:
                contract = self._played(seat.index, call, seat.index)
                if contract is not None and self._stands(seat.index, call):
                    found[_suit_index(call)] = _Option(action, contract)
        return list(found.values())

    def _stands(self, seat: int, call: Call) -> bool:
        """Return whether a seat can hold its ground against all that the opponents can make."""
        highest = self._potential(seat, _suit_index(call)).call
        rank = highest.rank if highest else call.rank
        return rank >= self._ceilings[1 - self._rules.side_of[seat]]

    def _instead_of_the_contract(self, moment: Moment, phase: AuctionPhase) -> list[_Option]:
        bidding, seat = phase.bidding, moment.action.seat
        found = []
        if bidding.high is not None:
            left = self._played(bidding.high_seat, bidding.high, seat.index)
            if left is not None:
                found.append(_Option(Pass(seat), left))
        if bidding.still_in == 1:
            for action in self._bids(moment):
                contract = self._played(seat.index, action.call, seat.index)
                if contract is not None:
                    found.append(_Option(action, contract))
        return found

    def _bids(self, moment: Moment) -> Sequence[Bid]:
        legal = legal_actions(moment.before, moment.action.seat)
        return [action for action in legal if isinstance(action, Bid)]

    def _played(self, declarer: int, call: Call | None, seat: int) -> _Contract | None:
        """Return a contract as a seat's side sees it; a misère is not foreseen."""
        if call is None or call.misere:
            return None
        trump = _suit_index(call)
        potential = self._potential(declarer, trump)
        deal = Deal(declarer, call, mask_of(potential.discard), trump)
        ledger = Ledger(self._rules, deal, self._totals)
        margin = ledger.margin(potential.total)
        same = self._rules.side_of[declarer] == self._rules.side_of[seat]
        return _Contract(ledger, potential.total, margin if same else -margin)

    def _costly(self, moment: Moment, best: _Option, actual: _Contract) -> Decision:
        state, action, expert = moment.before, moment.action, self._helpers.expert
        legal = legal_actions(state, action.seat)
        suggestion = expert(view_for(state, action.seat), legal) if expert else None
        kept, cost = best.contract, best.margin - actual.margin
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
                state.match,
                action.seat.index,
                (kept.ledger, kept.total),
                (actual.ledger, actual.total),
            ),
            _insight(suggestion, best.action),
            suggestion,
        )


def _insight(suggestion: Action | None, best: Action) -> Insight | None:
    if suggestion is None:
        return None
    knew = suggestion == best or (
        isinstance(best, Bid)
        and isinstance(suggestion, Bid)
        and suggestion.call.rank >= best.call.rank
    )
    return Insight.KNOWABLE if knew else Insight.BAD_LUCK


def _suit_index(call: Call) -> int:
    return NO_TRUMP if call.suit is None else call.suit.index


def _free(moment: Moment) -> Decision:
    action = moment.action
    return Decision(moment.number, 0, Kind.CALL, action.seat, action, (), 0)
