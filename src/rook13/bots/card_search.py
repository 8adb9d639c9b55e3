"""Choosing a card by search: tree search over worlds, and exact solving near the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rook13.bots.budget import Meter
from rook13.bots.ending import Ending, cost_of
from rook13.bots.payoff import (
    Objective,
    Prize,
    PromiseGoal,
    for_match,
    match_of,
    match_prize,
    plays_alone,
)
from rook13.bots.position import aims, as_lists, cards_of, root_of, sides_for
from rook13.bots.worlds import World, Worlds
from rook13.engine.ruleset import Contract
from rook13.engine.state import NOBODY
from rook13.engine.view import PlayerView
from rook13.kernel import COMPILED, PAYOFF, Dice, Hand, Search

ITERATIONS_A_WORLD = 12
FEWEST_WORLDS, MOST_WORLDS = 24, 500
MOST_NODES = 60_000
EXPLORE = 0.4
FEWEST_SOLVED = 4
SOLVED_INTERPRETED = 4
"""Tricks that can be solved against the clock where the kernel is not compiled."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a search thinks of a card: its worth from 0 to 1, and how much it looked at it."""

    card: int
    worth: float
    visits: int


def contract_of(view: PlayerView) -> Contract:
    """Return what was promised in the hand that is played."""
    declarer = NOBODY if view.declarer is None else view.declarer.index
    bids: tuple[int, ...] = ()
    if view.rules.everybody_bids:
        bids = tuple(seat.call.tricks if seat.call else 0 for seat in view.seats)
    return Contract(declarer, view.contract, bids)


def judge_cards(
    view: PlayerView,
    meter: Meter,
    seed: int,
    solved_tricks: int,
    alone_for: PromiseGoal = for_match,
) -> list[Verdict]:
    """Return what the search thinks of each card, the best first.

    Where everybody plays alone they play for what `alone_for` says.
    """
    budget = meter.left
    worlds = Worlds(view, seed)
    count = max(FEWEST_WORLDS, min(MOST_WORLDS, budget // ITERATIONS_A_WORLD))
    drawn = worlds.draw_many(count)
    if plays_alone(view.rules):
        return search_cards(view, drawn, None, meter, seed, alone_for)
    prize = prize_of(view, drawn)
    if _is_solvable(view, meter, solved_tricks) and Ending.fits(prize):
        verdicts = Ending(view, prize).judge(as_lists(drawn), meter)
        if verdicts:
            return [Verdict(card, worth, visits) for card, worth, visits in verdicts]
    return search_cards(view, drawn, prize, meter, seed)


def _is_solvable(view: PlayerView, meter: Meter, solved_tricks: int) -> bool:
    """Return whether there is enough budget to solve a few worlds."""
    tricks = len(view.hand)
    if meter.is_timed and not COMPILED:
        solved_tricks = min(solved_tricks, SOLVED_INTERPRETED)
    return tricks <= solved_tricks and meter.left >= FEWEST_SOLVED * tricks * cost_of(tricks)


def prize_of(view: PlayerView, worlds: list[World]) -> Prize:
    """Return the prize of this seat's side; counters laid aside are taken at their mean."""
    assert view.seat is not None
    rules = view.rules
    side = rules.side_of[view.seat.index]
    aside = mean_aside(view, worlds)
    return match_prize(rules, match_of(view), contract_of(view), side, aside)


def mean_aside(view: PlayerView, worlds: Sequence[World]) -> int:
    """Return the counters laid aside, as far as a seat can tell."""
    if view.discard:
        return sum(card.points for card in view.discard)
    points = [view.rules.deck.points_in(world.aside) for world in worlds]
    return 5 * round(sum(points) / len(points) / 5)


def search_cards(
    view: PlayerView,
    worlds: list[World],
    prize: Prize | None,
    meter: Meter,
    seed: int,
    alone_for: PromiseGoal = for_match,
) -> list[Verdict]:
    """Search the cards of a view in these worlds; without a prize everybody plays alone."""
    assert view.seat is not None
    if prize is None:
        rules, side = view.rules, view.rules.side_of[view.seat.index]
        objective = alone_for(rules, match_of(view), contract_of(view).bids, side)
    else:
        objective = Objective(prize.payoff(), prize.stakes, prize.tie)
    search = search_for(view, contract_of(view), objective, min(meter.left, MOST_NODES))
    search.exploration = EXPLORE
    root, scratch, dice = root_of(view), root_of(view), Dice(seed)
    hands = as_lists(worlds)
    run(search, root, scratch, hands, meter, dice)
    return ranked(search)


def search_for(
    view: PlayerView, contract: Contract, objective: Objective, iterations: int
) -> Search:
    """Return a search of the hand in a view, with room for so many iterations."""
    assert view.seat is not None
    rules, alone = view.rules, plays_alone(view.rules)
    return Search(
        cards_of(view),
        list(range(rules.players)) if alone else sides_for(rules, view.seat.index),
        objective.stakes,
        objective.payoff,
        alone,
        iterations + 2,
        aims(rules, contract.declarer, contract.call, contract.bids),
        objective.tie,
    )


def run(
    search: Search, root: Hand, scratch: Hand, hands: list[list[int]], meter: Meter, dice: Dice
) -> int:
    """Search in slices until the budget is used up; return the iterations made."""
    total, size = 0, meter.take()
    while size:
        search.run(root, hands, size, dice, scratch)
        total += size
        size = meter.take()
    return total


def ranked(search: Search) -> list[Verdict]:
    """Return the cards at the root, the one looked at most first."""
    found = [
        Verdict(card, value / (visits * PAYOFF), visits) for card, visits, value in search.choices()
    ]
    return sorted(found, key=lambda verdict: (-verdict.visits, -verdict.worth, verdict.card))
