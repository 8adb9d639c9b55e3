"""What every widget may use, and what the parts of the table screen have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from rook13.ui.kit.look import Look
from rook13.ui.settings import Settings
from rook13.ui.shortcuts import Keys

if TYPE_CHECKING:
    # Imports the whole table, which the first picture does not need.
    from rook13.ui.table.scene import Scene


@dataclass(frozen=True, slots=True)
class UiContext:
    """Settings, look and keys, for every widget of the window."""

    settings: Settings
    look: Look
    keys: Keys


class TablePart(QWidget):
    """A part of the table screen: shows a scene, and asks for actions by signals."""

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
        """Show a scene."""
        self.scene = scene

    def fit_into(self, room: QSize) -> None:
        """Use fewer words if there is no more space than this."""

    def command(self, command_id: str) -> bool:
        """Carry out a command of `shortcuts.COMMANDS`; return False if it means nothing now."""
        return False

    def wants_character(self, text: str) -> bool:
        """Return whether a typed character, such as a digit, means something now."""
        return False

    def take_character(self, text: str) -> None:
        """React to a character that `wants_character` has claimed."""
