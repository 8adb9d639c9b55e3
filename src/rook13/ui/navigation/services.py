"""What the screens work with: storage, own tables, the local network, hints and sounds."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from rook13.net.addresses import local_addresses
from rook13.net.ads import FoundHost, FoundTable
from rook13.net.discovery import Advertiser, Browser, Mdns
from rook13.net.health import NetworkFact, network_facts
from rook13.net.host_service import HostService
from rook13.protocol.messages import PROTOCOL_VERSION
from rook13.storage.accounts import Accounts, GuestStore
from rook13.storage.certificates import KnownHosts
from rook13.storage.database import Database
from rook13.storage.files import DataPaths
from rook13.storage.people import KnownPeople
from rook13.ui.advice import Adviser
from rook13.ui.navigation.own_tables import OwnTables
from rook13.ui.sound import Sounds


class LanDirectory(QObject):
    """Looks and tells through multicast DNS; needs a running loop, and is quiet without one."""

    changed = Signal()
    host_appeared = Signal(FoundHost)
    checked = Signal(object)
    """A frozenset of NetworkFact."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._mdns: Mdns | None = None
        self._browser: Browser | None = None
        self._advertiser: Advertiser | None = None
        self._check: asyncio.Task[None] | None = None

    @property
    def tables(self) -> list[FoundTable]:
        """Return the tables on the network now."""
        return self._browser.tables if self._browser else []

    @property
    def hosts(self) -> list[FoundHost]:
        """Return the hosts that can be asked for a code."""
        return self._browser.hosts if self._browser else []

    def start(self) -> None:
        """Begin to look for tables."""
        if self._browser is None:
            self._browser = Browser(self._speaker(), parent=self)
            for signal in (self._browser.appeared, self._browser.changed, self._browser.vanished):
                signal.connect(self._on_change)
            self._browser.host_appeared.connect(self.host_appeared)
            self._browser.start()

    async def stop_looking(self) -> None:
        """Look no more; one's own tables stay announced."""
        browser, self._browser = self._browser, None
        if browser is not None:
            await browser.close()
            browser.deleteLater()
            self.changed.emit()

    def announce(self, service: HostService) -> None:
        """Tell everybody about the tables of a service that listens."""
        if self._advertiser is None:
            self._advertiser = Advertiser(
                self._speaker(), service.port, PROTOCOL_VERSION, parent=self
            )
            self._advertiser.start()
            service.announce(self._advertiser)

    def check(self, own_port: int | None = None) -> None:
        """Find out what may be wrong with this network; `checked` follows."""
        if self._check is None or self._check.done():
            loop = asyncio.get_running_loop()
            self._check = loop.create_task(self._find_out(own_port))

    async def close(self) -> None:
        """Say good-bye and be quiet."""
        if self._check is not None:
            self._check.cancel()
            await asyncio.gather(self._check, return_exceptions=True)
        await self.stop_looking()
        if self._advertiser is not None:
            await self._advertiser.close()
        if self._mdns is not None:
            await self._mdns.close()

    def _speaker(self) -> Mdns:
        if self._mdns is None:
            self._mdns = Mdns(parent=self)
            self._mdns.start()
        return self._mdns

    async def _find_out(self, own_port: int | None) -> None:
        facts: frozenset[NetworkFact] = await network_facts(local_addresses(), own_port)
        self.checked.emit(facts)

    @Slot()
    def _on_change(self) -> None:
        self.changed.emit()


@dataclass(frozen=True, slots=True)
class Services:
    """What the navigator uses; made once, by whoever starts the program."""

    paths: DataPaths
    database: Database
    accounts: Accounts
    guests: GuestStore
    people: KnownPeople
    hosts: KnownHosts
    tables: OwnTables
    lan: LanDirectory
    adviser: Adviser
    sounds: Sounds
