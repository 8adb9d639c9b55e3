"""Past games in the lobby, those of an older program among them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rook13.engine.record import DealRecord, HandRecord, Record
from rook13.storage.games import PastGame
from rook13.ui.navigation.lobby_updates import history_rows

HAND = HandRecord(DealRecord(seed="9f" * 32))
RECORD = Record("rook13", {}, ("Ann", "Wren", "Jörg", "Finch"), "B2", (HAND, HAND))
PAST = PastGame(7, 5.0, RECORD, "A1", ("A",), 0)


def test_a_row_tells_the_result_and_who_played() -> None:
    (row,) = history_rows([PAST])
    assert (row.key, row.when) == ("7", 5.0)
    assert row.detail == "Won in 2 hands, with Wren, Jörg, Finch"


def test_a_game_that_was_lost_with_hints_says_so() -> None:
    (row,) = history_rows([replace(PAST, winners=("B",), hints=3)])
    assert row.detail == "Lost in 2 hands, with hints, with Wren, Jörg, Finch"


@pytest.mark.parametrize(
    "gone",
    [
        replace(PAST, record=replace(RECORD, game="forgotten")),
        replace(PAST, record=replace(RECORD, options={"forgotten": True})),
        replace(PAST, record=replace(RECORD, options={"target": -1})),
        replace(PAST, record=replace(RECORD, seats=("Ann",))),
        replace(PAST, seat="Z9"),
    ],
    ids=["game", "option", "value", "players", "seat"],
)
def test_a_game_that_the_rules_no_longer_know_is_passed_over(gone: PastGame) -> None:
    assert [row.key for row in history_rows([PAST, gone, replace(PAST, id=8)])] == ["7", "8"]
