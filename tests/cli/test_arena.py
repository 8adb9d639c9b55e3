from __future__ import annotations

import json
import math

import pytest

from rook13.cli.arena import Estimate, percentile
from tests.cli.conftest import Run


def without_times(text: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(text)
    for contestant in found["contestants"]:  # type: ignore[attr-defined]
        del contestant["ms"]
    return found


def test_the_same_seed_gives_the_same_figures_with_any_number_of_processes(run: Run) -> None:
    command = "arena --game fowl --a easy --b normal --deals 4 --seed x --json"
    first = without_times(run(command).out)
    assert without_times(run(f"{command} --jobs 2").out) == first
    assert without_times(run(command.replace("seed x", "seed y")).out) != first


def test_json_has_differences_with_intervals_contracts_and_times(run: Run) -> None:
    found = json.loads(run("arena --a normal --b random --deals 20 --json").out)
    assert (found["game"], found["a"], found["b"], found["pairings"], found["hands"]) == (
        "rook13", "normal", "random", 20, 40,
    )  # fmt: skip
    score = found["score_difference"]
    assert score["low"] < score["mean"] < score["high"]
    assert score["low"] > 0
    normal, weak = found["contestants"]
    assert normal["bids"] + weak["bids"] == 40
    assert 0 <= normal["made"] <= normal["bids"]
    assert normal["average_bid"] < normal["average_taken"] < 180
    assert set(normal["ms"]) == {"p50", "p95", "max"}


def test_reading_it_you_see_who_is_better(run: Run) -> None:
    lines = run("arena --game rook --a normal --b random --deals 3").out.splitlines()
    assert lines[0] == "Rook: normal against random, 3 deals, 6 hands"
    assert lines[1].startswith("points per hand  ")
    assert lines[2].startswith("score per hand   ")
    assert lines[4].split() == ["bids", "made", "average", "taken", "p50", "ms", "p95", "max"]
    assert [line.split()[0] for line in lines[5:]] == ["normal", "random"]


def test_with_match_whole_games_are_played(run: Run) -> None:
    command = "arena --game rook --a normal --b random --deals 2 --match"
    found = json.loads(run(f"{command} --json").out)
    assert found["matches_won"]["mean"] == 1.0
    assert "games won        100.0%" in run(command).out


def test_searching_bots_take_a_budget(run: Run) -> None:
    found = json.loads(run("arena --a hard:60 --b normal --deals 1 --json").out)
    assert found["a"] == "hard:60"


def test_a_level_may_decide_some_parts_alone(run: Run) -> None:
    command = "arena --game rook --a random --b normal --deals 3 --parts exchange,calls"
    found = json.loads(run(f"{command} --json").out)
    assert found["parts"] == ["calls", "exchange"]
    assert json.loads(run(f"{command} --jobs 2 --json").out)["hands"] == found["hands"] == 6
    assert run(command).out.splitlines()[1] == "random decides calls and exchange, normal the rest"
    everything = "arena --game rook --a random --b normal --deals 3 --json"
    assert json.loads(run(everything).out)["parts"] == ["calls", "exchange", "cards"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--a normal", "The following arguments are required: --b."),
        ("--a genius --b normal", "--a: there is no level “genius”; the levels are random, easy"),
        ("--a easy:5 --b normal", "--a: easy does not search, so it takes no budget."),
        ("--a easy@0.0 --b normal", "--a: there is no level “easy@0.0”; the levels are random"),
        ("--a oracle:5 --b normal", "--a: oracle takes no budget."),
        ("--a hard:0 --b normal", "--a: “0” is not a whole number of 1 or more."),
        (
            "--a easy --b normal --parts luck",
            "--parts: there is no part “luck”; the parts are calls, exchange, cards.",
        ),
        ("--a easy --b easy", "A and B are the same bot, so there is nothing to compare."),
        ("--game chess --a easy --b normal", "There is no game “chess”."),
    ],
)
def test_bad_arguments_get_a_sentence(run: Run, arguments: str, sentence: str) -> None:
    status, out, err = run(f"arena {arguments}")
    assert (status, out) == (2, "")
    assert err.startswith(sentence)


def test_an_estimate_of_one_value_has_no_interval() -> None:
    single = Estimate.of([3.0])
    assert math.isinf(single.margin)
    assert single.as_json() == {"mean": 3.0, "low": None, "high": None}
    assert str(single) == "+3.00 ± ?"
    assert str(Estimate.of([1.0, 3.0])) == "+2.00 ± 1.96"


def test_percentiles_are_in_milliseconds() -> None:
    times = [number / 1000 for number in range(100)]
    assert (percentile(times, 0.5), percentile(times, 1.0), percentile([], 0.5)) == (50, 99, 0)
