"""Both ends of a connection, without the connection: bytes in, events out, bytes to send.

`receive_data` takes what has arrived and returns what to send back at once; `events` hands over
the messages that somebody has to act on; `send` turns a message into bytes; `tick` is told the
time. `now` is any clock in seconds that does not jump. When the peer breaks the protocol,
RemoteProtocolError carries the farewell to send before closing; the events before it still count.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import get_args

from rook13.protocol.errors import Code, LocalProtocolError, RemoteProtocolError
from rook13.protocol.framing import (
    MAX_FRAME,
    MAX_UNKNOWN_FRAME,
    FrameReader,
    decode_to_client,
    decode_to_host,
    encode,
)
from rook13.protocol.messages import (
    DETAIL_LENGTH,
    FEATURES,
    PROTOCOL_VERSION,
    Authenticate,
    Bye,
    Hello,
    Message,
    Ping,
    Pong,
    Refuse,
    ToClient,
    ToHost,
    Welcome,
)
from rook13.protocol.states import CROSSED, HANDSHAKE, TRANSITIONS, State

PURPOSE = b"rook13-sign-in\0"
CHALLENGE_BYTES = 32
FINGERPRINT_BYTES = 32
VERSION_BYTES = 4


def sign_in_payload(version: int, challenge: bytes, fingerprint: str, name: str) -> bytes:
    """Return what is signed; `fingerprint` is the SHA-256, in hex digits, of the host's DER."""
    certificate = bytes.fromhex(fingerprint)
    if len(challenge) != CHALLENGE_BYTES or len(certificate) != FINGERPRINT_BYTES:
        raise LocalProtocolError(Code.BAD_SIGNATURE, "challenge and fingerprint have 32 bytes")
    number = version.to_bytes(VERSION_BYTES, "big")
    return PURPOSE + number + challenge + certificate + name.encode()


class TokenBucket:
    """Holds up to `burst` tokens and gains `rate` of them a second."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._filled_at = now

    def take(self, cost: float, now: float) -> bool:
        """Take tokens and return True, or return False when there are too few."""
        # A clock that goes backwards gives nothing and takes nothing.
        gained = max(0.0, now - self._filled_at) * self._rate
        self._tokens = min(self._burst, self._tokens + gained)
        self._filled_at = max(now, self._filled_at)
        if cost > self._tokens:
            return False
        self._tokens -= cost
        return True


@dataclass(frozen=True, slots=True)
class Timing:
    """How long a peer may take, in seconds, and how much it may send."""

    handshake: float = 10.0
    """From the first byte to being signed in."""
    ping_every: float = 5.0
    silence: float = 15.0
    """A peer that has not sent a whole message for this long is gone."""
    messages_per_second: float = 30.0
    burst: float = 90.0


DEFAULT_TIMING = Timing()


class Connection(ABC):
    """What both ends share: the state, the frames and the deadlines."""

    sends: frozenset[type[Message]]
    """The messages that this end sends."""
    stranger_limit = MAX_FRAME
    """The longest frame that is taken before the handshake is over."""

    def __init__(self, now: float, timing: Timing) -> None:
        self.state = State.HELLO
        self.features: frozenset[str] = frozenset()
        """What both ends can do, once they have greeted each other."""
        self._timing = timing
        self._started = now
        self._heard = now
        self._frames = FrameReader(self.stranger_limit)
        self._events: list[Message] = []

    @property
    def closed(self) -> bool:
        """Return whether nothing may be sent any more and everything received is ignored."""
        return self.state is State.CLOSED

    @property
    def at_table(self) -> bool:
        """Return whether updates and answers may be sent."""
        return self.state in (State.TABLE, State.LEAVING)

    def send(self, message: Message) -> bytes:
        """Return the bytes of a message that may be sent now; raises LocalProtocolError."""
        after = TRANSITIONS[self.state].get(type(message))
        if after is None or type(message) not in self.sends:
            detail = f"{type(message).__name__} in {self.state.value}"
            raise LocalProtocolError(Code.WRONG_STATE, detail)
        data = encode(message)
        self._go_to(after)
        return data

    def receive_data(self, data: bytes, now: float) -> bytes:
        """Take bytes and return what to send back at once; raises RemoteProtocolError."""
        reply = bytearray()
        self._frames.feed(data)
        try:
            while not self.closed and (body := self._frames.next_body()) is not None:
                self._heard = now
                reply += self._received(body, now)
        except RemoteProtocolError as error:
            raise self._failed(error, bytes(reply)) from None
        if self.closed:
            self._frames.clear()
        return bytes(reply)

    def events(self) -> list[Message]:
        """Return the messages that have come since the last time."""
        events, self._events = self._events, []
        return events

    def tick(self, now: float) -> bytes:
        """Return what is due to be sent; raises RemoteProtocolError when the peer is too late."""
        if self.closed:
            return b""
        if now >= self._patience_ends():
            code = Code.TOO_SLOW if self.state in HANDSHAKE else Code.SILENT
            raise self._failed(RemoteProtocolError(code))
        return self._due(now)

    def next_deadline(self) -> float | None:
        """Return when to call `tick` next, or None for never."""
        return None if self.closed else self._patience_ends()

    def _patience_ends(self) -> float:
        if self.state in HANDSHAKE:
            return self._started + self._timing.handshake
        return self._heard + self._timing.silence

    def _due(self, now: float) -> bytes:
        return b""

    def _accept(self, message: Message) -> None:
        """Follow the transition of a message that came."""
        after = TRANSITIONS[self.state].get(type(message))
        if after is None:
            detail = f"{type(message).__name__} in {self.state.value}"
            raise RemoteProtocolError(Code.WRONG_STATE, detail)
        self._go_to(after)

    def _go_to(self, state: State) -> None:
        self.state = state
        self._frames.limit = self.stranger_limit if state in HANDSHAKE else MAX_FRAME

    def _failed(self, error: RemoteProtocolError, reply: bytes = b"") -> RemoteProtocolError:
        """Close, and return the error with the farewell that tells the peer."""
        error.farewell = reply + encode(self._farewell(error))
        self._go_to(State.CLOSED)
        self._frames.clear()
        return error

    def _farewell(self, error: RemoteProtocolError) -> Message:
        return Bye(error.code.value, error.detail[:DETAIL_LENGTH])

    @abstractmethod
    def _received(self, body: bytes, now: float) -> bytes:
        """Act on one body and return what to send back at once."""


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
    right; then answer with SignedIn or Refuse. Anything else is a question or a command.
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
