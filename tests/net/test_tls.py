import hashlib
import os
import socket
import ssl
import struct
from contextlib import ExitStack, suppress

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from rook13.net import channel
from rook13.net.channel import Channel, CloseReason
from rook13.net.host.tls_server import ServerLimits, TlsServer
from rook13.storage.certificates import HostCertificate
from tests.net.conftest import Connect, MakeServer
from tests.net.ends import End
from tests.net.plain_peers import dribbling_client, tls_client


def test_bytes_go_both_ways(make_server: MakeServer, connect: Connect, qtbot: QtBot) -> None:
    client, host = connect(make_server())
    client.channel.send(b"hello")
    host.wait_for(qtbot, b"hello")
    host.channel.send(b"welcome")
    client.wait_for(qtbot, b"welcome")


def test_ipv6_is_as_good(make_server: MakeServer, connect: Connect, qtbot: QtBot) -> None:
    client, host = connect(make_server(), "::1")
    assert (client.channel.peer_address, host.channel.peer_address) == ("::1", "::1")
    client.channel.send(b"six")
    host.wait_for(qtbot, b"six")


def test_both_sides_know_the_hosts_certificate(
    make_server: MakeServer, connect: Connect, certificate: HostCertificate
) -> None:
    der = ssl.PEM_cert_to_DER_cert(certificate.certificate_pem.decode())
    for end in connect(make_server()):
        assert end.channel.host_fingerprint == hashlib.sha256(der).hexdigest()
        assert end.channel.host_fingerprint == certificate.fingerprint
        assert end.channel.peer_address == "127.0.0.1"


def test_a_large_message_arrives_whole(
    make_server: MakeServer, connect: Connect, qtbot: QtBot
) -> None:
    client, host = connect(make_server())
    data = os.urandom(900_000)
    client.channel.send(data)
    host.wait_for(qtbot, data)


def test_single_bytes_arrive_in_order(
    make_server: MakeServer, connect: Connect, qtbot: QtBot
) -> None:
    client, host = connect(make_server())
    data = os.urandom(2000)
    for index in range(len(data)):
        client.channel.send(data[index : index + 1])
    host.wait_for(qtbot, data)


def test_what_was_sent_before_closing_arrives(
    make_server: MakeServer, connect: Connect, qtbot: QtBot
) -> None:
    client, host = connect(make_server())
    data = os.urandom(300_000)
    host.channel.send(data)
    host.channel.close()
    host.channel.send(b"too late")
    assert client.wait_for_end(qtbot) is CloseReason.CLOSED_BY_PEER
    assert bytes(client.data) == data
    assert host.reason is CloseReason.CLOSED_HERE


def test_an_aborted_channel_is_over_at_once(
    make_server: MakeServer, connect: Connect, qtbot: QtBot
) -> None:
    client, host = connect(make_server())
    client.channel.abort()
    assert client.reason is None, "told from inside the call"
    client.channel.abort()
    client.channel.close()
    client.channel.send(b"nobody")
    assert client.wait_for_end(qtbot) is CloseReason.CLOSED_HERE
    assert host.wait_for_end(qtbot) in (CloseReason.CLOSED_BY_PEER, CloseReason.LOST)


def test_a_channel_that_has_ended_may_be_used_without_effect(
    make_server: MakeServer, connect: Connect, qtbot: QtBot
) -> None:
    client, _ = connect(make_server())
    with qtbot.waitSignal(client.channel.destroyed):
        client.channel.close()
    client.channel.send(b"nobody")
    client.channel.close()
    client.channel.abort()
    assert client.channel.peer_address == "127.0.0.1"


def test_a_client_that_does_not_read_is_dropped_and_others_are_not(
    make_server: MakeServer, connect: Connect, qtbot: QtBot, owner: QObject
) -> None:
    server = make_server(ServerLimits(write_buffer_bytes=200_000))
    client, host = connect(server)
    with tls_client(server.port) as sleeper:
        slow = accept(server, sleeper, qtbot)
        feeder = QTimer(owner, interval=0)
        feeder.timeout.connect(lambda: slow.channel.send(bytes(20_000)))
        slow.channel.closed.connect(feeder.stop)
        feeder.start()
        assert slow.wait_for_end(qtbot) is CloseReason.SLOW_READER
    host.channel.send(b"still here")
    client.wait_for(qtbot, b"still here")


def test_a_client_of_plain_ssl_is_understood(make_server: MakeServer, qtbot: QtBot) -> None:
    server = make_server()
    with tls_client(server.port) as client:
        host = accept(server, client, qtbot)
        assert client.version() == "TLSv1.3"
        client.send(b"hello")
        host.wait_for(qtbot, b"hello")


def test_a_connection_that_never_shakes_hands_is_dropped(
    make_server: MakeServer, qtbot: QtBot
) -> None:
    server = make_server(ServerLimits(handshake_ms=100))
    # It may be gone again before anybody has counted it.
    with ExitStack() as stack:
        with qtbot.waitSignal(server._listener.accepted):
            stack.enter_context(tls_client(server.port))
        wait_for_connections(server, 0, qtbot)


def test_tls_1_2_is_refused(make_server: MakeServer, qtbot: QtBot) -> None:
    server = make_server()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    with tls_client(server.port, context) as client, pytest.raises(ssl.SSLError):
        shake_hands(client, qtbot)


def test_one_client_too_many_is_turned_away(
    make_server: MakeServer, connect: Connect, qtbot: QtBot
) -> None:
    for limits in (ServerLimits(connections=2, extra=0), ServerLimits(per_network=2, extra=0)):
        server = make_server(limits)
        first, _ = connect(server)
        connect(server)
        with tls_client(server.port) as third, pytest.raises(OSError, match=r"."):
            shake_hands(third, qtbot)
        first.channel.close()
        wait_for_connections(server, 1, qtbot)
        connect(server)


def test_the_addresses_of_one_machine_count_as_one(
    make_server: MakeServer, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    addresses: list[str] = []
    monkeypatch.setattr("rook13.net.host.tls_server.plain_address", lambda _: addresses[-1])
    server = make_server(ServerLimits(connections=10, per_network=3, extra=1))
    extra = []
    for address in ("fd77::1", "fd77::2", "fd77::3", "fd77::4", "fd77:0:0:1::1"):
        addresses.append(address)
        _, host = connect(server)
        host.channel.peer_address = address
        extra.append(host.channel.is_extra)
    assert extra == [False, False, False, True, False]


def test_a_closed_server_lets_everybody_go(
    make_server: MakeServer, connect: Connect, qtbot: QtBot
) -> None:
    server = make_server()
    client, host = connect(server)
    with tls_client(server.port):
        wait_for_connections(server, 2, qtbot)
        server.close()
        assert client.wait_for_end(qtbot) is CloseReason.CLOSED_BY_PEER
        assert host.wait_for_end(qtbot) is CloseReason.CLOSED_HERE
        assert server.port == 0
        wait_for_connections(server, 0, qtbot)


def shake_hands(client: ssl.SSLSocket, qtbot: QtBot) -> None:
    def done() -> bool:
        with suppress(ssl.SSLWantReadError):
            client.do_handshake()
            return True
        return False

    qtbot.waitUntil(done)


def accept(server: TlsServer, client: ssl.SSLSocket, qtbot: QtBot) -> End:
    ends: list[End] = []

    def keep(channel: Channel) -> None:
        ends.append(End(channel, "server"))

    server.opened.connect(keep)
    with qtbot.waitSignal(server.opened):
        shake_hands(client, qtbot)
    server.opened.disconnect(keep)
    return ends[0]


def wait_for_connections(server: TlsServer, count: int, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: server.connections == count)


def test_records_that_arrive_byte_by_byte_are_understood(
    make_server: MakeServer, qtbot: QtBot, owner: QObject
) -> None:
    server = make_server()
    ends: list[End] = []
    server.opened.connect(lambda channel: ends.append(End(channel, "server")))
    with dribbling_client(server.port) as client:
        ticker = QTimer(owner, interval=0)
        ticker.timeout.connect(client.send_one_byte)
        ticker.start()
        client.write(b"one by one")
        qtbot.waitUntil(lambda: bool(ends) and bytes(ends[0].data) == b"one by one")
        ticker.stop()


def test_a_peer_that_only_closes_its_own_half_is_gone(
    make_server: MakeServer, qtbot: QtBot
) -> None:
    server = make_server()
    with tls_client(server.port) as client:
        host = accept(server, client, qtbot)
        client.send(b"last words")
        socket.socket.shutdown(client, socket.SHUT_WR)
        assert host.wait_for_end(qtbot) is CloseReason.CLOSED_BY_PEER
        assert bytes(host.data) == b"last words"


def test_a_reset_connection_is_over(make_server: MakeServer, qtbot: QtBot) -> None:
    server = make_server()
    with tls_client(server.port) as client:
        host = accept(server, client, qtbot)
        client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert host.wait_for_end(qtbot) in (CloseReason.LOST, CloseReason.CLOSED_BY_PEER)


def test_a_peer_that_does_not_let_go_is_let_go(
    make_server: MakeServer, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel, "LINGER_MS", 50)
    server = make_server(ServerLimits(write_buffer_bytes=1 << 26))
    with tls_client(server.port) as sleeper:
        host = accept(server, sleeper, qtbot)
        host.channel.send(bytes(1 << 25))
        host.channel.close()
        assert host.wait_for_end(qtbot) is CloseReason.CLOSED_HERE


def test_many_come_and_go_and_nothing_is_left(
    make_server: MakeServer, connect: Connect, qtbot: QtBot
) -> None:
    server = make_server()
    for number in range(20):
        client, host = connect(server)
        (client if number % 2 else host).channel.close()
        client.wait_for_end(qtbot)
        wait_for_connections(server, 0, qtbot)
    qtbot.waitUntil(lambda: len(server.children()) == 1)
