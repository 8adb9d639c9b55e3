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
LOOKS = (0.1, 0.25, 0.5, 0.75, 1.0)
"""Shares of all hands after which to look; by the first, everything has been seen once."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What there is at one moment."""

    hands: int
    megabytes: float
    widgets: int
    objects: int


@dataclass(frozen=True, slots=True)
class Memory:
    """From early to late, so that what grows can be told from what has found its size."""

    looks: tuple[Kept, ...]

    @property
    def early(self) -> Kept:
        """Return what there was when everything had been seen once."""
        return self.looks[0]

    @property
    def late(self) -> Kept:
        """Return what there was at the end."""
        return self.looks[-1]

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

    goals = sorted({max(1, round(share * hands)) for share in LOOKS})
    return Memory(tuple([await after(goal) for goal in goals]))


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
