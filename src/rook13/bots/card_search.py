"""Choosing a card: tree search over possible worlds, and exact solving near the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rook13.bots.calibration import calibration_of, tuning
from rook13.bots.payoff import (
    Objective,
    Prize,
    PromiseGoal,
    for_match,
    match_of,
    match_prize,
    plays_alone,
)
from rook13.bots.search_setup import (
    Meter,
    OpponentModel,
    as_lists,
    cards_of,
    contract_of,
    no_model,
    root_of,
    run,
    search_for,
    sides_for,
    sitting_out,
    turns,
)
from rook13.bots.worlds import Draw, World, plain_worlds
from rook13.engine.cards import bits
from rook13.engine.view import PlayerView
from rook13.kernel import COMPILED, PAYOFF, Hand, Rng, Solver

ITERATIONS_A_WORLD = 12
FEWEST_WORLDS, MOST_WORLDS = 24, 500
MOST_NODES = 60_000
EXPLORE = 0.4
FEWEST_SOLVED = 4
SOLVED_INTERPRETED = 4
"""Tricks that can be solved against the clock where the kernel is not compiled."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How good a search finds a card, from 0 to 1, and how often it visited it."""

    card: int
    worth: float
    visits: int


Solve = Callable[[PlayerView, Prize, Sequence[World], Meter], list[Verdict]]
"""How the rest of a hand is solved in worlds; nothing where it is too long for the budget."""


def judge_cards(
    view: PlayerView,
    meter: Meter,
    seed: int,
    alone_for: PromiseGoal = for_match,
    draw: Draw = plain_worlds,
    solve: Solve | None = None,
    opponents: OpponentModel = no_model,
) -> list[Verdict]:
    """Return what the search thinks of each card, the best first.

    `alone_for` is what everybody plays for where everybody plays alone, and `opponents` how they
    choose a card; `draw` finds the worlds, and `solve` tells what is certain in them.
    """
    assert view.seat is not None
    rules = view.rules
    drawn = draw(view, seed, _worlds_needed(view, meter, solve))
    if plays_alone(rules):
        side = rules.side_of[view.seat.index]
        objective = alone_for(rules, match_of(view), contract_of(view).bids, side)
        return search_cards(view, drawn, objective, meter, seed, opponents)
    prize = prize_of(view, drawn)
    solved = solve(view, prize, drawn, meter) if solve and Ending.fits(prize) else []
    return solved or search_cards(view, drawn, prize.for_cards, meter, seed)


def _worlds_needed(view: PlayerView, meter: Meter, solve: Solve | None) -> int:
    count = max(FEWEST_WORLDS, min(MOST_WORLDS, meter.left // ITERATIONS_A_WORLD))
    tricks = len(view.hand)
    if solve is not solve_early or _solves_early(view) or tricks > tuning().solved_tricks:
        return count
    # No more than can be solved with two cards to choose from: to draw likely worlds takes longer
    # than to solve a few.
    return max(FEWEST_WORLDS, min(count, meter.left // (2 * cost_of(tricks))))


def solve_last_tricks(
    view: PlayerView, prize: Prize, worlds: Sequence[World], meter: Meter
) -> list[Verdict]:
    """Solve so late in a hand that it always pays, and count each card by its tricks."""
    tricks, most = len(view.hand), tuning().solved_tricks
    if meter.is_timed and not COMPILED:
        most = min(most, SOLVED_INTERPRETED)
    if tricks > most or meter.left < FEWEST_SOLVED * tricks * cost_of(tricks):
        return []
    return Ending(view, prize).judge(worlds, meter)


def solve_early(
    view: PlayerView, prize: Prize, worlds: Sequence[World], meter: Meter
) -> list[Verdict]:
    """Solve earlier in games where that pays, if the budget reaches for enough worlds."""
    if _solves_early(view):
        return Ending(view, prize).judge_by_nodes(worlds, meter)
    return solve_last_tricks(view, prize, worlds, meter)


def _solves_early(view: PlayerView) -> bool:
    return COMPILED and len(view.hand) <= calibration_of(view.rules).solved_early


def prize_of(view: PlayerView, worlds: list[World]) -> Prize:
    """Return what gains of this seat's side are worth, with the mean of the counters discarded."""
    assert view.seat is not None
    rules = view.rules
    side = rules.side_of[view.seat.index]
    aside = mean_aside(view, worlds)
    return match_prize(rules, match_of(view), contract_of(view), side, aside)


def mean_aside(view: PlayerView, worlds: Sequence[World]) -> int:
    """Return the counters discarded, as far as a seat can tell."""
    if view.discard:
        return sum(card.points for card in view.discard)
    points = [view.rules.deck.points_in(world.aside) for world in worlds]
    return 5 * round(sum(points) / len(points) / 5)


def search_cards(
    view: PlayerView,
    worlds: Sequence[World],
    objective: Objective,
    meter: Meter,
    seed: int,
    opponents: OpponentModel = no_model,
) -> list[Verdict]:
    """Search the cards of a view in these worlds; the most visited one comes first."""
    room = min(meter.left, MOST_NODES)
    search = search_for(view, contract_of(view), objective, room, opponents)
    search.exploration = EXPLORE
    run(search, root_of(view), as_lists(worlds), meter, Rng(seed))
    found = [
        Verdict(card, value / (visits * PAYOFF), visits) for card, visits, value in search.choices()
    ]
    return sorted(found, key=lambda verdict: (-verdict.visits, -verdict.worth, verdict.card))


SLOTS = 1 << 13
MOST_SOLVER_NODES = 400_000
NO_LIMIT = 1 << 30
FIVE_TRICKS, EACH_MORE = 45, 3
"""What solving a card counts against the budget with five tricks left, and so many times more
with each trick above that."""
NODES_AN_ITERATION, ITERATIONS_A_QUESTION = 7, 5
"""What a node of the solver and a question to it take, compared with an iteration of the search."""
ENOUGH_WORLDS, PROBED = 16, 3
"""In fewer worlds chance decides; the first few tell how many there will be."""
DIP = 0.02
"""How much a higher gain may be worth less before solving for gains is wrong."""


def cost_of(tricks: int) -> int:
    """Return the iterations that solving one card counts for."""
    return FIVE_TRICKS * int(EACH_MORE ** max(0, tricks - 5))


class Ending:
    """Solves the last tricks double-dummy for each card, world after world."""

    def __init__(self, view: PlayerView, prize: Prize, slots: int = SLOTS) -> None:
        assert view.seat is not None
        rules, stakes = view.rules, prize.stakes
        self._stakes = stakes
        self._tie = prize.tie
        self._payoff = prize.payoff()
        self._columns = len(self._payoff) // (2 if prize.tie >= 0 else 1)
        self._sides = sides_for(rules, view.seat.index)
        self._root = root_of(view)
        self._after = root_of(view)
        self._points = rules.deck.points
        self._step = rules.step
        around = turns(rules, sitting_out(view))
        self._solver = Solver(cards_of(view), stakes, self._sides, around, slots)
        self._cost, self._most_cost = 0, NO_LIMIT
        """What the solver has done for a world and may do, in iterations of a search."""

    @staticmethod
    def fits(prize: Prize) -> bool:
        """Return whether more is never worth less, which solving takes for granted."""
        values = prize.values
        columns = len(values) // (2 if prize.tie >= 0 else 1)
        return all(values[g + 1] >= values[g] - DIP for g in range(columns - 1))

    def judge(self, worlds: Sequence[World], meter: Meter) -> list[Verdict]:
        """Return what each card is worth, the best first; nothing without a solved world."""
        choices = bits(self._root.options())
        found: list[dict[int, int]] = []
        cost = cost_of(int(self._root.hands[self._root.turn]).bit_count()) * len(choices)
        for world in worlds:
            if found and not meter.take(cost):
                break
            values = self._solve(world.hands, choices)
            if values is not None:
                found.append(values)
        return _verdicts(found)

    def judge_by_nodes(self, worlds: Sequence[World], meter: Meter) -> list[Verdict]:
        """Do the same with each node counted; return nothing if too few worlds can be solved."""
        choices = bits(self._root.options())
        found: list[dict[int, int]] = []
        self._most_cost = 2 * meter.left // ENOUGH_WORLDS
        for world in worlds:
            if len(found) >= PROBED and not meter.left:
                break
            values = self._solve(world.hands, choices)
            meter.take(self._cost)
            if values is not None:
                found.append(values)
            elif len(found) < PROBED:
                return []
        return _verdicts(found)

    def _solve(self, world: Sequence[int], choices: list[int]) -> dict[int, int] | None:
        found: dict[int, int] = {}
        guess = self._cost = 0
        for card in choices:
            gain = self._value(world, card, guess)
            if gain is None:
                return None
            guess = gain
            found[card] = self._payoff[min(gain, self._columns - 1)]
        return found

    def _value(self, world: Sequence[int], card: int, guess: int) -> int | None:
        """Return what side 0 has at the end when this card is played."""
        hand = self._after
        hand.copy_from(self._root)
        for seat, cards in enumerate(world):
            hand.hands[seat] = cards
        hand.play(card, hand.named_with(card))
        base, most = self._gained(hand), self._on_offer(hand)
        low, high = 0, most // self._step
        middle = max(1, min(high, (guess - base) // self._step))
        while low < high:
            left = NODES_AN_ITERATION * max(1, self._most_cost - self._cost)
            answer = self._solver.reaches(hand, middle * self._step, min(left, MOST_SOLVER_NODES))
            self._cost += ITERATIONS_A_QUESTION + self._solver.nodes // NODES_AN_ITERATION
            if answer < 0:
                return None
            low, high = (middle, high) if answer else (low, middle - 1)
            middle = (low + high + 1) // 2
        return base + low * self._step

    def _gained(self, hand: Hand) -> int:
        stakes = self._stakes
        seats = [seat for seat, side in enumerate(self._sides) if side == 0]
        won = sum(hand.won[seat] for seat in seats)
        gain = sum(hand.points[seat] for seat in seats) + stakes.each_trick * won
        if won >= stakes.majority:
            gain += stakes.bonus
        if hand.over() and hand.last_winner in seats:
            gain += stakes.last_trick
        return gain

    def _on_offer(self, hand: Hand) -> int:
        """Return at least as much as side 0 can still gain."""
        if hand.over():
            return 0
        left = int(max(hand.hands)).bit_count()
        cards = sum(self._points[card] for held in hand.hands for card in bits(held))
        stakes = self._stakes
        extra = stakes.last_trick + stakes.bonus + stakes.each_trick * left
        return int(hand.trick_points + cards + extra)


def _verdicts(solved: Sequence[dict[int, int]]) -> list[Verdict]:
    """Return the mean of what each card is worth in worlds, the best first."""
    if not solved:
        return []
    count = len(solved)
    found = [
        Verdict(card, sum(values[card] for values in solved) / (count * PAYOFF), count)
        for card in solved[0]
    ]
    return sorted(found, key=lambda verdict: (-verdict.worth, verdict.card))
