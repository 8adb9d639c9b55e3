"""Errors of the protocol, ours or the peer's, each with a code and no prose."""

from __future__ import annotations

from enum import Enum


class Code(Enum):
    """Why a question was refused, or why a connection ends; the value is what is sent."""

    # The peer broke the protocol; the connection ends with a `bye`.
    BAD_FRAME = "bad_frame"
    TOO_LARGE = "too_large"
    TOO_DEEP = "too_deep"
    BAD_MESSAGE = "bad_message"
    WRONG_STATE = "wrong_state"
    TOO_FAST = "too_fast"
    TOO_SLOW = "too_slow"
    SILENT = "silent"
    IDLE = "idle"

    # The handshake is refused; the connection ends with a `refuse`.
    VERSION = "version"
    BAD_SIGNATURE = "bad_signature"
    BAD_NAME = "bad_name"
    NAME_TAKEN = "name_taken"
    HOST_FULL = "host_full"

    # A question in the lobby is refused; the connection goes on.
    UNKNOWN_TABLE = "unknown_table"
    UNKNOWN_CODE = "unknown_code"
    TOO_MANY_GUESSES = "too_many_guesses"
    WRONG_PASSWORD = "wrong_password"
    BANNED = "banned"
    TABLE_FULL = "table_full"
    NO_SPECTATORS = "no_spectators"
    TABLE_CLOSED = "table_closed"
    OTHER_TABLE = "other_table"

    # Nothing went wrong; a peer says `bye`.
    QUIT = "quit"
    SHUTDOWN = "shutdown"
    REPLACED = "replaced"


class ProtocolError(Exception):
    """A message that may not be sent, or that should not have come."""

    def __init__(self, code: Code, detail: str = "") -> None:
        super().__init__(f"{code.value}: {detail}" if detail else code.value)
        self.code = code
        self.detail = detail


class LocalProtocolError(ProtocolError):
    """This side tried to break the protocol: a bug of ours."""


class RemoteProtocolError(ProtocolError):
    """The peer broke the protocol; `farewell` is what to send it before closing."""

    farewell: bytes = b""
