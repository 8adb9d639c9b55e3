"""Opens tables of one's own: a new one at the right level, or a game that was left unfinished."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from rook13.background.jobs import Job, disk
from rook13.engine.rules import RULESETS
from rook13.net.host.tls_server import ListenError
from rook13.storage.database import Database
from rook13.storage.files import StorageError
from rook13.storage.history import History
from rook13.storage.identity import Identity
from rook13.table.config import Person
from rook13.ui.dialogs.dialog import Dialog, primary
from rook13.ui.flows.own_tables import OwnTable
from rook13.ui.flows.services import Services
from rook13.ui.flows.table_session import TableSetup, begin_screen
from rook13.ui.kit.labels import paragraph, subheading
from rook13.ui.screens.new_table.model import NewTable, level_after
from rook13.ui.table.presenter import TableConnection
from rook13.ui.table.screen import TableScreen
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow
from rook13.wording.network import listen_text, storage_text

tr = context("Navigation")

FOLLOWED = 50
"""So many of the latest games decide about the level of bots that follow the player."""


def levels_now(database: Database, key: str) -> dict[str, str]:
    """Return the level that follows from somebody's results in each game."""
    history = History(database, key)
    return {
        ruleset.id: level_after(history.against_bots(ruleset.id, FOLLOWED)) for ruleset in RULESETS
    }


class OpenFlow(QObject):
    """Opens one table at a time; `opened` follows, or a sentence that says why not."""

    opened = Signal(object, object)
    """A TableConnection whose client has not started, and the TableScreen begun for it."""

    def __init__(self, ui: UiContext, services: Services, window: MainWindow) -> None:
        super().__init__(window)
        self._ui = ui
        self._services = services
        self._window = window
        self._who: tuple[Person, Identity] | None = None
        self._has_offered = False
        self.is_busy = False

    def open(self, table: NewTable, person: Person, who: Identity) -> None:
        """Open a table, unless one is being opened already."""
        if self.is_busy:
            return
        self._who = person, who
        if table.is_adaptive and table.is_solo:
            self.is_busy = True
            job = self.read_levels(person.key)
            job.finished.connect(partial(self._open_at_level, table))
            job.failed.connect(self._on_not_opened)
        else:
            self._open_now(table, person, who)

    def resume(self, table_id: str, person: Person, who: Identity) -> None:
        """Go on with a game."""
        if self.is_busy:
            return
        port = self._ui.settings.chosen.port
        try:
            connection = self._services.tables.resume(table_id, person, port, who)
        except ListenError as error:
            self._tell(self._ui.look.say(listen_text(error.problem.value, port)))
            return
        if connection is not None:
            self._begin(connection)

    def offer_to_resume(self, person: Person, who: Identity) -> None:
        """Ask once after the sign-in whether to go on with the latest unfinished game."""
        if self._has_offered or not self._ui.settings.chosen.offer_to_resume:
            return
        self._has_offered = True
        unfinished = self._services.tables.unfinished(person.key)
        if unfinished:
            offer = ResumeOffer(self._ui, unfinished[-1], self._window)
            offer.accepted.connect(partial(self.resume, unfinished[-1].table_id, person, who))
            offer.open()

    def forget_person(self) -> None:
        """Open nothing more after the player has signed out."""
        self._who = None
        self._has_offered = False

    def read_levels(self, key: str) -> Job:
        """Find out which level bots that follow somebody's results have in each game."""
        return disk().submit(levels_now, self._services.database, key, owner=self)

    def _open_at_level(self, table: NewTable, levels: Mapping[str, str]) -> None:
        self.is_busy = False
        if self._who is not None:
            self._open_now(table.at_level(levels[table.config.game]), *self._who)

    def _open_now(self, table: NewTable, person: Person, who: Identity) -> None:
        try:
            job = self._open(table, person, who)
        except ListenError as error:
            port = self._ui.settings.chosen.port
            self._tell(self._ui.look.say(listen_text(error.problem.value, port)))
            return
        job.finished.connect(partial(self._on_opened, table))
        job.failed.connect(self._on_not_opened)
        self.is_busy = True

    def _open(self, table: NewTable, person: Person, who: Identity) -> Job:
        tables, chosen = self._services.tables, self._ui.settings.chosen
        if table.duplicate is not None:
            port = None if table.is_solo else chosen.port
            config = table.duplicate_config()
            return tables.open_duplicate(config, person, table.duplicate, port, table.password)
        if table.is_solo:
            return tables.open_solo(table.config, person)
        return tables.host(table.config, person, chosen.port, table.password, who)

    def _begin(self, connection: TableConnection) -> None:
        """Make half of the screen; all of it at once would hold the window up."""
        self.is_busy = True
        screen = begin_screen(self._ui, self._services, connection, self._window.screens)
        QTimer.singleShot(0, self, partial(self._hand_over, connection, screen))

    def _hand_over(self, connection: TableConnection, screen: TableScreen) -> None:
        self.is_busy = False
        self.opened.emit(connection, screen)

    def _on_opened(self, table: NewTable, connection: TableConnection) -> None:
        deal_for_me = self._ui.settings.chosen.deal_for_me
        TableSetup(connection.client, table.bots, deal_for_me=deal_for_me, starts=table.is_solo)
        self._begin(connection)

    @Slot(object)
    def _on_not_opened(self, error: Exception) -> None:
        self.is_busy = False
        if not isinstance(error, StorageError):
            raise error
        self._tell(self._ui.look.say(storage_text(error.kind.value, str(error.path))))

    def _tell(self, sentence: str) -> None:
        self._window.toast.say(sentence)


class ResumeOffer(Dialog):
    """Offers to go on with an unfinished game."""

    def __init__(self, ui: UiContext, table: OwnTable, parent: QWidget | None = None) -> None:
        super().__init__(ui, tr("Welcome back"), parent)
        self.setModal(True)
        game = table.state.rules.title
        hands = len(table.state.game.match.results) if table.state.game else 0
        self.column.addWidget(subheading(tr("Welcome back")))
        words = tr("Resume your {game} game (hand {hand})?", game=game, hand=hands + 1)
        self.column.addWidget(paragraph(words))
        self.setAccessibleDescription(words)
        self.go_on = primary(QPushButton(tr("Continue")))
        self.later = QPushButton(tr("Later"))
        self.go_on.clicked.connect(self.accept)
        self.later.clicked.connect(self.reject)
        self.add_buttons(self.go_on, self.later)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 56)
        self.go_on.setFocus()
