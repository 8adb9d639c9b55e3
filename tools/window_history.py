"""How long the screens of the history and the profile take, from the wish until they are filled."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator

from PySide6.QtCore import QEventLoop, QObject, QSize, QTimer
from PySide6.QtWidgets import QApplication

from rook13.background.jobs import disk, result_of
from rook13.statistics.profile import read_profile
from rook13.storage.database import Database
from rook13.ui.kit.look import INSTANT, Look
from rook13.ui.screens.history.screen import HistoryScreen
from rook13.ui.screens.profile.screen import ProfileScreen
from rook13.ui.settings import Settings
from rook13.ui.shortcuts import Keys
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow

SIZE = QSize(1440, 900)
TIMES = 5
LONGEST_MS = 20_000


def screen_times(database: Database, key: str) -> Iterator[tuple[str, float]]:
    """Yield the median time of each screen, in seconds."""
    app = QApplication.instance() or QApplication(["bench", "-style", "fusion"])
    owner = QObject()
    settings = Settings(parent=owner)
    look = Look(settings, INSTANT, parent=owner)
    window = MainWindow(UiContext(settings, look, Keys(settings, parent=owner)))
    window.resize(SIZE)
    window.show()
    app.processEvents()
    ui = UiContext(settings, look, Keys(settings, parent=owner))

    def history() -> None:
        screen = HistoryScreen(ui, database, key)
        loop = QEventLoop()
        screen.model.found.connect(loop.quit)
        QTimer.singleShot(LONGEST_MS, loop, loop.quit)
        window.show_screen(screen)
        loop.exec()
        window.repaint()

    def profile() -> None:
        found = result_of(disk().submit(read_profile, database, key, key))
        screen = ProfileScreen(ui, "Ann", "wren", found, database)
        screen.choose(found.games[0])
        window.show_screen(screen)
        app.processEvents()
        window.repaint()

    yield "history on the screen", _median(history)
    yield "profile on the screen", _median(profile)
    window.close()


def _median(show: Callable[[], None]) -> float:
    times = []
    for _ in range(TIMES):
        began = time.perf_counter()
        show()
        times.append(time.perf_counter() - began)
    return statistics.median(times)
