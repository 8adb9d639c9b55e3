"""Ratings of the levels follow from what the arena printed."""

import json
from pathlib import Path

import pytest

from rook13 import cli
from rook13.laboratory.arena import Part
from tools.bot_ratings import RATINGS, comparisons, main


def result(a: str, b: str, difference: float, game: str = "rook13", **other: object) -> str:
    """Return a result as the arena prints it."""
    usual = {
        "game": game,
        "options": {},
        "players": 4,
        "a": a,
        "b": b,
        "parts": list(Part),
        "pairings": 500,
        "score_difference": {"mean": difference},
    }
    return json.dumps(usual | other)


def rated(tmp_path: Path, *results: str) -> dict[str, dict[str, int]]:
    found, written = tmp_path / "results.json", tmp_path / "ratings.json"
    found.write_text("\n".join(results), "utf-8")
    main([str(found), "--output", str(written)])
    games: dict[str, dict[str, int]] = json.loads(written.read_text("utf-8"))["games"]
    return games


def test_a_level_is_rated_by_how_often_it_would_win_a_game_against_normal(tmp_path: Path) -> None:
    games = rated(tmp_path, result("easy", "normal", -9), result("hard:4000", "normal", 55))
    # Over 9.4 hands with a spread of 112 these differences win 40 and 93 % of the games.
    assert games["rook13"]["easy"] == 1430
    assert games["rook13"]["normal"] == 1500
    assert games["rook13"]["hard"] == 1960


def test_it_does_not_matter_who_was_named_first(tmp_path: Path) -> None:
    games = rated(tmp_path, result("normal", "hard:4000", -55))
    assert games["rook13"]["hard"] == 1960


def test_results_of_the_same_pair_count_by_their_deals(tmp_path: Path) -> None:
    few, many = (
        result("easy", "normal", -100, pairings=10),
        result("easy", "normal", -7, pairings=490),
    )
    assert rated(tmp_path, few, many)["rook13"]["easy"] == 1430


def test_expert_follows_from_hard_where_it_did_not_meet_normal(tmp_path: Path) -> None:
    hard, expert = result("hard", "normal", 20), result("expert", "hard", 10)
    games = rated(tmp_path, hard, expert)
    direct = rated(tmp_path, hard, expert, result("expert", "normal", 45))
    assert games["rook13"]["hard"] == 1650
    assert games["rook13"]["expert"] == 1730
    assert direct["rook13"]["expert"] == 1870


def test_nobody_is_rated_far_from_normal(tmp_path: Path) -> None:
    games = rated(tmp_path, result("hard", "normal", 300), result("expert", "hard", 300))
    assert (games["rook13"]["hard"], games["rook13"]["expert"]) == (2000, 2000)


def test_games_without_results_keep_their_ratings(tmp_path: Path) -> None:
    known = json.loads(RATINGS.read_text("utf-8"))["games"]
    games = rated(tmp_path, result("easy", "normal", -50))
    assert {game: games[game] for game in games if game != "rook13"} == {
        game: known[game] for game in known if game != "rook13"
    }


@pytest.mark.parametrize(
    "useless",
    [
        result("expert@0.1", "normal", 50),
        result("oracle", "normal", 50),
        result("hard", "normal", 50, parts=["calls"]),
        result("hard", "normal", 50, options={"target": 300}),
    ],
)
def test_past_levels_single_parts_and_house_rules_rate_nobody(useless: str) -> None:
    assert not list(comparisons(useless))


def test_it_says_so_if_there_is_nothing_to_use(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="None of these results"):
        rated(tmp_path, result("expert@0.1", "normal", 50))


def test_it_reads_what_the_arena_prints(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arena = "rook13 arena --a easy --b normal --deals 4 --json"
    monkeypatch.setattr("sys.argv", arena.split())
    assert cli.main() == 0
    printed = capsys.readouterr().out
    (found,) = comparisons(printed)
    assert (found.game, found.better, found.worse, found.deals) == ("rook13", "easy", "normal", 4)
    assert found.difference == json.loads(printed)["score_difference"]["mean"]
