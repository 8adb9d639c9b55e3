"""A host and a client joined by nothing but bytes; signatures are keyed hashes."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

import pytest

from rook13.protocol.connection import ClientConnection, ClientSide, HostConnection, HostSide
from rook13.protocol.errors import RemoteProtocolError
from rook13.protocol.framing import HEADER, decode_to_client
from rook13.protocol.messages import (
    Joined,
    JoinTable,
    Message,
    SignedIn,
    TableInfo,
)
from rook13.protocol.states import State
from tests.protocol.wire_types import WireConfig, WireTableView

FINGERPRINT = sha256(b"certificate").hexdigest()
KEY = bytes(range(32)).hex()
TABLE = WireTableView("t1", 1, WireConfig("Den", "rook13"), "open", "guest", ())
INFO = TableInfo("t1", "Den", "rook13", 4, "open")


def toy_signature(key: str, payload: bytes) -> bytes:
    return sha256(key.encode() + payload).digest() * 2


def toy_verify(key: str, payload: bytes, signature: bytes) -> bool:
    return signature == toy_signature(key, payload)


class Entropy:
    """Bytes that never repeat and are the same in every run."""

    def __init__(self) -> None:
        self._count = 0

    def __call__(self, size: int) -> bytes:
        self._count += 1
        return sha256(str(self._count).encode()).digest()[:size]


def host_side(**changes: object) -> HostSide:
    given = {"fingerprint": FINGERPRINT, "verify": toy_verify, "entropy": Entropy()}
    return HostSide(**(given | changes))  # type: ignore[arg-type]


def client_side(**changes: object) -> ClientSide:
    given = {
        "public_key": KEY,
        "name": "Ann",
        "sign": lambda payload: toy_signature(KEY, payload),
    }
    return ClientSide(**(given | changes))  # type: ignore[arg-type]


@dataclass
class Pair:
    """Both ends, and the bytes under way; `now` is everybody's clock."""

    host: HostConnection
    client: ClientConnection
    now: float = 0.0
    to_host: bytes = b""
    to_client: bytes = b""

    @classmethod
    def new(cls, host: HostSide | None = None, client: ClientSide | None = None) -> Pair:
        return cls(
            HostConnection(host or host_side(), 0.0),
            ClientConnection(client or client_side(), FINGERPRINT, 0.0),
        )

    def start(self) -> Pair:
        self.to_host += self.client.start()
        return self

    def flow(self) -> Pair:
        """Carry bytes to and fro until none are left."""
        while self.to_host or self.to_client:
            data, self.to_host = self.to_host, b""
            self.to_client += self.host.receive_data(data, self.now)
            data, self.to_client = self.to_client, b""
            self.to_host += self.client.receive_data(data, self.now)
        return self

    def ask(self, message: Message) -> list[Message]:
        """Let the client send, and return what the host makes of it."""
        self.to_host += self.client.send(message)
        self.flow()
        return self.host.events()

    def tell(self, message: Message) -> list[Message]:
        """Let the host send, and return what the client makes of it."""
        self.to_client += self.host.send(message)
        self.flow()
        return self.client.events()

    @property
    def states(self) -> tuple[State, State]:
        return self.host.state, self.client.state


def greeted(pair: Pair | None = None) -> Pair:
    """Return a pair in which the client has proven who it is."""
    pair = (pair or Pair.new()).start().flow()
    pair.host.events()
    return pair


def in_lobby(pair: Pair | None = None) -> Pair:
    pair = greeted(pair)
    pair.tell(SignedIn((INFO,)))
    return pair


def at_table(pair: Pair | None = None) -> Pair:
    pair = in_lobby(pair)
    pair.ask(JoinTable("t1"))
    pair.tell(Joined(TABLE))
    return pair


def failure(connection: HostConnection | ClientConnection, data: bytes) -> RemoteProtocolError:
    with pytest.raises(RemoteProtocolError) as error:
        connection.receive_data(data, 0.0)
    assert connection.closed
    assert connection.next_deadline() is None
    return error.value


def farewell(error: RemoteProtocolError) -> Message:
    return decode_to_client(error.farewell[HEADER:])
