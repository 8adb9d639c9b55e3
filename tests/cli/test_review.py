from __future__ import annotations

import json
from pathlib import Path

import pytest

from rook13.analysis.helpers import Depth
from rook13.coach import reviews
from rook13.engine.record import dump_record
from rook13.engine.rules.elemental import Elemental
from rook13.engine.rules.five_hundred import FiveHundred
from rook13.engine.rules.rook import Rook
from rook13.engine.ruleset import Ruleset
from tests.analysis.hands import played, thrown_away
from tests.cli.conftest import Run
from tests.engine.sheet import Sheet

FIELDS = [
    "hand", "bid", "declarer", "trump", "points", "unit", "value", "par", "best_contracts",
    "best_exchange", "given_away", "turning_points", "decisions",
]  # fmt: skip


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks less deep, so that interpreted kernels answer soon."""
    monkeypatch.setattr(Depth, "usual", lambda: Depth(4, 0, 100_000, 400_000, 0))
    for name in ("EXPERT_ITERATIONS", "JUDGE_ITERATIONS", "BID_ITERATIONS"):
        monkeypatch.setattr(reviews, name, 300)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A record in which the declarer throws the go-down away."""
    path = tmp_path / "game.json"
    path.write_text(dump_record(thrown_away()), encoding="utf-8")
    return path


def test_a_review_tells_what_happened_and_what_was_better(run: Run, saved: Path) -> None:
    ran = run(f"review {saved}")
    assert (ran.status, ran.err) == (0, "")
    assert "Hand 1" in ran.out
    assert "? (A1) was set: 80 of 100." in ran.out
    assert (
        "Trick 8: ? (A1) played R7, which cost 35 points and the contract. Better: Y5." in ran.out
    )
    assert "? (A1) lost 35 points, all avoidable." in ran.out
    assert "Makeable contracts" in ran.out


def test_json_has_every_decision_with_its_cost(run: Run, saved: Path) -> None:
    result = json.loads(run(f"review {saved} --hand 1 --json").out)
    assert list(result) == ["game", "hands"]
    (hand,) = result["hands"]
    assert list(hand) == FIELDS
    costly = [d for d in hand["decisions"] if d["played"] == "A1 R7"]
    assert costly[0]["best"] == ["A1 Y5"]
    assert costly[0]["cost"] == hand["given_away"]["A1"] == 35
    assert not costly[0]["estimated"]
    assert costly[0]["action"] in hand["turning_points"]


@pytest.mark.parametrize(
    "rules", [Rook(), FiveHundred(), Elemental(players=3)], ids=lambda rules: rules.id
)
def test_every_kind_of_game_can_be_reviewed(run: Run, tmp_path: Path, rules: Ruleset) -> None:
    path = tmp_path / "game.json"
    path.write_text(dump_record(played(rules, 2)), encoding="utf-8")
    ran = run(f"review {path}")
    assert ran.status == 0
    assert "Points lost by player" in ran.out
    assert json.loads(run(f"review {path} --json").out)["game"] == rules.id


def test_json_says_what_is_estimated_and_how_far_that_may_be_off(run: Run, saved: Path) -> None:
    (hand,) = json.loads(run(f"review {saved} --json").out)["hands"]
    calls = [d for d in hand["decisions"] if d["kind"] == "call"]
    assert any(d["estimated"] for d in calls)
    # So shallow a look leaves contracts to simple players.
    assert hand["par"]["doubt"] == 40
    assert hand["par"]["proven"] is False
    assert "(estimated)" in run(f"review {saved}").out


def test_the_same_record_gives_the_same_review(run: Run, saved: Path) -> None:
    assert run(f"review {saved}").out == run(f"review {saved}").out


def test_a_hand_that_is_not_there_is_told(run: Run, saved: Path) -> None:
    ran = run(f"review {saved} --hand 7")
    assert ran.status == 1
    assert ran.err == "There is no finished hand 7; the last is hand 1.\n"


def test_an_unfinished_game_is_not_looked_into(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sheet = Sheet("rook13", dealer="B2").deal_seed().play("A1 bid 65, B1 pass")
    path.write_text(dump_record(sheet.recorder.record()), encoding="utf-8")
    ran = run(f"review {path}")
    assert ran.status == 1
    assert ran.err == "No hand of this game is finished, so there is nothing to review yet.\n"
