"""`rook13 verify`: a sentence for each deal, and a status that scripts can use."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rook13.engine.record import Record, dump_record
from rook13.table import commands as c
from rook13.table.config import TableConfig
from tests.cli.conftest import Run
from tests.table.desk import key, started


@pytest.fixture(scope="module")
def record() -> Record:
    """A game of two people, broken off after its first hand."""
    desk = started(2, TableConfig(options={"dealer_redeal": "off"}))
    desk.play(lambda: desk.state.deals > 1)
    desk.do("Ann", c.EndGame())
    found = desk.table.finished_record(key("Bea"))
    assert found is not None
    return replace(found, hands=found.hands[:1])


def saved(folder: Path, record: Record, **changes: Any) -> Path:
    """The record in a file, with something else in its proof."""
    (hand,) = record.hands
    assert hand.deal.proof is not None
    deal = replace(hand.deal, proof=replace(hand.deal.proof, **changes))
    path = folder / "game.json"
    path.write_text(dump_record(replace(record, hands=(replace(hand, deal=deal),))))
    return path


def test_a_deal_is_proven_from_what_the_host_says(run: Run, tmp_path: Path, record: Record) -> None:
    ran = run(f"verify {saved(tmp_path, record)}")
    assert ran.status == 0
    assert ran.out.splitlines() == [
        "Deal 1: proven. Its seed follows from the host's secret and the shares of Ann (A1) and Bea"
        " (B1), all promised before any of them was given. This is what the host says; no player's"
        " program has kept it.",
        "1 of 1 deals are proven.",
    ]


def test_whose_program_kept_the_proof_is_said(run: Run, tmp_path: Path, record: Record) -> None:
    ran = run(f"verify {saved(tmp_path, record, witness='B1', withheld=('A2',))}")
    assert ran.status == 0
    assert "Bea (B1) saw the promises and gave one of the shares." in ran.out
    assert "(A2) had withheld one before, and had no share in this deal." in ran.out


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"commitment": "00" * 32}, "WRONG: its proof doesn't hold."),
        ({"commitments": (("A1", "00" * 32),)}, "WRONG: its proof doesn't hold."),
        ({"shares": (("A1", "00" * 32), ("B1", "11" * 32))}, "WRONG: its proof doesn't hold."),
        ({"problem": "failed"}, "WRONG: what the player's program saw at the table"),
        ({"withheld": ("A2", "B2")}, "WRONG: more than one promised share"),
    ],
)
def test_a_proof_that_does_not_fit_is_wrong(
    run: Run, tmp_path: Path, record: Record, changes: dict[str, Any], words: str
) -> None:
    ran = run(f"verify {saved(tmp_path, record, **changes)}")
    assert ran.status == 1
    assert words in ran.out
    assert "0 of 1 deals are proven." in ran.out


def test_a_shuffle_that_was_thrown_away_is_said(run: Run, tmp_path: Path, record: Record) -> None:
    ran = run(f"verify {saved(tmp_path, record, witness='B1', redrawn='Gus')}")
    assert ran.status == 0
    assert "Before it, another shuffle was thrown away at Gus's table." in ran.out
    ran = run(f"verify {saved(tmp_path, record, problem='failed', redrawn='Gus')}")
    assert ran.status == 1
    assert "WRONG: what the player's program saw" in ran.out
    assert "thrown away at Gus's table." in ran.out


def test_a_seed_that_does_not_follow_is_wrong(run: Run, tmp_path: Path, record: Record) -> None:
    data = json.loads(dump_record(record))
    data["hands"][0]["deal"]["seed"] = "ab" * 32
    data["hands"][0]["actions"] = []
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data))
    ran = run(f"verify {path}")
    assert ran.status == 1
    assert "WRONG: its proof doesn't hold." in ran.out


def test_a_record_without_proofs_is_not_proven(run: Run, tmp_path: Path, record: Record) -> None:
    (hand,) = record.hands
    bare = replace(record, hands=(replace(hand, deal=replace(hand.deal, proof=None)),))
    path = tmp_path / "game.json"
    path.write_text(dump_record(bare))
    ran = run(f"verify {path}")
    assert ran.status == 3
    assert "Deal 1: not proven; nobody gave a share, or no proof was kept." in ran.out
    assert run(f"verify {saved(tmp_path, record, shares=(), commitments=())}").status == 3


@pytest.mark.parametrize(
    "change",
    [
        {"witness": "\x1b]0;mine\x07"},
        {"withheld": ["\x1b[2J"]},
        {"shares": {"\x1b[2J": "00" * 32}},
        {"witness": "A1\n"},
    ],
)
def test_a_proof_cannot_send_commands_to_the_terminal(
    run: Run, tmp_path: Path, record: Record, change: dict[str, Any]
) -> None:
    data = json.loads(dump_record(record))
    data["hands"][0]["deal"]["proof"] |= change
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data))
    ran = run(f"verify {path}")
    assert (ran.status, ran.out) == (1, "")
    assert f"“{next(iter(change))}” is missing or malformed" in ran.err
    assert "\x1b" not in ran.err
