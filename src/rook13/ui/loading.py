"""Loads the rest of the program while the window is looked at."""

from __future__ import annotations

from importlib import import_module

from PySide6.QtCore import QEventLoop, QObject, QThread


def load(module: str) -> None:
    """Wait for a module, with a window that answers meanwhile."""
    loop, loader = QEventLoop(), _Loader(module)
    loader.finished.connect(loop.quit)
    loader.start()
    loop.exec()
    loader.wait()


class _Loader(QThread):
    """What goes wrong in here goes wrong again where it can be seen."""

    def __init__(self, module: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._module = module

    def run(self) -> None:
        try:
            import_module(self._module)
        except Exception:
            return
