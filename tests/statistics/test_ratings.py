"""Who gains how much by a game, and Glickman's “Example of the Glicko-2 system”."""

import math
import random
from dataclasses import replace
from statistics import fmean

import pytest

from rook13.engine.rules import RULESETS
from rook13.statistics.ratings import (
    MOST_AT_ONCE,
    UNSURE,
    RatedGame,
    Rating,
    RatingTable,
    Result,
    after_period,
    after_rest,
    anchor,
    day_of,
    expected,
)

TEAMS = (0, 1, 0, 1)
DAYS = 80
PLAYER = Rating(1500, 200, 0.06)
RESULTS = [
    Result(Rating(1400, 30), 1),
    Result(Rating(1550, 100), 0),
    Result(Rating(1700, 300), 0),
]
"""The player of the example, and the results."""


def rated(players: tuple[str, ...], winners: tuple[int, ...] = (0,)) -> RatedGame:
    sides = TEAMS if len(players) == 4 else tuple(range(len(players)))
    return RatedGame(players, sides, winners)


@pytest.mark.parametrize("game", [ruleset.id for ruleset in RULESETS] + ["unheard of"])
def test_better_levels_stand_higher_in_every_game(game: str) -> None:
    levels = [anchor(game, level).rating for level in ("easy", "normal", "hard", "expert")]
    assert levels == sorted(levels)
    assert levels[1] == 1500
    assert levels[0] < levels[1] < levels[2]


def test_against_bots_as_strong_as_ones_partner_it_is_a_game_against_one_of_them() -> None:
    table = RatingTable("rook13", {"ann": (3, Rating(1500, 100))})
    after = table.play_day(4, [rated(("ann", "bot:normal", "bot:normal", "bot:normal"))])
    # Of three bots, one of whom is one's partner, the doubt is that of half of each.
    opponent = Rating(1500, math.sqrt(3) * 30 / 2)
    assert after["ann"].rating == pytest.approx(
        after_period(Rating(1500, 100), [Result(opponent, 1)]).rating
    )


def test_a_win_counts_more_against_stronger_bots_and_less_with_a_stronger_partner() -> None:
    def gain(opponents: str, partner: str) -> float:
        table = RatingTable("rook13")
        return table.play_day(0, [rated(("ann", opponents, partner, opponents))])["ann"].rating

    assert gain("bot:hard", "bot:normal") > gain("bot:normal", "bot:normal")
    assert gain("bot:normal", "bot:hard") < gain("bot:normal", "bot:normal")


def test_partners_gain_alike_and_the_others_lose_it() -> None:
    after = RatingTable("rook13").play_day(0, [rated(("ann", "bo", "cal", "dot"))])
    assert after["ann"] == after["cal"]
    assert after["bo"] == after["dot"]
    assert after["ann"].rating - 1500 == pytest.approx(1500 - after["bo"].rating)


def test_alone_it_is_one_result_against_the_field() -> None:
    players = ("ann", "bo", "cal")
    after = RatingTable("elemental").play_day(0, [rated(players, (0,))])
    won = after_period(Rating(), [Result(Rating(), 1, math.log(2))])
    assert after["ann"].rating == pytest.approx(won.rating)
    assert after["bo"] == after["cal"]
    # Against two who are as good one wins every third time, and gains by it what both lose.
    assert after["ann"].rating - 1500 == pytest.approx(2 * (1500 - after["bo"].rating))


def test_a_place_that_is_shared_is_half_a_win() -> None:
    after = RatingTable("elemental").play_day(0, [rated(("ann", "bo", "cal"), (0, 1))])
    shared = after_period(Rating(), [Result(Rating(), 0.5, math.log(2))])
    assert after["ann"].rating == pytest.approx(shared.rating)
    assert after["ann"] == after["bo"] != after["cal"]


@pytest.mark.parametrize("sides", [(0, 1, 0, 1), (0, 1, 2, 3)])
def test_ratings_stay_in_proportion_always(sides: tuple[int, ...]) -> None:
    rng, table = random.Random(1), RatingTable("rook13")
    people = [f"friend {number}" for number in range(12)]
    levels = ("easy", "normal", "hard", "expert")
    for day in range(200):
        games = []
        for _ in range(11):
            bots = [f"bot:{rng.choice(levels)}" for _ in sides]
            players = [rng.choice((each, rng.choice(people))) for each in bots]
            players[rng.randrange(4)] = "ann"
            games.append(RatedGame(tuple(players), sides, (rng.choice(sides),)))
        for rating in table.play_day(day, games).values():
            assert 500 < rating.rating < 3000


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_equals_who_play_alone_stay_where_they_began(number: int) -> None:
    people, sides = tuple(f"friend {n}" for n in range(number)), tuple(range(number))
    found = []
    for seed in range(12):
        rng, table = random.Random(seed), RatingTable("elemental")
        for day in range(DAYS):
            games = [RatedGame(people, sides, (rng.randrange(number),)) for _ in range(5)]
            latest = table.play_day(day, games)
            if day == DAYS - 1:
                found += [rating.rating for rating in latest.values()]
    assert fmean(found) == pytest.approx(1500, abs=8)


def test_a_partner_of_whom_little_is_known_makes_a_result_say_less() -> None:
    def gain(deviation: float) -> float:
        known = {"ann": (0, Rating(1500, 80)), "cal": (0, Rating(1500, deviation))}
        table = RatingTable("rook13", known)
        after = table.play_day(1, [rated(("ann", "bot:normal", "cal", "bot:normal"))])
        return after["ann"].rating

    assert gain(350) < gain(50)


def test_many_games_on_one_day_are_rated_a_few_at_a_time() -> None:
    won = rated(("ann", "bot:normal", "bot:normal", "bot:normal"))
    lost = replace(won, winners=(1,))
    games = [won] * MOST_AT_ONCE + [lost] * 3
    table = RatingTable("rook13")
    parts = [table.play_day(0, some) for some in (games[:MOST_AT_ONCE], games[MOST_AT_ONCE:])]
    assert RatingTable("rook13").play_day(0, games) == parts[1]


def test_somebody_unknown_is_an_opponent_but_gets_no_rating() -> None:
    after = RatingTable("rook13").play_day(0, [rated(("ann", "", "bot:normal", ""))])
    assert set(after) == {"ann"}


def test_days_without_a_game_add_doubt() -> None:
    games = [rated(("ann", "bot:normal", "bot:normal", "bot:normal"))]
    known = {"ann": (0, Rating(1600, 60))}
    soon = RatingTable("rook13", known).play_day(1, games)["ann"]
    late = RatingTable("rook13", known).play_day(1000, games)["ann"]
    assert late.deviation > soon.deviation
    assert late.rating > soon.rating


def test_a_day_is_a_day() -> None:
    assert [day_of(moment) for moment in (0, 86_399.9, 86_400)] == [0, 0, 1]


def test_the_published_example() -> None:
    after = after_period(PLAYER, RESULTS, system=0.5)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


@pytest.mark.parametrize(
    ("opponent", "chance"), [(0, 0.639), (1, 0.432), (2, 0.303)], ids=["1400", "1550", "1700"]
)
def test_the_scores_to_expect_in_the_example(opponent: int, chance: float) -> None:
    assert expected(1500, RESULTS[opponent].opponent) == pytest.approx(chance, abs=0.001)


def test_without_a_game_only_the_doubt_grows() -> None:
    after = after_period(PLAYER, [])
    assert (after.rating, after.volatility) == (1500, 0.06)
    assert after.deviation == pytest.approx(200.2714, abs=0.0001)
    assert after_rest(PLAYER, 1).deviation == pytest.approx(after.deviation)
    assert after_rest(PLAYER, 0).deviation == pytest.approx(200)
    assert after_rest(PLAYER, 10**6).deviation == UNSURE


def test_hundreds_of_wins_against_much_weaker_players_end_somewhere() -> None:
    rating = Rating()
    for _ in range(300):
        rating = after_period(rating, [Result(Rating(800, 30), 1)] * 5)
    assert 1500 < rating.rating < 3000
    assert 0 < rating.volatility < 0.2


def test_a_great_surprise_makes_the_rating_swing_more() -> None:
    sure = Rating(1500, 50, 0.06)
    upset = after_period(sure, [Result(Rating(2400, 30), 1)] * 8)
    assert upset.volatility > sure.volatility
    assert upset.rating > sure.rating
