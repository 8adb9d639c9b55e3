"""Levels of past versions stay as they are, whatever becomes of today's."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rook13.bots import calibration, payoff
from rook13.bots.calibration import profile_of
from rook13.bots.levels import FROZEN, LEVELS, PAST, make_bot
from rook13.bots.search_setup import usual_budget
from rook13.engine.game import seat_to_act
from rook13.engine.record import load_record, replay
from rook13.engine.redaction import view_for
from rook13.engine.view import PlayerView
from tools.freeze_levels import decide

FOLDER = Path(__file__).parent / "frozen"
KEPT = [
    pytest.param(version, kept, id=f"{version}-{kept['record']['game']}")
    for version in PAST
    for kept in json.loads((FOLDER / f"{version}.json").read_text("utf-8"))
]
Decided = dict[str, dict[str, str]]


def view_after(record: dict[str, Any], done: int) -> PlayerView:
    """Return what the seat in turn sees after so many actions of the last hand."""
    *before, last = record["hands"]
    hands = [*before, last | {"actions": last["actions"][:done]}]
    state = replay(load_record(json.dumps(record | {"hands": hands})))
    seat = seat_to_act(state)
    assert seat is not None
    return view_for(state, seat)


def decided(version: str, kept: dict[str, Any]) -> Decided:
    found: Decided = {}
    for done, levels in kept["decisions"].items():
        view = view_after(kept["record"], int(done))
        found[done] = {level: decide(f"{level}@{version}", view, int(done)) for level in levels}
    return found


@pytest.fixture
def other_profile(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let today's levels be far more careful, and think less."""
    today = profile_of("")
    tuning = replace(today.tuning, margin=0.9, over_partner=0.9, distracted=1.0)
    other = {"caution": 3.0, "gain": 5.0, "spread": 9.0}
    games = {game: {**figures, **other} for game, figures in today.games.items()}
    changed = replace(today, tuning=tuning, games=games, budgets={"hard": (1, 1), "expert": (1, 1)})
    monkeypatch.setattr(
        calibration, "profile_of", lambda version: profile_of(version) if version else changed
    )
    caches = (calibration._calibration, payoff._match_prize)
    for kept in caches:
        kept.cache_clear()
    yield
    for kept in caches:
        kept.cache_clear()


@pytest.mark.parametrize(("version", "kept"), KEPT)
def test_a_past_level_decides_as_it_did(version: str, kept: dict[str, Any]) -> None:
    assert decided(version, kept) == kept["decisions"]


@pytest.mark.usefixtures("other_profile")
def test_what_becomes_of_todays_levels_does_not_change_past_ones() -> None:
    version, kept = KEPT[0].values
    assert isinstance(version, str)
    assert isinstance(kept, dict)
    assert decided(version, kept) == kept["decisions"]
    view = view_after(kept["record"], 0)
    today = [decide(level, view, 0) for level in ("normal", "hard")]
    assert all(action.endswith("pass") for action in today)
    assert usual_budget("expert", view.rules.id).iterations == 1
    assert profile_of("0.1").budgets["expert"] == (40_000, 0.85)


def test_nobody_meets_past_levels_at_a_table() -> None:
    assert FROZEN == ("easy@0.1", "normal@0.1", "hard@0.1", "expert@0.1")
    assert not set(FROZEN) & set(LEVELS)


def test_a_past_level_takes_turns_with_todays() -> None:
    """Figures are those of whoever decides, also right after the other has decided."""
    version, kept = KEPT[0].values
    assert isinstance(kept, dict)
    view = view_after(kept["record"], 0)
    past, today = make_bot(f"normal@{version}", b""), make_bot("normal", b"")
    for _ in range(2):
        assert str(past.choose(view, view.legal)) == kept["decisions"]["0"]["normal"]
        assert today.choose(view, view.legal) in view.legal
        assert calibration.version_played() == ""
