"""Who gains how much by a game, and against which bots."""

import pytest

from rook13.engine.rules import RULESETS
from rook13.statistics.glicko import Rating, Result, after_period
from rook13.statistics.ratings import RatedGame, RatingTable, anchor, day_of

TEAMS = (0, 1, 0, 1)


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
    assert after == {"ann": after_period(Rating(1500, 100), [Result(Rating(1500, 30), 1)])}


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


def test_alone_one_wins_against_all_or_loses_to_the_winner() -> None:
    players = ("ann", "bo", "cal")
    after = RatingTable("elemental").play_day(0, [rated(players, (0,))])
    once = Result(Rating(), 1)
    assert after["ann"] == after_period(Rating(), [once, once])
    assert after["bo"] == after["cal"] == after_period(Rating(), [Result(Rating(), 0)])


def test_a_place_that_is_shared_is_a_draw() -> None:
    after = RatingTable("elemental").play_day(0, [rated(("ann", "bo", "cal"), (0, 1))])
    draw, win = Result(Rating(), 0.5), Result(Rating(), 1)
    assert after["ann"] == after["bo"] == after_period(Rating(), [draw, win])


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
