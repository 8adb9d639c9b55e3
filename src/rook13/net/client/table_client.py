"""A table as a window sees it: the same whether it runs in this process or on another computer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from rook13.engine.record import Record
from rook13.net.client.deal_verifier import DealCheck, DealVerifier
from rook13.net.client.tls_client import DialFailure
from rook13.protocol.messages import TableInfo
from rook13.table.commands import Command, Commit, Contribute, DisputeDeal
from rook13.table.duplicate import DuplicateView
from rook13.table.duplicate_facts import BoardsCompared
from rook13.table.facts import Fact
from rook13.table.game_facts import NextGamePlanned
from rook13.table.outcome import Accepted, Answer, Refusal, Rejected
from rook13.table.views import TableView


@dataclass(frozen=True, slots=True)
class NoEntry:
    """Why a table could not be joined: a code of the protocol, or the failure to get there.

    `choices` are the tables among which somebody has to choose, with the code `choose_table`.
    """

    code: str = ""
    host_version: int | None = None
    client_version: int | None = None
    failure: DialFailure | None = None
    choices: tuple[TableInfo, ...] = ()


class MoveReason(Enum):
    """Why a table may go on elsewhere."""

    HOST_GONE = "host_gone"
    ASKED = "asked"
    """Its host asks this player to host it."""
    ELSEWHERE = "elsewhere"
    """This program hosts it, and the others are at another one."""


@dataclass(frozen=True, slots=True)
class MoveOffer:
    """A table that continues this one, by the key and the name of who hosts it."""

    key: str
    host: str
    hands: int
    """How many hands are over."""
    present: tuple[str, ...] = ()
    """The names of who is there."""


@dataclass(frozen=True, slots=True)
class MoveChoice:
    """Where the player may go on, by a click."""

    reason: MoveReason
    host: str
    """The name of who hosts the table, or did, if it is known."""
    hands: int = 0
    """How many hands are over that this program could go on after."""
    offers: tuple[MoveOffer, ...] = ()
    may_host: bool = False
    """Whether this program can host the table, and it is its turn to be asked."""
    problem: str = ""
    """In what a table differs from this one, or `not_opened`, if that has just been found."""


@dataclass(frozen=True, slots=True)
class Move:
    """A table goes on: in whose program, whether in this one, and the first hand that is new."""

    host: str
    is_here: bool
    hand: int = 0
    """The hand that is dealt anew, because its cards are lost with the host, or 0."""


CHOOSE_TABLE = "choose_table"
NO_TABLES = "no_tables"
NOT_PROVEN = "not_proven"
"""The host does not know the code or password, though it pretends to."""
RETRY_MS = 1000
"""After which a promise or share is given again that the host's full disk has kept back."""
NO_PASSWORD = "no_password"
"""The table needs none, so nothing proves that it is the one somebody means."""


class TableClient(QObject):
    """Shows a table, sends commands, and looks after fair deals; signals come from the loop."""

    connected = Signal()
    """At the table, for the first time or again; a view follows."""
    disconnected = Signal()
    """The connection is lost; it is being tried again."""
    updated = Signal(object, object)
    """The TableView now, and the tuple of Facts that led to it since the last one."""
    answered = Signal(object)
    """An Accepted or Rejected, once for each command."""
    refused = Signal(object)
    """A NoEntry: the table cannot be joined, and nothing more will be tried."""
    closed = Signal(object)
    """A ClosedReason: it is over."""
    deal_checked = Signal(object)
    """A DealCheck: what this program's check has found, when a deal is revealed or before."""
    duplicate_changed = Signal(object)
    """The DuplicateView of the duplicate session that the table belongs to."""
    move_offered = Signal(object)
    """A MoveChoice, or None when there is none any more."""
    found_others = Signal(object)
    """A tuple of MoveOffers: where people play on who are away from this program's own table."""
    went_elsewhere = Signal(object)
    """A Target: the player wants to leave this program's own table for where the others are."""
    moved = Signal(object)
    """A Move: the table goes on elsewhere, and we are there."""
    record_fetched = Signal(object)
    """The engine's Record of the hands that are over, or None where there is none to be had."""

    def __init__(self, verifier: DealVerifier | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view: TableView | None = None
        self.duplicate: DuplicateView | None = None
        """The duplicate session that the table belongs to, as it was last told."""
        self._verifier = verifier if verifier is not None else DealVerifier()
        self._waiting: dict[int, tuple[int, Command]] = {}
        self._last_id = 0

    @property
    def view(self) -> TableView | None:
        """Return the table as it was last told."""
        return self._view

    @property
    def is_connected(self) -> bool:
        """Return whether commands reach the table now."""
        raise NotImplementedError

    @property
    def host_stopped(self) -> bool:
        """Return whether the connection is down because the host said that it stops for now."""
        return False

    @property
    def move_choice(self) -> MoveChoice | None:
        """Return where the table may go on, if the player is to say something about it."""
        return None

    def name_of(self, key: str) -> str:
        """Return what somebody with a seat is called, or nothing."""
        seats = self._view.seats if self._view is not None else ()
        people = [info.person for info in seats if info.person]
        return next((person.name for person in people if person.key == key), "")

    def go_on_here(self) -> None:
        """Host the table in this program from now on."""

    def join_offer(self, key: str) -> None:
        """Go to the table that somebody hosts, out of `move_choice`."""

    def decline_move(self) -> None:
        """Stay, and host nothing."""

    def start(self) -> None:
        """Go to the table."""
        raise NotImplementedError

    def send(self, command: Command) -> int:
        """Ask something of the table, and return the id that the answer will carry.

        What is sent while the connection is down reaches the table when it is back.
        """
        assert self._view is not None, "nobody is at a table yet"
        self._last_id = max(self._last_id, self._view.last_command) + 1
        self._waiting[self._last_id] = (self._view.revision, command)
        self._verifier.note_sent(command, self._view)
        self._pass_on(self._last_id, self._view.revision, command)
        return self._last_id

    def fetch_record(self) -> None:
        """Ask for the game so far, or the last one; `record_fetched` follows.

        It has the hands that are over. After a reconnect it is asked for again, and it never comes
        when the table is left before. Asking twice before it has come is asking once.
        """
        raise NotImplementedError

    def leave(self) -> None:
        """Leave the table for good; `closed` follows."""
        raise NotImplementedError

    def close(self) -> None:
        """End everything at once, without further signals."""
        raise NotImplementedError

    def _pass_on(self, command_id: int, revision: int, command: Command) -> None:
        raise NotImplementedError

    def _take(self, view: TableView, facts: Sequence[Fact]) -> None:
        """Show what came, and do what follows from it without the player."""
        self._view = view
        self._note_duplicate(view, facts)
        self.updated.emit(view, tuple(facts))
        for check in self._verifier.checks(facts, view, view.config.rules()):
            self._report(check)
        share = self._verifier.reply_to(view)
        if share is not None:
            self.send(share)

    def _note_duplicate(self, view: TableView, facts: Sequence[Fact]) -> None:
        before = self.duplicate
        if view.log or view.duplicate is not None:
            self.duplicate = view.duplicate
        for fact in facts:
            if isinstance(fact, BoardsCompared) and self.duplicate is not None:
                self.duplicate = replace(self.duplicate, tables=fact.tables, seeds=fact.seeds)
            elif isinstance(fact, NextGamePlanned):
                self.duplicate = None
        if self.duplicate != before:
            self.duplicate_changed.emit(self.duplicate)

    def with_proofs(self, record: Record) -> Record:
        """Return a record with what this program has seen of its deals itself."""
        return self._verifier.with_proofs(record)

    def _report(self, check: DealCheck) -> None:
        self.deal_checked.emit(check)
        if check.is_final and check.problem is not None and not check.problem.is_doubt:
            self.send(DisputeDeal(check.deal, check.problem))

    def _answer(self, answer: Answer) -> None:
        _, command = self._waiting.pop(answer.command_id or 0, (0, None))
        if command is not None and isinstance(answer, Accepted):
            self._verifier.accepted(command)
        elif isinstance(command, Commit | Contribute) and _is_disk_full(answer):
            # The table asks once, and would wait until it gives up the share.
            QTimer.singleShot(RETRY_MS, self, partial(self._give_again, command))
        self.answered.emit(answer)

    def _give_again(self, command: Commit | Contribute) -> None:
        deal = self._view.deal if self._view is not None else None
        if self.is_connected and deal is not None and deal.number == command.deal:
            self.send(command)


def _is_disk_full(answer: Answer) -> bool:
    return isinstance(answer, Rejected) and answer.refusal is Refusal.JOURNAL_FAILED


@dataclass(frozen=True, slots=True)
class TableConnection:
    """A client at a table, with what its screen needs to know besides."""

    client: TableClient
    me: str
    """The viewer's key."""
    is_solo: bool = False
    code: str | None = None
    addresses: Sequence[str] = ()
    fingerprint: str | None = None
    """The certificate of the host, for its safety words."""
