"""From nothing to the window: the first picture, and everything else while it is looked at."""

from __future__ import annotations

import sys
import time
from importlib import import_module
from pathlib import Path

from PySide6.QtCore import QEventLoop, QThread
from PySide6.QtWidgets import QApplication

from rook13 import __version__
from rook13.storage.database import open_or_set_aside
from rook13.storage.errors import StorageError
from rook13.storage.paths import data_paths
from rook13.ui.front import Front

LONGEST_WAIT = 0.5
"""Seconds: a window that is not shown by then may be minimised, and is not waited for."""


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
        _apologise(error)
        return 1
    try:
        front = Front(database)
        front.greet()
        _paint(app, front)
        _load()
        if front.window.isHidden():
            # Somebody was quicker to close it.
            return 0
        from rook13.app import live

        return live(app, front, paths, database, aside, is_check=is_check)
    finally:
        database.close()


def _paint(app: QApplication, front: Front) -> None:
    """Let the window be seen before anything else takes time."""
    end = time.monotonic() + LONGEST_WAIT
    app.processEvents()
    while not front.window.windowHandle().isExposed() and time.monotonic() < end:
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 10)
    app.processEvents()


class _Loader(QThread):
    """Loads the rest of the program; what goes wrong goes wrong again where it can be seen."""

    def run(self) -> None:
        try:
            import_module("rook13.app")
        except Exception:
            return


def _load() -> None:
    """Wait for the rest of the program, with a window that answers meanwhile."""
    loop, loader = QEventLoop(), _Loader()
    loader.finished.connect(loop.quit)
    loader.start()
    loop.exec()
    loader.wait()


def _apologise(error: StorageError) -> None:
    """Say why the program cannot start."""
    from PySide6.QtWidgets import QMessageBox

    from rook13.wording.network import storage_text

    sentence = str(storage_text(error.kind.value, str(error.path)))
    QMessageBox(QMessageBox.Icon.Warning, "Rook13", sentence).exec()
