"""The dialog that asks what happens to the game when a player leaves."""

from __future__ import annotations

from enum import Enum
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from rook13.table.state import TableStage
from rook13.table.views import Standing
from rook13.ui.kit.labels import muted, subheading
from rook13.ui.kit.layouts import column_of
from rook13.ui.table.scene import Scene
from rook13.ui.text import context

tr = context("Leaving")

WIDTH = 64
"""The least width of the dialog, in letters."""


class Leaving(Enum):
    """What happens when the player leaves."""

    SAVE = "save"
    """The game waits until the player comes back."""
    GIVE_UP = "give_up"
    """The game is over."""
    CLOSE_TABLE = "close_table"
    """The table is over for everybody."""
    BOT_TAKES_OVER = "bot_takes_over"
    """A bot plays on, and the table stays."""
    JUST_LEAVE = "just_leave"
    """Nothing depends on the player."""


class LeavingDialog(QDialog):
    """Asks how to leave; `chosen` says how, and closing the dialog means to stay."""

    chosen = Signal(object)
    """The Leaving that the player wants."""

    def __init__(self, scene: Scene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Leave the table"))
        line = self.fontMetrics().height()
        title = subheading(_question(scene), self)
        self.setAccessibleDescription(title.text())
        title.setMinimumWidth(self.fontMetrics().averageCharWidth() * WIDTH)
        column = column_of(title, parent=self, margins=line)
        self.buttons: dict[Leaving, QPushButton] = {}
        for leaving in ways(scene):
            self._add_way(column, leaving, scene)
        column.addSpacing(line // 2)
        self.stay = QPushButton(tr("Cancel"), self)
        self.stay.clicked.connect(self.reject)
        column.addWidget(self.stay, 0, Qt.AlignmentFlag.AlignRight)
        next(iter(self.buttons.values())).setDefault(True)

    def _add_way(self, column: QVBoxLayout, leaving: Leaving, scene: Scene) -> None:
        title, meaning = _words(leaving, scene)
        button = QPushButton(title, self)
        button.setProperty("primary", not self.buttons)
        button.setAccessibleDescription(meaning)
        button.clicked.connect(partial(self._on_way, leaving))
        self.buttons[leaving] = button
        column.addSpacing(self.fontMetrics().height() // 2)
        column.addWidget(button)
        column.addWidget(muted(meaning, self))

    def _on_way(self, leaving: Leaving) -> None:
        self.chosen.emit(leaving)
        self.accept()


def ask_how_to_leave(parent: QWidget, scene: Scene) -> LeavingDialog | None:
    """Open the dialog; None where the player can leave without being asked."""
    if not ways(scene):
        return None
    dialog = LeavingDialog(scene, parent)
    dialog.open()
    return dialog


def ways(scene: Scene) -> tuple[Leaving, ...]:
    """Return the ways to leave that the player can choose from; none if there is nothing to ask."""
    stage, is_playing = scene.view.stage, scene.view.stage is TableStage.ACTIVE
    if stage is TableStage.CLOSED or scene.view.standing is not Standing.GUEST:
        return ()
    if scene.is_solo:
        return (Leaving.SAVE, Leaving.GIVE_UP) if is_playing else ()
    if scene.am_host:
        return (Leaving.BOT_TAKES_OVER, Leaving.CLOSE_TABLE)
    return (Leaving.BOT_TAKES_OVER,) if is_playing and scene.i_play else ()


def _question(scene: Scene) -> str:
    if scene.is_solo:
        return tr("Leave this game?")
    if scene.am_host:
        return tr("Leave your table?")
    return tr("Leave this game?")


def _words(leaving: Leaving, scene: Scene) -> tuple[str, str]:
    """Return the text of a button, and what it means."""
    if leaving is Leaving.SAVE:
        return tr("Save and leave"), tr("Resume it from the lobby any time.")
    if leaving is Leaving.GIVE_UP:
        return tr("Abandon game"), tr("It can't be resumed.")
    if leaving is Leaving.CLOSE_TABLE:
        return (
            tr("Close the table for everyone"),
            tr("Ends the game for everyone."),
        )
    if scene.am_host:
        return (
            tr("Keep it open: a bot plays for me"),
            tr("The others play on. Come back any time."),
        )
    return tr("A bot takes over"), tr("Your seat is kept. Come back any time.")
