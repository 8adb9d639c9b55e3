"""Levels of past versions stay as they are when today's change."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rook13.bots.calibration import judging_by, profile, usual_profile
from rook13.bots.levels import LEVELS, steady
from rook13.bots.search_setup import usual_budget
from rook13.engine.game import seat_to_act
from rook13.engine.record import load_record, replay
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.view import PlayerView
from rook13.laboratory.arena import Part, play_pairing
from rook13.laboratory.contestants import CARDS_ONLY, CONTESTANTS, ORACLE, Contestant
from tools.freeze_levels import decide
from tools.past_levels import PAST, PastBot, profile_of

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


@pytest.mark.parametrize(("version", "kept"), KEPT)
def test_a_past_level_decides_as_it_did(version: str, kept: dict[str, Any]) -> None:
    assert decided(version, kept) == kept["decisions"]


def test_what_becomes_of_todays_levels_does_not_change_past_ones() -> None:
    """Let today's levels be far more careful, and think less."""
    today = profile()
    tuning = replace(today.tuning, margin=0.9, over_partner=0.9, distracted=1.0)
    other = {"caution": 3.0, "gain": 5.0, "spread": 9.0}
    games = {game: {**figures, **other} for game, figures in today.games.items()}
    changed = replace(today, tuning=tuning, games=games, budgets={"hard": (1, 1), "expert": (1, 1)})
    version, kept = KEPT[0].values
    assert isinstance(version, str)
    assert isinstance(kept, dict)
    with judging_by(changed):
        assert decided(version, kept) == kept["decisions"]
        view = view_after(kept["record"], 0)
        assert all(decide(level, view, 0).endswith("pass") for level in ("normal", "hard"))
        assert usual_budget("expert", view.rules.id).iterations == 1
    assert profile_of("0.1").budgets["expert"] == (40_000, 0.85)


def test_nobody_meets_past_levels_at_a_table() -> None:
    past = {f"{level}@0.1" for level in ("easy", "normal", "hard", "expert")}
    assert past == set(CONTESTANTS) - set(LEVELS) - {CARDS_ONLY, ORACLE}


def test_a_past_level_takes_turns_with_todays() -> None:
    """Figures are those of the bot that decides, also right after the other has decided."""
    version, kept = KEPT[0].values
    assert isinstance(kept, dict)
    view = view_after(kept["record"], 0)
    past, today = PastBot("normal", str(version), b"", None), steady("normal", b"")
    for _ in range(2):
        assert str(past.choose(view)) == kept["decisions"]["0"]["normal"]
        assert today.choose(view) in view.legal
        assert profile() is usual_profile()


@pytest.mark.parametrize("game", RULESETS, ids=lambda game: game.id)
def test_it_plays_better_than_it_did_in_version_0_1(game: type[Ruleset]) -> None:
    rules, pair = game(), (Contestant("normal"), Contestant("normal@0.1"))
    found = [play_pairing(rules, pair, "thumb", number, match=False) for number in range(24)]
    assert sum(pairing.tallies[0].score - pairing.tallies[1].score for pairing in found) > 0


def test_normal_bids_where_it_used_to_pass_and_makes_most_of_it() -> None:
    pair = (Contestant("normal"), Contestant("normal@0.1"))
    tables = [play_pairing(make_rules("rook13"), pair, "n", n, match=False) for n in range(40)]
    today, past = zip(*(table.tallies for table in tables), strict=True)
    declared = sum(tally.contracts for tally in today)
    assert declared > 2 * sum(tally.contracts for tally in past)
    assert 0.6 < sum(tally.made for tally in today) / declared < 0.85
    assert sum(tally.score for tally in today) > sum(tally.score for tally in past)


def test_expert_no_longer_leaves_cheap_contracts_of_rook_to_others() -> None:
    pair = (Contestant("expert", 400), Contestant("expert@0.1", 400))
    calls = frozenset({Part.CALLS})
    tables = [
        play_pairing(make_rules("rook"), pair, "n", n, match=False, parts=calls) for n in range(12)
    ]
    today, past = zip(*(table.tallies for table in tables), strict=True)
    declared, left = (sum(tally.contracts for tally in level) for level in (today, past))
    assert declared > left
    assert sum(tally.bid_sum for tally in past) / left > 73
