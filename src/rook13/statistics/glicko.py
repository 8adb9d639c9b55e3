"""Glicko-2 as Mark Glickman publishes it: a rating, how sure it is, and how much it swings.

http://www.glicko.net/glicko/glicko2.pdf; the steps in the comments are those of the paper.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

USUAL, UNSURE, STEADY = 1500.0, 350.0, 0.06
"""The rating, deviation and volatility of somebody who has not played."""
SCALE = 173.7178
SYSTEM = 0.5
"""The constant τ: how fast the volatility may change."""
SMALLEST = 1e-6
LONGEST_LEAD = 14.0
"""In the scale of the formulas; a chance of one in a million."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is; about 95% sure to be within two deviations."""

    rating: float = USUAL
    deviation: float = UNSURE
    volatility: float = STEADY


@dataclass(frozen=True, slots=True)
class Result:
    """One opponent and what came of it: 1 a win, ½ a draw, 0 a defeat."""

    opponent: Rating
    score: float


def expected(rating: float, opponent: Rating) -> float:
    """Return the score to expect against an opponent."""
    mu, other, phi = (
        (rating - USUAL) / SCALE,
        (opponent.rating - USUAL) / SCALE,
        opponent.deviation / SCALE,
    )
    return _expected(mu, other, _weight(phi))


def after_period(before: Rating, results: Sequence[Result], system: float = SYSTEM) -> Rating:
    """Return the rating after one period, with all its results or with none."""
    mu, phi = (before.rating - USUAL) / SCALE, before.deviation / SCALE
    if not results:
        return _rating(mu, math.hypot(phi, before.volatility), before.volatility)
    # Steps 3 and 4.
    information = improvement = 0.0
    for result in results:
        weight = _weight(result.opponent.deviation / SCALE)
        chance = _expected(mu, (result.opponent.rating - USUAL) / SCALE, weight)
        information += weight**2 * chance * (1 - chance)
        improvement += weight * (result.score - chance)
    variance = 1 / information
    volatility = _volatility(before.volatility, phi, variance, variance * improvement, system)
    # Steps 6 and 7.
    wider = math.hypot(phi, volatility)
    phi = 1 / math.sqrt(1 / wider**2 + 1 / variance)
    return _rating(mu + phi**2 * improvement, phi, volatility)


def after_rest(before: Rating, periods: int) -> Rating:
    """Return the rating after periods without a game, in which it only becomes less sure."""
    phi = before.deviation / SCALE
    wider = math.sqrt(phi**2 + periods * before.volatility**2) * SCALE
    return Rating(before.rating, min(wider, UNSURE), before.volatility)


def _rating(mu: float, phi: float, volatility: float) -> Rating:
    return Rating(mu * SCALE + USUAL, min(phi * SCALE, UNSURE), volatility)


def _weight(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _expected(mu: float, other: float, weight: float) -> float:
    # A certain result would have no variance to divide by.
    lead = min(max(weight * (mu - other), -LONGEST_LEAD), LONGEST_LEAD)
    return 1 / (1 + math.exp(-lead))


def _volatility(before: float, phi: float, variance: float, change: float, system: float) -> float:
    """Find the new volatility by the Illinois algorithm (step 5)."""
    start = math.log(before**2)

    def f(x: float) -> float:
        grown = phi**2 + variance + math.exp(x)
        left = math.exp(x) * (change**2 - grown) / (2 * grown**2)
        return left - (x - start) / system**2

    low = start
    if change**2 > phi**2 + variance:
        high = math.log(change**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * system) < 0:
            steps += 1
        high = start - steps * system
    at_low, at_high = f(low), f(high)
    while abs(high - low) > SMALLEST:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
