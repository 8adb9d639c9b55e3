"""The composition root: makes everything, runs the window, and puts everything away."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections.abc import Callable
from dataclasses import dataclass
from logging.handlers import RotatingFileHandler
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication, QMessageBox

from rook13 import __version__
from rook13.net.bot_runner import BotRunner
from rook13.storage.accounts import Accounts
from rook13.storage.database import Database, open_or_set_aside
from rook13.storage.errors import StorageError
from rook13.storage.guests import KeptGuest
from rook13.storage.hosts import KnownHosts
from rook13.storage.paths import DataPaths, data_paths
from rook13.storage.people import KnownPeople
from rook13.storage.sealing import Cost
from rook13.storage.settings import SettingsStore
from rook13.ui.advice import Adviser
from rook13.ui.crash import CrashCatcher
from rook13.ui.house.house import House
from rook13.ui.house.neighbourhood import Neighbourhood
from rook13.ui.house.tables import OwnTables
from rook13.ui.house.thinking import WorkerAdviser
from rook13.ui.journey.desk_dialogs import DeskDialogs
from rook13.ui.journey.journey import Journey
from rook13.ui.look import Look
from rook13.ui.motion import Motion
from rook13.ui.part import Desk
from rook13.ui.preferences import Preferences
from rook13.ui.review import Reviews
from rook13.ui.settings import Settings
from rook13.ui.shortcuts import Keys
from rook13.ui.sound import PlayerFactory, Sounds
from rook13.ui.text import context
from rook13.ui.translator import Translator, language_for
from rook13.ui.window import MainWindow
from rook13.wording.network import storage_text

import qasync  # type: ignore[import-untyped]  # isort: skip

tr = context("Start")
LOCK_FILE = "host.lock"
LOG_BYTES = 1_000_000
REBUILT_FOR = (
    *("language", "theme", "contrast", "text_size"),
    *("face", "back", "surface", "palette"),
)
"""Preferences after which the screen is made anew."""


def run(data_dir: Path | None = None, *, is_check: bool = False) -> int:
    """Show the window until it is closed, at once if it is but a check; return the status."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("Rook13")
    app.setApplicationVersion(__version__)
    app.setStyle("Fusion")
    # The loop ends when everything is put away, which is after the window has closed.
    app.setQuitOnLastWindowClosed(False)
    try:
        paths = data_paths(data_dir)
        database, aside = open_or_set_aside(paths.database)
    except StorageError as error:
        _apologise(str(storage_text(error.kind.value, str(error.path))))
        return 1
    _keep_log(paths)
    try:
        with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(app)) as runner:
            return runner.run(_live(paths, database, aside, is_check))
    finally:
        database.close()


async def _live(paths: DataPaths, database: Database, aside: Path | None, is_check: bool) -> int:
    program = Program(paths, database)
    program.start(aside)
    if is_check:
        QTimer.singleShot(0, program.window.close)
    try:
        await program.closed.wait()
    finally:
        await program.close()
    return 0


@dataclass(frozen=True, slots=True)
class Fittings:
    """What a program is equipped with; where something is missing, the real thing is taken."""

    motion: Motion | None = None
    bots: BotRunner | None = None
    around: Neighbourhood | None = None
    adviser: Adviser | None = None
    players: Callable[[], PlayerFactory] | None = None
    cost: Cost | None = None
    entropy: Callable[[int], bytes] = secrets.token_bytes


class Program(QObject):
    """Everything, put together."""

    def __init__(
        self, paths: DataPaths, database: Database, fittings: Fittings | None = None
    ) -> None:
        super().__init__()
        own = fittings if fittings is not None else Fittings()
        self.closed = asyncio.Event()
        self._paths = paths
        self._lock = QLockFile(str(paths.folder / LOCK_FILE))
        self._lock.setStaleLockTime(0)
        self.settings = Settings(SettingsStore(database), self)
        self._translator = self._translate()
        look = Look(self.settings, own.motion, parent=self)
        self.desk = Desk(self.settings, look, Keys(self.settings, self))
        self.house = House(
            paths,
            database,
            Accounts(database, own.cost) if own.cost is not None else Accounts(database),
            KeptGuest(database),
            KnownPeople(database),
            KnownHosts(database),
            OwnTables(database, look.motion, own.bots, own.entropy, parent=self),
            own.around if own.around is not None else Neighbourhood(self),
            own.adviser if own.adviser is not None else WorkerAdviser(self),
            Sounds(self.settings, self, own.players),
        )
        self.window = MainWindow(self.desk)
        self.journey = Journey(self.desk, self.house, self.window)
        self.dialogs = DeskDialogs(self.desk, self.house, self.window, self.journey)
        self.reviews = Reviews(self.desk, self.window)
        self.catcher = CrashCatcher(paths.logs / "crashes.log", parent=self)
        self._connect()

    def start(self, aside: Path | None) -> None:
        """Show the window, and look around."""
        self.catcher.install()
        self.catcher.watch(asyncio.get_running_loop())
        if self._lock.tryLock(0):
            self._restore()
        self.journey.begin()
        self.window.show()
        if aside is not None:
            words = tr("The database was damaged. It is kept as {path}, and a new one begun.")
            self.window.toast.say(words.format(path=aside))
        if self.settings.chosen.look_for_tables:
            self.house.around.start()

    async def close(self) -> None:
        """Put everything away; games wait where they are."""
        self.journey.close()
        self.reviews.close()
        self.house.adviser.close()
        self.house.tables.close()
        await self.house.around.close()
        self._lock.unlock()
        self.catcher.uninstall()

    def _connect(self) -> None:
        self.settings.changed.connect(self._on_settings)
        self.desk.look.changed.connect(self._on_look)
        self.journey.review_wanted.connect(self.reviews.open)
        self.window.closing.connect(self.closed.set)
        self.dialogs.quit_asked.connect(self.window.close)
        self.catcher.crashed.connect(self.dialogs.show_crash)

    def _restore(self) -> None:
        lost = self.house.tables.restore()
        if lost:
            logging.getLogger(__name__).error("%d tables could not be read", lost)
            self.window.toast.say(tr("{n} saved games are damaged and cannot be resumed.", n=lost))

    def _translate(self) -> Translator:
        translator = Translator(language_for(self.settings.chosen.language), self)
        QApplication.installTranslator(translator)
        return translator

    @Slot(object)
    def _on_settings(self, before: Preferences) -> None:
        now = self.settings.chosen
        if before.language != now.language:
            QApplication.removeTranslator(self._translator)
            self._translator = self._translate()
            self.window.build_menus()
        if before.look_for_tables != now.look_for_tables:
            self._look_around(now.look_for_tables)
        if any(getattr(before, name) != getattr(now, name) for name in REBUILT_FOR):
            self.journey.rebuild()

    def _look_around(self, wanted: bool) -> None:
        if wanted:
            self.house.around.start()
        else:
            self._stopping = asyncio.ensure_future(self.house.around.stop_looking())

    @Slot()
    def _on_look(self) -> None:
        self.house.tables.set_motion(self.desk.look.motion)


def _keep_log(paths: DataPaths) -> None:
    """Write warnings to a file that does not grow; where that is impossible, to nowhere."""
    handler: logging.Handler
    try:
        paths.logs.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            paths.logs / "rook13.log", maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8"
        )
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler])


def _apologise(sentence: str) -> None:
    """Say why the program cannot start."""
    box = QMessageBox(QMessageBox.Icon.Warning, "Rook13", sentence)
    box.exec()
