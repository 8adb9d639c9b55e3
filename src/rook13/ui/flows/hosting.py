"""Hosting for others: what a host is told, and handing a table over to a guest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QWidget

from rook13.background.flows import start
from rook13.background.jobs import disk
from rook13.net.client.target import Target
from rook13.net.host.tls_server import Listening
from rook13.net.moving.succession import HandOverProblem
from rook13.own_tables import OwnTables
from rook13.table.config import Person
from rook13.ui.dialogs.dialog import Choice
from rook13.ui.flows.services import Services
from rook13.ui.kit.labels import muted
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow

tr = context("HandOver")


class HandOverDialog(Choice):
    """Asks who is to host a table, by their key."""

    def __init__(self, ui: UiContext, people: Sequence[Person], parent: QWidget) -> None:
        question = tr("Who hosts the table from now on?")
        super().__init__(ui, tr("Hand the table over"), question, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        meaning = tr("Seats, scores and this hand stay. The others follow by themselves.")
        self.add(muted(meaning))
        for person in people:
            self.offer(person.key, person.name)
        self.complete()


class HandOverFlow(QObject):
    """Hands the tables of this program over, and says what comes of it."""

    def __init__(
        self,
        ui: UiContext,
        tables: OwnTables,
        window: MainWindow,
        follow: Callable[[Target, str], None],
    ) -> None:
        """`follow` goes to the new place of a table that was here, by its id here."""
        super().__init__(window)
        self._ui = ui
        self._tables = tables
        self._window = window
        self._names: dict[str, str] = {}
        self._follow = follow
        self._then: Callable[[], None] | None = None
        self.dialog: HandOverDialog | None = None
        tables.moved.connect(self._on_moved)
        tables.not_handed_over.connect(self._on_failed)

    def people(self) -> list[Person]:
        """Return who could host one of the tables."""
        return [
            person for table_id in self._hosted() for person in self._tables.successors(table_id)
        ]

    def ask(self, key: str = "", then: Callable[[], None] | None = None) -> None:
        """Ask whether to hand a table over to somebody, or also to whom.

        When that is done, `then` is called, or else the player goes with the table.
        """
        for table_id in self._hosted():
            people = [p for p in self._tables.successors(table_id) if key in ("", p.key)]
            if people:
                self.dialog = HandOverDialog(self._ui, people, self._window)
                self._names = {person.key: person.name for person in people}
                self.dialog.chosen.connect(partial(self._on_chosen, table_id, then))
                self.dialog.open()
                return
        self._window.toast.say(tr("Nobody here can host the table right now."))

    def _hosted(self) -> list[str]:
        return [runner.table.table_id for runner in self._tables.hosting.tables]

    def _on_chosen(self, table_id: str, then: Callable[[], None] | None, key: str) -> None:
        self._then = then
        self._tables.hand_over(table_id, key)
        self._window.toast.say(tr("Asking {name} to host the table.", name=self._names[key]))

    @Slot(object, str)
    def _on_moved(self, target: Target, table_id: str) -> None:
        if self._then is not None:
            self._then()
        else:
            self._follow(target, table_id)

    @Slot(object)
    def _on_failed(self, why: HandOverProblem) -> None:
        self._then = None
        if why is HandOverProblem.DECLINED:
            told = tr("They don't want to host the table, so it stays here.")
        elif why is HandOverProblem.NO_ANSWER:
            told = tr("They didn't answer, so the table stays here.")
        else:
            told = tr("The table couldn't be opened on their computer, so it stays here.")
        self._window.toast.say(told)


class HostNotices(QObject):
    """Announces the player's tables, remembers their guests, and tells of anything unusual."""

    def __init__(self, services: Services, window: MainWindow) -> None:
        super().__init__(window)
        self._services = services
        self._window = window
        services.tables.listening.connect(self._on_listening)
        services.tables.guest_came.connect(lambda guest: start(self, self._check(guest)))

    @Slot(object)
    def _on_listening(self, listening: Listening) -> None:
        if listening.moved:
            words = tr(
                "Port {wanted} is in use, so your tables are at port {port}.",
                wanted=listening.wanted,
                port=listening.port,
            )
            # After the screen of the table, so that the sentence is shown over it.
            QTimer.singleShot(0, self, lambda: self._window.toast.say(words))
        self._services.lan.announce(self._services.tables.hosting)

    async def _check(self, guest: Person) -> None:
        if not await disk().submit(self._services.names.belongs_to, guest.name, guest.key):
            words = tr("“{name}” is here, but isn't the person who used this name before.")
            self._window.toast.say(words.format(name=guest.name))
