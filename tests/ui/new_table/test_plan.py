from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from rook13.engine.rules import RULESETS
from rook13.table.config import TableConfig
from rook13.ui.screens.new_table.model import NewTable, level_after
from rook13.ui.screens.new_table.words import against


@pytest.mark.parametrize("game", [ruleset.id for ruleset in RULESETS])
def test_what_is_remembered_is_read_again(game: str) -> None:
    table = NewTable.usual(game, "hard")
    assert NewTable.from_json(json.loads(json.dumps(table.to_json()))) == table


def test_a_network_table_is_remembered_without_its_password() -> None:
    config = TableConfig(
        name="Kitchen", game="elemental", players=6, private=True, turn_clock=60, has_password=True
    )
    table = NewTable(config, False, "secret", {"P3": "easy"})
    stored = json.loads(json.dumps(table.to_json()))
    assert "secret" not in json.dumps(stored)
    again = NewTable.from_json(stored)
    assert again.password is None
    assert not again.config.has_password
    assert again.config.players == 6
    assert again.config.private
    assert again.config.turn_clock == 60
    assert again.bots == {"P3": "easy"}


@pytest.mark.parametrize(
    "stored",
    [
        {},
        {"config": 3, "bots": [], "is_solo": None},
        {"config": {"game": "bridge"}},
        {"config": {"game": "rook13", "players": 9, "options": {"target": "many", "x": 1}}},
        {
            "config": {
                "game": "rook13",
                "grace": -1,
                "turn_clock": 7,
                "bot_level": "god",
                "name": "",
            }
        },
        {"config": {"game": "elemental", "options": {"hook": True, "bids": "hidden"}}},
        {
            "config": {"game": "rook13", "undo": "yes", "future": {}},
            "bots": {"B1": 4, "Q9": "easy"},
        },
    ],
)
def test_nonsense_becomes_a_table_that_can_be_opened(stored: dict[str, Any]) -> None:
    table = NewTable.from_json(stored)
    assert table.config.problem() is None
    assert len(table.bots) == table.config.players - 1
    assert table.levels == {"normal"}


def test_alone_means_bots_everywhere_and_every_help() -> None:
    config = TableConfig(game="elemental", players=3, bot_level="easy", turn_clock=30, private=True)
    table = NewTable(config, False, "x", {"P2": "expert"}).alone()
    assert table.is_solo
    assert table.password is None
    assert table.bots == {"P2": "expert", "P3": "easy"}
    assert table.config.undo
    assert table.config.hints
    assert table.config.turn_clock is None
    assert not table.config.private


def test_play_now_says_which_game_and_which_bots() -> None:
    assert against(NewTable.usual()) == "Rook13 against normal bots"
    mixed = NewTable(TableConfig(game="fowl"), bots={"B1": "easy", "A2": "hard", "B2": "hard"})
    assert against(mixed) == "Fowl against bots of mixed levels"


@pytest.mark.parametrize(
    ("results", "level"),
    [
        ("", "normal"),
        ("w", "normal"),
        ("wl", "normal"),
        ("ww", "hard"),
        ("www", "hard"),
        ("wwww", "expert"),
        ("wwwwww", "expert"),
        ("wwll", "normal"),
        ("ll", "easy"),
        ("llll", "easy"),
        ("llllww", "normal"),
        ("wlwlw", "normal"),
    ],
)
def test_bots_that_follow_the_player(results: str, level: str) -> None:
    assert level_after(result == "w" for result in results) == level


def test_that_bots_follow_the_player_is_remembered() -> None:
    table = replace(NewTable.usual("rook"), is_adaptive=True)
    assert NewTable.from_json(table.to_json()) == table
    assert NewTable.from_json(NewTable.usual().to_json()).is_adaptive is False
    assert table.at_level("hard").levels == {"hard"}
    assert table.at_level("hard").config.bot_level == "hard"
    assert against(table) == "Rook against bots that keep up with you"
