"""Which table goes on when its host is gone: a list of successors, agreements, and an epoch.

A host signs who may go on with its table, and who was seated. When it is gone, the first successor
who is there asks the others; each of them signs at most one agreement for an epoch. With those of
a majority of the people who were seated, the old host counted, the table goes on under its id in
the next epoch; two majorities have somebody in common, so there is never a second one. With fewer
it goes on as a copy with a new id. A host that hands its table over signs that instead. Whoever
knows an epoch takes no claim to an earlier one, so a host that returns finds that it is none.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from hashlib import sha256

IsSigned = Callable[[str, bytes, bytes], bool]
"""Whether the owner of a key signed a message."""
Sign = Callable[[bytes], bytes]


@dataclass(frozen=True, slots=True)
class Successors:
    """Who may go on with a table, in which order, and who was seated; its host signs it."""

    table_id: str
    epoch: int
    serial: int
    """Grows with every list of one epoch."""
    host: str
    seated: tuple[str, ...]
    order: tuple[str, ...]
    signature: bytes = field(default=b"", repr=False)

    def payload(self) -> bytes:
        """Return what is signed."""
        return _payload(
            "successors",
            self.table_id,
            self.epoch,
            self.serial,
            self.host,
            self.seated,
            self.order,
        )

    def signed(self, sign: Sign) -> Successors:
        """Return the list with its host's signature."""
        return replace(self, signature=sign(self.payload()))

    def candidate(self, promised: Mapping[str, str | None]) -> str | None:
        """Return who is to offer to go on: the first of those who are there.

        `promised` says of each of them for whom they have signed already. A part of the table that
        was too small before goes on with the same successor, because nobody signs for another.
        """
        bound = [host for host in promised.values() if host in promised]
        present = [key for key in self.order if key in promised]
        return max(present, key=bound.count, default=None)

    def is_majority(self, keys: Iterable[str]) -> bool:
        """Return whether these are more than half of the people who were seated."""
        return 2 * len(set(keys) & set(self.seated)) > len(set(self.seated))


@dataclass(frozen=True, slots=True)
class Agreement:
    """One person goes on with a table at a successor's, from a record with this SHA-256."""

    table_id: str
    epoch: int
    host: str
    """Who is the host in this epoch."""
    record: str
    voter: str
    signature: bytes = field(default=b"", repr=False)

    def payload(self) -> bytes:
        """Return what is signed; a host's own words about a hand-over are an agreement, too."""
        return _payload("agreement", self.table_id, self.epoch, self.host, self.record, self.voter)

    def signed(self, sign: Sign) -> Agreement:
        """Return the agreement with its voter's signature."""
        return replace(self, signature=sign(self.payload()))


class Verdict(Enum):
    """What a claim to a table comes to."""

    SAME_TABLE = "same_table"
    COPY = "copy"
    WORTHLESS = "worthless"


@dataclass(frozen=True, slots=True)
class Claim:
    """Why somebody is the host of a table in the epoch after that of its list of successors."""

    successors: Successors
    host: str
    record: str
    agreements: tuple[Agreement, ...]

    @property
    def table_id(self) -> str:
        """Return which table is claimed."""
        return self.successors.table_id

    @property
    def epoch(self) -> int:
        """Return the epoch that the claim begins."""
        return self.successors.epoch + 1

    def voters(self, is_signed: IsSigned) -> frozenset[str]:
        """Return who has really agreed to this very claim."""
        return frozenset(
            each.voter
            for each in self.agreements
            if (each.table_id, each.epoch) == (self.table_id, self.epoch)
            and (each.host, each.record) == (self.host, self.record)
            and is_signed(each.voter, each.payload(), each.signature)
        )

    def verdict(self, is_signed: IsSigned) -> Verdict:
        """Return whether the table goes on, a copy of it, or nothing at all."""
        listed = self.successors
        if not is_signed(listed.host, listed.payload(), listed.signature):
            return Verdict.WORTHLESS
        voters = self.voters(is_signed)
        if self.host not in listed.order or self.host not in voters:
            return Verdict.WORTHLESS
        handed_over = listed.host in voters
        return Verdict.SAME_TABLE if handed_over or listed.is_majority(voters) else Verdict.COPY


@dataclass(frozen=True, slots=True)
class Allegiance:
    """Which table one person takes for the real one; it only ever moves to a later epoch.

    `promised` is the last epoch for which the person has signed an agreement, and for whom.
    """

    table_id: str
    host: str
    epoch: int = 0
    promised: int = 0
    promised_to: str | None = None

    def agree(self, claim: Claim, voter: str, sign: Sign) -> tuple[Allegiance, Agreement] | None:
        """Sign for a claim to the next epoch, or None if one has signed for somebody else's."""
        listed = claim.successors
        fits = (claim.table_id, listed.epoch, listed.host) == (self.table_id, self.epoch, self.host)
        is_bound = claim.epoch <= self.promised and claim.host != self.promised_to
        if not fits or claim.host not in listed.order or is_bound:
            return None
        agreement = Agreement(claim.table_id, claim.epoch, claim.host, claim.record, voter)
        bound = replace(self, promised=claim.epoch, promised_to=claim.host)
        return bound, agreement.signed(sign)

    def follow(self, claims: Sequence[Claim], is_signed: IsSigned) -> Allegiance:
        """Return the allegiance after a chain of claims, as far as each follows from the last."""
        known = self
        for claim in sorted(claims, key=lambda each: each.epoch):
            listed = claim.successors
            follows = (listed.table_id, listed.epoch, listed.host) == (
                known.table_id,
                known.epoch,
                known.host,
            )
            if follows and claim.verdict(is_signed) is Verdict.SAME_TABLE:
                known = replace(known, host=claim.host, epoch=claim.epoch)
        return known

    def accepts(self, host: str, epoch: int) -> bool:
        """Return whether the table of this host in this epoch is the real one."""
        return (host, epoch) == (self.host, self.epoch)


def copy_id(claim: Claim) -> str:
    """Return the id of the copy that goes on when too few agree: the same for all of them."""
    return sha256(_payload("copy", claim.table_id, claim.epoch, claim.host)).hexdigest()[:16]


def record_digest(text: str) -> str:
    """Return by what a record is named in a claim."""
    return sha256(text.encode()).hexdigest()


def _payload(kind: str, *parts: object) -> bytes:
    return f"rook13-{kind}\0".encode() + json.dumps(parts, separators=(",", ":")).encode()
