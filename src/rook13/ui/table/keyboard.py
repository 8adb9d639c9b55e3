"""Keys at the table: each command of the one table of shortcuts, offered to the parts in turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from rook13.ui.shortcuts import COMMANDS, Keys, Where
from rook13.ui.ui_context import TablePart

Carry = Callable[[str], bool]
TYPING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
WRITING = (QLineEdit, QPlainTextEdit, QTextEdit)


class Keyboard(QObject):
    """Carries out key commands, and gives characters to the part that wants them."""

    def __init__(
        self, screen: QWidget, keys: Keys, parts: Sequence[TablePart], carry: Carry
    ) -> None:
        super().__init__(screen)
        self._screen = screen
        self._keys = keys
        self._parts = parts
        self._shortcuts: dict[str, QShortcut] = {}
        for command in COMMANDS:
            if command.where is Where.TABLE:
                shortcut = QShortcut(screen)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(partial(carry, command.id))
                self._shortcuts[command.id] = shortcut
        keys.changed.connect(self._bind)
        self._bind()

    def handle(self, event: QEvent) -> bool:
        """Take a key that the screen got because nobody below wanted it."""
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
        """Keep what somebody types from the shortcuts, above all the Enter at the end."""
        types = bool(event.text()) and not event.modifiers() & ~TYPING
        if event.type() != QEvent.Type.ShortcutOverride or not types or _only_reads():
            return False
        event.accept()
        return True

    def _part_for(self, event: QKeyEvent) -> TablePart | None:
        text, modifiers = event.text(), event.modifiers()
        if not text or modifiers & ~TYPING:
            return None
        return next((part for part in self._parts if part.wants_character(text)), None)

    @Slot()
    def _bind(self) -> None:
        for command_id, shortcut in self._shortcuts.items():
            shortcut.setKey(self._keys.sequence(command_id))


def _only_reads() -> bool:
    field = QApplication.focusWidget()
    return isinstance(field, QLineEdit | QPlainTextEdit | QTextEdit) and field.isReadOnly()
