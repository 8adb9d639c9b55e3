"""The example that Glickman works through in “Example of the Glicko-2 system”, and its limits."""

import pytest

from rook13.statistics.glicko import (
    UNSURE,
    Rating,
    Result,
    after_period,
    after_rest,
    expected,
)

PLAYER = Rating(1500, 200, 0.06)
RESULTS = [
    Result(Rating(1400, 30), 1),
    Result(Rating(1550, 100), 0),
    Result(Rating(1700, 300), 0),
]


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
