"""Tables on the local network: announces those that are here and finds the others, by mDNS."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine

import zeroconf
from PySide6.QtCore import QObject, Signal, Slot
from zeroconf import (
    Error,
    RecordUpdate,
    RecordUpdateListener,
    ServiceInfo,
    ServiceStateChange,
    Zeroconf,
)
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from rook13.net.addresses import Endpoint, LocalAddresses, local_addresses
from rook13.net.discovery.ads import (
    FoundHost,
    FoundTable,
    Txt,
    host_txt,
    is_host,
    table_txt,
)
from rook13.protocol.messages import TableInfo

SERVICE_TYPE = "_rook13._tcp.local."
WATCH_SECONDS = 3.0

# Short, so that a host whose plug was pulled is noticed: browsers ask again for what has
# expired, and a table that nobody answers for is gone.
TTL_SECONDS = 30

log = logging.getLogger(__name__)

Published = tuple[Txt, tuple[str, ...]]
ANSWER_MS = 3000
POLL_SECONDS = 5.0
# A flood of names on the network must not fill our memory.
MAX_SERVICES = 500
TYPE_TXT = 16
CLASS_IN = 1

Found = FoundTable | FoundHost


class Mdns(QObject):
    """Holds the sockets of mDNS and follows the interfaces as they come and go.

    `ready()` comes when there are sockets, and again when the addresses have changed.
    """

    ready = Signal()

    def __init__(
        self,
        addresses: Callable[[], LocalAddresses] = local_addresses,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = addresses
        self._watch: asyncio.Task[None] | None = None
        self.addresses = LocalAddresses()
        self.zeroconf: AsyncZeroconf | None = None
        self.problem: Exception | None = None

    def start(self) -> None:
        """Begin to speak; needs a running loop."""
        self._watch = asyncio.get_running_loop().create_task(self._follow())

    async def close(self) -> None:
        """Say good-bye for everything announced and close the sockets."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
            self._watch = None
        if self.zeroconf is not None:
            closing, self.zeroconf = self.zeroconf, None
            await closing.async_close()
            # The sockets themselves are closed in the loop's next round.
            await asyncio.sleep(0.01)

    async def _follow(self) -> None:
        while True:
            try:
                await self._look_around()
                self.problem = None
            except (OSError, zeroconf.Error) as error:
                # No network, or no permission: it may be there at the next look.
                self.problem = error
                log.info("no multicast DNS: %s", error)
            await asyncio.sleep(WATCH_SECONDS)

    async def _look_around(self) -> None:
        found = self._look()
        if found == self.addresses or not found.for_multicast:
            return
        if self.zeroconf is None:
            self.zeroconf = await _open(found)
        else:
            await self.zeroconf.async_update_interfaces(list(found.for_multicast))
        self.addresses = found
        self.ready.emit()


async def _open(addresses: LocalAddresses) -> AsyncZeroconf:
    opened = AsyncZeroconf(interfaces=list(addresses.for_multicast))
    try:
        await opened.zeroconf.async_wait_for_start()
    except BaseException:
        await opened.async_close()
        raise
    return opened


class Advertiser(QObject):
    """Announces the listed tables of one host, and the host itself for those who have a code.

    The calls only say what should be announced; a task makes it so, one change at a time, so that
    nothing waits for the network and quick changes become one.
    """

    def __init__(
        self,
        mdns: Mdns,
        port: int,
        ttl_seconds: int = TTL_SECONDS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._mdns = mdns
        self._port = port
        self._ttl_seconds = ttl_seconds
        token = secrets.token_hex(8)
        # A name of our own: the computer's may be in use by another responder, with other records.
        self._server = f"rook13-{token}.local."
        self._wanted = {f"host-{token}": host_txt()}
        self._published: dict[str, Published] = {}
        self._changed = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None
        mdns.ready.connect(self._wake)

    def start(self) -> None:
        """Begin to announce; needs a running loop."""
        self._worker = asyncio.get_running_loop().create_task(self._work())
        self._wake()

    def advertise(self, info: TableInfo) -> None:
        """Announce a table, or what has changed about it, if anything has."""
        name, txt = _instance(info.table), table_txt(info)
        if self._wanted.get(name) != txt:
            self._wanted[name] = txt
            self._wake()

    def withdraw(self, table_id: str) -> None:
        self._wanted.pop(_instance(table_id), None)
        self._wake()

    async def close(self) -> None:
        """Say good-bye for everything and stop."""
        self._wanted.clear()
        self._mdns.ready.disconnect(self._wake)
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)
            self._worker = None
            await self._make_it_so()

    @Slot()
    def _wake(self) -> None:
        self._changed.set()

    async def _work(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                await self._make_it_so()
            except (OSError, zeroconf.Error) as error:
                # The next change of the network or of a table is the next attempt.
                log.warning("cannot announce tables: %s", error)

    async def _make_it_so(self) -> None:
        responder = self._mdns.zeroconf
        if responder is None:
            return
        addresses = self._mdns.addresses.announced
        jobs = []
        for name in self._published.keys() - self._wanted.keys():
            info = self._info(name, *self._published.pop(name))
            jobs.append(await responder.async_unregister_service(info))
        for name, txt in self._wanted.items():
            jobs += await self._publish(responder, name, (txt, addresses))
        await asyncio.gather(*jobs)

    async def _publish(
        self, responder: AsyncZeroconf, name: str, news: Published
    ) -> list[Awaitable[None]]:
        before = self._published.get(name)
        if before == news:
            return []
        self._published[name] = news
        info = self._info(name, *news)
        if before is None:
            # The names are random: no need to ask for seconds whether somebody else has them.
            return [await responder.async_register_service(info, cooperating_responders=True)]
        return [await responder.async_update_service(info)]

    def _info(self, name: str, txt: Txt, addresses: tuple[str, ...]) -> ServiceInfo:
        return ServiceInfo(
            SERVICE_TYPE,
            f"{name}.{SERVICE_TYPE}",
            port=self._port,
            properties=txt,
            server=self._server,
            host_ttl=self._ttl_seconds,
            other_ttl=self._ttl_seconds,
            parsed_addresses=list(addresses),
        )


def _instance(table_id: str) -> str:
    # The same after a restart, so that a table which comes back replaces itself.
    return f"table-{hashlib.sha256(table_id.encode()).hexdigest()[:20]}"


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
        self._names: dict[str, None] = {}
        """All that are announced, the first first."""
        self._found: dict[str, Found] = {}
        self._browser: AsyncServiceBrowser | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._is_started = False
        self._returning = ReturningRecords(self._on_return)
        mdns.ready.connect(self._on_ready)

    @property
    def tables(self) -> list[FoundTable]:
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
            self._forget(name)
        elif name.isprintable() and (name in self._names or self._make_room()):
            self._names[name] = None
            self._run(name, self._resolve(name))

    def _make_room(self) -> bool:
        """Forget a name if there are too many: one without an answer, or of who has the most."""
        if len(self._names) < MAX_SERVICES:
            return True
        silent = (name for name in self._names if name not in self._found | self._tasks)
        crowded = Counter(found.endpoints[0].host for found in self._found.values())
        most = max(crowded.values(), default=0)
        of_most = (
            name
            for name, found in self._found.items()
            if most > 1 and crowded[found.endpoints[0].host] == most
        )
        victim = next(silent, None) or next(of_most, None)
        if victim is not None:
            self._forget(victim)
        return victim is not None

    def _forget(self, name: str) -> None:
        self._names.pop(name, None)
        self._lose(name)

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(self._poll_seconds)
            for name in list(self._names):
                # A name stays known for long after its records have expired, so that a table
                # behind a cable that is plugged in again comes back.
                self._run(name, self._resolve(name))

    async def _resolve(self, name: str) -> None:
        zeroconf = self._mdns.zeroconf
        if zeroconf is None:
            return
        try:
            info = AsyncServiceInfo(SERVICE_TYPE, name)
            is_answered = await info.async_request(zeroconf.zeroconf, ANSWER_MS)
            found = _read(info) if is_answered else None
        except (Error, ValueError) as error:
            # Anybody on the network can announce anything.
            log.info("an announcement makes no sense: %s", error)
            found = None
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
    if is_host(txt):
        return FoundHost(info.name, endpoints)
    return FoundTable.from_txt(info.name, txt, endpoints)


class ReturningRecords(RecordUpdateListener):
    """Notices text records that are again what they were before, which zeroconf overlooks.

    A table with a free seat that was taken and left is announced as it was a moment ago. That
    record is still in zeroconf's cache, so it is no news to its browser, and the one in between
    counts as newer. What a text record replaces is removed, and whose it is is told.
    """

    def __init__(self, on_return: Callable[[str], None]) -> None:
        super().__init__()
        self._on_return = on_return

    def async_update_records(self, zc: Zeroconf, now: float, records: list[RecordUpdate]) -> None:
        """Look through records that have come; from the loop."""
        for update in records:
            record = update.new
            if record.type != TYPE_TXT or update.old is None or record.is_expired(now):
                continue
            cached = zc.cache.get_all_by_details(record.name, TYPE_TXT, CLASS_IN)
            replaced = [each for each in cached if each != record]
            if replaced:
                zc.cache.async_remove_records(replaced)
                self._on_return(record.name)
