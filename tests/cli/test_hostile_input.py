"""The sentence about any bad input, typed or in a file, fits on the screen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.cli.test_replay import SEED, record

LONG = "y" * 5000
WORDS = " ".join(map(str, range(2000)))
LONGEST = 330
"""Characters of a sentence that also lists what would have been right."""
READERS = ("replay {}", "replay {} --json", "verify {}", "review {}")


def is_short(sentence: str) -> bool:
    return 0 < len(sentence) <= LONGEST


@pytest.mark.parametrize(
    "arguments",
    [
        "{}",
        "--{}",
        "{}.rook13",
        "rules {}",
        "rules rook13 {}",
        "rules rook13 --{}",
        "rules rook13 --preset {}",
        "rules five_hundred --preset {}",
        "rules rook13 --options {}",
        "rules rook13 --options {}=1",
        "rules rook13 --options target={}",
        "rules rook13 --options first_lead={}",
        "rules elemental --players {}",
        "deal rook13 --seed {}",
        "deal rook13 --seed 1 --dealer {}",
        "deal rook13 --seed 1 --hand {}",
        "simulate {}",
        "simulate rook13 --bots {}",
        "simulate rook13 --bots easy,easy,easy,{}",
        "simulate fowl --games 1 --hand-limit 1 --save {}",
        "arena --a {} --b easy",
        "arena --a expert:{} --b easy",
        "arena --game {} --a easy --b normal",
        "bot {}",
        "bot --level {}",
        "play {}",
        "play --name {}",
        "play --seat {}",
        "play --save {}",
        "play --save {}/game.json",
        "play --resume {}",
        "replay {}",
        "verify {}",
        "review {}",
        "review - --hand {}",
        "host --game {}",
        "host --name {}",
        "host --port {}",
        "host --bots {}",
        "host --turn-clock {}",
        "host --pace {}",
        "host --data-dir {}",
        "join {}",
        "join {}:80",
        "join {0}-{0}-{0}",
        "join --account {}",
        "join --data-dir {}",
        "join --name {}",
        "tables {}",
        "stats --data-dir {}",
        "stats --data-dir ~{}",
        "window --check {}",
        "doctor {}",
    ],
)
def test_a_sentence_about_an_argument_is_short(
    run: Run, arguments: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(arguments.format(LONG))
    assert ran.status > 0
    assert is_short(ran.err)


def test_a_sentence_about_a_name_nobody_has_is_short(run: Run) -> None:
    run("join", "--account", "Ann", LONG)
    ran = run("stats", LONG)
    assert ran.status > 0
    assert is_short(ran.err)


@pytest.mark.parametrize("command", ["rules rook13", "deal rook13 --seed 1", "doctor", "tables"])
def test_many_arguments_make_a_short_sentence(run: Run, command: str) -> None:
    ran = run(f"{command} {WORDS}")
    assert ran.status == 2
    assert is_short(ran.err)
    assert "Try: rook13" in ran.err


@pytest.mark.qt_log_ignore(".*", extend=True)
def test_the_doctor_tells_of_a_folder_with_a_long_name_in_short_lines(run: Run) -> None:
    ran = run("doctor", "--data-dir", LONG)
    assert "Can't read or write yyy" in ran.out
    assert all(is_short(line) for line in ran.out.splitlines())


def actions(*texts: str) -> list[dict[str, object]]:
    return [{"deal": {"seed": SEED}, "actions": [*texts]}]


@pytest.mark.parametrize(
    "change",
    [
        {"game": LONG},
        {"game": [LONG]},
        {"options": {LONG: 1}},
        *({"options": {"target": value}} for value in (LONG, [LONG], {LONG: 1}, None, 1e400)),
        *({"options": {"target": sign * int("9" * count)}} for sign in (1, -1)
          for count in (12, 4000)),
        {"options": {"target": int("1" + "0" * 3999)}},
        {"options": {"first_lead": LONG}},
        {"options": {"must_win_on_bid": int("9" * 4000)}},
        {"seats": ["Ann"] * 5000},
        {"seats": LONG},
        {"first_dealer": LONG},
        {"format": f"rook13-record/{LONG}"},
        {"hands": actions(LONG)},
        {"hands": actions(f"A1 {LONG}")},
        {"hands": actions(f"A1 bid {LONG}")},
        {"hands": actions(f"A1 bid 65 {LONG}")},
        {"hands": actions("A1 bid 65", f"B1 down {WORDS}")},
        {"hands": [{"deal": {"hands": [LONG] * 4, "kitty": ""}}]},
        {"hands": [{"deal": {"hands": [WORDS] * 4, "kitty": WORDS}}]},
        {"hands": [{"deal": {"seed": LONG}}]},
        {"hands": [{"deal": {"seed": SEED, "proof": {"commitment": LONG, "secret": LONG}}}]},
    ],
)  # fmt: skip
def test_a_sentence_about_a_record_is_short(run: Run, change: dict[str, Any]) -> None:
    text = record(**change)
    for command in READERS:
        ran = run(command.format("-"), typed=text)
        assert ran.status == 1
        assert is_short(ran.err)
    question = {"id": 1, "seat": "A1", "record": json.loads(text)}
    answer = json.loads(run("bot --level normal", typed=json.dumps(question)).out)
    assert is_short(answer["error"])


@pytest.mark.parametrize(
    "question",
    [
        LONG,
        json.dumps([LONG]),
        json.dumps({"seat": LONG, "record": json.loads(record())}),
        json.dumps({"seat": [LONG], "record": {}}),
        json.dumps({"seat": "A1", "record": LONG}),
        json.dumps({"seat": "B1", "budget_ms": LONG, "record": json.loads(record())}),
    ],
)
def test_a_bot_answers_a_bad_question_in_a_short_sentence(run: Run, question: str) -> None:
    answer = json.loads(run("bot --level normal", typed=question).out)
    assert is_short(answer["error"])


@pytest.mark.parametrize(
    "line",
    [LONG, f"bid {LONG}", f"{LONG} {LONG}", f"save {LONG}", f"save {LONG}/x", f"save ~{LONG}",
     "save x\0y", f"down {WORDS}", f"{WORDS}", f"trump {LONG}"],
)  # fmt: skip
def test_a_sentence_about_a_typed_line_is_short(
    run: Run, line: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("play rook13 --seed 1", typed=f"{line}\n")
    said = ran.out.replace(line, "", 1)
    assert ran.status == 0
    assert all(len(each) <= LONGEST for each in said.splitlines())
