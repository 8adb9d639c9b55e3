"""The real window and its screens, with nothing behind them that moves by itself."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from rook13.background.jobs import Job, post
from rook13.background.worker import Done
from rook13.bots.forecast import Aim, Forecast
from rook13.bots.heuristic_bots import NormalBot
from rook13.coach.hints import Hint
from rook13.net.client.table_client import TableClient, TableConnection
from rook13.storage.accounts import Accounts
from rook13.storage.database import Database
from rook13.storage.identity import Cost
from rook13.table.commands import Command
from rook13.table.facts import Fact
from rook13.table.views import TableView
from rook13.ui.dialogs.dialog import SHARE_OF_WINDOW
from rook13.ui.kit.look import INSTANT, Look
from rook13.ui.settings import Settings
from rook13.ui.shortcuts import Keys
from rook13.ui.sound import Sounds
from rook13.ui.table.screen import TableScreen
from rook13.ui.translator import AppLanguage
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow
from rook13.wording.advice import reason_text
from screenshot_scenes.sample_games import ANN, Game

SETTLING_ROUNDS = 4
"""Layouts that follow from layouts need as many turns of the event loop."""
CHEAP = Cost(1, 8, 1)
SHADE = QColor(0, 0, 0, 70)
"""Over the window behind a dialog, so that the eye finds the dialog."""
CODE = "maple otter walnut"
ADDRESSES = ("192.168.1.7:13013", "[fd00::7]:13013")


class FixedClient(TableClient):
    """A client at a table where nothing happens but what it is told."""

    def __init__(self, view: TableView, is_connected: bool, parent: QObject) -> None:
        super().__init__(parent=parent)
        self._view = view
        self._is_connected = is_connected

    @property
    def is_connected(self) -> bool:
        return self._is_connected

    def tell(self, view: TableView, facts: tuple[Fact, ...]) -> None:
        """Show the next moment, and what led to it."""
        self._take(view, facts)

    def _pass_on(self, command_id: int, revision: int, command: Command) -> None:
        pass


class InstantExperts:
    """Know what to do as soon as anybody listens."""

    def submit(
        self,
        function: Callable[..., Any],
        *arguments: Any,
        reports: bool = False,
        owner: QObject | None = None,
    ) -> Job:
        job, view = Job(owner), arguments[0]
        action = NormalBot().choose(view)
        found = Hint(action, reason_text(Forecast(Aim.SET, 0.64, 58.0), view, action))
        QTimer.singleShot(0, job, lambda: post(job.number, Done(found)))
        return job


class WindowCapture(QObject):
    """Shows one screen after the other in the window, and takes pictures of it."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        super().__init__()
        # Widgets die by the hundred; what is left of them is collected between two pictures.
        self._was_collecting = gc.isenabled()
        gc.disable()
        self.folder = folder
        self.settings = Settings(parent=self)
        self.settings.change(
            language=language, theme="light", contrast="normal", motion="full", sound=False
        )
        self._language = AppLanguage(self)
        self._language.install(language)
        self.ui = UiContext(
            self.settings, Look(self.settings, INSTANT, parent=self), Keys(self.settings, self)
        )
        self._usual = self.settings.chosen
        self.database = Database.open(folder / "people.sqlite")
        self.accounts = Accounts(self.database, CHEAP)
        # As for somebody with a mouse.
        self.ui.look.show_focus(False)
        self.window = MainWindow(self.ui)
        self._dialogs: list[QDialog] = []
        self.window.show()

    def set_theme(self, theme: str) -> None:
        """Change the theme for this picture and all that follow."""
        self.settings.change(theme=theme)
        self._usual = self.settings.chosen

    def show(self, screen: QWidget) -> None:
        """Show a screen."""
        self.window.show_screen(screen)

    def sit(
        self,
        game: Game,
        *,
        facts: tuple[Fact, ...] = (),
        before: TableView | None = None,
        is_connected: bool = True,
        **changes: Any,
    ) -> TableScreen:
        """Show a table; with facts, let them happen after what was before."""
        view = game.view_of_table(**changes)
        is_solo = not game.guests
        client = FixedClient(before or view, is_connected, self.window)
        code, addresses = (None, ()) if is_solo else (CODE, ADDRESSES)
        connection = TableConnection(client, ANN.key, is_solo, code, addresses)
        sounds = Sounds(self.settings, self.window)
        screen = TableScreen(self.ui, connection, InstantExperts(), sounds)
        client.setParent(screen)
        self.show(screen)
        self.settle()
        if facts:
            client.tell(view, facts)
            self.settle()
        return screen

    def open(self, dialog: QDialog) -> QDialog:
        """Open a dialog over the screen."""
        self._dialogs.append(dialog)
        if not dialog.isVisible():
            dialog.open()
        return dialog

    def make_room(self, size: QSize) -> None:
        """Give the window a size; when text grows with it, nothing must be shown yet."""
        self.window.resize(size)
        self.ui.look.set_room(size)

    def take(self, size: QSize) -> QImage:
        """Return a picture of the window at a size, with the dialogs that are open."""
        self.window.resize(size)
        self.settle()
        image = self.window.grab().toImage()
        for dialog in self._dialogs:
            dialog.resize(dialog.size().boundedTo(size * SHARE_OF_WINDOW))
            _lay_over(image, dialog)
        return image

    def clear(self) -> None:
        """Make ready for the next picture."""
        for dialog in self._dialogs:
            dialog.close()
            dialog.deleteLater()
        self._dialogs.clear()
        self.window.show_screen(QWidget())
        self.window.toast.hide()
        self.settings.change(**asdict(self._usual))
        self.settle()
        gc.collect()

    def close(self) -> None:
        """Put everything away."""
        self.clear()
        self.window.close()
        self._language.uninstall()
        self.database.close()
        if self._was_collecting:
            gc.enable()

    def settle(self) -> None:
        """Let everything happen that happens by itself."""
        for _ in range(SETTLING_ROUNDS):
            QApplication.sendPostedEvents(None, 0)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            QApplication.processEvents()


SetUp = Callable[[WindowCapture], object]
"""Shows what a picture is taken of."""


def _lay_over(image: QImage, dialog: QDialog) -> None:
    """Draw a dialog where a desktop would put it: over the middle of its window."""
    picture = dialog.grab()
    painter = QPainter(image)
    painter.fillRect(image.rect(), SHADE)
    left = (image.width() - picture.width()) // 2
    top = (image.height() - picture.height()) // 2
    painter.drawPixmap(left, top, picture)
    painter.setPen(QPen(dialog.palette().mid().color()))
    painter.drawRect(left - 1, top - 1, picture.width() + 1, picture.height() + 1)
    painter.end()
