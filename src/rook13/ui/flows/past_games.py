"""From and to the screens about past games: the history, profiles, files, and looking back."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDate, QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog

from rook13.background.jobs import Job, disk
from rook13.engine.record import RecordError, RecordProblem
from rook13.statistics.derived import catch_up
from rook13.statistics.profile import Profile, read_profile
from rook13.storage.database import Database
from rook13.storage.exchange import SUFFIX, Imported, export_games, import_games
from rook13.storage.files import StorageError
from rook13.storage.games import Participant, PastGame, PastGames
from rook13.table.config import Person
from rook13.ui.dialogs.dialog import Dialog
from rook13.ui.duplicate import RankingDialog
from rook13.ui.flows.duplicates import StoredDuplicate, stored_duplicate
from rook13.ui.flows.services import Services
from rook13.ui.screens.history.screen import HistoryScreen
from rook13.ui.screens.profile.screen import ProfileScreen
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow
from rook13.wording.network import storage_text
from rook13.wording.refusals import record_text

tr = context("Profile")


class PastGamesFlow(QObject):
    """Shows what somebody has played; `closed` is the way back to the lobby."""

    closed = Signal()
    game_read = Signal(object, object)
    """A PastGame, and the place of one of its hands or None."""
    looked_at = Signal(object, str)
    """The Record of somebody else's game, and the seat from which it is seen."""

    duplicate_wanted = Signal(object)
    """The PastDuplicate that the player wants to play again."""

    def __init__(self, ui: UiContext, services: Services, window: MainWindow) -> None:
        super().__init__(window)
        self._ui = ui
        self._services = services
        self._window = window

    def games_of(self, key: str) -> PastGames:
        return PastGames(self._services.database, key)

    def show_history(self, key: str, before: HistoryScreen | None = None) -> None:
        """Go to the list of all games of a person."""
        disk().submit(catch_up, self._services.database, owner=self)
        screen = HistoryScreen(self._ui, self._services.database, key)
        if before is not None:
            screen.take_over(before)
        screen.closed.connect(self.closed)
        screen.told.connect(self._window.toast.say)
        screen.opened.connect(partial(self.open_game, key))
        screen.exported.connect(partial(self._ask_where_to_save, key))
        screen.add.clicked.connect(partial(self._ask_for_a_file, key))
        screen.ranking_wanted.connect(partial(self.show_ranking, key))
        self._window.show_screen(screen)

    def show_ranking(self, key: str, game_id: int) -> None:
        """Open the ranking of the duplicate session that a game belongs to."""
        job = disk().submit(stored_duplicate, self._services.database, key, game_id, owner=self)
        job.finished.connect(self._on_duplicate)

    def _on_duplicate(self, stored: StoredDuplicate | None) -> None:
        if stored is None:
            self._say(tr("Nothing is known of the other tables of this session."))
            return
        past = stored.past
        dialog = RankingDialog(
            *(self._ui, stored.rules, stored.duplicate, stored.side, self._window),
            may_play_again=past is not None,
        )
        dialog.again.clicked.connect(lambda: self.duplicate_wanted.emit(past))
        dialog.open()

    def export_all(self, key: str, folder: Path) -> None:
        """Write all games of a person to one file in a folder."""
        day = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        self._export(key, None, folder / f"rook13-{day}{SUFFIX}")

    def _ask_where_to_save(self, key: str, game_id: int) -> None:
        dialog = QFileDialog(self._window, tr("Save the game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(tr("Rook13 games (*{suffix})", suffix=SUFFIX))
        dialog.setDefaultSuffix(SUFFIX[1:])
        dialog.selectFile(f"rook13-game-{game_id}{SUFFIX}")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: self._export(key, game_id, Path(path)))
        dialog.open()

    def _ask_for_a_file(self, key: str) -> None:
        dialog = QFileDialog(self._window, tr("Add games"))
        dialog.setNameFilter(tr("Rook13 games (*{suffix})", suffix=SUFFIX))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: self.import_file(key, Path(path), looks=False))
        dialog.open()

    def _export(self, key: str, game_id: int | None, path: Path) -> None:
        job = disk().submit(_export, self.games_of(key), game_id, path, owner=self)
        job.finished.connect(lambda n: self._say(tr("{n} games exported.", n=n)))
        job.failed.connect(partial(self._on_file_failed, path))

    def import_file(self, key: str, path: Path, *, looks: bool = True) -> None:
        """Add the games of a file that the player has played in, and look at it if it is one game.

        In the list of games all of a file are wanted.
        """
        keeps = isinstance(self._window.screen, HistoryScreen)
        read = partial(import_games, keeps_others=keeps)
        job = disk().submit(read, self.games_of(key), path, time.time(), owner=self)
        job.finished.connect(partial(self._on_imported, key, looks))
        job.failed.connect(partial(self._on_file_failed, path))

    def _on_imported(self, key: str, looks: bool, imported: Imported) -> None:
        found = (*imported.added, *imported.known)
        added, known, others = len(imported.added), len(imported.known), len(imported.others)
        told = [
            tr("{n} games added.", n=added) if added else "",
            tr("{n} games were already here.", n=known) if known and not added else "",
            tr("{n} games of others not kept. “Your games” can add them.", n=others)
            if others
            else "",
            self._bad_words(imported.bad),
        ]
        words = " ".join(filter(None, told))
        self._say(words or tr("There are no games in this file."))
        screen = self._window.screen
        if isinstance(screen, HistoryScreen):
            screen.refresh()
        if looks and len(found) + others == 1:
            if found:
                self.open_game(key, found[0])
            else:
                self.looked_at.emit(*imported.others[0])

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

    def _on_file_failed(self, path: Path, error: Exception) -> None:
        if isinstance(error, RecordError):
            problem = self._ui.look.say(record_text(error))
            self._say(tr("{file}: {problem}", file=path.name, problem=problem))
        elif isinstance(error, StorageError):
            self._say(self._ui.look.say(storage_text(error.kind.value, str(error.path))))
        else:
            raise error

    def _say(self, sentence: str) -> None:
        self._window.toast.say(sentence)

    def show_own_profile(self, person: Person) -> None:
        """Go to the profile of the player."""
        job = self._read_profile(person.key, person.key)
        job.finished.connect(partial(self._on_own, person))

    def show_profile(self, key: str, somebody: Participant) -> None:
        """Open what the games of a person say about somebody, over the current screen."""
        job = self._read_profile(key, somebody.who)
        job.finished.connect(partial(self._on_profile, key, somebody))

    def _read_profile(self, key: str, who: str) -> Job:
        return disk().submit(_current_profile, self._services.database, key, who, owner=self)

    def _on_own(self, person: Person, profile: Profile) -> None:
        before = self._window.screen
        game = before.game if isinstance(before, ProfileScreen) else None
        screen = ProfileScreen(self._ui, person.name, person.avatar, profile, game=game)
        screen.closed.connect(self.closed)
        screen.history_wanted.connect(partial(self.show_history, person.key))
        screen.hand_wanted.connect(partial(self.open_game, person.key))
        self._window.show_screen(screen)

    def _on_profile(self, key: str, somebody: Participant, profile: Profile) -> None:
        is_own = somebody.key == key
        dialog = ProfileDialog(self._ui, somebody, profile, is_own, self._window)
        dialog.shown.hand_wanted.connect(partial(self.open_game, key))
        dialog.open()

    def open_game(self, key: str, game_id: int, place: int | None = None) -> None:
        """Read a game; `game_read` follows if it is there."""
        job = disk().submit(self.games_of(key).get, game_id, owner=self)
        job.finished.connect(partial(self._on_read, place))

    def _on_read(self, place: int | None, past: PastGame | None) -> None:
        if past is not None:
            self.game_read.emit(past, place)
        else:
            self._say(self._ui.look.say(record_text(RecordError(RecordProblem.DAMAGED))))


class ProfileDialog(Dialog):
    """The profile of somebody, as they are known from games together."""

    def __init__(
        self,
        ui: UiContext,
        somebody: Participant,
        profile: Profile,
        is_own: bool,
        parent: MainWindow,
    ) -> None:
        super().__init__(ui, tr("{name}'s profile", name=somebody.name), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.shown = ProfileScreen(
            ui, somebody.name, somebody.avatar, profile, is_own=is_own, parent=self
        )
        self.shown.back.setText(tr("Close"))
        self.shown.back.setToolTip("")
        self.shown.history.hide()
        self.shown.closed.connect(self.accept)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(self.shown)
        self.fit(130, 40)


def _current_profile(database: Database, account: str, who: str) -> Profile:
    catch_up(database)
    return read_profile(database, account, who)


def _export(games: PastGames, game_id: int | None, path: Path) -> int:
    return export_games(games, games.ids() if game_id is None else [game_id], path)
