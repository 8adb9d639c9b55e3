"""A process that advertises or watches tables, steered by lines on its standard input.

    mdns_peer.py host PORT TTL      then `advertise {json of a TableInfo}` or `withdraw ID`
    mdns_peer.py watch POLL

It prints one JSON object per event, until somebody presses Ctrl-C.
"""

import asyncio
import json
import os
import sys

from msgspec.structs import asdict
from PySide6.QtCore import QObject, QSocketNotifier, Slot

from rook13.cli.event_loop import run
from rook13.net.discovery.ads import FoundHost, FoundTable
from rook13.net.discovery.mdns import Advertiser, Browser, Mdns
from rook13.protocol.messages import TableInfo


def say(event: str, **facts: object) -> None:
    print(json.dumps({"event": event, **facts}), flush=True)  # noqa: T201


class Peer(QObject):
    def __init__(self, stop: asyncio.Event, parent: QObject) -> None:
        super().__init__(parent)
        self.mdns = Mdns(parent=self)
        self.stop = stop
        self.advertiser: Advertiser | None = None
        self.browser: Browser | None = None
        self._input = b""
        # A busy computer is no fault of the program, which asyncio would complain of here.
        asyncio.get_running_loop().slow_callback_duration = 3600
        self._notifier = QSocketNotifier(0, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self.read)

    @Slot()
    def read(self) -> None:
        data = os.read(0, 65536)
        *lines, self._input = (self._input + data).split(b"\n")
        if not data:
            self.stop.set()
        for line in lines:
            self.handle(*line.decode().split(" ", 1))

    def handle(self, order: str, argument: str = "") -> None:
        if self.advertiser is not None and order == "advertise":
            self.advertiser.advertise(TableInfo(**json.loads(argument)))
        elif self.advertiser is not None and order == "withdraw":
            self.advertiser.withdraw(argument)

    async def host(self, port: int, ttl: int) -> None:
        self.advertiser = Advertiser(self.mdns, port, ttl, parent=self)
        self.advertiser.start()
        await self.until_stopped()
        await self.advertiser.close()

    async def watch(self, poll: int) -> None:
        self.browser = Browser(self.mdns, poll, parent=self)
        self.browser.appeared.connect(self.on_appeared)
        self.browser.changed.connect(self.on_changed)
        self.browser.vanished.connect(self.on_vanished)
        self.browser.host_appeared.connect(self.on_host)
        self.browser.start()
        await self.until_stopped()
        await self.browser.close()

    async def until_stopped(self) -> None:
        self.mdns.start()
        say("started")
        await self.stop.wait()

    async def run(self, role: str, *numbers: str) -> None:
        if role == "host":
            await self.host(*map(int, numbers))
        else:
            await self.watch(*map(int, numbers))
        await self.mdns.close()

    @Slot(FoundTable)
    def on_appeared(self, table: FoundTable) -> None:
        say("appeared", key=table.key, where=list(map(str, table.endpoints)), **asdict(table.info))

    @Slot(FoundTable)
    def on_changed(self, table: FoundTable) -> None:
        say("changed", key=table.key, where=list(map(str, table.endpoints)), **asdict(table.info))

    @Slot(str)
    def on_vanished(self, key: str) -> None:
        say("vanished", key=key)

    @Slot(FoundHost)
    def on_host(self, host: FoundHost) -> None:
        say("host", key=host.key, where=list(map(str, host.endpoints)))


async def main(stop: asyncio.Event, owner: QObject) -> int:
    await Peer(stop, owner).run(*sys.argv[1:])
    return 0


if __name__ == "__main__":
    sys.exit(run(main))
