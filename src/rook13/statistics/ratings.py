"""Ratings from stored games: Glicko-2 for each game, a day at a time, with bots as fixed points.

A game is one result against the field: all other sides together, of which the more there are the
harder it is to be first. A side is as strong as its players on average, so that whoever wins with a
strong partner gains less.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import exp, log
from statistics import fmean

from rook13.resources import resource
from rook13.statistics.glicko import SCALE, Rating, Result, after_period, after_rest
from rook13.storage.games import BOT

ANCHORED = 30.0
"""The deviation of a bot, whose strength is measured and does not change."""
MOST_VOLATILE = 0.2
"""Above it a single odd day would throw a rating out of all proportion."""
DAY_SECONDS = 86_400


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
        own, side = ratings[seat].rating, game.sides[seat]
        others = sorted(set(game.sides) - {side})
        field = SCALE * log(sum(exp(_strength(game, ratings, other) / SCALE) for other in others))
        opponents = [each for each, of in zip(ratings, game.sides, strict=True) if of in others]
        deviation = fmean(each.deviation for each in opponents)
        score = 1 / len(game.winners) if side in game.winners else 0.0
        return Result(Rating(field + own - _strength(game, ratings, side), deviation), score)


def _strength(game: RatedGame, ratings: Sequence[Rating], side: int) -> float:
    own = zip(ratings, game.sides, strict=True)
    return fmean(each.rating for each, of in own if of == side)
