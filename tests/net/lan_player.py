"""A process that finds a table on the network, plays a seat to the end, and tells how it went.

    lan_player.py TABLE NAME SEAT SILENCE_SECONDS PAUSE_MS

It prints one JSON object per event, and ends when it has seen the end of the game and its record.
"""

import asyncio
import json
import sys
import time

from PySide6.QtCore import QObject, Slot

from rook13.cli.event_loop import run
from rook13.cli.tables import browsing
from rook13.engine.record import Record, dump_record
from rook13.net.client.remote_client import RemoteTableClient
from rook13.net.client.target import BackOff, Target
from rook13.net.discovery.ads import FoundTable
from rook13.net.discovery.mdns import Browser
from rook13.protocol.connection import Timing
from rook13.table.views import TableView
from tests.net.players import Player, identity


def say(event: str, **facts: object) -> None:
    print(json.dumps({"event": event, "at": time.monotonic(), **facts}), flush=True)  # noqa: T201


class Finder(QObject):
    """Waits until a table of this name has appeared."""

    def __init__(self, browser: Browser, name: str) -> None:
        super().__init__(browser)
        self.found: asyncio.Future[FoundTable] = asyncio.get_running_loop().create_future()
        self._name = name
        browser.appeared.connect(self._on_appeared)

    @Slot(FoundTable)
    def _on_appeared(self, found: FoundTable) -> None:
        if found.info.name == self._name and not self.found.done():
            self.found.set_result(found)


class ReviewWriter(QObject):
    """Tells what becomes of a player."""

    def __init__(self, player: Player, over: asyncio.Event) -> None:
        super().__init__(player)
        self._player = player
        self._over = over
        self._told = 0
        self._has_asked = False
        player.client.connected.connect(self._on_connected)
        player.client.disconnected.connect(self._on_disconnected)
        player.client.updated.connect(self._on_change)
        player.client.answered.connect(self._on_change)
        player.client.refused.connect(self._on_refused)
        player.client.record_fetched.connect(self._on_record)

    @Slot()
    def _on_connected(self) -> None:
        say("connected")

    @Slot()
    def _on_disconnected(self) -> None:
        say("disconnected")

    @Slot(object)
    def _on_refused(self, why: object) -> None:
        say("refused", why=str(why))
        self._over.set()

    @Slot()
    def _on_change(self) -> None:
        player = self._player
        if len(player.done) > self._told:
            self._told = len(player.done)
            say("acted", count=self._told)
        if player.is_finished and not self._has_asked:
            self._has_asked = True
            player.client.fetch_record()

    @Slot(object)
    def _on_record(self, record: Record) -> None:
        player = self._player
        self._over.set()
        say(
            "finished",
            **summary(player.view),
            done=player.done,
            fair=fair(player),
            checks=len(player.checks),
            record=dump_record(record),
        )


def summary(view: TableView) -> dict[str, object]:
    game = view.game
    assert game is not None
    return {"results": str(game.results), "totals": list(game.totals), "won": list(game.winners)}


def fair(player: Player) -> bool:
    return not any(check.problem for check in player.checks)


async def find_and_play(stop: asyncio.Event, owner: QObject) -> int:
    table, name, seat, silence, pause = sys.argv[1:]
    async with browsing(owner) as browser:
        found = await Finder(browser, table).found
        say("found", where=[str(endpoint) for endpoint in found.endpoints])
    timing = Timing(ping_every=float(silence) / 3, silence=float(silence))
    client = RemoteTableClient(
        Target(found.endpoints, found.info.table),
        identity(name),
        back_off=BackOff(first=0.1, longest=1.0),
        timing=timing,
        parent=owner,
    )
    return await play(client, seat, stop, int(pause))


async def play(client: RemoteTableClient, seat: str, stop: asyncio.Event, pause_ms: int = 0) -> int:
    """Play a seat until the record of the game is there, or somebody presses Ctrl-C."""
    player = Player(client, seat, starts_with=4)
    player.pause_ms = pause_ms
    over = asyncio.Event()
    ReviewWriter(player, over)
    client.start()
    waits = [asyncio.ensure_future(event.wait()) for event in (over, stop)]
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()
    client.close()
    await asyncio.sleep(0.3)
    return 0


if __name__ == "__main__":
    sys.exit(run(find_and_play))
