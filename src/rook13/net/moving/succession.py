"""A running table that can go on elsewhere: gives out checkpoints, and hands the table over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from enum import Enum
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rook13.net.client.target import Target
from rook13.net.host.peer import HostPeer
from rook13.net.host.table_runner import TableRunner
from rook13.net.moving import search
from rook13.net.moving.search import Continuation, TableSearch, place_of_program
from rook13.net.security import PasswordHash, Signer
from rook13.protocol import messages as m
from rook13.protocol.vocabulary import write_checkpoint
from rook13.table.handover import Held, TableTakenOver
from rook13.table.journal import JournalEntry, read_taken_over
from rook13.table.state import TableStage
from rook13.table.succession import MOST_ADDRESSES, Checkpoint, Program, state_digest

WRITING_MS = 20
ANSWER_MS = 60_000
"""How long somebody has to say whether they host the table from now on."""
OPEN_MS = 10_000
"""How long everybody waits until the next host has opened the table."""
ACCEPTED, DECLINED, OPENED = "accepted", "declined", "opened"


class HandOverProblem(Enum):
    """Why a table is not handed over."""

    DECLINED = "declined"
    NO_ANSWER = "no_answer"
    NOT_OPENED = "not_opened"


class TableSuccession(QObject):
    """Signs checkpoints of a table, and hands it over to one of its guests."""

    moved = Signal(object, str)
    """A Checkpoint, and the id of the table that continues this one at its next host."""
    failed = Signal(object)
    """A HandOverProblem: the table stays here."""
    found = Signal(object)
    """A tuple of Continuations at which people with a seat here are, who are away from here."""

    def __init__(
        self,
        runner: TableRunner,
        signer: Signer,
        password: str | None,
        own: Callable[[str], Program],
        parent: QObject,
    ) -> None:
        """`own` returns what others have to know to find this program."""
        super().__init__(parent)
        self._runner = runner
        self._signer = signer
        self.password = password
        self._own = own
        self._basis: tuple[object, ...] = ()
        self.checkpoint: Checkpoint | None = None
        self.text = ""
        self._told: dict[str, tuple[HostPeer, int]] = {}
        self._asked: str | None = None
        """Who is asked to host the table."""
        self._leaving: Checkpoint | None = None
        self._search = TableSearch(signer, search.HOST_ROUND_MS, self)
        self._search.found.connect(self._on_found)
        self._has_found = False
        self._away: set[str] = set()
        # After the news themselves, so that whoever has just joined is there.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._on_impatient)
        runner.changed.connect(self._soon.start)
        self._soon.start()

    @property
    def successors(self) -> tuple[str, ...]:
        """Return the keys of those who are here and could host the table."""
        programs = self._runner.table.state.programs
        return tuple(peer.person.key for peer in self._peers() if peer.person.key in programs)

    def hand_over(self, key: str) -> None:
        """Ask somebody to host the table; `moved` or `failed` follows."""
        peer = self._peer(key)
        if self._leaving is not None:
            return
        if peer is None or key not in self.successors:
            self.failed.emit(HandOverProblem.NO_ANSWER)
            return
        self._asked = key
        self._patience.start(ANSWER_MS)
        peer.send(m.HandOver())

    def take_over(self, peer: HostPeer, answer: str, opened: str | None) -> None:
        """Take what somebody says about hosting the table, and as which they have opened it."""
        key, leaving = peer.person.key, self._leaving
        if leaving is not None and key == leaving.next_host and opened is not None:
            self._leave(leaving, opened)
        elif key != self._asked:
            return
        elif answer == ACCEPTED:
            self._asked = None
            self._runner.hold(partial(self._send_off, key))
        elif answer == DECLINED:
            self._stay(HandOverProblem.DECLINED)

    def target(self, there: Continuation) -> Target:
        """Return how to get to where others play on, and what is to be true of it."""
        self._search.stop()
        place = place_of_program(there.program)
        password = PasswordHash.parse(self.password) if self.password else None
        held = None
        if self.checkpoint is not None:
            held = Held(self.checkpoint, read_taken_over(self.text))
        return Target(place.endpoints, there.table_id, password=password, pin=place.pin, held=held)

    def close(self) -> None:
        """Stop."""
        self._soon.stop()
        self._patience.stop()
        self._search.stop()

    def _peers(self) -> list[HostPeer]:
        """Return the seated people who are here."""
        state = self._runner.table.state
        members = [each for each in self._runner.members if isinstance(each, HostPeer)]
        return [peer for peer in members if state.chair_of(peer.person.key) is not None]

    def _peer(self, key: str) -> HostPeer | None:
        return next((peer for peer in self._peers() if peer.person.key == key), None)

    @Slot()
    def _refresh(self) -> None:
        """Sign a new checkpoint if something has changed, and give it to all who have it not."""
        state = self._runner.table.state
        # The boards of a duplicate session stay with the host who compares them.
        if self._runner.is_over or state.stage is TableStage.CLOSED or state.duplicate is not None:
            return
        if self._runner.is_writing:
            # Players compare a checkpoint with what they know, which is not this yet.
            QTimer.singleShot(WRITING_MS, self, self._soon.start)
            return
        record = state.record
        basis = (
            *(state.chairs, state.programs, state.admitted, state.banned, state.config),
            *(state.stage, state.is_hand_on(), len(record.hands) if record else 0),
        )
        if basis != self._basis:
            self._basis = basis
            self.checkpoint, self.text = self._signed()
        assert self.checkpoint is not None
        for peer in self._peers():
            if self._told.get(peer.person.key) != (peer, self.checkpoint.revision):
                self._told[peer.person.key] = peer, self.checkpoint.revision
                self._tell(peer, self.checkpoint, self.text)
        self._look_elsewhere()

    def _signed(self, next_host: str | None = None) -> tuple[Checkpoint, str]:
        state = self._runner.table.state
        own = self._own(self._signer.key)
        known = {**state.programs, own.key: own}
        addresses = {peer.person.key: peer.address for peer in self._peers()}
        seated = [chair.owner.key for chair in state.chairs if chair.owner]
        order = [key for key in seated if key in known and key != own.key]
        programs = tuple(_reachable(known[key], addresses.get(key)) for key in (*order, own.key))
        everybody = {**known, **{each.key: each for each in programs}}
        taken = TableTakenOver.of(
            state, self.password, everybody.values(), with_hand=next_host is not None
        )
        text = str(JournalEntry((taken,)))
        checkpoint = Checkpoint(
            *(state.table_id, state.revision, own.key, programs, state_digest(text)),
            hands=len(state.game.match.results) if state.game is not None else 0,
            next_host=next_host,
        )
        return checkpoint.signed(self._signer.sign), text

    def _tell(self, peer: HostPeer, checkpoint: Checkpoint, text: str) -> None:
        for part in parts_of(text, checkpoint):
            peer.send(part)

    def _send_off(self, key: str) -> None:
        """Give the table, as it is now, to the next host; nothing more happens to it here."""
        peer = self._peer(key)
        if peer is None:
            self._stay(HandOverProblem.NOT_OPENED)
            return
        self._patience.start(OPEN_MS)
        self._leaving, text = self._signed(key)
        self._tell(peer, self._leaving, text)
        peer.send(m.Moved(write_checkpoint(self._leaving)))

    @Slot()
    def _on_impatient(self) -> None:
        is_opening = self._leaving is not None
        self._stay(HandOverProblem.NOT_OPENED if is_opening else HandOverProblem.NO_ANSWER)

    def _stay(self, why: HandOverProblem) -> None:
        self._asked = self._leaving = None
        self._patience.stop()
        self._runner.go_on()
        self.failed.emit(why)

    def _leave(self, checkpoint: Checkpoint, table_id: str) -> None:
        self.close()
        for peer in self._peers():
            if peer.person.key != checkpoint.next_host:
                peer.send(m.Moved(write_checkpoint(checkpoint), table_id))
        self.moved.emit(checkpoint, table_id)

    def _look_elsewhere(self) -> None:
        """Look where people with a seat are who are away."""
        state, me = self._runner.table.state, self._signer.key
        owners = {chair.owner.key for chair in state.chairs if chair.owner} - {me}
        self._away = {key for key in owners if not state.is_connected(key)}
        programs = [each for key, each in state.programs.items() if key != me and each.addresses]
        # Whoever is not at their own table may be at the one that is asked: nobody is there twice.
        am_away = state.host_owns and not state.is_connected(me)
        if am_away or not programs or not self._away:
            self._search.stop()
            self._on_found(())
        else:
            # A table beside this one continues the same table before them.
            self._search.start((*state.continues, state.table_id)[-2:][0], programs)

    @Slot(object)
    def _on_found(self, found: tuple[Continuation, ...]) -> None:
        there = tuple(each for each in found if self._away & set(each.present))
        if there or self._has_found:
            self._has_found = bool(there)
            self.found.emit(there)


def parts_of(text: str, checkpoint: Checkpoint) -> Iterator[m.CheckpointPart]:
    """Cut what a table begins with into messages; the last has the checkpoint."""
    size = m.RECORD_PART_LENGTH
    cuts = range(0, max(len(text), 1), size)
    for number, start in enumerate(cuts, 1):
        last = write_checkpoint(checkpoint) if number == len(cuts) else None
        yield m.CheckpointPart(number, text[start : start + size], last)


def _reachable(program: Program, seen: str | None) -> Program:
    """Return a program with the address from which somebody came first."""
    known = [address for address in program.addresses if address != seen]
    addresses = [seen, *known] if seen is not None else known
    return replace(program, addresses=tuple(addresses[:MOST_ADDRESSES]))
