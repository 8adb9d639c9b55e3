"""The tables on the network, live, or what to do when there are none."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from rook13.protocol.messages import PROTOCOL_VERSION
from rook13.ui.art import icon
from rook13.ui.lobby.ages import ago
from rook13.ui.lobby.line_list import LineList
from rook13.ui.lobby.line_model import Line
from rook13.ui.lobby.no_tables import NoTables
from rook13.ui.lobby.rows import TableRow
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import subheading
from rook13.wording.network import code_text

tr = context("Lobby")

AGE_MS = 20_000
"""How often the ages of tables are put right."""


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
        """Show the tables that are there now."""
        self._rows = tuple(rows)
        self._show_rows()
        self._pages.setCurrentWidget(self.list if self._rows else self.empty)
        self.join.setVisible(bool(self._rows))
        if self._rows:
            self._ages.start()
        else:
            self._ages.stop()

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        top = QHBoxLayout()
        top.addWidget(subheading(tr("Tables on this network")), 1)
        top.addWidget(self.join)
        column = QVBoxLayout(self)
        column.setContentsMargins(unit, unit * 2 // 3, unit, unit * 2 // 3)
        column.addLayout(top)
        column.addWidget(self._pages, 1)

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
    """Return whether a table has the usual rules, or how many of its own."""
    return tr("{n} house rules", n=house_rules) if house_rules else tr("usual rules")


def state_words(state: str) -> str:
    """Return what is going on at a table; words of newer versions say nothing."""
    words = {
        "open": tr("waiting for players"),
        "active": tr("playing"),
        "finished": tr("game over"),
        "closed": tr("closed"),
    }
    return words.get(state, "")
