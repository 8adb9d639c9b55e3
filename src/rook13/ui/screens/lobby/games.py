"""The player's games in the lobby: those to go on with, and those to review."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QDateTime, QLocale, Signal, Slot
from PySide6.QtWidgets import QFrame

from rook13.ui.dialogs.dialog import Confirm
from rook13.ui.kit.art.pictures import icon
from rook13.ui.kit.buttons import push_button
from rook13.ui.kit.labels import muted, subheading
from rook13.ui.kit.layouts import card_of, row_of
from rook13.ui.kit.line_list import Line, LineList
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Lobby")
MINUTE, HOUR, DAY = 60, 3600, 86400
RESUMABLE, FINISHED = "resumable:", "finished:"
"""Prefixes of the keys in the common list."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game of the player, unfinished or finished."""

    key: str
    title: str
    detail: str = ""
    when: float | None = None
    """When an unfinished game was begun, or a finished one ended, in seconds since 1970."""


def ago(then: float, now: float) -> str:
    """Return how long ago a moment was; both in seconds since 1970."""
    age = max(0, now - then)
    if age < MINUTE:
        return tr("just now")
    if age < HOUR:
        return tr("{n} min ago", n=int(age // MINUTE))
    if age < DAY:
        return tr("{n} h ago", n=int(age // HOUR))
    moment = QDateTime.fromSecsSinceEpoch(int(then))
    return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)


class GamesPanel(QFrame):
    """Unfinished games, then finished ones, which can be reviewed."""

    resumed = Signal(str)
    discarded = Signal(str)
    review_wanted = Signal(str)

    def __init__(self, ui: UiContext, now: Callable[[], float]) -> None:
        super().__init__()
        self.ui = ui
        self._now = now
        self._resumable: tuple[GameRow, ...] = ()
        self._history: tuple[GameRow, ...] = ()
        self.question: Confirm | None = None
        self.list = LineList(ui, tr("Your games"))
        self.list.used.connect(self._on_used)
        self.list.current_changed.connect(self._on_current)
        self.empty = muted(tr("Games you leave or finish show up here."))
        self.elsewhere = muted(
            tr("Your unfinished games are in the Rook13 window you opened first.")
        )
        self.elsewhere.hide()
        self.all = push_button(ui, "history", tr("All games"))
        self.all.setToolTip(ui.keys.with_keys(tr("Search everything you have played"), "history"))
        self.go_on = push_button(ui, "", "", self.list.use)
        self.discard = push_button(ui, "delete", tr("Discard"), self._on_discard)
        title = row_of((subheading(tr("Your games")), 1), self.all)
        buttons = row_of((self.go_on, 1), self.discard)
        card_of(title, self.elsewhere, self.empty, (self.list, 1), buttons, 0, card=self)
        self._show_rows()

    def set_resumable(self, rows: Sequence[GameRow]) -> None:
        self._resumable = tuple(rows)
        self._show_rows()

    def set_history(self, rows: Sequence[GameRow]) -> None:
        self._history = tuple(rows)
        self._show_rows()

    def set_elsewhere(self, are_elsewhere: bool) -> None:
        """Say that another window has the unfinished games."""
        self.elsewhere.setVisible(are_elsewhere)
        self._show_rows()

    def _show_rows(self) -> None:
        lines = [self._line(RESUMABLE, "play", row) for row in self._resumable]
        lines += [self._line(FINISHED, "history", row) for row in self._history]
        self.list.show_lines(lines)
        if lines and not self.list.currentIndex().isValid():
            self.list.choose(lines[0].key)
        for widget in (self.list, self.go_on):
            widget.setVisible(bool(lines))
        self.all.setVisible(bool(self._history))
        self.empty.setVisible(not lines and self.elsewhere.isHidden())
        self._on_current()

    def _line(self, kind: str, sign: str, row: GameRow) -> Line:
        when = ago(row.when, self._now()) if row.when is not None else ""
        offer = tr("in progress") if kind == RESUMABLE else tr("finished")
        spoken = ", ".join(part for part in (row.title, offer, row.detail, when) if part)
        return Line(kind + row.key, row.title, row.detail, when, sign, spoken=spoken)

    @Slot()
    def _on_current(self) -> None:
        line = self.list.current
        is_resumable = line is not None and line.key.startswith(RESUMABLE)
        theme = self.ui.look.theme
        self.go_on.setText(tr("Continue") if is_resumable else tr("Review"))
        self.go_on.setIcon(icon("play" if is_resumable else "review", theme.text))
        self.go_on.setEnabled(line is not None)
        self.discard.setVisible(is_resumable)

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
        gone = tr("Everything played so far will be lost, and no one can continue it.")
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
