"""Both ends of a connection, without the connection: bytes in, events out, bytes to send.

`receive_data` takes what has arrived and returns what to send back at once; `events` hands over
the messages that somebody has to act on; `send` turns a message into bytes; `tick` is told the
time. `now` is any clock in seconds that does not jump. When the peer breaks the protocol,
RemoteProtocolError carries the farewell to send before closing; the events before it still count.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from rook13.protocol.codec import encode
from rook13.protocol.errors import Code, LocalProtocolError, RemoteProtocolError
from rook13.protocol.framing import MAX_FRAME, FrameReader
from rook13.protocol.messages import DETAIL_LENGTH, Bye, Message
from rook13.protocol.states import HANDSHAKE, TRANSITIONS, State


@dataclass(frozen=True, slots=True)
class Timing:
    """How long a peer may take, in seconds, and how much it may send."""

    handshake: float = 10.0
    """From the first byte to being signed in."""
    ping_every: float = 5.0
    silence: float = 15.0
    """A peer that has sent no whole message for so long is gone."""
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
        """Return whether nothing may be sent any more and whatever comes is ignored."""
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
        """Return when `tick` wants to be called, or None if never."""
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
