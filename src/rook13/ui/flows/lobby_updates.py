"""Keeps the lobby up to date: tables on the network, unfinished games and past games."""

from __future__ import annotations

import time
from collections.abc import Iterable

from PySide6.QtCore import QObject, Slot

from rook13.background.flows import start
from rook13.background.jobs import disk
from rook13.net.discovery.ads import FoundTable
from rook13.own_tables import Kind, OwnTable
from rook13.statistics.derived import catch_up, newly_unreadable
from rook13.storage.database import Database
from rook13.storage.history import GameLine, History
from rook13.storage.identity import Identity
from rook13.ui.flows.services import Services
from rook13.ui.screens.history.model import result_words, score_words, title_of
from rook13.ui.screens.lobby.panels import GameRow
from rook13.ui.screens.lobby.screen import LobbyScreen
from rook13.ui.text import context
from rook13.ui.window import MainWindow

tr = context("Lobby")
RECENT_GAMES = 20
_first_seen: dict[str, float] = {}
"""When each table that is up was first seen."""


class LobbyUpdater(QObject):
    """Fills a lobby screen for one person, and keeps it current while it is shown."""

    def __init__(
        self, services: Services, who: Identity, lobby: LobbyScreen, window: MainWindow
    ) -> None:
        super().__init__(lobby)
        self._services = services
        self._who = who
        self._lobby = lobby
        self._window = window
        services.lan.changed.connect(self._show_tables)
        services.tables.changed.connect(self._show_games)
        lobby.tables.empty.check.clicked.connect(lambda: start(self, self._check()))
        lobby.games.discarded.connect(services.tables.discard)
        self._show_tables()
        self._show_games()

    def found(self, key: str) -> FoundTable | None:
        """Return the table behind a row."""
        return next((each for each in self._services.lan.tables if each.key == key), None)

    @Slot()
    def _show_tables(self) -> None:
        found = self._services.lan.tables
        _note_first_sight(found)
        self._lobby.tables.show_tables(found, _first_seen)

    @Slot()
    def _show_games(self) -> None:
        self._lobby.people.set_people(self._services.tables.guests(self._who.key))
        self._lobby.games.set_elsewhere(self._services.tables.are_elsewhere)
        unfinished = reversed(self._services.tables.unfinished(self._who.key))
        self._lobby.games.set_resumable([self._resumable(each) for each in unfinished])
        start(self, self._show_history())

    async def _show_history(self) -> None:
        recent, unreadable = await disk().submit(_recent, self._services.database, self._who.key)
        self._lobby.games.set_history(history_rows(recent))
        if unreadable:
            self._window.toast.say(
                tr(
                    "{n} of your games can't be read any more. “Your games” says which.",
                    n=unreadable,
                )
            )

    def _resumable(self, own: OwnTable) -> GameRow:
        state = own.state
        hands = len(state.game.match.results) if state.game else 0
        alone = tr("Alone against bots") if own.kind is Kind.SOLO else tr("Your table")
        detail = tr("{kind}, hand {n}", kind=alone, n=hands + 1)
        return GameRow(own.table_id, state.rules.title, detail, own.moved)

    async def _check(self) -> None:
        facts = await self._services.lan.check(self._services.tables.hosting.port or None)
        self._lobby.tables.empty.show_facts(facts)


def _note_first_sight(found: Iterable[FoundTable]) -> None:
    here = {each.key for each in found}
    for gone in set(_first_seen) - here:
        del _first_seen[gone]
    for key in here:
        _first_seen.setdefault(key, time.time())


def _recent(database: Database, key: str) -> tuple[list[GameLine], int]:
    catch_up(database)
    return History(database, key).latest(RECENT_GAMES), newly_unreadable(database, key)


def history_rows(lines: Iterable[GameLine]) -> list[GameRow]:
    """Return a row for each game, except those that this version cannot read."""
    return [
        GameRow(str(line.id), title_of(line.game), _detail(line), line.finished)
        for line in lines
        if line.hands
    ]


def _detail(line: GameLine) -> str:
    words, score = result_words(line), score_words(line)
    if words and score:
        words = tr("{result}, {score}", result=words, score=score)
    if line.has_help:
        words = tr("{result}, with help", result=words)
    return tr("{result}, with {names}", result=words, names=", ".join(line.names))
