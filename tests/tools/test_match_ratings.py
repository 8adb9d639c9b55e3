"""How far two levels are apart follows from how often one wins."""

import pytest

from tools.match_ratings import main, rating_difference


@pytest.mark.parametrize(
    ("chance", "sides", "points"), [(0.5, 2, 0), (10 / 11, 2, 400), (1 / 4, 4, 0), (1 / 2, 3, 120)]
)
def test_the_difference_is_that_of_the_odds_among_equals(
    chance: float, sides: int, points: float
) -> None:
    found, error = rating_difference([chance + 0.01, chance - 0.01] * 50, sides)
    assert found == pytest.approx(points, abs=0.5)
    assert 0 < error < 20


def test_each_game_and_preset_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "rook13", "--matches", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[:2] == ["rook13", "usual"]
    assert all("±" in line for line in lines)
