"""How far one click on a card goes: calls of our functions, and source files that it enters.

It counts from the release of the mouse at a solo table until the window has shown the card, without
animations, and without the bots: neither their thinking nor what their own cards bring about.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtTest import QTest

import rook13
from rook13.app import Overrides, Program
from rook13.engine import events as ev
from rook13.engine.actions import Play
from rook13.engine.state import Phase
from rook13.net.host.bot_runner import InstantBots
from rook13.ui.kit.look import INSTANT
from rook13.ui.table.scene import Scene
from rook13.ui.table.screen import TableScreen
from tools.window_session import WindowPlayer, run_program, sit_down, until

PACKAGE = str(Path(rook13.__file__).parent)
SCREEN = str(Path("ui", "table", "screen.py"))
BOTS = (str(Path("net", "host", "bot_runner.py")), "bots", "kernel")
CLICKS = 7
LONGEST = 10.0
LOOP = "run_forever"


@dataclass(frozen=True, slots=True)
class ClickPath:
    """What one click went through."""

    calls: int
    files: frozenset[str]
    """Relative to the package."""
    screen_crossings: int
    """How often something outside `ui/table/screen.py` called into it."""
    turns: int
    """How often the event loop called us, the first answer of the disk included."""


class CallCounter:
    """Counts calls of Python functions in the package, leaving out what the bots do."""

    def __init__(self) -> None:
        self._calls = self._crossings = self._turns = self._depth_of_bots = 0
        self._files: set[str] = set()

    def start(self) -> None:
        sys.setprofile(self._on_event)

    def stop(self) -> ClickPath:
        sys.setprofile(None)
        return ClickPath(self._calls, frozenset(self._files), self._crossings, self._turns)

    def _on_event(self, frame: FrameType, event: str, _: object) -> None:
        if self._depth_of_bots:
            self._depth_of_bots += {"call": 1, "return": -1}.get(event, 0)
        elif event == "call":
            self._on_call(frame)

    def _on_call(self, frame: FrameType) -> None:
        place = _place(frame)
        if place is None:
            return
        if place.startswith(BOTS):
            # A request to a bot returns at once; its answer comes from the loop.
            self._depth_of_bots = 1
            return
        self._calls += 1
        self._files.add(place)
        outer = frame.f_back
        self._turns += outer is not None and outer.f_code.co_name == LOOP
        caller = _place(outer) if outer is not None else None
        self._crossings += place == SCREEN and caller != SCREEN


def _place(frame: FrameType) -> str | None:
    """Return the file of a frame within the package, if it is of the package."""
    name = frame.f_code.co_filename
    return name[len(PACKAGE) + 1 :] if name.startswith(PACKAGE) else None


class _Shown(QObject):
    """Ends the count when the player's own card has been shown."""

    def __init__(self, screen: TableScreen, counter: CallCounter) -> None:
        super().__init__(screen)
        self._counter = counter
        self.path: ClickPath | None = None
        # The screen was connected first, so it has shown the card when we are told.
        screen.playback.shown.connect(self._on_shown)

    @Slot(object, object)
    def _on_shown(self, scene: Scene, events: Sequence[ev.Event]) -> None:
        played = (event for event in events if isinstance(event, ev.CardPlayed))
        if self.path is None and any(event.seat == scene.seat for event in played):
            self.path = self._counter.stop()


def print_path(*, lists_files: bool) -> None:
    """Click on a card in every trick of a hand, and print what each click went through."""
    paths = run_program(_clicks, _same_cards)
    print(f"{'click':<8}{'calls':>7}{'files':>7}{'turns':>7}{'into TableScreen':>18}")
    rows = [(path.calls, len(path.files), path.turns, path.screen_crossings) for path in paths]
    medians = tuple(round(statistics.median(values)) for values in zip(*rows, strict=True))
    for number, row in (*enumerate(rows, 1), ("median", medians)):
        print(f"{number:<8}{row[0]:>7}{row[1]:>7}{row[2]:>7}{row[3]:>18}")
    if lists_files:
        print("\n".join(["", *sorted(frozenset.union(*(path.files for path in paths)))]))


def _same_cards() -> Overrides:
    """Return a program that deals the same cards every time, so that two counts can be compared."""
    return Overrides(motion=INSTANT, bots=InstantBots(), entropy=random.Random(1).randbytes)


async def _clicks(program: Program) -> list[ClickPath]:
    screen = await sit_down(program, "normal")
    player = WindowPlayer(screen, 0)
    player.plays_cards = False
    await until(lambda: _may_play(screen))
    # Its looking at the table would be counted, too.
    player.stop()
    return [await _click(screen) for _ in range(CLICKS)]


def _may_play(screen: TableScreen) -> bool:
    scene = screen.scene
    game = scene.game if scene is not None else None
    return bool(scene and game and scene.is_my_turn and game.phase is Phase.PLAY)


async def _click(screen: TableScreen) -> ClickPath:
    await until(lambda: _may_play(screen))
    # What the table has told before is shown by now.
    await until(lambda: False, 0.2)
    assert screen.scene is not None
    assert screen.scene.game is not None
    card = next(action.card for action in screen.scene.game.legal if isinstance(action, Play))
    button, counter = screen.hand.button(card), CallCounter()
    shown = _Shown(screen, counter)
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    counter.start()
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    if not await until(lambda: shown.path is not None, LONGEST):
        counter.stop()
        raise SystemExit(f"The card {card} was clicked but never shown.")
    assert shown.path is not None
    return shown.path
