"""A process that ends with its first picture; run as a script, so that nothing is loaded before.

`bare` shows an empty window, `window FOLDER` the program's own as the command line opens it.
It prints when the picture was there on the monotonic clock, and the CPU time spent until then.
"""

from __future__ import annotations

import os
import sys
import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget


class FirstPaint(QObject):
    """Waits for the first picture of a window, to the end of it, and ends the process."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.Paint and isinstance(watched, QWidget):
            if watched.isWindow():
                QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
                # The children are painted after the window, and all of them before the next event.
                QTimer.singleShot(0, _end)
        return False


def _end() -> None:
    print(time.monotonic(), time.process_time(), flush=True)
    # Whatever is still on its way would only be waited for.
    os._exit(0)


def main(what: str, *where: str) -> None:
    """Show a window, bare or ours, until it has been painted."""
    app = QApplication(sys.argv[:1])
    watch = FirstPaint()
    app.installEventFilter(watch)
    if what == "bare":
        window = QMainWindow()
        window.show()
        app.exec()
    else:
        from rook13.cli import main as command_line

        sys.argv = ["rook13", "window", "--data-dir", *where]
        command_line()


if __name__ == "__main__":
    main(*sys.argv[1:])
