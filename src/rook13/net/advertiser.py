"""Says on the local network which tables are here."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable
from dataclasses import replace

import zeroconf
from PySide6.QtCore import QObject, Slot
from zeroconf import ServiceInfo
from zeroconf.asyncio import AsyncZeroconf

from rook13.net.ads import TableAd, fit, host_txt
from rook13.net.mdns import SERVICE_TYPE, Mdns

# Short, so that a host whose plug was pulled is noticed: whoever looks on asks again for what has
# expired, and a table that nobody answers for is gone.
TTL_SECONDS = 30

log = logging.getLogger(__name__)

Txt = dict[str, str | bytes | None]
Published = tuple[Txt, tuple[str, ...]]


class Advertiser(QObject):
    """Announces the listed tables of one host, and the host itself for those who have a code.

    The calls only say what should be announced; a task makes it so, one change at a time, so that
    nothing waits for the network and quick changes become one.
    """

    def __init__(
        self,
        mdns: Mdns,
        port: int,
        protocol: int,
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
        self._wanted: dict[str, Txt] = {f"host-{token}": host_txt(protocol)}
        self._published: dict[str, Published] = {}
        self._changed = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None
        mdns.ready.connect(self._wake)

    def start(self) -> None:
        """Begin to announce; needs a running loop."""
        self._worker = asyncio.get_running_loop().create_task(self._work())
        self._wake()

    def advertise(self, ad: TableAd) -> None:
        """Announce a table, or what has changed about it."""
        self._wanted[_instance(ad.table_id)] = replace(ad, name=fit(ad.name)).to_txt()
        self._wake()

    def withdraw(self, table_id: str) -> None:
        """Say good-bye for a table."""
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
