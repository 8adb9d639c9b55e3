"""A process that ends with its first picture; run as a script, so that nothing is loaded before.

`bare` shows an empty window, `window FOLDER` the program's own as the command line opens it.
It prints when the picture was there on the monotonic clock, and the CPU time spent until then.
"""

from __future__ import annotations

import os
import sys
import time

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow


def _ending_with_paint(window: type[QMainWindow]) -> type[QMainWindow]:
    """Return such a window that ends the process with its first picture.

    An event filter would see it, too, but makes Python know every object of Qt, which takes long.
    """

    class Watched(window):  # type: ignore[misc,valid-type]
        def paintEvent(self, event: object) -> None:  # noqa: N802
            super().paintEvent(event)
            # The children are painted after the window, and all of them before the next event.
            QTimer.singleShot(0, _end)

    return Watched


def _end() -> None:
    print(time.monotonic(), time.process_time(), flush=True)
    # Whatever is still on its way would only be waited for.
    os._exit(0)


def main(what: str, *where: str) -> None:
    """Show a window, bare or ours, until it has been painted."""
    if what == "bare":
        app = QApplication(sys.argv[:1])
        window = _ending_with_paint(QMainWindow)()
        window.show()
        app.exec()
    else:
        import rook13.ui.window as ours
        from rook13.cli import main as command_line

        ours.MainWindow = _ending_with_paint(ours.MainWindow)  # type: ignore[assignment,misc]
        sys.argv = ["rook13", "window", "--data-dir", *where]
        command_line()


if __name__ == "__main__":
    main(*sys.argv[1:])
