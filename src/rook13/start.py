"""From the command line to the window: a picture, the welcome screen, then everything else.

Each step is painted before the next is loaded; docs/decisions/0014-start-up.md has the figures.
"""

from __future__ import annotations

import contextlib
import sys
import time
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from rook13 import __version__
from rook13.background.garbage import GarbageCollector
from rook13.background.jobs import ThreadExecutor, disk, result_of
from rook13.storage.database import open_or_set_aside
from rook13.storage.files import StorageError, data_paths
from rook13.storage.settings import SettingsStore
from rook13.ui.startup import StartUp

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from rook13.storage.database import Database
    from rook13.storage.files import DataPaths

STYLE = ("-style", "fusion")
"""As an argument, because `setStyle` makes PySide create the hundreds of constants of `QStyle`."""
LONGEST_WAIT = 0.5
"""Seconds: a window that is not painted by then may be minimised, and is not waited for."""
POLL_SECONDS = 0.002


class Application(QApplication):
    """Opens files that the system asks for, as macOS does when one is double-clicked."""

    file_wanted = Signal(list)

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._early: list[str] | None = []

    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        if self._early is not None:
            self._early.append(event.file())
        self.file_wanted.emit([event.file()])
        return True

    def open_with(self, opener: Callable[[list[str]], object]) -> None:
        """Have files opened from now on, and those that were wanted before there was a program."""
        early, self._early = self._early, None
        if early:
            opener(early)
        self.file_wanted.connect(opener)


def run(data_dir: Path | None = None, *, is_check: bool = False, file: str | None = None) -> int:
    """Show the window until it is closed, and return the status.

    A check says when each picture was there, on the monotonic clock and in CPU seconds, and then
    goes through all screens by itself.
    """
    app = QApplication.instance() or Application([*sys.argv[:1], *STYLE])
    assert isinstance(app, QApplication)
    app.setApplicationName("Rook13")
    app.setDesktopFileName("io.github.rook13.Rook13")
    app.setApplicationVersion(__version__)
    # The event loop has to go on until everything is put away, after the window has closed.
    app.setQuitOnLastWindowClosed(False)
    collector = GarbageCollector()
    collector.start()
    try:
        paths, database, set_aside, stored = result_of(disk().submit(_open, data_dir))
    except StorageError as error:
        _show_error(error)
        collector.stop()
        return 1
    startup = StartUp(database, stored, collector=collector)
    try:
        for step in (startup.show_picture, startup.show_welcome, startup.show_cards):
            step()
            paint(app, startup)
            if is_check:
                print(time.monotonic(), time.process_time(), flush=True)
        _load("rook13.app")
        if startup.window.isHidden():
            # It was closed meanwhile.
            return 0
        from rook13.app import live

        if not is_check:
            listen = app.open_with if isinstance(app, Application) else None
            live(app, startup, paths, database, set_aside, file=file, listen=listen)
            return 0
        from rook13 import self_check

        try:
            live(app, startup, paths, database, None, self_check.check, self_check.overrides())
        except self_check.CheckFailed as problem:
            print(problem, file=sys.stderr)
            return 1
        return 0
    finally:
        # Pending writes come first.
        result_of(disk().submit(database.close))
        collector.stop(startup.window, startup)


def _open(
    data_dir: Path | None,
) -> tuple[DataPaths, Database, StorageError | None, Mapping[str, object]]:
    """Open the database, which checks all of it, and read what the first picture needs."""
    paths = data_paths(data_dir)
    database, set_aside = open_or_set_aside(paths.database)
    return paths, database, set_aside, SettingsStore(database).read()


def paint(app: QApplication, startup: StartUp) -> None:
    """Process events until the window is painted."""
    end = time.monotonic() + LONGEST_WAIT
    app.processEvents()
    while startup.window.isVisible() and not startup.is_painted and time.monotonic() < end:
        time.sleep(POLL_SECONDS)
        app.processEvents()
    app.processEvents()


def _load(module: str) -> None:
    """Import a module in a thread, while the window reacts to the player.

    An error is not reported: the import that follows in the caller raises it again.
    """
    with contextlib.suppress(Exception):
        result_of(ThreadExecutor().submit(import_module, module))


def _show_error(error: StorageError) -> None:
    """Say why the program cannot start."""
    from PySide6.QtWidgets import QMessageBox

    from rook13.wording.network import storage_text

    sentence = str(storage_text(error.kind.value, str(error.path)))
    QMessageBox(QMessageBox.Icon.Warning, "Rook13", sentence).exec()
