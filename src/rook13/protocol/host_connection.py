"""The host's end of a connection: greets, checks who it is, and limits what may be asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import get_args

from rook13.protocol.codec import decode_to_host
from rook13.protocol.connection import DEFAULT_TIMING, Connection, Timing
from rook13.protocol.errors import Code, RemoteProtocolError
from rook13.protocol.framing import MAX_UNKNOWN_FRAME
from rook13.protocol.messages import (
    FEATURES,
    PROTOCOL_VERSION,
    Authenticate,
    Hello,
    Message,
    Ping,
    Pong,
    Refuse,
    ToClient,
    Welcome,
)
from rook13.protocol.rate import TokenBucket
from rook13.protocol.sign_in import CHALLENGE_BYTES, sign_in_payload
from rook13.protocol.states import CROSSED, State

Verify = Callable[[str, bytes, bytes], bool]
"""Whether the owner of a key in hex digits has made this message's signature."""
_BYTES_PER_TOKEN = 1024


@dataclass(frozen=True, slots=True)
class HostSide:
    """What all connections of a host share; `fingerprint` is its certificate's SHA-256 in hex."""

    fingerprint: str
    verify: Verify
    entropy: Callable[[int], bytes]
    app: str = ""
    features: tuple[str, ...] = FEATURES
    timing: Timing = DEFAULT_TIMING


class HostConnection(Connection):
    """A client, as the host sees it.

    It answers hello and ping by itself. `authenticate` becomes an event only when its signature is
    right; then answer with SignedIn or Refuse. Whatever else comes is a question or a command.
    """

    sends = frozenset(get_args(ToClient))
    stranger_limit = MAX_UNKNOWN_FRAME

    def __init__(self, side: HostSide, now: float) -> None:
        super().__init__(now, side.timing)
        self._side = side
        self._challenge: bytes | None = None
        self._bucket = TokenBucket(side.timing.messages_per_second, side.timing.burst, now)
        self.client_version: int | None = None
        self.client_app = ""

    def _received(self, body: bytes, now: float) -> bytes:
        if not self._bucket.take(1 + len(body) // _BYTES_PER_TOKEN, now):
            raise RemoteProtocolError(Code.TOO_FAST)
        message = decode_to_host(body)
        if self.state is State.LOBBY and type(message) in CROSSED:
            return b""
        self._accept(message)
        match message:
            case Hello():
                return self._greet(message)
            case Ping():
                return self.send(Pong())
            case Authenticate():
                self._check(message)
        self._events.append(message)
        return b""

    def _greet(self, hello: Hello) -> bytes:
        self.client_version, self.client_app = hello.version, hello.app
        if hello.version != PROTOCOL_VERSION:
            raise RemoteProtocolError(Code.VERSION)
        self._challenge = self._side.entropy(CHALLENGE_BYTES)
        features = tuple(name for name in self._side.features if name in hello.features)
        self.features = frozenset(features)
        challenge = self._challenge.hex()
        return self.send(Welcome(PROTOCOL_VERSION, challenge, features, self._side.app))

    def _check(self, claim: Authenticate) -> None:
        challenge, self._challenge = self._challenge, None
        assert challenge is not None, "the state table lets nobody in here twice"
        payload = sign_in_payload(PROTOCOL_VERSION, challenge, self._side.fingerprint, claim.name)
        if not self._side.verify(claim.public_key, payload, bytes.fromhex(claim.signature)):
            raise RemoteProtocolError(Code.BAD_SIGNATURE)

    def _farewell(self, error: RemoteProtocolError) -> Message:
        if error.code is Code.VERSION:
            return Refuse(error.code.value, "", PROTOCOL_VERSION, self.client_version)
        if error.code is Code.BAD_SIGNATURE:
            return Refuse(error.code.value)
        return super()._farewell(error)
