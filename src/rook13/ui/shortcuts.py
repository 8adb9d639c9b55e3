"""The commands of the window: what a key can do, which keys do it, and the menus."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache, partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QMenu

from rook13.background.jobs import Job
from rook13.ui.settings import Preferences, Settings
from rook13.ui.text import context

tr = context("Shortcuts")
menu_tr = context("Window")


class Group(Enum):
    """Under which title a command is listed; keys of `EVERYWHERE` work on all screens."""

    EVERYWHERE = "Everywhere"
    DECIDING = "Dealing, bidding and playing"
    HAND = "Your hand"
    HELP = "During the game"
    LOOKING = "View and speech"


@dataclass(frozen=True, slots=True)
class KeyCommand:
    """A command with its default key; titles are translated in the context *Shortcuts*."""

    id: str
    title: str
    keys: str
    group: Group


COMMANDS: tuple[KeyCommand, ...] = (
    KeyCommand("rules", "Rules of this table", "F1", Group.EVERYWHERE),
    KeyCommand("shortcuts", "Keyboard shortcuts", "F2", Group.EVERYWHERE),
    KeyCommand("preferences", "Preferences", "Ctrl+,", Group.EVERYWHERE),
    KeyCommand("full_screen", "Full screen", "F11", Group.EVERYWHERE),
    KeyCommand("new_game", "New table", "Ctrl+N", Group.EVERYWHERE),
    KeyCommand("profile", "Your profile", "Ctrl+I", Group.EVERYWHERE),
    KeyCommand("history", "Your games", "Ctrl+H", Group.EVERYWHERE),
    KeyCommand("quit", "Quit", "Ctrl+Q", Group.EVERYWHERE),
    KeyCommand("deal", "Deal", "D", Group.DECIDING),
    KeyCommand("redeal", "Redeal, or call a redeal", "Shift+D", Group.DECIDING),
    KeyCommand("bid_up", "Raise the suggested bid", "+", Group.DECIDING),
    KeyCommand("bid_down", "Lower the suggested bid", "-", Group.DECIDING),
    KeyCommand("pass", "Pass", "P", Group.DECIDING),
    KeyCommand("confirm", "Bid, confirm or continue", "Return", Group.DECIDING),
    KeyCommand("claim", "Claim the rest", "C", Group.DECIDING),
    KeyCommand("call_renege", "Call a renege", "Shift+R", Group.DECIDING),
    KeyCommand("sort", "Sort hand", "S", Group.HAND),
    KeyCommand("move_left", "Move card left", "Ctrl+Left", Group.HAND),
    KeyCommand("move_right", "Move card right", "Ctrl+Right", Group.HAND),
    KeyCommand("hint", "Hint", "H", Group.HELP),
    KeyCommand("undo", "Take back", "Ctrl+Z", Group.HELP),
    KeyCommand("same_deal", "Replay this deal", "Ctrl+R", Group.HELP),
    KeyCommand("autopilot", "Play for me", "Ctrl+P", Group.HELP),
    KeyCommand("pause", "Pause", "Ctrl+Space", Group.HELP),
    KeyCommand("faster", "Faster", "Ctrl++", Group.HELP),
    KeyCommand("slower", "Slower", "Ctrl+-", Group.HELP),
    KeyCommand("leave", "Leave the table", "Ctrl+W", Group.HELP),
    KeyCommand("last_trick", "Last trick", "L", Group.LOOKING),
    KeyCommand("log", "Hand log", "Ctrl+L", Group.LOOKING),
    KeyCommand("score_sheet", "Score sheet", "F3", Group.LOOKING),
    KeyCommand("chat", "Chat", "T", Group.LOOKING),
    KeyCommand("say_status", "Read the state of play", "F5", Group.LOOKING),
    KeyCommand("say_hand", "Read my hand", "F6", Group.LOOKING),
    KeyCommand("say_trick", "Read the trick", "F7", Group.LOOKING),
)
BY_ID: Mapping[str, KeyCommand] = {command.id: command for command in COMMANDS}


def command_groups() -> list[tuple[str, tuple[str, ...]]]:
    """Return the ids of all commands under the titles of their groups."""
    return [
        (tr(group.value), tuple(each.id for each in COMMANDS if each.group is group))
        for group in Group
    ]


def texts() -> Mapping[str, Iterable[str]]:
    """Return the texts of all commands for translators, by context."""
    titles = [title for title, _ in MENUS.values()]
    entries = [entry.title for _, each in MENUS.values() for entry in each]
    shortcuts = [group.value for group in Group] + [command.title for command in COMMANDS]
    return {"Shortcuts": shortcuts, "Window": titles + entries}


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

    def rebind(self, command: str, keys: str) -> Job | None:
        """Set the keys of a command; an empty text removes them. Return the job that stores it."""
        shortcuts = {**self._settings.chosen.shortcuts, command: keys}
        if keys == BY_ID[command].keys:
            del shortcuts[command]
        return self._settings.change(shortcuts=shortcuts)

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
    def _on_settings(self, before: Preferences) -> None:
        if before.shortcuts != self._settings.chosen.shortcuts:
            self.changed.emit()


@lru_cache(maxsize=256)
def _sequence(text: str) -> QKeySequence:
    return QKeySequence(text, QKeySequence.SequenceFormat.PortableText)


@lru_cache(maxsize=256)
def _native(text: str) -> str:
    # Cached, because every card in the hand asks whenever the table changes.
    return _sequence(text).toString(QKeySequence.SequenceFormat.NativeText)


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """A command in a menu; titles are translated in the context *Window*."""

    id: str
    title: str
    starts_group: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    """What macOS moves to its application menu; it recognises only English titles itself."""


MENUS: Mapping[str, tuple[str, tuple[MenuEntry, ...]]] = {
    "game": (
        "&Game",
        (
            MenuEntry("new_game", "&New table…"),
            MenuEntry("leave_table", "&Leave the table"),
            MenuEntry("profile", "Your pro&file", starts_group=True),
            MenuEntry("history", "&Your games"),
            MenuEntry("preferences", "&Preferences…", True, QAction.MenuRole.PreferencesRole),
            MenuEntry("log_out", "Log &out"),
            MenuEntry("quit", "&Quit", True, QAction.MenuRole.QuitRole),
        ),
    ),
    "view": ("&View", (MenuEntry("full_screen", "&Full screen"),)),
    "help": (
        "&Help",
        (
            MenuEntry("rules", "&Rules"),
            MenuEntry("guide", "&User guide"),
            MenuEntry("shortcuts", "&Keyboard shortcuts"),
            MenuEntry("doctor", "&Check this computer…", starts_group=True),
            MenuEntry("problem", "Report a &problem…"),
            MenuEntry("new_version", "&New version?"),
            MenuEntry("about", "&About Rook13", role=QAction.MenuRole.AboutRole),
        ),
    ),
}
"""The title and the commands of each menu."""


class Menus(QObject):
    """Fills the menus of a window, and lets it do what is chosen."""

    def __init__(
        self, menus: Mapping[str, QMenu], keys: Keys, window: QObject, do: Callable[[str], None]
    ) -> None:
        super().__init__(window)
        self._menus = menus
        self._keys = keys
        self._do = do
        self._actions: list[tuple[MenuEntry, QAction]] = []
        for menu_id, menu in menus.items():
            for entry in MENUS[menu_id][1]:
                self._add(menu, entry)
        self.show_words()
        self._bind()
        keys.changed.connect(self._bind)

    def show_words(self) -> None:
        """Set all titles in the current language."""
        for menu_id, menu in self._menus.items():
            menu.setTitle(menu_tr(MENUS[menu_id][0]))
        for entry, action in self._actions:
            action.setText(menu_tr(entry.title))

    def _add(self, menu: QMenu, entry: MenuEntry) -> None:
        if entry.starts_group:
            menu.addSeparator()
        action = QAction(self.parent())
        action.setMenuRole(entry.role)
        action.triggered.connect(partial(self._on_triggered, entry.id))
        menu.addAction(action)
        self._actions.append((entry, action))

    def _on_triggered(self, command_id: str) -> None:
        self._do(command_id)

    @Slot()
    def _bind(self) -> None:
        for entry, action in self._actions:
            if entry.id in BY_ID and BY_ID[entry.id].group is Group.EVERYWHERE:
                action.setShortcut(self._keys.sequence(entry.id))
