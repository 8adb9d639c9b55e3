"""What comes of a card: the hand searched on from the moment it lies, in many possible worlds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rook13.bots.budget import Meter
from rook13.bots.card_search import contract_of, mean_aside, run
from rook13.bots.payoff import (
    Prize,
    Worth,
    exact_payoff,
    match_of,
    outcome_prize,
    score_payoff,
    solo_range,
)
from rook13.bots.position import aims, as_lists, cards_of, root_of, sides_for
from rook13.bots.worlds import World
from rook13.engine.trick import NO_LEAD
from rook13.engine.view import PlayerView
from rook13.kernel import PAYOFF, Dice, Hand, Search, Stakes

NO_STAKES = Stakes(0, 0, 0, 99)
EXPLORE = 0.25
"""Less than when a card is chosen: what counts here is good play, not every possibility."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The chance of what a seat is after, and the points, tricks or score to expect."""

    chance: float
    expected: float


@dataclass(frozen=True, slots=True)
class _Goal:
    """A table of payoffs, and the range that it was stretched over."""

    payoff: list[int]
    stakes: Stakes
    tie: int = -1
    low: float = 0.0
    high: float = 1.0


class CardOutlooks:
    """Looks on from a view after one card or another."""

    def __init__(self, view: PlayerView, worlds: Sequence[World], sets: bool) -> None:
        assert view.seat is not None
        self._view = view
        self._me = view.seat.index
        self._hands = as_lists(worlds)
        self._contract = contract_of(view)
        self._alone = view.rules.everybody_bids
        self._goals = self._solo_goals() if self._alone else self._team_goals(worlds, sets)

    def after(self, card: int, iterations: int, meter: Meter, seed: int) -> Outlook | None:
        """Return what to expect once a card is played; None where there is no time to look."""
        found = [self._searched(card, goal, iterations, meter, seed) for goal in self._goals]
        chance, expected = found
        return None if chance is None or expected is None else Outlook(chance, expected)

    def _team_goals(self, worlds: Sequence[World], sets: bool) -> list[_Goal]:
        view = self._view
        rules, side = view.rules, view.rules.side_of[self._me]
        aside = mean_aside(view, worlds)

        def prize(worth: Worth) -> Prize:
            return outcome_prize(rules, match_of(view), self._contract, side, aside, worth)

        chance = prize(lambda outcome: float(outcome.made is (not sets)))
        return [_goal(chance, 0.0, 1.0), _goal(prize(lambda outcome: outcome.points[side]))]

    def _solo_goals(self) -> list[_Goal]:
        rules, match, bids = self._view.rules, match_of(self._view), self._contract.bids
        low, high = solo_range(rules, match.number)
        return [
            _Goal(exact_payoff(rules, match, bids), NO_STAKES),
            _Goal(score_payoff(rules, match, bids), NO_STAKES, low=low, high=high),
        ]

    def _searched(
        self, card: int, goal: _Goal, iterations: int, meter: Meter, seed: int
    ) -> float | None:
        rules, contract = self._view.rules, self._contract
        wanted = aims(rules, contract.declarer, contract.call, contract.bids)
        sides = list(range(rules.players)) if self._alone else sides_for(rules, self._me)
        search = Search(
            cards_of(self._view),
            sides,
            goal.stakes,
            goal.payoff,
            self._alone,
            iterations + 2,
            wanted,
            goal.tie,
        )
        search.exploration = EXPLORE
        root, scratch = self._root(card), root_of(self._view)
        left = [self._without(card, hands) for hands in self._hands]
        done = run(search, root, scratch, left, meter.share(iterations), Dice(seed))
        if not done:
            return None
        return goal.low + search.earned_by(self._me, done) * (goal.high - goal.low)

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


def _goal(prize: Prize, low: float | None = None, high: float | None = None) -> _Goal:
    """Return the values of a prize as they are, without the extra that breaks ties."""
    bottom = min(prize.chances) if low is None else low
    top = max(prize.chances) if high is None else high
    spread = (top - bottom) or 1.0
    payoff = [round(PAYOFF * (value - bottom) / spread) for value in prize.chances]
    return _Goal(payoff, prize.stakes, prize.tie, bottom, top)
