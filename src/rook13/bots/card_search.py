"""Choosing a card by search: tree search over worlds, and exact solving near the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rook13.bots.budget import Meter
from rook13.bots.ending import Ending, cost_of
from rook13.bots.payoff import PayoffTable, Prize, match_of, match_payoff, team_prize
from rook13.bots.position import aims, as_lists, cards_of, root_of, sides_for
from rook13.bots.worlds import World, Worlds
from rook13.engine.ruleset import Contract
from rook13.engine.state import NOBODY
from rook13.engine.view import PlayerView
from rook13.kernel import COMPILED, PAYOFF, Dice, Hand, Search, Stakes

ITERATIONS_A_WORLD = 12
FEWEST_WORLDS, MOST_WORLDS = 24, 500
MOST_NODES = 60_000
EXPLORE = 0.4
FEWEST_SOLVED = 4
SOLVED_INTERPRETED = 4
"""Tricks that can be solved against the clock where the kernel is not compiled."""
NO_PRIZE = Prize((0.0,), Stakes(0, 0, 0, 99))
"""Stands in where everybody plays alone, by the tricks of each."""


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
    alone_for: PayoffTable = match_payoff,
) -> list[Verdict]:
    """Return what the search thinks of each card, the best first.

    Where everybody plays alone they play for what `alone_for` says.
    """
    budget = meter.left
    worlds = Worlds(view, seed)
    count = max(FEWEST_WORLDS, min(MOST_WORLDS, budget // ITERATIONS_A_WORLD))
    alone = view.rules.everybody_bids
    drawn = worlds.draw_many(count)
    if alone:
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
    return team_prize(rules, match_of(view), contract_of(view), side, aside)


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
    alone_for: PayoffTable = match_payoff,
) -> list[Verdict]:
    """Search the cards of a view in these worlds; without a prize everybody plays alone."""
    assert view.seat is not None
    rules, me, contract = view.rules, view.seat.index, contract_of(view)
    wanted = aims(rules, contract.declarer, contract.call, contract.bids)
    cards = cards_of(view)
    if prize is None:
        prize = NO_PRIZE
        payoff = alone_for(rules, match_of(view), contract.bids)
        sides = list(range(rules.players))
    else:
        payoff, sides = prize.payoff(), sides_for(rules, me)
    alone = prize is NO_PRIZE
    capacity = min(meter.left, MOST_NODES) + 2
    search = Search(cards, sides, prize.stakes, payoff, alone, capacity, wanted, prize.tie)
    search.exploration = EXPLORE
    root, scratch, dice = root_of(view), root_of(view), Dice(seed)
    hands = as_lists(worlds)
    run(search, root, scratch, hands, meter, dice)
    return ranked(search)


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
