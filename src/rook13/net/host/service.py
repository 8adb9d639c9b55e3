"""A host: listens, greets, and brings people, tables, bots and journals together."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from rook13 import __version__
from rook13.background.jobs import Executor
from rook13.engine.state import GameState
from rook13.net.addresses import local_addresses
from rook13.net.channel import Channel
from rook13.net.client.target import Target
from rook13.net.host.bot_runner import BotRunner, Bots
from rook13.net.host.journals import Journals, JournalSync
from rook13.net.host.lobby import Announcer, Attempt, Lobby, info, refusal_code
from rook13.net.host.peer import HostPeer, SignedInPeers
from rook13.net.host.scheduler import Scheduler
from rook13.net.host.table_runner import TableRunner
from rook13.net.host.table_store import HostSettings, OpenTable, TableStore
from rook13.net.host.tls_server import Listening, TlsServer
from rook13.net.moving.search import place_of_program
from rook13.net.moving.succession import TableSuccession
from rook13.net.security import (
    DEFAULT_PORT,
    ServerCertificate,
    Signer,
    is_signed_by,
)
from rook13.protocol.connection import HostSide
from rook13.protocol.errors import Code
from rook13.protocol.messages import (
    Authenticate,
    Bye,
    CommandMessage,
    Exchange,
    FetchRecord,
    FindTable,
    Found,
    JoinTable,
    LeaveTable,
    ListTables,
    Message,
    Prove,
    SignedIn,
    Snapshot,
    StartCode,
    Tables,
    TakeOver,
)
from rook13.protocol.vocabulary import read_command, write_checkpoint
from rook13.table.config import Pacing, Person, TableConfig
from rook13.table.duplicate_facts import DuplicateJoined
from rook13.table.handover import TableTakenOver
from rook13.table.journal import RestoreError
from rook13.table.outcome import ClosedReason, Refused, Rejected
from rook13.table.state import TableStage, TableState
from rook13.table.succession import MOST_ADDRESSES, Checkpoint, Program

APP = f"Rook13 {__version__}"

log = logging.getLogger(__name__)


class HostService(QObject):
    """Several tables behind one port."""

    signed_in = Signal(object)
    """A Person has proved who they are."""
    table_changed = Signal(str)
    table_closed = Signal(str)
    journal_failed = Signal(str, str)
    """A table is stopped because its journal cannot be written: its id, and what is wrong."""
    table_moved = Signal(object, str)
    """A table is handed over: the Target where it goes on, and its id here."""

    def __init__(
        self,
        certificate: ServerCertificate,
        journals: Journals,
        bots: BotRunner | None = None,
        settings: HostSettings | None = None,
        parent: QObject | None = None,
        executor: Executor | None = None,
        signer: Signer | None = None,
    ) -> None:
        """Make a host; with an executor, journals are written there and never in the event loop.

        Without a signer, tables go on elsewhere only if `sign_for` is called for them.
        """
        super().__init__(parent)
        self._settings = settings = settings if settings is not None else HostSettings()
        self._store = TableStore(journals, settings, lambda: len(self._lobby))
        self._executor = executor
        self._open: dict[str, OpenTable] = {}
        self._moves: dict[str, tuple[GameState | None, float]] = {}
        self._bots = bots if bots is not None else Bots(self)
        self.scheduler = Scheduler(settings.clock, self)
        self._server = TlsServer(certificate, settings.limits, self)
        self._server.opened.connect(self._on_opened)
        self._side = HostSide(
            self._server.fingerprint, is_signed_by, settings.entropy, APP, timing=settings.timing
        )
        self._lobby = Lobby(settings.entropy, certificate.key_pem, self.fingerprint)
        self._peers: set[HostPeer] = set()
        self._signed_in_peers = SignedInPeers()
        self._announcer: Announcer | None = None
        self._signer = signer
        self._successions: dict[str, TableSuccession] = {}
        self._handed_over: dict[str, Checkpoint] = {}
        """Why tables are here that were handed over."""
        self._sync: JournalSync | None = None
        if executor is None and journals.is_grouped:
            self._sync = JournalSync(journals, self)
            self._sync.failed.connect(self._on_sync_failed)

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
        return self._lobby.tables

    @property
    def connections(self) -> int:
        """Return how many clients are connected."""
        return len(self._peers)

    def moved_at(self, table_id: str) -> float:
        """Return when somebody last did something in the game, in seconds since 1970."""
        return self._moves[table_id][1]

    def code_of(self, table_id: str) -> str | None:
        """Return the three words by which a private table is found."""
        return self._lobby.code_of(table_id)

    def listen(self, port: int = DEFAULT_PORT) -> Listening:
        """Listen on this port or the next free one; raises ListenError."""
        return self._server.listen(port)

    def announce(self, announcer: Announcer | None) -> None:
        """Announce all listed tables from now on."""
        self._announcer = announcer
        for runner in self._lobby.tables:
            self._announce(runner.table.state)

    def set_pacing(self, pacing: Pacing) -> None:
        """Let all tables, and those to come, go at another pace."""
        self._store.pacing = pacing
        for runner in self._lobby.tables:
            runner.table.pacing = pacing

    def open_table(
        self, config: TableConfig, host: Person | None = None, password: str | None = None
    ) -> TableRunner:
        """Open a table; without a host, the first person to join hosts it."""
        return self._add(self._store.open(config, host, password))

    async def open_table_in_background(
        self, config: TableConfig, host: Person | None = None, password: str | None = None
    ) -> TableRunner:
        """Open a table, with the executor."""
        assert self._executor is not None
        return self._add(await self._executor.submit(self._store.open, config, host, password))

    async def open_duplicate(
        self,
        config: TableConfig,
        host: Person,
        joined: DuplicateJoined,
        tables: int,
        password: str | None = None,
    ) -> list[TableRunner]:
        """Open tables of a duplicate session, alike.

        Nobody watches: the boards are still to be played at other tables.
        """
        assert self._executor is not None
        config = replace(config, spectators=False)
        found = await self._executor.submit(
            self._store.open_duplicate, config, host, joined, tables, password
        )
        return [self._add(each) for each in found]

    def restore(self) -> list[RestoreError]:
        """Reopen every table that was not closed; return what could not be read."""
        return self._add_restored(self._store.restore())

    async def restore_in_background(self) -> list[RestoreError]:
        """Reopen every table that was not closed; return what could not be read."""
        assert self._executor is not None
        return self._add_restored(await self._executor.submit(self._store.restore))

    def sign_for(self, table_id: str, signer: Signer) -> TableSuccession:
        """Let a table be handed over, or go on elsewhere if this program is gone."""
        if table_id not in self._successions:
            opened, runner = self._open[table_id], self._lobby.get(table_id)
            assert runner is not None
            password = str(opened.password) if opened.password else None
            succession = TableSuccession(runner, signer, password, self.program, runner)
            succession.moved.connect(partial(self._on_moved, table_id))
            self._successions[table_id] = succession
        return self._successions[table_id]

    def succession(self, table_id: str) -> TableSuccession | None:
        """Return what lets a table move, if anybody signs for it."""
        return self._successions.get(table_id)

    def program(self, key: str, port: int = DEFAULT_PORT) -> Program:
        """Return what others have to know to find the tables of somebody here.

        The port, or the next one that is free, is kept for this program from now on.
        """
        addresses = local_addresses().announced[:MOST_ADDRESSES]
        return Program(key, self.fingerprint, self._server.reserve(port), addresses)

    def go_on(
        self,
        taken: TableTakenOver,
        signer: Signer,
        then: Callable[[TableRunner], None],
        failed: Callable[[Exception], None],
        handed_over: Checkpoint | None = None,
    ) -> None:
        """Open a table that continues another one here."""
        host = Person(signer.key, signer.name, signer.avatar)

        def add(opened: OpenTable) -> None:
            table_id = opened.table.table_id
            if handed_over is not None:
                self._handed_over[table_id] = handed_over
            runner = self._add(opened)
            self.sign_for(table_id, signer)
            then(runner)

        if self._executor is not None:
            job = self._executor.submit(self._store.go_on, taken, host)
            job.finished.connect(add)
            job.failed.connect(failed)
            return
        try:
            opened = self._store.go_on(taken, host)
        except Exception as error:
            failed(error)
        else:
            add(opened)

    def _on_moved(self, table_id: str, checkpoint: Checkpoint, moved_to: str) -> None:
        runner, program = self._lobby.get(table_id), checkpoint.program(checkpoint.next_host)
        if runner is not None and program is not None:
            place, password = place_of_program(program), self._open[table_id].password
            target = Target(place.endpoints, moved_to, password=password, pin=place.pin)
            self.table_moved.emit(target, table_id)
            runner.dismiss(ClosedReason.MOVED)
            self._remove(runner)

    def discard_idle(self) -> None:
        """Close idle public tables: no game and no seat taken."""
        for runner in self._lobby.tables:
            state = runner.table.state
            missed = state.config.private or state.stage is TableStage.ACTIVE
            if not missed and not any(chair.owner for chair in state.chairs):
                self._close_journal(state.table_id)

    def end_table(self, table_id: str) -> None:
        """Close a table for good, even with people at it."""
        for runner in self._lobby.tables:
            if runner.table.table_id == table_id:
                runner.dismiss()
                self._remove(runner)

    def close(self) -> None:
        """Say good-bye to everybody; the tables stay in their journals."""
        for succession in self._successions.values():
            succession.close()
        if self._sync is not None:
            self._sync.close()
        for runner in self._lobby.tables:
            runner.shut()
            self._withdraw(runner.table.table_id)
        for peer in list(self._peers):
            peer.dismiss(Code.SHUTDOWN)
        self._server.close()
        self._bots.close()

    def _add_restored(self, found: Sequence[OpenTable | RestoreError]) -> list[RestoreError]:
        for each in found:
            if isinstance(each, OpenTable):
                self._add(each)
        return [each for each in found if isinstance(each, RestoreError)]

    def _add(self, opened: OpenTable) -> TableRunner:
        table = opened.table
        runner = TableRunner(table, self._bots, self.scheduler, self, self._executor, self._sync)
        runner.changed.connect(self._on_table_changed)
        runner.closed.connect(self._on_table_closed)
        runner.journal_failed.connect(self._on_journal_failed)
        self._open[table.table_id] = opened
        self._moves[table.table_id] = table.state.game, opened.moved
        self._lobby.add(runner, opened.password)
        self._announce(table.state)
        if self._signer is not None:
            self.sign_for(table.table_id, self._signer)
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
            case StartCode(first_word=word):
                now = self.scheduler.now()
                found = self._lobby.start_code(word, peer.person.key, peer.place, now)
                self._let_prove(peer, found)
            case JoinTable(table=table_id):
                self._enter(peer, table_id)
            case FindTable(table=table_id):
                peer.send(self._found(table_id, peer.person.key))
            case Prove():
                self._check_proof(peer, message)
            case TakeOver(answer=answer, table=opened) if peer.table is not None:
                succession = self._successions.get(peer.table.table.table_id)
                if succession is not None:
                    succession.take_over(peer, answer, opened)
            case CommandMessage() if peer.table is not None:
                self._command(peer, peer.table, message)
            case Snapshot() if peer.table is not None:
                peer.table.snapshot(peer)
            case FetchRecord() if peer.table is not None:
                peer.table.tell_record(peer, partial(peer.give_record, message))
            case LeaveTable() | Bye() if peer.table is not None:
                peer.table.leave(peer)

    def _sign_in(self, peer: HostPeer, claim: Authenticate) -> None:
        person = Person(claim.public_key, claim.name, claim.avatar)
        owners = self._lobby.owners()
        objection = self._signed_in_peers.objection(person, owners)
        if objection is None and peer.is_extra and person not in owners:
            objection = Code.HOST_FULL
        if objection is not None:
            peer.refuse(objection)
            return
        if peer.is_extra:
            self._make_room_for(peer, owners)
        before = self._signed_in_peers.sign_in(peer, person)
        if before is not None:
            self._leave_table(before)
            before.dismiss(Code.REPLACED)
        peer.send(SignedIn(self._lobby.listed()))
        self.signed_in.emit(person)

    def _make_room_for(self, peer: HostPeer, owners: Sequence[Person]) -> None:
        """Let the owner of a seat into a full host: a person without one has to go."""
        leaving = self._signed_in_peers.quietest(owners)
        if leaving is not None:
            self._leave_table(leaving)
            leaving.dismiss(Code.HOST_FULL)
        peer.take_room()

    def _let_prove(self, peer: HostPeer, attempt: Attempt | Code) -> None:
        if isinstance(attempt, Code):
            peer.refuse(attempt)
        else:
            peer.attempt = attempt
            peer.send(Exchange(attempt.exchange.element, attempt.salt))

    def _enter(self, peer: HostPeer, table_id: str) -> None:
        now = self.scheduler.now()
        entry = self._lobby.enter(table_id, peer.person.key, peer.place, now)
        if isinstance(entry, TableRunner):
            self._join(peer, entry)
        else:
            self._let_prove(peer, entry)

    def _found(self, table_id: str, key: str) -> Found:
        """Return the table that somebody asks for, or the newest that continues it."""
        for runner in reversed(self._lobby.tables):
            state = runner.table.state
            may_know = not state.config.private or state.chair_of(key) is not None
            if may_know and table_id in (state.table_id, *state.continues):
                owners = (chair.owner.key for chair in state.chairs if chair.owner)
                moved = self._handed_over.get(state.table_id)
                return Found(
                    state.table_id,
                    len(state.game.match.results) if state.game is not None else 0,
                    tuple(filter(state.is_connected, owners)),
                    write_checkpoint(moved) if moved is not None else None,
                )
        return Found()

    def _check_proof(self, peer: HostPeer, claim: Prove) -> None:
        attempt, peer.attempt = peer.attempt, None
        assert attempt is not None, "the state table lets nobody prove unasked"
        proof, runner = attempt.proof_for(claim), self._lobby.get(attempt.table_id)
        if proof is None or runner is None:
            peer.refuse(attempt.denial)
        elif attempt.denial is Code.UNKNOWN_CODE:
            peer.send(Tables((info(runner.table.state),), proof))
        else:
            self._join(peer, runner, proof)

    def _join(self, peer: HostPeer, runner: TableRunner, proof: str | None = None) -> None:
        if self._lobby.knows_boards(runner, peer.person.key, peer.place):
            peer.refuse(Code.OTHER_TABLE)
            return
        peer.table, peer.proof = runner, proof
        runner.join(peer, partial(self._on_refused, peer))

    def _on_refused(self, peer: HostPeer, rejected: Rejected) -> None:
        peer.table = None
        peer.refuse(*refusal_code(rejected))

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
            state = runner.table.state
            if state.game is not self._moves[state.table_id][0]:
                self._moves[state.table_id] = state.game, self._settings.calendar()
            self._announce(state)
            self.table_changed.emit(runner.table.table_id)

    @Slot(str)
    def _on_journal_failed(self, problem: str) -> None:
        runner = self.sender()
        if isinstance(runner, TableRunner):
            self.journal_failed.emit(runner.table.table_id, problem)

    @Slot(str)
    def _on_sync_failed(self, problem: str) -> None:
        for runner in self._lobby.tables:
            self.journal_failed.emit(runner.table.table_id, problem)

    def _close_journal(self, table_id: str) -> None:
        self._moves.pop(table_id)
        kept, now = self._open.pop(table_id).journal, self._settings.calendar()

        def failed(error: Exception) -> None:
            # The table says itself that it is closed, so the next start closes its journal.
            log.error("the journal of table %s cannot be closed: %s", table_id, error)

        if self._executor is not None:
            self._executor.submit(kept.close, now).failed.connect(failed)
            return
        try:
            kept.close(now)
        except Exception as error:
            failed(error)

    def _announce(self, state: TableState) -> None:
        if self._announcer is not None and not state.config.private:
            self._announcer.advertise(info(state))

    def _withdraw(self, table_id: str) -> None:
        if self._announcer is not None:
            self._announcer.withdraw(table_id)

    @Slot()
    def _on_table_closed(self) -> None:
        runner = self.sender()
        if isinstance(runner, TableRunner):
            self._remove(runner)

    def _remove(self, runner: TableRunner) -> None:
        table_id = runner.table.table_id
        succession = self._successions.pop(table_id, None)
        if succession is not None:
            succession.close()
        self._lobby.remove(table_id)
        self._close_journal(table_id)
        self._withdraw(table_id)
        self.table_closed.emit(table_id)
        runner.deleteLater()
