"""A whole program in a folder of its own, with nothing in it that takes time."""

from __future__ import annotations

import asyncio
import random
import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from rook13.app import Overrides, Program
from rook13.background.garbage import GarbageCollector
from rook13.background.jobs import Job, post
from rook13.background.worker import Done
from rook13.bots.heuristic_bots import NormalBot
from rook13.bots.levels import LEVELS, BotMaker
from rook13.coach.hints import Hint
from rook13.engine.record import Record
from rook13.engine.view import PlayerView
from rook13.net.discovery.ads import FoundTable
from rook13.net.discovery.directory import Announced, LanDirectory
from rook13.net.discovery.health import NetworkFact
from rook13.net.host.bot_runner import InstantBots
from rook13.storage.database import open_or_set_aside
from rook13.storage.files import data_paths
from rook13.storage.identity import Cost
from rook13.ui.kit.look import INSTANT, Motion
from rook13.ui.screens.lobby.screen import LobbyScreen
from rook13.ui.screens.welcome.screen import WelcomeScreen
from rook13.ui.table.scene import Scene
from rook13.ui.table.screen import TableScreen
from rook13.wording.text import Text
from tests.ui.review.reviewing import FakeReviewer
from tests.ui.whole.pointer import click

D = TypeVar("D", bound=QDialog)
CHEAP = Cost(time=1, memory_kib=8, lanes=1)
PLAIN: Mapping[str, Any] = {
    "theme": "light",
    "language": "en",
    "motion": "full",
    "contrast": "normal",
    "sound": False,
    "speed": "none",
}


class QuietLan(LanDirectory):
    """A network on which there is only what a test puts there."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[FoundTable] = []
        self.is_looking = False
        self.announced: Announced | None = None

    @property
    def tables(self) -> list[FoundTable]:
        return self.found

    def start(self) -> None:
        self.is_looking = True

    async def stop_looking(self) -> None:
        self.is_looking = False

    def announce(self, service: Announced) -> None:
        self.announced = service

    async def check(self, own_port: int | None = None) -> frozenset[NetworkFact]:
        return frozenset()


class QuickExperts:
    """Advise what Normal would do, a moment later."""

    def submit(
        self,
        function: Callable[..., Any],
        *arguments: Any,
        reports: bool = False,
        owner: QObject | None = None,
    ) -> Job:
        job, view = Job(owner), arguments[0]
        action = NormalBot().choose(view)
        found = Hint(action, Text("It is what Normal would do."))
        QTimer.singleShot(0, job, lambda: post(job.number, Done(found)))
        return job


class QuietCollector(GarbageCollector):
    """Leaves frozen what the tests have frozen for good, and freezes nothing of a program."""

    def freeze(self) -> None:
        pass


class HeardSounds:
    """Notes the sounds that would be heard."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float]] = []

    def find(self) -> Callable[[Path, QObject], HeardSound]:
        return lambda path, parent: HeardSound(self, path.stem)


@dataclass
class HeardSound:
    """One of them."""

    sounds: HeardSounds
    name: str

    def play(self, volume: float) -> None:
        self.sounds.heard.append((self.name, volume))


@dataclass
class Home:
    """A computer with one program on it, started as often as one likes."""

    qtbot: QtBot
    folder: Path
    seed: str = "home"
    levels: Mapping[str, BotMaker] = field(default_factory=lambda: LEVELS)
    motion: Motion | None = INSTANT
    settings: Mapping[str, Any] = field(default_factory=dict)
    size: tuple[int, int] = (1280, 800)
    is_on: bool = field(default=False, init=False)
    crashes_wanted: bool = False

    def start(self) -> Home:
        """Start the program as somebody would who clicks its icon."""
        self.paths = data_paths(self.folder)
        self.database, aside = open_or_set_aside(self.paths.database)
        # No test pulls the plug, and waiting for the disk is most of what a hand takes.
        self.database.read("PRAGMA synchronous = OFF")
        self.lan = QuietLan()
        self.reviewers: list[FakeReviewer] = []
        self.sounds = HeardSounds()
        self.collector = QuietCollector()
        self.collector.start()
        overrides = Overrides(
            motion=self.motion,
            bots=InstantBots(self.levels),
            lan=self.lan,
            experts=QuickExperts(),
            players=self.sounds.find,
            cost=CHEAP,
            collector=self.collector,
            entropy=random.Random(self.seed).randbytes,
            make_reviewer=self._make_reviewer,
        )
        self.program = Program(self.paths, self.database, overrides)
        for stand_in in (self.lan, overrides.bots):
            assert stand_in is not None
            stand_in.setParent(self.program)
        self.program.settings.change(**{**PLAIN, **self.settings})
        self.window = self.program.window
        self.window.resize(*self.size)
        self.program.start(aside)
        self.is_on = True
        self.wait(lambda: self.window.screen is not None)
        self.wait(self.window.isActiveWindow)
        self.activate()
        return self

    def _make_reviewer(self, record: Record) -> FakeReviewer:
        self.reviewers.append(FakeReviewer())
        return self.reviewers[-1]

    def activate(self) -> None:
        """Have the window in front."""
        self.window.activateWindow()
        self.qtbot.waitUntil(lambda: QApplication.activeWindow() is not None)

    def close(self) -> None:
        """Quit, and let guests wait."""
        if self.is_on:
            self.program.quitting.quit()
            self.put_away()

    def put_away(self) -> None:
        """Do what follows once the window is closed."""
        self.is_on = False
        assert self.program.closed.is_set()
        done = asyncio.ensure_future(self.program.close())
        self.wait(done.done)
        done.result()
        self.database.close()
        startup = self.program.parent()
        assert startup is not None
        self.collector.stop(self.window, startup)
        if not self.crashes_wanted:
            log = self.paths.logs / "crashes.log"
            assert not log.exists(), log.read_text(encoding="utf-8")

    def killed(self, folder: Path) -> Home:
        """Return a home with the files that the program would leave behind if it died now."""
        shutil.copytree(self.folder, folder, ignore=shutil.ignore_patterns("*.lock"))
        return Home(self.qtbot, folder, self.seed, self.levels, self.motion, self.settings)

    def wait(self, until: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(until()))

    def dialog(self, kind: type[D]) -> D:
        """Wait for a dialog of this kind, and return it."""

        def shown() -> list[D]:
            return [each for each in self.window.findChildren(kind) if each.isVisible()]

        self.wait(shown)
        return shown()[-1]

    @property
    def screen(self) -> QWidget:
        screen = self.window.screen
        assert screen is not None
        return screen

    @property
    def welcome(self) -> WelcomeScreen:
        assert isinstance(self.screen, WelcomeScreen)
        return self.screen

    @property
    def lobby(self) -> LobbyScreen:
        assert isinstance(self.screen, LobbyScreen)
        return self.screen

    @property
    def table(self) -> TableScreen:
        assert isinstance(self.screen, TableScreen)
        return self.screen

    @property
    def scene(self) -> Scene:
        scene = self.table.scene
        assert scene is not None
        return scene

    @property
    def game(self) -> PlayerView:
        game = self.scene.game
        assert game is not None
        return game

    def guest(self, name: str = "Ann") -> Home:
        """Sign in as a guest, with the mouse and a name."""
        self.click(self.welcome.accounts_page.guest_button)
        page = self.welcome.guest_page
        page.person.name.selectAll()
        self.qtbot.keyClicks(page.person.name, name)
        self.click(page.play)
        self.wait(lambda: isinstance(self.screen, LobbyScreen))
        assert self.lobby.header.name.text() == name
        return self

    def click(self, widget: QWidget) -> None:
        click(self.qtbot, widget)

    def key(self, key: Qt.Key | str, with_: Qt.KeyboardModifier | None = None) -> None:
        """Press a key, which goes where the focus is."""
        plain = Qt.KeyboardModifier.NoModifier
        target = QApplication.focusWidget() or self.window
        self.qtbot.keyClick(target, key, with_ if with_ is not None else plain)

    def keys(self, text: str) -> None:
        for letter in text:
            self.key(letter)

    def sit_down(self) -> Home:
        """Play now, with one click."""
        self.click(self.lobby.play)
        self.wait_for_game()
        return self

    def wait_for_game(self) -> None:
        self.wait(lambda: isinstance(self.screen, TableScreen) and self.table.scene is not None)
        self.wait(lambda: self.scene.game is not None)

    def wait_for_turn(self) -> None:
        self.wait(lambda: self.scene.is_my_turn)
