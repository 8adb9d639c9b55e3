"""The tables in this program: alone against bots, or open to the network."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, Signal

from rook13.net.addresses import local_addresses
from rook13.net.bot_runner import BotRunner, Bots
from rook13.net.host_service import HostService, HostSettings
from rook13.net.local_client import LocalTableClient
from rook13.net.table_runner import TableRunner
from rook13.storage.certificates import host_certificate
from rook13.storage.database import Database
from rook13.storage.journals import HOSTED, SOLO, JournalStore
from rook13.table.config import Pacing, Person, TableConfig
from rook13.table.state import TableStage, TableState
from rook13.ui.look import Motion
from rook13.ui.table.visit import Visit


class Kind(Enum):
    """Who may come to a table."""

    SOLO = SOLO
    HOSTED = HOSTED


@dataclass(frozen=True, slots=True)
class OwnTable:
    """An unfinished game at a table of this program."""

    table_id: str
    kind: Kind
    state: TableState
    opened: float
    """When, in seconds since 1970."""


class OwnTables(QObject):
    """Opens, resumes and closes tables in this program; `changed` when the list has."""

    changed = Signal()
    listening = Signal(object)
    """The Listening of a host that has just begun to accept connections."""
    guest_came = Signal(object)
    """A Person who signed in at one of the hosted tables."""

    def __init__(
        self,
        database: Database,
        motion: Motion,
        bots: BotRunner | None = None,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._bots = bots if bots is not None else Bots(self)
        certificate = host_certificate(database)
        settings = HostSettings(pacing=pacing_of(motion), entropy=entropy)
        self._journals = {kind: JournalStore(database, kind.value) for kind in Kind}
        self._services = {
            kind: HostService(
                certificate,
                self._journals[kind],
                self._bots,
                settings,
                self,
            )
            for kind in Kind
        }
        for service in self._services.values():
            service.table_changed.connect(self.changed)
            service.table_closed.connect(self.changed)
        self.hosting = self._services[Kind.HOSTED]
        """The service whose tables others may find."""
        self.hosting.signed_in.connect(self.guest_came)

    def restore(self) -> int:
        """Load the tables of earlier runs; return how many could not be read."""
        return sum(len(service.restore()) for service in self._services.values())

    def set_motion(self, motion: Motion) -> None:
        """Let bots play at the speed that the player likes."""
        for service in self._services.values():
            service.set_pacing(pacing_of(motion))

    def unfinished(self, key: str) -> list[OwnTable]:
        """Return the unfinished games of a person, the oldest first."""
        journals = [each for store in self._journals.values() for each in store.unfinished()]
        opened = {each.table_id: each.opened for each in journals}
        found = [
            OwnTable(table.table_id, kind, table.state, opened[table.table_id])
            for kind, service in self._services.items()
            for table in (runner.table for runner in service.tables)
            if table.state.host == key and table.state.stage is TableStage.ACTIVE
        ]
        return sorted(found, key=lambda each: each.opened)

    def open_solo(self, config: TableConfig, person: Person) -> Visit:
        """Open a table that nobody else can find."""
        runner = self._services[Kind.SOLO].open_table(config, person)
        return self._enter(runner, Kind.SOLO, person)

    def host(
        self, config: TableConfig, person: Person, port: int, password: str | None = None
    ) -> Visit:
        """Open a table for others; raises ListenError when no port is free."""
        self._listen(port)
        runner = self.hosting.open_table(config, person, password)
        return self._enter(runner, Kind.HOSTED, person)

    def resume(self, table_id: str, person: Person, port: int) -> Visit | None:
        """Go back to a table, if it is still there; raises ListenError."""
        for kind, service in self._services.items():
            for runner in service.tables:
                if runner.table.table_id == table_id:
                    if kind is Kind.HOSTED:
                        self._listen(port)
                    return self._enter(runner, kind, person)
        return None

    def discard(self, table_id: str) -> None:
        """Close a table for good."""
        for service in self._services.values():
            service.end_table(table_id)

    def close(self) -> None:
        """Stop everything; the tables stay in their journals."""
        for service in self._services.values():
            service.discard_idle()
            service.close()

    def _listen(self, port: int) -> None:
        if not self.hosting.port:
            self.listening.emit(self.hosting.listen(port))

    def _enter(self, runner: TableRunner, kind: Kind, person: Person) -> Visit:
        client = LocalTableClient(runner, person, parent=self)
        if kind is Kind.SOLO:
            return Visit(client, person.key, is_solo=True)
        code, port = self.hosting.code_of(runner.table.table_id), self.hosting.port
        addresses = tuple(f"{address}:{port}" for address in local_addresses().announced)
        return Visit(client, person.key, code=code, addresses=addresses)


def pacing_of(motion: Motion) -> Pacing:
    """Return how fast bots play at a speed of the window."""
    return Pacing(bot_delay=motion.bot_delay, hand_pause=motion.hand_pause)
