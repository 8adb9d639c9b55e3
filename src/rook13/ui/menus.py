"""The menus of the window: their commands, words and keys."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from rook13.ui.shortcuts import COMMANDS, Keys, Where
from rook13.ui.text import context

tr = context("Window")
GROUPS = {
    "game": (("new_game", "leave_table"), ("preferences", "log_out"), ("quit",)),
    "view": (("full_screen",),),
    "help": (("rules", "shortcuts", "about"),),
}
"""The commands of each menu."""
ROLES = {
    "about": QAction.MenuRole.AboutRole,
    "preferences": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}
"""What macOS puts into its own menu; in other languages it could not tell by the words."""


class Menus(QObject):
    """Fills the menus of a window, and tells what is chosen in them."""

    chosen = Signal(str)
    """The id of a command."""

    def __init__(self, menus: Mapping[str, QMenu], keys: Keys, parent: QObject) -> None:
        super().__init__(parent)
        self._menus = menus
        self._keys = keys
        self._actions: dict[str, QAction] = {}
        for menu_id, menu in menus.items():
            self._fill(menu_id, menu)
        self.show_words()
        self._bind()
        keys.changed.connect(self._bind)

    def show_words(self) -> None:
        """Write the menus, in the language of now."""
        words = _words()
        for menu_id, menu in self._menus.items():
            menu.setTitle(words[menu_id])
        for command_id, action in self._actions.items():
            action.setText(words[command_id])

    def _fill(self, menu_id: str, menu: QMenu) -> None:
        for place, group in enumerate(GROUPS[menu_id]):
            if place:
                menu.addSeparator()
            for command_id in group:
                self._add(menu, command_id)

    def _add(self, menu: QMenu, command_id: str) -> None:
        action = QAction(self.parent())
        action.setMenuRole(ROLES.get(command_id, QAction.MenuRole.NoRole))
        action.triggered.connect(partial(self._on_triggered, command_id))
        menu.addAction(action)
        self._actions[command_id] = action

    def _on_triggered(self, command_id: str) -> None:
        self.chosen.emit(command_id)

    @Slot()
    def _bind(self) -> None:
        for command in COMMANDS:
            action = self._actions.get(command.id)
            if command.where is Where.EVERYWHERE and action is not None:
                action.setShortcut(self._keys.sequence(command.id))


def _words() -> dict[str, str]:
    return {
        "game": tr("&Game"),
        "new_game": tr("&New table…"),
        "leave_table": tr("&Leave the table"),
        "preferences": tr("&Preferences…"),
        "log_out": tr("Log &out"),
        "quit": tr("&Quit"),
        "view": tr("&View"),
        "full_screen": tr("&Full screen"),
        "help": tr("&Help"),
        "rules": tr("&Rules"),
        "shortcuts": tr("&Keyboard shortcuts"),
        "about": tr("&About Rook13"),
    }
