"""Every message of the protocol, with a limit on every length and number."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from rook13.protocol.vocabulary import (
    MOST_FACTS,
    WireCheckpoint,
    WireCommand,
    WireFact,
    WireTableView,
)
from rook13.protocol.wire import tag_of
from rook13.table.limits import (
    LARGEST_ID,
    MOST_SEATS,
    Avatar,
    Count,
    HandNumber,
    Hex32,
    Key,
    Name,
    Players,
    Revision,
    Signature,
    TableId,
    Word,
)

PROTOCOL_VERSION = 1
FEATURES: tuple[str, ...] = ()
"""Optional parts of the protocol: a peer may not know them. The first version has none."""

DETAIL_LENGTH = 200
MOST_TABLES = 128
RECORD_PART_LENGTH = 12_000
"""Characters of a record in one message: four bytes for each of them still fit into a frame."""

App = Annotated[str, Meta(max_length=64)]
Detail = Annotated[str, Meta(max_length=DETAIL_LENGTH)]
RecordText = Annotated[str, Meta(max_length=RECORD_PART_LENGTH)]
Salt = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
Version = Annotated[int, Meta(ge=0, le=65535)]
CommandId = Annotated[int, Meta(ge=1, le=LARGEST_ID)]
PartNumber = Annotated[int, Meta(ge=0, le=1000)]
Features = Annotated[tuple[Word, ...], Meta(max_length=32)]


class FromClient(
    Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag=tag_of,
):
    """Something a client sends; a field that the host does not know is refused."""


class FromHost(Struct, frozen=True, omit_defaults=True, tag_field="type", tag=tag_of):
    """Something a host sends; a client skips fields that it does not know."""


class Hello(FromHost, frozen=True):
    """The first message of all; its fields keep their meaning in every version to come."""

    version: Version
    features: Features = ()
    app: App = ""


class Authenticate(FromClient, frozen=True):
    """Who the client is, with a signature over the host's challenge."""

    public_key: Key
    name: Name
    signature: Signature
    avatar: Avatar = ""


class ListTables(FromClient, frozen=True):
    """Ask for the tables that are not private."""


class StartCode(FromClient, frozen=True):
    """Ask for the private table whose code begins with this word, and prove that one knows it."""

    first_word: Word


class JoinTable(FromClient, frozen=True):
    """Ask to come to a table."""

    table: TableId


class Prove(FromClient, frozen=True):
    """The client's half of an exchange, and its proof that it knows the secret."""

    element: Hex32
    proof: Hex32


class LeaveTable(FromClient, frozen=True):
    """Leave the table for good."""


class CommandMessage(FromClient, frozen=True):
    """Ask something of the table, which answers with the same id."""

    id: CommandId
    revision: Revision
    command: WireCommand


class Snapshot(FromClient, frozen=True):
    """Ask for an update with everything, to replace missed ones."""


class FetchRecord(FromClient, frozen=True):
    """Ask for the record of the hands that are over, but for those that one has.

    `sha256` is that of their seeds and actions: a hand may have been taken back since.
    """

    hands: HandNumber = 0
    sha256: Hex32 | None = None


class FindTable(FromClient, frozen=True):
    """Ask for a table, or for one here that continues it."""

    table: TableId


class TakeOver(FromClient, frozen=True):
    """Say to a host that hands its table over: `accepted`, `declined`, or `opened` as `table`."""

    answer: Word
    table: TableId | None = None


class Ping(FromClient, frozen=True):
    """Keep the connection alive."""


class Bye(FromHost, frozen=True):
    """The last message of a connection, from either side."""

    reason: Word
    detail: Detail = ""


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """What everybody may know of a listed table."""

    table: TableId
    name: Name
    game: Word
    players: Players
    stage: Word
    free: Annotated[int, Meta(ge=0, le=MOST_SEATS)] = 0
    has_password: bool = False
    house_rules: Count = 0
    """How many options differ from the usual ones."""


TableList = Annotated[tuple[TableInfo, ...], Meta(max_length=MOST_TABLES)]


class Welcome(FromHost, frozen=True):
    """The host speaks the same version; here is the challenge to sign."""

    version: Version
    challenge: Hex32
    features: Features = ()
    app: App = ""


class SignedIn(FromHost, frozen=True):
    """The host knows who the client is."""

    tables: TableList = ()


class Refuse(FromHost, frozen=True):
    """Refuse a hello, a sign-in or a question; the fields keep their meaning in every version."""

    code: Word
    detail: Detail = ""
    host_version: Version | None = None
    client_version: Version | None = None


class Exchange(FromHost, frozen=True):
    """The host's half of an exchange; a password is hashed with `salt` first."""

    element: Hex32
    salt: Salt | None = None


class Tables(FromHost, frozen=True):
    """The tables that were asked for; `proof` shows that the host knows the code."""

    tables: TableList = ()
    proof: Hex32 | None = None


class Joined(FromHost, frozen=True):
    """The client is at a table, or waits there; `proof` shows that the host knows the password."""

    view: WireTableView
    proof: Hex32 | None = None


class Left(FromHost, frozen=True):
    """The client has left the table, or was sent away."""

    reason: Word


class AnswerMessage(FromHost, frozen=True):
    """The result of a command."""

    id: CommandId
    accepted: bool
    revision: Revision
    reason: Word = ""
    detail: Detail = ""


class Update(FromHost, frozen=True):
    """What has happened, and how the table stands now."""

    view: WireTableView
    facts: Annotated[tuple[WireFact, ...], Meta(max_length=MOST_FACTS)] = ()


class RecordPart(FromHost, frozen=True):
    """The record with some hands as text, after the first ones of `total`; or no record."""

    first: HandNumber = 0
    total: HandNumber = 0
    text: RecordText = ""


class CheckpointPart(FromHost, frozen=True):
    """What a table begins with that continues this one, in parts; the last one is signed."""

    part: PartNumber
    text: RecordText
    checkpoint: WireCheckpoint | None = None


class HandOver(FromHost, frozen=True):
    """Ask a player to host the table from now on."""


class Moved(FromHost, frozen=True):
    """The table goes on at the next host of the checkpoint: as `table`, or it is to open one."""

    checkpoint: WireCheckpoint
    table: TableId | None = None


class Found(FromHost, frozen=True):
    """The table that was asked for, or one that continues it; without an id there is none."""

    table: TableId | None = None
    hands: HandNumber = 0
    present: Annotated[tuple[Key, ...], Meta(max_length=MOST_SEATS)] = ()
    checkpoint: WireCheckpoint | None = None
    """Why it is here, if its host has handed it over."""


class Pong(FromHost, frozen=True):
    """The answer to a ping."""


ToHost = (
    Hello
    | Authenticate
    | ListTables
    | StartCode
    | JoinTable
    | Prove
    | LeaveTable
    | CommandMessage
    | Snapshot
    | FetchRecord
    | FindTable
    | TakeOver
    | Ping
    | Bye
)
ToClient = (
    Welcome
    | SignedIn
    | Refuse
    | Exchange
    | Tables
    | Joined
    | Left
    | AnswerMessage
    | Update
    | RecordPart
    | CheckpointPart
    | HandOver
    | Moved
    | Found
    | Pong
    | Bye
)
Message = ToHost | ToClient
