"""Choosing how many tricks to promise, by searching the hand after each promise."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from rook13.bots.calibration import calibration_of, tuning
from rook13.bots.hand_value import expected_tricks
from rook13.bots.payoff import Objective, PromiseGoal, for_match, match_of, plays_alone
from rook13.bots.search_setup import (
    SLICE,
    Meter,
    OpponentModel,
    as_lists,
    cards_of,
    no_model,
    search_for,
    turns,
)
from rook13.bots.trials import Result, Trials, raised
from rook13.bots.worlds import Draw, World, plain_worlds, tables_of
from rook13.engine.actions import Action, Bid
from rook13.engine.ruleset import Contract
from rook13.engine.state import NOBODY
from rook13.engine.trick import NO_TRUMP
from rook13.engine.view import PlayerView
from rook13.kernel import PAYOFF, Hand, Rng

PLAYOUTS = 2
AROUND = 2
"""Promises are tried up to this far from the rule of thumb."""
ITERATIONS_TRIED = 20
FEWEST_TRIED, MOST_TRIED = 24, 300


def best_promise(
    view: PlayerView,
    usual: Action,
    meter: Meter,
    seed: int,
    draw: Draw = plain_worlds,
    opponents: OpponentModel = no_model,
) -> Action:
    """Return the bid that does most for the chance to win the match."""
    assert isinstance(usual, Bid)
    middle = usual.call.tricks
    bids = [a for a in view.legal if isinstance(a, Bid) and abs(a.call.tricks - middle) <= AROUND]
    if len(bids) < 2 or not meter.left:
        return usual
    count = max(FEWEST_TRIED, min(MOST_TRIED, meter.left // ITERATIONS_TRIED))
    search = PromiseSearch(view, draw(view, seed, count), meter, seed, opponents)
    goals = [search.objective(bid.call.tricks, for_match) for bid in bids]
    span = (max(goal.high for goal in goals) - min(goal.low for goal in goals)) or 1.0
    each = max(1, meter.left // len(bids))
    prior = tuning().promise_prior
    worths = search.worths([(bid.call.tricks, for_match) for bid in bids], each)
    return max(
        zip(bids, worths, strict=True),
        key=lambda pair: pair[1] / span - prior * abs(pair[0].call.tricks - middle),
    )[0]


class PromisedHand:
    """A search of the hand of a view with promises of all seats."""

    def __init__(
        self,
        view: PlayerView,
        bids: Sequence[int],
        objective: Objective,
        worlds: Sequence[World],
        iterations: int,
        seed: int,
        opponents: OpponentModel,
    ) -> None:
        assert view.seat is not None
        self._me = view.seat.index
        self._objective = objective
        self._hands = as_lists(worlds)
        self._left = iterations
        self._done = 0
        self._rng = Rng(seed)
        contract = Contract(NOBODY, None, tuple(bids))
        self._search = search_for(view, contract, objective, iterations, opponents)
        cards, around = cards_of(view), turns(view.rules)
        self._root, self._scratch = Hand(cards, around), Hand(cards, around)
        leader = view.rules.first_leader(view.dealer.index, NOBODY)
        self._root.start(self._hands[0], leader)

    def go_on(self, meter: Meter) -> None:
        """Search for a moment, if there is time left."""
        size = meter.take(min(SLICE, self._left))
        if size:
            self._search.run(self._root, self._hands, size, self._rng, self._scratch)
        self._left -= size
        self._done += size

    def worth(self) -> float:
        """Return what the seat got on average so far."""
        objective, done = self._objective, self._done
        return objective.value(self._search.earned_by(self._me, done)) if done else objective.low


class PromiseSearch:
    """Finds out what a hand is worth after one promise or another."""

    def __init__(
        self,
        view: PlayerView,
        worlds: Sequence[World],
        meter: Meter,
        seed: int,
        opponents: OpponentModel = no_model,
    ) -> None:
        assert view.seat is not None
        self._view = view
        self._opponents = opponents
        self._rules = view.rules
        self._me = view.seat.index
        self._worlds = worlds
        self._meter = meter
        self._seed = seed
        self._careful_bids: dict[int, int] = {}

    def objective(self, tricks: int, goal: PromiseGoal) -> Objective:
        """Return what the seat plays for once it has promised so many tricks."""
        side = self._rules.side_of[self._me]
        return goal(self._rules, match_of(self._view), self._expected_bids(tricks), side)

    def worths(self, promises: Sequence[tuple[int, PromiseGoal]], iterations: int) -> list[float]:
        """Return what the seat gets on average after promises, by a goal that all share.

        Each of them gets so many iterations.
        """
        if not self._rules.exact:
            goals = (self.objective(tricks, goal) for tricks, goal in promises)
            return [self._played_out(objective, iterations) for objective in goals]
        # Where promises must be exact, every card depends on them. The searches take turns, so that
        # a deadline finds all of them equally far.
        searches = [self._search(tricks, goal, iterations) for tricks, goal in promises]
        for _ in range(0, iterations, SLICE):
            for search in searches:
                search.go_on(self._meter)
        return [search.worth() for search in searches]

    def _search(self, tricks: int, goal: PromiseGoal, iterations: int) -> PromisedHand:
        bids, objective = self._expected_bids(tricks), self.objective(tricks, goal)
        return PromisedHand(
            self._view, bids, objective, self._worlds, iterations, self._seed, self._opponents
        )

    def _played_out(self, objective: Objective, iterations: int) -> float:
        """Play out: who may take more wants all they can get, whatever they promised.

        The same playouts come up for every promise, so that they compare well.
        """
        rules, trump = self._rules, self._view.trump
        trials = Trials(rules, match_of(self._view), self._seed)
        row = len(objective.payoff) // rules.players * self._me if plays_alone(rules) else 0
        named = NO_TRUMP if trump is None else trump.index
        found: list[Result] = []
        for tried, world in enumerate(self._worlds):
            late = tried * PLAYOUTS >= iterations or not self._meter.take(PLAYOUTS)
            if late and tried >= FEWEST_TRIED:
                break
            found += trials.play(world, self._me, named, world.aside, PLAYOUTS)
        most = rules.hand_size(self._view.number)
        found = raised(rules, found, calibration_of(rules).skill_at_bid, most)
        payoffs = [objective.payoff[row + result.gain] for result in found]
        return objective.value(fmean(payoffs) / PAYOFF)

    def _expected_bids(self, own: int) -> list[int]:
        """Return everybody's bid, with a guess at those not heard yet."""
        rules = self._rules
        bids = {seat.index: call.tricks for seat, call in self._view.calls if call}
        bids[self._me] = own
        silent = [seat for seat in range(rules.players) if seat not in bids]
        rest = max(0, rules.hand_size(self._view.number) - sum(bids.values()))
        for place, seat in enumerate(silent):
            # Exact promises add up to about all tricks; careful ones follow from the hands alone.
            bids[seat] = (rest + place) // len(silent) if rules.exact else self._careful_bid(seat)
        return [bids[seat] for seat in range(rules.players)]

    def _careful_bid(self, seat: int) -> int:
        if seat not in self._careful_bids:
            tables, worlds = tables_of(self._view), self._worlds[:FEWEST_TRIED]
            tricks = fmean(expected_tricks(tables, world.hands[seat]) for world in worlds)
            self._careful_bids[seat] = int(tricks)
        return self._careful_bids[seat]
