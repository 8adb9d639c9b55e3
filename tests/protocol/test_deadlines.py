"""How fast, how slow and how silent a peer may be."""

from __future__ import annotations

import pytest

from rook13.protocol.connection import ClientConnection, HostConnection, Timing
from rook13.protocol.errors import Code, RemoteProtocolError
from rook13.protocol.framing import HEADER, encode, frame
from rook13.protocol.messages import PROTOCOL_VERSION, Bye, Hello, Ping, Snapshot
from rook13.protocol.states import State
from tests.protocol.peers import (
    FINGERPRINT,
    Pair,
    at_table,
    client_side,
    failure,
    farewell,
    host_side,
    in_lobby,
)


def test_a_flood_is_cut_off() -> None:
    timing = Timing(messages_per_second=2, burst=5)
    pair = at_table(Pair.new(host_side(timing=timing)))
    error = failure(pair.host, encode(Snapshot()) * 10)
    assert error.code is Code.TOO_FAST
    assert len(pair.host.events()) == 2
    assert farewell(error) == Bye("too_fast")


def test_a_steady_pace_is_fine_and_long_messages_count_for_more() -> None:
    timing = Timing(messages_per_second=2, burst=5)
    pair = at_table(Pair.new(host_side(timing=timing)))
    for second in range(1, 50):
        pair.host.receive_data(encode(Snapshot()) * 2, float(second))
    long = frame(encode(Snapshot())[HEADER:] + b" " * 5 * 1024)
    assert failure(pair.host, long).code is Code.TOO_FAST


def test_a_handshake_has_to_be_done_in_time() -> None:
    host = HostConnection(host_side(), 100.0)
    assert host.next_deadline() == 110.0
    host.receive_data(encode(Hello(PROTOCOL_VERSION)), 109.0)
    assert host.tick(109.9) == b""
    with pytest.raises(RemoteProtocolError) as error:
        host.tick(110.0)
    assert error.value.code is Code.TOO_SLOW
    assert farewell(error.value) == Bye("too_slow")
    assert host.tick(111.0) == b""


def test_a_client_does_not_wait_for_ever_for_a_welcome() -> None:
    client = ClientConnection(client_side(), FINGERPRINT, 0.0)
    client.start()
    assert client.next_deadline() == 10.0
    assert client.tick(9.0) == b""
    with pytest.raises(RemoteProtocolError) as error:
        client.tick(10.0)
    assert error.value.code is Code.TOO_SLOW


def test_pings_keep_a_connection_alive() -> None:
    pair = at_table()
    for now in range(1, 120):
        pair.now = float(now)
        pair.to_host += pair.client.tick(pair.now)
        pair.flow()
        pair.host.tick(pair.now)
    assert pair.states == (State.TABLE, State.TABLE)


def test_a_client_pings_every_five_seconds() -> None:
    client = in_lobby().client
    assert client.next_deadline() == 5.0
    assert client.tick(4.9) == b""
    assert client.tick(5.0) == encode(Ping())
    assert client.tick(5.1) == b""
    assert client.next_deadline() == 10.0
    client.tick(10.0)
    assert client.next_deadline() == 15.0


def test_both_sides_notice_a_dead_peer_after_fifteen_seconds() -> None:
    pair = at_table()
    for connection in (pair.host, pair.client):
        connection.tick(14.9)
        with pytest.raises(RemoteProtocolError) as error:
            connection.tick(15.0)
        assert error.value.code is Code.SILENT
        assert connection.closed
        assert connection.next_deadline() is None


def test_half_a_frame_is_no_sign_of_life() -> None:
    host = at_table().host
    for second in (5.0, 10.0, 14.0):
        host.receive_data(b"\x00", second)
    with pytest.raises(RemoteProtocolError) as error:
        host.tick(15.0)
    assert error.value.code is Code.SILENT
