"""The local network as the window sees it: tables of others, and announcements of our own."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal

from rook13.net.addresses import local_addresses
from rook13.net.discovery.ads import FoundHost, FoundTable
from rook13.net.discovery.health import NetworkFact, network_facts
from rook13.net.discovery.mdns import Advertiser, Browser, Mdns


class Announced(Protocol):
    """A host that has its tables announced."""

    @property
    def port(self) -> int:
        """Return where it listens."""

    def announce(self, announcer: Advertiser) -> None:
        """Tell an advertiser about all listed tables from now on."""


class LanDirectory(QObject):
    """The tables of others on this network, and announcements of the player's own (by mDNS)."""

    changed = Signal()
    host_appeared = Signal(FoundHost)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._mdns: Mdns | None = None
        self._browser: Browser | None = None
        self._advertiser: Advertiser | None = None

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
            self._browser = Browser(self._started_mdns(), parent=self)
            for signal in (self._browser.appeared, self._browser.changed, self._browser.vanished):
                signal.connect(self.changed)
            self._browser.host_appeared.connect(self.host_appeared)
            self._browser.start()

    async def stop_looking(self) -> None:
        """Stop looking; own tables stay announced."""
        browser, self._browser = self._browser, None
        if browser is not None:
            await browser.close()
            browser.deleteLater()
            self.changed.emit()

    def announce(self, service: Announced) -> None:
        """Announce the tables of a service that accepts connections."""
        if self._advertiser is None:
            self._advertiser = Advertiser(self._started_mdns(), service.port, parent=self)
            self._advertiser.start()
            service.announce(self._advertiser)

    async def check(self, own_port: int | None = None) -> frozenset[NetworkFact]:
        """Find out what may be wrong with this network."""
        return await network_facts(local_addresses(), own_port)

    async def close(self) -> None:
        """Withdraw all announcements and stop."""
        await self.stop_looking()
        if self._advertiser is not None:
            await self._advertiser.close()
        if self._mdns is not None:
            await self._mdns.close()

    def _started_mdns(self) -> Mdns:
        if self._mdns is None:
            self._mdns = Mdns(parent=self)
            self._mdns.start()
        return self._mdns
