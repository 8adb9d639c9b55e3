"""What was played before: the history, profiles, files, looking back and playing again."""

from __future__ import annotations

import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt
from PySide6.QtWidgets import QFileDialog

from rook13.background.flows import first_of, start
from rook13.background.jobs import Job, disk
from rook13.engine.record import Record, RecordError, rules_of
from rook13.engine.ruleset import Ruleset
from rook13.own_tables import DuplicateWish, PastDuplicate
from rook13.statistics.derived import catch_up
from rook13.statistics.profile import Profile, read_profile
from rook13.storage.database import Database
from rook13.storage.exchange import SUFFIX, Imported, export_games, import_games
from rook13.storage.games import Participant, PastGame, PastGames
from rook13.storage.puzzles import DailyResult, Puzzles
from rook13.table.config import Person, TableConfig
from rook13.table.duplicate import (
    MOST_TABLES,
    DuplicateError,
    DuplicateView,
    TableResults,
    load_duplicate,
    results_of,
)
from rook13.ui.dialogs.asking import chosen_path
from rook13.ui.dialogs.dialog import Dialog
from rook13.ui.duplicate import RankingDialog
from rook13.ui.flows.services import Services
from rook13.ui.screens.history.screen import HistoryScreen
from rook13.ui.screens.new_table.model import NewTable
from rook13.ui.screens.profile.screen import ProfileScreen
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow
from rook13.wording.refusals import record_text

if TYPE_CHECKING:
    from rook13.ui.flows.navigator import Navigator

tr = context("Profile")


class PastGamesFlow:
    """Shows what the player has played, and brings games from and to files."""

    def __init__(
        self, ui: UiContext, services: Services, window: MainWindow, navigator: Navigator
    ) -> None:
        self._ui = ui
        self._services = services
        self._window = window
        self._navigator = navigator

    @property
    def _key(self) -> str:
        return self._navigator.person.key

    @property
    def _games(self) -> PastGames:
        return PastGames(self._services.database, self._key)

    def show_history(self, before: HistoryScreen | None = None) -> None:
        """Go to the list of all games of the player."""
        disk().submit(catch_up, self._services.database)
        screen = HistoryScreen(self._ui, self._services.database, self._key)
        if before is not None:
            screen.take_over(before)
        screen.back.clicked.connect(lambda: self._navigator.show_lobby())
        screen.opened.connect(self.open_game)
        screen.add.clicked.connect(lambda: self._start(self._ask_for_a_file()))
        screen.exported.connect(lambda game_id: self._start(self._save(game_id)))
        screen.ranking_wanted.connect(lambda game_id: self._start(self._show_ranking(game_id)))
        self._window.show_screen(screen)

    def open_game(self, game_id: int, place: int | None = None) -> None:
        """Look back at a game, if it is there."""
        self._start(self._look_back(game_id, place))

    def import_file(self, path: Path, *, looks: bool = True) -> None:
        """Add the player's games of a file, and look at it if it is one game."""
        self._start(self._import(path, looks=looks))

    def save_all(self) -> None:
        """Ask for a folder, and write all games of the player there."""
        self._start(self._save_all())

    def export_all(self, folder: Path) -> None:
        """Write all games of the player to one file in a folder."""
        day = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        self._start(self._export(None, folder / f"rook13-{day}{SUFFIX}"))

    def show_own_profile(self) -> None:
        """Go to the profile of the player."""
        self._start(self._show_own_profile(self._navigator.person))

    def show_profile(self, somebody: Participant) -> None:
        """Open what the player's games say about somebody, over the current screen."""
        self._start(self._show_profile(somebody))

    def _start(self, flow: Coroutine[Any, Any, None]) -> None:
        start(self._navigator, flow)

    async def _look_back(self, game_id: int, place: int | None) -> None:
        past = await disk().submit(self._games.get, game_id)
        if past is not None:
            hand = None if place is None else place + 1
            self._navigator.reviews.open(past.record, hand, past.seat)

    async def _show_ranking(self, game_id: int) -> None:
        stored = await disk().submit(stored_duplicate, self._services.database, self._key, game_id)
        if stored is None:
            self._say(tr("Nothing is known of the other tables of this session."))
            return
        past = stored.past
        dialog = RankingDialog(
            *(self._ui, stored.rules, stored.duplicate, stored.side, self._window),
            may_play_again=past is not None,
        )
        dialog.open()
        _, result = await first_of(closed=dialog.finished)
        if result == RankingDialog.DialogCode.Accepted and past is not None:
            self._navigator.play_again(past)

    async def _save(self, game_id: int) -> None:
        dialog = QFileDialog(self._window, tr("Save the game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(tr("Rook13 games (*{suffix})", suffix=SUFFIX))
        dialog.setDefaultSuffix(SUFFIX[1:])
        dialog.selectFile(f"rook13-game-{game_id}{SUFFIX}")
        path = await chosen_path(dialog)
        if path is not None:
            await self._export(game_id, path)

    async def _save_all(self) -> None:
        dialog = QFileDialog(self._window, tr("Export games to"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        folder = await chosen_path(dialog)
        if folder is not None:
            self.export_all(folder)

    async def _export(self, game_id: int | None, path: Path) -> None:
        count = await disk().submit(_export, self._games, game_id, path)
        self._say(tr("{n} games exported.", n=count))

    async def _ask_for_a_file(self) -> None:
        dialog = QFileDialog(self._window, tr("Add games"))
        dialog.setNameFilter(tr("Rook13 games (*{suffix})", suffix=SUFFIX))
        path = await chosen_path(dialog)
        if path is not None:
            await self._import(path, looks=False)

    async def _import(self, path: Path, *, looks: bool) -> None:
        # In the list of games all of a file are wanted.
        keeps = isinstance(self._window.screen, HistoryScreen)
        read = partial(import_games, keeps_others=keeps)
        try:
            imported: Imported = await disk().submit(read, self._games, path, time.time())
        except RecordError as error:
            problem = self._ui.look.say(record_text(error))
            self._say(tr("{file}: {problem}", file=path.name, problem=problem))
            return
        self._say(self._import_words(imported))
        screen = self._window.screen
        if isinstance(screen, HistoryScreen):
            screen.refresh()
        found = (*imported.added, *imported.known)
        if looks and len(found) + len(imported.others) == 1:
            if found:
                await self._look_back(found[0], None)
            else:
                record, seat = imported.others[0]
                self._navigator.reviews.open(record, None, seat)

    def _import_words(self, imported: Imported) -> str:
        added, known, others = len(imported.added), len(imported.known), len(imported.others)
        told = [
            tr("{n} games added.", n=added) if added else "",
            tr("{n} games were already here.", n=known) if known and not added else "",
            tr("{n} games of others not kept. “Your games” can add them.", n=others)
            if others
            else "",
            self._bad_words(imported.bad),
        ]
        return " ".join(filter(None, told)) or tr("There are no games in this file.")

    def _bad_words(self, bad: Sequence[tuple[int, RecordError]]) -> str:
        if not bad:
            return ""
        first, error = bad[0]
        problem = self._ui.look.say(record_text(error))
        return tr(
            "{n} lines can't be read, the first of them line {line}: {problem}",
            n=len(bad),
            line=first,
            problem=problem,
        )

    async def _show_own_profile(self, person: Person) -> None:
        profile = await self._profile_of(person.key)
        before = self._window.screen
        database = self._services.database
        screen = ProfileScreen(self._ui, person.name, person.avatar, profile, database)
        if isinstance(before, ProfileScreen):
            screen.take_over(before)
        screen.back.clicked.connect(lambda: self._navigator.show_lobby())
        screen.history.clicked.connect(lambda: self.show_history())
        screen.hand_wanted.connect(self.open_game)
        self._window.show_screen(screen)

    async def _show_profile(self, somebody: Participant) -> None:
        profile = await self._profile_of(somebody.who)
        database = self._services.database
        dialog = ProfileDialog(self._ui, somebody, profile, database, self._window)
        dialog.shown.hand_wanted.connect(self.open_game)
        dialog.open()

    def _profile_of(self, who: str) -> Job:
        return disk().submit(_current_profile, self._services.database, self._key, who)

    def _say(self, sentence: str) -> None:
        self._window.toast.say(sentence)


class ProfileDialog(Dialog):
    """The profile of somebody, as they are known from games together."""

    def __init__(
        self,
        ui: UiContext,
        somebody: Participant,
        profile: Profile,
        database: Database,
        parent: MainWindow,
    ) -> None:
        super().__init__(ui, tr("{name}'s profile", name=somebody.name), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.shown = ProfileScreen(ui, somebody.name, somebody.avatar, profile, database, self)
        self.shown.back.setText(tr("Close"))
        self.shown.back.setToolTip("")
        self.shown.history.hide()
        self.shown.back.clicked.connect(self.accept)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(self.shown)
        self.fit(130, 40)


def _current_profile(database: Database, account: str, who: str) -> Profile:
    catch_up(database)
    return read_profile(database, account, who)


def _export(games: PastGames, game_id: int | None, path: Path) -> int:
    return export_games(games, games.ids() if game_id is None else [game_id], path)


MOST_OFFERED = 20


@dataclass(frozen=True, slots=True)
class StoredDuplicate:
    """A session from the history, with the rules it was played by and the player's side."""

    duplicate: DuplicateView
    rules: Ruleset
    side: int
    past: PastDuplicate | None
    """How to play it again, if it came to its end."""


def past_duplicates(database: Database, key: str, today: date) -> list[PastDuplicate]:
    """Return what somebody can play again: sessions, and deals of past days, the latest first."""
    found = []
    for game, text in PastGames(database, key).duplicates(MOST_OFFERED):
        stored = _stored(game, text)
        if stored is not None and stored.past is not None:
            found.append(stored.past)
    puzzles = Puzzles(database, key)
    for day, game_id in puzzles.days(MOST_OFFERED):
        if day < today.isoformat():
            past = _daily(day, puzzles.results(day, game_id))
            found += [past] if past is not None else []
    return found


def stored_duplicate(database: Database, key: str, game_id: int) -> StoredDuplicate | None:
    """Return the session that a game of somebody's history belongs to, if it is known."""
    games = PastGames(database, key)
    game, text = games.get(game_id), games.duplicate(game_id)
    return _stored(game, text) if game is not None and text is not None else None


def new_table_for(past: PastDuplicate, level: str) -> NewTable:
    """Return a table at which somebody plays a past session alone, with bots around them."""
    table = NewTable.usual(past.config.game, level)
    config = replace(table.config, options=past.config.options, players=past.config.players)
    return replace(NewTable(config).alone(), duplicate=DuplicateWish(past=past))


def _stored(game: PastGame, text: str) -> StoredDuplicate | None:
    try:
        duplicate, rules = load_duplicate(text), rules_of(game.record)
        side = rules.side_of[rules.seat(game.seat).index]
    except (DuplicateError, RecordError, KeyError):
        return None
    moment = QDateTime.fromSecsSinceEpoch(int(game.finished)).date()
    title = tr(
        "Session of {date}: {n} tables",
        date=QLocale().toString(moment, QLocale.FormatType.ShortFormat),
        n=len(duplicate.tables),
    )
    past = PastDuplicate(
        title, _config(game.record), duplicate.seeds, duplicate.tables[: MOST_TABLES - 1]
    )
    return StoredDuplicate(duplicate, rules, side, past if duplicate.is_over else None)


def _daily(day: str, results: list[DailyResult]) -> PastDuplicate | None:
    """Return what people made of the deal of a day as a session of one board."""
    tables = []
    for each in results[: MOST_TABLES - 1]:
        try:
            played = results_of(each.record)[:1]
        except RecordError:
            continue
        names = (each.name, *each.record.seats[1:])
        tables += [TableResults(names, 1, played)] if played else []
    if not tables:
        return None
    moment = QDate.fromString(day, "yyyy-MM-dd")
    title = tr(
        "Deal of {date}: {n} results",
        date=QLocale().toString(moment, QLocale.FormatType.ShortFormat),
        n=len(tables),
    )
    record = results[0].record
    seed = record.hands[0].deal.seed or ""
    return PastDuplicate(title, _config(record), (seed,), tuple(tables))


def _config(record: Record) -> TableConfig:
    options = {name: value for name, value in record.options.items() if name != "boards"}
    return TableConfig(game=record.game, options=options, players=len(record.seats))
