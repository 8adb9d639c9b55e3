"""The tables in this program: alone against bots, or open to the network."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QObject, Qt, Signal

from rook13.background.jobs import Executor, disk
from rook13.background.processes import ProcessExecutor
from rook13.engine.shuffle import SEED_BYTES
from rook13.net.addresses import Endpoint, local_addresses
from rook13.net.client.table_client import TableConnection
from rook13.net.host.bot_runner import BotRunner, Bots, normal_move
from rook13.net.host.duplicate import DuplicateRunner
from rook13.net.host.journals import NoJournal
from rook13.net.host.local_client import LocalTableClient
from rook13.net.host.scheduler import Scheduler
from rook13.net.host.service import HostService
from rook13.net.host.table_runner import TableRunner
from rook13.net.host.table_store import HostSettings
from rook13.net.moving.moves import OwnHost
from rook13.net.security import Signer
from rook13.storage.certificates import host_certificate
from rook13.storage.database import Database
from rook13.storage.journals import HOSTED, SOLO, JournalStore
from rook13.table.config import Pacing, Person, TableConfig
from rook13.table.duplicate import TableResults
from rook13.table.duplicate_facts import DuplicateJoined
from rook13.table.journal import Restored
from rook13.table.state import TableStage, TableState
from rook13.table.table import Table

USUAL_TABLES, USUAL_BOARDS = 3, 8


@dataclass(frozen=True, slots=True)
class PastDuplicate:
    """A duplicate session, or a deal of the day, that can be played again against its results."""

    title: str
    config: TableConfig
    seeds: tuple[str, ...]
    tables: tuple[TableResults, ...]


@dataclass(frozen=True, slots=True)
class DuplicateWish:
    """A duplicate session to be opened: how many tables and boards, or which one to play again."""

    tables: int = USUAL_TABLES
    boards: int = USUAL_BOARDS
    past: PastDuplicate | None = None


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
    moved: float
    """When somebody last did something, in seconds since 1970."""


class OwnTables(QObject):
    """Opens, resumes and closes tables in this program; `changed` when the list has."""

    changed = Signal()
    listening = Signal(object)
    """The Listening of a host that has just begun to accept connections."""
    guest_came = Signal(object)
    """A Person who signed in at one of the hosted tables."""

    moved = Signal(object, str)
    """The Target at which a table goes on that was here, and its id here."""
    not_handed_over = Signal(object)
    """The HandOverProblem for which a table stays here."""

    def __init__(
        self,
        database: Database,
        pacing: Pacing,
        bots: BotRunner | None = None,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._database = database
        self._bots = bots if bots is not None else Bots(self)
        self._settings = HostSettings(pacing=pacing, entropy=entropy)
        self._services: dict[Kind, HostService] = {}
        self._duplicates: list[DuplicateRunner] = []
        self.duplicate_executor: Executor = ProcessExecutor()
        """Where bots play the tables of a duplicate session at which nobody sits."""
        self.are_elsewhere = False
        """Whether the unfinished games are in another window, which was there first."""

    @property
    def hosting(self) -> HostService:
        """Return the service whose tables others may find."""
        return self._services[Kind.HOSTED]

    async def start(self, *, restores: bool) -> int:
        """Get ready, and bring earlier tables back if wanted; return how many failed."""
        self.are_elsewhere = not restores
        certificate = await disk().submit(host_certificate, self._database)
        for kind in Kind:
            journals = JournalStore(self._database, kind.value)
            service = HostService(certificate, journals, self._bots, self._settings, self, disk())
            service.table_changed.connect(self.changed)
            service.table_closed.connect(self.changed)
            self._services[kind] = service
        self.hosting.signed_in.connect(self.guest_came)
        self.hosting.table_moved.connect(self.moved)
        lost = 0
        for service in self._services.values() if restores else ():
            lost += len(await service.restore_in_background())
            self._resume_duplicates(service)
        return lost

    def _resume_duplicates(self, service: HostService) -> None:
        """Go on with the duplicate sessions that were not over."""
        found: dict[tuple[str, ...], list[TableRunner]] = {}
        for runner in service.tables:
            duplicate = runner.table.state.duplicate
            if duplicate is not None and not duplicate.is_over:
                found.setdefault(duplicate.seeds, []).append(runner)
        for runners in found.values():
            state = runners[0].table.state
            host = state.presence(state.host or "")
            if host is not None:
                self._run_duplicate(service, runners, host.person)

    def _run_duplicate(
        self, service: HostService, runners: Sequence[TableRunner], host: Person
    ) -> None:
        self._duplicates.append(
            DuplicateRunner(service, runners, host, self.duplicate_executor, self)
        )

    def set_pacing(self, pacing: Pacing) -> None:
        """Let bots play at the speed that the player likes."""
        self._settings = replace(self._settings, pacing=pacing)
        for service in self._services.values():
            service.set_pacing(self._settings.pacing)

    def unfinished(self, key: str) -> list[OwnTable]:
        """Return the unfinished games of a person, the last played last."""
        found = [
            OwnTable(table.table_id, kind, table.state, service.moved_at(table.table_id))
            for kind, service in self._services.items()
            for table in (runner.table for runner in service.tables)
            if table.state.host == key and table.state.stage is TableStage.ACTIVE
            # At the other tables of a duplicate session the host does not play.
            if table.state.duplicate is None or table.state.duplicate.place == 0
        ]
        return sorted(found, key=lambda each: each.moved)

    def guests(self, host: str) -> list[Person]:
        """Return who is at the tables of this program now, other than their host."""
        service = self._services.get(Kind.HOSTED)
        tables = [runner.table for runner in service.tables] if service is not None else []
        found = {
            each.person.key: each.person
            for table in tables
            for each in table.state.people
            if each.connected and each.person.key != host
        }
        return list(found.values())

    def own_host(self, port: int) -> OwnHost:
        """Return where tables of others can go on if they have to."""
        return OwnHost(self.hosting, port, self.listening.emit)

    def successors(self, table_id: str) -> list[Person]:
        """Return who is here and could host a table of this program."""
        succession = self.hosting.succession(table_id)
        keys = succession.successors if succession is not None else ()
        people = {guest.key: guest for guest in self.guests("")}
        return [people[key] for key in keys if key in people]

    def hand_over(self, table_id: str, key: str) -> None:
        """Ask somebody to host a table from now on; `moved` or `not_handed_over` follows."""
        succession = self.hosting.succession(table_id)
        if succession is not None:
            succession.hand_over(key)

    async def open(
        self,
        config: TableConfig,
        person: Person,
        port: int | None = None,
        password: str | None = None,
        signer: Signer | None = None,
        duplicate: DuplicateWish | None = None,
    ) -> TableConnection:
        """Open a table, or a duplicate session; with a port others can find it.

        A table for which somebody signs can go on in the program of a guest. Raises ListenError if
        no port is free.
        """
        kind = Kind.SOLO if port is None else Kind.HOSTED
        if port is not None:
            self._listen(port)
        if duplicate is not None:
            runner = await self._open_duplicate(kind, config, person, password, duplicate)
        else:
            service = self._services[kind]
            runner = await service.open_table_in_background(config, person, password)
        return self._enter(runner, kind, person, signer)

    async def _open_duplicate(
        self,
        kind: Kind,
        config: TableConfig,
        person: Person,
        password: str | None,
        wish: DuplicateWish,
    ) -> TableRunner:
        """Open the tables of a duplicate session; alone, bots play the other ones."""
        drawn = (self._settings.entropy(SEED_BYTES).hex() for _ in range(wish.boards))
        past = wish.past.tables if wish.past is not None else ()
        seeds = wish.past.seeds if wish.past is not None else tuple(drawn)
        count = 1 + len(past) if past else wish.tables
        live = 1 if kind is Kind.SOLO else wish.tables
        service, joined = self._services[kind], DuplicateJoined(seeds, 0, count, past)
        runners = await service.open_duplicate(config, person, joined, live, password)
        self._run_duplicate(service, runners, person)
        return runners[0]

    def resume(
        self, table_id: str, person: Person, port: int, signer: Signer | None = None
    ) -> TableConnection | None:
        """Go back to a table, if it is still there; raises ListenError."""
        for kind, service in self._services.items():
            for runner in service.tables:
                if runner.table.table_id == table_id:
                    if kind is Kind.HOSTED:
                        self._listen(port)
                    return self._enter(runner, kind, person, signer)
        return None

    def discard(self, table_id: str) -> None:
        """Close a table for good."""
        for service in self._services.values():
            service.end_table(table_id)

    def discard_all_of(self, key: str) -> None:
        """Close all tables of a host for good."""
        for service in self._services.values():
            for runner in list(service.tables):
                if runner.table.state.host == key:
                    service.end_table(runner.table.table_id)

    def close(self) -> None:
        """Stop everything; the tables stay in their journals."""
        for duplicate in self._duplicates:
            duplicate.close()
        if isinstance(self.duplicate_executor, ProcessExecutor):
            self.duplicate_executor.close()
        for service in self._services.values():
            service.discard_idle()
            service.close()

    def practise(
        self,
        found: Restored,
        person: Person,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> TableConnection:
        """Go on with a game at a table that nothing remembers, and that ends with its client."""
        scheduler = Scheduler(self._settings.clock)
        table = Table.resume(
            found,
            NoJournal(),
            entropy,
            scheduler.now(),
            pacing=self._settings.pacing,
            fallback=normal_move,
        )
        runner = TableRunner(table, self._bots, scheduler, self)
        scheduler.setParent(runner)
        connection = self._enter(runner, Kind.SOLO, person)
        connection.client.destroyed.connect(runner.shut)
        runner.setParent(connection.client)
        return connection

    def _listen(self, port: int) -> None:
        if not self.hosting.port:
            self.listening.emit(self.hosting.listen(port))

    def _enter(
        self, runner: TableRunner, kind: Kind, person: Person, signer: Signer | None = None
    ) -> TableConnection:
        client = LocalTableClient(runner, person, parent=self)
        if kind is Kind.SOLO:
            return TableConnection(client, person.key, is_solo=True)
        if signer is not None:
            succession = self.hosting.sign_for(runner.table.table_id, signer)
            succession.failed.connect(self.not_handed_over, Qt.ConnectionType.UniqueConnection)
            client.watch(succession)
        code, port = self.hosting.code_of(runner.table.table_id), self.hosting.port
        addresses = tuple(str(Endpoint(each, port)) for each in local_addresses().announced)
        return TableConnection(
            client,
            person.key,
            code=code,
            addresses=addresses,
            fingerprint=self.hosting.fingerprint,
        )
