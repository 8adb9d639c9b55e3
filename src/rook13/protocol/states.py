"""The conversation between a client and a host, as a table that can be read.

Both sides follow the same table. Until somebody sits in a room they talk in turns, so neither
can be surprised: a client asks one question at a time and waits for its answer.
"""

from __future__ import annotations

from enum import Enum

from rook13.protocol.messages import (
    AnswerMessage,
    Authenticate,
    Bye,
    CommandMessage,
    FetchRecord,
    FindCode,
    Hello,
    Joined,
    JoinTable,
    LeaveTable,
    Left,
    ListTables,
    Message,
    Ping,
    Pong,
    RecordPart,
    Refuse,
    SignedIn,
    Snapshot,
    Tables,
    Update,
    Welcome,
)


class State(Enum):
    """How far a conversation has come."""

    HELLO = "hello"
    WELCOME = "welcome"
    AUTHENTICATE = "authenticate"
    CHECKING = "checking"
    LOBBY = "lobby"
    ASKING = "asking"
    TABLE = "table"
    LEAVING = "leaving"
    CLOSED = "closed"


Row = dict[type[Message], State]

_HANDSHAKE: dict[State, Row] = {
    State.HELLO: {Hello: State.WELCOME},
    State.WELCOME: {Welcome: State.AUTHENTICATE, Refuse: State.CLOSED},
    State.AUTHENTICATE: {Authenticate: State.CHECKING},
    State.CHECKING: {SignedIn: State.LOBBY, Refuse: State.CLOSED},
}
_SIGNED_IN: dict[State, Row] = {
    State.LOBBY: {
        ListTables: State.ASKING,
        FindCode: State.ASKING,
        JoinTable: State.ASKING,
    },
    State.ASKING: {
        Tables: State.LOBBY,
        Refuse: State.LOBBY,
        Joined: State.TABLE,
    },
    State.TABLE: {
        CommandMessage: State.TABLE,
        Snapshot: State.TABLE,
        FetchRecord: State.TABLE,
        AnswerMessage: State.TABLE,
        Update: State.TABLE,
        RecordPart: State.TABLE,
        LeaveTable: State.LEAVING,
        Left: State.LOBBY,
    },
    State.LEAVING: {
        AnswerMessage: State.LEAVING,
        Update: State.LEAVING,
        RecordPart: State.LEAVING,
        Left: State.LOBBY,
    },
}

TRANSITIONS: dict[State, Row] = {
    **{state: {**row, Bye: State.CLOSED} for state, row in _HANDSHAKE.items()},
    **{
        state: {**row, Ping: state, Pong: state, Bye: State.CLOSED}
        for state, row in _SIGNED_IN.items()
    },
    State.CLOSED: {},
}

HANDSHAKE = frozenset(_HANDSHAKE)

CROSSED: frozenset[type[Message]] = frozenset({CommandMessage, Snapshot, FetchRecord, LeaveTable})
"""What may reach a host in the lobby, because it was sent before `left` had arrived."""
