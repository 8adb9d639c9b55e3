"""From nothing to the window: a picture, a welcome, and everything else while they are looked at.

Each is on the screen before more is loaded, so imports stand where they are needed first.
"""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from rook13 import __version__
from rook13.ui.garbage import Tidier
from rook13.ui.plain_imports import make_imports_plain

if TYPE_CHECKING:
    from pathlib import Path

    from rook13.storage.files import StorageError
    from rook13.ui.front import Front

STYLE = ("-style", "fusion")
"""Said in this way, because `setStyle` has Python learn hundreds of constants of styles first."""
LONGEST_WAIT = 0.5
"""Seconds: a window that is not shown by then may be minimised, and is not waited for."""
A_MOMENT = 0.002


def run(data_dir: Path | None = None, *, is_check: bool = False) -> int:
    """Show the window until it is closed, at once if it is but a check; return the status."""
    app = QApplication.instance() or QApplication([*sys.argv[:1], *STYLE])
    assert isinstance(app, QApplication)
    app.setApplicationName("Rook13")
    app.setApplicationVersion(__version__)
    # The loop ends when everything is put away, which is after the window has closed.
    app.setQuitOnLastWindowClosed(False)
    make_imports_plain()
    tidier = Tidier()
    tidier.start()
    from rook13.storage.database import open_or_set_aside
    from rook13.storage.files import StorageError, data_paths

    try:
        paths = data_paths(data_dir)
        database, aside = open_or_set_aside(paths.database)
    except StorageError as error:
        tidier.stop()
        _apologise(error)
        return 1
    try:
        from rook13.ui.front import Front

        front = Front(database, tidier=tidier)
        for step in (front.appear, front.greet, front.lay_cards):
            step()
            paint(app, front)
        from rook13.ui.loading import load

        load("rook13.app")
        if front.window.isHidden():
            # Somebody was quicker to close it.
            return 0
        from rook13.app import live

        return live(app, front, paths, database, aside, is_check=is_check)
    finally:
        database.close()


def paint(app: QApplication, front: Front) -> None:
    """Let the window be seen before anything else takes time."""
    end = time.monotonic() + LONGEST_WAIT
    app.processEvents()
    while front.window.isVisible() and not front.is_seen and time.monotonic() < end:
        time.sleep(A_MOMENT)
        app.processEvents()
    app.processEvents()


def _apologise(error: StorageError) -> None:
    """Say why the program cannot start."""
    from PySide6.QtWidgets import QMessageBox

    from rook13.wording.network import storage_text

    sentence = str(storage_text(error.kind.value, str(error.path)))
    QMessageBox(QMessageBox.Icon.Warning, "Rook13", sentence).exec()
