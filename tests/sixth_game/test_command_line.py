"""The command line explains, deals, simulates, plays and judges a game it does not know."""

import json
from pathlib import Path

import pytest

from rook13.engine.record import load_record, replay
from rook13.engine.state import GameOver
from tests.cli.conftest import Run


def test_the_rules_are_printed_with_the_options_of_the_table(run: Run) -> None:
    shown = run("rules spades --options target=300 overtricks=off")
    assert (shown.status, shown.err) == (0, "")
    assert "The first side with 300 points wins." in shown.out
    assert "one for each trick more" not in shown.out


def test_a_deal_is_shown(run: Run) -> None:
    found = json.loads(run(f"deal spades --seed {'ab' * 32} --json").out)
    assert [len(hand.split()) for hand in found["hands"].values()] == [13] * 4


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_bots_play_whole_games_and_what_they_record_replays(
    run: Run, tmp_path: Path, level: str
) -> None:
    command = f"simulate spades --games 1 --bots {level} --seed 4 --options target=100"
    done = run(f"{command} --json --save {tmp_path}")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert sum(found["wins"].values()) == 1
    assert sum(found["bids"].values()) == 2 * found["hands"]
    (path,) = tmp_path.glob("*.json")
    record = load_record(path.read_bytes())
    assert isinstance(replay(record).phase, GameOver)
    shown = run(f"replay {path}")
    assert (shown.status, shown.err) == (0, "")


@pytest.mark.parametrize("level", ["easy", "hard:60", "expert:120", "oracle"])
def test_every_level_competes_in_the_arena(run: Run, level: str) -> None:
    done = run(f"arena --game spades --a {level} --b normal --deals 1 --seed 3 --json")
    assert (done.status, done.err) == (0, "")
    assert json.loads(done.out)["hands"] == 2


def test_normal_beats_chance(run: Run) -> None:
    done = run("arena --game spades --a normal --b random --deals 40 --seed 1 --json")
    assert json.loads(done.out)["score_difference"]["low"] > 0
