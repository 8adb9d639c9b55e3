"""Hand after hand without a pause, and what the program keeps of them."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from rook13.app import Fittings, Program
from rook13.cli.bench_host.house import resident_bytes
from rook13.cli.bench_ui.living import living, sit_down, until
from rook13.cli.bench_ui.player import Player
from rook13.net.bot_runner import InstantBots
from rook13.table.state import Stage
from rook13.ui.motion import INSTANT
from rook13.ui.table.scene import Scene
from rook13.ui.table.screen import TableScreen

Told = Callable[[int], None]
BYTES_PER_MB = 1e6
WARM_SHARE = 0.1
"""After this share of all hands everything has been seen once."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What there is at one moment."""

    hands: int
    megabytes: float
    widgets: int
    objects: int


@dataclass(frozen=True, slots=True)
class Memory:
    """Early and late."""

    early: Kept
    late: Kept

    @property
    def growth(self) -> float:
        """Return how many megabytes have been added."""
        return self.late.megabytes - self.early.megabytes


def play_hands(told: Told, hands: int) -> Memory:
    """Play so many hands, in as many games as they take."""
    return living(
        partial(_play, told=told, hands=hands),
        lambda: Fittings(motion=INSTANT, bots=InstantBots()),
    )


async def _play(program: Program, told: Told, hands: int) -> Memory:
    screen = await sit_down(program, "normal")
    Player(screen, 0)
    counter = HandCounter(screen)

    async def after(goal: int) -> Kept:
        def is_reached() -> bool:
            told(counter.count())
            return counter.count() >= goal

        await until(is_reached)
        return _kept(counter.count())

    early = await after(max(1, round(WARM_SHARE * hands)))
    return Memory(early, await after(hands))


class HandCounter(QObject):
    """Counts hands over many games, and begins the next game when one is over."""

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._before = 0
        self._now = 0
        screen.messenger.happened.connect(self._on_happened)

    def count(self) -> int:
        """Return how many hands are over."""
        return self._before + self._now

    @Slot(object, object, object)
    def _on_happened(self, scene: Scene, events: object, facts: object) -> None:
        self._now = len(scene.game.results) if scene.game else 0
        if scene.view.stage is Stage.FINISHED and self._now:
            self._before, self._now = self._before + self._now, 0
            QTimer.singleShot(0, self._screen.results.game.new_button.click)


def _kept(hands: int) -> Kept:
    gc.collect()
    widgets = len(QApplication.allWidgets())
    return Kept(hands, resident_bytes() / BYTES_PER_MB, widgets, len(gc.get_objects()))
