"""The panels of the lobby: tables on the network, and the player's own games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QDateTime, QLocale, QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame, QPushButton, QStackedWidget, QWidget

from rook13.protocol.messages import PROTOCOL_VERSION
from rook13.ui.dialogs.dialog import Confirm
from rook13.ui.kit.art.pictures import icon
from rook13.ui.kit.labels import muted, subheading
from rook13.ui.kit.layouts import column_of, row_of
from rook13.ui.screens.lobby.line_list import Line, LineList
from rook13.ui.screens.lobby.no_tables import NoTables
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.network import code_text

tr = context("Lobby")
MINUTE, HOUR, DAY = 60, 3600, 86400
AGE_MS = 20_000
"""How often the ages of tables are updated."""
RESUMABLE, FINISHED = "resumable:", "finished:"
"""Prefixes of the keys in the common list."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table on the network."""

    key: str
    name: str
    game: str
    """The title of the game."""
    seats_free: int
    seats_total: int
    state: str = "open"
    """A value of `table.state.TableStage`, or one of a newer version."""
    rules: str = ""
    """The house rules in a few words."""
    is_locked: bool = False
    since: float | None = None
    """When it was first seen, in seconds since 1970."""
    protocol: int = PROTOCOL_VERSION

    @property
    def can_join(self) -> bool:
        """Return whether the host has the same version of the protocol."""
        return self.protocol == PROTOCOL_VERSION


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


class TablesPanel(QFrame):
    """A list of tables that can be joined."""

    joined = Signal(str)
    """The key of the table that somebody wants to join."""

    def __init__(
        self, ui: UiContext, now: Callable[[], float], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.ui = ui
        self._now = now
        self._rows: tuple[TableRow, ...] = ()
        self.setProperty("card", True)
        self.list = LineList(ui, tr("Tables on this network"))
        self.list.used.connect(self.joined)
        self.list.current_changed.connect(self._on_current)
        self.join = QPushButton(icon("join", ui.look.theme.text), tr("Join this table"))
        self.join.clicked.connect(self._on_join)
        # The heading beside it must not move when the first table appears.
        policy = self.join.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.join.setSizePolicy(policy)
        self.empty = NoTables(ui)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self.list)
        self._lay_out()
        self._ages = QTimer(self, interval=AGE_MS)
        self._ages.timeout.connect(self._show_rows)
        self.set_tables(())

    def set_tables(self, rows: Sequence[TableRow]) -> None:
        self._rows = tuple(rows)
        self._show_rows()
        self._pages.setCurrentWidget(self.list if self._rows else self.empty)
        self.join.setVisible(bool(self._rows))
        if self._rows:
            self._ages.start()
        else:
            self._ages.stop()

    def _lay_out(self) -> None:
        top = row_of((subheading(tr("Tables on this network")), 1), self.join)
        column_of(top, (self._pages, 1), parent=self, margins=_card_margins(self))

    @Slot()
    def _show_rows(self) -> None:
        self.list.show_lines([self._line(row) for row in self._rows])
        self._on_current()

    def _line(self, row: TableRow) -> Line:
        seats = seats_words(row.seats_free, row.seats_total)
        parts = [row.game, row.rules, state_words(row.state)]
        if row.since is not None:
            parts.append(ago(row.since, self._now()))
        detail = " · ".join(part for part in parts if part)
        if not row.can_join:
            detail = self.ui.look.say(code_text("version", row.protocol, PROTOCOL_VERSION))
        spoken = [row.name, detail, tr("Seats: {seats}", seats=seats)]
        if row.is_locked:
            spoken.append(tr("needs a password"))
        return Line(
            row.key,
            row.name,
            detail,
            seats,
            "cards" if row.can_join else "warning",
            "lock" if row.is_locked else "",
            ", ".join(spoken),
            row.can_join,
        )

    @Slot()
    def _on_current(self) -> None:
        self.join.setEnabled(self.list.current is not None)

    @Slot()
    def _on_join(self) -> None:
        line = self.list.current
        if line is not None:
            self.joined.emit(line.key)


def seats_words(free: int, total: int) -> str:
    """Return how many seats of a table are left."""
    return tr("{free} of {total} free", free=free, total=total) if free else tr("Full")


def rules_words(house_rules: int) -> str:
    """Return how many house rules a table has, in words."""
    return tr("{n} house rules", n=house_rules) if house_rules else tr("standard rules")


def state_words(state: str) -> str:
    """Return the state of a table in words; empty if this version does not know it."""
    words = {
        "open": tr("waiting for players"),
        "active": tr("playing"),
        "finished": tr("game over"),
        "closed": tr("closed"),
    }
    return words.get(state, "")


class GamesPanel(QFrame):
    """Unfinished games, then finished ones, which can be reviewed."""

    resumed = Signal(str)
    discarded = Signal(str)
    review_wanted = Signal(str)
    all_wanted = Signal()

    def __init__(
        self, ui: UiContext, now: Callable[[], float], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.ui = ui
        self._now = now
        self._resumable: tuple[GameRow, ...] = ()
        self._history: tuple[GameRow, ...] = ()
        self.question: Confirm | None = None
        self.setProperty("card", True)
        self.list = LineList(ui, tr("Your games"))
        self.list.used.connect(self._on_used)
        self.list.current_changed.connect(self._on_current)
        self.empty = muted(tr("Games you leave or finish show up here."))
        self.elsewhere = muted(
            tr("Your unfinished games are in the Rook13 window you opened first.")
        )
        self.elsewhere.hide()
        self.all = QPushButton(icon("history", ui.look.theme.text), tr("All games"))
        self.all.setToolTip(ui.keys.with_keys(tr("Search everything you have played"), "history"))
        self.all.clicked.connect(self.all_wanted)
        self.go_on = QPushButton()
        self.go_on.clicked.connect(self._on_go_on)
        self.discard = QPushButton(icon("delete", ui.look.theme.text), tr("Discard"))
        self.discard.clicked.connect(self._on_discard)
        self._lay_out()
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

    def _lay_out(self) -> None:
        title = row_of((subheading(tr("Your games")), 1), self.all)
        buttons = row_of((self.go_on, 1), self.discard)
        items = (title, self.elsewhere, self.empty, (self.list, 1), buttons, 0)
        column_of(*items, parent=self, margins=_card_margins(self))

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


def _card_margins(panel: QWidget) -> tuple[int, int, int, int]:
    unit = panel.fontMetrics().height()
    return unit, unit * 2 // 3, unit, unit * 2 // 3
