"""A whole game against experts who think at the same time: stalls, and the pace of pictures."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from rook13.app import Program
from rook13.cli.bench_ui.bare import BareWindow
from rook13.cli.bench_ui.frames import Frames, FrameWatch
from rook13.cli.bench_ui.living import living, sit_down, until
from rook13.cli.bench_ui.player import Player
from rook13.cli.bench_ui.stalls import Stalls, StallWatch
from rook13.table.state import Stage
from rook13.ui.table.scene import Scene

Told = Callable[[int], None]
REACTION = 30
"""Milliseconds between two looks of the player at the table."""
SETTLE_SECONDS = 1.0
"""After the table has come up, this still counts as starting."""


@dataclass(frozen=True, slots=True)
class Smooth:
    """How a game felt."""

    opened: float
    """Milliseconds from the wish to the table on the screen."""
    hands: int
    is_over: bool
    stalls: Stalls
    bare: Stalls
    """Of an empty window beside."""
    frames: Frames


def play_game(told: Told, seconds: float, level: str) -> Smooth:
    """Play until the game or the time is over."""
    return living(partial(_play, told=told, seconds=seconds, level=level), speed="fast")


async def _play(program: Program, told: Told, seconds: float, level: str) -> Smooth:
    bare = BareWindow()
    begun = time.perf_counter()
    screen = await sit_down(program, level)
    opened = 1000 * (time.perf_counter() - begun)
    await until(lambda: False, SETTLE_SECONDS)
    player = Player(screen, REACTION)
    stalls, frames = StallWatch(player), FrameWatch(screen.felt.layer)
    stalls.start()
    bare.start()
    started = time.perf_counter()

    def is_over() -> bool:
        told(int(time.perf_counter() - started))
        return screen.scene is not None and screen.scene.view.stage is Stage.FINISHED

    over = await until(is_over, seconds)
    hands = _hands(screen.scene)
    return Smooth(opened, hands, over, stalls.stop(), bare.stop(), frames.stop())


def _hands(scene: Scene | None) -> int:
    return len(scene.game.results) if scene is not None and scene.game is not None else 0
