"""Watches which tables and hosts are on the local network."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

from PySide6.QtCore import QObject, Signal, Slot
from zeroconf import ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo

from rook13.net.ads import FoundHost, FoundTable, TableAd, host_protocol
from rook13.net.endpoint import Endpoint
from rook13.net.mdns import SERVICE_TYPE, Mdns
from rook13.net.returning_records import ReturningRecords

ANSWER_MS = 3000
POLL_SECONDS = 5.0
# Whoever fills the network with names shall not fill our memory.
MAX_SERVICES = 500

Found = FoundTable | FoundHost


class Browser(QObject):
    """Tells of tables that appear, change and vanish, and of hosts that appear.

    A table is gone when its host says good-bye, or when its records have expired and nobody
    answers for them.
    """

    appeared = Signal(FoundTable)
    changed = Signal(FoundTable)
    vanished = Signal(str)
    """The key of the table."""
    host_appeared = Signal(FoundHost)

    def __init__(
        self, mdns: Mdns, poll_seconds: float = POLL_SECONDS, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._mdns = mdns
        self._poll_seconds = poll_seconds
        self._names: set[str] = set()
        self._found: dict[str, Found] = {}
        self._browser: AsyncServiceBrowser | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._is_started = False
        self._returning = ReturningRecords(self._on_return)
        mdns.ready.connect(self._on_ready)

    @property
    def tables(self) -> list[FoundTable]:
        """The tables that are on the network now."""
        return [found for found in self._found.values() if isinstance(found, FoundTable)]

    @property
    def hosts(self) -> list[FoundHost]:
        """The hosts that are on the network now: where to ask for a code."""
        return [found for found in self._found.values() if isinstance(found, FoundHost)]

    def start(self) -> None:
        """Begin to watch; needs a running loop."""
        self._is_started = True
        self._run("poll", self._poll())
        self._on_ready()

    async def close(self) -> None:
        """Stop watching; says nothing more."""
        self._is_started = False
        self._mdns.ready.disconnect(self._on_ready)
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._browser is not None:
            self._browser.zc.async_remove_listener(self._returning)
            await self._browser.async_cancel()
            self._browser = None

    @Slot()
    def _on_ready(self) -> None:
        zeroconf = self._mdns.zeroconf
        if self._is_started and self._browser is None and zeroconf is not None:
            self._browser = AsyncServiceBrowser(
                zeroconf.zeroconf, SERVICE_TYPE, handlers=[self._on_service]
            )
            zeroconf.zeroconf.async_add_listener(self._returning, None)

    def _on_return(self, name: str) -> None:
        if name in self._names:
            self._run(name, self._resolve(name))

    def _on_service(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if state_change is ServiceStateChange.Removed:
            self._names.discard(name)
            self._lose(name)
        elif name in self._names or len(self._names) < MAX_SERVICES:
            self._names.add(name)
            self._run(name, self._resolve(name))

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(self._poll_seconds)
            for name in self._names:
                # A name stays known for long after its records have expired, so that a table
                # behind a cable that is plugged in again comes back.
                self._run(name, self._resolve(name))

    async def _resolve(self, name: str) -> None:
        zeroconf = self._mdns.zeroconf
        if zeroconf is None:
            return
        info = AsyncServiceInfo(SERVICE_TYPE, name)
        is_answered = await info.async_request(zeroconf.zeroconf, ANSWER_MS)
        found = _read(info) if is_answered else None
        if found is None:
            self._lose(name)
        elif name in self._names:
            self._find(name, found)

    def _find(self, name: str, found: Found) -> None:
        before = self._found.get(name)
        self._found[name] = found
        if isinstance(found, FoundTable) and before != found:
            (self.appeared if before is None else self.changed).emit(found)
        elif isinstance(found, FoundHost) and before is None:
            self.host_appeared.emit(found)

    def _lose(self, name: str) -> None:
        if isinstance(self._found.pop(name, None), FoundTable):
            self.vanished.emit(name)

    def _run(self, name: str, work: Coroutine[object, object, None]) -> None:
        if name in self._tasks:
            # It reads the newest answer anyway.
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[name] = task
        task.add_done_callback(lambda _: self._tasks.pop(name, None))


def _read(info: AsyncServiceInfo) -> Found | None:
    txt = info.decoded_properties
    endpoints = tuple(Endpoint(host, info.port or 0) for host in info.parsed_scoped_addresses())
    if not endpoints or not info.port:
        return None
    protocol = host_protocol(txt)
    if protocol is not None:
        return FoundHost(info.name, protocol, endpoints)
    ad = TableAd.from_txt(txt)
    return FoundTable(info.name, ad, endpoints) if ad is not None else None
