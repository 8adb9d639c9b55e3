"""A running table that can go on elsewhere: keeps its successors ready, and hands it over."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rook13.net.addresses import Endpoint
from rook13.net.client.link import ClientLink, LinkEnd
from rook13.net.host.peer import HostPeer
from rook13.net.host.table_runner import TableRunner
from rook13.net.moving.votes import Votes
from rook13.net.security import Signer, is_signed_by
from rook13.protocol import messages as m
from rook13.protocol.vocabulary import read_claim, write_claim, write_successors
from rook13.table.handover import TableTakenOver
from rook13.table.journal import JournalEntry
from rook13.table.state import TableStage
from rook13.table.succession import (
    MOST_ADDRESSES,
    MOST_EPOCHS,
    Agreement,
    Claim,
    MoveHistory,
    Successor,
    Successors,
    Verdict,
    state_digest,
)

log = logging.getLogger(__name__)

SEARCH_MS = 5000
"""How often a host without a majority looks whether its table has gone on elsewhere."""
SUCCESSOR_MS = 3000
"""How long everybody waits until the successor has opened the table."""
ANSWER_MS = 60_000
"""How long people have to agree to a hand-over."""


def endpoints_of(successor: Successor) -> tuple[Endpoint, ...]:
    """Return where a successor listens."""
    return tuple(Endpoint(address, successor.port) for address in successor.addresses)


def parts_of(text: str, listed: Successors) -> Iterator[m.Succession]:
    """Cut what a successor goes on with into messages; the last has the list."""
    size = m.RECORD_PART_LENGTH
    cuts = range(0, max(len(text), 1), size)
    for number, start in enumerate(cuts, 1):
        last = write_successors(listed) if number == len(cuts) else None
        yield m.Succession(number, text[start : start + size], last)


@dataclass
class HandOver:
    """A proposal that the table goes on at somebody's, and who has agreed."""

    claim: Claim
    throws_in: bool
    asked: set[str] = field(default_factory=set)
    agreements: dict[str, Agreement] = field(default_factory=dict)

    def signed(self) -> Claim:
        """Return the claim with all agreements."""
        agreements = tuple(self.agreements.values())
        return Claim(self.claim.successors, self.claim.host, agreements)


class HandOverProblem(Enum):
    """Why a table is not handed over."""

    NOT_AGREED = "not_agreed"
    NOT_WRITTEN = "not_written"
    PROMISED = "promised"
    """Its host has signed for somebody else before."""


class TableSuccession(QObject):
    """Signs who may go on with a table, and moves it there."""

    moved = Signal(object)
    """A Claim: the table goes on there, and is none here any more."""
    failed = Signal(object)
    """A HandOverProblem: the table stays here."""

    def __init__(
        self,
        runner: TableRunner,
        signer: Signer,
        votes: Votes,
        password: str | None,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._runner = runner
        self._signer = signer
        self._votes = votes
        self._password = password
        self._basis: tuple[object, ...] = ()
        self._listed: Successors | None = None
        self._text = ""
        self._told: dict[str, tuple[HostPeer, int]] = {}
        self._wish: str | None = None
        self._hand_over: HandOver | None = None
        self._leaving: Claim | None = None
        self._search: PlaceSearch | None = None
        # After the news themselves, so that a player who has just joined is there.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._on_impatient)
        self._look = QTimer(self, interval=SEARCH_MS)
        self._look.timeout.connect(self._look_elsewhere)
        self._look.start()
        runner.changed.connect(self._soon.start)
        self._soon.start()
        self._is_voting = False
        """Whether the disk is getting our vote for a hand-over to which people have agreed."""
        self._has_voted = False
        """Whether this host has signed a hand-over before, which others may have heard of."""
        state = runner.table.state
        votes.recall(signer.key, state.table_id, state.epoch + 1, self, self._on_vote_recalled)
        QTimer.singleShot(0, self, self._look_elsewhere)

    @property
    def successors(self) -> tuple[str, ...]:
        """Return the keys of those who are here and could go on with the table."""
        here = {peer.person.key for peer in self._peers()}
        order = self._listed.order if self._listed is not None else ()
        return tuple(each.key for each in order if each.key in here)

    @property
    def is_waiting(self) -> bool:
        """Return whether the table is handed over as soon as the hand is over."""
        return self._wish is not None

    def hand_over(self, key: str, *, throws_in: bool = False) -> None:
        """Let the table go on at somebody's; after this hand, or without it if all agree."""
        if self._is_voting:
            return
        if self._runner.table.state.is_hand_on() and not throws_in:
            self._wish = key
            return
        self._wish = None
        self._refresh()
        listed, state = self._listed, self._runner.table.state
        if listed is None or listed.successor(key) is None or state.epoch >= MOST_EPOCHS:
            self.failed.emit(HandOverProblem.NOT_AGREED)
            return
        throws_in = throws_in and state.is_hand_on()
        self._hand_over = proposal = HandOver(Claim(listed, key), throws_in)
        own = self._signer.key
        if own in listed.seated:
            signature = self._signer.sign(proposal.claim.payload(own)).hex()
            proposal.agreements[own] = Agreement(own, signature)
        proposal.asked = {peer.person.key for peer in self._peers()}
        self._tell_proposal(proposal)
        self._patience.start(ANSWER_MS if throws_in else SUCCESSOR_MS)

    def agree(self, peer: HostPeer, signature: str) -> None:
        """Take somebody's agreement to the hand-over."""
        proposal = self._hand_over
        if proposal is None:
            return
        agreement = Agreement(peer.person.key, signature)
        if proposal.claim.is_agreement(agreement, is_signed_by):
            proposal.agreements[agreement.voter] = agreement
            if proposal.throws_in:
                self._tell_proposal(proposal)
            self._conclude(proposal, must_all=proposal.throws_in)

    def close(self) -> None:
        """Stop."""
        for timer in (self._soon, self._patience, self._look):
            timer.stop()
        if self._search is not None:
            self._search.close()
            self._search = None

    def _peers(self) -> list[HostPeer]:
        """Return the seated people who are here."""
        state = self._runner.table.state
        members = [each for each in self._runner.members if isinstance(each, HostPeer)]
        return [peer for peer in members if state.chair_of(peer.person.key) is not None]

    @Slot()
    def _refresh(self) -> None:
        """Sign a new list if something has changed, and send it to all who lack it."""
        state = self._runner.table.state
        if self._runner.is_over or state.stage is TableStage.CLOSED:
            return
        record = state.record
        basis = (
            *(state.chairs, state.offers, state.admitted, state.banned, state.config),
            *(state.stage, state.is_hand_on(), len(record.hands) if record else 0),
        )
        if basis != self._basis and not self._is_proposed():
            self._basis = basis
            self._sign()
        listed = self._listed
        if listed is None:
            return
        for peer in self._peers():
            if self._told.get(peer.person.key) != (peer, listed.serial):
                self._told[peer.person.key] = peer, listed.serial
                for part in parts_of(self._text, listed):
                    peer.send(part)
        if self._wish is not None and not state.is_hand_on():
            self.hand_over(self._wish)

    def _is_proposed(self) -> bool:
        """Return whether people are agreeing to the list that there is."""
        proposal, state = self._hand_over, self._runner.table.state
        if proposal is None:
            # The successor goes on with what the list says to which all agreed, so none follows it.
            return self._is_voting
        if proposal.throws_in and not state.is_hand_on():
            # The hand is over after all, so there is nothing to agree to by hand.
            self._hand_over = None
            self._wish = proposal.claim.host
            return False
        return True

    def _sign(self) -> None:
        state = self._runner.table.state
        seated = tuple(chair.owner.key for chair in state.chairs if chair.owner)
        addresses = {peer.person.key: peer.address for peer in self._peers()}
        order = tuple(
            _reachable(state.offers[key], addresses.get(key))
            for key in seated
            if key in state.offers and key != self._signer.key
        )
        # The boards of a duplicate session stay with the host who compares them.
        if not order or state.duplicate is not None:
            self._listed = None
            return
        taken = TableTakenOver.of(state, self._password)
        self._text = str(JournalEntry((taken,)))
        self._listed = Successors(
            state.table_id,
            state.epoch,
            state.revision,
            self._signer.key,
            seated,
            order,
            state_digest(self._text),
            len(state.game.match.results) if state.game is not None else 0,
        ).signed(self._signer.sign)

    def _tell_proposal(self, proposal: HandOver) -> None:
        claim = proposal.claim
        message = m.Proposal(
            write_successors(claim.successors),
            claim.host,
            tuple(proposal.agreements),
            tuple(sorted({*proposal.asked, *proposal.agreements})),
            proposal.throws_in,
        )
        for peer in self._peers():
            peer.send(message)

    def _conclude(self, proposal: HandOver, *, must_all: bool) -> None:
        """Move the table as soon as enough people have agreed."""
        claim = proposal.signed()
        here = {peer.person.key for peer in self._peers()}
        if must_all and not proposal.asked & here <= set(proposal.agreements):
            return
        if claim.verdict(is_signed_by) is not Verdict.SAME_TABLE:
            return
        self._hand_over = None
        self._is_voting = True
        self._patience.stop()
        if self._signer.key not in proposal.agreements:
            self._send_off(claim)
            return

        def written(host: str) -> None:
            self._has_voted = True
            if host == claim.host:
                self._send_off(claim)
            else:
                self._stay(claim, HandOverProblem.PROMISED)

        def failed(error: Exception) -> None:
            log.error("the vote for table %s cannot be written: %s", claim.table_id, error)
            self._stay(claim, HandOverProblem.NOT_WRITTEN)

        # The claim has our signature, so nobody gets it before the disk has the vote.
        self._votes.cast(self._signer.key, claim, self, written, failed)

    def _send_off(self, claim: Claim) -> None:
        self._is_voting = False
        self._leaving = claim
        self._patience.start(SUCCESSOR_MS)
        for peer in self._peers():
            if peer.person.key == claim.host:
                # The successor opens the table first, and leaves here when it is there.
                peer.send(m.Moved(write_claim(claim)))
        self._runner.changed.connect(self._watch_successor)

    @Slot()
    def _watch_successor(self) -> None:
        claim = self._leaving
        if claim is not None and claim.host not in {p.person.key for p in self._peers()}:
            self._leave(claim)

    @Slot()
    def _on_impatient(self) -> None:
        proposal, self._hand_over = self._hand_over, None
        if self._leaving is not None:
            self._leave(self._leaving)
        elif proposal is not None:
            self._stay(proposal.claim, HandOverProblem.NOT_AGREED)

    def _stay(self, claim: Claim, why: HandOverProblem) -> None:
        """Withdraw a proposal and its questions."""
        self._is_voting = False
        for peer in self._peers():
            peer.send(m.Proposal(write_successors(claim.successors), claim.host))
        self._basis = ()
        self._soon.start()
        self.failed.emit(why)

    def _on_vote_recalled(self, host: str | None) -> None:
        if host is not None:
            self._has_voted = True
            self._look_elsewhere()

    def _leave(self, claim: Claim) -> None:
        self._leaving = None
        self.close()
        for peer in self._peers():
            peer.send(m.Moved(write_claim(claim)))
        self.moved.emit(claim)

    @Slot()
    def _look_elsewhere(self) -> None:
        """Without a majority, or after our vote, others may have gone on: ask the successors."""
        state = self._runner.table.state
        seated = [chair.owner.key for chair in state.chairs if chair.owner]
        here = [key for key in seated if state.is_connected(key)]
        places = [each for key, each in state.offers.items() if key != self._signer.key]
        is_majority = 2 * len(here) > len(seated)
        is_sure = is_majority and not self._has_voted
        if is_sure or not places or self._search is not None or self._leaving is not None:
            return
        known = MoveHistory(state.table_id, self._signer.key, state.epoch)
        self._search = PlaceSearch(known, places, self._signer, self)
        self._search.ended.connect(self._on_searched)
        self._search.start()

    @Slot(object)
    def _on_searched(self, claim: Claim | None) -> None:
        search, self._search = self._search, None
        if search is not None:
            search.deleteLater()
        if claim is not None and not self._runner.is_over:
            self._leave(claim)


class PlaceSearch(QObject):
    """Asks the successors of a table one by one whether it has gone on; ends with a Claim."""

    ended = Signal(object)

    def __init__(
        self, known: MoveHistory, places: Sequence[Successor], signer: Signer, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._known = known
        self._places = [place for place in places if place.addresses]
        self._signer = signer
        self._link: ClientLink | None = None
        self._claims: list[Claim] = []

    def start(self) -> None:
        """Ask the next one, if there is one."""
        if not self._places:
            self.ended.emit(None)
            return
        place = self._places.pop(0)
        self._claims = []
        self._link = link = ClientLink(
            endpoints_of(place), self._signer, place.fingerprint, parent=self
        )
        link.message.connect(self._on_message)
        link.ended.connect(self._on_ended)
        link.start()

    def close(self) -> None:
        """Stop asking."""
        self._places.clear()
        if self._link is not None:
            self._link.close()

    @Slot(object)
    def _on_message(self, message: m.Message) -> None:
        assert self._link is not None
        match message:
            case m.SignedIn():
                self._link.send(m.JoinTable(self._known.table_id))
            case m.Moved(claim=claim):
                self._claims.append(read_claim(claim))
            case _:
                self._link.close()
                self._on_answer()

    @Slot(object)
    def _on_ended(self, _: LinkEnd) -> None:
        self._on_answer()

    def _on_answer(self) -> None:
        after = self._known.follow(self._claims, is_signed_by)
        last = [claim for claim in self._claims if claim.epoch == after.epoch]
        if after.epoch > self._known.epoch and last:
            self._places.clear()
            self.ended.emit(last[0])
        else:
            QTimer.singleShot(0, self, self.start)


def _reachable(offer: Successor, seen: str | None) -> Successor:
    """Return an offer with the address from which somebody came first."""
    known = [address for address in offer.addresses if address != seen]
    addresses = [seen, *known] if seen is not None else known
    return Successor(offer.key, offer.fingerprint, offer.port, tuple(addresses[:MOST_ADDRESSES]))
