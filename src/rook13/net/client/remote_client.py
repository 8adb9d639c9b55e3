"""A table at another host: connects, signs in, joins, and comes back after every interruption."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Slot

from rook13.engine.state import Phase
from rook13.net.client.deal_verifier import DealVerifier
from rook13.net.client.link import ClientLink, LinkEnd
from rook13.net.client.table_client import (
    CHOOSE_TABLE,
    NO_PASSWORD,
    NO_TABLES,
    NOT_PROVEN,
    Move,
    MoveChoice,
    NoEntry,
    TableClient,
)
from rook13.net.client.target import BackOff, Place, Route, Target
from rook13.net.client.tls_client import DialProblem
from rook13.net.codes import first_word, parse_code
from rook13.net.moving.moves import Moves, OwnHost
from rook13.net.security import CODE, PasswordHash, Signer
from rook13.protocol import messages as m
from rook13.protocol.connection import DEFAULT_TIMING, Timing
from rook13.protocol.errors import Code, RemoteProtocolError
from rook13.protocol.replies import RemoteRecord, read_answer
from rook13.protocol.vocabulary import read_facts, read_view, write_command
from rook13.table.commands import Command, DisputeTable
from rook13.table.config import Person
from rook13.table.facts import Fact
from rook13.table.outcome import ClosedReason, Refusal, Refused, Rejected
from rook13.table.state import TableStage
from rook13.table.views import TableView

_FINAL = {
    DialProblem.CERTIFICATE_CHANGED,
    DialProblem.CERTIFICATE_BAD,
    DialProblem.CLOCK_WRONG,
}
"""What no retry can change."""
PATIENCE = 20.0
"""Seconds after which a host is gone, and its table may go on elsewhere."""
PAUSE = 0.15
"""The part of this time that somebody has before the next one may host the table, too."""
_PASSING = {Code.HOST_FULL.value, Code.TOO_MANY_GUESSES.value}
"""What passes by itself, for somebody who was at the table before."""


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
        host: OwnHost | None = None,
        patience: float = PATIENCE,
    ) -> None:
        super().__init__(verifier, parent)
        self._signer = signer
        self._back_off = back_off if back_off is not None else BackOff()
        self._timing = timing
        self._jitter = jitter
        self._link: ClientLink | None = None
        self._attempt = 0
        self._was_here = False
        self._is_here = False
        self._is_over = False
        self._host_stopped = False
        self._record = RemoteRecord()
        self._is_fetching = False
        self._retry = QTimer(self, singleShot=True)
        self._retry.timeout.connect(self._call)
        self._has_offered = False
        self._view_before: TableView | None = None
        """Of the table that the one where we are continues."""
        self._moves = Moves(signer, host, self.name_of, patience * PAUSE, self)
        self._moves.held = target.held
        self._moves.wanted.connect(self._send)
        self._moves.choice_changed.connect(self.move_offered)
        self._moves.went_to.connect(self._go_to)
        self._route = Route(target, pin)
        self._gone = QTimer(self, singleShot=True, interval=int(patience * 1000))
        self._gone.timeout.connect(self._on_host_gone)

    @property
    def is_connected(self) -> bool:
        return self._is_here

    @property
    def host_stopped(self) -> bool:
        return self._host_stopped and not self._is_here

    @property
    def fingerprint(self) -> str | None:
        """Return the host's certificate by its SHA-256, once it has shown it."""
        return self._route.pin

    @property
    def place(self) -> str:
        """Return what to remember that certificate under."""
        return self._route.place

    @property
    def move_choice(self) -> MoveChoice | None:
        return self._moves.choice

    def go_on_here(self) -> None:
        self._moves.go_on_here()

    def join_offer(self, key: str) -> None:
        self._moves.join(key)

    def decline_move(self) -> None:
        self._moves.decline()

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
        self._is_fetching = False
        self._retry.stop()
        self._gone.stop()
        self._moves.stop()
        self._drop_link()

    def fetch_record(self) -> None:
        if not self._is_fetching:
            self._is_fetching = True
            self._ask_for_hands()

    def cut(self) -> None:
        """Lose the connection, as when a cable is pulled; for tests."""
        if self._link is not None:
            self._link.abort()

    @Slot()
    def _call(self) -> None:
        link = ClientLink(
            self._route.target.endpoints,
            self._signer,
            self._route.pin,
            self._timing,
            parent=self,
        )
        self._link = link
        link.message.connect(self._on_message)
        link.ended.connect(self._on_ended)
        link.start()

    @Slot(object)
    def _on_message(self, message: m.Message) -> None:
        try:
            self._handle(message)
        except RemoteProtocolError as error:
            self._drop(error)

    def _handle(self, message: m.Message) -> None:
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
            case m.CheckpointPart():
                self._moves.learn(message, self._view)
            case m.HandOver() if self._view is not None:
                self._moves.ask(self.name_of(self._view.host or "") or self._view.config.name)
            case m.Moved() if self._view is not None:
                self._moves.follow(message, self._view)
            case m.AnswerMessage():
                self._answer(read_answer(message))
            case m.RecordPart() if self._is_fetching or self._moves.awaits_record:
                self._collect(message)
            case m.Left(reason=reason):
                self._finish(ClosedReason.of(reason))
            case m.Refuse():
                self._on_refused(message)
            case m.Bye(reason=Code.SHUTDOWN.value):
                self._host_stopped = True
            case m.Bye(reason=Code.REPLACED.value):
                self._finish(ClosedReason.REPLACED)

    def _enter(self, tables: Sequence[m.TableInfo]) -> None:
        """Ask for the table; without an id or a code there has to be exactly one."""
        assert self._link is not None
        target = self._route.target
        self._route.pin = self._link.fingerprint
        fits = [each for each in tables if target.name in (None, each.name, each.table)]
        by_code = target.table_id is None and target.code is not None
        if by_code and target.code is not None:
            self._link.send(m.StartCode(first_word(parse_code(target.code))))
        elif target.table_id is None and len(fits) != 1:
            code = CHOOSE_TABLE if tables else NO_TABLES
            self._give_up(NoEntry(code, choices=tuple(fits or tables)))
        else:
            self._join(target.table_id or fits[0].table)

    def _join(self, table_id: str) -> None:
        assert self._link is not None
        self._route.find(table_id)
        self._link.send(m.JoinTable(table_id))

    def _prove(self, exchange: m.Exchange) -> None:
        """Show that we know the code or password; neither leaves this computer."""
        assert self._link is not None
        target = self._route.target
        if target.table_id is None and target.code is not None:
            self._link.prove(parse_code(target.code).encode(), CODE, exchange.element)
        elif target.table_id is None or target.password is None:
            self._give_up(NoEntry(Code.WRONG_PASSWORD.value))
        else:
            salt = bytes.fromhex(exchange.salt or "")
            known = target.password
            if not isinstance(known, PasswordHash):
                known = PasswordHash.with_salt(known, salt)
            self._link.prove(known.digest, target.table_id, exchange.element)

    def _take_table(self, found: m.TableInfo, proof: str | None) -> None:
        assert self._link is not None
        if self._link.is_proven(proof):
            self._join(found.table)
        else:
            self._give_up(NoEntry(NOT_PROVEN))

    def _take_place(self, view: TableView, proof: str | None) -> None:
        """Arrive at the table, unless a password was to show that it is the right one."""
        assert self._link is not None
        target = self._route.target
        if self._route.is_sent or target.password is None or self._link.is_proven(proof):
            self._arrive(view)
        else:
            self._give_up(NoEntry(NOT_PROVEN if view.config.has_password else NO_PASSWORD))

    def _arrive(self, view: TableView) -> None:
        before, held = self._view, self._moves.held
        known = before.table_id if before is not None else held and held.checkpoint.table_id
        if known not in (None, view.table_id):
            problem = self._moves.difference(before, view)
            if problem:
                self._refuse_table(view, problem)
                return
            move, self._view_before = self._settle(view), before
        else:
            move = None
        self._attempt = 0
        self._gone.stop()
        self._moves.stop()
        if not self._moves.awaits_record:
            self._route.arrive()
        self._was_here = self._is_here = True
        self._host_stopped = False
        self._has_offered = False
        self.connected.emit()
        # What was never answered is asked again; the table does nothing twice.
        for command_id, (revision, command) in sorted(self._waiting.items()):
            self._pass_on(command_id, revision, command)
        self._take(view, ())
        if move is not None:
            self.moved.emit(move)
        if self._moves.awaits_record:
            # All of it, because what we hold is compared with it.
            self._record = RemoteRecord()
        self._ask_for_hands()

    def _refuse_table(self, view: TableView, problem: str) -> None:
        """Go away from a table that is not what it says, and tell those who are there."""
        assert self._link is not None
        self._moves.refuse(view.table_id, problem)
        number = max(self._last_id, view.last_command) + 1
        dispute = write_command(DisputeTable(problem))
        self._link.send(m.CommandMessage(number, view.revision, dispute))
        if not self._was_here:
            self._give_up(NoEntry(f"differs_{problem}"))
            return
        was_here, self._is_here = self._is_here, False
        self._drop_link()
        if was_here:
            self.disconnected.emit()
        self._return()

    def _return(self) -> None:
        """Go back to where the table was, and let the player choose again."""
        self._route.go_back()
        self._moves.search(self._route.pin)
        self._retry.start(int(self._back_off.delay(self._attempt, self._jitter) * 1000))

    def _update(self, update: m.Update) -> None:
        before = self._view
        view = read_view(update.view, before)
        facts = read_facts(view.config.rules(), update.facts)
        if before is not None and view.revision < before.revision:
            raise RemoteProtocolError(Code.BAD_MESSAGE, "a revision from the past")
        self._take(view, facts)
        # Spectators may get several changes at once, with all their facts.
        if before is not None and view.revision > before.revision + 1 and not facts:
            self._ask_again()

    def _ask_again(self) -> None:
        if self._link is not None and self._link.at_table:
            self._link.send(m.Snapshot())

    def _ask_for_hands(self) -> None:
        is_wanted = self._is_fetching or self._moves.awaits_record
        if is_wanted and self._link is not None and self._link.at_table:
            self._link.send(self._record.question)

    def _collect(self, part: m.RecordPart) -> None:
        if not self._record.take(part):
            self._ask_for_hands()
            return
        problem = self._moves.record_difference(self._record.record)
        if problem and self._view is not None:
            refused, self._view = self._view, self._view_before
            self._refuse_table(refused, problem)
            return
        self._route.arrive()
        if self._is_fetching:
            self._is_fetching = False
            self.record_fetched.emit(self._record.record)

    def _drop(self, error: RemoteProtocolError) -> None:
        """End a connection that brought something invalid; the next one starts over."""
        if self._link is not None:
            self._link.break_off(error)

    def _on_refused(self, refusal: m.Refuse) -> None:
        why = NoEntry(refusal.code, refusal.host_version, refusal.client_version)
        is_gone = refusal.code == Code.UNKNOWN_TABLE.value and self._moves.held is not None
        if self._was_here and (refusal.code in _PASSING or self._route.is_sent):
            self.cut()
        elif self._was_here and is_gone:
            self._moves.search(self._route.pin)
            self.cut()
        else:
            self._give_up(why)

    @Slot(object)
    def _on_ended(self, end: LinkEnd) -> None:
        was_here, self._is_here = self._is_here, False
        is_unproven = self._link is not None and self._link.awaits_proof
        if self._link is not None:
            self._link.deleteLater()
            self._link = None
        if self._is_over:
            return
        if was_here:
            self._moves.stop()
            self.disconnected.emit()
            if self._moves.held is not None:
                self._gone.start()
        failure = end.failure
        if self._was_here and self._route.is_sent and not was_here:
            self._return()
        elif self._was_here and self._moves.held is not None:
            self._try_again()
        elif is_unproven and not self._was_here:
            # Every proof is worth one guess to a host that does not know the secret.
            self._give_up(NoEntry(NOT_PROVEN))
        elif failure is not None and (failure.problem in _FINAL or not self._was_here):
            self._give_up(NoEntry(failure=failure))
        elif not self._was_here and end.code is not None:
            self._give_up(NoEntry(end.code.value))
        elif not self._is_over:
            self._try_again()

    def _try_again(self) -> None:
        delay = self._back_off.delay(self._attempt, self._jitter)
        self._attempt += 1
        self._retry.start(int(delay * 1000))

    @Slot()
    def _on_host_gone(self) -> None:
        """Look for the table elsewhere, and let the player host it here."""
        if not self._is_here and not self._is_over and not self._route.is_sent:
            self._moves.search(self._route.pin)

    @Slot(object)
    def _send(self, message: m.Message) -> None:
        if self._link is not None:
            self._link.send(message)

    @Slot(object, str)
    def _go_to(self, place: Place, table_id: str) -> None:
        """Go to the table that continues ours, and stay there."""
        self._route.go_to(place, table_id)
        self._moves.pause()
        self._gone.stop()
        was_here, self._is_here = self._is_here, False
        self._drop_link()
        if was_here:
            self.disconnected.emit()
        self._retry.start(0)

    def _settle(self, view: TableView) -> Move:
        """Return how the table has moved; what was under way is over."""
        before, host = self._view, view.host or ""
        lost = 0
        if before is not None and not self._moves.is_orderly:
            self._verifier.lose_host(self.name_of(before.host or "") or before.config.name)
            lost = _lost_hand(before, view)
        waiting, self._waiting = self._waiting, {}
        for command_id, (revision, _) in waiting.items():
            rejected = Rejected(command_id, revision, Refusal.STALE)
            QTimer.singleShot(0, self, partial(self.answered.emit, rejected))
        name = next((p.name for p in _people(view) if p.key == host), "")
        return Move(name, host == self._signer.key, lost)

    def _take(self, view: TableView, facts: Sequence[Fact]) -> None:
        super()._take(view, facts)
        host, link = self._moves.host, self._link
        if host is None or link is None or self._has_offered or view.own_seat is None:
            return
        if link.at_table:
            self._has_offered = True
            self.send(host.offer(self._signer.key))

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


def _people(view: TableView) -> list[Person]:
    return [*(info.person for info in view.seats if info.person), *view.others]


def _lost_hand(before: TableView, view: TableView) -> int:
    """Return the first hand that was dealt already, or even over, and is dealt anew."""
    if before.stage is not TableStage.ACTIVE or before.game is None or view.game is None:
        return 0
    results = len(view.game.results)
    is_dealt = before.game.phase not in (Phase.DEALING, Phase.HAND_OVER)
    return results + 1 if len(before.game.results) + is_dealt > results else 0


LINGER_MS = 2500
"""Longer than a channel takes to send what is still waiting."""
