"""What the parts of the table have in common: they show a scene, and they ask for things."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from rook13.ui.look import Look
from rook13.ui.settings import Settings
from rook13.ui.shortcuts import Keys

if TYPE_CHECKING:
    # Brings the whole table with it, which the first picture does not need.
    from rook13.ui.table.scene import Scene


@dataclass(frozen=True, slots=True)
class UiContext:
    """What every widget of the window may use."""

    settings: Settings
    look: Look
    keys: Keys


class TablePart(QWidget):
    """A part of the table; it never does anything itself, it asks."""

    acted = Signal(object)
    """An engine Action that the player wants."""
    asked = Signal(object)
    """A table Command that the player wants."""
    told = Signal(str)
    """A sentence for the player, such as why something does not work."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui
        self.scene: Scene | None = None

    def set_scene(self, scene: Scene) -> None:
        """Show this from now on."""
        self.scene = scene

    def fit_into(self, room: QSize) -> None:
        """Say things in fewer words where there is no more room than this."""

    def command(self, command_id: str) -> bool:
        """Do what a key command of `shortcuts.COMMANDS` means here and now; False if nothing."""
        return False

    def wants_character(self, text: str) -> bool:
        """Return whether a typed character, such as a digit, means something here and now."""
        return False

    def take_character(self, text: str) -> None:
        """Do what a character means that this part has said it wants."""
