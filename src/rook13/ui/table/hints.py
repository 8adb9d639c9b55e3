"""Hints: asks an expert, tells the table, and shows the answer in a bubble and on the card."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from rook13.engine.actions import Discard, Play
from rook13.engine.view import PlayerView
from rook13.table import commands as c
from rook13.ui.advice import Advice, Adviser
from rook13.ui.table.hand import HandView
from rook13.ui.table.panels.hint_bubble import HintBubble
from rook13.ui.table.panels.table_bar import is_offered, is_usable
from rook13.ui.table.presenter import TablePresenter
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.advice import advice_text

tr = context("Hint")


class Hints(QObject):
    """Asks for a hint, shows it, and forgets it when the moment has passed."""

    taken = Signal(object)
    """An Advice that the player follows with one click."""

    def __init__(
        self,
        ui: UiContext,
        adviser: Adviser,
        hand: HandView,
        presenter: TablePresenter,
        area: QWidget,
    ) -> None:
        super().__init__(area)
        self._ui = ui
        self._adviser = adviser
        self._hand = hand
        self._presenter = presenter
        self._asked: PlayerView | None = None
        self._advice: Advice | None = None
        self.bubble = HintBubble(ui, area)
        self.bubble.hide()
        self.bubble.taken.connect(self._on_taken)
        adviser.advised.connect(self._on_advised)
        adviser.failed.connect(self._on_failed)

    def ask(self) -> bool:
        """Ask for a hint, if there is something to decide and the table has hints."""
        scene = self._presenter.scene
        if scene is None or not (is_offered(scene, "hint") and is_usable(scene, "hint")):
            return False
        if self._asked is None:
            self._asked = scene.game
            self._presenter.ask(c.TakeHint())
            self.bubble.show_thinking()
            assert scene.game is not None
            self._adviser.ask(scene.game)
        elif self._advice is not None:
            # Whoever has closed the bubble and asks again sees the same hint.
            self._on_advised(self._advice)
        return True

    @Slot()
    def clear(self) -> None:
        if self._asked is not None:
            self._asked = self._advice = None
            self._adviser.forget()
        self._hand.show_hint(None)
        self.bubble.hide_hint()

    def set_scene(self, scene: Scene) -> None:
        """Forget the hint when the game has moved on."""
        if self._asked is not None and scene.game != self._asked:
            self.clear()

    @Slot(object)
    def _on_advised(self, advice: Advice) -> None:
        if self._asked is None:
            return
        self._advice = advice
        action, look = advice.action, self._ui.look
        if isinstance(action, Play):
            self._hand.show_hint(action.card)
        elif isinstance(action, Discard):
            self._hand.show_hints(action.cards)
        title = look.say(advice_text(action, advice.trump))
        self.bubble.show_hint(title, look.say(advice.reason), can_be_done=True)

    @Slot()
    def _on_taken(self) -> None:
        # The advice is still good: it is forgotten as soon as the game moves on.
        if self._advice is not None:
            self.taken.emit(self._advice)

    @Slot()
    def _on_failed(self) -> None:
        if self._asked is not None:
            self.clear()
            words = tr("Something went wrong while the expert was thinking. You can ask again.")
            self.bubble.show_hint(tr("No hint this time"), words)
