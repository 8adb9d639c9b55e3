"""Everything that happened at the table, in sentences, to be read, filtered and copied."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QFont, QGuiApplication, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QButtonGroup,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from rook13.engine import events as ev
from rook13.engine.hand_summary import hand_so_far
from rook13.table import facts as f
from rook13.table import game_facts as g
from rook13.table import seat_facts as s
from rook13.table.duplicate_facts import BoardsCompared
from rook13.table.facts import Fact
from rook13.ui.kit.layouts import column_of, row_of
from rook13.ui.table.part import TableContext, TablePart, small_button
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.tables import fact_text
from rook13.wording.text import Text
from rook13.wording.words import card_names_text

tr = context("Log")

KEPT = 1000
"""Lines, which are more hands than anybody reads again."""

UNTOLD = (
    *(f.Talk, f.JoinAnswered, f.JoinRequested, f.JoinWithdrawn, s.ReadyChanged, g.DealCommitted),
    BoardsCompared,
)
"""Not logged: chat has its own panel, and the rest is seen elsewhere or concerns only the host."""


class LogPanel(TablePart):
    """The log of the table: this hand, or everything."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
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
        self.copy = small_button(ui, "copy", tr("Copy log"), self)
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
        """Add what just happened; a scene must have been shown before."""
        assert self.scene is not None
        fresh = list(lines_of(facts, self.scene))
        self._lines.extend(fresh)
        del self._lines[:-KEPT]
        if self.this_hand.isChecked() and any(line.is_heading for line in fresh):
            self._fill()
        else:
            self._append(fresh)

    def add_text(self, text: Text) -> None:
        """Add something that this program has found by itself."""
        self._lines.append(Line(text))
        self._append(self._lines[-1:])

    def take_over(self, other: LogPanel) -> None:
        """Show the lines of the panel that this one replaces."""
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
        row = row_of((self.this_hand, 1), (self.everything, 1), self.copy)
        edge = self.fontMetrics().height() // 3
        column_of(row, (self.text, 1), parent=self, margins=edge)

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
        """Stay at the end when lines are added or wrapped again."""
        if self._is_at_end:
            self.text.verticalScrollBar().setValue(most)

    @Slot()
    def _on_filter(self) -> None:
        self._fill()

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.ui.table.say(tr("Log copied."))


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence that can still be translated; a heading begins a hand."""

    text: Text
    is_heading: bool = False


def lines_of(facts: Iterable[f.Fact], scene: Scene) -> Iterator[Line]:
    """Return the lines for what happened, with the names that people have now."""
    for fact in facts:
        if not isinstance(fact, UNTOLD):
            begins_hand = isinstance(fact, g.GameEvent) and isinstance(fact.event, ev.CardsDealt)
            yield Line(fact_text(fact, scene.names, card_names_text), begins_hand)


def first_lines(scene: Scene) -> tuple[Line, ...]:
    """Return the lines to begin with: the log of the table, and the whole of this hand."""
    facts = [entry.fact for entry in scene.view.log]
    game = scene.game
    hand = hand_so_far(game) if game is not None else ()
    if hand and g.GameEvent(hand[0]) not in facts:
        # The log of the table is limited; the start of a long hand is told from the view.
        facts = [fact for fact in facts if not isinstance(fact, g.GameEvent)]
        facts += [g.GameEvent(event) for event in hand]
    return tuple(lines_of(facts, scene))


def missed(before: Scene | None, scene: Scene) -> list[f.Fact]:
    """Return what happened while the connection was lost."""
    if before is None:
        return []
    known = before.view.revision
    return [entry.fact for entry in scene.view.log if entry.revision > known]
