"""The score sheet over the table; one key shows and hides it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from rook13.ui.table.panels import ScoreSheet
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.overlay import Overlay
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Score sheet")


class SheetView(Overlay):
    """Lays the score sheet over the table until the same key, Escape or a click beside it."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent, closable=True)
        self.sheet = ScoreSheet(ui, self.card)
        self.setAccessibleName(tr("Score sheet"))
        self.body.addWidget(self.sheet)

    def set_scene(self, scene: Scene) -> None:
        """Keep the sheet up to date, seen or not."""
        super().set_scene(scene)
        self.sheet.set_scene(scene)

    def command(self, command_id: str) -> bool:
        """Show or hide the sheet."""
        if command_id == "confirm" and not self.isHidden():
            self.close_up()
            return True
        if command_id != "score_sheet":
            return False
        if self.isHidden():
            self.open()
            self.sheet.table.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self.close_up()
        return True
