"""When the result of a hand or the game is shown, and when it goes away."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from rook13.engine.state import Phase
from rook13.table.state import TableStage
from rook13.ui.table.panels.game_over import GameOverPanel
from rook13.ui.table.panels.hand_result import HandResultPanel
from rook13.ui.table.scene import Scene
from rook13.ui.ui_context import UiContext


class Results(QObject):
    """Decides when the result of a hand and the end of a game are seen."""

    wanted = Signal(str)
    """A command for the screen."""

    def __init__(self, ui: UiContext, parent: QObject) -> None:
        super().__init__(parent)
        self.hand = HandResultPanel(ui)
        self.game = GameOverPanel(ui)
        self._seen: tuple[str, int] | None = None
        self._scene: Scene | None = None
        for panel in (self.hand, self.game):
            panel.setProperty("sheet", True)
            panel.hide()
            panel.wanted.connect(self.wanted)
        self.hand.dismissed.connect(self._on_dismissed)

    def set_scene(self, scene: Scene) -> None:
        """Show or hide the results for this scene."""
        self._scene = scene
        game = scene.game
        is_over = scene.view.stage is TableStage.FINISHED and game is not None
        if is_over:
            self.game.set_scene(scene)
        self.game.setVisible(is_over)
        if is_over:
            self.hand.hide()
            return
        self.hand.set_scene(scene)
        if game is not None and game.phase is Phase.HAND_OVER and self._moment != self._seen:
            self._seen = self._moment
            self.hand.show()
        elif game is None or not game.results:
            self.hand.hide()

    def take_over(self, before: Results) -> None:
        """Show only what was still visible on the screen before."""
        self._seen = before._seen
        self.hand.setHidden(before.hand.isHidden())
        self.game.take_over(before.game)

    def is_due(self, scene: Scene) -> bool:
        """Return whether the result of a hand is being looked at, or is about to be."""
        game = scene.game
        if game is None or game.phase is not Phase.HAND_OVER:
            return False
        return not self.hand.isHidden() or self._seen != (scene.view.table_id, len(game.results))

    @property
    def _moment(self) -> tuple[str, int] | None:
        game = self._scene.game if self._scene else None
        return (self._scene.view.table_id, len(game.results)) if self._scene and game else None

    @Slot()
    def _on_dismissed(self) -> None:
        self.hand.hide()
