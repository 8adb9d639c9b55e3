"""All keys: the dialog that shows them, and the page where the player changes them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QToolButton,
    QWidget,
)

from rook13.ui.dialogs.dialog import Dialog
from rook13.ui.dialogs.preferences.page import PreferencesPage
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.pictures import icon_pixmap
from rook13.ui.kit.buttons import push_button, reset_button
from rook13.ui.kit.labels import Picture, subheading
from rook13.ui.kit.layouts import column_of, row_of, scrolled
from rook13.ui.shortcuts import BY_ID, command_groups
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Shortcuts")

COLUMN_LETTERS = 46
"""The least width of a column."""
Pairs = tuple[tuple[str, str], ...]


class ShortcutsDialog(Dialog):
    """The current keys in groups, with those of the table that cannot be changed."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, tr("Keyboard shortcuts"), parent)
        self.setModal(False)
        self.fit(156, 38)
        groups = [(title, self._pairs(commands)) for title, commands in command_groups()]
        groups.insert(1, (tr("At the table"), _fixed_keys()))
        self.area = scrolled(self._columns(groups), tr("Keyboard shortcuts"))
        self.column.addWidget(self.area, 1)
        self.change = push_button(ui, "edit", tr("Change shortcuts…"))
        self.close_button = self.add_close(self.change)
        self.area.setFocus()

    def _pairs(self, commands: tuple[str, ...]) -> Pairs:
        keys = self.ui.keys
        return tuple((keys.title(each), keys.shown(each) or tr("no key")) for each in commands)

    def _columns(self, groups: list[tuple[str, Pairs]]) -> QWidget:
        content = QWidget()
        count = max(1, self.width() // (self.fontMetrics().averageCharWidth() * COLUMN_LETTERS))
        columns = [column_of() for _ in range(count)]
        row_of(*((column, 1) for column in columns), parent=content)
        heights = [0] * count
        for title, pairs in groups:
            # Each group goes into the shortest column so far.
            place = heights.index(min(heights))
            heights[place] += len(pairs) + 2
            columns[place].addWidget(self._group(title, pairs))
        for column in columns:
            column.addStretch(1)
        return content

    def _group(self, title: str, pairs: Pairs) -> QFrame:
        frame = QFrame()
        frame.setProperty("card", True)
        column = column_of(subheading(title), parent=frame)
        for does, keys in pairs:
            words = QLabel(does)
            words.setWordWrap(True)
            cap = _key_cap(keys)
            cap.setAccessibleName(f"{does}: {keys}")
            column.addLayout(row_of((words, 1), cap, spacing=self.fontMetrics().height()))
        return frame


def _key_cap(keys: str) -> QLabel:
    cap = QLabel(keys)
    font = cap.font()
    font.setBold(True)
    cap.setFont(font)
    return cap


def _fixed_keys() -> Pairs:
    # Qt translates the names of keys, here as in the lines beside.
    enter, space = (
        QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Space)
    )
    return (
        (tr("Next area"), tr("Tab")),
        (tr("Move through your hand"), tr("← →")),
        (tr("Play or choose the card"), tr("{enter} or {space}", enter=enter, space=space)),
        (tr("Choose a card by its position"), tr("1 … 9, 0")),
        (tr("The same with more than ten cards"), tr("01, 02 … 12")),
        (tr("Choose a bid"), tr("its number, then the letter of its suit")),
        (tr("Choose a trump suit"), tr("its letter")),
        (tr("Close panel or dialog"), tr("Esc")),
    )


page_tr = context("Preferences")

PORTABLE = QKeySequence.SequenceFormat.PortableText
KEY_LETTERS = 16
CLEARING_KEYS = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class ShortcutsPage(PreferencesPage):
    """A row for every command, in groups, with a search field."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__(ui, page_tr("Shortcuts"))
        self.restore.setText(page_tr("Restore all shortcuts"))
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setPlaceholderText(page_tr("Search commands and shortcuts"))
        self.search.setAccessibleName(page_tr("Search commands and shortcuts"))
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
            row = ShortcutRow(self.ui, command, partial(self._on_rebound, command))
            self.shortcut_rows[command] = row
            self.rows.addWidget(row)

    def _on_rebound(self, command: str, keys: str) -> None:
        self.keep(self.ui.keys.rebind(command, keys))

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

    def __init__(self, ui: UiContext, command: str, on_rebound: Callable[[str], None]) -> None:
        """Call `on_rebound` with the new keys in portable text, empty for none."""
        super().__init__()
        self._on_rebound = on_rebound
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
        name = page_tr("Reset to {keys}: {title}", keys=usual, title=title)
        self.reset = reset_button(ui, page_tr("Reset to {keys}", keys=usual), name)
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
        self.conflict.setText(page_tr("Also used for {commands}", commands=names) if rivals else "")
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
        self._on_rebound(keys.toString(PORTABLE))

    @Slot()
    def _on_reset(self) -> None:
        self._on_rebound(BY_ID[self._command].keys)


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
            button.setAccessibleName(page_tr("Clear the shortcut for “{title}”", title=name))

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
