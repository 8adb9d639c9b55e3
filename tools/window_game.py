"""Plays in the window: one game against experts to find stalls, and many hands to find leaks."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import cycle

from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from rook13.app import Overrides, Program
from rook13.net.host.bot_runner import InstantBots
from rook13.table.state import TableStage
from rook13.table.views import TableView
from rook13.ui.kit.look import INSTANT
from rook13.ui.table.canvas.card_layer import CardLayer
from rook13.ui.table.scene import Scene
from rook13.ui.table.screen import TableScreen
from tools.host_load import BYTES_PER_MB, resident_bytes
from tools.stalls import BareWindow, Stalls, StallWatch
from tools.window_session import WindowPlayer, run_program, sit_down, until

OnProgress = Callable[[int], None]
REACTION = 30
"""Milliseconds between two looks of the player at the table."""
SETTLE_SECONDS = 1.0
"""After the table has come up, this still counts as starting."""
TOOLS = ("hint", "sort", *("last_trick", "score_sheet", "log") * 2)
"""What somebody looks at while playing; the second time closes it."""
TOOL_MS = 700
PAUSE = 0.1
"""Seconds without a picture after which another flight has begun."""
LOOKS = (0.1, 0.25, 0.5, 0.75, 1.0)
"""Shares of all hands after which to look; by the first, everything has been seen once."""


@dataclass(frozen=True, slots=True)
class Frames:
    """Milliseconds from one picture to the next while cards fly."""

    count: int
    median: float
    p95: float


class FrameWatch(QObject):
    """Times every paint of the layer on which cards fly."""

    def __init__(self, layer: CardLayer) -> None:
        super().__init__(layer)
        self._layer = layer
        self._last: float | None = None
        self._gaps: list[float] = []
        layer.installEventFilter(self)

    def stop(self) -> Frames:
        """Stop watching, and return what was seen."""
        self._layer.removeEventFilter(self)
        gaps = sorted(self._gaps) or [0.0]
        return Frames(len(self._gaps), statistics.median(gaps), gaps[int(0.95 * len(gaps))])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.Paint:
            self._note(time.perf_counter())
        return False

    def _note(self, now: float) -> None:
        last, self._last = self._last, now if self._layer.is_flying() else None
        if last is not None and now - last < PAUSE:
            self._gaps.append(1000 * (now - last))


@dataclass(frozen=True, slots=True)
class Smooth:
    """How smoothly a game ran."""

    opened: float
    """Milliseconds until the table was on the screen."""
    opening: Stalls
    """Until everything on it was drawn."""
    hands: int
    is_over: bool
    stalls: Stalls
    bare: Stalls
    """Those of an empty window at the same time."""
    frames: Frames


def play_game(on_progress: OnProgress, seconds: float, level: str) -> Smooth:
    """Play until the game or the time is over."""
    return run_program(
        partial(_play_game, on_progress=on_progress, seconds=seconds, level=level), speed="fast"
    )


async def _play_game(
    program: Program, on_progress: OnProgress, seconds: float, level: str
) -> Smooth:
    bare, opening = BareWindow(), StallWatch(program.window)
    begun = time.perf_counter()
    opening.start()
    screen = await sit_down(program, level)
    opened = 1000 * (time.perf_counter() - begun)
    await until(lambda: False, SETTLE_SECONDS)
    while_opening = opening.stop()
    player = WindowPlayer(screen, REACTION)
    ToolUser(screen)
    stalls, frames = StallWatch(player), FrameWatch(screen.canvas.layer)
    stalls.start()
    bare.start()
    started = time.perf_counter()

    def is_over() -> bool:
        on_progress(int(time.perf_counter() - started))
        return screen.scene is not None and screen.scene.view.stage is TableStage.FINISHED

    over = await until(is_over, seconds)
    hands = _hands(screen.scene)
    seen = stalls.stop()
    return Smooth(opened, while_opening, hands, over, seen, bare.stop(), frames.stop())


class ToolUser(QObject):
    """Opens and closes the tools of the table, one after the other, while the game goes on."""

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._tools = cycle(TOOLS)
        self._timer = QTimer(self, interval=TOOL_MS)
        self._timer.timeout.connect(self._on_time)
        self._timer.start()

    @Slot()
    def _on_time(self) -> None:
        self._screen.do(next(self._tools))


def _hands(scene: Scene | None) -> int:
    return len(scene.game.results) if scene is not None and scene.game is not None else 0


@dataclass(frozen=True, slots=True)
class Kept:
    """What the program holds at one moment."""

    hands: int
    megabytes: float
    widgets: int
    objects: int


@dataclass(frozen=True, slots=True)
class Memory:
    """From early to late, to tell what keeps growing from what has found its size."""

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


def play_hands(on_progress: OnProgress, hands: int) -> Memory:
    """Play so many hands, in as many games as they take."""
    return run_program(
        partial(_play_hands, on_progress=on_progress, hands=hands),
        lambda: Overrides(motion=INSTANT, bots=InstantBots()),
    )


async def _play_hands(program: Program, on_progress: OnProgress, hands: int) -> Memory:
    screen = await sit_down(program, "normal")
    WindowPlayer(screen, 0)
    counter = HandCounter(screen)

    async def after(goal: int) -> Kept:
        def is_reached() -> bool:
            on_progress(counter.count())
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
        screen.connection.client.updated.connect(self._on_view)

    def count(self) -> int:
        """Return how many hands are over."""
        return self._before + self._now

    @Slot(object)
    def _on_view(self, view: TableView) -> None:
        self._now = len(view.game.results) if view.game else 0
        if view.stage is TableStage.FINISHED and self._now:
            self._before, self._now = self._before + self._now, 0
            QTimer.singleShot(0, self._screen.results.game.new_button.click)


def _kept(hands: int) -> Kept:
    gc.collect()
    widgets = len(QApplication.allWidgets())
    return Kept(hands, resident_bytes() / BYTES_PER_MB, widgets, len(gc.get_objects()))
