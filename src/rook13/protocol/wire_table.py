"""A table as one person at it may see it, on the wire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta
from msgspec.json import Encoder

from rook13.protocol.limits import (
    LOG_BYTES,
    MOST_LOG,
    MOST_MUTED,
    MOST_PEOPLE,
    MOST_SEATS,
    Count,
    HandNumber,
    Hex32,
    Key,
    Revision,
    SeatName,
    Seconds,
    TableId,
    Word,
)
from rook13.protocol.structs import Value
from rook13.protocol.wire_facts import WireFact
from rook13.protocol.wire_people import WireConfig, WirePerson
from rook13.protocol.wire_view import WireView

People = Annotated[tuple[WirePerson, ...], Meta(max_length=MOST_PEOPLE)]
_ENCODER = Encoder()


class WireSeatInfo(Value, frozen=True):
    """What everybody sees of a seat: who owns it, and the level of the bot that plays it."""

    seat: SeatName
    person: WirePerson | None = None
    bot: Word | None = None
    connected: bool = False
    ready: bool = False
    locked: bool = False
    deal_for_me: bool = False
    grace_left: Seconds | None = None
    clock_left: Seconds | None = None
    hints: Count = 0


class WireUndoInfo(Value, frozen=True):
    """An undo that waits for answers."""

    asker: WirePerson
    seat: SeatName
    answer_wanted: bool = False
    seconds_left: Seconds | None = None


class WireDealInfo(Value, frozen=True):
    """The deal that is being prepared."""

    number: HandNumber
    commitment: Hex32
    closed: bool = False
    share_wanted: bool = False


class WireLogEntry(Value, frozen=True):
    """A public fact and the revision that it came with."""

    revision: Revision
    fact: WireFact


class WireTableView(Value, frozen=True):
    """Everything about a table that this person may know."""

    table_id: TableId
    revision: Revision
    config: WireConfig
    stage: Word
    standing: Word
    seats: Annotated[tuple[WireSeatInfo, ...], Meta(max_length=MOST_SEATS)]
    paused: bool = False
    host: Key | None = None
    own_seat: SeatName | None = None
    last_command: Revision = 0
    others: People = ()
    waiting: People = ()
    muted: Annotated[tuple[Key, ...], Meta(max_length=MOST_MUTED)] = ()
    game: WireView | None = None
    undo: WireUndoInfo | None = None
    deal: WireDealInfo | None = None
    log: Annotated[tuple[WireLogEntry, ...], Meta(max_length=MOST_LOG)] = ()


def log_tail(entries: Sequence[WireLogEntry]) -> tuple[WireLogEntry, ...]:
    """Return as many of the latest entries as a table can carry, however long they are."""
    room, kept = LOG_BYTES, 0
    for entry in reversed(entries[-MOST_LOG:]):
        room -= len(_ENCODER.encode(entry)) + 1
        if room < 0:
            break
        kept += 1
    return tuple(entries[len(entries) - kept :])
