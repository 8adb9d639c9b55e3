"""Ratings from stored games: Glicko-2 for each game, a day at a time, with bots as fixed points.

A game is one result against the field: all other sides together, of which the more there are the
harder it is to be first. A side is as strong as its players on average, so that winning with a
strong partner gains less.

Glicko-2 as Mark Glickman publishes it, http://www.glicko.net/glicko/glicko2.pdf; the steps in the
comments are those of the paper.
"""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from statistics import fmean

from rook13.resources import resource
from rook13.storage.games import BOT

ANCHORED = 30.0
"""The deviation of a bot, whose strength is measured and does not change."""
MOST_VOLATILE = 0.2
"""Above it a single odd day would throw a rating out of all proportion."""
DAY_SECONDS = 86_400
MOST_AT_ONCE = 15
"""Games of a day that are rated together: the formulas are for few games in a period."""
USUAL, UNSURE, STEADY = 1500.0, 350.0, 0.06
"""The rating, deviation and volatility of a new player."""
SCALE = 173.7178
SYSTEM = 0.5
"""The constant τ: how fast the volatility may change."""
SMALLEST = 1e-6
LONGEST_LEAD = 14.0
"""In the scale of the formulas; a chance of one in a million."""


@dataclass(frozen=True, slots=True)
class RatedGame:
    """Who played on which side, and which sides won."""

    players: tuple[str, ...]
    """By seat: a key, `bot:` with a level, or nothing for somebody unknown."""
    sides: tuple[int, ...]
    winners: tuple[int, ...]


def day_of(finished: float) -> int:
    """Return the rating period of a moment, in days since 1970."""
    return int(finished // DAY_SECONDS)


def anchor(game: str, level: str) -> Rating:
    """Return what a level of the bots is worth in a game."""
    usual, games = _anchors()
    own = games.get(game, usual)
    return Rating(own.get(level, usual["normal"]), ANCHORED)


@cache
def _anchors() -> tuple[Mapping[str, float], Mapping[str, Mapping[str, float]]]:
    found = json.loads(resource("bots/ratings.json").read_text("utf-8"))
    return found["usual"], found["games"]


class RatingTable:
    """The ratings of everybody in one game, which go from day to day."""

    def __init__(self, game: str, known: Mapping[str, tuple[int, Rating]] | None = None) -> None:
        """Begin with what is known: the day and the rating of each player."""
        self._game = game
        self._known = dict(known or {})

    def play_day(self, day: int, games: Sequence[RatedGame]) -> dict[str, Rating]:
        """Rate the games of a day, and return the ratings of the people who played."""
        after: dict[str, Rating] = {}
        for first in range(0, len(games), MOST_AT_ONCE):
            after |= self._play(day, games[first : first + MOST_AT_ONCE])
        return after

    def _play(self, day: int, games: Sequence[RatedGame]) -> dict[str, Rating]:
        results: dict[str, list[Result]] = defaultdict(list)
        for game in games:
            for seat, who in enumerate(game.players):
                if who and not who.startswith(BOT):
                    results[who].append(self._result(game, seat, day))
        after = {who: self._after(who, day, found) for who, found in results.items()}
        self._known.update((who, (day, rating)) for who, rating in after.items())
        return after

    def _after(self, who: str, day: int, results: Sequence[Result]) -> Rating:
        after = after_period(self._at(who, day), results)
        return replace(after, volatility=min(after.volatility, MOST_VOLATILE))

    def _at(self, who: str, day: int) -> Rating:
        if who.startswith(BOT):
            return anchor(self._game, who.removeprefix(BOT))
        if who not in self._known:
            return Rating()
        last, rating = self._known[who]
        # The period itself adds its own doubt.
        return after_rest(rating, max(0, day - last - 1))

    def _result(self, game: RatedGame, seat: int, day: int) -> Result:
        ratings = [self._at(who, day) for who in game.players]
        own, side = ratings[seat], game.sides[seat]
        # What is not known about oneself is no doubt about the others.
        sure = [*ratings[:seat], replace(own, deviation=0.0), *ratings[seat + 1 :]]
        sides = {each: _strength(game, sure, each) for each in sorted(set(game.sides))}
        mine = sides.pop(side)
        field = fmean(each.rating for each in sides.values())
        deviation = math.hypot(fmean(each.deviation for each in sides.values()), mine.deviation)
        weight = _weight(deviation / SCALE) / SCALE
        odds = math.log(sum(math.exp(weight * (each.rating - field)) for each in sides.values()))
        score = 1 / len(game.winners) if side in game.winners else 0.0
        return Result(Rating(field + own.rating - mine.rating, deviation), score, odds)


def _strength(game: RatedGame, ratings: Sequence[Rating], side: int) -> Rating:
    """Return the mean of a side's players, with what is not known about it."""
    own = [each for each, of in zip(ratings, game.sides, strict=True) if of == side]
    deviation = math.hypot(*(each.deviation for each in own)) / len(own)
    return Rating(fmean(each.rating for each in own), deviation)


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
    odds: float = 0.0
    """The logarithm of the odds against somebody as strong as the opponent: 2 where two are.

    They hold however little is known of anybody, so that they are not part of a rating.
    """


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
        chance = _expected(mu, (result.opponent.rating - USUAL) / SCALE, weight, result.odds)
        # Against several all learn alike from a game; otherwise the weaker would be less sure and
        # win more by a game than the others lose, and all ratings would rise.
        usual = 1 / (1 + math.exp(result.odds)) if result.odds else chance
        information += weight**2 * usual * (1 - usual)
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


def _expected(mu: float, other: float, weight: float, odds: float = 0.0) -> float:
    # A certain result would have no variance to divide by.
    lead = min(max(weight * (mu - other) - odds, -LONGEST_LEAD), LONGEST_LEAD)
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
