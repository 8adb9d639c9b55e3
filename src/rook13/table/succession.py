"""What lets a table go on without its host: how it was after the last finished hand, signed.

A host gives a checkpoint to everybody with a seat, again after every hand. When the host is gone,
anybody of them may open a new table that continues it, and everybody else compares that table with
the checkpoint they hold. A checkpoint that names the next host hands the table over.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
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
MOST_PROGRAMS = MOST_SEATS + 1
MOST_CONTINUED = 100
"""How many tables before it a table remembers."""


@dataclass(frozen=True, slots=True)
class Program:
    """Somebody whose program can host a table, its certificate, and where it would listen."""

    key: Key
    fingerprint: Hex32
    port: Port
    addresses: Annotated[tuple[IpAddress, ...], Meta(max_length=MOST_ADDRESSES)] = ()


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """How a table was after its last finished hand, and where it may go on; its host signs it."""

    table_id: TableId
    revision: Revision
    host: Key
    programs: Annotated[tuple[Program, ...], Meta(max_length=MOST_PROGRAMS)]
    """In the order in which they are suggested as the next host; the host's own is the last."""
    state: Hex32
    """The SHA-256 of what a new table begins with."""
    hands: HandNumber = 0
    """How many hands are over."""
    next_host: Key | None = None
    """To whom the host hands the table over, if it does."""
    signature: Signature = field(default="", repr=False)

    def payload(self) -> bytes:
        """Return what is signed."""
        programs = [[p.key, p.fingerprint, p.port, p.addresses] for p in self.programs]
        parts: list[object] = [self.table_id, self.revision, self.host, programs]
        parts += [self.state, self.hands, self.next_host]
        return b"rook13-checkpoint\0" + json.dumps(parts, separators=(",", ":")).encode()

    def signed(self, sign: Sign) -> Checkpoint:
        """Return the checkpoint with its host's signature."""
        return replace(self, signature=sign(self.payload()).hex())

    def is_genuine(self, is_signed: IsSigned) -> bool:
        """Return whether its host has signed it."""
        try:
            return is_signed(self.host, self.payload(), bytes.fromhex(self.signature))
        except ValueError:
            return False

    def program(self, key: str | None) -> Program | None:
        """Return the program of somebody who could host the table."""
        return next((each for each in self.programs if each.key == key), None)

    def others(self, key: str) -> tuple[Program, ...]:
        """Return the programs of everybody else."""
        return tuple(each for each in self.programs if each.key != key and each.addresses)


def state_digest(text: str) -> str:
    """Return by what a checkpoint names what a new table begins with."""
    return sha256(text.encode(errors="surrogatepass")).hexdigest()
