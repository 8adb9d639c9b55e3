"""What a hand is worth: the chance to win the match with the totals it leads to.

The scores come from the ruleset itself. Between hands the match is modelled as a random walk: the
lead is measured in the spread of as many hands as are likely to come.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rook13.bots.calibration import Profile, calibration_of, profile, tuning
from rook13.engine.ruleset import DECLARER, LAST_TRICK, Contract, Outcome, Ruleset
from rook13.engine.state import NOBODY, HandResult, Match
from rook13.engine.trick import NO_TRUMP
from rook13.engine.view import PlayerView
from rook13.kernel import PAYOFF, Stakes

HALF_A_HAND = 0.6
"""Added to a known number of hands, so that the last one, too, can still turn a match."""
TIE_BREAK = 0.02
"""Share of the payoff that goes by points alone, so that a lost cause is still played well."""
POINTS_SHARE = 0.3
"""The same where everybody plays alone: the others' scores, which decide as much, are a guess."""
NO_STAKES = Stakes(0, 0, 0, 99)
"""Stands in where everybody plays alone, by the tricks of each."""

Worth = Callable[[Outcome], float]
"""What a hand with this outcome is worth to one side or seat."""


@dataclass(frozen=True, slots=True)
class Objective:
    """What a search plays for: the kernel's payoffs, and the range they are stretched over.

    With sides, `payoff` has a column for each gain of side 0, that of the seat which asks, and as
    many more for equal tricks where `tie` says how many those are. Where everybody plays alone it
    has a row for each seat by its tricks.
    """

    payoff: list[int]
    stakes: Stakes = NO_STAKES
    tie: int = -1
    low: float = 0.0
    high: float = 1.0

    def value(self, share: float) -> float:
        """Return what a mean payoff, from 0 to 1, stands for."""
        return self.low + share * (self.high - self.low)


@dataclass(frozen=True, slots=True)
class Prize:
    """What side 0, that of the seat which asks, can gain in a hand, and what it is worth.

    `values[gain]` is the worth, often the chance to win the match; then once more for equal
    tricks.
    """

    values: tuple[float, ...]
    stakes: Stakes
    tie: int = -1

    @property
    def for_cards(self) -> Objective:
        """Return the objective of card play, with a little for gains as such."""
        return Objective(self.payoff(), self.stakes, self.tie)

    def payoff(self) -> list[int]:
        """Return the values stretched over the kernel's range, with a little for gains as such."""
        low, high = min(self.values), max(self.values)
        columns = len(self.values) // (2 if self.tie >= 0 else 1)
        rising = self.values[columns - 1] >= self.values[0]
        found = []
        for place, value in enumerate(self.values):
            share = (value - low) / (high - low) if high > low else 0.0
            taken = place % columns / max(1, columns - 1)
            extra = taken if rising else 1 - taken
            found.append(round(PAYOFF * (share * (1 - TIE_BREAK) + extra * TIE_BREAK)))
        return found

    def objective(self, low: float | None = None, high: float | None = None) -> Objective:
        """Return the values as they are, stretched over their own range or a given one."""
        bottom = min(self.values) if low is None else low
        top = max(self.values) if high is None else high
        spread = (top - bottom) or 1.0
        payoff = [round(PAYOFF * (value - bottom) / spread) for value in self.values]
        return Objective(payoff, self.stakes, self.tie, bottom, top)


def plays_alone(rules: Ruleset) -> bool:
    """Return whether every seat is a side of its own."""
    return len(rules.sides) == rules.players


def match_of(view: PlayerView) -> Match:
    """Return the match that a view belongs to, as far as scoring needs it.

    A board is played like the first hand of an ordinary match: totals say nothing about its worth.
    """
    return Match(view.dealer.index, view.rules.scored_from(view.totals), view.number)


def win_chance(rules: Ruleset, totals: Sequence[float], number: int, side: int) -> float:
    """Return the chance that a side wins a match that goes on after hand `number`."""
    calibration, goal = calibration_of(rules), rules.goal
    others = max(total for place, total in enumerate(totals) if place != side)
    if goal.rounds is not None:
        hands = goal.rounds - number + HALF_A_HAND
    else:
        nearest = max(0, (goal.target or 0) - max(totals))
        hands = nearest / calibration.gain + tuning().extra_hands
    spread = calibration.spread * math.sqrt(hands)
    return 0.5 * (1 + math.erf((totals[side] - others) / spread / math.sqrt(2)))


def chance_after(
    rules: Ruleset, match: Match, contract: Contract, outcome: Outcome, side: int
) -> float:
    """Return the chance that a side wins the match after this outcome of a hand."""
    totals = tuple(a + b for a, b in zip(match.totals, outcome.score, strict=True))
    result = HandResult(
        match.number,
        match.dealer,
        contract.declarer,
        contract.call,
        NO_TRUMP,
        contract.bids,
        (),
        outcome.points,
        outcome.score,
        totals,
        outcome.made,
    )
    winners = rules.winners(match, result)
    if winners:
        return float(side in winners) / len(winners)
    return win_chance(rules, totals, match.number, side)


def match_prize(
    rules: Ruleset, match: Match, contract: Contract, side: int, aside_points: int
) -> Prize:
    """Return what gains do for a side's chance to win; `aside_points` are counters discarded."""
    return _match_prize(profile(), rules, match, contract, side, aside_points)


@lru_cache(maxsize=512)
def _match_prize(
    judged_by: Profile,
    rules: Ruleset,
    match: Match,
    contract: Contract,
    side: int,
    aside_points: int,
) -> Prize:
    def worth(outcome: Outcome) -> float:
        return chance_after(rules, match, contract, outcome, side)

    return outcome_prize(rules, match, contract, side, aside_points, worth)


def outcome_prize(
    rules: Ruleset, match: Match, contract: Contract, side: int, aside_points: int, worth: Worth
) -> Prize:
    """Return what each gain of a side is worth by a given measure."""

    def valued(own: int, theirs: int) -> float:
        taken = (own, theirs) if side == 0 else (theirs, own)
        return worth(rules.score(taken, contract, match.totals))

    if rules.counts_points:
        declares = rules.side_of[contract.declarer] == side
        return _point_prize(rules, match.number, declares, aside_points, valued)
    tricks = rules.hand_size(match.number)
    values = [valued(taken, tricks - taken) for taken in range(tricks + 1)]
    return Prize(tuple(values), stakes_of(rules, match.number, aside_points))


def _point_prize(
    rules: Ruleset,
    number: int,
    declares: bool,
    aside_points: int,
    valued: Callable[[int, int], float],
) -> Prize:
    stakes, tricks, bonus = (
        stakes_of(rules, number, aside_points),
        rules.hand_size(number),
        rules.most_tricks_bonus,
    )
    # In a world that has other cards aside than the mean there is more to gain.
    most = sum(rules.deck.points) + int(stakes.last_trick) + bonus
    total = most - aside_points
    kept = aside_points if rules.kitty_taker == DECLARER else 0
    own, theirs = (kept, 0) if declares else (0, kept)

    def values(on_offer: int) -> list[float]:
        return [valued(gain + own, max(0, on_offer - gain) + theirs) for gain in range(most + 1)]

    found = values(total)
    ties = bonus > 0 and tricks % 2 == 0
    if ties:
        found += values(total - bonus)
    return Prize(tuple(found), stakes, tricks // 2 if ties else -1)


def stakes_of(rules: Ruleset, number: int, aside_points: int) -> Stakes:
    """Return what tricks bring a side besides the points of their cards."""
    tricks = rules.hand_size(number)
    if not rules.counts_points:
        return Stakes(1, 0, 0, tricks + 1)
    last = aside_points if rules.kitty_taker == LAST_TRICK else 0
    return Stakes(0, last, rules.most_tricks_bonus, tricks // 2 + 1)


PromiseGoal = Callable[[Ruleset, Match, Sequence[int], int], Objective]
"""Returns what a side plays for in a hand, given the tricks that all seats promised."""


def for_match(rules: Ruleset, match: Match, bids: Sequence[int], side: int) -> Objective:
    """Play for the chance to win the match."""
    if not plays_alone(rules):
        contract = Contract(NOBODY, None, tuple(bids))
        return match_prize(rules, match, contract, side, 0).objective()
    span = score_range(rules, match.number)
    usual = calibration_of(rules).gain

    def chance(seat: int, score: float) -> float:
        totals = [total + usual for total in match.totals]
        totals[seat] = match.totals[seat] + score
        return win_chance(rules, totals, match.number, seat)

    bounds = [[chance(seat, score) for score in span] for seat in range(len(bids))]

    def worth(seat: int, outcome: Outcome) -> float:
        score, (low, high) = outcome.score[seat], bounds[seat]
        won = (chance(seat, score) - low) / (high - low) if high > low else 0.0
        return won * (1 - POINTS_SHARE) + _share(score, span) * POINTS_SHARE

    return Objective(_rows(rules, match.number, bids, worth))


def for_score(rules: Ruleset, match: Match, bids: Sequence[int], side: int) -> Objective:
    """Play for the score of the hand; sides for the difference between them."""
    if not plays_alone(rules):

        def margin(outcome: Outcome) -> float:
            return outcome.score[side] - outcome.score[1 - side]

        return _for_sides(rules, match, bids, side, margin).objective()
    low, high = score_range(rules, match.number)
    payoff = _rows(
        rules, match.number, bids, lambda seat, outcome: _share(outcome.score[seat], (low, high))
    )
    return Objective(payoff, low=low, high=high)


def for_promise(rules: Ruleset, match: Match, bids: Sequence[int], side: int) -> Objective:
    """Play for keeping the promise and nothing else."""

    def kept(side: int, outcome: Outcome) -> float:
        return float(rules.keeps_promise(side, outcome.points[side], bids))

    if plays_alone(rules):
        return Objective(_rows(rules, match.number, bids, kept))
    prize = _for_sides(rules, match, bids, side, lambda outcome: kept(side, outcome))
    return prize.objective(0.0, 1.0)


def for_tricks(rules: Ruleset, match: Match, bids: Sequence[int], side: int) -> Objective:
    """Play for the tricks of a side."""
    return _for_sides(rules, match, bids, side, lambda outcome: outcome.points[side]).objective()


def _for_sides(rules: Ruleset, match: Match, bids: Sequence[int], side: int, worth: Worth) -> Prize:
    return outcome_prize(rules, match, Contract(NOBODY, None, tuple(bids)), side, 0, worth)


@lru_cache(maxsize=64)
def score_range(rules: Ruleset, number: int) -> tuple[int, int]:
    """Return the lowest and the highest score of a hand in which everybody plays alone."""
    tricks = range(rules.hand_size(number) + 1)
    found = [
        rules.score(
            (taken,) * rules.players,
            Contract(NOBODY, None, (bid,) * rules.players),
            (0,) * rules.players,
        ).score[0]
        for bid in tricks
        for taken in tricks
    ]
    return min(found), max(found)


def _share(score: float, span: tuple[int, int]) -> float:
    low, high = span
    return (score - low) / (high - low)


def _rows(
    rules: Ruleset, number: int, bids: Sequence[int], worth: Callable[[int, Outcome], float]
) -> list[int]:
    """Return for each seat what each number of tricks is worth where everybody plays alone."""
    seats, size = range(len(bids)), rules.hand_size(number)
    contract = Contract(NOBODY, None, tuple(bids))
    outcomes = [
        rules.score((tricks,) * len(bids), contract, (0,) * len(bids)) for tricks in range(size + 1)
    ]
    return [round(PAYOFF * worth(seat, outcome)) for seat in seats for outcome in outcomes]
