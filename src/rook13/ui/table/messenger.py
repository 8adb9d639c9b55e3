"""Between the table and the screen: views become scenes, wishes become commands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rook13.engine.actions import Action, CallRedeal, CallRenege, Claim, Redeal, TakeBack
from rook13.net.table_client import TableClient
from rook13.table import commands as c
from rook13.table.facts import Fact
from rook13.table.game_facts import GameEvent
from rook13.table.outcome import Answer, Refusal, Rejected
from rook13.table.views import TableView
from rook13.ui.look import Look
from rook13.ui.table.scene import Scene
from rook13.wording.tables import refusal_text

OUT_OF_TURN = (CallRedeal, CallRenege, Claim, Redeal, TakeBack)
"""What players may do while it is somebody else's turn."""
MOST_TRIES = 8
"""More than bots can move before it is the player's turn."""


class Messenger(QObject):
    """Tells the screen what a client tells, and the client what the player wants."""

    scene_changed = Signal(object)
    """The Scene as the table is now."""
    happened = Signal(object, object, object)
    """A Scene, the tuple of Events that lead to it, and all Facts; no events mean: as it is."""
    refused = Signal(str)
    """Why the table did not do what the player wanted, in a sentence."""

    def __init__(
        self,
        client: TableClient,
        me: str,
        look: Look,
        *,
        is_solo: bool,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._client = client
        self._me = me
        self._look = look
        self._is_solo = is_solo
        self._again: tuple[int, c.Command] | None = None
        """The last wish that means the same whatever others do meanwhile, and its number."""
        self._tries = 0
        # A view with facts is told with them; one without is told by itself, a moment later.
        self._quiet = QTimer(self, singleShot=True, interval=0)
        self._quiet.timeout.connect(self._on_quiet)
        client.view_changed.connect(self._on_view)
        client.facts.connect(self._on_facts)
        client.answered.connect(self._on_answer)
        client.connected.connect(self._on_link)
        client.disconnected.connect(self._on_link)

    @property
    def scene(self) -> Scene | None:
        """Return the table as it is now, once it is known."""
        view = self._client.view
        if view is None:
            return None
        return Scene(view, self._me, self._is_solo, self._client.is_connected)

    def begin(self) -> None:
        """Tell what is known already, as when a screen is made anew."""
        self._on_link()

    @Slot(object)
    def act(self, action: Action) -> None:
        """Do something in the game."""
        self.ask(c.Act(action))

    @Slot(object)
    def ask(self, command: c.Command) -> None:
        """Ask something of the table."""
        if self._client.view is not None:
            sent = self._client.send(command)
            self._again = (sent, command) if self._keeps_its_meaning(command) else self._again
            self._tries = 0

    def _try_again(self, command_id: int | None) -> bool:
        """Ask once more if others only moved between the wish and the table."""
        if self._again is None or self._again[0] != command_id or self._tries >= MOST_TRIES:
            return False
        command = self._again[1]
        if not self._keeps_its_meaning(command):
            return False
        self._tries += 1
        self._again = self._client.send(command), command
        return True

    def _keeps_its_meaning(self, command: c.Command) -> bool:
        if isinstance(command, c.Act):
            scene = self.scene
            legal = scene is not None and command.action in scene.legal
            return legal and isinstance(command.action, OUT_OF_TURN)
        return self._is_solo and isinstance(command, c.AskUndo)

    @Slot(object)
    def _on_view(self, view: TableView) -> None:
        self.scene_changed.emit(self.scene)
        self._quiet.start()

    @Slot(object)
    def _on_facts(self, facts: Sequence[Fact]) -> None:
        self._quiet.stop()
        events = tuple(fact.event for fact in facts if isinstance(fact, GameEvent))
        self.happened.emit(self.scene, events, tuple(facts))

    @Slot(object)
    def _on_answer(self, answer: Answer) -> None:
        if not isinstance(answer, Rejected):
            return
        if answer.refusal is Refusal.STALE and self._try_again(answer.command_id):
            return
        self.refused.emit(self._look.say(refusal_text(answer)))

    @Slot()
    def _on_link(self) -> None:
        if self._client.view is not None:
            self.scene_changed.emit(self.scene)
            self._quiet.start()

    @Slot()
    def _on_quiet(self) -> None:
        self.happened.emit(self.scene, (), ())
