"""Opens the player's own tables: a new one at the right level, or an unfinished game."""

from __future__ import annotations

from typing import cast

from PySide6.QtWidgets import QWidget

from rook13.background.jobs import Job, disk
from rook13.engine.rules import RULESETS
from rook13.net.client.table_client import TableConnection
from rook13.net.host.tls_server import ListenError
from rook13.net.security import Signer
from rook13.own_tables import OwnTable
from rook13.storage.database import Database
from rook13.storage.history import History
from rook13.storage.identity import Identity
from rook13.table.config import Person
from rook13.ui.dialogs.asking import is_accepted
from rook13.ui.dialogs.dialog import Offer
from rook13.ui.flows.services import Services
from rook13.ui.screens.new_table.model import NewTable, level_after
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow
from rook13.wording.network import listen_text

tr = context("Navigation")

FOLLOWED = 50
"""So many of the latest games decide about the level of bots that follow the player."""


def levels_now(database: Database, key: str) -> dict[str, str]:
    """Return the level that follows from somebody's results in each game."""
    history = History(database, key)
    return {
        ruleset.id: level_after(history.against_bots(ruleset.id, FOLLOWED)) for ruleset in RULESETS
    }


class Opening:
    """Opens the player's own tables, or says why that is impossible."""

    def __init__(self, ui: UiContext, services: Services, window: MainWindow) -> None:
        self._ui = ui
        self._services = services
        self._window = window

    async def at_level_now(self, table: NewTable, key: str) -> NewTable:
        """Return a table with the bots' level set, if it follows the player's results."""
        if table.is_adaptive and table.is_solo:
            levels = await self.read_levels(key)
            return table.at_level(levels[table.config.game])
        return table

    async def open(self, table: NewTable, person: Person, who: Identity) -> TableConnection | None:
        """Open a table."""
        config, signer = table.config, cast(Signer | None, who)
        port = None if table.is_solo else self._ui.settings.chosen.port
        if table.duplicate is not None:
            config, signer = table.duplicate_config(), None
        tables, password = self._services.tables, table.password
        try:
            return await tables.open(config, person, port, password, signer, table.duplicate)
        except ListenError as error:
            self._say(error)
            return None

    def resume(self, table_id: str, person: Person, who: Identity) -> TableConnection | None:
        """Go on with a game."""
        port = self._ui.settings.chosen.port
        try:
            return self._services.tables.resume(table_id, person, port, who)
        except ListenError as error:
            self._say(error)
            return None

    async def game_to_resume(self, person: Person) -> str | None:
        """Ask whether to go on with the latest unfinished game, and return its table."""
        unfinished = self._services.tables.unfinished(person.key)
        if unfinished and self._ui.settings.chosen.offer_to_resume:
            latest = unfinished[-1]
            if await is_accepted(ResumeOffer(self._ui, latest, self._window)):
                return latest.table_id
        return None

    def read_levels(self, key: str) -> Job:
        """Find out which level bots that follow somebody's results have in each game."""
        return disk().submit(levels_now, self._services.database, key, owner=self._window)

    def _say(self, error: ListenError) -> None:
        words = listen_text(error.problem.value, self._ui.settings.chosen.port)
        self._window.toast.say(self._ui.look.say(words))


class ResumeOffer(Offer):
    """Offers to go on with an unfinished game."""

    def __init__(self, ui: UiContext, table: OwnTable, parent: QWidget | None = None) -> None:
        game = table.state.rules.title
        hands = len(table.state.game.match.results) if table.state.game else 0
        words = tr("Resume your {game} game (hand {hand})?", game=game, hand=hands + 1)
        super().__init__(ui, tr("Welcome back"), words, tr("Continue"), tr("Later"), parent)
