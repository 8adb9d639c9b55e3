"""Choosing a bid by trying it out: a contract, or a misère."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from statistics import fmean, pstdev

from rook13.bots.calibration import calibration_of, tuning
from rook13.bots.hand_value import expected_tricks, misere_discard, quick_trump
from rook13.bots.heuristic_bidding import partner_has_it
from rook13.bots.payoff import (
    match_of,
    match_prize,
    stakes_of,
    win_chance,
)
from rook13.bots.search_setup import (
    Budget,
    Meter,
    aims,
    kernel_cards,
    sides_for,
    turns,
)
from rook13.bots.trials import Result, Trials, raised
from rook13.bots.worlds import World, Worlds
from rook13.engine.actions import Action, Bid, Pass
from rook13.engine.auction import Call
from rook13.engine.cards import mask_of
from rook13.engine.ruleset import Contract, Ruleset
from rook13.engine.seats import Seat
from rook13.engine.trick import NO_TRUMP
from rook13.engine.view import PlayerView
from rook13.kernel import PAYOFF, Hand, Rng, Search

FEWEST_WORLDS, MOST_WORLDS = 16, 150
ITERATIONS_A_WORLD = 40
PLAYOUTS = 2


class CallSearch:
    """Tries out the calls that a seat can make."""

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

    def choose(self) -> Action:
        legal = self._view.legal
        bids = [action for action in legal if isinstance(action, Bid)]
        passing = next((action for action in legal if isinstance(action, Pass)), None)
        if passing and (not bids or partner_has_it(self._view)):
            return passing
        if not passing and len(bids) == 1:
            return bids[0]
        best, worth = self._best_bid(bids)
        if passing is None:
            return best
        margin = tuning().over_partner if self._partner_holds() else tuning().margin
        return best if worth > self._worth_of_passing() + margin else passing

    def outcomes(self, seat: int, call: Call) -> list[Result]:
        """Return what comes of a call by a seat if it stands; not for a misère."""
        trump: int | None = None
        if call.tricks:
            trump = NO_TRUMP if call.suit is None else call.suit.index
        results = self._declared(seat, trump)
        if seat != self._me:
            return self._as_bid(results, call)
        if call.tricks:
            return results
        doubt = self._rule_of_thumb() - _mean_gain(results)
        return self._shifted(results, tuning().prior * doubt)

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
        rules, number = self._rules, self._view.number
        calls = rules.auction(number).calls
        return rules.hand_size(number) if calls[0].tricks else calls[-1].value

    def _as_bid(self, results: Sequence[Result], call: Call) -> list[Result]:
        """Return a bidder's results, raised to what such bidders take on average.

        The worlds do not show it in full, because a bid says more than single cards can.
        """
        usual = float(call.tricks) + tuning().tricks_to_spare
        if self._rules.counts_points:
            most = self._rules.auction(self._view.number).calls[-1].value
            share = calibration_of(self._rules).usual_share
            usual = max(share * most, call.value + tuning().points_to_spare)
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
        error = pstdev(chances) / math.sqrt(len(chances))
        return fmean(chances) - tuning().best_of_many * error

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
            return self._chance_without_a_result()
        return self._worth_to_the_strongest(calls[0])

    def _worth_when_declared(self, seat: int, call: Call) -> float:
        if call.misere:
            return self._chance_without_a_result()
        results = self.outcomes(seat, call)
        return fmean(self._trials.chance(results, seat, call, self._side))

    def _chance_without_a_result(self) -> float:
        match = match_of(self._view)
        return win_chance(self._rules, match.totals, match.number, self._side)

    def _worth_to_the_strongest(self, lowest: Call) -> float:
        """Assume that the strongest of the other hands gets the bid at the lowest price."""
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


MOST_ITERATIONS = 4000
HOPELESS_TRICKS = 2.0


def misere_chance(
    view: PlayerView, worlds: Sequence[World], call: Call, meter: Meter, seed: int
) -> float:
    """Return the chance to win the match by bidding a misère with this hand."""
    assert view.seat is not None
    rules, me = view.rules, view.seat.index
    made = misere_share(view, worlds, call, meter, seed)
    if not made:
        return 0.0
    contract = Contract(me, call)
    chances = match_prize(rules, match_of(view), contract, rules.side_of[me], 0).values
    return made * chances[0] + (1 - made) * chances[1]


def misere_share(
    view: PlayerView, worlds: Sequence[World], call: Call, meter: Meter, seed: int
) -> float:
    """Return how often a misère with this hand would be made; 0 if it looks hopeless."""
    tables, hand = view.rules.tables(NO_TRUMP), mask_of(view.hand)
    if hand & tables.power or expected_tricks(tables, hand) > HOPELESS_TRICKS:
        return 0.0
    return max(0.0, made_share(view, worlds, call, meter, seed) - tuning().misere_doubt)


def made_share(
    view: PlayerView,
    worlds: Sequence[World],
    call: Call,
    meter: Meter,
    seed: int,
    laid: int | None = None,
) -> float:
    """Return how often a search takes no trick with this hand and the kitty.

    Unless `laid` is given, the most dangerous cards are discarded.
    """
    assert view.seat is not None
    rules, me = view.rules, view.seat.index
    cards = kernel_cards(rules, NO_TRUMP)
    around = turns(rules, rules.sits_out(me, call))
    size = rules.hand_size(view.number)
    payoff, stakes = [PAYOFF] + [0] * size, stakes_of(rules, view.number, 0)
    budget = min(MOST_ITERATIONS, max(500, meter.left // 3))
    sides, wanted = sides_for(rules, me), aims(rules, Contract(me, call))
    search = Search(cards, sides, stakes, payoff, False, budget + 2, wanted)
    hands = [_after_exchange(rules, world, me, laid) for world in worlds]
    root, scratch = Hand(cards, around), Hand(cards, around)
    leader = rules.first_leader(view.dealer.index, me)
    leader = leader if around[leader] >= 0 else (leader + 1) % rules.players
    root.start(hands[0], leader)
    made = 0
    own = Meter(Budget(budget))
    while size := min(own.take(), meter.left):
        search.run(root, hands, size, Rng(seed + made), scratch)
        made += size
    return search.earned_by(me, made) if made else 0.0


def _after_exchange(rules: Ruleset, world: World, seat: int, laid: int | None) -> list[int]:
    hands = list(world.hands)
    everything = hands[seat] | world.aside
    if laid is None:
        laid = misere_discard(rules, everything, world.aside.bit_count())
    hands[seat] = everything & ~laid
    return hands
