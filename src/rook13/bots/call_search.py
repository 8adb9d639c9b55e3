"""Choosing a call by trying contracts out: declare at this price, or pass."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from statistics import fmean, pstdev

from rook13.bots.bidding import partner_has_it
from rook13.bots.budget import Meter
from rook13.bots.calibration import calibration_of
from rook13.bots.hand_value import expected_tricks, quick_trump
from rook13.bots.misere import misere_chance, misere_share
from rook13.bots.payoff import match_of, win_chance
from rook13.bots.trials import Result, Trials, raised
from rook13.bots.worlds import World, Worlds
from rook13.engine.actions import Action, Bid, Pass
from rook13.engine.auction import Call
from rook13.engine.cards import mask_of
from rook13.engine.seats import Seat
from rook13.engine.trick import NO_TRUMP
from rook13.engine.view import PlayerView

FEWEST_WORLDS, MOST_WORLDS = 16, 150
ITERATIONS_A_WORLD = 40
PLAYOUTS = 2
PRIOR = 0.3
"""How far points are drawn from the simulation towards the rule of thumb."""
MARGIN = 0.004
OVER_PARTNER = 0.02
"""How much better it must be to take the bid away from the partner."""
POINTS_TO_SPARE, TRICKS_TO_SPARE = 4, -0.2
BEST_OF_MANY = 0.5
"""Standard errors taken off the best of several suits, which is best by luck in part."""


class CallSearch:
    """Tries the calls of one seat at one moment."""

    def __init__(self, view: PlayerView, meter: Meter, seed: int) -> None:
        assert view.seat is not None
        self._view = view
        self._rules = view.rules
        self._meter = meter
        self._seed = seed
        self._me = view.seat.index
        self._side = self._rules.side_of[self._me]
        self._trials = Trials(self._rules, match_of(view), seed)
        count = max(FEWEST_WORLDS, min(MOST_WORLDS, meter.left // ITERATIONS_A_WORLD))
        self._worlds = Worlds(view, seed).draw_many(count)

    def choose(self, legal: Sequence[Action]) -> Action:
        """Return the call to make."""
        bids = [action for action in legal if isinstance(action, Bid)]
        passing = next((action for action in legal if isinstance(action, Pass)), None)
        if passing and (not bids or partner_has_it(self._view)):
            return passing
        if not passing and len(bids) == 1:
            return bids[0]
        best, worth = self._best_bid(bids)
        if passing is None:
            return best
        margin = OVER_PARTNER if self._partner_holds() else MARGIN
        return best if worth > self._worth_of_passing() + margin else passing

    def outcomes(self, seat: int, call: Call) -> list[Result]:
        """Return what comes of a call that stands, other than a misère, if a seat has made it."""
        trump: int | None = None
        if call.tricks:
            trump = NO_TRUMP if call.suit is None else call.suit.index
        results = self._declared(seat, trump)
        if seat != self._me:
            return self._as_bid(results, call)
        if call.tricks:
            return results
        return self._shifted(results, PRIOR * (self._rule_of_thumb() - _mean_gain(results)))

    def made(self, seat: int, call: Call) -> tuple[float, float]:
        """Return how often a call of a seat is made, and what its side takes on average."""
        if call.misere:
            return misere_share(self._view, self._worlds, call, self._meter, self._seed), 0.0
        results = self.outcomes(seat, call)
        if seat == self._me:
            results = raised(
                self._rules, results, calibration_of(self._rules).skill_at_bid, self._most
            )
        made = self._trials.made(results, seat, call)
        return made, self._trials.taken(results, seat, call)

    def _best_bid(self, bids: list[Bid]) -> tuple[Bid, float]:
        """Return the most promising bid and the chance to win with it."""
        if not bids[0].call.tricks and not bids[0].call.misere:
            return bids[0], self._point_worth(bids[0].call)
        worths = [(bid, self._contract_worth(bid.call)) for bid in self._plausible(bids)]
        return max(worths, key=lambda pair: pair[1], default=(bids[0], 0.0))

    def _point_worth(self, call: Call) -> float:
        drawn = self.outcomes(self._me, call)
        return fmean(self._trials.chance(drawn, self._me, call, self._side))

    def _shifted(self, results: Sequence[Result], shift: float) -> list[Result]:
        """Return results with so much more gained, as far as there is more to gain."""
        return [
            Result(max(0, min(self._most, round(result.gain + shift))), result.aside)
            for result in results
        ]

    @property
    def _most(self) -> int:
        """Return the most that a side can take."""
        rules, number = self._rules, self._view.number
        calls = rules.auction(number).calls
        return rules.hand_size(number) if calls[0].tricks else calls[-1].value

    def _as_bid(self, results: Sequence[Result], call: Call) -> list[Result]:
        """Return a bidder's results, raised to what such bidders take on average.

        The worlds do not show it in full, because a bid says more than single cards can.
        """
        usual = float(call.tricks) + TRICKS_TO_SPARE
        if self._rules.counts_points:
            most = self._rules.auction(self._view.number).calls[-1].value
            share = calibration_of(self._rules).usual_share
            usual = max(share * most, call.value + POINTS_TO_SPARE)
        return self._shifted(results, max(0.0, usual - _mean_gain(results)))

    def _rule_of_thumb(self) -> float:
        """Return the points that a hand like this takes on average."""
        rules, hand = self._rules, mask_of(self._view.hand)
        tricks = expected_tricks(rules.tables(quick_trump(rules, hand)), hand)
        share = calibration_of(rules).expected_share(tricks)
        return share * rules.auction(self._view.number).calls[-1].value

    def _plausible(self, bids: list[Bid]) -> list[Bid]:
        """Leave out what no rule of thumb would think of."""
        hand = mask_of(self._view.hand)
        found = []
        for bid in bids:
            call = bid.call
            if call.misere:
                found.append(bid)
                continue
            trump = NO_TRUMP if call.suit is None else call.suit.index
            if expected_tricks(self._rules.tables(trump), hand) + 4.5 >= call.tricks:
                found.append(bid)
        return found

    def _contract_worth(self, call: Call) -> float:
        if call.misere:
            return misere_chance(self._view, self._worlds, call, self._meter, self._seed)
        results = self.outcomes(self._me, call)
        chances = self._trials.chance(results, self._me, call, self._side)
        mean = fmean(chances)
        spread = pstdev(chances) / math.sqrt(len(chances))
        return mean - BEST_OF_MANY * spread

    def _declared(self, seat: int, trump: int | None) -> list[Result]:
        found: list[Result] = []
        for tried, world in enumerate(self._worlds):
            if tried >= FEWEST_WORLDS and not self._meter.left:
                break
            found += self._trials.declare(world, seat, trump, PLAYOUTS)
        return found

    def _partner_holds(self) -> bool:
        holder = self.holder
        return holder is not None and self._rules.side_of[holder.index] == self._side

    @property
    def holder(self) -> Seat | None:
        """Return who has made the highest call."""
        calls, high = self._view.calls, self._view.contract
        return next((seat for seat, call in calls if high is not None and call == high), None)

    def _worth_of_passing(self) -> float:
        view, holder, call = self._view, self.holder, self._view.contract
        if holder is not None and call is not None:
            return self._worth_when_declared(holder.index, call)
        calls = self._rules.auction(view.number).calls
        if calls[0].tricks:
            return win_chance(self._rules, view.totals, view.number, self._side)
        return self._worth_to_the_strongest(calls[0])

    def _worth_when_declared(self, seat: int, call: Call) -> float:
        if call.misere:
            return win_chance(self._rules, self._view.totals, self._view.number, self._side)
        results = self.outcomes(seat, call)
        return fmean(self._trials.chance(results, seat, call, self._side))

    def _worth_to_the_strongest(self, lowest: Call) -> float:
        """Suppose that the best of the other hands gets the bid at the lowest price."""
        found: dict[int, list[Result]] = {}
        for world in self._worlds:
            seat = max(self._others_bidding(), key=partial(self._strength, world))
            found.setdefault(seat, []).extend(self._trials.declare(world, seat, None, 1))
        chances: list[float] = []
        for seat, results in found.items():
            raised = self._as_bid(results, lowest)
            chances += self._trials.chance(raised, seat, lowest, self._side)
        return fmean(chances)

    def _others_bidding(self) -> list[int]:
        seats = [seat.seat.index for seat in self._view.seats if not seat.passed]
        return [seat for seat in seats if seat != self._me]

    def _strength(self, world: World, seat: int) -> float:
        hand = world.hands[seat]
        return expected_tricks(self._rules.tables(quick_trump(self._rules, hand)), hand)


def _mean_gain(results: Sequence[Result]) -> float:
    return fmean(result.gain for result in results)
