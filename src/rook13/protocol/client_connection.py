"""The client's end of a connection: greets, signs in by itself, and keeps the line alive."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import get_args

from rook13.protocol.codec import decode_to_client
from rook13.protocol.connection import DEFAULT_TIMING, Connection, Timing
from rook13.protocol.errors import Code, RemoteProtocolError
from rook13.protocol.messages import (
    FEATURES,
    PROTOCOL_VERSION,
    Authenticate,
    Hello,
    Ping,
    Pong,
    ToHost,
    Welcome,
)
from rook13.protocol.sign_in import sign_in_payload
from rook13.protocol.states import HANDSHAKE


@dataclass(frozen=True, slots=True)
class ClientSide:
    """Who signs in; `sign` makes an Ed25519 signature with the secret of `public_key` (hex)."""

    public_key: str
    name: str
    sign: Callable[[bytes], bytes]
    avatar: str = ""
    app: str = ""
    features: tuple[str, ...] = FEATURES
    timing: Timing = DEFAULT_TIMING


class ClientConnection(Connection):
    """A host, as the client sees it.

    `start` greets; the challenge is signed and pings are sent without further ado. The events
    begin with SignedIn or Refuse; `fingerprint` is the SHA-256, in hex digits, of the certificate
    that the TLS connection has shown.
    """

    sends = frozenset(get_args(ToHost))

    def __init__(self, side: ClientSide, fingerprint: str, now: float) -> None:
        super().__init__(now, side.timing)
        self._side = side
        self._fingerprint = fingerprint
        self._pinged = now
        self.host_version: int | None = None
        self.host_app = ""

    def start(self) -> bytes:
        """Return the greeting, to be sent first of all."""
        return self.send(Hello(PROTOCOL_VERSION, self._side.features, self._side.app))

    def next_deadline(self) -> float | None:
        """Return when `tick` wants to be called, or None if never."""
        deadline = super().next_deadline()
        if deadline is None or self.state in HANDSHAKE:
            return deadline
        return min(deadline, self._pinged + self._side.timing.ping_every)

    def _due(self, now: float) -> bytes:
        if self.state in HANDSHAKE or now < self._pinged + self._side.timing.ping_every:
            return b""
        self._pinged = now
        return self.send(Ping())

    def _received(self, body: bytes, now: float) -> bytes:
        message = decode_to_client(body)
        self._accept(message)
        if isinstance(message, Welcome):
            return self._sign_in(message)
        if not isinstance(message, Pong):
            self._events.append(message)
        return b""

    def _sign_in(self, welcome: Welcome) -> bytes:
        self.host_version, self.host_app = welcome.version, welcome.app
        if welcome.version != PROTOCOL_VERSION:
            raise RemoteProtocolError(Code.VERSION, str(welcome.version))
        self.features = frozenset(self._side.features) & frozenset(welcome.features)
        challenge, name = bytes.fromhex(welcome.challenge), self._side.name
        payload = sign_in_payload(PROTOCOL_VERSION, challenge, self._fingerprint, name)
        signature = self._side.sign(payload).hex()
        return self.send(Authenticate(self._side.public_key, name, signature, self._side.avatar))
