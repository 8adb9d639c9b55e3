"""The lobby: one click to play, the player's games, and tables on the network."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from rook13.net.discovery.health import NetworkFact
from rook13.table.config import Person
from rook13.ui.kit.containers import centred
from rook13.ui.kit.layouts import column_of
from rook13.ui.screens.lobby.big_button import BigButton
from rook13.ui.screens.lobby.join_dialogs import JoinDialog
from rook13.ui.screens.lobby.panels import GameRow, GamesPanel, TableRow, TablesPanel
from rook13.ui.screens.lobby.people import Header, PeopleStrip
from rook13.ui.screens.new_table.model import NewTable
from rook13.ui.screens.new_table.words import against
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Lobby")

LEFT_CHARACTERS = 42
"""The width of the left column."""
PLAY_SHARE, BUTTON_SHARE, GAMES_SHARE = 30, 13, 100
"""How its height is shared out."""
WIDEST, HIGHEST = 225, 66
"""In characters and lines of text; larger windows have margins."""


class LobbyScreen(QWidget):
    """Shows what it is given, and emits what the player wants."""

    play_now = Signal()
    new_table = Signal(bool)
    """Whether the new table is for one person alone."""
    join_wanted = Signal(object)
    """A JoinRequest: a code or an address, and a password."""
    join_stopped = Signal()
    """The player has stopped the search for a table."""
    joined_row = Signal(str)
    resumed = Signal(str)
    discarded = Signal(str)
    review_wanted = Signal(str)
    practice_wanted = Signal()
    logged_out = Signal()
    check_wanted = Signal()
    profile_wanted = Signal(object)
    """A Person whom the player wants to know more about."""
    command_wanted = Signal(str)
    """The id of a key command, or `about`."""

    def __init__(
        self,
        ui: UiContext,
        parent: QWidget | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(parent)
        self.ui = ui
        self.join_dialog: JoinDialog | None = None
        self.header = Header(ui)
        self.play = BigButton(ui, tr("Play now"), "", "play")
        self.host = BigButton(
            ui,
            tr("Host a table"),
            tr("Friends on this network will see it in their lobby."),
            "host",
        )
        self.join = BigButton(
            ui,
            tr("Join by code or address"),
            tr("For private tables and hosts that aren't listed."),
            "join",
        )
        self.other = BigButton(
            ui,
            tr("Another game"),
            tr("Five games, four levels of bots, your house rules."),
            "cards",
        )
        self.practice = BigButton(
            ui,
            tr("Learn and practise"),
            tr("Lessons, puzzles and the deal of the day."),
            "hint",
        )
        self.games = GamesPanel(ui, now)
        self.tables = TablesPanel(ui, now)
        self.people = PeopleStrip(ui)
        self._lay_out()
        self._connect()
        self.set_last_table(NewTable.usual())
        self.setFocusProxy(self.play)

    def set_person(self, person: Person, is_guest: bool = False) -> None:
        self.header.set_person(person, is_guest)

    def set_last_table(self, table: NewTable) -> None:
        """Say what *Play now* will open."""
        alone = table.alone()
        self.play.set_detail(against(alone))
        self.play.show_game(alone.config.game)

    def set_tables(self, rows: Sequence[TableRow]) -> None:
        self.tables.set_tables(rows)

    def set_people(self, people: Sequence[Person]) -> None:
        self.people.set_people(people)

    def set_resumable(self, rows: Sequence[GameRow]) -> None:
        self.games.set_resumable(rows)

    def set_history(self, rows: Sequence[GameRow]) -> None:
        self.games.set_history(rows)

    def set_network_facts(self, facts: frozenset[NetworkFact]) -> None:
        self.tables.empty.show_facts(facts)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Focus *Play now*, so that Enter plays."""
        super().showEvent(event)
        if self.focusWidget() is None:
            self.play.setFocus()

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        left = column_of(
            (self.play, PLAY_SHARE),
            *(
                (button, BUTTON_SHARE)
                for button in (self.other, self.practice, self.host, self.join)
            ),
            (self.games, GAMES_SHARE),
            spacing=unit // 2,
        )
        right = column_of((self.tables, 1), self.people, spacing=unit // 2)
        content = QWidget()
        grid = QGridLayout(content)
        grid.setContentsMargins(unit, unit // 2, unit, unit)
        grid.setHorizontalSpacing(unit)
        grid.setVerticalSpacing(unit // 2)
        grid.addWidget(self.header, 0, 0, 1, 2)
        grid.addLayout(left, 1, 0)
        grid.addLayout(right, 1, 1)
        grid.setRowStretch(1, 1)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        grid.setColumnMinimumWidth(0, self.fontMetrics().averageCharWidth() * LEFT_CHARACTERS)
        content.setMaximumHeight(unit * HIGHEST)
        page = QScrollArea()
        page.setWidgetResizable(True)
        page.setFrameShape(QFrame.Shape.NoFrame)
        page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.setWidget(centred(content, WIDEST))
        column_of(page, parent=self, margins=0)
        self.page = page

    def _connect(self) -> None:
        self.play.clicked.connect(self.play_now)
        self.host.clicked.connect(self._on_host)
        self.other.clicked.connect(self._on_other)
        self.join.clicked.connect(self.ask_to_join)
        self.practice.clicked.connect(self.practice_wanted)
        self.header.logged_out.connect(self.logged_out)
        self.header.command_wanted.connect(self.command_wanted)
        self.people.profile_wanted.connect(self.profile_wanted)
        self.tables.joined.connect(self.joined_row)
        self.tables.empty.check_wanted.connect(self.check_wanted)
        self.games.resumed.connect(self.resumed)
        self.games.discarded.connect(self.discarded)
        self.games.review_wanted.connect(self.review_wanted)
        self.games.all_wanted.connect(lambda: self.command_wanted.emit("history"))
        self.ui.settings.changed.connect(self._on_settings)
        self._on_settings(None)

    @Slot()
    def ask_to_join(self) -> None:
        dialog = JoinDialog(self.ui, self)
        dialog.wanted.connect(self.join_wanted)
        dialog.stopped.connect(self.join_stopped)
        dialog.finished.connect(self._on_join_closed)
        self.join_dialog = dialog
        dialog.open()

    @Slot()
    def _on_join_closed(self) -> None:
        dialog, self.join_dialog = self.join_dialog, None
        if dialog is not None:
            dialog.deleteLater()

    @Slot()
    def _on_host(self) -> None:
        self.new_table.emit(False)

    @Slot()
    def _on_other(self) -> None:
        self.new_table.emit(True)

    @Slot(object)
    def _on_settings(self, before: object) -> None:
        self.tables.empty.set_looking(self.ui.settings.chosen.look_for_tables)
