"""What is known of one player from the stored games of an account, read in a moment."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from msgspec import json

from rook13.statistics.derived import OVERALL, played_games, stored_facts
from rook13.statistics.ratings import Rating, after_rest, day_of
from rook13.statistics.totals import Totals
from rook13.storage.database import Database
from rook13.storage.games import BOT, NAMED

FEWEST_RATED = 5
SURE = 1.96
"""Standard deviations around a share in which the true one is, 95% sure."""
"""Games without which a rating says nothing yet."""


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """The rating after the games of one day, in days since 1970."""

    day: int
    rating: Rating


@dataclass(frozen=True, slots=True)
class GivenAway:
    """What the reviewed hands of one day cost."""

    day: int
    hands: int
    cost: float


@dataclass(frozen=True, slots=True)
class Profile:
    """The figures of one player, by the id of the game and overall."""

    who: str
    totals: Mapping[str, Totals] = field(default_factory=dict)
    ratings: Mapping[str, tuple[RatingPoint, ...]] = field(default_factory=dict)
    given_away: Mapping[str, tuple[GivenAway, ...]] = field(default_factory=dict)
    is_own: bool = True
    """Whether it is that of the account itself; of others less is known."""
    today: int = 0
    """In days since 1970; ratings become less sure from day to day."""
    is_rated: bool = True
    """Whether it counts all games, as ratings do."""

    @property
    def games(self) -> list[str]:
        """Return the ids of the games played, the one played most first."""
        played = {game: totals.games for game, totals in self.totals.items() if game != OVERALL}
        return sorted(played, key=lambda game: -played[game])

    def total(self, game: str = OVERALL) -> Totals:
        """Return the figures of a game, or of all together."""
        return self.totals.get(game, Totals())

    def rating(self, game: str) -> Rating | None:
        """Return how strong the player is in a game; None after too few games."""
        points = self.ratings.get(game, ())
        if not points or self.total(game).decided < FEWEST_RATED:
            return None
        return after_rest(points[-1].rating, max(0, self.today - points[-1].day))


def read_profile(
    database: Database, account: str, who: str, now: Callable[[], float] = time.time
) -> Profile:
    """Read what the games of an account say about somebody, who may be the account itself."""
    sql = "SELECT game, text FROM statistics WHERE account_key = ? AND who = ?"
    rows = database.read(sql, [account, who])
    totals = {game: json.decode(text, type=Totals) for game, text in rows}
    ratings: dict[str, list[RatingPoint]] = {}
    for game in totals:
        sql = (
            "SELECT day, rating, deviation, volatility FROM ratings"
            " WHERE account_key = ? AND game = ? AND who = ? ORDER BY day"
        )
        rows = database.read(sql, [account, game, who])
        ratings[game] = [RatingPoint(day, Rating(*rating)) for day, *rating in rows]
    given: dict[str, list[GivenAway]] = {}
    if who == account:
        sql = (
            "SELECT game, day, hands, cost FROM given_away"
            " WHERE account_key = ? AND hands > 0 ORDER BY day"
        )
        for game, *row in database.read(sql, [account]):
            given.setdefault(game, []).append(GivenAway(*row))
    return Profile(
        who,
        totals,
        {game: tuple(points) for game, points in ratings.items() if points},
        {game: tuple(days) for game, days in given.items()},
        who == account,
        day_of(now()),
    )


@dataclass(frozen=True, slots=True)
class Choice:
    """Which games to count; what is left as it is does not matter."""

    without_help: bool = False
    is_standard: bool | None = None
    """Whether they were played by the standard rules of their game."""
    in_session: bool | None = None
    """Whether they belong to a duplicate session."""
    since: float = 0.0


def chosen_profile(database: Database, account: str, choice: Choice) -> Profile:
    """Read an account's own profile; of some games only, it has no ratings and reviews."""
    if choice == Choice():
        return read_profile(database, account, account)
    conditions = ["account_key = ?"]
    if choice.without_help:
        conditions.append("hints + undos + bot_moves = 0")
    # The number of boards is part of the options, but not of the rules.
    rules = "json_remove(options, '$.boards')"
    for column, wanted in (
        (f"{rules} = '{{}}'", choice.is_standard),
        ("id IN (SELECT game_id FROM duplicates)", choice.in_session),
    ):
        if wanted is not None:
            conditions.append(f"({column}) = {int(wanted)}")
    sql = f"SELECT id FROM games WHERE {' AND '.join(conditions)}"
    ids = {game_id for (game_id,) in database.read(sql, [account])}
    totals: dict[str, Totals] = {}
    with database.transaction() as connection:
        for stored in stored_facts(connection, account, OVERALL, choice.since):
            own = dict(played_games(stored)).get(account)
            if stored.game_id in ids and own is not None:
                for game in (stored.game, OVERALL):
                    totals.setdefault(game, Totals()).add(own)
    return Profile(account, totals, is_rated=False)


def people_met(database: Database, account: str, most: int = 200) -> list[tuple[str, str]]:
    """Return key and name of the people in the games of an account, those met most first."""
    sql = "SELECT text FROM statistics WHERE account_key = ? AND who = ? AND game = ?"
    games: Counter[str] = Counter()
    names: dict[str, str] = {}
    for (text,) in database.read(sql, [account, account, OVERALL]):
        for group in json.decode(text, type=Totals).company.values():
            for who, met in group.items():
                if not who.startswith((BOT, NAMED)):
                    games[who] += met.games
                    names[who] = met.name
    return [(who, names[who]) for who, _ in games.most_common(most)]


def trend(days: tuple[GivenAway, ...], recent: int = 30) -> tuple[float, float] | None:
    """Return what a hand cost on average over the last days with reviews, and before them."""
    split = max(len(days) - recent, len(days) // 2)
    if not split:
        return None
    return _average(days[split:]), _average(days[:split])


def _average(days: tuple[GivenAway, ...]) -> float:
    return sum(day.cost for day in days) / max(1, sum(day.hands for day in days))


def interval(part: int, whole: int) -> tuple[float, float]:
    """Return between which shares the true one is, 95% sure (Wilson's score interval)."""
    if not whole:
        return 0.0, 1.0
    share, spread = part / whole, SURE**2 / whole
    middle = share + spread / 2
    width = SURE * math.sqrt(share * (1 - share) / whole + spread / (4 * whole))
    return max(0.0, (middle - width) / (1 + spread)), min(1.0, (middle + width) / (1 + spread))
