"""The tables in this program: alone against bots, or open to the network."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, Signal, Slot

from rook13.net.addresses import local_addresses
from rook13.net.bot_runner import BotRunner, Bots
from rook13.net.host_service import HostService, HostSettings
from rook13.net.local_client import LocalTableClient
from rook13.net.table_client import TableClient
from rook13.net.table_runner import TableRunner
from rook13.net.tls_server import Listening
from rook13.storage.certificates import host_certificate
from rook13.storage.database import Database
from rook13.storage.journals import HOSTED, SOLO, JournalStore
from rook13.table.config import Pacing, Person, TableConfig
from rook13.table.state import Stage, TableState
from rook13.ui.look import Motion


class Kind(Enum):
    """Who may come to a table."""

    SOLO = SOLO
    HOSTED = HOSTED


@dataclass(frozen=True, slots=True)
class OwnTable:
    """A table in this program that somebody may go on with."""

    table_id: str
    kind: Kind
    state: TableState
    opened: float
    """When, in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A client at one's own table, and what others need to find it."""

    client: TableClient
    kind: Kind
    table_id: str
    code: str | None = None
    addresses: tuple[str, ...] = ()


class OwnTables(QObject):
    """Opens, resumes and closes tables in this program; `changed` when the list has."""

    changed = Signal()
    listening = Signal(object)
    """The Listening of a host that has just opened its door."""
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
            service.table_changed.connect(self._on_change)
            service.table_closed.connect(self._on_change)
        self._hosting.signed_in.connect(self.guest_came)

    @property
    def hosting(self) -> HostService:
        """Return the service whose tables others may find."""
        return self._hosting

    def restore(self) -> int:
        """Bring back the tables of earlier runs, asleep; return how many could not be read."""
        return sum(len(service.restore()) for service in self._services.values())

    def set_motion(self, motion: Motion) -> None:
        """Let tables go at the pace that the player likes."""
        for service in self._services.values():
            service.set_pacing(pacing_of(motion))

    def unfinished(self, key: str) -> list[OwnTable]:
        """Return the tables of a person where a game waits, the oldest first."""
        journals = [each for store in self._journals.values() for each in store.unfinished()]
        opened = {each.table_id: each.opened for each in journals}
        found = [
            OwnTable(table.table_id, kind, table.state, opened[table.table_id])
            for kind, service in self._services.items()
            for table in (runner.table for runner in service.tables)
            if table.state.host == key and table.state.stage is Stage.ACTIVE
        ]
        return sorted(found, key=lambda each: each.opened)

    def open_solo(self, config: TableConfig, person: Person) -> OpenedTable:
        """Open a table that nobody else can find."""
        runner = self._services[Kind.SOLO].open_table(config, person)
        return self._enter(runner, Kind.SOLO, person)

    def host(
        self, config: TableConfig, person: Person, port: int, password: str | None = None
    ) -> OpenedTable:
        """Open a table for others; raises ListenError when no port is free."""
        self._open_door(port)
        runner = self._hosting.open_table(config, person, password)
        return self._enter(runner, Kind.HOSTED, person)

    def resume(self, table_id: str, person: Person, port: int) -> OpenedTable | None:
        """Go back to a table, if it is still there; raises ListenError."""
        for kind, service in self._services.items():
            for runner in service.tables:
                if runner.table.table_id == table_id:
                    if kind is Kind.HOSTED:
                        self._open_door(port)
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

    @property
    def _hosting(self) -> HostService:
        return self._services[Kind.HOSTED]

    def _open_door(self, port: int) -> None:
        if not self._hosting.port:
            found: Listening = self._hosting.listen(port)
            self.listening.emit(found)

    def _enter(self, runner: TableRunner, kind: Kind, person: Person) -> OpenedTable:
        client = LocalTableClient(runner, person, parent=self)
        table_id = runner.table.table_id
        if kind is Kind.SOLO:
            return OpenedTable(client, kind, table_id)
        port = self._hosting.port
        addresses = tuple(f"{address}:{port}" for address in local_addresses().announced)
        return OpenedTable(client, kind, table_id, self._hosting.code_of(table_id), addresses)

    @Slot()
    def _on_change(self) -> None:
        self.changed.emit()


def pacing_of(motion: Motion) -> Pacing:
    """Return the pace of a table for how fast things move."""
    return Pacing(bot_delay=motion.bot_delay, hand_pause=motion.hand_pause)
