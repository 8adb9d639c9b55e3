"""A table whose host is gone, at the program of a successor, while people agree to go on there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from rook13.net.host.peer import HostPeer
from rook13.net.host.table_runner import TableRunner
from rook13.net.security import Signer, is_signed_by
from rook13.protocol import messages as m
from rook13.protocol.errors import Code
from rook13.protocol.vocabulary import write_claim, write_successors
from rook13.table.config import Person
from rook13.table.handover import TableTakenOver
from rook13.table.journal import JournalEntry
from rook13.table.succession import (
    Agreement,
    Claim,
    Successors,
    Verdict,
    copy_id,
    state_digest,
)


def read_state(listed: Successors, text: str) -> TableTakenOver:
    """Return what a signed list says a successor goes on with; ValueError if it is not that."""
    if state_digest(text) != listed.state:
        raise ValueError("not what the list names")
    (fact,) = JournalEntry.parse(text, None).facts
    if not isinstance(fact, TableTakenOver):
        raise ValueError("not a table")
    if (fact.table_id, fact.epoch) != (listed.table_id, listed.epoch):
        raise ValueError("another table")
    return fact


class Gathering(QObject):
    """Collects agreements until a majority of the people who were seated is there."""

    changed = Signal()
    """Somebody has come, left or agreed."""
    agreed = Signal(object, object)
    """The TableTakenOver with which the table goes on here, and the Claim to it."""

    def __init__(self, listed: Successors, text: str, signer: Signer, parent: QObject) -> None:
        """Begin; raises ValueError if this is not what the list names."""
        super().__init__(parent)
        self._taken = read_state(listed, text)
        self._person = Person(signer.key, signer.name, signer.avatar)
        self._claim = Claim(listed, signer.key)
        self._agreements: dict[str, Agreement] = {}
        self.peers: list[HostPeer] = []

    @property
    def table_id(self) -> str:
        return self._claim.table_id

    @property
    def password(self) -> str | None:
        """Return what the table's password is checked against."""
        return self._taken.password

    @property
    def claim(self) -> Claim:
        """Return the claim with all agreements so far."""
        agreements = tuple(self._agreements.values())
        return Claim(self._claim.successors, self._claim.host, agreements)

    @property
    def proposal(self) -> m.Proposal:
        """Return what everybody is told."""
        claim = self._claim
        present = (self._person.key, *(peer.person.key for peer in self.peers))
        return m.Proposal(
            write_successors(claim.successors), claim.host, tuple(self._agreements), present
        )

    def add(self, peer: HostPeer) -> bool:
        """Let somebody in who was seated."""
        if peer.person.key not in self._claim.successors.seated:
            return False
        self.peers = [each for each in self.peers if each.person.key != peer.person.key]
        self.peers.append(peer)
        self._tell()
        return True

    def remove(self, peer: HostPeer) -> None:
        """Forget a player who is gone, and their agreement."""
        if peer in self.peers:
            self.peers.remove(peer)
            self._agreements.pop(peer.person.key, None)
            self._tell()

    def agree(self, agreement: Agreement) -> None:
        """Take an agreement; with a majority the table goes on."""
        if not self._claim.is_agreement(agreement, is_signed_by):
            return
        self._agreements[agreement.voter] = agreement
        claim = self.claim
        if claim.verdict(is_signed_by) is Verdict.SAME_TABLE:
            self.agreed.emit(self._taken.at(self._person, claim), claim)
        else:
            self._tell()

    def go_on_as_copy(self) -> None:
        """Go on with those who have agreed, at a table with another id."""
        claim = self.claim
        if claim.verdict(is_signed_by) is not Verdict.WORTHLESS:
            self.agreed.emit(self._taken.copy_at(self._person, copy_id(claim)), claim)

    def dismiss(self) -> None:
        """Tell everybody that nothing comes of it here."""
        peers, self.peers = self.peers, []
        for peer in peers:
            peer.gathering = None
            peer.refuse(Code.UNKNOWN_TABLE)

    def admit(self, enter: Callable[[HostPeer], None], *, only_agreed: bool) -> None:
        """Let people in to the table that goes on: all, or those who have agreed to a copy."""
        claim, peers = self.claim, self.peers
        self.peers = []
        for peer in peers:
            peer.gathering = None
            if only_agreed and peer.person.key not in self._agreements:
                peer.refuse(Code.UNKNOWN_TABLE)
            else:
                peer.send(m.Moved(write_claim(claim)))
                enter(peer)

    def _tell(self) -> None:
        message = self.proposal
        for peer in self.peers:
            peer.send(message)
        self.changed.emit()


OpenTaken = Callable[[TableTakenOver, str | None, Signer, Callable[[TableRunner], None]], None]
"""Opens a table that goes on here: with its password's hash, who signs for it, and what then."""


class Gatherings(QObject):
    """All tables of a host that people may agree to go on with here."""

    def __init__(
        self, open_taken: OpenTaken, join: Callable[[HostPeer, TableRunner], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._open_taken = open_taken
        self._join = join
        self._gatherings: dict[str, Gathering] = {}

    def gather(self, listed: Successors, text: str, signer: Signer) -> Gathering:
        """Let people agree to go on here with a table whose host is gone; raises ValueError."""
        self.stop(listed.table_id)
        gathering = Gathering(listed, text, signer, self)
        gathering.agreed.connect(partial(self._on_agreed, gathering, signer))
        self._gatherings[listed.table_id] = gathering
        return gathering

    def stop(self, table_id: str) -> None:
        """Go on with nothing here."""
        gathering = self._gatherings.pop(table_id, None)
        if gathering is not None:
            gathering.dismiss()
            gathering.deleteLater()

    def close(self) -> None:
        """Go on with no table at all."""
        for table_id in list(self._gatherings):
            self.stop(table_id)

    def take_over(
        self, claim: Claim, text: str, signer: Signer, then: Callable[[TableRunner], None]
    ) -> None:
        """Go on with a table that its host hands over; raises ValueError."""
        taken = read_state(claim.successors, text)
        person = Person(signer.key, signer.name, signer.avatar)
        self._open_taken(taken.at(person, claim), taken.password, signer, then)

    def enter(self, peer: HostPeer, table_id: str) -> bool:
        """Admit a player who was seated at a table without a host."""
        gathering = self._gatherings.get(table_id)
        if gathering is None or not gathering.add(peer):
            return False
        peer.gathering = gathering
        return True

    def leave(self, peer: HostPeer) -> None:
        """Note that somebody is gone."""
        gathering, peer.gathering = peer.gathering, None
        if gathering is not None:
            gathering.remove(peer)

    def _on_agreed(
        self, gathering: Gathering, signer: Signer, taken: TableTakenOver, claim: Claim
    ) -> None:
        if self._gatherings.pop(gathering.table_id, None) is not gathering:
            return
        is_copy = taken.table_id == copy_id(claim)

        def admit(runner: TableRunner) -> None:
            gathering.admit(lambda peer: self._join(peer, runner), only_agreed=is_copy)
            gathering.deleteLater()

        self._open_taken(taken, gathering.password, signer, admit)
