from __future__ import annotations

import json
from pathlib import Path

import pytest

from rook13.cli import main
from rook13.engine.record import load_record, replay
from rook13.engine.rules import RULESETS
from rook13.engine.state import GameOver
from tests.cli.conftest import Run, Terminal

TEAM_GAMES = [ruleset.id for ruleset in RULESETS[:4]]
GAMES = [ruleset.id for ruleset in RULESETS]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_numbers_and_another_does_not(run: Run, game: str) -> None:
    first = run(f"simulate {game} --games 1 --seed x --hand-limit 9 --json")
    assert first.status == 0
    assert run(f"simulate {game} --games 1 --seed x --hand-limit 9 --json") == first
    other = json.loads(run(f"simulate {game} --games 1 --seed y --hand-limit 9 --json").out)
    assert other | {"seed": "x"} != json.loads(first.out)


def test_json_has_the_documented_fields_and_they_add_up(run: Run) -> None:
    found = json.loads(run("simulate rook13 --games 5 --seed 2 --options target=300 --json").out)
    assert list(found) == [
        "game", "options", "players", "seed", "bots",
        "games", "unfinished", "hands", "redeals", "actions", "wins", "shared_wins",
        "bids", "made_rate", "average_points", "average_score",
    ]  # fmt: skip
    assert (found["game"], found["options"], found["seed"]) == ("rook13", {"target": 300}, "2")
    assert (found["players"], found["bots"]) == (4, ["random"] * 4)
    assert (found["games"], found["unfinished"]) == (5, 0)
    assert sum(found["wins"].values()) == 5
    assert sum(found["bids"].values()) == found["hands"]
    assert sum(found["average_points"].values()) == pytest.approx(120, abs=0.01)


def test_elemental_counts_exact_bids_of_everybody_and_shared_wins(run: Run) -> None:
    command = "simulate elemental --players 5 --options rounds=first_5 --games 20 --seed 2"
    found = json.loads(run(f"{command} --json").out)
    assert sum(found["bids"].values()) == 5 * found["hands"] == 5 * 5 * 20
    assert found["shared_wins"] > 0
    assert sum(found["wins"].values()) >= 20 + found["shared_wins"]
    text = run(command).out
    assert f"games     20 ({found['shared_wins']} tied for first place)" in text
    assert "% exact" in text


def test_reading_it_you_see_games_hands_bids_and_sides(run: Run) -> None:
    lines = run("simulate rook --games 2 --seed 5").out.splitlines()
    assert lines[0] == "Rook, bots random, random, random, random, seed 5"
    assert [line.split()[0] for line in lines[1:4]] == ["games", "hands", "bids"]
    assert lines[5].split() == [
        "side", "wins", "of", "games", "points/hand", "score/hand",
    ]  # fmt: skip
    assert [line.split()[0] for line in lines[6:]] == ["A", "B"]


def test_a_game_that_takes_too_long_is_stopped_and_reported(run: Run) -> None:
    command = "simulate rook13 --games 3 --seed 1 --hand-limit 2"
    found = json.loads(run(f"{command} --json").out)
    assert (found["unfinished"], found["hands"]) == (3, 6)
    assert sum(found["wins"].values()) == 0
    assert "games     3 (3 unfinished)" in run(command).out


def test_nothing_finished_divides_by_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rook13.engine.rules.rook13.Rook13.void_hand", lambda *_: 0)
    ran = run("simulate rook13 --games 1 --hand-limit 2")
    assert "hands     0, plus 2 redeals; 2 actions" in ran.out


def test_bots_may_be_named_for_each_seat(run: Run) -> None:
    named = run("simulate rook13 --games 1 --bots random,random,random,random")
    assert named == run("simulate rook13 --games 1 --bots random")


@pytest.mark.parametrize("game", GAMES)
def test_saved_records_replay_to_the_end(run: Run, tmp_path: Path, game: str) -> None:
    folder = tmp_path / "new" / "folder"
    run(f"simulate {game} --games 2 --seed 1 --save {folder}")
    paths = sorted(folder.iterdir())
    assert [path.name for path in paths] == ["game-00001.json", "game-00002.json"]
    for path in paths:
        assert isinstance(replay(load_record(path.read_bytes())).phase, GameOver)


@pytest.mark.parametrize("game", TEAM_GAMES)
def test_random_players_never_renege_in_free_play(run: Run, tmp_path: Path, game: str) -> None:
    run(f"simulate {game} --options enforcement=free_play --games 1 --save {tmp_path}")
    for path in tmp_path.iterdir():
        state = replay(load_record(path.read_bytes()))
        assert all(result.reneged == -1 for result in state.match.results)


def test_a_folder_that_cannot_be_written_gets_a_sentence(run: Run, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    status, out, err = run(f"simulate fowl --games 1 --save {blocked}")
    assert (status, out) == (1, "")
    assert err == f"Can't write to {blocked}: File exists.\n"


def test_progress_goes_to_standard_error_only_when_that_is_a_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("simulate fowl --games 1").err == ""
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setattr("rook13.cli.terminal.INTERVAL", 0.0)
    assert main(["simulate", "fowl", "--games", "2"]) == 0
    assert "1/2 games" in terminal.getvalue()
    assert "games  " not in capsys.readouterr().out.splitlines()[0]
