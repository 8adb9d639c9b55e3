"""The review of a finished hand: every decision against the best, and what the cards allowed."""

from __future__ import annotations

from collections.abc import Sequence

from rook13.analysis.call_review import CallReview
from rook13.analysis.card_review import CardReview
from rook13.analysis.contracts import Contracts
from rook13.analysis.exchange_review import ExchangeReview
from rook13.analysis.findings import Decision, Par, Potential, Review
from rook13.analysis.helpers import Helpers, Reporter
from rook13.analysis.ledger import Deal, Ledger
from rook13.analysis.moments import FinishedHand
from rook13.analysis.solo_review import review_solo
from rook13.engine.point_game import PointRuleset
from rook13.engine.ruleset import TeamRuleset
from rook13.engine.state import GameState, Playing

SOLVED_A_SEAT = 3
CONTRACT_STEPS = 12
"""What finding the contracts counts in the progress, in cards."""


def review_hand(hand: FinishedHand, helpers: Helpers) -> Review:
    """Return the review of a finished hand; raises Stopped when the progress callback does."""
    rules = hand.moments[0].before.rules
    if not isinstance(rules, TeamRuleset):
        return review_solo(hand, helpers)
    return _TeamReview(rules, hand, helpers).review()


class _TeamReview:
    """Puts the parts of a review together."""

    def __init__(self, rules: TeamRuleset, hand: FinishedHand, helpers: Helpers) -> None:
        self._rules = rules
        self._hand = hand
        self._helpers = helpers
        self._report = Reporter(helpers, len(hand.moments) + 3 * CONTRACT_STEPS)
        self._state, self._play = _first_lead(hand)
        setup, self._totals = self._play.setup, self._state.match.totals
        deal = Deal(setup.declarer, setup.call, setup.discard, setup.tables.trump)
        self._ledger = Ledger(rules, deal, self._totals)
        self._contracts = Contracts(self._state, setup.dealt, setup.bidding, helpers, self._report)
        self._potentials: dict[tuple[int, int], Potential] = {}

    def review(self) -> Review:
        """Return the whole of it."""
        cards = CardReview(self._ledger, self._play, self._helpers, self._report)
        played = cards.decisions(self._hand.moments)
        self._report.refill()
        exchange, preparations = self._exchange()
        self._report.step(CONTRACT_STEPS)
        par = self._par()
        self._report.step(CONTRACT_STEPS)
        decisions = sorted(
            [*self._calls(par), *preparations, *played], key=lambda decision: decision.number
        )
        self._report.step(CONTRACT_STEPS)
        return Review(
            self._hand.result,
            tuple(decisions),
            par,
            cards.opening,
            exchange,
            tricks_count=not isinstance(self._rules, PointRuleset),
        )

    def _exchange(self) -> tuple[Potential | None, list[Decision]]:
        call = self._ledger.deal.call
        if call is None or call.misere or not self._contracts.exact:
            return None, []
        review = ExchangeReview(self._contracts, self._ledger, self._helpers)
        deal = self._ledger.deal
        self._potentials[deal.declarer, self._choice(deal.trump)[0]] = review.best
        return review.best, review.decisions(self._hand)

    def _choice(self, trump: int) -> Sequence[int]:
        """Return the trumps that a declarer can still choose when a call stands for this one."""
        return self._contracts.trumps() if isinstance(self._rules, PointRuleset) else [trump]

    def _potential(self, seat: int, trump: int) -> Potential:
        trumps = self._choice(trump)
        key = seat, trumps[0]
        if key not in self._potentials:
            solve = SOLVED_A_SEAT if len(trumps) > 1 else 1
            self._potentials[key] = self._contracts.best(seat, trumps, solve)
        return self._potentials[key]

    def _par(self) -> Par:
        trumps = self._contracts.trumps()
        seats = []
        for seat in range(self._rules.players):
            found = [self._potential(seat, trump) for trump in trumps]
            seats.append(max(found, key=_call_rank))
            self._report.step(0)
        sides = tuple(self._best_of(seats, side) for side in range(len(self._rules.sides)))
        makers = [side for side in sides if side is not None]
        return Par(sides, tuple(seats), max(makers, key=_call_rank, default=None))

    def _best_of(self, seats: Sequence[Potential], side: int) -> Potential | None:
        own = [p for p in seats if self._rules.side_of[p.seat.index] == side and p.call]
        return max(own, key=_call_rank, default=None)

    def _calls(self, par: Par) -> list[Decision]:
        if not self._contracts.exact or self._hand.result.call is None:
            return []
        ceilings = [side.call.rank if side and side.call else -1 for side in par.sides]
        review = CallReview(
            self._rules,
            self._totals,
            self._hand.result,
            self._potential,
            ceilings,
            self._helpers,
        )
        return review.decisions(self._hand)


def _call_rank(potential: Potential) -> tuple[int, int]:
    return (potential.call.rank if potential.call else -1, potential.total)


def _first_lead(hand: FinishedHand) -> tuple[GameState, Playing]:
    """Return the state in which the first card was about to be led."""
    for moment in hand.moments:
        for state in (moment.before, moment.after):
            if isinstance(state.phase, Playing):
                return state, state.phase
    raise AssertionError("a hand that was scored was played")
