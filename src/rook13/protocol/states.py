"""The states of a conversation, and which message leads from one to the next.

Both sides follow the same table. Until a client is at a table they take turns: it asks one question
at a time and waits for the answer.
"""

from __future__ import annotations

from enum import Enum

from rook13.protocol.messages import (
    AnswerMessage,
    Authenticate,
    Bye,
    CheckpointPart,
    CommandMessage,
    Exchange,
    FetchRecord,
    FindTable,
    Found,
    HandOver,
    Hello,
    Joined,
    JoinTable,
    LeaveTable,
    Left,
    ListTables,
    Message,
    Moved,
    Ping,
    Pong,
    Prove,
    RecordPart,
    Refuse,
    SignedIn,
    Snapshot,
    StartCode,
    Tables,
    TakeOver,
    Update,
    Welcome,
)


class State(Enum):
    """The state of a conversation."""

    HELLO = "hello"
    WELCOME = "welcome"
    AUTHENTICATE = "authenticate"
    CHECKING = "checking"
    LOBBY = "lobby"
    ASKING = "asking"
    PROVING = "proving"
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
        StartCode: State.ASKING,
        FindTable: State.ASKING,
        JoinTable: State.ASKING,
    },
    State.ASKING: {
        Exchange: State.PROVING,
        Tables: State.LOBBY,
        Refuse: State.LOBBY,
        Joined: State.TABLE,
        Found: State.LOBBY,
    },
    State.PROVING: {Prove: State.ASKING},
    State.TABLE: {
        CommandMessage: State.TABLE,
        Snapshot: State.TABLE,
        FetchRecord: State.TABLE,
        AnswerMessage: State.TABLE,
        Update: State.TABLE,
        RecordPart: State.TABLE,
        CheckpointPart: State.TABLE,
        HandOver: State.TABLE,
        TakeOver: State.TABLE,
        Moved: State.TABLE,
        LeaveTable: State.LEAVING,
        Left: State.LOBBY,
    },
    State.LEAVING: {
        AnswerMessage: State.LEAVING,
        Update: State.LEAVING,
        RecordPart: State.LEAVING,
        CheckpointPart: State.LEAVING,
        HandOver: State.LEAVING,
        Moved: State.LEAVING,
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

CROSSED: frozenset[type[Message]] = frozenset(
    {CommandMessage, Snapshot, FetchRecord, TakeOver, LeaveTable}
)
"""Messages that may still reach a host in the lobby: they crossed its `left`."""
