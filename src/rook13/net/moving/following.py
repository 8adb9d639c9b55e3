"""What a client knows of where its table is, was and may go on, and what it has agreed to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rook13.net.client.target import Place
from rook13.net.moving.succession import endpoints_of
from rook13.net.security import Signer, is_signed_by
from rook13.protocol import messages as m
from rook13.protocol.errors import Code, RemoteProtocolError
from rook13.protocol.vocabulary import read_claim, read_successors
from rook13.table.succession import (
    Agreement,
    Claim,
    MoveHistory,
    Successors,
    Verdict,
    copy_id,
    state_digest,
)

MOST_PARTS = 1000


class Following:
    """Follows one table from host to host."""

    def __init__(self, signer: Signer) -> None:
        self._signer = signer
        self._known: MoveHistory | None = None
        self._fingerprint = ""
        self._parts: list[str] = []
        self._claims: list[Claim] = []
        self.listed: Successors | None = None
        """The newest list of which we have what a successor goes on with."""
        self.text = ""
        self._led_here: Claim | None = None
        """Why the table was where we met it, if it had moved before."""

    @property
    def epoch(self) -> int:
        """Return how often the table has moved, as far as we know."""
        return self._known.epoch if self._known is not None else 0

    @property
    def bound_to(self) -> str | None:
        """Return for whom we have signed in the next epoch."""
        return self._known.bound_to() if self._known is not None else None

    def begin(self) -> None:
        """Note that a host is about to say which epochs it knows."""
        self._claims = []

    def take_claim(self, wire: m.Moved) -> Claim:
        """Take one step of the way that the table has gone."""
        claim = read_claim(wire.claim)
        self._claims.append(claim)
        if self._known is not None:
            before = self._known
            self._known = before.follow([claim], is_signed_by)
            if self._known.epoch > before.epoch:
                self._arrive_at(claim)
        return claim

    def accepts(self, table_id: str, fingerprint: str) -> bool:
        """Return whether the table of the host that we are talking to is the real one."""
        last = self._claims[-1] if self._claims else None
        if last is not None and table_id == copy_id(last):
            return self.take_copy(last, fingerprint)
        if self._known is None:
            return self._meet(table_id, last, fingerprint)
        said = last.epoch if last is not None else 0
        is_known = not self._fingerprint or fingerprint == self._fingerprint
        if (table_id, said) != (self._known.table_id, self.epoch) or not is_known:
            return False
        self._fingerprint = fingerprint
        return True

    def take_part(self, message: m.Succession) -> bool:
        """Take a part of what a successor goes on with; True when there is a new list."""
        if message.part == 1:
            self._parts = []
        if message.part != len(self._parts) + 1 or message.part > MOST_PARTS:
            raise RemoteProtocolError(Code.BAD_MESSAGE, "part")
        self._parts.append(message.text)
        if message.successors is None:
            return False
        listed, text = read_successors(message.successors), "".join(self._parts)
        self._parts = []
        if state_digest(text) != listed.state:
            raise RemoteProtocolError(Code.BAD_MESSAGE, "state")
        return self._learn(listed, text)

    def agree(self, claim: Claim) -> Agreement | None:
        """Sign for a claim, unless we have signed for another; `note_vote` has to follow."""
        if self._known is None:
            return None
        return self._known.agree(claim, self._signer.key, self._signer.sign)

    def note_vote(self, table_id: str, epoch: int, host: str) -> None:
        """Note for whom we have signed in an epoch, now or before this program was started."""
        known = self._known
        if known is not None and known.table_id == table_id and epoch > known.promised:
            self._known = known.promise(epoch, host)

    def is_good(self, proposal: m.Proposal) -> bool:
        """Return whether we could agree to a proposal."""
        listed, known = read_successors(proposal.successors), self._known
        if known is None or not listed.is_genuine(is_signed_by):
            return False
        return (
            known.agree(Claim(listed, proposal.host), self._signer.key, _no_signature) is not None
        )

    def prefers(self, proposal: m.Proposal) -> bool:
        """Return whether we would rather go on there than here: it comes first, or has begun."""
        me, host = self._signer.key, proposal.host
        if not self.is_good(proposal):
            return False
        if self.bound_to is not None or self.listed is None or self.listed.successor(me) is None:
            return True
        order = [each.key for each in self.listed.order]
        return host in proposal.agreed or order.index(host) < order.index(me)

    def places(self) -> Iterator[Place]:
        """Yield where the table may go on, as its host has said, or else the one before."""
        listed = self.listed
        if listed is None and self._led_here is not None:
            listed = self._led_here.successors
        for each in listed.order if listed is not None else ():
            if each.key != self._signer.key and each.addresses:
                yield Place(endpoints_of(each), each.fingerprint, each.key)

    def may_host(self) -> bool:
        """Return whether our own program is on the list, and may still go on."""
        me = self._signer.key
        is_listed = self.listed is not None and self.listed.successor(me) is not None
        return is_listed and self.bound_to in (None, me)

    def _arrive_at(self, claim: Claim) -> None:
        place = claim.place
        assert place is not None
        self._fingerprint = place.fingerprint
        self._parts = []

    def _meet(self, table_id: str, last: Claim | None, fingerprint: str) -> bool:
        """Take the first table of this id for the real one, if what it says fits together."""
        if last is None:
            self._fingerprint = fingerprint
            return True
        place = last.place
        good = last.verdict(is_signed_by) is Verdict.SAME_TABLE and last.table_id == table_id
        if not good or place is None or place.fingerprint != fingerprint:
            return False
        self._known = MoveHistory(table_id, last.host, last.epoch)
        self._fingerprint = fingerprint
        self._led_here = last
        return True

    def take_copy(self, claim: Claim, fingerprint: str) -> bool:
        """Take a copy to which we have agreed, which is another table from now on."""
        place = claim.place
        if self._signer.key not in claim.voters(is_signed_by):
            return False
        if place is None or place.fingerprint != fingerprint:
            return False
        self._known = MoveHistory(copy_id(claim), claim.host)
        self._fingerprint = fingerprint
        self._claims = []
        self.listed, self.text = None, ""
        return True

    def _learn(self, listed: Successors, text: str) -> bool:
        if self._known is None:
            if listed.epoch or not listed.is_genuine(is_signed_by):
                return False
            self._known = MoveHistory(listed.table_id, listed.host)
        after = self._known.learn(listed, is_signed_by)
        if after is self._known:
            return False
        self._known, self.listed, self.text = replace(after), listed, text
        return True


def _no_signature(_: bytes) -> bytes:
    return b""
