"""A process that advertises or watches tables, steered by lines on its standard input.

    mdns_peer.py host PORT TTL      then `advertise {json of a TableAd}`, `withdraw ID`, `close`
    mdns_peer.py watch POLL         then `close`

It prints one JSON object per event, with the time of the clock that all processes share.
"""

import asyncio
import json
import os
import sys
import time
from dataclasses import asdict

import qasync  # type: ignore[import-untyped]
from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, Slot

from rook13.net.discovery.ads import FoundHost, FoundTable, TableAd
from rook13.net.discovery.mdns import Advertiser, Browser, Mdns


def say(event: str, **facts: object) -> None:
    print(json.dumps({"event": event, "at": time.monotonic(), **facts}), flush=True)  # noqa: T201


class Peer(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.mdns = Mdns(parent=self)
        self.closing = asyncio.Event()
        self.advertiser: Advertiser | None = None
        self.browser: Browser | None = None
        self._input = b""
        self._notifier = QSocketNotifier(0, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self.read)

    @Slot()
    def read(self) -> None:
        data = os.read(0, 65536)
        *lines, self._input = (self._input + data).split(b"\n")
        for line in lines if data else [b"close"]:
            self.obey(*line.decode().split(" ", 1))

    def obey(self, order: str, argument: str = "") -> None:
        if order == "close":
            self.closing.set()
        elif self.advertiser is not None and order == "advertise":
            self.advertiser.advertise(TableAd(**json.loads(argument)))
        elif self.advertiser is not None and order == "withdraw":
            self.advertiser.withdraw(argument)

    async def host(self, port: int, ttl: int) -> None:
        self.advertiser = Advertiser(self.mdns, port, 1, ttl, parent=self)
        self.advertiser.start()
        await self.until_closed()
        await self.advertiser.close()

    async def watch(self, poll: int) -> None:
        self.browser = Browser(self.mdns, poll, parent=self)
        self.browser.appeared.connect(self.on_appeared)
        self.browser.changed.connect(self.on_changed)
        self.browser.vanished.connect(self.on_vanished)
        self.browser.host_appeared.connect(self.on_host)
        self.browser.start()
        await self.until_closed()
        await self.browser.close()

    async def until_closed(self) -> None:
        self.mdns.start()
        say("started")
        await self.closing.wait()

    async def run(self, role: str, *numbers: str) -> None:
        if role == "host":
            await self.host(*map(int, numbers))
        else:
            await self.watch(*map(int, numbers))
        await self.mdns.close()

    @Slot(FoundTable)
    def on_appeared(self, table: FoundTable) -> None:
        say("appeared", key=table.key, where=list(map(str, table.endpoints)), **asdict(table.ad))

    @Slot(FoundTable)
    def on_changed(self, table: FoundTable) -> None:
        say("changed", key=table.key, where=list(map(str, table.endpoints)), **asdict(table.ad))

    @Slot(str)
    def on_vanished(self, key: str) -> None:
        say("vanished", key=key)

    @Slot(FoundHost)
    def on_host(self, host: FoundHost) -> None:
        say("host", key=host.key, where=list(map(str, host.endpoints)))


async def main() -> None:
    peer = Peer()
    await peer.run(*sys.argv[1:])
    say("closed")


if __name__ == "__main__":
    app = QCoreApplication(sys.argv[:1])
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(app)) as runner:
        runner.run(main())
