"""One's own games: those to go on with, then those that are over and can be reviewed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from rook13.ui.art import icon
from rook13.ui.dialogs.confirm import Confirm
from rook13.ui.lobby.ages import ago
from rook13.ui.lobby.line_list import LineList
from rook13.ui.lobby.line_model import Line
from rook13.ui.lobby.rows import HistoryRow, ResumableRow
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import muted, subheading

tr = context("Lobby")

RESUMABLE, FINISHED = "resumable:", "finished:"
"""What the keys of the two kinds begin with in the common list."""


class GamesPanel(QFrame):
    """Games to go on with, and games to look back at."""

    resumed = Signal(str)
    discarded = Signal(str)
    review_wanted = Signal(str)

    def __init__(
        self, ui: UiContext, now: Callable[[], float], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.ui = ui
        self._now = now
        self._resumable: tuple[ResumableRow, ...] = ()
        self._history: tuple[HistoryRow, ...] = ()
        self.question: Confirm | None = None
        self.setProperty("card", True)
        self.list = LineList(ui, tr("Your games"))
        self.list.used.connect(self._on_used)
        self.list.current_changed.connect(self._on_current)
        self.empty = muted(tr("Games that you leave or finish are kept here."))
        self.go_on = QPushButton()
        self.go_on.clicked.connect(self._on_go_on)
        self.discard = QPushButton(icon("delete", ui.look.theme.text), tr("Discard"))
        self.discard.clicked.connect(self._on_discard)
        self._lay_out()
        self._show_rows()

    def set_resumable(self, rows: Sequence[ResumableRow]) -> None:
        """Show the games that were saved or interrupted."""
        self._resumable = tuple(rows)
        self._show_rows()

    def set_history(self, rows: Sequence[HistoryRow]) -> None:
        """Show the games that are over."""
        self._history = tuple(rows)
        self._show_rows()

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        buttons = QHBoxLayout()
        buttons.addWidget(self.go_on, 1)
        buttons.addWidget(self.discard)
        column = QVBoxLayout(self)
        column.setContentsMargins(unit, unit * 2 // 3, unit, unit * 2 // 3)
        column.addWidget(subheading(tr("Your games")))
        column.addWidget(self.empty)
        column.addWidget(self.list, 1)
        column.addLayout(buttons)
        column.addStretch()

    def _show_rows(self) -> None:
        lines = [self._line(RESUMABLE, "play", row) for row in self._resumable]
        lines += [self._line(FINISHED, "history", row) for row in self._history]
        self.list.show_lines(lines)
        if lines and not self.list.currentIndex().isValid():
            self.list.choose(lines[0].key)
        for widget in (self.list, self.go_on):
            widget.setVisible(bool(lines))
        self.empty.setVisible(not lines)
        self._on_current()

    def _line(self, kind: str, sign: str, row: ResumableRow | HistoryRow) -> Line:
        when = ago(row.when, self._now()) if row.when is not None else ""
        offer = tr("can be continued") if kind == RESUMABLE else tr("finished")
        spoken = ", ".join(part for part in (row.title, offer, row.detail, when) if part)
        return Line(kind + row.key, row.title, row.detail, when, sign, spoken=spoken)

    @Slot()
    def _on_current(self) -> None:
        line = self.list.current
        is_resumable = line is not None and line.key.startswith(RESUMABLE)
        theme = self.ui.look.theme
        self.go_on.setText(tr("Go on") if is_resumable else tr("Review"))
        self.go_on.setIcon(icon("play" if is_resumable else "review", theme.text))
        self.go_on.setEnabled(line is not None)
        self.discard.setVisible(is_resumable)

    @Slot()
    def _on_go_on(self) -> None:
        line = self.list.current
        if line is not None:
            self._on_used(line.key)

    @Slot(str)
    def _on_used(self, key: str) -> None:
        if key.startswith(RESUMABLE):
            self.resumed.emit(key.removeprefix(RESUMABLE))
        else:
            self.review_wanted.emit(key.removeprefix(FINISHED))

    @Slot()
    def _on_discard(self) -> None:
        line = self.list.current
        if line is None:
            return
        question = tr("Discard “{game}”?", game=line.title)
        gone = tr("What was played so far is lost, and nobody can go on with it.")
        self.question = Confirm(self.ui, question, gone, tr("Discard"), self)
        self.question.setObjectName(line.key)
        self.question.finished.connect(self._on_answer)
        self.question.open()

    @Slot(int)
    def _on_answer(self, is_sure: int) -> None:
        question, self.question = self.question, None
        assert question is not None
        question.deleteLater()
        if is_sure:
            self.discarded.emit(question.objectName().removeprefix(RESUMABLE))
