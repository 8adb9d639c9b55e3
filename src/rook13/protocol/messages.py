"""Every message of the protocol, with a limit on every length and number."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from rook13.protocol.commands import TableCommand
from rook13.protocol.limits import (
    MOST_FACTS,
    MOST_SEATS,
    MOST_TABLES,
    App,
    Avatar,
    CommandId,
    Detail,
    Features,
    Hex32,
    Key,
    Name,
    PartNumber,
    Password,
    Players,
    RecordText,
    Revision,
    Signature,
    TableCode,
    TableId,
    TableName,
    Version,
    Word,
)
from rook13.protocol.structs import Asked, Told, Value
from rook13.protocol.wire_facts import WireFact
from rook13.protocol.wire_table import WireTableView

PROTOCOL_VERSION = 1
FEATURES: tuple[str, ...] = ("fair_deal",)
"""What may be left out by a peer that does not know it."""


class Hello(Told, frozen=True):
    """The first message of all; its fields keep their meaning in every version to come."""

    version: Version
    features: Features = ()
    app: App = ""


class Authenticate(Asked, frozen=True):
    """Who the client is, with a signature over the host's challenge."""

    public_key: Key
    name: Name
    signature: Signature
    avatar: Avatar = ""


class ListTables(Asked, frozen=True):
    """Ask for the tables that are not private."""


class FindCode(Asked, frozen=True):
    """Ask for the private table with this code."""

    code: TableCode


class JoinTable(Asked, frozen=True):
    """Ask to come to a table."""

    table: TableId
    password: Password | None = None


class LeaveTable(Asked, frozen=True):
    """Leave the table for good."""


class Command(Asked, frozen=True):
    """Ask something of the table, which answers with the same id."""

    id: CommandId
    revision: Revision
    command: TableCommand


class Snapshot(Asked, frozen=True):
    """Ask for an update with everything, whatever one has missed."""


class FetchRecord(Asked, frozen=True):
    """Ask for a part of the record of the hands that are over; parts are counted from 1."""

    part: Annotated[int, Meta(ge=1, le=1000)]


class Ping(Asked, frozen=True):
    """Show that one is there."""


class Bye(Told, frozen=True):
    """The last message of a connection, from either side."""

    reason: Word
    detail: Detail = ""


class TableInfo(Value, frozen=True):
    """What the lobby shows of a table."""

    table: TableId
    name: TableName
    game: Word
    players: Players
    stage: Word
    humans: Annotated[int, Meta(ge=0, le=MOST_SEATS)] = 0
    free: Annotated[int, Meta(ge=0, le=MOST_SEATS)] = 0
    has_password: bool = False
    approval: bool = False
    spectators: bool = False


TableList = Annotated[tuple[TableInfo, ...], Meta(max_length=MOST_TABLES)]


class Welcome(Told, frozen=True):
    """The host speaks the same version; here is the challenge to sign."""

    version: Version
    challenge: Hex32
    features: Features = ()
    app: App = ""


class SignedIn(Told, frozen=True):
    """The host knows who the client is."""

    tables: TableList = ()


class Refuse(Told, frozen=True):
    """No to a hello, a sign-in or a question; its fields keep their meaning in every version."""

    code: Word
    detail: Detail = ""
    host_version: Version | None = None
    client_version: Version | None = None


class Tables(Told, frozen=True):
    """The tables that were asked for."""

    tables: TableList = ()


class Joined(Told, frozen=True):
    """The client is at a table, or waits there to be let in."""

    view: WireTableView


class Left(Told, frozen=True):
    """The client is not at a table any more."""

    reason: Word


class Answer(Told, frozen=True):
    """What became of a command."""

    id: CommandId
    accepted: bool
    revision: Revision
    reason: Word = ""
    detail: Detail = ""


class Update(Told, frozen=True):
    """What has happened, and how the table stands now."""

    view: WireTableView
    facts: Annotated[tuple[WireFact, ...], Meta(max_length=MOST_FACTS)] = ()


class RecordPart(Told, frozen=True):
    """A part of a record as text, with the SHA-256 of the whole; no parts is no record."""

    part: PartNumber
    parts: PartNumber = 0
    sha256: Hex32 | None = None
    text: RecordText = ""


class Pong(Told, frozen=True):
    """The host is there too."""


ToHost = (
    Hello
    | Authenticate
    | ListTables
    | FindCode
    | JoinTable
    | LeaveTable
    | Command
    | Snapshot
    | FetchRecord
    | Ping
    | Bye
)
ToClient = (
    Welcome | SignedIn | Refuse | Tables | Joined | Left | Answer | Update | RecordPart | Pong | Bye
)
Message = ToHost | ToClient
