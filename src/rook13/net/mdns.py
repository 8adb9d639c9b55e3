"""One responder of multicast DNS for this process, on every usable interface."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import zeroconf
from PySide6.QtCore import QObject, Signal
from zeroconf.asyncio import AsyncZeroconf

from rook13.net.interfaces import LocalAddresses, local_addresses

SERVICE_TYPE = "_rook13._tcp.local."
WATCH_SECONDS = 3.0

log = logging.getLogger(__name__)


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
