"""The page on which the keys of every command can be changed."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QGridLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)

from rook13.ui.dialogs.preferences.page import PreferencesPage
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.pictures import icon_pixmap
from rook13.ui.kit.buttons import reset_button
from rook13.ui.kit.labels import Picture
from rook13.ui.kit.layouts import row_of
from rook13.ui.shortcuts import BY_ID, command_groups
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Preferences")

PORTABLE = QKeySequence.SequenceFormat.PortableText
KEY_LETTERS = 16
CLEARING_KEYS = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class ShortcutsPage(PreferencesPage):
    """A row for every command, in groups, with a search field."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, tr("Shortcuts"))
        self.restore.setText(tr("Restore all shortcuts"))
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setPlaceholderText(tr("Search commands and shortcuts"))
        self.search.setAccessibleName(tr("Search commands and shortcuts"))
        self.search.textChanged.connect(self._on_search)
        self.outer.insertWidget(1, self.search)
        self.shortcut_rows: dict[str, ShortcutRow] = {}
        self._sections: list[tuple[QLabel, tuple[str, ...]]] = []
        for title, commands in command_groups():
            self._add_group(title, commands)
        ui.keys.changed.connect(self._on_keys)
        self._on_keys()

    def restore_defaults(self) -> None:
        self.choose({"shortcuts": {}})

    def _add_group(self, title: str, commands: tuple[str, ...]) -> None:
        self._sections.append((self.add_section(title), commands))
        for command in commands:
            row = ShortcutRow(self.ui, command)
            row.rebound.connect(partial(self._on_rebound, command))
            self.shortcut_rows[command] = row
            self.rows.addWidget(row)

    def _on_rebound(self, command: str, keys: str) -> None:
        shortcuts = {**self.ui.settings.chosen.shortcuts, command: keys}
        if keys == BY_ID[command].keys:
            del shortcuts[command]
        self.choose({"shortcuts": shortcuts})

    @Slot()
    def _on_keys(self) -> None:
        rivals: dict[str, list[str]] = {command: [] for command in self.shortcut_rows}
        for one, other in self.ui.keys.conflicts():
            rivals[one].append(other)
            rivals[other].append(one)
        for command, row in self.shortcut_rows.items():
            row.show_keys(rivals[command])

    @Slot(str)
    def _on_search(self, text: str) -> None:
        wanted = text.casefold().strip()
        for row in self.shortcut_rows.values():
            row.setVisible(wanted in row.searchable)
        for label, commands in self._sections:
            label.setVisible(any(not self.shortcut_rows[each].isHidden() for each in commands))


class ShortcutRow(QWidget):
    """One command: its title, its keys, a reset button, and other commands with the same keys."""

    rebound = Signal(str)
    """The new keys in portable text; empty for none."""

    def __init__(self, ui: UiContext, command: str) -> None:
        super().__init__()
        self._ui = ui
        self._command = command
        title = ui.keys.title(command)
        self.edit = KeyEdit()
        self.edit.setObjectName(f"keys_{command}")
        self.edit.setAccessibleName(title)
        self.edit.keySequenceChanged.connect(self._on_edited)
        usual = QKeySequence(BY_ID[command].keys, PORTABLE).toString(
            QKeySequence.SequenceFormat.NativeText
        )
        name = tr("Reset to {keys}: {title}", keys=usual, title=title)
        self.reset = reset_button(ui, tr("Reset to {keys}", keys=usual), name)
        self.reset.setObjectName(f"reset_{command}")
        self.reset.clicked.connect(self._on_reset)
        self._sign, self.conflict = Picture(), QLabel()
        self.conflict.setProperty("problem", True)
        self.conflict.setWordWrap(True)
        label = QLabel(title)
        label.setWordWrap(True)
        label.setBuddy(self.edit)
        self._lay_out(label)

    @property
    def searchable(self) -> str:
        """Return the text that a search looks in."""
        keys = self._ui.keys
        return f"{keys.title(self._command)} {keys.shown(self._command)}".casefold()

    def show_keys(self, rivals: list[str]) -> None:
        """Show the current keys, and the commands that have the same ones."""
        keys = self._ui.keys.sequence(self._command)
        if self.edit.keySequence() != keys:
            with QSignalBlocker(self.edit):
                self.edit.setKeySequence(keys)
        self.reset.setEnabled(self._command in self._ui.settings.chosen.shortcuts)
        names = ", ".join(f"“{self._ui.keys.title(rival)}”" for rival in rivals)
        self.conflict.setText(tr("Also used for {commands}", commands=names) if rivals else "")
        self.conflict.setVisible(bool(rivals))
        self._sign.setVisible(bool(rivals))
        self.edit.setAccessibleDescription(self.conflict.text())

    def _lay_out(self, label: QLabel) -> None:
        line = self.fontMetrics().height()
        ratio = self.devicePixelRatioF()
        self._sign.setPixmap(icon_pixmap("warning", self._ui.look.theme.bad, line, ratio))
        warning = row_of((self._sign, 0, Qt.AlignmentFlag.AlignTop), (self.conflict, 1))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(line // 6)
        grid.setColumnStretch(0, 1)
        self.edit.setMinimumWidth(self.fontMetrics().averageCharWidth() * KEY_LETTERS)
        grid.addWidget(label, 0, 0)
        grid.addWidget(self.edit, 0, 1)
        grid.addWidget(self.reset, 0, 2)
        grid.addLayout(warning, 1, 0, 1, 3)

    @Slot(QKeySequence)
    def _on_edited(self, keys: QKeySequence) -> None:
        self.rebound.emit(keys.toString(PORTABLE))

    @Slot()
    def _on_reset(self) -> None:
        self.rebound.emit(BY_ID[self._command].keys)


class KeyEdit(QKeySequenceEdit):
    """Takes the next key pressed, with its modifiers; Backspace removes it, Escape and Tab work."""

    def __init__(self) -> None:
        super().__init__()
        give_role(self, Role.HotkeyField)
        self.setMaximumSequenceLength(1)
        self.setClearButtonEnabled(True)
        self.line = self.findChild(QLineEdit)

    def setAccessibleName(self, name: str) -> None:  # noqa: N802
        """Name the line edit as well, which is what screen readers find."""
        super().setAccessibleName(name)
        if self.line is not None:
            self.line.setAccessibleName(name)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(tr("Clear the shortcut for “{title}”", title=name))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Tab)
        elif plain and event.key() == Qt.Key.Key_Escape:
            event.ignore()
        elif plain and event.key() in CLEARING_KEYS:
            self.clear()
        else:
            super().keyPressEvent(event)
