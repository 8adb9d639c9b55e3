"""What a hand is worth: the chance to win the match with the totals it leads to.

The scores come from the ruleset itself. Between hands the match is taken for a race with chance
in it: the lead, measured in the spread of as many hands as are likely to come.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import cast

from rook13.engine.point_game import PointRuleset
from rook13.engine.ruleset import DECLARER, LAST_TRICK, Contract, Outcome, Ruleset
from rook13.engine.state import HandResult, Match
from rook13.engine.trick import NO_TRUMP
from rook13.engine.view import PlayerView
from rook13.kernel import PAYOFF, Stakes

USUAL_TARGET = 500
HALF_A_HAND = 0.6
TIE_BREAK = 0.02
"""Share of the payoff for points as such, so that a lost cause is still played well."""
POINTS_SHARE = 0.3
"""The same where everybody plays alone: the others' scores, which decide as much, are a guess."""


@dataclass(frozen=True, slots=True)
class Pace:
    """What the better side gains in a hand, and how far a hand drives two sides apart."""

    gain: float
    spread: float


# Measured in matches of Hard against itself, 60 to 180 hands a game.
PACES = {
    "rook13": Pace(53, 112),
    "rook": Pace(67, 98),
    "fowl": Pace(110, 124),
    "five_hundred": Pace(97, 228),
    "elemental": Pace(20, 39),
}


@dataclass(frozen=True, slots=True)
class Prize:
    """What side 0, that of the seat which asks, can gain in a hand, and what it is worth.

    `chances[gain]` is the chance to win the match, then once more for equal tricks.
    """

    chances: tuple[float, ...]
    stakes: Stakes
    tie: int = -1

    def payoff(self) -> list[int]:
        """Return the chances stretched over the kernel's range."""
        low, high = min(self.chances), max(self.chances)
        columns = len(self.chances) // (2 if self.tie >= 0 else 1)
        rising = self.chances[columns - 1] >= self.chances[0]
        found = []
        for place, chance in enumerate(self.chances):
            share = (chance - low) / (high - low) if high > low else 0.0
            taken = place % columns / max(1, columns - 1)
            extra = taken if rising else 1 - taken
            found.append(round(PAYOFF * (share * (1 - TIE_BREAK) + extra * TIE_BREAK)))
        return found


def match_of(view: PlayerView) -> Match:
    """Return what outlives the hand, as far as scoring asks for it."""
    return Match(view.dealer.index, view.totals, view.number)


def win_chance(rules: Ruleset, totals: Sequence[float], number: int, side: int) -> float:
    """Return the chance that a side wins a match that goes on after hand `number`."""
    pace = _pace(rules)
    others = max(total for place, total in enumerate(totals) if place != side)
    rounds, target = _course(rules)
    hands = float(rounds - number) if rounds else max(0, target - max(totals)) / pace.gain
    spread = pace.spread * math.sqrt(hands + HALF_A_HAND)
    return 0.5 * (1 + math.erf((totals[side] - others) / spread / math.sqrt(2)))


def _pace(rules: Ruleset) -> Pace:
    return PACES.get(rules.id, PACES["rook13"])


@lru_cache(maxsize=64)
def _course(rules: Ruleset) -> tuple[int, int]:
    """Return how many rounds a match has, or 0, and the points that end it."""
    facts = rules.facts()
    return cast(int, facts.get("round_count", 0)), cast(int, facts.get("target", USUAL_TARGET))


def chance_after(
    rules: Ruleset, match: Match, contract: Contract, outcome: Outcome, side: int
) -> float:
    """Return the chance that a side wins once a hand has come to this."""
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


Worth = Callable[[Outcome], float]
"""What a hand that has come to an outcome is worth to whoever asks."""


@lru_cache(maxsize=512)
def team_prize(
    rules: Ruleset, match: Match, contract: Contract, side: int, aside_points: int
) -> Prize:
    """Return the prize of a side in a team game; `aside_points` are counters laid away."""

    def worth(outcome: Outcome) -> float:
        return chance_after(rules, match, contract, outcome, side)

    return outcome_prize(rules, match, contract, side, aside_points, worth)


def outcome_prize(
    rules: Ruleset, match: Match, contract: Contract, side: int, aside_points: int, worth: Worth
) -> Prize:
    """Return what each gain of a side is worth, by whatever counts."""

    def valued(own: int, theirs: int) -> float:
        taken = (own, theirs) if side == 0 else (theirs, own)
        return worth(rules.score(taken, contract, match.totals))

    if isinstance(rules, PointRuleset):
        declares = rules.side_of[contract.declarer] == side
        return _point_prize(rules, match.number, declares, aside_points, valued)
    tricks = rules.hand_size(match.number)
    values = [valued(taken, tricks - taken) for taken in range(tricks + 1)]
    return Prize(tuple(values), Stakes(1, 0, 0, tricks + 1))


def _point_prize(
    rules: PointRuleset,
    number: int,
    declares: bool,
    aside_points: int,
    valued: Callable[[int, int], float],
) -> Prize:
    tricks = rules.hand_size(number)
    last = aside_points if rules.kitty_taker == LAST_TRICK else 0
    bonus = rules.most_tricks_bonus
    stakes = Stakes(0, last, bonus, tricks // 2 + 1)
    # In a world that has other cards aside than the mean there is more to gain.
    most = sum(rules.deck.points) + last + bonus
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


PayoffTable = Callable[[Ruleset, Match, Sequence[int]], list[int]]
"""Returns for each seat what each number of tricks is worth in a hand, given all promises."""


def match_payoff(rules: Ruleset, match: Match, bids: Sequence[int]) -> list[int]:
    """Return for each seat what each number of tricks does for its chance to win the match."""
    span = solo_range(rules, match.number)
    usual = _pace(rules).gain

    def chance(seat: int, score: float) -> float:
        totals = [total + usual for total in match.totals]
        totals[seat] = match.totals[seat] + score
        return win_chance(rules, totals, match.number, seat)

    bounds = [[chance(seat, score) for score in span] for seat in range(len(bids))]

    def worth(seat: int, score: int) -> int:
        low, high = bounds[seat]
        won = (chance(seat, score) - low) / (high - low) if high > low else 0.0
        return round(PAYOFF * (won * (1 - POINTS_SHARE) + _share(score, span) * POINTS_SHARE))

    return _solo_table(rules, match.number, bids, worth)


def score_payoff(rules: Ruleset, match: Match, bids: Sequence[int]) -> list[int]:
    """Return for each seat what each number of tricks scores, stretched over the range."""
    span = solo_range(rules, match.number)
    return _solo_table(
        rules, match.number, bids, lambda _, score: round(PAYOFF * _share(score, span))
    )


def exact_payoff(rules: Ruleset, match: Match, bids: Sequence[int]) -> list[int]:
    """Return for each seat all for as many tricks as it promised, and nothing for others."""
    return _solo_table(rules, match.number, bids, lambda _, score: PAYOFF if score > 0 else 0)


def solo_range(rules: Ruleset, number: int) -> tuple[int, int]:
    """Return the lowest and the highest score of a hand in which everybody plays alone."""
    size = rules.hand_size(number)
    return -10 * size, 20 + 10 * size


def _share(score: float, span: tuple[int, int]) -> float:
    low, high = span
    return (score - low) / (high - low)


def _solo_table(
    rules: Ruleset, number: int, bids: Sequence[int], worth: Callable[[int, int], int]
) -> list[int]:
    size = rules.hand_size(number)
    contract = Contract(-1, None, tuple(bids))
    columns = []
    for tricks in range(size + 1):
        scores = rules.score((tricks,) * len(bids), contract, (0,) * len(bids)).score
        columns.append([worth(seat, score) for seat, score in enumerate(scores)])
    return [columns[tricks][seat] for seat in range(len(bids)) for tricks in range(size + 1)]
