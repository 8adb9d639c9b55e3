"""Advertiser and browser in one process, over loopback."""

import asyncio
import logging
import os
from collections.abc import Coroutine, Iterator
from typing import cast

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from zeroconf import NotRunningException, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncZeroconf

from rook13.net.addresses import Endpoint, LocalAddresses
from rook13.net.discovery import mdns as browser_module
from rook13.net.discovery import mdns as mdns_module
from rook13.net.discovery.ads import FoundHost, FoundTable
from rook13.net.discovery.mdns import MAX_SERVICES, Advertiser, Browser, Mdns
from rook13.protocol.messages import TableInfo
from tests.net.loops import Signals, run
from tests.net.namespaces import own_loopback

DEN = TableInfo("t1", "Den", "rook13", 4, "open", 3)
LOOPBACK = LocalAddresses(loopback=("127.0.0.1",))


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hear nobody else: others on this computer announce their tables as well."""
    monkeypatch.setattr(mdns_module, "SERVICE_TYPE", f"_r13-{os.getpid()}._tcp.local.")
    with own_loopback():
        yield


class Lan:
    """Everything on one loopback, with what the browser said."""

    def __init__(self, owner: QObject, addresses: list[LocalAddresses] | None = None) -> None:
        self.addresses = addresses or [LOOPBACK]
        self.mdns = Mdns(self._look, parent=owner)
        self.advertiser = Advertiser(self.mdns, 41313, parent=owner)
        self.browser = Browser(self.mdns, 0.05, parent=owner)
        self.signals = Signals()
        self.browser.appeared.connect(self.signals.listen("appeared"))
        self.browser.changed.connect(self.signals.listen("changed"))
        self.browser.vanished.connect(self.signals.listen("vanished"))
        self.browser.host_appeared.connect(self.signals.listen("host"))

    def _look(self) -> LocalAddresses:
        return self.addresses.pop(0) if len(self.addresses) > 1 else self.addresses[0]

    async def __aenter__(self) -> "Lan":
        self.browser.start()
        self.advertiser.start()
        self.mdns.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.advertiser.close()
        await self.browser.close()
        await self.mdns.close()

    async def expect(self, name: str) -> object:
        while True:
            said, value = await self.signals.next()
            if said == name and not (isinstance(value, FoundHost) and name != "host"):
                return value


def test_a_table_is_announced_changed_and_withdrawn(qtbot: QtBot, owner: QObject) -> None:
    async def play() -> None:
        async with Lan(owner) as lan:
            host = await lan.expect("host")
            assert isinstance(host, FoundHost)
            lan.advertiser.advertise(DEN)
            table = await lan.expect("appeared")
            assert isinstance(table, FoundTable)
            assert table.info == DEN
            assert table.endpoints == host.endpoints == (Endpoint("127.0.0.1", 41313),)
            assert lan.browser.tables == [table]
            assert host in lan.browser.hosts
            changed = replace(DEN, free=0, stage="active")
            lan.advertiser.advertise(changed)
            assert await lan.expect("changed") == FoundTable(table.key, changed, table.endpoints)
            lan.advertiser.withdraw("t1")
            lan.advertiser.withdraw("never was")
            assert await lan.expect("vanished") == table.key
            assert lan.browser.tables == []

    run(play())


class Crowd(Browser):
    """Hears of names without a network; who answers, and from where, is up to the test."""

    def __init__(self, owner: QObject) -> None:
        super().__init__(Mdns(lambda: LOOPBACK, parent=owner), parent=owner)
        self.answers: dict[str, str] = {}

    def hear(self, name: str, host: str | None = None) -> None:
        self.answers |= {name: host} if host is not None else {}
        self._on_service(cast(Zeroconf, None), "", name, ServiceStateChange.Added)

    def _run(self, name: str, work: Coroutine[object, object, None]) -> None:
        work.close()
        if name in self.answers:
            self._find(name, FoundTable(name, DEN, (Endpoint(self.answers[name], 41313),)))


@pytest.mark.parametrize("attacker", [None, "192.0.2.66"])
def test_a_friends_table_appears_among_a_thousand_announcements(
    qtbot: QtBot, owner: QObject, attacker: str | None
) -> None:
    crowd = Crowd(owner)
    for number in range(600):
        crowd.hear(f"fake{number}", attacker)
    crowd.hear("den", "192.0.2.7")
    for number in range(600, 1000):
        crowd.hear(f"fake{number}", attacker)
    assert "den" in {table.key for table in crowd.tables}
    assert len(crowd._names) == MAX_SERVICES


def test_a_name_that_cannot_be_shown_is_not_asked_for(qtbot: QtBot, owner: QObject) -> None:
    crowd = Crowd(owner)
    for name in ("a\x00b._x._tcp.local.", "\x1b[2J", "a\nb", "\ud800"):
        crowd.hear(name, "192.0.2.66")
    assert not crowd.tables
    assert not crowd._names


def test_a_name_that_is_none_is_no_error(qtbot: QtBot, owner: QObject) -> None:
    async def play() -> None:
        async with Lan(owner) as lan:
            await lan.expect("host")
            for name in ("", ".", "x" * 300, "no service at all", "._tcp.local."):
                await lan.browser._resolve(name)

    run(play())


def test_quick_changes_become_one(qtbot: QtBot, owner: QObject) -> None:
    async def play() -> None:
        async with Lan(owner) as lan:
            for free in (4, 3, 2, 1, 0):
                lan.advertiser.advertise(replace(DEN, free=free))
            table = await lan.expect("appeared")
            assert isinstance(table, FoundTable)
            assert table.info.free == 0

    run(play())


def test_records_that_make_no_sense_are_not_shown(qtbot: QtBot, owner: QObject) -> None:
    async def play() -> None:
        async with Lan(owner) as lan:
            lan.advertiser.advertise(replace(DEN, table="bad", free=6))
            lan.advertiser.advertise(replace(DEN, table="good"))
            table = await lan.expect("appeared")
            assert isinstance(table, FoundTable)
            assert table.info.table == "good"

    run(play())


def test_names_without_end_are_not_collected(
    qtbot: QtBot, owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser_module, "MAX_SERVICES", 1)

    async def play() -> None:
        async with Lan(owner) as lan:
            await lan.expect("host")
            lan.advertiser.advertise(DEN)
            while len(names_heard(lan)) < 2:
                await asyncio.sleep(0.01)
            assert lan.browser.tables == []

    run(play())


def names_heard(lan: Lan) -> list[object]:
    assert lan.mdns.zeroconf is not None
    return list(lan.mdns.zeroconf.zeroconf.cache.entries_with_name(mdns_module.SERVICE_TYPE))


def test_a_network_that_comes_later_is_used_then(
    qtbot: QtBot, owner: QObject, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(mdns_module, "WATCH_SECONDS", 0.01)
    opened = mdns_module._open
    failures = [OSError("no permission"), TimeoutError("not started")]

    async def fail_at_first(addresses: LocalAddresses) -> AsyncZeroconf:
        if failures:
            raise failures.pop()
        return await opened(addresses)

    monkeypatch.setattr(mdns_module, "_open", fail_at_first)
    caplog.set_level(logging.INFO, "rook13.net.discovery.mdns")

    async def play() -> None:
        async with Lan(owner, [LocalAddresses(), LOOPBACK]) as lan:
            lan.advertiser.advertise(DEN)
            await lan.expect("appeared")
            assert lan.mdns.problem is None

    run(play())
    assert "no permission" in caplog.text


def test_new_addresses_are_announced(
    qtbot: QtBot, owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mdns_module, "WATCH_SECONDS", 0.3)
    moved = LocalAddresses(ipv4=("10.9.9.9",), loopback=("127.0.0.1",))
    monkeypatch.setattr(LocalAddresses, "for_multicast", ("127.0.0.1",))

    async def play() -> None:
        async with Lan(owner, [LOOPBACK, LOOPBACK, LOOPBACK, moved]) as lan:
            lan.advertiser.advertise(DEN)
            await lan.expect("appeared")
            while True:
                table = await lan.expect("changed")
                assert isinstance(table, FoundTable)
                # The old address may linger until its record expires.
                if table.endpoints[0] == Endpoint("10.9.9.9", 41313):
                    break

    run(play())


def test_a_failed_announcement_does_not_stop_the_next(
    qtbot: QtBot, owner: QObject, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    register = AsyncZeroconf.async_register_service
    failures = [OSError("network is down")]

    async def fail_once(self: AsyncZeroconf, *args: object, **options: object) -> object:
        if failures:
            raise failures.pop()
        return await register(self, *args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(AsyncZeroconf, "async_register_service", fail_once)

    async def play() -> None:
        async with Lan(owner) as lan:
            while failures:
                await asyncio.sleep(0.01)
            lan.advertiser.advertise(DEN)
            await lan.expect("appeared")

    run(play())
    assert "network is down" in caplog.text


def test_a_responder_that_does_not_start_is_closed_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(self: Zeroconf, timeout: float = 1) -> None:
        raise NotRunningException

    async def play() -> None:
        monkeypatch.setattr(Zeroconf, "async_wait_for_start", never)
        with pytest.raises(NotRunningException):
            await mdns_module._open(LOOPBACK)
        # A socket left open would be reported as a warning, which is an error.
        await asyncio.sleep(0.05)

    run(play())


def test_closing_before_anything_began_is_fine(qtbot: QtBot, owner: QObject) -> None:
    async def play() -> None:
        lan = Lan(owner)
        await lan.__aexit__()

    run(play())
