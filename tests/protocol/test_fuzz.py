"""Random bytes raise nothing but RemoteProtocolError, and little is kept of them."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rook13.engine.rules import make_rules
from rook13.protocol.connection import ClientConnection, HostConnection, Timing
from rook13.protocol.errors import RemoteProtocolError
from rook13.protocol.framing import HEADER, MAX_FRAME, encode, frame
from rook13.protocol.messages import Message, ToClient, ToHost
from tests.protocol.peers import Pair, at_table, greeted, host_side, in_lobby
from tests.protocol.wire_strategies import of_type
from tests.protocol.wire_types import WireView, read_game

pytestmark = pytest.mark.long

PATIENT = Timing(messages_per_second=1e9, burst=1e9)
REACH = (lambda pair: pair, greeted, in_lobby, at_table)
MOST_KEPT = MAX_FRAME + HEADER


def connections(stage: int) -> tuple[HostConnection, ClientConnection]:
    pair = REACH[stage](Pair.new(host_side(timing=PATIENT)))
    return pair.host, pair.client


def feed(connection: HostConnection | ClientConnection, data: bytes, step: int) -> None:
    """Feed bytes in steps; the only way out of trouble is RemoteProtocolError."""
    was_open = not connection.closed
    with suppress(RemoteProtocolError):
        for start in range(0, len(data), step):
            connection.receive_data(data[start : start + step], 0.0)
            assert len(connection._frames) <= MOST_KEPT
            connection.events()
        connection.tick(1.0)
        was_open = False
    # Either it went well, or the connection is over and keeps nothing.
    assert not was_open or (connection.closed and len(connection._frames) == 0)


@settings(max_examples=60)
@given(st.binary(max_size=600), st.integers(0, 3), st.integers(1, 64))
def test_random_bytes(data: bytes, stage: int, step: int) -> None:
    for connection in connections(stage):
        feed(connection, data, step)
    for connection in connections(stage):
        feed(connection, frame(data or b"x"), step)


@settings(max_examples=60)
@given(
    st.lists(of_type(ToHost) | of_type(ToClient), min_size=1, max_size=3),
    st.integers(0, 3),
    st.randoms(use_true_random=False),
)
def test_mutated_frames(messages: list[Message], stage: int, rng: random.Random) -> None:
    data = bytearray(b"".join(encode(message) for message in messages))
    for _ in range(rng.randrange(6)):
        _mutate(data, rng)
    for connection in connections(stage):
        feed(connection, bytes(data), rng.randrange(1, 200))


def _mutate(data: bytearray, rng: random.Random) -> None:
    place = rng.randrange(len(data) + 1)
    match rng.randrange(4):
        case 0:
            data[place:place] = rng.randbytes(rng.randrange(1, 5))
        case 1:
            del data[place : place + rng.randrange(1, 20)]
        case 2:
            data[place : place + 1] = bytes([rng.randrange(256)])
        case _:
            piece = data[place : place + rng.randrange(1, 40)]
            data[place:place] = piece


@settings(max_examples=40)
@given(of_type(WireView), st.sampled_from(["rook", "fowl", "elemental"]))
def test_nonsense_views(wire: Any, game: str) -> None:
    with suppress(RemoteProtocolError):
        read_game(make_rules(game), wire)


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'{"type":"hello","version":1,"z":['])
def test_nesting_without_end(opening: bytes) -> None:
    body = opening * (4000 // len(opening))
    for connection in connections(0):
        feed(connection, frame(body), 4096)
    body = opening * (MAX_FRAME // len(opening))
    for connection in connections(3):
        feed(connection, frame(body), 4096)


def test_an_endless_stream_of_a_huge_frame_is_cut_at_its_length() -> None:
    host, _ = connections(3)
    with pytest.raises(RemoteProtocolError):
        host.receive_data(b"\xff\xff\xff\xff" + bytes(100), 0.0)
    for _ in range(100):
        assert host.receive_data(bytes(10_000), 0.0) == b""
    assert len(host._frames) == 0
