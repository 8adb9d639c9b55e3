from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rook13.net.addresses import Endpoint
from rook13.net.client.tls_client import Dial
from rook13.net.host.tls_server import ServerLimits, TlsServer
from rook13.storage.certificates import HostCertificate, make_certificate
from tests.net.ends import End
from tests.net.hosting import NAMES, House, MakeHouse
from tests.net.party import Party

MakeServer = Callable[..., TlsServer]
Connect = Callable[..., tuple[End, End]]


@pytest.fixture(scope="session")
def certificate() -> HostCertificate:
    return make_certificate()


@pytest.fixture
def owner(qtbot: QtBot) -> Iterator[QObject]:
    """The parent of everything that a test makes; what is left of it dies with it."""
    owner = QObject()
    yield owner
    with qtbot.waitSignal(owner.destroyed):
        owner.deleteLater()


@pytest.fixture
def make_house(owner: QObject, certificate: HostCertificate, qtbot: QtBot) -> Iterator[MakeHouse]:
    """Makes hosts with real sockets, closed even if the test fails in the middle of a game."""
    houses: list[House] = []

    def make(**options: object) -> House:
        houses.append(House(owner, certificate, qtbot, **options))  # type: ignore[arg-type]
        return houses[-1]

    yield make
    for house in houses:
        house.close()


@pytest.fixture
def house(make_house: MakeHouse) -> House:
    return make_house()


@pytest.fixture(scope="session")
def certificates() -> list[HostCertificate]:
    return [make_certificate() for _ in NAMES[:4]]


@pytest.fixture
def party(house: House, certificates: list[HostCertificate], owner: QObject) -> Iterator[Party]:
    party = Party(house, certificates, owner)
    yield party
    party.close()


@pytest.fixture
def make_server(owner: QObject, certificate: HostCertificate) -> MakeServer:
    def make(limits: ServerLimits | None = None) -> TlsServer:
        server = TlsServer(certificate, limits, parent=owner)
        server.listen(0)
        return server

    return make


@pytest.fixture
def connect(qtbot: QtBot, owner: QObject) -> Connect:
    """Two channels that are connected: the client's end and the server's."""

    def connect(server: TlsServer, host: str = "127.0.0.1") -> tuple[End, End]:
        dial = Dial([Endpoint(host, server.port)], parent=owner)
        with qtbot.waitSignals([dial.opened, server.opened]):
            ends: list[End] = []
            dial.opened.connect(lambda channel: ends.append(End(channel, "client")))
            server.opened.connect(lambda channel: ends.append(End(channel, "server")))
            dial.start()
        server.opened.disconnect()
        client, host_end = sorted(ends, key=lambda end: end.side)
        return client, host_end

    return connect
