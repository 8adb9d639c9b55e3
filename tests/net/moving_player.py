"""Processes that play a seat, host the table if they have to, and tell where the table is.

Run as a script it has everything loaded, and forks a player for each line of JSON on standard
input, so that many of them start quickly. The line is a list: a network namespace, a pipe to which
the player writes, and

    NAME SEAT PORT FOLDER host GAME
    NAME SEAT PORT FOLDER join ADDRESS
    NAME SEAT PORT FOLDER return

The last is a host that was killed: it has its tables back and looks where they are now. One JSON
object is written for every event. A player who is asked agrees when enough others are there.
"""

import asyncio
import json
import os
import signal
import sys
import time
import traceback
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Slot

import rook13.net.client.remote_client
import rook13.net.moving.succession
from rook13.bots.heuristic_bots import NormalBot
from rook13.cli.event_loop import run
from rook13.engine.record import Record, dump_record
from rook13.net.addresses import Endpoint
from rook13.net.client.remote_client import RemoteTableClient
from rook13.net.client.table_client import Move, MoveOffer, TableClient
from rook13.net.client.target import BackOff, Target
from rook13.net.host.bot_runner import InstantBots
from rook13.net.host.local_client import LocalTableClient
from rook13.net.host.service import HostService
from rook13.net.host.table_store import HostSettings
from rook13.net.moving.moves import OwnHost
from rook13.net.moving.succession import endpoints_of
from rook13.protocol.connection import Timing
from rook13.storage.certificates import host_certificate
from rook13.storage.database import Database
from rook13.storage.journals import JournalStore
from rook13.table.config import Pacing, TableConfig
from rook13.table.succession import Claim
from tests.net.namespaces import enter
from tests.net.players import QUICK, Player, identity, person

TIMING = Timing(ping_every=0.3, silence=2.5, messages_per_second=100_000, burst=100_000)
PATIENCE = 1.0
AGREE_MS = 300
DIAL_MS = 500
SEARCH_MS = 500
PAUSE_MS = 25
LONG: dict[str, dict[str, int | str]] = {
    "rook13": {"target": 500},
    "rook": {"target": 500},
    "fowl": {"target": 500},
    "elemental": {},
}
"""Options of games that go on long enough to lose several hosts."""


def say(event: str, **facts: object) -> None:
    print(json.dumps({"event": event, "at": time.monotonic(), **facts}), flush=True)  # noqa: T201


class Reporter(QObject):
    """Agrees for a player, and tells what becomes of the table."""

    def __init__(self, client: TableClient, seat: str, *, starts: bool) -> None:
        super().__init__(client)
        self._client = client
        self._player = Player(client, seat, starts_with=4 if starts else 0, seed=ord(seat[-1]))
        self._player.pause_ms = PAUSE_MS
        self._player.bot = NormalBot()
        self._acts = 0
        self._has_asked = False
        self._where: tuple[str, str | None, int] | None = None
        self._agree = QTimer(self, singleShot=True, interval=AGREE_MS)
        self._agree.timeout.connect(client.agree_to_move)
        client.updated.connect(self._on_change)
        client.answered.connect(self._on_change)
        client.disconnected.connect(self._on_disconnected)
        client.move_offered.connect(self._on_offer)
        client.moved.connect(self._on_moved)
        client.record_fetched.connect(self._on_record)

    @Slot()
    def _on_change(self) -> None:
        view, client = self._player.view, self._client
        if isinstance(client, RemoteTableClient):
            epoch = client._moves.following.epoch
        else:
            assert isinstance(client, LocalTableClient)
            epoch = client._runner.table.state.epoch
        where = (view.table_id, view.host, epoch)
        if where != self._where:
            self._where = where
            say("there", table=view.table_id, host=view.host, epoch=epoch)
        if len(self._player.done) > self._acts:
            self._acts = len(self._player.done)
            say("acted", hands=len(view.game.results) if view.game else 0)
        if self._player.is_finished and not self._has_asked:
            self._has_asked = True
            client.fetch_record()

    @Slot()
    def _on_disconnected(self) -> None:
        self._where = None
        say("disconnected")

    @Slot(object)
    def _on_offer(self, offer: MoveOffer | None) -> None:
        # Agreeing too early blocks the others: the first of the list may be a slow computer.
        if offer is None or offer.has_agreed or len(offer.present) + 1 < offer.needed:
            self._agree.stop()
        else:
            self._agree.start()
        if offer is not None:
            say("offer", host=offer.host, here=len(offer.present))

    @Slot(object)
    def _on_moved(self, move: Move) -> None:
        say("moved", host=move.host, copy=move.is_copy)

    @Slot(object)
    def _on_record(self, record: Record) -> None:
        game = self._player.view.game
        assert game is not None
        problems = [str(check.problem) for check in self._player.checks if check.problem]
        text = dump_record(self._client.with_proofs(record))
        plain, totals = dump_record(record), list(game.totals)
        say("finished", totals=totals, record=plain, proven=text, problems=problems)


class Program:
    """One player's program."""

    def __init__(self, name: str, seat: str, port: str, folder: str, owner: QObject) -> None:
        rook13.net.moving.succession.SEARCH_MS = SEARCH_MS
        rook13.net.client.remote_client.SEARCH_DIAL_MS = DIAL_MS
        self.who, self.seat, self.port = identity(name), seat, int(port)
        self._person = person(name)
        database = Database.open(Path(folder) / "rook13.db")
        pacing = Pacing(bot_delay=0, hand_pause=0, result_wait=0)
        self.service = HostService(
            host_certificate(database),
            JournalStore(database),
            InstantBots(),
            HostSettings(pacing=pacing, timing=TIMING),
            owner,
        )

    def host(self, game: str) -> None:
        options, players = QUICK[game]
        if os.environ.get("ROOK13_SOAK"):
            options = LONG.get(game, options)
        config = TableConfig(name="Den", game=game, options=options, players=players, grace=5)
        self.service.listen(self.port)
        runner = self.service.open_table(config, self._person)
        self._sign(runner.table.table_id)
        client = LocalTableClient(runner, self._person, parent=self.service)
        self._play(client, starts=True)

    def join(self, address: str) -> None:
        self._visit(Target((Endpoint.parse(address),)))

    def come_back(self) -> None:
        self.service.listen(self.port)
        self.service.restore()
        for runner in self.service.tables:
            self._sign(runner.table.table_id)
            self._play(LocalTableClient(runner, self._person, parent=self.service), starts=False)
        say("returned", tables=len(self.service.tables))

    def _sign(self, table_id: str) -> None:
        self.service.sign_for(table_id, self.who)
        self.service.table_moved.connect(self._follow)

    def _follow(self, claim: Claim, _: object) -> None:
        assert claim.place is not None
        place = claim.place
        say("found", host=claim.host, epoch=claim.epoch)
        self._visit(Target(endpoints_of(place), claim.table_id, pin=place.fingerprint))

    def _visit(self, target: Target) -> None:
        client = RemoteTableClient(
            target,
            self.who,
            back_off=BackOff(first=0.05, longest=0.3),
            timing=TIMING,
            parent=self.service,
            host=OwnHost(self.service, self.port),
            patience=PATIENCE,
        )
        self._play(client, starts=False)

    def _play(self, client: TableClient, *, starts: bool) -> None:
        Reporter(client, self.seat, starts=starts)
        client.start()


async def play(arguments: Sequence[str], stop: asyncio.Event, owner: QObject) -> int:
    name, seat, port, folder, do, *rest = arguments
    program = Program(name, seat, port, folder, owner)
    if do == "host":
        program.host(*rest)
    elif do == "join":
        program.join(*rest)
    else:
        program.come_back()
    say("ready")
    await stop.wait()
    program.service.close()
    return 0


def start(namespace: str, pipe: str, *arguments: str) -> None:
    """Be a player from now on."""
    enter(Path("/run/netns", namespace))
    os.dup2(os.open(pipe, os.O_WRONLY), sys.stdout.fileno())
    say("started", pid=os.getpid())
    run(partial(play, arguments))


def main() -> None:
    """Fork a player for each line."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        if os.fork():
            continue
        try:
            start(*json.loads(line))
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(0)


if __name__ == "__main__":
    main()
