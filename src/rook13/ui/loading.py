"""Loads the rest of the program while the window is already in use."""

from __future__ import annotations

from importlib import import_module

from PySide6.QtCore import QEventLoop

from rook13.background.jobs import ThreadExecutor


def load(module: str) -> None:
    """Import a module in a thread, with a window that answers meanwhile.

    An error is not reported: the import that follows in the caller raises it again.
    """
    loop = QEventLoop()
    job = ThreadExecutor().submit(import_module, module)
    job.finished.connect(loop.quit)
    job.failed.connect(loop.quit)
    loop.exec()
