"""Promising tricks where everybody bids: what each promise is worth in many possible worlds."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from rook13.bots.budget import SLICE, Meter
from rook13.bots.calibration import calibration_of
from rook13.bots.card_search import search_for
from rook13.bots.hand_value import expected_tricks
from rook13.bots.payoff import Objective, PromiseGoal, for_match, match_of, plays_alone
from rook13.bots.position import as_lists, cards_of, turns
from rook13.bots.trials import Result, Trials, raised
from rook13.bots.worlds import World, Worlds, tables_of
from rook13.engine.actions import Action, Bid
from rook13.engine.ruleset import Contract
from rook13.engine.state import NOBODY
from rook13.engine.trick import NO_TRUMP
from rook13.engine.view import PlayerView
from rook13.kernel import PAYOFF, Dice, Hand

AROUND = 2
"""How far from the rule of thumb a promise is tried."""
ITERATIONS_A_WORLD = 20
FEWEST_WORLDS, MOST_WORLDS = 24, 300
PRIOR = 0.004
"""What the rule of thumb is ahead of others, a step at a time."""
PLAYOUTS = 2


def best_promise(
    view: PlayerView, legal: Sequence[Action], usual: Action, meter: Meter, seed: int
) -> Action:
    """Return the bid that does most for the chance to win the match."""
    assert isinstance(usual, Bid)
    middle = usual.call.tricks
    bids = [a for a in legal if isinstance(a, Bid) and abs(a.call.tricks - middle) <= AROUND]
    if len(bids) < 2 or not meter.left:
        return usual
    count = max(FEWEST_WORLDS, min(MOST_WORLDS, meter.left // ITERATIONS_A_WORLD))
    search = PromiseSearch(view, Worlds(view, seed).draw_many(count), meter, seed)
    goals = [search.objective(bid.call.tricks, for_match) for bid in bids]
    span = (max(goal.high for goal in goals) - min(goal.low for goal in goals)) or 1.0
    each = max(1, meter.left // len(bids))
    worths = [search.worth(bid.call.tricks, each, for_match) / span for bid in bids]
    return max(
        zip(bids, worths, strict=True),
        key=lambda pair: pair[1] - PRIOR * abs(pair[0].call.tricks - middle),
    )[0]


class PromiseSearch:
    """Plays a hand on after one promise or another."""

    def __init__(self, view: PlayerView, worlds: Sequence[World], meter: Meter, seed: int) -> None:
        assert view.seat is not None
        self._view = view
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

    def worth(self, tricks: int, iterations: int, goal: PromiseGoal) -> float:
        """Return what the seat gets on average, by a goal that all share."""
        objective = self.objective(tricks, goal)
        if self._rules.exact:
            return self._searched(tricks, objective, iterations)
        return self._played_out(objective, iterations)

    def _searched(self, tricks: int, objective: Objective, iterations: int) -> float:
        """Search: whoever must be exact plays each card after their promise."""
        view, rules, hands = self._view, self._rules, as_lists(self._worlds)
        contract = Contract(NOBODY, None, tuple(self._expected_bids(tricks)))
        search = search_for(view, contract, objective, iterations)
        cards, around = cards_of(view), turns(rules)
        root, scratch, dice = Hand(cards, around), Hand(cards, around), Dice(self._seed)
        root.start(hands[0], rules.first_leader(view.dealer.index, NOBODY))
        done = 0
        while done < iterations and (size := self._meter.take(min(SLICE, iterations - done))):
            search.run(root, hands, size, dice, scratch)
            done += size
        return objective.value(search.earned_by(self._me, done)) if done else objective.low

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
            if late and tried >= FEWEST_WORLDS:
                break
            found += trials.play(world, self._me, named, 0, PLAYOUTS)
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
            tables, worlds = tables_of(self._view), self._worlds[:FEWEST_WORLDS]
            tricks = fmean(expected_tricks(tables, world.hands[seat]) for world in worlds)
            self._careful_bids[seat] = int(tricks)
        return self._careful_bids[seat]
