"""The command line plays, counts and tells a game it does not know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rook13.wording.refusals import REASONS
from tests.cli.conftest import Run, data_folder, run
from tests.cli.test_play import watch

__all__ = ["data_folder", "run"]


def test_a_whole_game_can_be_played_at_the_text_table(monkeypatch: pytest.MonkeyPatch) -> None:
    ran, _ = watch("play spades --seed 1 --options target=100", monkeypatch)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith("won the game.\n")
    assert "  side A    A1 You, A2 Finch\n" in ran.out
    assert "tricks of bid: You 0/" in ran.out
    assert not any(sentence in ran.out for sentence in REASONS.values())


def test_its_help_offers_what_it_has(run: Run) -> None:
    text = run("play spades --seed 3", typed="help\n").out
    assert "\n  bid 1, or 1 " in text
    assert "\n  trump " not in text
    assert "\n  pass" not in text


def test_bots_play_it_and_the_record_is_told(run: Run, tmp_path: Path) -> None:
    played = run(f"simulate spades --games 1 --bots normal --save {tmp_path} --json")
    assert (played.status, played.err) == (0, "")
    found = json.loads(played.out)
    assert found["bids"]["made"] + found["bids"]["set"] == 2 * found["hands"]
    path = tmp_path / "game-00001.json"
    hands = json.loads(run(f"replay {path} --json").out)["hands"]
    assert {tuple(hand["bids"]) for hand in hands} == {("A1", "B1", "A2", "B2")}
    told = run(f"replay {path}")
    assert (told.status, told.err) == (0, "")
    assert "won the game." in told.out


def test_it_is_listed_dealt_and_explained(run: Run) -> None:
    assert "  spades        Spades are always trump" in run("--help").out
    assert run("deal spades --seed 1").out.startswith("Spades, hand 1, dealt by A1\n")
    assert run("rules spades").out.startswith("# Spades")
