"""The commands of the window: what a key can do, which keys do it, and the menus."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache, partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QMenu

from rook13.ui.settings import Settings
from rook13.ui.text import context

tr = context("Shortcuts")
menu_tr = context("Window")
GROUPS = {
    "game": (
        ("new_game", "leave_table"),
        ("profile", "history"),
        ("preferences", "log_out"),
        ("quit",),
    ),
    "view": (("full_screen",),),
    "help": (("rules", "shortcuts"), ("doctor", "about")),
}
"""The commands of each menu."""
ROLES = {
    "about": QAction.MenuRole.AboutRole,
    "preferences": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}
"""What macOS moves to its application menu; it recognises only English titles itself."""


class Where(Enum):
    """Where a key works."""

    EVERYWHERE = "everywhere"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class KeyCommand:
    """A command with its default key; titles are translated in the context *Shortcuts*."""

    id: str
    title: str
    keys: str
    where: Where = Where.TABLE


COMMANDS: tuple[KeyCommand, ...] = (
    KeyCommand("rules", "Rules of this table", "F1", Where.EVERYWHERE),
    KeyCommand("shortcuts", "Keyboard shortcuts", "F2", Where.EVERYWHERE),
    KeyCommand("preferences", "Preferences", "Ctrl+,", Where.EVERYWHERE),
    KeyCommand("full_screen", "Full screen", "F11", Where.EVERYWHERE),
    KeyCommand("new_game", "New table", "Ctrl+N", Where.EVERYWHERE),
    KeyCommand("profile", "Your profile", "Ctrl+I", Where.EVERYWHERE),
    KeyCommand("history", "Your games", "Ctrl+H", Where.EVERYWHERE),
    KeyCommand("quit", "Quit", "Ctrl+Q", Where.EVERYWHERE),
    KeyCommand("leave", "Leave the table", "Ctrl+W"),
    KeyCommand("pass", "Pass", "P"),
    KeyCommand("bid_up", "Raise the suggested bid", "+"),
    KeyCommand("bid_down", "Lower the suggested bid", "-"),
    KeyCommand("confirm", "Bid, confirm or continue", "Return"),
    KeyCommand("deal", "Deal", "D"),
    KeyCommand("redeal", "Redeal, or call a redeal", "Shift+D"),
    KeyCommand("hint", "Hint", "H"),
    KeyCommand("undo", "Take back", "Ctrl+Z"),
    KeyCommand("same_deal", "Replay this deal", "Ctrl+R"),
    KeyCommand("claim", "Claim the rest", "C"),
    KeyCommand("call_renege", "Call a renege", "Shift+R"),
    KeyCommand("autopilot", "Play for me", "Ctrl+P"),
    KeyCommand("pause", "Pause", "Ctrl+Space"),
    KeyCommand("faster", "Faster", "Ctrl++"),
    KeyCommand("slower", "Slower", "Ctrl+-"),
    KeyCommand("sort", "Sort hand", "S"),
    KeyCommand("move_left", "Move card left", "Ctrl+Left"),
    KeyCommand("move_right", "Move card right", "Ctrl+Right"),
    KeyCommand("last_trick", "Last trick", "L"),
    KeyCommand("log", "Hand log", "Ctrl+L"),
    KeyCommand("score_sheet", "Score sheet", "F3"),
    KeyCommand("chat", "Chat", "T"),
    KeyCommand("say_status", "Read the state of play", "F5"),
    KeyCommand("say_hand", "Read my hand", "F6"),
    KeyCommand("say_trick", "Read the trick", "F7"),
)
BY_ID: Mapping[str, KeyCommand] = {command.id: command for command in COMMANDS}


class Keys(QObject):
    """The keys in force, after the player's own changes."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        settings.changed.connect(self._on_settings)

    def sequence(self, command: str) -> QKeySequence:
        """Return the keys of a command, which may be none."""
        text = self._settings.chosen.shortcuts.get(command, BY_ID[command].keys)
        return _sequence(text)

    def shown(self, command: str) -> str:
        """Return the keys of a command as this system writes them."""
        text = self._settings.chosen.shortcuts.get(command, BY_ID[command].keys)
        return _native(text)

    def with_keys(self, words: str, command: str) -> str:
        """Return words for a tool-tip, followed by the keys of a command if it has any."""
        keys = self.shown(command)
        return f"{words} ({keys})" if keys else words

    def explain(self, button: QAbstractButton, words: str, command: str) -> None:
        """Give a button a tool-tip; a screen reader, which has read the words, adds the keys."""
        button.setToolTip(self.with_keys(words, command))
        button.setAccessibleDescription(self.shown(command))

    def title(self, command: str) -> str:
        return tr(BY_ID[command].title)

    def rebind(self, command: str, keys: str) -> None:
        """Set the keys of a command; an empty text removes them."""
        shortcuts = {**self._settings.chosen.shortcuts, command: keys}
        if keys == BY_ID[command].keys:
            del shortcuts[command]
        self._settings.try_change(shortcuts=shortcuts)

    def conflicts(self) -> tuple[tuple[str, str], ...]:
        """Return pairs of commands that have the same keys where both work."""
        return tuple(
            (one.id, other.id)
            for place, one in enumerate(COMMANDS)
            for other in COMMANDS[place + 1 :]
            if self._clash(one, other)
        )

    def _clash(self, one: KeyCommand, other: KeyCommand) -> bool:
        sequence = self.sequence(one.id)
        return not sequence.isEmpty() and sequence == self.sequence(other.id)

    @Slot(object)
    def _on_settings(self, before: object) -> None:
        self.changed.emit()


def taken_letters(keys: Iterable[QKeySequence]) -> frozenset[str]:
    """Return the single letters among keys, which panels cannot use as mnemonics."""
    texts = (sequence.toString() for sequence in keys)
    return frozenset(text for text in texts if len(text) == 1 and text.isalpha())


@lru_cache(maxsize=256)
def _sequence(text: str) -> QKeySequence:
    return QKeySequence(text, QKeySequence.SequenceFormat.PortableText)


@lru_cache(maxsize=256)
def _native(text: str) -> str:
    # Cached, because every card in the hand asks whenever the table changes.
    return _sequence(text).toString(QKeySequence.SequenceFormat.NativeText)


class Menus(QObject):
    """Fills the menus of a window, and says which command was chosen."""

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
        """Set all titles in the current language."""
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
        "game": menu_tr("&Game"),
        "new_game": menu_tr("&New table…"),
        "leave_table": menu_tr("&Leave the table"),
        "profile": menu_tr("Your pro&file"),
        "history": menu_tr("&Your games"),
        "preferences": menu_tr("&Preferences…"),
        "log_out": menu_tr("Log &out"),
        "quit": menu_tr("&Quit"),
        "view": menu_tr("&View"),
        "full_screen": menu_tr("&Full screen"),
        "help": menu_tr("&Help"),
        "rules": menu_tr("&Rules"),
        "shortcuts": menu_tr("&Keyboard shortcuts"),
        "doctor": menu_tr("&Check this computer…"),
        "about": menu_tr("&About Rook13"),
    }
