"""Past games in the lobby, those of an older program among them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rook13.storage.history import GameLine
from rook13.ui.flows.lobby_updates import history_rows

PAST = GameLine(*(7, 5.0, "rook13", {}, True, 9, 505, -20, 0, False, ""), ("Wren", "Jörg", "Finch"))

LOST = replace(PAST, won=False, score=-20, other=505)


def test_a_row_tells_the_result_with_its_score_and_who_played() -> None:
    (row,) = history_rows([PAST])
    assert (row.key, row.title, row.when) == ("7", "Rook13", 5.0)
    assert row.detail == "Won, 505 to −20, with Wren, Jörg, Finch"


@pytest.mark.parametrize(
    "lost", [replace(LOST, hints=3), replace(LOST, undos=1), replace(LOST, bot_moves=2)]
)
def test_a_game_that_was_lost_with_help_says_so(lost: GameLine) -> None:
    (row,) = history_rows([lost])
    assert row.detail == "Lost, −20 to 505, with help, with Wren, Jörg, Finch"


def test_a_game_that_was_abandoned_is_not_lost() -> None:
    (row,) = history_rows([replace(PAST, won=None, is_abandoned=True, score=120, other=480)])
    assert row.detail == "Abandoned, 120 to 480, with Wren, Jörg, Finch"


def test_a_game_that_the_rules_no_longer_know_is_passed_over() -> None:
    gone = replace(PAST, won=None, hands=0, score=None, other=None)
    assert [row.key for row in history_rows([PAST, gone, replace(PAST, id=8)])] == ["7", "8"]
