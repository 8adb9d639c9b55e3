"""A host: listens, greets, and brings people, tables, bots and journals together."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal, Slot

from rook13 import __version__
from rook13.net.bot_runner import BotRunner, Bots, normal_move
from rook13.net.channel import Channel
from rook13.net.host_peer import HostPeer, SignedInPeers
from rook13.net.journals import Journals, KeptJournal
from rook13.net.lobby import Announcements, Announcer, Lobby
from rook13.net.scheduler import Scheduler
from rook13.net.security import DEFAULT_PORT, PasswordHash, ServerCertificate, is_signed_by
from rook13.net.table_runner import TableRunner
from rook13.net.tls_server import Listening, ServerLimits, TlsServer
from rook13.protocol.connection import DEFAULT_TIMING, HostSide, Timing
from rook13.protocol.errors import Code
from rook13.protocol.messages import (
    Authenticate,
    Bye,
    CommandMessage,
    FetchRecord,
    FindCode,
    JoinTable,
    LeaveTable,
    ListTables,
    Message,
    SignedIn,
    Snapshot,
    Tables,
)
from rook13.protocol.vocabulary import read_command
from rook13.table.config import USUAL_PACING, Pacing, Person, TableConfig
from rook13.table.journal import RestoreError
from rook13.table.outcome import Refusal, Refused, Rejected
from rook13.table.state import TableStage
from rook13.table.table import Table

APP = f"Rook13 {__version__}"
TABLE_ID_BYTES = 8
MOST_OPEN_TABLES = 200

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class HostSettings:
    """How a host behaves; the defaults are for real people."""

    pacing: Pacing = USUAL_PACING
    timing: Timing = DEFAULT_TIMING
    limits: ServerLimits = field(default_factory=ServerLimits)
    entropy: Callable[[int], bytes] = secrets.token_bytes
    clock: Callable[[], float] = time.monotonic
    calendar: Callable[[], float] = time.time


class HostService(QObject):
    """Several tables behind one port."""

    signed_in = Signal(object)
    """A Person has proved who they are."""
    table_changed = Signal(str)
    table_closed = Signal(str)
    journal_failed = Signal(str, str)
    """A table stands still because its journal cannot be written: its id, and what is wrong."""

    def __init__(
        self,
        certificate: ServerCertificate,
        journals: Journals,
        bots: BotRunner | None = None,
        settings: HostSettings | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings = settings if settings is not None else HostSettings()
        self._pacing = settings.pacing
        self._journals = journals
        self._kept: dict[str, KeptJournal] = {}
        self._bots = bots if bots is not None else Bots(self)
        self.scheduler = Scheduler(settings.clock, self)
        self._server = TlsServer(certificate, settings.limits, self)
        self._server.opened.connect(self._on_opened)
        self._side = HostSide(
            self._server.fingerprint, is_signed_by, settings.entropy, APP, timing=settings.timing
        )
        self._lobby = Lobby(settings.entropy, certificate.key_pem)
        self._peers: set[HostPeer] = set()
        self._signed_in_peers = SignedInPeers()
        self._announcements = Announcements()

    @property
    def port(self) -> int:
        """Return where the host listens, or 0."""
        return self._server.port

    @property
    def fingerprint(self) -> str:
        """Return the SHA-256 of the host's certificate."""
        return self._server.fingerprint

    @property
    def tables(self) -> tuple[TableRunner, ...]:
        """Return the open tables."""
        return self._lobby.tables

    @property
    def connections(self) -> int:
        """Return how many clients are connected."""
        return len(self._peers)

    def code_of(self, table_id: str) -> str | None:
        """Return the three words by which a private table is found."""
        return self._lobby.code_of(table_id)

    def listen(self, port: int = DEFAULT_PORT) -> Listening:
        """Listen on this port or the next free one; raises ListenError."""
        return self._server.listen(port)

    def announce(self, announcer: Announcer | None) -> None:
        """Announce all listed tables from now on."""
        self._announcements.begin(announcer, (each.table.state for each in self._lobby.tables))

    def set_pacing(self, pacing: Pacing) -> None:
        """Let all tables, and those to come, go at another pace."""
        self._pacing = pacing
        for runner in self._lobby.tables:
            runner.table.pacing = pacing

    def open_table(
        self, config: TableConfig, host: Person | None = None, password: str | None = None
    ) -> TableRunner:
        """Open a table; without a host, who comes first is in charge of it."""
        if len(self._lobby) >= MOST_OPEN_TABLES:
            raise ValueError("too many tables")
        settings = self._settings
        table_id = settings.entropy(TABLE_ID_BYTES).hex()
        hashed = PasswordHash.of(password, settings.entropy) if password else None
        now = settings.calendar()
        kept = self._journals.create(table_id, now, str(hashed) if hashed else None)
        table = Table(
            table_id,
            config,
            host,
            kept,
            settings.entropy,
            settings.clock(),
            pacing=self._pacing,
            fallback=normal_move,
        )
        return self._add(table, kept, hashed)

    def restore(self) -> list[RestoreError]:
        """Reopen every table that was not closed; return what could not be read."""
        problems = []
        for found in self._journals.unfinished():
            try:
                self._restore(found.table_id)
            except RestoreError as error:
                log.error("table %s cannot be restored: %s", found.table_id, error)
                problems.append(error)
        return problems

    def discard_idle(self) -> None:
        """Close tables for good that nobody would miss: listed, no game, and nobody's seat."""
        for runner in self._lobby.tables:
            state = runner.table.state
            missed = state.config.private or state.stage is TableStage.ACTIVE
            if not missed and not any(chair.owner for chair in state.chairs):
                self._kept[state.table_id].close(self._settings.calendar())

    def end_table(self, table_id: str) -> None:
        """Close a table for good, whoever is there."""
        for runner in self._lobby.tables:
            if runner.table.table_id == table_id:
                runner.dismiss()
                self._remove(runner)

    def close(self) -> None:
        """Say good-bye to everybody; the tables stay in their journals."""
        for runner in self._lobby.tables:
            runner.shut()
            self._announcements.withdraw(runner.table.table_id)
        for peer in list(self._peers):
            peer.dismiss(Code.SHUTDOWN)
        self._server.close()
        self._bots.close()

    def _restore(self, table_id: str) -> None:
        settings, kept = self._settings, self._journals.open(table_id)
        table = Table.restore(
            kept.entries(),
            kept,
            settings.entropy,
            settings.clock(),
            pacing=self._pacing,
            fallback=normal_move,
        )
        if table.state.stage is TableStage.CLOSED:
            kept.close(settings.calendar())
            return
        text = self._journals.password_hash(table_id)
        self._add(table, kept, PasswordHash.parse(text) if text else None)

    def _add(self, table: Table, kept: KeptJournal, password: PasswordHash | None) -> TableRunner:
        runner = TableRunner(table, self._bots, self.scheduler, self)
        runner.changed.connect(self._on_table_changed)
        runner.closed.connect(self._on_table_closed)
        runner.journal_failed.connect(self._on_journal_failed)
        self._kept[table.table_id] = kept
        self._lobby.add(runner, password)
        self._announcements.tell(table.state)
        return runner

    @Slot(Channel)
    def _on_opened(self, channel: Channel) -> None:
        peer = HostPeer(channel, self._side, self.scheduler, self)
        self._peers.add(peer)
        peer.asked.connect(self._on_asked)
        peer.gone.connect(self._on_gone)

    @Slot(object, object)
    def _on_asked(self, peer: HostPeer, message: Message) -> None:
        match message:
            case Authenticate():
                self._sign_in(peer, message)
            case ListTables():
                peer.send(Tables(self._lobby.listed()))
            case FindCode(code=code):
                self._find(peer, code)
            case JoinTable(table=table_id, password=password):
                self._join(peer, table_id, password)
            case CommandMessage() if peer.table is not None:
                self._command(peer, peer.table, message)
            case Snapshot() if peer.table is not None:
                peer.table.snapshot(peer)
            case FetchRecord(part=part) if peer.table is not None:
                peer.table.tell_record(peer, part)
            case LeaveTable() | Bye() if peer.table is not None:
                peer.table.leave(peer)

    def _sign_in(self, peer: HostPeer, claim: Authenticate) -> None:
        person = Person(claim.public_key, claim.name, claim.avatar)
        objection = self._signed_in_peers.objection(person)
        if objection is not None:
            peer.refuse(objection)
            return
        before = self._signed_in_peers.sign_in(peer, person)
        if before is not None:
            self._leave_table(before)
            before.dismiss(Code.REPLACED)
        peer.send(SignedIn(self._lobby.listed()))
        self.signed_in.emit(person)

    def _find(self, peer: HostPeer, code: str) -> None:
        found = self._lobby.find(code, peer.address, self.scheduler.now())
        if isinstance(found, Code):
            peer.refuse(found)
        else:
            peer.send(Tables((found,)))

    def _join(self, peer: HostPeer, table_id: str, password: str | None) -> None:
        entered = self._lobby.enter(table_id, password, peer.address, self.scheduler.now())
        if isinstance(entered, Code):
            peer.refuse(entered)
            return
        refused = entered.join(peer)
        if refused is not None:
            peer.refuse(*_refusal(refused))
        else:
            peer.table = entered

    def _command(self, peer: HostPeer, runner: TableRunner, message: CommandMessage) -> None:
        try:
            command = read_command(runner.table.state.rules, message.command)
        except Refused as refused:
            runner.refuse(peer, message.id, refused)
            return
        runner.handle(peer, message.id, message.revision, command)

    @Slot(object)
    def _on_gone(self, peer: HostPeer) -> None:
        self._peers.discard(peer)
        self._signed_in_peers.forget(peer)
        self._leave_table(peer)
        peer.deleteLater()

    def _leave_table(self, peer: HostPeer) -> None:
        runner, peer.table = peer.table, None
        if runner is not None:
            runner.lose(peer)

    @Slot()
    def _on_table_changed(self) -> None:
        runner = self.sender()
        if isinstance(runner, TableRunner):
            self._announcements.tell(runner.table.state)
            self.table_changed.emit(runner.table.table_id)

    @Slot(str)
    def _on_journal_failed(self, problem: str) -> None:
        runner = self.sender()
        if isinstance(runner, TableRunner):
            self.journal_failed.emit(runner.table.table_id, problem)

    @Slot()
    def _on_table_closed(self) -> None:
        runner = self.sender()
        if isinstance(runner, TableRunner):
            self._remove(runner)

    def _remove(self, runner: TableRunner) -> None:
        table_id = runner.table.table_id
        self._lobby.remove(table_id)
        try:
            self._kept.pop(table_id).close(self._settings.calendar())
        except Exception as error:
            # The table says itself that it is closed, so the next start tidies up.
            log.error("the journal of table %s cannot be closed: %s", table_id, error)
        self._announcements.withdraw(table_id)
        self.table_closed.emit(table_id)
        runner.deleteLater()


_BY_REFUSAL = {
    Refusal.BANNED: Code.BANNED,
    Refusal.NAME_TAKEN: Code.NAME_TAKEN,
    Refusal.NO_SPECTATORS: Code.NO_SPECTATORS,
    Refusal.TABLE_FULL: Code.TABLE_FULL,
    Refusal.TABLE_CLOSED: Code.TABLE_CLOSED,
    Refusal.MALFORMED: Code.BAD_NAME,
    # Whoever comes back tries again later.
    Refusal.JOURNAL_FAILED: Code.HOST_FULL,
}


def _refusal(refused: Rejected) -> tuple[Code, str]:
    """Return why somebody may not join, as the protocol says it."""
    code = _BY_REFUSAL.get(refused.refusal, Code.TABLE_CLOSED)
    return code, refused.refusal.value
