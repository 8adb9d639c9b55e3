"""A client of a host: its connection, the protocol over it, and the table it is at."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from rook13.engine.record import Record
from rook13.net.addresses import local_addresses, place_of
from rook13.net.channel import Channel
from rook13.net.host.scheduler import Scheduler
from rook13.protocol.connection import HostConnection, HostSide
from rook13.protocol.errors import Code, LocalProtocolError, RemoteProtocolError
from rook13.protocol.messages import (
    DETAIL_LENGTH,
    Bye,
    FetchRecord,
    Joined,
    Left,
    Message,
    Refuse,
    Update,
)
from rook13.protocol.replies import record_part, write_answer
from rook13.protocol.vocabulary import write_facts, write_view
from rook13.table.config import Person, look_alike
from rook13.table.facts import Fact
from rook13.table.outcome import Answer, ClosedReason
from rook13.table.views import TableView

if TYPE_CHECKING:
    from rook13.net.host.lobby import Attempt
    from rook13.net.host.table_runner import TableRunner

log = logging.getLogger(__name__)

IDLE_SECONDS = 60.0
"""How long a client may be signed in without being at a table."""


class HostPeer(QObject):
    """Turns bytes into `asked(HostPeer, Message)`, and what it is told into bytes."""

    asked = Signal(object, object)
    gone = Signal(object)

    def __init__(
        self, channel: Channel, side: HostSide, scheduler: Scheduler, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._channel = channel
        self._scheduler = scheduler
        self._connection = HostConnection(side, scheduler.now())
        self._person: Person | None = None
        self._is_gone = False
        self._asked_at = scheduler.now()
        self.table: TableRunner | None = None
        self.attempt: Attempt | None = None
        """What the client is to prove."""
        self.proof: str | None = None
        """What proves to the client that the host knows the password, too."""
        channel.received.connect(self._on_received)
        channel.closed.connect(self._on_closed)
        scheduler.schedule(self)

    @property
    def person(self) -> Person:
        assert self._person is not None
        return self._person

    @property
    def is_signed_in(self) -> bool:
        return self._person is not None

    @property
    def address(self) -> str:
        return self._channel.peer_address

    @property
    def is_extra(self) -> bool:
        """Return whether the host is full but for an owner of a seat."""
        return self._channel.is_extra

    @property
    def quiet_since(self) -> float:
        """Return when the client last wanted anything."""
        return self._asked_at

    def take_room(self) -> None:
        """Count like everybody else from now on."""
        self._channel.is_extra = False

    @property
    def place(self) -> str:
        """Return what tells this client from others, but for those on this computer."""
        return place_of(self.address, local_addresses())

    def sign_in(self, person: Person) -> None:
        self._person = person

    def send(self, message: Message) -> None:
        if not self._is_gone and not self._connection.closed:
            self._channel.send(self._connection.send(message))

    def refuse(self, code: Code, detail: str = "") -> None:
        """Say no to a sign-in, which ends the connection, or to a question."""
        self.send(Refuse(code.value, detail[:DETAIL_LENGTH]))
        if self._connection.closed:
            self._channel.close()

    def dismiss(self, code: Code) -> None:
        self.send(Bye(code.value))
        self._channel.close()

    def welcome(self, view: TableView) -> None:
        self.send(Joined(write_view(view), self.proof))

    def update(self, view: TableView, facts: Sequence[Fact]) -> None:
        """Tell what has changed; where that is too much, then without what led to it."""
        if not self._connection.at_table:
            return
        wire = write_view(view)
        try:
            self.send(Update(wire, write_facts(view.config.rules(), facts)))
        except LocalProtocolError as error:
            if error.code is not Code.TOO_LARGE:
                raise
            log.warning("an update was too large for its facts")
            self.send(Update(wire))

    def answer(self, answer: Answer) -> None:
        if self._connection.at_table and answer.command_id is not None:
            self.send(write_answer(answer, answer.command_id))

    def give_record(self, question: FetchRecord, record: Record | None) -> None:
        if self._connection.at_table:
            self.send(record_part(record, question))

    def let_go(self, reason: ClosedReason) -> None:
        self.table = None
        if self._connection.at_table:
            self.send(Left(reason.value))

    def next_deadline(self) -> float | None:
        """Return when patience with the client ends."""
        if self._is_gone:
            return None
        deadline = self._connection.next_deadline()
        idle = self._idle_until()
        return idle if deadline is None or (idle is not None and idle < deadline) else deadline

    def on_deadline(self, now: float) -> None:
        """Give up a client that is too late, or takes up room without being at a table."""
        idle = self._idle_until()
        if idle is not None and idle <= now:
            self.dismiss(Code.IDLE)
            return
        try:
            self._connection.tick(now)
        except RemoteProtocolError as error:
            self._part(error)

    def _idle_until(self) -> float | None:
        is_idle = self.is_signed_in and self.table is None and not self._connection.closed
        return self._asked_at + IDLE_SECONDS if is_idle else None

    @Slot(bytes)
    def _on_received(self, data: bytes) -> None:
        broken: RemoteProtocolError | None = None
        try:
            reply = self._connection.receive_data(data, self._scheduler.now())
            if reply:
                self._channel.send(reply)
        except RemoteProtocolError as error:
            broken = error
        for message in self._connection.events():
            self._asked_at = self._scheduler.now()
            self.asked.emit(self, message)
        if broken is not None:
            self._part(broken)
        elif self._connection.closed:
            self._channel.close()

    def _part(self, error: RemoteProtocolError) -> None:
        log.info("a client at %s is sent away: %s", self.address, error)
        self._channel.send(error.farewell)
        self._channel.close()

    @Slot(object)
    def _on_closed(self) -> None:
        if not self._is_gone:
            self._is_gone = True
            self._scheduler.cancel(self)
            self.gone.emit(self)


class SignedInPeers:
    """Knows everybody who has signed in."""

    def __init__(self) -> None:
        self._peers: dict[str, HostPeer] = {}

    def objection(self, person: Person, owners: Sequence[Person]) -> Code | None:
        """Return why somebody may not sign in; the names of those who own a seat are theirs."""
        if not person.has_good_name():
            return Code.BAD_NAME
        if person in owners:
            return None
        for other in (*owners, *(peer.person for peer in self._peers.values())):
            if other != person and look_alike(other.name, person.name):
                return Code.NAME_TAKEN
        return None

    def sign_in(self, peer: HostPeer, person: Person) -> HostPeer | None:
        """Note who it is, and return the connection that they had before."""
        before = self._peers.pop(person.key, None)
        peer.sign_in(person)
        self._peers[person.key] = peer
        return before

    def quietest(self, owners: Sequence[Person]) -> HostPeer | None:
        """Return who has wanted nothing for longest and owns no seat; who is at no table, first."""
        others = [peer for key, peer in self._peers.items() if peer.person not in owners]
        others = [peer for peer in others if not peer.is_extra]
        return min(
            others, key=lambda each: (each.table is not None, each.quiet_since), default=None
        )

    def forget(self, peer: HostPeer) -> None:
        if peer.is_signed_in and self._peers.get(peer.person.key) is peer:
            del self._peers[peer.person.key]
