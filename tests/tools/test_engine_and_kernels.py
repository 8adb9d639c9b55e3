from __future__ import annotations

from rook13 import kernel
from rook13.engine.rules import RULESETS, make_rules
from tests.tools.conftest import Bench
from tools import engine_speed


def test_it_prints_a_line_for_each_game_with_games_actions_and_growth(bench: Bench) -> None:
    out, err = bench("engine --seconds 0.05")
    assert err == ""
    lines = out.splitlines()
    assert lines[0].split() == [
        "game",
        "games/s",
        "actions/s",
        "µs/action",
        "hand",
        "100",
        ":",
        "1",
    ]
    for ruleset, line in zip(RULESETS, lines[1:], strict=False):
        games, actions, micros, ratio = line.removeprefix(ruleset.title).split()
        assert float(games) > 0
        assert int(actions.replace(",", "")) > 1000
        assert float(micros) > 0
        assert ratio == "–" if ruleset.id not in engine_speed.LONG_GAMES else float(ratio) > 0


def test_a_hand_takes_no_longer_late_in_a_game() -> None:
    # Far from the true ratio of 1, so that a busy machine does not fail it.
    assert engine_speed.growth("rook13", seconds=0.3) < 1.5


def test_the_fastest_round_counts() -> None:
    speed = engine_speed.measure(make_rules("fowl"), seconds=0.05)
    assert speed.games >= 1
    assert speed.actions_a_second == speed.actions / speed.seconds


def test_kernels_are_measured_in_both_modes_with_the_ratio(bench: Bench) -> None:
    lines = bench("kernels --seconds 0.05").out.splitlines()
    assert lines[1].startswith("random playouts a second ")
    assert lines[2].startswith("search iterations a second ")
    assert lines[3].startswith("solving 6 tricks, median ms ")
    both = kernel.COMPILED
    assert lines[0].split()[5:] == (
        ["compiled", "interpreted", "ratio"] if both else ["interpreted"]
    )
    turns = ", the modes in turn" if both else ""
    assert lines[-1] == f"Rates are the best of 5 rounds{turns}; CPU time of one core."
