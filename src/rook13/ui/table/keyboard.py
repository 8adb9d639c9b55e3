"""Gives keys and buttons of the table to the part that they mean now."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit

from rook13.ui.shortcuts import COMMANDS, Group
from rook13.ui.table.part import TablePart
from rook13.ui.table.tools import why_not

if TYPE_CHECKING:
    from rook13.ui.table.screen import TableScreen


PASSED_ON = frozenset(
    {"leave", "rules", "shortcuts", "preferences", "full_screen", "new_game", "quit"}
    | {"review", "new_table", "configure"}
)
"""Commands that are the window's business."""


TYPING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
WRITING = (QLineEdit, QPlainTextEdit, QTextEdit)


class CommandDispatcher(QObject):
    """Gives commands and typed characters to the part of the screen that wants them."""

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self.parts: tuple[TablePart, ...] = (
            *(screen.halt_overlay, screen.last_trick, screen.sheet),
            *(screen.results.game, screen.results.hand),
            *(screen.exchange, screen.panel, screen.canvas, screen.hand),
            *(screen.drawer, screen.bar),
        )
        """Who is asked, the topmost first."""
        self._shortcuts: dict[str, QShortcut] = {}
        for command in COMMANDS:
            if command.group is not Group.EVERYWHERE:
                shortcut = QShortcut(screen)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(partial(self.do, command.id))
                self._shortcuts[command.id] = shortcut
        screen.ui.keys.changed.connect(self._bind)
        self._bind()

    @Slot(str)
    def do(self, command_id: str) -> bool:
        """Carry out a command, or say why not."""
        screen = self._screen
        with screen.focus.kept():
            is_done = self._carry_out(command_id)
        if not is_done:
            screen.toast.say(why_not(command_id, screen.scene))
        return is_done

    def _carry_out(self, command_id: str) -> bool:
        """Let a part do it that knows what it means now, or the window."""
        screen = self._screen
        if command_id == "confirm" and screen.focus.press_focused():
            return True
        for part in self.parts:
            if part.command(command_id):
                return True
        if command_id == "hint":
            return screen.hints.ask(screen.scene)
        scene = screen.scene
        if scene is not None and screen.announcer.command(command_id, scene) is not None:
            return True
        if command_id in PASSED_ON:
            screen.wanted.emit(command_id)
            return True
        return False

    def handle(self, event: QEvent) -> bool:
        """Take a key that no widget on the screen wanted."""
        if not isinstance(event, QKeyEvent):
            return False
        if isinstance(QApplication.focusWidget(), WRITING):
            return self._leave_to_writer(event)
        part = self._part_for(event)
        if part is None:
            return False
        if event.type() == QEvent.Type.KeyPress:
            part.take_character(event.text())
        event.accept()
        return True

    def _leave_to_writer(self, event: QKeyEvent) -> bool:
        """Keep what somebody types away from the shortcuts, above all Enter."""
        types = bool(event.text()) and not event.modifiers() & ~TYPING
        if event.type() != QEvent.Type.ShortcutOverride or not types or _only_reads():
            return False
        event.accept()
        return True

    def _part_for(self, event: QKeyEvent) -> TablePart | None:
        text, modifiers = event.text(), event.modifiers()
        if not text or modifiers & ~TYPING:
            return None
        return next((part for part in self.parts if part.wants_character(text)), None)

    @Slot()
    def _bind(self) -> None:
        for command_id, shortcut in self._shortcuts.items():
            shortcut.setKey(self._screen.ui.keys.sequence(command_id))


def _only_reads() -> bool:
    field = QApplication.focusWidget()
    return isinstance(field, WRITING) and field.isReadOnly()
