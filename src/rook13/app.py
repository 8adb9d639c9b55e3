"""The composition root: makes everything behind the window, and puts everything away."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from logging.handlers import RotatingFileHandler

from PySide6.QtCore import QLockFile, QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication, QListView

from rook13.background.flows import start, stop
from rook13.background.garbage import GarbageCollector
from rook13.background.jobs import Executor, ThreadExecutor, disk
from rook13.background.processes import ProcessExecutor
from rook13.net.discovery.directory import LanDirectory
from rook13.net.host.bot_runner import BotRunner
from rook13.own_tables import OwnTables
from rook13.storage.accounts import GuestStore
from rook13.storage.certificates import KnownHosts
from rook13.storage.database import Database, back_up, examine, is_too_large_to_check
from rook13.storage.files import DataPaths, StorageError, StorageProblem
from rook13.storage.identity import Cost, KnownNames
from rook13.storage.settings import SettingsStore
from rook13.ui.crash import CRASH_LOG, NATIVE_LOG, CrashCatcher
from rook13.ui.flows.app_dialogs import AppDialogs
from rook13.ui.flows.backups import offer_backup
from rook13.ui.flows.navigator import Navigator
from rook13.ui.flows.quitting import QuitFlow
from rook13.ui.flows.reviews import MakeReviewer
from rook13.ui.flows.services import Services, pacing_of
from rook13.ui.kit.art.card_art import back_svg
from rook13.ui.kit.art.pictures import app_icon
from rook13.ui.kit.look import Motion
from rook13.ui.review.reviewer import Reviewer
from rook13.ui.settings import Preferences
from rook13.ui.sound import PlayerFactory, Sounds
from rook13.ui.startup import StartUp
from rook13.ui.text import context
from rook13.wording.network import storage_text

import qasync  # type: ignore[import-untyped]  # isort: skip

tr = context("Start")
log = logging.getLogger(__name__)
LOCK_FILE = "host.lock"
LOG_BYTES = 1_000_000


def live(
    app: QApplication,
    startup: StartUp,
    paths: DataPaths,
    database: Database,
    aside: StorageError | None,
    use: Callable[[Program], Coroutine[object, object, None]] | None = None,
    overrides: Overrides | None = None,
    file: str | None = None,
    listen: Callable[[Callable[[list[str]], object]], object] | None = None,
) -> None:
    """Run the program behind the window, which is shown already, until it is closed.

    With `use` it is not a person who uses the program, and it ends when that does. `listen` is told
    what opens the files that the system wants to have opened.
    """
    _keep_log(paths)

    async def run() -> None:
        program = Program(paths, database, overrides, startup)
        program.start(aside)
        if file is not None:
            program.navigator.open_files([file])
        if listen is not None:
            listen(program.navigator.open_files)
        try:
            if use is not None:
                await use(program)
                program.window.close()
            await program.closed.wait()
        finally:
            await program.close()

    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(app)) as runner:
        runner.run(run())


@dataclass(frozen=True, slots=True)
class Overrides:
    """What tests and measurements put in place of the real parts of a program."""

    motion: Motion | None = None
    bots: BotRunner | None = None
    lan: LanDirectory | None = None
    experts: Executor | None = None
    players: Callable[[], PlayerFactory] | None = None
    cost: Cost | None = None
    collector: GarbageCollector | None = None
    entropy: Callable[[int], bytes] = secrets.token_bytes
    make_reviewer: MakeReviewer = Reviewer


class Program(QObject):
    """The whole program: window, screens and services."""

    def __init__(
        self,
        paths: DataPaths,
        database: Database,
        overrides: Overrides | None = None,
        startup: StartUp | None = None,
    ) -> None:
        own = overrides if overrides is not None else Overrides()
        if startup is None:
            # Not at a real start, where this is read before, on the disk's thread.
            stored = SettingsStore(database).read()
            startup = StartUp(database, stored, own.motion, own.cost, own.collector)
            startup.complete_window()
            startup.accounts.all()
        super().__init__(startup)
        self._startup = startup
        self.closed = asyncio.Event()
        self._paths = paths
        self._lock = QLockFile(str(paths.folder / LOCK_FILE))
        self._lock.setStaleLockTime(0)
        self.settings = self._startup.settings
        self.ui = self._startup.ui
        self.window = self._startup.window
        # After the first picture, because it is drawn in many sizes.
        self.window.setWindowIcon(app_icon())
        self.services = Services(
            paths,
            database,
            self._startup.accounts,
            GuestStore(database),
            KnownNames(database),
            KnownHosts(database),
            OwnTables(database, pacing_of(self.ui.look.motion), own.bots, own.entropy, parent=self),
            own.lan if own.lan is not None else LanDirectory(self),
            own.experts if own.experts is not None else ProcessExecutor(),
            Sounds(self.settings, self, own.players),
        )
        self.navigator = Navigator(self.ui, self.services, self.window, own.make_reviewer)
        self.quitting = QuitFlow(self.ui, self.services.tables, self.window, self.navigator)
        self.dialogs = AppDialogs(self.ui, self.services, self.window, self.navigator)
        self.reviews = self.navigator.reviews
        self.catcher = CrashCatcher(paths.logs / CRASH_LOG, parent=self)
        self._connect()

    def start(self, aside: StorageError | None) -> None:
        """Show the window, and look for tables on the network."""
        self._startup.collector.freeze()
        self.catcher.install()
        self.catcher.watch(asyncio.get_running_loop())
        start(self, self._begin(aside))

    async def _begin(self, aside: StorageError | None) -> None:
        """Bring the tables back, after a look for a copy of a database that was set aside."""
        welcome, sentence = self._startup.welcome, ""
        if aside is not None:
            sentence = await offer_backup(self.ui, self.services.database, self.window, aside)
            if welcome is not None:
                welcome.refresh()
        lost = await self.services.tables.start(restores=self._lock.tryLock(0))
        self.navigator.begin(welcome)
        self.window.show()
        self._startup.finish()
        if lost:
            log.error("%d tables could not be read", lost)
            self.window.toast.say(tr("{n} saved games are damaged and can't be resumed.", n=lost))
        if sentence:
            self.window.toast.say(sentence)
        if is_too_large_to_check(self._paths.database):
            start(self, self._check_database())
        if self.settings.chosen.look_for_tables:
            self.services.lan.start()
        # Each in an event of its own, so that opening the first table does not wait for them.
        QTimer.singleShot(0, self, _load_widget_classes)
        QTimer.singleShot(0, self, partial(back_svg, self.settings.chosen.back))

    async def _check_database(self) -> None:
        """Look for damage, in a thread of its own, because the disk's is busy with the game."""
        try:
            await ThreadExecutor().submit(examine, self._paths.database)
        except StorageError as error:
            if error.kind is not StorageProblem.DAMAGED:
                raise
            log.error("the database is damaged", exc_info=error)
            told = await offer_backup(self.ui, self.services.database, self.window, error)
            self.window.toast.say(told)

    async def close(self) -> None:
        """Stop everything; unfinished games stay in their journals."""
        self.navigator.close()
        for owner in (self, self.window):
            await stop(owner)
        self.reviews.close()
        self.reviews.close_summary()
        if isinstance(self.services.experts, ProcessExecutor):
            self.services.experts.close()
        self.services.tables.close()
        await self.services.lan.close()
        try:
            # The disk's thread has written everything else by then.
            await disk().submit(back_up, self.services.database, time.time())
        except Exception as error:
            log.error("no copy of the database", exc_info=error)
        self._lock.unlock()
        self.catcher.uninstall()
        self._startup.language.uninstall()

    def _connect(self) -> None:
        self.settings.changed.connect(self._on_settings)
        self.ui.look.changed.connect(self._on_look)
        self.ui.look.grown.connect(self.navigator.rebuild)
        self._startup.accounts.about_to_delete = self.services.tables.discard_all_of
        self.window.dropped.connect(self.navigator.open_files)
        self.window.closing.connect(self.closed.set)
        self.catcher.not_kept.connect(self._on_not_kept)
        self.catcher.crashed.connect(self.dialogs.show_crash)

    @Slot(object)
    def _on_settings(self, before: Preferences) -> None:
        now = self.settings.chosen
        if before.language != now.language:
            self._startup.language.install(now.language)
            self.window.menus.show_words()
        if before.look_for_tables != now.look_for_tables:
            self._look_lan(now.look_for_tables)
        if before.looks_different_from(now):
            self.navigator.rebuild()

    def _look_lan(self, wanted: bool) -> None:
        if wanted:
            self.services.lan.start()
        else:
            start(self, self.services.lan.stop_looking())

    @Slot(object)
    def _on_not_kept(self, error: StorageError) -> None:
        self.window.toast.say(self.ui.look.say(storage_text(error.kind.value, str(error.path))))

    @Slot()
    def _on_look(self) -> None:
        self.services.tables.set_pacing(pacing_of(self.ui.look.motion))


def _load_widget_classes() -> None:
    """Let PySide load all classes of widgets.

    It does so when Qt first hands out a widget whose class it does not know.
    """
    QListView().viewport()


def _keep_log(paths: DataPaths) -> None:
    """Log to a file of limited size, or not at all if it cannot be written."""
    handler: logging.Handler
    try:
        paths.logs.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            paths.logs / "rook13.log", maxBytes=LOG_BYTES, backupCount=1, encoding="utf-8"
        )
        # Stays open, as nothing can be opened any more when native code crashes.
        faulthandler.enable((paths.logs / NATIVE_LOG).open("a"))
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler])
