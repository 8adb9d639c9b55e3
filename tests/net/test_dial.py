import socket
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtNetwork import QAbstractSocket, QSslError, QTcpServer
from pytestqt.qtbot import QtBot

from rook13.net.addresses import Endpoint
from rook13.net.channel import Channel
from rook13.net.client import tls_client
from rook13.net.client.tls_client import Dial, DialFailure, DialProblem
from rook13.net.host import tls_server
from rook13.net.host.tls_server import ListenError, ListenProblem, TlsServer
from rook13.storage.certificates import HostCertificate, make_certificate
from tests.net.conftest import MakeServer
from tests.net.plain_peers import LOOPBACK, tcp_server


def failure(qtbot: QtBot, dial: Dial) -> DialFailure:
    with qtbot.assertNotEmitted(dial.opened), qtbot.waitSignal(dial.failed) as blocker:
        dial.start()
    assert blocker.args is not None
    result = blocker.args[0]
    assert isinstance(result, DialFailure)
    return result


def opened(qtbot: QtBot, dial: Dial) -> Channel:
    with qtbot.assertNotEmitted(dial.failed), qtbot.waitSignal(dial.opened) as blocker:
        dial.start()
    assert blocker.args is not None
    channel = blocker.args[0]
    assert isinstance(channel, Channel)
    return channel


@pytest.fixture
def deaf_port() -> Iterator[int]:
    """A port where nobody listens, and that nobody else can take."""
    with socket.socket() as deaf:
        deaf.bind((LOOPBACK, 0))
        yield deaf.getsockname()[1]


def test_a_port_where_nobody_listens_refuses(qtbot: QtBot, owner: QObject, deaf_port: int) -> None:
    endpoint = Endpoint(LOOPBACK, deaf_port)
    problem = failure(qtbot, Dial([endpoint], parent=owner))
    assert problem == DialFailure(DialProblem.REFUSED, endpoint)


def test_an_unknown_name_is_told(qtbot: QtBot, owner: QObject) -> None:
    dial = Dial([Endpoint("nobody.invalid")], timeout_ms=3000, parent=owner)
    assert failure(qtbot, dial).problem in (DialProblem.NAME_UNKNOWN, DialProblem.TIMED_OUT)


@pytest.mark.parametrize(
    ("answer", "closes", "problem"),
    [
        (b"220 mail ready\r\n", False, DialProblem.NOT_TLS),
        (b"\x15\x03\x01\x00\x02\x02\x28", False, DialProblem.NOT_TLS),
        (None, True, DialProblem.HUNG_UP),
        (None, False, DialProblem.TIMED_OUT),
    ],
)
def test_something_else_than_a_host_is_told(
    answer: bytes | None, closes: bool, problem: DialProblem, qtbot: QtBot, owner: QObject
) -> None:
    with tcp_server(answer, closes=closes) as port:
        longest = 300 if problem is DialProblem.TIMED_OUT else 60_000
        dial = Dial([Endpoint(LOOPBACK, port)], timeout_ms=longest, parent=owner)
        assert failure(qtbot, dial).problem is problem


def test_the_pinned_certificate_is_accepted(
    make_server: MakeServer, qtbot: QtBot, owner: QObject
) -> None:
    server = make_server()
    dial = Dial([Endpoint(LOOPBACK, server.port)], pin=server.fingerprint, parent=owner)
    assert opened(qtbot, dial).host_fingerprint == server.fingerprint


def test_another_certificate_than_the_pinned_one_is_refused(
    make_server: MakeServer, qtbot: QtBot, owner: QObject
) -> None:
    server = make_server()
    endpoint = Endpoint(LOOPBACK, server.port)
    dial = Dial([endpoint], pin=make_certificate().fingerprint, parent=owner)
    expected = DialFailure(DialProblem.CERTIFICATE_CHANGED, endpoint, server.fingerprint)
    assert failure(qtbot, dial) == expected


def test_other_faults_of_a_certificate_are_not_forgiven(
    make_server: MakeServer, qtbot: QtBot, owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tls_client, "_EXPECTED", set())
    dial = Dial([Endpoint(LOOPBACK, make_server().port)], parent=owner)
    assert failure(qtbot, dial).problem is DialProblem.CERTIFICATE_BAD


def test_a_certificate_for_another_time_is_the_fault_of_a_clock(
    make_server: MakeServer, qtbot: QtBot, owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whose clock is forty years off finds every certificate expired.
    monkeypatch.setattr(tls_client, "_OF_TIME", {QSslError.SslError.SelfSignedCertificate})
    dial = Dial([Endpoint(LOOPBACK, make_server().port)], parent=owner)
    assert failure(qtbot, dial).problem is DialProblem.CLOCK_WRONG


def test_the_address_that_answers_wins(
    make_server: MakeServer, qtbot: QtBot, owner: QObject, deaf_port: int
) -> None:
    server = make_server()
    with tcp_server(None) as silent:
        ports = (deaf_port, silent, server.port)
        dial = Dial([Endpoint(LOOPBACK, port) for port in ports], parent=owner)
        assert opened(qtbot, dial).host_fingerprint == server.fingerprint
        qtbot.waitUntil(lambda: len(dial.children()) == 1)


def test_of_several_addresses_the_most_telling_failure_is_told(
    make_server: MakeServer, qtbot: QtBot, owner: QObject, deaf_port: int
) -> None:
    ports = (deaf_port, make_server().port, deaf_port)
    dial = Dial([Endpoint(LOOPBACK, port) for port in ports], pin="0" * 64, parent=owner)
    assert failure(qtbot, dial).problem is DialProblem.CERTIFICATE_CHANGED


def test_a_cancelled_call_says_nothing(
    make_server: MakeServer, qtbot: QtBot, owner: QObject
) -> None:
    server = make_server()
    dial = Dial([Endpoint(LOOPBACK, server.port)] * 2, parent=owner)
    with qtbot.assertNotEmitted(dial.opened), qtbot.assertNotEmitted(dial.failed):
        dial.start()
        dial.cancel()
        # A second call that succeeds gives the first one time to misbehave.
        opened(qtbot, Dial([Endpoint(LOOPBACK, server.port)], parent=owner))


def test_a_taken_port_moves_the_server_to_the_next_and_says_so(
    owner: QObject, certificate: HostCertificate
) -> None:
    first, second = TlsServer(certificate, parent=owner), TlsServer(certificate, parent=owner)
    got = first.listen(0)
    assert not got.moved
    moved = second.listen(got.port)
    assert moved.moved
    assert got.port < moved.port == second.port
    assert moved.wanted == got.port


def test_a_port_that_was_told_to_others_is_the_one_that_is_listened_at(
    owner: QObject, certificate: HostCertificate, qtbot: QtBot
) -> None:
    first, second = TlsServer(certificate, parent=owner), TlsServer(certificate, parent=owner)
    taken = first.listen(0).port
    told = second.reserve(taken)
    assert told == second.reserve(taken) > taken
    refused = Dial([Endpoint(LOOPBACK, told)], parent=owner)
    assert failure(qtbot, refused).problem is DialProblem.REFUSED
    # Whoever else wants it meanwhile gets another one.
    third = TlsServer(certificate, parent=owner)
    assert third.listen(told).port != told
    assert second.listen(taken).port == second.port == told
    called = Dial([Endpoint(LOOPBACK, told)], parent=owner)
    assert opened(qtbot, called).host_fingerprint == second.fingerprint


def test_a_server_without_any_free_port_says_so(
    owner: QObject, certificate: HostCertificate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tls_server, "PORTS_TO_TRY", 1)
    first, second = TlsServer(certificate, parent=owner), TlsServer(certificate, parent=owner)
    first.listen(0)
    with pytest.raises(ListenError) as caught:
        second.listen(first.port)
    assert caught.value.problem is ListenProblem.ALL_PORTS_TAKEN


@pytest.mark.parametrize(
    ("error", "problem"),
    [
        (QAbstractSocket.SocketError.SocketAccessError, ListenProblem.NOT_ALLOWED),
        (QAbstractSocket.SocketError.UnsupportedSocketOperationError, ListenProblem.NO_NETWORK),
    ],
)
def test_a_server_that_may_not_listen_says_why(
    error: QAbstractSocket.SocketError,
    problem: ListenProblem,
    owner: QObject,
    certificate: HostCertificate,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QTcpServer, "listen", lambda *_: False)
    monkeypatch.setattr(QTcpServer, "serverError", lambda _: error)
    with pytest.raises(ListenError) as caught:
        TlsServer(certificate, parent=owner).listen()
    assert caught.value.problem is problem
