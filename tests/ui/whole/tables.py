"""Tables at which somebody sits with one click, because they were the last."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rook13.table.config import TableConfig
from rook13.ui.screens.new_table.model import NewTable
from tests.ui.whole.home import Home


def last_table(
    game: str, players: int = 4, options: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Return what a program remembers about such a table."""
    config = TableConfig(name="Table", game=game, options=dict(options or {}), players=players)
    return NewTable(config).alone().to_json()


def at_table(
    make_home: Callable[..., Home],
    game: str = "rook13",
    players: int = 4,
    options: Mapping[str, Any] | None = None,
    settings: Mapping[str, Any] | None = None,
    **wishes: Any,
) -> Home:
    """Start a program as a guest, and play now."""
    # The player of a test plays every card, so that it can count them.
    usual = {"last_table": last_table(game, players, options), "play_last_card": False}
    chosen = {**usual, **(settings or {})}
    return make_home(settings=chosen, **wishes).guest().sit_down()
