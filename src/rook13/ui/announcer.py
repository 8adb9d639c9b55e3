"""Says what happens to who cannot see it, through whatever reads the screen aloud."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from rook13.engine import events as ev
from rook13.engine.hand_summary import bid_made
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.table import facts as f
from rook13.table import game_facts as g
from rook13.ui import spoken
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.events import event_text
from rook13.wording.tables import fact_text
from rook13.wording.words import card_names_text

tr = context("Announcer")

UNSAID = (ev.HandDealt, ev.DiscardLaid)
"""What the player has just done, or asks for with a key."""
SAID_FACTS = (
    *(f.Talk, f.JoinRequested, f.PersonJoined, f.PersonLeft, f.ConnectionLost, f.ConnectionBack),
    *(f.BotTookOver, f.OwnerReturned, g.ClockRanOut, g.GamePaused, g.GameResumed, g.GameEnded),
    *(g.UndoAsked, g.UndoDone, g.UndoRefused, g.Rewound, f.HostChanged, f.TableClosed),
    *(f.Kicked, f.Banned, f.ConfigChanged, g.GameStarted, g.DealDisputed),
)
"""What is worth interrupting for besides the game; the rest is in the log."""


class Announcer(QObject):
    """Makes announcements; what happens in one moment is said in one breath."""

    announced = Signal(str)
    """What has just been said."""

    def __init__(self, ui: UiContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._widget = parent if isinstance(parent, QWidget) else None
        self._pending: list[str] = []
        self._is_urgent = False
        self._my_task: Phase | None = None
        self._has_told_certainty = False
        self.last_said = ""
        self._breath = QTimer(self, singleShot=True, interval=0)
        self._breath.timeout.connect(self.flush)

    def set_widget(self, widget: QWidget | None) -> None:
        """Speak for this widget, by default the parent; it has to be on the screen."""
        self._widget = widget

    @Slot(object, object)
    def tell(self, scene: Scene, events: Sequence[ev.Event] = ()) -> None:
        """Say what events have led to this scene, and whether it is the player's turn."""
        if not self._ui.settings.chosen.announcements:
            self._my_task = _task(scene)
            return
        for event in events:
            self._tell_event(event, scene)
        if any(isinstance(event, ev.TrickTaken) for event in events):
            self._tell_certainty(scene)
        self._tell_turn(scene)

    def tell_facts(self, facts: Iterable[f.Fact], scene: Scene) -> None:
        """Say what happens around the game."""
        if not self._ui.settings.chosen.announcements:
            return
        for fact in facts:
            if isinstance(fact, g.Rewound):
                self._has_told_certainty = False
            if isinstance(fact, SAID_FACTS) and not _is_own_talk(fact, scene):
                self._add(self._ui.look.say(fact_text(fact, scene.names)))

    def say(self, text: str, *, urgent: bool = False) -> None:
        """Say something that the player has asked for, whatever is preferred otherwise."""
        self._add(text, urgent=urgent)
        self.flush()

    def command(self, command_id: str, scene: Scene) -> str | None:
        """Say again what a key asks for, and return it; None if the key is for something else."""
        texts = {
            "say_status": self.status_text,
            "say_hand": self.hand_text,
            "say_trick": self.trick_text,
        }
        if command_id not in texts:
            return None
        text = texts[command_id](scene)
        self.say(text, urgent=True)
        return text

    def status_text(self, scene: Scene) -> str:
        """Return how it stands."""
        return spoken.status_text(scene, self._ui.look)

    def hand_text(self, scene: Scene) -> str:
        """Return one's own hand."""
        return spoken.hand_text(scene, self._ui.look)

    def trick_text(self, scene: Scene) -> str:
        """Return what lies on the table."""
        return spoken.trick_text(scene, self._ui.look)

    @Slot()
    def flush(self) -> None:
        """Say everything that is pending now."""
        self._breath.stop()
        text, urgent = " ".join(self._pending), self._is_urgent
        self._pending, self._is_urgent = [], False
        if text:
            self._speak(text, urgent)

    def _tell_event(self, event: ev.Event, scene: Scene) -> None:
        if isinstance(event, UNSAID):
            return
        if isinstance(event, ev.CardsDealt):
            self._has_told_certainty = False
        look = self._ui.look
        self._add(look.say(event_text(event, scene.names, card_names_text)))
        if isinstance(event, ev.HandScored) and scene.game is not None:
            self._add(spoken.score_text(scene, scene.game, look))

    def _tell_certainty(self, scene: Scene) -> None:
        """Say once in a hand that the bid is made or lost, before its end."""
        game = scene.game
        made = bid_made(game, game.seat) if game is not None else None
        if game is None or made is None or self._has_told_certainty:
            return
        self._has_told_certainty = True
        self._add(certainty_words(game, is_made=made))

    def _tell_turn(self, scene: Scene) -> None:
        before, self._my_task = self._my_task, _task(scene)
        if self._my_task is not None and self._my_task is not before:
            self._add(spoken.turn_text(scene), urgent=True)

    def _add(self, text: str, *, urgent: bool = False) -> None:
        if text:
            self._pending.append(text)
            self._is_urgent = self._is_urgent or urgent
            self._breath.start()

    def _speak(self, text: str, urgent: bool) -> None:
        self.last_said = text
        if self._widget is not None:
            politeness = QAccessible.AnnouncementPoliteness
            event = QAccessibleAnnouncementEvent(self._widget, text)
            event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
            QAccessible.updateAccessibility(event)
        self.announced.emit(text)


def certainty_words(game: PlayerView, *, is_made: bool) -> str:
    """Return that the bid is made or lost; where everybody bids alone, one's own."""
    if game.rules.everybody_bids:
        return tr("Your bid is kept.") if is_made else tr("Your bid cannot be kept any more.")
    return tr("The bid is made.") if is_made else tr("The bid is set.")


def _task(scene: Scene) -> Phase | None:
    """Return the phase in which the player is to act, if so."""
    return scene.game.phase if scene.game is not None and scene.is_my_turn else None


def _is_own_talk(fact: f.Fact, scene: Scene) -> bool:
    return isinstance(fact, f.Talk) and fact.person.key == scene.me
