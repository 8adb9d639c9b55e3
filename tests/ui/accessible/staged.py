"""A table screen in the real window, at a table that stands at any moment a test wants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QKeyCombination, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from rook13.background.jobs import Job
from rook13.net.client.table_client import TableClient, TableConnection
from rook13.table.commands import Command
from rook13.table.facts import Fact
from rook13.table.game_facts import GameEvent
from rook13.ui.sound import Sounds
from rook13.ui.table.scene import Scene
from rook13.ui.table.screen import TableScreen
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow
from tests.ui.scenes import ME, Moment

GAMES = ("rook13", "rook", "fowl", "five_hundred", "elemental")


class StagedClient(TableClient):
    """At a table in any state a test wants; keeps what is asked of it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent=parent)
        self.asked: list[Command] = []

    @property
    def is_connected(self) -> bool:
        return True

    def show(self, scene: Scene, facts: Sequence[Fact] = ()) -> None:
        """Be at this moment."""
        self._view = scene.view
        self.updated.emit(scene.view, tuple(facts))

    def _pass_on(self, command_id: int, revision: int, command: Command) -> None:
        self.asked.append(command)


class StillExperts:
    """Think for ever."""

    def submit(
        self,
        function: Callable[..., Any],
        *arguments: Any,
        reports: bool = False,
        owner: QObject | None = None,
    ) -> Job:
        return Job(owner)


class StagedTable:
    """A window with a table in it."""

    def __init__(self, ui: UiContext, *, is_solo: bool = True) -> None:
        self.ui = ui
        self.window = MainWindow(ui)
        self.client = StagedClient(self.window)
        connection = TableConnection(self.client, ME.key, is_solo)
        ui.settings.change(sound=False)
        self.sounds = Sounds(ui.settings, parent=self.window)
        self.experts = StillExperts()
        self.screen = TableScreen(ui, connection, self.experts, self.sounds, self.window.screens)
        self.window.show_screen(self.screen)
        self.is_solo = is_solo

    def open(self, width: int = 1280, height: int = 800) -> None:
        """Show the window."""
        self.window.resize(width, height)
        self.window.show()
        self.window.activateWindow()
        self.screen.setFocus(Qt.FocusReason.OtherFocusReason)
        settle()

    def show(self, moment: Moment, **changes: Any) -> None:
        """Be at a moment, without anything that led there."""
        self.client.show(moment.scene(is_solo=self.is_solo, **changes))
        settle()

    def play(self, moment: Moment) -> None:
        """Let the seat in turn do what Normal would."""
        events = moment.step()
        facts = tuple(GameEvent(event) for event in events)
        self.client.show(moment.scene(is_solo=self.is_solo), facts)
        settle()

    def press(self, command: str) -> None:
        """Press the keys of a command, which go where the focus is."""
        combination = first_keys(self.ui, command)
        target = focus() or self.window
        QTest.keyClick(target, combination.key(), combination.keyboardModifiers())
        settle()


def settle() -> None:
    """Let layouts, which ask their parents one after the other, come to rest."""
    for _ in range(4):
        QApplication.processEvents()


def first_keys(ui: UiContext, command: str) -> QKeyCombination:
    """Return the keys of a command."""
    sequence = ui.keys.sequence(command)
    return sequence[0]  # type: ignore[no-any-return, index]


def focus() -> QWidget | None:
    """Return what has the focus."""
    return QApplication.focusWidget()
