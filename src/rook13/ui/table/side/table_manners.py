"""How a table is run, besides the rules of its game, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from rook13.table.config import TableConfig
from rook13.ui.look import Look
from rook13.ui.text import context
from rook13.wording.tables import level_text

tr = context("WaitingRoom")


def manners(config: TableConfig, look: Look) -> Iterator[str]:
    """Return what a guest should know before sitting down."""
    if config.turn_clock is not None:
        yield tr("There are {n} seconds for each turn.", n=config.turn_clock)
    if config.approval:
        yield tr("The host lets people in one by one.")
    if not config.spectators:
        yield tr("Only players see the game.")
    if not config.takeover:
        yield tr("Bots keep their seats until the game is over.")
    if config.undo:
        yield tr("Actions may be taken back when all agree.")
    if config.hints:
        yield tr("Players may ask for hints.")
    yield tr("Bots play at this level: {level}.", level=look.say(level_text(config.bot_level)))
