"""What comes of a card: the hand searched on from the moment it lies, in many possible worlds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rook13.bots.budget import Meter
from rook13.bots.card_search import contract_of, mean_aside, run, search_for
from rook13.bots.payoff import (
    Objective,
    Prize,
    Worth,
    for_promise,
    for_score,
    for_tricks,
    match_of,
    outcome_prize,
    plays_alone,
)
from rook13.bots.position import as_lists, cards_of, root_of
from rook13.bots.worlds import World
from rook13.engine.trick import NO_LEAD
from rook13.engine.view import PlayerView
from rook13.kernel import Dice, Hand

EXPLORE = 0.25
"""Less than when a card is chosen: what counts here is good play, not every possibility."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The chance of what a seat is after, and the points, tricks or score to expect."""

    chance: float
    expected: float


class CardOutlooks:
    """Looks on from a view after one card or another."""

    def __init__(self, view: PlayerView, worlds: Sequence[World], sets: bool) -> None:
        assert view.seat is not None
        self._view = view
        self._me = view.seat.index
        self._hands = as_lists(worlds)
        self._contract = contract_of(view)
        promised = view.rules.everybody_bids
        self._goals = self._promise_goals() if promised else self._contract_goals(worlds, sets)

    def after(self, card: int, iterations: int, meter: Meter, seed: int) -> Outlook | None:
        """Return what to expect once a card is played; None where there is no time to look."""
        found = [self._searched(card, goal, iterations, meter, seed) for goal in self._goals]
        chance, expected = found
        return None if chance is None or expected is None else Outlook(chance, expected)

    def _contract_goals(self, worlds: Sequence[World], sets: bool) -> list[Objective]:
        view = self._view
        rules, side = view.rules, view.rules.side_of[self._me]
        aside = mean_aside(view, worlds)

        def prize(worth: Worth) -> Prize:
            return outcome_prize(rules, match_of(view), self._contract, side, aside, worth)

        chance = prize(lambda outcome: float(outcome.made is (not sets)))
        expected = prize(lambda outcome: outcome.points[side])
        return [chance.objective(0.0, 1.0), expected.objective()]

    def _promise_goals(self) -> list[Objective]:
        rules, match, bids = self._view.rules, match_of(self._view), self._contract.bids
        expected = for_score if plays_alone(rules) else for_tricks
        return [
            goal(rules, match, bids, rules.side_of[self._me]) for goal in (for_promise, expected)
        ]

    def _searched(
        self, card: int, goal: Objective, iterations: int, meter: Meter, seed: int
    ) -> float | None:
        search = search_for(self._view, self._contract, goal, iterations)
        search.exploration = EXPLORE
        root, scratch = self._root(card), root_of(self._view)
        left = [self._without(card, hands) for hands in self._hands]
        done = run(search, root, scratch, left, meter.share(iterations), Dice(seed))
        if not done:
            return None
        return goal.value(search.earned_by(self._me, done))

    def _root(self, card: int) -> Hand:
        root = root_of(self._view)
        named = NO_LEAD
        if root.names_suit(card):
            suits = cards_of(self._view).suit_mask
            held = [int(root.hands[self._me] & suit).bit_count() for suit in suits]
            named = held.index(max(held))
        root.play(card, named)
        return root

    def _without(self, card: int, hands: list[int]) -> list[int]:
        return [
            held & ~(1 << card) if seat == self._me else held for seat, held in enumerate(hands)
        ]
