"""Which table goes on when it leaves its host: a list of successors, agreements, and an epoch.

A host signs who may go on with its table, who is seated, and what the table is like after the last
finished hand. When it hands the table over, or is gone, people sign that they go on at one of the
successors; each of them signs for at most one in an epoch. With the signatures of a majority of the
people who were seated the table goes on under its id in the next epoch; two majorities have
somebody in common, so there is never a second one. With fewer it goes on as a copy with a new id.
A client that knows an epoch takes no claim to an earlier one, so a host that returns finds that it
has been replaced.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from hashlib import sha256
from typing import Annotated

from msgspec import Meta

from rook13.table.limits import (
    MOST_SEATS,
    HandNumber,
    Hex32,
    IpAddress,
    Key,
    Port,
    Revision,
    Signature,
    TableId,
)

IsSigned = Callable[[str, bytes, bytes], bool]
"""Whether the owner of a key signed a message."""
Sign = Callable[[bytes], bytes]

MOST_ADDRESSES = 8
MOST_EPOCHS = 100
Epoch = Annotated[int, Meta(ge=0, le=MOST_EPOCHS)]


@dataclass(frozen=True, slots=True)
class Successor:
    """Somebody whose program can host the table, its certificate, and where it would listen."""

    key: Key
    fingerprint: Hex32
    port: Port
    addresses: Annotated[tuple[IpAddress, ...], Meta(max_length=MOST_ADDRESSES)] = ()


@dataclass(frozen=True, slots=True)
class Successors:
    """Who may go on with a table, in which order, and who is seated; its host signs it."""

    table_id: TableId
    epoch: Epoch
    serial: Revision
    """Grows with every list of one epoch."""
    host: Key
    seated: Annotated[tuple[Key, ...], Meta(max_length=MOST_SEATS)]
    order: Annotated[tuple[Successor, ...], Meta(max_length=MOST_SEATS)]
    state: Hex32
    """The SHA-256 of what a successor goes on with."""
    hands: HandNumber = 0
    """How many hands are over."""
    signature: Signature = field(default="", repr=False)

    def payload(self) -> bytes:
        order = [[each.key, each.fingerprint, each.port, each.addresses] for each in self.order]
        return _payload(
            "successors",
            *(self.table_id, self.epoch, self.serial, self.host),
            *(self.seated, order, self.state, self.hands),
        )

    def signed(self, sign: Sign) -> Successors:
        """Return the list with its host's signature."""
        return replace(self, signature=sign(self.payload()).hex())

    def is_genuine(self, is_signed: IsSigned) -> bool:
        return _is_signed(is_signed, self.host, self.payload(), self.signature)

    def successor(self, key: str) -> Successor | None:
        """Return one of those who may go on."""
        return next((each for each in self.order if each.key == key), None)

    def is_majority(self, keys: Iterable[str]) -> bool:
        """Return whether these are more than half of the people who were seated."""
        return 2 * len(set(keys) & set(self.seated)) > len(set(self.seated))


@dataclass(frozen=True, slots=True)
class Agreement:
    """One person goes on with a table at a successor's."""

    voter: Key
    signature: Signature = field(repr=False)


class Verdict(Enum):
    """What a claim to a table amounts to."""

    SAME_TABLE = "same_table"
    COPY = "copy"
    WORTHLESS = "worthless"


@dataclass(frozen=True, slots=True)
class Claim:
    """Why somebody is the host of a table in the epoch after that of its list of successors."""

    successors: Successors
    host: Key
    agreements: Annotated[tuple[Agreement, ...], Meta(max_length=MOST_SEATS)] = ()

    @property
    def table_id(self) -> str:
        return self.successors.table_id

    @property
    def epoch(self) -> int:
        """Return the epoch that the claim begins."""
        return self.successors.epoch + 1

    @property
    def place(self) -> Successor | None:
        """Return where the table goes on."""
        return self.successors.successor(self.host)

    def payload(self, voter: str) -> bytes:
        """Return what somebody signs who agrees."""
        basis = sha256(self.successors.payload()).hexdigest()
        return _payload("agreement", self.table_id, self.epoch, self.host, basis, voter)

    def is_agreement(self, agreement: Agreement, is_signed: IsSigned) -> bool:
        """Return whether somebody has really agreed to this very claim."""
        payload = self.payload(agreement.voter)
        return _is_signed(is_signed, agreement.voter, payload, agreement.signature)

    def voters(self, is_signed: IsSigned) -> frozenset[str]:
        return frozenset(a.voter for a in self.agreements if self.is_agreement(a, is_signed))

    def verdict(self, is_signed: IsSigned) -> Verdict:
        """Return whether the table goes on, a copy of it, or nothing at all."""
        voters = self.voters(is_signed)
        if not self.successors.is_genuine(is_signed) or self.place is None:
            return Verdict.WORTHLESS
        if self.host not in voters:
            return Verdict.WORTHLESS
        return Verdict.SAME_TABLE if self.successors.is_majority(voters) else Verdict.COPY


@dataclass(frozen=True, slots=True)
class MoveHistory:
    """Which table one person takes for the real one; it only ever moves to a later epoch.

    `promised` is the last epoch for which the person has signed an agreement, and for whom.
    """

    table_id: str
    host: str
    epoch: int = 0
    promised: int = 0
    promised_to: str | None = None
    latest: Successors | None = None
    """The newest list of this epoch."""

    def bound_to(self) -> str | None:
        """Return for whom the person has signed in the next epoch."""
        return self.promised_to if self.promised > self.epoch else None

    def learn(self, listed: Successors, is_signed: IsSigned) -> MoveHistory:
        """Return the history with a newer list of the same host, if it is one."""
        is_newer = self.latest is None or listed.serial > self.latest.serial
        if not self._fits(listed) or not is_newer or not listed.is_genuine(is_signed):
            return self
        return replace(self, latest=listed)

    def agree(self, claim: Claim, voter: str, sign: Sign) -> Agreement | None:
        """Sign for a claim to the next epoch, or None if one has signed for somebody else's.

        `promise` has to follow before anybody gets the signature.
        A list that is older than our own is good enough as long as the same people are seated.
        """
        listed = claim.successors
        is_bound = self.bound_to() not in (None, claim.host)
        known = self.latest
        is_old = known is not None and listed.serial < known.serial
        if not self._fits(listed) or claim.place is None or is_bound:
            return None
        if known is not None and is_old and set(known.seated) != set(listed.seated):
            return None
        return Agreement(voter, sign(claim.payload(voter)).hex())

    def promise(self, epoch: int, host: str) -> MoveHistory:
        """Return the history after signing for this host in this epoch."""
        return replace(self, promised=epoch, promised_to=host)

    def follow(self, claims: Sequence[Claim], is_signed: IsSigned) -> MoveHistory:
        """Return the history after a chain of claims, as far as each follows from the last."""
        known = self
        for claim in sorted(claims, key=lambda each: each.epoch):
            if known._fits(claim.successors) and claim.verdict(is_signed) is Verdict.SAME_TABLE:
                known = replace(known, host=claim.host, epoch=claim.epoch, latest=None)
        return known

    def _fits(self, listed: Successors) -> bool:
        """Return whether a list is of the table as this person knows it."""
        known = (self.table_id, self.epoch, self.host)
        return (listed.table_id, listed.epoch, listed.host) == known


def copy_id(claim: Claim) -> str:
    """Return the id of the copy that goes on when too few agree: the same for all of them."""
    return sha256(_payload("copy", claim.table_id, claim.epoch, claim.host)).hexdigest()[:16]


def state_digest(text: str) -> str:
    """Return the digest by which a list names the state that a successor goes on with."""
    return sha256(text.encode()).hexdigest()


def _is_signed(is_signed: IsSigned, key: str, payload: bytes, signature: str) -> bool:
    try:
        return is_signed(key, payload, bytes.fromhex(signature))
    except ValueError:
        return False


def _payload(kind: str, *parts: object) -> bytes:
    return f"rook13-{kind}\0".encode() + json.dumps(parts, separators=(",", ":")).encode()
