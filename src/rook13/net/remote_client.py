"""A table at another host: connects, signs in, joins, and comes back after every interruption."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, QTimer, Slot

from rook13.engine.record import RecordError
from rook13.net.addresses import Endpoint
from rook13.net.client_link import ClientLink, LinkEnd
from rook13.net.codes import first_word, parse_code
from rook13.net.deal_verifier import DealVerifier
from rook13.net.pake import CODE
from rook13.net.security import PasswordHash, Signer
from rook13.net.table_client import (
    CHOOSE_TABLE,
    NO_PASSWORD,
    NO_TABLES,
    NOT_PROVEN,
    OLD_HOST,
    ClosedReason,
    NoEntry,
    TableClient,
)
from rook13.net.tls_client import DialProblem
from rook13.protocol import messages as m
from rook13.protocol.connection import DEFAULT_TIMING, Timing
from rook13.protocol.errors import Code, RemoteProtocolError
from rook13.protocol.replies import RecordFetch, read_answer
from rook13.protocol.vocabulary import read_facts, read_view, write_command
from rook13.table.commands import Command
from rook13.table.outcome import Refused, Rejected
from rook13.table.views import TableView

_FINAL = {DialProblem.CERTIFICATE_CHANGED, DialProblem.CERTIFICATE_BAD}
"""What waiting does not mend."""
_PASSING = {Code.HOST_FULL.value, Code.TOO_MANY_GUESSES.value}
"""What waiting does mend, for somebody who was at the table before."""


@dataclass(frozen=True, slots=True)
class BackOff:
    """Doubles from `first` to `longest` seconds; a part of each wait is left to chance."""

    first: float = 0.5
    longest: float = 10.0
    spread: float = 0.5

    def delay(self, attempt: int, jitter: Callable[[], float]) -> float:
        """Seconds before attempt 0, 1, 2 …; `jitter` gives a number from 0 up to 1.

        Chance keeps four clients of a host that comes back from knocking at the same instant.
        """
        # 2.0 ** attempt overflows after a night of trying.
        whole = min(self.longest, self.first * 2.0 ** min(attempt, 32))
        return whole * (1 - self.spread * jitter())


@dataclass(frozen=True, slots=True)
class Target:
    """Which table, and where: by its id, its code or its name, or the only one there is."""

    endpoints: tuple[Endpoint, ...]
    table_id: str | None = None
    code: str | None = None
    password: str | None = None
    name: str | None = None
    pin: str | None = None
    """The host's certificate, where it is known for sure."""

    @property
    def place(self) -> str:
        """Return under what to remember the host's certificate: the table, or else the address.

        An address may be another computer's tomorrow; a table stays at its host.
        """
        return f"table {self.table_id}" if self.table_id else str(self.endpoints[0])


class RemoteTableClient(TableClient):
    """Somebody at a table that runs elsewhere."""

    def __init__(
        self,
        target: Target,
        signer: Signer,
        pin: str | None = None,
        back_off: BackOff | None = None,
        timing: Timing = DEFAULT_TIMING,
        jitter: Callable[[], float] = random.random,
        verifier: DealVerifier | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(verifier, parent)
        self._target = target
        self._signer = signer
        self._pin = target.pin or pin
        self._back_off = back_off if back_off is not None else BackOff()
        self._timing = timing
        self._jitter = jitter
        self._link: ClientLink | None = None
        self._attempt = 0
        self._was_here = False
        self._is_here = False
        self._is_over = False
        self._host_stopped = False
        self._fetch: RecordFetch | None = None
        self._retry = QTimer(self, singleShot=True)
        self._retry.timeout.connect(self._call)

    @property
    def is_connected(self) -> bool:
        return self._is_here

    @property
    def host_stopped(self) -> bool:
        return self._host_stopped and not self._is_here

    @property
    def fingerprint(self) -> str | None:
        """Return the host's certificate by its SHA-256, once it has shown it."""
        return self._pin

    def start(self) -> None:
        self._call()

    def leave(self) -> None:
        if self._link is not None and self._link.at_table:
            self._link.send(m.LeaveTable())
        elif not self._is_here and not self._is_over:
            self._finish(ClosedReason.LEFT)

    def close(self) -> None:
        self._is_over = True
        self._is_here = False
        self._fetch = None
        self._retry.stop()
        self._drop_link()

    def fetch_record(self) -> None:
        if self._fetch is None:
            self._fetch = RecordFetch()
            self._ask_for_part()

    def cut(self) -> None:
        """Lose the connection, as when a cable is pulled; for tests."""
        if self._link is not None:
            self._link.abort()

    @Slot()
    def _call(self) -> None:
        link = ClientLink(
            self._target.endpoints, self._signer, self._pin, self._timing, parent=self
        )
        self._link = link
        link.message.connect(self._on_message)
        link.ended.connect(self._on_ended)
        link.start()

    @Slot(object)
    def _on_message(self, message: m.Message) -> None:
        try:
            self._obey(message)
        except RemoteProtocolError as error:
            self._doubt(error)

    def _obey(self, message: m.Message) -> None:
        match message:
            case m.SignedIn(tables=tables):
                self._enter(tables)
            case m.Exchange():
                self._prove(message)
            case m.Tables(tables=(found,), proof=proof):
                self._take_table(found, proof)
            case m.Joined(view=wire, proof=proof):
                self._take_place(read_view(wire, self._view), proof)
            case m.Update():
                self._update(message)
            case m.AnswerMessage():
                self._answer(read_answer(message))
            case m.RecordPart() if self._fetch is not None:
                self._collect(self._fetch, message)
            case m.Left(reason=reason):
                self._finish(_closed_reason(reason))
            case m.Refuse():
                self._on_refused(message)
            case m.Bye(reason=Code.SHUTDOWN.value):
                self._host_stopped = True
            case m.Bye(reason=Code.REPLACED.value):
                self._finish(ClosedReason.REPLACED)

    def _enter(self, tables: Sequence[m.TableInfo]) -> None:
        """Ask for the table; without an id or a code there has to be exactly one."""
        assert self._link is not None
        self._pin = self._link.fingerprint
        target = self._target
        fits = [each for each in tables if target.name in (None, each.name, each.table)]
        by_code = target.table_id is None and target.code is not None
        if (by_code or target.password is not None) and not self._link.can_prove:
            self._give_up(NoEntry(OLD_HOST))
        elif by_code and target.code is not None:
            self._link.send(m.StartCode(first_word(parse_code(target.code))))
        elif target.table_id is None and len(fits) != 1:
            code = CHOOSE_TABLE if tables else NO_TABLES
            self._give_up(NoEntry(code, choices=tuple(fits or tables)))
        else:
            self._target = replace(target, table_id=target.table_id or fits[0].table)
            self._join()

    def _join(self) -> None:
        assert self._link is not None
        assert self._target.table_id is not None
        self._link.send(m.JoinTable(self._target.table_id))

    def _prove(self, exchange: m.Exchange) -> None:
        """Show that we know the code or password; neither leaves this computer."""
        assert self._link is not None
        target = self._target
        if target.table_id is None and target.code is not None:
            self._link.prove(parse_code(target.code).encode(), CODE, exchange.element)
        elif target.table_id is None or target.password is None:
            self._give_up(NoEntry(Code.WRONG_PASSWORD.value))
        else:
            salt = bytes.fromhex(exchange.salt or "")
            secret = PasswordHash.with_salt(target.password, salt).digest
            self._link.prove(secret, target.table_id, exchange.element)

    def _take_table(self, found: m.TableInfo, proof: str | None) -> None:
        assert self._link is not None
        if self._link.is_proven(proof):
            self._target = replace(self._target, table_id=found.table)
            self._join()
        else:
            self._give_up(NoEntry(NOT_PROVEN))

    def _take_place(self, view: TableView, proof: str | None) -> None:
        """Arrive at the table, unless a password was to show that it is the right one."""
        assert self._link is not None
        if self._target.password is None or self._link.is_proven(proof):
            self._arrive(view)
        else:
            self._give_up(NoEntry(NOT_PROVEN if view.config.has_password else NO_PASSWORD))

    def _arrive(self, view: TableView) -> None:
        self._attempt = 0
        self._was_here = self._is_here = True
        self._host_stopped = False
        self.connected.emit()
        # What was never answered is asked again; the table does nothing twice.
        for command_id, (revision, command) in sorted(self._waiting.items()):
            self._pass_on(command_id, revision, command)
        self._take(view, ())
        if self._fetch is not None:
            self._fetch = RecordFetch()
            self._ask_for_part()

    def _update(self, update: m.Update) -> None:
        before = self._view
        view = read_view(update.view, before)
        facts = read_facts(view.config.rules(), update.facts)
        if before is not None and view.revision < before.revision:
            raise RemoteProtocolError(Code.BAD_MESSAGE, "a revision from the past")
        self._take(view, facts)
        # Whoever watches may get several changes at once, with all that led to them.
        if before is not None and view.revision > before.revision + 1 and not facts:
            self._ask_again()

    def _ask_again(self) -> None:
        if self._link is not None and self._link.at_table:
            self._link.send(m.Snapshot())

    def _ask_for_part(self) -> None:
        part = self._fetch.next_part if self._fetch is not None else None
        if part is not None and self._link is not None and self._link.at_table:
            self._link.send(m.FetchRecord(part))

    def _collect(self, fetch: RecordFetch, part: m.RecordPart) -> None:
        fetch.take(part)
        if fetch.next_part is not None:
            self._ask_for_part()
            return
        self._fetch = None
        try:
            self._take_record(fetch.text)
        except RecordError as error:
            raise RemoteProtocolError(Code.BAD_MESSAGE, error.problem.value) from None

    def _doubt(self, error: RemoteProtocolError) -> None:
        """End a connection that brought something invalid; the next one starts over."""
        if self._link is not None:
            self._link.break_off(error)

    def _on_refused(self, refusal: m.Refuse) -> None:
        if self._was_here and refusal.code in _PASSING:
            self.cut()
            return
        self._give_up(NoEntry(refusal.code, refusal.host_version, refusal.client_version))

    @Slot(object)
    def _on_ended(self, end: LinkEnd) -> None:
        was_here, self._is_here = self._is_here, False
        if self._link is not None:
            self._link.deleteLater()
            self._link = None
        if self._is_over:
            return
        if was_here:
            self.disconnected.emit()
        failure = end.failure
        if failure is not None and (failure.problem in _FINAL or not self._was_here):
            self._give_up(NoEntry(failure=failure))
        elif not self._was_here and end.code is not None:
            self._give_up(NoEntry(end.code.value))
        elif not self._is_over:
            delay = self._back_off.delay(self._attempt, self._jitter)
            self._attempt += 1
            self._retry.start(int(delay * 1000))

    def _pass_on(self, command_id: int, revision: int, command: Command) -> None:
        try:
            wire = write_command(command)
        except Refused as refused:
            rejected = Rejected(command_id, revision, refused.refusal)
            QTimer.singleShot(0, self, partial(self._answer, rejected))
            return
        if self._link is not None and self._link.at_table:
            self._link.send(m.CommandMessage(command_id, revision, wire))

    def _finish(self, reason: ClosedReason) -> None:
        self.close()
        self._waiting.clear()
        self.closed.emit(reason)

    def _give_up(self, why: NoEntry) -> None:
        self.close()
        self.refused.emit(why)

    def _drop_link(self) -> None:
        link, self._link = self._link, None
        if link is not None:
            link.close()
            QTimer.singleShot(LINGER_MS, link, link.deleteLater)


LINGER_MS = 2500
"""Longer than a channel takes to send what is still waiting."""


def _closed_reason(word: str) -> ClosedReason:
    try:
        return ClosedReason(word)
    except ValueError:
        return ClosedReason.CLOSED
