"""One calm line while somebody else bids or deals."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from rook13.engine.state import Phase
from rook13.ui.art import icon_pixmap
from rook13.ui.table.scale import px
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.ui.ui_context import TablePart, UiContext
from rook13.ui.widgets.elided import ElidedLine
from rook13.ui.widgets.labels import Picture

tr = context("Bidding")


class WaitingNote(TablePart):
    """Says who is being waited for."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self.ensurePolished()
        size = round(self.fontMetrics().height() * 1.3)
        picture = Picture(self)
        colour = ui.look.theme.muted_text
        picture.setPixmap(icon_pixmap("thinking", colour, size, self.devicePixelRatioF()))
        self.words = ElidedLine(parent=self)
        self.words.setProperty("muted", True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(ui.look, 8))
        layout.addWidget(picture)
        layout.addWidget(self.words, 1)

    def set_scene(self, scene: Scene) -> None:
        """Say who is to bid or deal."""
        super().set_scene(scene)
        game = scene.game
        if game is None or game.turn is None:
            return
        name = scene.name(game.turn)
        is_dealing = game.phase is not Phase.AUCTION
        self.words.setText(
            tr("{name} is about to deal…", name=name)
            if is_dealing
            else tr("{name} is bidding…", name=name)
        )
