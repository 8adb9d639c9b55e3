"""What a client does when its table may go on elsewhere: what it offers, agrees to, and hosts."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, Slot

from rook13.net.addresses import Endpoint, local_addresses
from rook13.net.client.table_client import MoveOffer
from rook13.net.client.target import Place
from rook13.net.host.service import HostService
from rook13.net.host.table_runner import TableRunner
from rook13.net.host.tls_server import ListenError, Listening, free_port
from rook13.net.moving.following import Following
from rook13.net.moving.gathering import Gathering
from rook13.net.security import DEFAULT_PORT, Signer
from rook13.protocol import messages as m
from rook13.protocol.vocabulary import read_successors
from rook13.table.commands import OfferToHost
from rook13.table.handover import TableTakenOver
from rook13.table.succession import MOST_ADDRESSES, Agreement, Claim, copy_id

log = logging.getLogger(__name__)

LOOPBACK = "127.0.0.1"
BUSY_MS = 60_000
"""How long others wait for a successor who does not say whether to go on."""


@dataclass(slots=True)
class OwnHost:
    """The host in this program, where a table can go on, and the port that it would listen at."""

    service: HostService
    port: int = DEFAULT_PORT
    on_listening: Callable[[Listening], None] | None = None

    def listen(self) -> bool:
        """Accept connections, if a port is free."""
        try:
            if not self.service.port:
                listening = self.service.listen(self.port)
                if self.on_listening is not None:
                    self.on_listening(listening)
        except ListenError as error:
            log.warning("no table can go on here: %s", error)
            return False
        return True

    @property
    def place(self) -> Place:
        """Return where this program finds itself."""
        return Place((Endpoint(LOOPBACK, self.service.port),), self.service.fingerprint)

    def offer(self) -> OfferToHost:
        """Return what others have to know to find the table here."""
        addresses = local_addresses().announced[:MOST_ADDRESSES]
        self.port = self.service.port or free_port(self.port)
        return OfferToHost(self.service.fingerprint, self.port, addresses)


class Moves(QObject):
    """Offers this program as a host, and takes part in deciding where a table goes on."""

    agreed = Signal(object)
    """An Agree to send: the disk has it for whom we sign."""
    promised_elsewhere = Signal()
    """We have signed for somebody else before, so nothing comes of agreeing there."""
    offer_changed = Signal(object)
    """A MoveOffer, or None."""
    went_on_here = Signal(object, str)
    """The Place and the id of the table that goes on in this program."""

    def __init__(
        self,
        signer: Signer,
        host: OwnHost | None,
        name_of: Callable[[str], str],
        pause: float,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.following = Following(signer)
        self.host = host
        self._signer = signer
        self._name_of = name_of
        self._pause = pause
        self._searching = QElapsedTimer()
        self._gathering: Gathering | None = None
        self._proposal: m.Proposal | None = None
        self._declined: tuple[object, str] | None = None
        self._is_first = False
        """Whether nobody else was found who would go on."""
        self._resting = False
        self._is_voting = False
        self._recalled: tuple[str, int] | None = None
        """The table and epoch of which we know whether we have signed."""
        self._busy = QTimer(self, singleShot=True, interval=BUSY_MS)
        self._busy.timeout.connect(self._rest)
        self.offer: MoveOffer | None = None

    def search(self) -> None:
        """Let others agree here that the table goes on, as long as nobody comes first."""
        following = self.following
        if not self._searching.isValid():
            self._searching.start()
        if self._gathering is not None or self._resting or not following.may_host():
            return
        if self.host is None or following.listed is None or not self.host.listen():
            return
        try:
            self._gathering = self.host.service.gatherings.gather(
                following.listed, following.text, self._signer
            )
        except ValueError as error:
            log.warning("the table cannot go on here: %s", error)
            return
        self._gathering.changed.connect(self._on_gathering)
        self._gathering.agreed.connect(self._on_agreed)
        if following.bound_to == self._signer.key:
            # We said yes before, so we can go nowhere else in this epoch, and others may know it.
            self.agree()

    def found_nobody(self) -> None:
        """Note that no other successor can be reached: the player is asked."""
        is_turn = self._is_turn_of(self._signer.key)
        if self._gathering is not None and not self._is_first and is_turn:
            self._is_first = True
            self._on_gathering()

    def stop(self) -> None:
        """Stop everything: the table is back, or no longer wanted."""
        self._stop_gathering()
        self._proposal = None
        self._resting = False
        self._searching.invalidate()
        self._show(None)

    def left(self) -> None:
        """Note that the successor with whom we were is gone, too."""
        if self._proposal is not None:
            self._proposal = None
            self._show(None)

    def _is_turn_of(self, key: str) -> bool:
        """Return whether those who come before somebody have had time to be there."""
        listed = self.following.listed
        if listed is None or not self._searching.isValid():
            return True
        place = [each.key for each in listed.order].index(key)
        return self._searching.elapsed() >= 1000 * self._pause * place

    def learn(self, message: m.Succession) -> None:
        """Take a part of a new list of successors, and what we have signed in its epoch before."""
        following = self.following
        if not following.take_part(message) or self.host is None or following.listed is None:
            return
        table_id, epoch = following.listed.table_id, following.listed.epoch + 1
        if (table_id, epoch) != self._recalled:
            self._recalled = table_id, epoch

            def found(host: str | None) -> None:
                if host is not None:
                    following.note_vote(table_id, epoch, host)

            self.host.service.votes.recall(self._signer.key, table_id, epoch, self, found)

    def consider(self, proposal: m.Proposal, *, at_table: bool) -> bool:
        """Agree, ask the player, or return False to go elsewhere."""
        following = self.following
        if at_table and not proposal.present:
            # The host has stopped asking.
            self.left()
            return True
        is_bound = following.bound_to == proposal.host
        has_begun = is_bound or proposal.host in proposal.agreed
        if at_table:
            wanted = following.is_good(proposal)
        else:
            wanted = following.prefers(proposal) and (has_begun or self._is_turn_of(proposal.host))
        if at_table and self._declined == (proposal.successors, proposal.host):
            return True
        if not wanted:
            return at_table
        if not at_table:
            self._stop_gathering()
        self._proposal = proposal
        has_agreed = self._signer.key in proposal.agreed
        if not has_agreed and (is_bound or (at_table and not proposal.throws_in)):
            self._vote(_claim_of(proposal))
        elif not at_table or proposal.throws_in:
            self._show(self._offer_of(proposal))
        return True

    def agree(self) -> None:
        """Agree as the player wants, there or here."""
        if self._proposal is not None:
            self._vote(_claim_of(self._proposal))
        elif self._gathering is not None:
            self._vote(self._gathering.claim)

    def decline(self) -> None:
        """Stop asking the player about this proposal."""
        if self._proposal is not None:
            self._declined = self._proposal.successors, self._proposal.host
            self._proposal = None
            self._show(None)

    def go_on_as_copy(self) -> None:
        """Go on here with too few people, as another table."""
        if self._gathering is not None:
            self._gathering.go_on_as_copy()

    def take_over(self, claim: Claim) -> bool:
        """Go on with a table that its host hands over to this program."""
        following = self.following
        if self.host is None or not self.host.listen():
            return False
        try:
            self.host.service.gatherings.take_over(
                claim, following.text, self._signer, self._on_taken
            )
        except ValueError as error:
            log.warning("the table cannot go on here: %s", error)
            return False
        return True

    def _on_taken(self, runner: TableRunner) -> None:
        assert self.host is not None
        self.went_on_here.emit(self.host.place, runner.table.table_id)

    def _vote(self, claim: Claim) -> None:
        """Sign for a claim; nobody gets the signature before the disk has it for whom."""
        agreement = self.following.agree(claim)
        if agreement is None or self._is_voting:
            return

        def written(host: str) -> None:
            self._is_voting = False
            self.following.note_vote(claim.table_id, claim.epoch, host)
            if host == claim.host:
                self._hand_in(claim, agreement)
            else:
                self._stop_gathering()
                self.left()
                self.promised_elsewhere.emit()

        def failed(error: Exception) -> None:
            self._is_voting = False
            log.error("the vote for table %s cannot be written: %s", claim.table_id, error)
            if self.offer is not None:
                self._show(replace(self.offer, not_written=True))

        if self.host is None:
            written(claim.host)
            return
        self._is_voting = True
        self.host.service.votes.cast(self._signer.key, claim, self, written, failed)

    def _hand_in(self, claim: Claim, agreement: Agreement) -> None:
        """Give an agreement to whom it is for, if we are still there."""
        proposal, gathering = self._proposal, self._gathering
        if proposal is not None and _claim_of(proposal) == claim:
            if self.offer is not None:
                self._show(replace(self.offer, has_agreed=True, not_written=False))
            self.agreed.emit(m.Agree(agreement.signature))
        elif proposal is None and gathering is not None and claim.host == self._signer.key:
            self._busy.stop()
            gathering.agree(agreement)

    def _stop_gathering(self) -> None:
        gathering, self._gathering = self._gathering, None
        self._is_first = False
        self._busy.stop()
        if gathering is not None and self.host is not None:
            gathering.agreed.disconnect(self._on_agreed)
            self.host.service.gatherings.stop(gathering.table_id)

    @Slot()
    def _rest(self) -> None:
        """Make room for the next successor: nobody seems to sit at this computer."""
        self._stop_gathering()
        self._resting = True
        self._show(None)
        QTimer.singleShot(BUSY_MS, self, self._wake)

    @Slot()
    def _wake(self) -> None:
        """Take our turn again, unless the table has gone on elsewhere."""
        self._resting = False

    @Slot()
    def _on_gathering(self) -> None:
        if self._gathering is None or not self._is_first:
            return
        offer = self._offer_of(self._gathering.proposal)
        if self._gathering.peers and not offer.has_agreed and not self._busy.isActive():
            self._busy.start()
        self._show(offer)

    @Slot(object, object)
    def _on_agreed(self, taken: TableTakenOver, claim: Claim) -> None:
        assert self.host is not None
        self._gathering = None
        self._busy.stop()
        place = self.host.place
        if taken.table_id == copy_id(claim):
            self.following.take_copy(claim, place.pin or "")
        self.went_on_here.emit(place, taken.table_id)

    def _offer_of(self, proposal: m.Proposal) -> MoveOffer:
        listed = read_successors(proposal.successors)
        me, agreed = self._signer.key, set(proposal.agreed)
        return MoveOffer(
            self._name_of(proposal.host),
            proposal.host == me,
            listed.hands,
            tuple(self._name_of(key) for key in proposal.present if key != me),
            tuple(self._name_of(key) for key in proposal.agreed if key != me),
            me in agreed,
            len(listed.seated) // 2 + 1,
            proposal.throws_in,
        )

    def _show(self, offer: MoveOffer | None) -> None:
        if offer != self.offer:
            self.offer = offer
            self.offer_changed.emit(offer)


def _claim_of(proposal: m.Proposal) -> Claim:
    return Claim(read_successors(proposal.successors), proposal.host)
