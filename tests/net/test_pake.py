"""Codes and passwords against hosts that do not know them, and against somebody in the middle."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from PySide6.QtCore import QObject, Signal, Slot
from pytestqt.qtbot import QtBot

from rook13.net.addresses import Endpoint
from rook13.net.channel import Channel
from rook13.net.client.code_search import CodeSearch
from rook13.net.client.link import ClientLink
from rook13.net.client.target import Target
from rook13.net.discovery.ads import FoundHost
from rook13.net.host.peer import HostPeer
from rook13.net.host.scheduler import Scheduler
from rook13.net.host.tls_server import TlsServer
from rook13.net.security import CODE, GuestExchange, HostExchange, Parties, is_signed_by
from rook13.protocol import messages as m
from rook13.protocol.connection import HostSide
from rook13.protocol.errors import Code
from rook13.protocol.vocabulary import write_view
from rook13.storage.certificates import make_certificate
from tests.net.hosting import House, quick
from tests.net.plain_client import PlainClient
from tests.net.players import Player, identity
from tests.table.desk import Desk

INFO = m.TableInfo("t1", "Den", "rook13", 4, "open")
GUEST, HOST = "11" * 32, "22" * 32
PARTIES = Parties(GUEST, HOST, CODE)
PASSWORD = "swordfish"


class Impostor(QObject):
    """A host with a certificate of its own, which keeps all that it is told."""

    asked = Signal(object, object)
    """A HostPeer, and the Message to answer."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.server = TlsServer(make_certificate(), parent=self)
        self.server.opened.connect(self._on_opened)
        self.server.listen(0)
        self.scheduler = Scheduler(parent=self)
        self.side = HostSide(self.server.fingerprint, is_signed_by, lambda size: bytes(size))
        self.heard: list[m.Message] = []

    @property
    def endpoint(self) -> Endpoint:
        return Endpoint("127.0.0.1", self.server.port)

    @property
    def words(self) -> str:
        """Everything that was heard, as text."""
        return " ".join(msgspec.json.encode(message).decode() for message in self.heard)

    @Slot(Channel)
    def _on_opened(self, channel: Channel) -> None:
        peer = HostPeer(channel, self.side, self.scheduler, self)
        peer.asked.connect(self._on_asked)

    @Slot(object, object)
    def _on_asked(self, peer: HostPeer, message: m.Message) -> None:
        self.heard.append(message)
        self.asked.emit(peer, message)


class RogueHost(Impostor):
    """Says yes to everything, and guesses once where it is asked to prove something."""

    def __init__(self, parent: QObject, *, guesses: bool) -> None:
        super().__init__(parent)
        self.asked.connect(self._answer)
        self.guesses = guesses
        self.found: list[str | None] = []
        self.hangs_up: Callable[[HostPeer, Code], None] | None = None
        """What it does when it has had a proof, instead of answering."""
        self._exchange: HostExchange | None = None

    @Slot(object, object)
    def _answer(self, peer: HostPeer, message: m.Message) -> None:
        match message:
            case m.Authenticate(public_key=key):
                self._guest = key
                peer.send(m.SignedIn((INFO,)))
            case m.StartCode() | m.JoinTable() if self.guesses:
                parties = Parties(self._guest, self.server.fingerprint, CODE)
                self._exchange = HostExchange(b"maple-otter-comet", parties)
                peer.send(m.Exchange(self._exchange.element, "00" * 16))
            case m.StartCode():
                peer.send(m.Tables((INFO,), "ab" * 32))
            case m.JoinTable():
                peer.send(m.Joined(write_view(Desk().view(None)), "ab" * 32))
            case m.Prove() if self.hangs_up is not None:
                self.hangs_up(peer, Code.SHUTDOWN)
            case m.Prove(element=element, proof=proof) if self._exchange:
                self.found.append(self._exchange.proof_for(element, proof))
                peer.send(m.Tables((INFO,), "ab" * 32))


class Middle(Impostor):
    """Passes everything on between a guest and the real host, under a key of its own."""

    def __init__(self, host: Endpoint, parent: QObject) -> None:
        super().__init__(parent)
        self.asked.connect(self._answer)
        self._host = host
        self.told: list[m.Message] = []

    @Slot(object, object)
    def _answer(self, peer: HostPeer, message: m.Message) -> None:
        if isinstance(message, m.Authenticate):
            self._link = ClientLink([self._host], identity("Eve"), parent=self)
            self._peer = peer
            self._link.message.connect(self._on_message)
            self._link.start()
        elif not isinstance(message, m.Bye):
            self._link.send(message)

    @Slot(object)
    def _on_message(self, message: m.Message) -> None:
        self.told.append(message)
        self._peer.send(message)


def visit(house: House, endpoint: Endpoint, **target: str) -> Player:
    """Somebody who meets a host for the first time, and gets nowhere."""
    wanted = Target((), **target)  # type: ignore[arg-type]
    return house.arrive(house.client_at(endpoint, "Ann", wanted))


def code_of(house: House) -> tuple[str, str]:
    """The code of a private table, and its id."""
    runner = house.open(quick(private=True))
    code = house.service.code_of(runner.table.table_id)
    assert code is not None
    return code, runner.table.table_id


@pytest.mark.parametrize("guesses", [False, True])
@pytest.mark.parametrize(
    ("target", "secrets"),
    [
        ({"code": "maple otter walnut"}, ("otter", "walnut")),
        ({"table_id": "t1", "password": PASSWORD}, (PASSWORD,)),
    ],
)
def test_a_rogue_host_learns_neither_code_nor_password(
    house: House, target: dict[str, str], secrets: tuple[str, ...], guesses: bool
) -> None:
    rogue = RogueHost(house.owner, guesses=guesses)
    player = visit(house, rogue.endpoint, **target)
    assert player.connections == 0
    assert player.denial in ("not_proven", "no_password")
    assert rogue.heard
    assert not any(secret in rogue.words for secret in secrets)
    assert rogue.found == [None] * guesses


@pytest.mark.parametrize("says_bye", [True, False])
@pytest.mark.parametrize(
    "target", [{"code": "maple otter walnut"}, {"table_id": "t1", "password": PASSWORD}]
)
def test_a_rogue_host_that_hangs_up_gets_no_second_guess(
    house: House, target: dict[str, str], says_bye: bool
) -> None:
    rogue = RogueHost(house.owner, guesses=True)
    rogue.hangs_up = HostPeer.dismiss if says_bye else lambda peer, _: peer._channel.abort()
    player = visit(house, rogue.endpoint, **target)
    assert player.denial == "not_proven"
    assert sum(isinstance(message, m.Prove) for message in rogue.heard) == 1


def test_the_search_for_a_code_is_not_taken_in_by_a_rogue(
    house: House, owner: QObject, qtbot: QtBot
) -> None:
    code, table_id = code_of(house)
    rogue = RogueHost(owner, guesses=False)
    search = CodeSearch(code, identity("Ann"), parent=owner)
    found: list[Target] = []
    denied: list[str] = []
    search.found.connect(found.append)
    search.denied.connect(denied.append)
    search.ask(FoundHost("rogue", (rogue.endpoint,)))
    qtbot.waitUntil(lambda: denied == ["not_proven"])
    search.ask(FoundHost("real", (house.endpoint,)))
    qtbot.waitUntil(lambda: bool(found))
    assert found[0].table_id == table_id
    assert found[0].pin == house.service.fingerprint
    assert not any(word in rogue.words for word in code.split("-")[1:])


def test_nobody_in_the_middle_gets_a_code_through(house: House) -> None:
    code, _ = code_of(house)
    middle = Middle(house.endpoint, house.owner)
    player = visit(house, middle.endpoint, code=code)
    assert player.connections == 0
    # The host does not believe the guest's proof, because it is for another certificate.
    assert player.denial == "unknown_code"
    assert any(isinstance(message, m.Exchange) for message in middle.told)


def test_nobody_in_the_middle_gets_a_password_through(house: House) -> None:
    runner = house.open(quick(has_password=True), PASSWORD)
    middle = Middle(house.endpoint, house.owner)
    player = visit(house, middle.endpoint, password=PASSWORD)
    assert player.connections == 0
    assert player.denial == "wrong_password"
    assert any(isinstance(message, m.Exchange) for message in middle.told)
    assert not runner.people()


def test_a_client_written_from_the_document_proves_codes_and_passwords(house: House) -> None:
    code, table_id = code_of(house)
    house.open(quick(has_password=True), PASSWORD)

    def plain(name: str) -> PlainClient:
        return PlainClient(house.service.port, name.encode().ljust(32), name)

    def talk() -> tuple[str, str]:
        first, second = plain("Ann"), plain("Bea")
        first.sign_in()
        tables = first.open_by_code(code)["tables"]
        assert first.open_by_code("maple-otter-walnut")["code"] == "unknown_code"
        standing = second.join(password=PASSWORD)["standing"]
        first.close()
        second.close()
        return tables[0]["table"], standing

    assert in_thread(house, talk) == (table_id, "guest")


def in_thread(house: House, talk: Callable[[], tuple[str, str]]) -> tuple[str, str]:
    """What came of talking to the host while it runs here."""
    with ThreadPoolExecutor(1) as threads:
        job = threads.submit(talk)
        house.wait(job.done)
        return job.result()


def test_both_sides_are_convinced_by_the_same_secret_once() -> None:
    host = HostExchange(b"secret", PARTIES)
    guest = GuestExchange(b"secret", PARTIES, host.element)
    proof = host.proof_for(guest.element, guest.proof)
    assert guest.is_convinced_by(proof)
    assert not guest.is_convinced_by(guest.proof)
    assert not guest.is_convinced_by(None)
    assert host.proof_for(guest.element, guest.proof) is None


@pytest.mark.parametrize(
    "parties",
    [Parties("33" * 32, HOST, CODE), Parties(GUEST, "33" * 32, CODE), Parties(GUEST, HOST, "t1")],
)
def test_a_proof_is_for_one_guest_one_host_and_one_purpose(parties: Parties) -> None:
    host = HostExchange(b"secret", PARTIES)
    guest = GuestExchange(b"secret", parties, host.element)
    assert host.proof_for(guest.element, guest.proof) is None


@pytest.mark.parametrize("element", ["00" * 32, "ff" * 32, "01" + "00" * 31, "02" * 32])
def test_what_is_no_element_convinces_nobody(element: str) -> None:
    host = HostExchange(b"secret", PARTIES)
    assert host.proof_for(element, "ab" * 32) is None
    with pytest.raises(ValueError, match="no element"):
        GuestExchange(b"secret", PARTIES, element)


def test_an_element_reflected_convinces_nobody() -> None:
    host = HostExchange(b"secret", PARTIES)
    assert host.proof_for(host.element, "ab" * 32) is None
