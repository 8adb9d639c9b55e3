"""An empty window in a process of its own: what stalls there is the machine's doing, not ours."""

from __future__ import annotations

import multiprocessing
import sys
from multiprocessing.connection import Connection

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

from rook13.cli.bench_ui.stalls import Stalls, StallWatch

LOOK_MS = 50


class BareWindow:
    """Is watched as ours is, at the same time, beside the same bots."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_live, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        # Whatever is measured from now on should not have a start beside it.
        self._pipe.recv()

    def start(self) -> None:
        """Watch it from now on."""
        self._pipe.send("start")

    def stop(self) -> Stalls:
        """Return what has been seen, and close it."""
        self._pipe.send("stop")
        stalls: Stalls = self._pipe.recv()
        self._pipe.close()
        self._process.join()
        return stalls


def _live(pipe: Connection) -> None:
    app = QApplication(sys.argv[:1])
    window = QMainWindow()
    window.show()
    pipe.send("shown")
    pipe.recv()
    watch = StallWatch(window)
    watch.start()
    look = QTimer(window, interval=LOOK_MS)
    look.timeout.connect(lambda: app.quit() if pipe.poll() else None)
    look.start()
    app.exec()
    pipe.send(watch.stop())
