"""The dialog that shows all keys."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from rook13.ui.dialogs.dialog import Dialog, primary
from rook13.ui.kit.art.pictures import icon
from rook13.ui.kit.labels import subheading
from rook13.ui.kit.layouts import column_of, row_of, scrolled
from rook13.ui.shortcuts import command_groups
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Shortcuts")

COLUMN_LETTERS = 46
"""The least width of a column."""
Pairs = tuple[tuple[str, str], ...]


class ShortcutsDialog(Dialog):
    """The current keys in groups, with those of the table that cannot be changed."""

    change_asked = Signal()
    """The player wants other keys."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, tr("Keyboard shortcuts"), parent)
        self.setModal(False)
        self.fit(156, 38)
        groups = [(title, self._pairs(commands)) for title, commands in command_groups()]
        groups.insert(1, (tr("At the table"), _fixed_keys()))
        self.area = scrolled(self._columns(groups), tr("Keyboard shortcuts"))
        self.column.addWidget(self.area, 1)
        self.change = QPushButton(icon("edit", ui.look.theme.text), tr("Change shortcuts…"))
        self.close_button = primary(QPushButton(tr("Close")))
        self.change.clicked.connect(self.change_asked)
        self.close_button.clicked.connect(self.accept)
        self.add_buttons(self.close_button, left=(self.change,))
        self.area.setFocus()

    def _pairs(self, commands: tuple[str, ...]) -> Pairs:
        keys = self.ui.keys
        return tuple((keys.title(each), keys.shown(each) or tr("no key")) for each in commands)

    def _columns(self, groups: list[tuple[str, Pairs]]) -> QWidget:
        content = QWidget()
        row = QHBoxLayout(content)
        count = max(1, self.width() // (self.fontMetrics().averageCharWidth() * COLUMN_LETTERS))
        columns = [QVBoxLayout() for _ in range(count)]
        heights = [0] * count
        for column in columns:
            row.addLayout(column, 1)
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
