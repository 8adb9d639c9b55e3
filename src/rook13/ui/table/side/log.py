"""Everything that happened at the table, in sentences, to be read, filtered and copied."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QFont, QGuiApplication, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rook13.table.facts import Fact
from rook13.ui.art import icon
from rook13.ui.table.scale import ICON, px
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.log_lines import Line, first_lines, lines_of, missed
from rook13.ui.text import context
from rook13.ui.ui_context import TablePart, UiContext

tr = context("Log")

KEPT = 1000
"""Lines: about as many hands as anybody looks back at."""


class LogPanel(TablePart):
    """The log of the table: this hand, or everything."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self._lines: list[Line] = []
        self.text = QPlainTextEdit(self)
        self.text.setReadOnly(True)
        self.text.setUndoRedoEnabled(False)
        self.text.setMaximumBlockCount(KEPT)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setPlaceholderText(tr("Nothing has happened yet."))
        self.text.setAccessibleName(tr("Log"))
        self.text.setTabChangesFocus(True)
        self._is_at_end = True
        bar = self.text.verticalScrollBar()
        bar.valueChanged.connect(self._on_scroll)
        bar.rangeChanged.connect(self._on_range)
        self.this_hand = self._filter(tr("This hand"))
        self.everything = self._filter(tr("Everything"))
        self.this_hand.setChecked(True)
        self._group = QButtonGroup(self)
        self._group.addButton(self.this_hand)
        self._group.addButton(self.everything)
        self._group.buttonToggled.connect(self._on_filter)
        self.copy = QToolButton(self)
        self.copy.setIcon(icon("copy", ui.look.theme.text))
        self.copy.setIconSize(QSize(1, 1) * px(ui.look, ICON))
        self.copy.setToolTip(tr("Copy what is shown"))
        self.copy.setAccessibleName(tr("Copy what is shown"))
        self.copy.clicked.connect(self._on_copy)
        self._lay_out()

    @property
    def lines(self) -> Sequence[Line]:
        """Return everything that happened."""
        return tuple(self._lines)

    def set_scene(self, scene: Scene) -> None:
        before = self.scene
        super().set_scene(scene)
        if before is None and not self._lines:
            self._lines.extend(first_lines(scene))
            self._fill()
        else:
            self.add_facts(missed(before, scene))

    def add_facts(self, facts: Iterable[Fact]) -> None:
        """Tell what happened just now; a scene must have been shown before."""
        assert self.scene is not None
        fresh = list(lines_of(facts, self.scene))
        self._lines.extend(fresh)
        del self._lines[:-KEPT]
        if self.this_hand.isChecked() and any(line.is_heading for line in fresh):
            self._fill()
        else:
            self._append(fresh)

    def take_over(self, other: LogPanel) -> None:
        """Tell what another panel has told, in whose place this one is."""
        self._lines = list(other.lines)
        self.everything.setChecked(other.everything.isChecked())
        self._fill()

    def command(self, command_id: str) -> bool:
        if command_id != "log":
            return False
        self.text.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True

    def _filter(self, title: str) -> QPushButton:
        button = QPushButton(title, self)
        button.setCheckable(True)
        button.setAutoExclusive(True)
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.this_hand, 1)
        row.addWidget(self.everything, 1)
        row.addWidget(self.copy)
        column = QVBoxLayout(self)
        edge = self.fontMetrics().height() // 3
        column.setContentsMargins(edge, edge, edge, edge)
        column.addLayout(row)
        column.addWidget(self.text, 1)

    def _shown_lines(self) -> Sequence[Line]:
        if self.everything.isChecked():
            return self._lines
        starts = [place for place, line in enumerate(self._lines) if line.is_heading]
        return self._lines[starts[-1] :] if starts else self._lines

    def _fill(self) -> None:
        self.text.clear()
        self._append(self._shown_lines())

    def _append(self, lines: Iterable[Line]) -> None:
        cursor = QTextCursor(self.text.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        for line in lines:
            self._write(cursor, line)

    def _write(self, cursor: QTextCursor, line: Line) -> None:
        block, letters = QTextBlockFormat(), QTextCharFormat()
        if line.is_heading:
            letters.setFontWeight(QFont.Weight.Bold)
        if self.text.document().isEmpty():
            cursor.setBlockFormat(block)
        else:
            cursor.insertBlock(block)
        cursor.insertText(self.ui.look.say(line.text), letters)

    @Slot(int)
    def _on_scroll(self, value: int) -> None:
        self._is_at_end = value == self.text.verticalScrollBar().maximum()

    @Slot(int, int)
    def _on_range(self, _least: int, most: int) -> None:
        """Stay at the end, also when there is less room or the lines get narrower."""
        if self._is_at_end:
            self.text.verticalScrollBar().setValue(most)

    @Slot()
    def _on_filter(self) -> None:
        self._fill()

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.told.emit(tr("The log is on the clipboard."))
