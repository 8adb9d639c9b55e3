from __future__ import annotations

import contextlib
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rook13.cli import main
from rook13.engine.rules import RULESETS
from tests.cli.conftest import Run

SEED = "00" * 32


def record(**changes: Any) -> str:
    """A record of Rook13 with one short hand in progress, changed as wanted."""
    fields: dict[str, Any] = {
        "format": "rook13-record/1",
        "game": "rook13",
        "options": {},
        "seats": ["Ann", "Bot Wren", "Cal", "Bot Finch"],
        "first_dealer": "B2",
        "hands": [{"deal": {"seed": SEED}, "actions": ["A1 bid 65", "B1 pass"]}],
    }
    return json.dumps(fields | changes)


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a finished game of every kind."""
    folder = tmp_path_factory.mktemp("games")
    with contextlib.redirect_stdout(io.StringIO()):
        for ruleset in RULESETS:
            command = f"simulate {ruleset.id} --games 1 --seed 4 --save {folder / ruleset.id}"
            main(command.split())
    return folder


@pytest.mark.parametrize("ruleset", RULESETS[:4])
def test_json_of_a_team_game_has_exactly_the_documented_fields(
    run: Run, saved: Path, ruleset: Any
) -> None:
    ran = run(f"replay {saved / ruleset.id / 'game-00001.json'} --json")
    result = json.loads(ran.out)
    assert ran.status == 0
    assert list(result) == ["game", "hands", "totals", "winner"]
    assert result["game"] == ruleset.id
    assert result["winner"] in ("A", "B")
    for hand in result["hands"]:
        assert list(hand) == ["bid", "declarer", "trump", "points", "score", "totals"]
        assert isinstance(hand["bid"], str)
        assert hand["declarer"] in ("A1", "B1", "A2", "B2")
        assert all(list(hand[name]) == ["A", "B"] for name in ("points", "score", "totals"))
    assert result["totals"] == result["hands"][-1]["totals"]


def test_json_of_elemental_has_everybodys_bids_and_sides(run: Run, saved: Path) -> None:
    result = json.loads(run(f"replay {saved / 'elemental' / 'game-00001.json'} --json").out)
    assert len(result["hands"]) == 15
    for hand in result["hands"]:
        assert (hand["bid"], hand["declarer"]) == (None, None)
        assert hand["trump"] in ("F", "W", "E", "A", None)
        assert list(hand["bids"]) == list(hand["points"]) == ["P1", "P2", "P3", "P4"]
        assert sum(hand["points"].values()) > 0
    assert result["hands"][-1]["trump"] is None


def test_winners_who_share_the_place_are_a_list(run: Run, tmp_path: Path) -> None:
    for number in range(1, 40):
        folder = tmp_path / str(number)
        command = f"simulate elemental --options rounds=first_5 --games 1 --seed {number}"
        run(f"{command} --save {folder}")
        result = json.loads(run(f"replay {folder / 'game-00001.json'} --json").out)
        best = max(result["totals"].values())
        winners = [side for side, total in result["totals"].items() if total == best]
        assert result["winner"] == (winners if len(winners) > 1 else winners[0])
        if len(winners) > 1:
            return
    pytest.fail("no game was shared")


def test_a_record_without_end_is_refused_while_it_is_read() -> None:
    command = [sys.executable, "-m", "rook13", "replay"]
    sentence = "This isn't a game record: it's larger than 16 MB.\n"
    for name in ("-", "/dev/zero"):
        with Path("/dev/zero").open("rb") as endless:
            ran = subprocess.run([*command, name], stdin=endless, capture_output=True, text=True)
        assert (ran.returncode, ran.stderr) == (1, sentence)


def test_a_record_has_so_many_deals_at_most(run: Run) -> None:
    typed = record(hands=[{"deal": {"seed": SEED}}] * 10_001)
    sentence = "The record has more than 10000 deals, too many for one game.\n"
    assert run("replay -", typed=typed) == (1, "", sentence)


def test_a_game_that_is_on_has_no_winner(run: Run) -> None:
    ran = run("replay - --json", typed=record())
    assert json.loads(ran.out) == {
        "game": "rook13", "hands": [], "totals": {"A": 0, "B": 0}, "winner": None,
    }  # fmt: skip


def test_reading_it_you_see_players_options_hands_and_the_winner(run: Run, saved: Path) -> None:
    path = saved / "rook13" / "game-00001.json"
    fields = json.loads(path.read_text("utf-8"))
    fields["seats"] = ["Ann", "Ben", "Cal", "Dot"]
    ran = run("replay -", typed=json.dumps(fields))
    lines = ran.out.splitlines()
    results = json.loads(run(f"replay {path} --json").out)
    assert lines[:3] == ["Rook13", "A: Ann (A1) and Cal (A2)", "B: Ben (B1) and Dot (B2)"]
    assert lines[4].split() == ["hand", "declarer", "bid", "trump", "points", "score", "total"]
    assert len([line for line in lines if line.endswith(("made", "set"))]) == len(results["hands"])
    assert lines[6].split()[0] == "1"
    assert lines[-1].endswith("won the game. Totals: A {A}, B {B}.".format(**results["totals"]))


def test_a_game_of_elemental_has_a_column_for_each_player(run: Run, saved: Path) -> None:
    lines = run(f"replay {saved / 'elemental' / 'game-00001.json'}").out.splitlines()
    results = json.loads(run(f"replay {saved / 'elemental' / 'game-00001.json'} --json").out)
    first = results["hands"][0]
    heading, *hands = lines[6 : 6 + 16]
    assert heading.count("Bot random (P") == 4
    assert len(hands) == 15
    for side in ("P1", "P2", "P3", "P4"):
        assert f"{first['bids'][side]}/{first['points'][side]} " in hands[0]


def test_a_hand_that_a_renege_ended_says_so(run: Run) -> None:
    hands = ["R5 R6 R7 R8 R9 R10 R11 R12 R13", "Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 R14"]
    hands += ["B5 B6 B7 B8 B9 B10 B11 B12 Y13", "G5 G6 G7 G8 G9 G10 G11 G12 Y14"]
    actions = "A1 bid 65,B1 pass,A2 pass,B2 pass,A1 down B13 B14 G13 G14,A1 trump G"
    tricks = "A1 R5,B1 Y5,A2 B5,B2 G5,B2 G6,A1 R6,B1 Y6,A2 B6,B2 G7,A1 R7,B1 R14"
    entry = {
        "deal": {"hands": hands, "kitty": "B13 B14 G13 G14"},
        "actions": [*actions.split(","), *tricks.split(",")],
    }
    ran = run("replay -", typed=record(hands=[entry], options={"enforcement": "free_play"}))
    assert ran.err == ""
    assert "renege by Bot Wren (B1)\n" in ran.out


def test_options_are_shown(run: Run) -> None:
    options = {"first_lead": "declarer", "floor": None, "must_win_on_bid": True}
    ran = run("replay -", typed=record(options=options))
    assert "Options: floor = none, first_lead = declarer, must_win_on_bid = on\n" in ran.out


def test_a_game_that_is_on_says_where_it_stands(run: Run) -> None:
    ran = run("replay -", typed=record())
    assert ran.out.endswith("Game in progress. Bidding is under way. Totals: A 0, B 0.\n")


def test_deals_without_a_result_are_explained(run: Run) -> None:
    hands = [
        {"deal": {"seed": SEED}, "actions": ["B2 redeal"]},
        {"deal": {"seed": SEED}, "actions": ["A1 pass"]},
    ]
    ran = run("replay -", typed=record(hands=hands))
    assert "Bot Finch (B2) threw the cards in and dealt again." in ran.out


def test_a_passed_out_hand_played_for_few_tricks_has_neither_bid_nor_declarer(
    run: Run, tmp_path: Path
) -> None:
    options = "--options pass_out=misere"
    run(f"simulate five_hundred {options} --games 1 --seed 5 --save {tmp_path}")
    hands = [
        hand
        for path in tmp_path.iterdir()
        for hand in json.loads(run(f"replay {path} --json").out)["hands"]
    ]
    passed_out = [hand for hand in hands if hand["bid"] is None]
    assert passed_out
    assert all((hand["declarer"], hand["trump"]) == (None, None) for hand in passed_out)
    assert "–" in "".join(run(f"replay {path}").out for path in tmp_path.iterdir())


@pytest.mark.parametrize("flag", ["", " --json"])
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This isn't a game record: it isn't JSON."),
        ("{}", "This isn't a game record."),
        (record(format="rook13-record/7"), "This version of Rook13 can't read record format “7”"),
        (record(game="chess"), "The record is of an unknown game, “chess”."),
        (record(seats=["Ann"]), "The record has 1 seats. Rook13 is for 4 players."),
        (
            record(options={"target": 3}),
            "The option “target” isn't valid. target goes from 100 to 2000, so 3 isn't",
        ),
        (
            record(hands=[{"deal": {"hands": ["R5"] * 4, "kitty": ""}}]),
            "Hand 1: This deal isn't possible. Every seat must get the right number of",
        ),
        (
            record(hands=[{"deal": {"hands": ["? ?", "?", "?", "?"]}}]),
            "Hand 1: Some cards are hidden, so it can't be replayed.",
        ),
        (
            record(hands=[{"deal": {"seed": SEED}}] * 2),
            "Hand 1: This hand isn't finished, but another one follows.",
        ),
        (
            record(hands=[{"deal": {"seed": SEED}, "actions": ["A1 bid 65", "B1 frob"]}]),
            "Hand 1, action 2: Can't read “B1 frob”. There is no card “frob” in this game.",
        ),
        (
            record(hands=[{"deal": {"seed": SEED}, "actions": ["A1 bid 65", "B1 bid 60"]}]),
            "Hand 1, action 2: “B1 bid 60” isn't allowed. The bid is too low.",
        ),
    ],
)
def test_a_bad_record_gets_a_sentence_with_place_and_reason_and_status_1(
    run: Run, text: str, sentence: str, flag: str
) -> None:
    status, out, err = run(f"replay -{flag}", typed=text)
    assert status == 1
    assert err.startswith(sentence)
    assert not (flag and out)


def test_hands_after_the_end_are_refused(run: Run, saved: Path) -> None:
    fields = json.loads((saved / "fowl" / "game-00001.json").read_text("utf-8"))
    fields["hands"].append(fields["hands"][0])
    status, _, err = run("replay -", typed=json.dumps(fields))
    assert (status, err) == (
        1,
        f"Hand {len(fields['hands'])}: The game was already over.\n",
    )


def test_files_that_cannot_be_read_get_a_sentence(run: Run, tmp_path: Path) -> None:
    missing = tmp_path / "missing.json"
    assert run(f"replay {missing}") == (
        1,
        "",
        f"Can't read {missing}: No such file or directory.\n",
    )
    assert run(f"replay {tmp_path}").status == 1


def test_bytes_that_are_no_text_are_no_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe\x00{")))
    assert main(["replay", "-"]) == 1
    assert "it isn't JSON" in capsys.readouterr().err


def test_names_cannot_send_commands_to_the_terminal(run: Run) -> None:
    ran = run("replay -", typed=record(seats=["\x1b[2J", "Ben", "Cal", "Dot"]))
    assert ran.status == 0
    assert "\x1b" not in ran.out
    ran = run("replay -", typed=record(game="\x1b[2J"))
    assert "\x1b" not in ran.err
