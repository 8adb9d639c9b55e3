"""Shows the events of the table one after the other, never long after they happened."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rook13.engine import events as ev
from rook13.engine.view import PlayerView
from rook13.ui.kit.look import Motion
from rook13.ui.table.scene import Scene
from rook13.ui.ui_context import UiContext

LONGEST_LAG = 3000
"""Milliseconds that the window may lag behind the table; beyond that events are shown faster."""
MOST_WAITING = 24
"""With more events waiting, a held trick is let go: the player only watches, or has gone away."""


@dataclass(frozen=True, slots=True)
class QueuedEvent:
    """One event with the scene that it leads to, and how long it is looked at."""

    scene: Scene
    events: tuple[ev.Event, ...]
    duration: int

    @property
    def ends_trick(self) -> bool:
        """Return whether a trick is complete, which players may want to look at."""
        return any(isinstance(event, ev.TrickTaken) for event in self.events)


class EventPlayback(QObject):
    """Shows events one at a time; input never waits for it.

    Every event of an update is shown by itself. Before the last one, the scene is a moment
    between the two updates (see `PlayerView.after`) in which nobody is to move; with the last one
    comes the table's own scene.
    """

    shown = Signal(object, object)
    """A Scene and the tuple of Events that lead to it; without events it is shown as it is."""
    holding = Signal(bool)
    """Whether a finished trick is kept on the table until the player dismisses it."""
    idle = Signal()
    """Everything has been shown, and the last of it long enough."""

    def __init__(self, ui: UiContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._waiting: deque[QueuedEvent] = deque()
        self._latest: Scene | None = None
        self._current: Scene | None = None
        self._pace = 1.0
        self._is_busy = False
        self.is_holding = False
        self._is_showing = False
        self._is_hurried = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time)

    @property
    def is_idle(self) -> bool:
        """Return whether nothing is being shown and nothing waits."""
        return not (self._waiting or self._is_busy or self.is_holding)

    @property
    def is_rushing(self) -> bool:
        """Return whether the next event follows at once, before anybody could look."""
        return self._is_hurried and bool(self._waiting)

    def take(self, scene: Scene, events: Sequence[ev.Event]) -> None:
        """Show these events when their time has come; without any, show the scene now.

        A scene without events in which the game has not moved, such as after a chat line, leaves
        the events that wait where they are.
        """
        if events:
            self._waiting.extend(self._steps(scene, tuple(events)))
            self._latest = scene
            self._keep_up()
            self._go_on()
        elif self._same_game(scene) and not self.is_idle:
            self._refresh(scene)
        else:
            self._start_over(scene)

    def hurry(self) -> None:
        """Show everything that waits at once, because the player acts."""
        if self.is_idle:
            return
        self._is_hurried = True
        self._timer.stop()
        self._is_busy = False
        self._let_go()
        self._go_on()

    @Slot()
    def release(self) -> None:
        if self.is_holding:
            self._let_go()
            self._is_busy = False
            self._go_on()

    def _steps(self, scene: Scene, events: tuple[ev.Event, ...]) -> list[QueuedEvent]:
        motion, game = self._ui.look.motion, self._latest.game if self._latest else None
        steps = []
        for event in events[:-1]:
            game = game.after(event) if game else None
            steps.append(QueuedEvent(_with_game(scene, game), (event,), duration(event, motion)))
        return [*steps, QueuedEvent(scene, events[-1:], duration(events[-1], motion))]

    def _keep_up(self) -> None:
        waiting = sum(step.duration for step in self._waiting)
        if waiting > LONGEST_LAG:
            self._pace = min(self._pace, LONGEST_LAG / waiting)
        if len(self._waiting) > MOST_WAITING and self.is_holding:
            self.release()

    def _go_on(self) -> None:
        """Show what is waiting, up to the first event that takes time."""
        if self._is_showing:
            # Called again by something that reacts to the scene; the outer loop goes on.
            return
        while self._waiting and not self._is_busy and not self.is_holding:
            step = self._waiting.popleft()
            self._show(step)
            if not self._is_hurried:
                self._stay_with(step)
        if self.is_idle:
            self._rest()

    def _stay_with(self, step: QueuedEvent) -> None:
        if self._wants_hold(step):
            self.is_holding = True
            self.holding.emit(True)
        elif step.duration:
            self._is_busy = True
            self._timer.start(max(1, round(step.duration * self._pace)))

    def _show(self, step: QueuedEvent) -> None:
        self._current = step.scene
        self._is_showing = True
        try:
            self.shown.emit(step.scene, step.events)
        finally:
            self._is_showing = False

    def _wants_hold(self, step: QueuedEvent) -> bool:
        wanted = self._ui.settings.chosen.hold_trick and step.ends_trick
        return wanted and len(self._waiting) <= MOST_WAITING

    def _let_go(self) -> None:
        if self.is_holding:
            self.is_holding = False
            self.holding.emit(False)

    def _rest(self) -> None:
        self._is_busy = False
        self._is_hurried = False
        self._pace = 1.0
        self.idle.emit()

    def _same_game(self, scene: Scene) -> bool:
        return self._latest is not None and self._latest.game == scene.game

    def _refresh(self, scene: Scene) -> None:
        """Show what is new around the game, but not the events that wait."""
        self._latest = scene
        self._waiting = deque(
            replace(step, scene=_with_game(scene, step.scene.game)) for step in self._waiting
        )
        game = self._current.game if self._current else scene.game
        self._show(QueuedEvent(_with_game(scene, game), (), 0))

    def _start_over(self, scene: Scene) -> None:
        self._timer.stop()
        self._waiting.clear()
        self._let_go()
        self._latest = scene
        self._show(QueuedEvent(scene, (), 0))
        self._rest()

    @Slot()
    def _on_time(self) -> None:
        self._is_busy = False
        self._go_on()


def duration(event: ev.Event, motion: Motion) -> int:
    """Return how many milliseconds an event is looked at before the next."""
    match event:
        case ev.CardsDealt():
            return motion.deal
        case ev.CardPlayed() | ev.CardsReturned() | ev.HandShown():
            return motion.fly
        case ev.TrickTaken():
            return motion.linger + motion.sweep
        case ev.BidMade() | ev.SecretBidMade() | ev.Passed() | ev.AuctionWon() | ev.TrumpSet():
            return motion.bubble
        case ev.BidsRevealed() | ev.RedealChosen() | ev.RedealCalled() | ev.PassedOut():
            return 2 * motion.bubble
        case ev.KittyTaken() | ev.Exchanged():
            return motion.sweep
        case ev.DealVoided() | ev.Claimed() | ev.RenegeCalled():
            return motion.linger
    return 0


def _with_game(scene: Scene, game: PlayerView | None) -> Scene:
    if game is None or game is scene.game:
        return scene
    return replace(scene, view=replace(scene.view, game=game))
