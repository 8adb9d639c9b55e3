"""From a view to the kernel: how much a bot may think, the hand as it stands, and the search."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rook13.bots.calibration import profile
from rook13.bots.payoff import Objective, plays_alone
from rook13.bots.worlds import World, cards_seen, tables_of
from rook13.engine.cards import mask_of
from rook13.engine.ruleset import Contract, Ruleset
from rook13.engine.state import NOBODY
from rook13.engine.trick import NO_LEAD
from rook13.engine.view import PlayerView
from rook13.kernel import FOR_POINTS, LEAST, Cards, Hand, PromisePlayers, Rng, Search

SLICE = 250


@dataclass(frozen=True, slots=True)
class Budget:
    """Iterations and seconds; with iterations alone a bot is deterministic."""

    iterations: int
    seconds: float | None = None


def usual_budget(level: str, game: str) -> Budget:
    """Return how much a level thinks about a decision of a game."""
    budgets = profile().budgets_in.get(game, {})
    return Budget(*budgets.get(level, profile().budgets[level]))


class Meter:
    """Counts one decision's thinking against its budget."""

    def __init__(self, budget: Budget, clock: Callable[[], float] = time.monotonic) -> None:
        self._left = budget.iterations
        self._clock = clock
        self._deadline = None if budget.seconds is None else clock() + budget.seconds

    @property
    def is_timed(self) -> bool:
        return self._deadline is not None

    @property
    def left(self) -> int:
        """Return how many iterations are left, none after the deadline."""
        late = self._deadline is not None and self._clock() >= self._deadline
        return 0 if late else self._left

    def take(self, most: int = SLICE) -> int:
        """Return the size of the next slice and count it; 0 when the budget is used up."""
        size = min(most, self.left)
        self._left -= size
        return size

    def share(self, iterations: int) -> Meter:
        """Return a meter for a part of the thinking, with the same deadline."""
        return self._until_then(min(iterations, self.left))

    def times(self, factor: int) -> Meter:
        """Return a meter for a decision that is worth more thinking, with the same deadline."""
        return self._until_then(factor * self.left)

    def _until_then(self, iterations: int) -> Meter:
        meter = Meter(Budget(iterations), self._clock)
        meter._deadline = self._deadline
        return meter


@lru_cache(maxsize=64)
def kernel_cards(rules: Ruleset, trump: int) -> Cards:
    """Return the kernel's tables for a trump."""
    return Cards(rules.tables(trump), rules.deck.points)


def cards_of(view: PlayerView) -> Cards:
    """Return the kernel's tables for the trump of a view."""
    return kernel_cards(view.rules, tables_of(view).trump)


def turns(rules: Ruleset, sits_out: int = NOBODY) -> list[int]:
    """Return for each seat the one that plays after it; -1 for one that sits out."""
    players = rules.players
    found = []
    for seat in range(players):
        after = (seat + 1) % players
        found.append((after + 1) % players if after == sits_out else after)
    if sits_out != NOBODY:
        found[sits_out] = -1
    return found


def sitting_out(view: PlayerView) -> int:
    """Return the seat that does not play this hand, or NOBODY."""
    return next((seat.seat.index for seat in view.seats if seat.sits_out), NOBODY)


def sides_for(rules: Ruleset, seat: int) -> list[int]:
    """Return 0 for the seats on the side of `seat` and 1 for the others."""
    side = rules.side_of[seat]
    return [int(rules.side_of[other] != side) for other in range(rules.players)]


def aims(rules: Ruleset, contract: Contract) -> list[int]:
    """Return what each seat wants: a number of tricks, all it can get, or not to win at all."""
    call = contract.call
    if rules.everybody_bids:
        return list(contract.bids) if rules.exact else [FOR_POINTS] * rules.players
    if call is None:
        return [0] * rules.players
    if call.misere:
        return [0 if seat == contract.declarer else LEAST for seat in range(rules.players)]
    return [FOR_POINTS] * rules.players


def root_of(view: PlayerView) -> Hand:
    """Return the hand as it stands, with only this seat's cards in it."""
    assert view.seat is not None
    rules = view.rules
    hand = Hand(cards_of(view), turns(rules, sitting_out(view)))
    held = [0] * rules.players
    held[view.seat.index] = mask_of(view.hand)
    for seat, card in view.trick:
        held[seat.index] |= 1 << card.index
    leader = view.trick[0][0] if view.trick else view.seat
    hand.start(held, leader.index)
    for trick in view.tricks:
        winner = trick.winner.index
        hand.won[winner] = hand.won[winner] + 1
        hand.points[winner] = hand.points[winner] + trick.points
        hand.last_winner = winner
    for _, card in view.trick:
        hand.play(card.index, NO_LEAD if view.led is None else view.led.index)
    return hand


def as_lists(worlds: Sequence[World]) -> list[list[int]]:
    """Return the hands of worlds as the kernel takes them."""
    return [list(world.hands) for world in worlds]


def contract_of(view: PlayerView) -> Contract:
    """Return what was promised in the hand that is played."""
    declarer = NOBODY if view.declarer is None else view.declarer.index
    bids: tuple[int, ...] = ()
    if view.rules.everybody_bids:
        bids = tuple(seat.call.tricks if seat.call else 0 for seat in view.seats)
    return Contract(declarer, view.contract, bids)


OpponentModel = Callable[[PlayerView, Sequence[int]], PromisePlayers | None]
"""Returns how the others at a table play after these promises, if that is known."""


def no_model(_view: PlayerView, _bids: Sequence[int]) -> None:
    """Let a search find out by itself what others would do."""


def search_for(
    view: PlayerView,
    contract: Contract,
    objective: Objective,
    iterations: int,
    opponents: OpponentModel = no_model,
) -> Search:
    """Return a search of the hand in a view, with room for so many iterations."""
    assert view.seat is not None
    rules, alone = view.rules, plays_alone(view.rules)
    search = Search(
        cards_of(view),
        list(range(rules.players)) if alone else sides_for(rules, view.seat.index),
        objective.stakes,
        objective.payoff,
        alone,
        iterations + 2,
        aims(rules, contract),
        objective.tie,
    )
    players = opponents(view, contract.bids)
    if players is not None:
        search.play_against(players, view.seat.index, cards_seen(view))
    return search


def run(search: Search, root: Hand, hands: list[list[int]], meter: Meter, rng: Rng) -> int:
    """Search in slices until the budget is used up; return the iterations made."""
    scratch = Hand(search.cards, list(root.follows))
    total, size = 0, meter.take()
    while size:
        search.run(root, hands, size, rng, scratch)
        total += size
        size = meter.take()
    return total
