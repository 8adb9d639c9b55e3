"""A process that ends when its window is painted; a script, so that nothing is loaded before.

`bare` shows an empty window, `window FOLDER` the program's own as the command line opens it. They
print when their picture was there on the monotonic clock, and the CPU time spent until then; the
program does so for its first picture and for the one in which somebody can sign in.
"""

from __future__ import annotations

import os
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from rook13.ui.startup import StartUp


def main(what: str, *where: str) -> None:
    """Show a window, bare or ours, until it has been painted."""
    if what == "bare":
        _show_bare()
    else:
        _show_ours(*where)


def _show_bare() -> None:
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QMainWindow

    class Watched(QMainWindow):
        def paintEvent(self, event: object) -> None:  # noqa: N802
            # It is on the screen before the next event.
            QTimer.singleShot(0, _end)

    app = QApplication(sys.argv[:1])
    window = Watched()
    window.show()
    app.exec()


def _show_ours(*where: str) -> None:
    # In the order in which the program loads them: the first of them does without Qt.
    from rook13.cli import main as command_line

    from rook13 import start  # isort: skip

    paint = start.paint

    def watched(app: QApplication, startup: StartUp) -> None:
        paint(app, startup)
        if startup.welcome is None:
            _tell()
        else:
            _end()

    start.paint = watched
    sys.argv = ["rook13", "window", "--data-dir", *where]
    command_line()


def _tell() -> None:
    print(time.monotonic(), time.process_time(), flush=True)


def _end() -> None:
    _tell()
    # Waiting for the rest would only cost time.
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
