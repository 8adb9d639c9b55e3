"""Processes that play a seat, host the table if they have to, and tell where the table is.

Run as a script it has everything loaded, and forks a player for each line of JSON on standard
input, so that many of them start quickly. The line is a list: a network namespace, a pipe to which
the player writes, and

    NAME SEAT PORT FOLDER host GAME
    NAME SEAT PORT FOLDER join ADDRESS [TABLE]
    NAME SEAT PORT FOLDER return

A program that was killed has its tables back, whatever it does then; with `return` its player sits
down at the last of them. What a player wants when the table can go on elsewhere is in the file
`wish` of the folder: `host` it, `join` somebody's, or `nothing`. One JSON object is written for
every event.
"""

from __future__ import annotations

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

import rook13.net.moving.search
from rook13.bots.heuristic_bots import NormalBot
from rook13.cli.event_loop import run
from rook13.engine.record import Record, dump_record
from rook13.net.addresses import Endpoint
from rook13.net.client.remote_client import RemoteTableClient
from rook13.net.client.table_client import Move, MoveChoice, MoveOffer, TableClient
from rook13.net.client.target import BackOff, Target
from rook13.net.host.bot_runner import InstantBots
from rook13.net.host.local_client import LocalTableClient
from rook13.net.host.service import HostService
from rook13.net.host.table_store import HostSettings
from rook13.net.moving.moves import OwnHost
from rook13.protocol.connection import Timing
from rook13.storage.certificates import host_certificate
from rook13.storage.database import Database
from rook13.storage.journals import JournalStore
from rook13.table.config import Pacing, TableConfig
from tests.net.namespaces import enter
from tests.net.players import QUICK, Player, identity, person

TIMING = Timing(ping_every=0.3, silence=2.5, messages_per_second=100_000, burst=100_000)
PATIENCE = 1.0
CLICK_MS = 300
ROUND_MS = 300
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
    """Clicks for a player, and tells what becomes of the table."""

    def __init__(self, program: Program, client: TableClient, *, starts: bool) -> None:
        super().__init__(client)
        self._program = program
        self._client = client
        seat = program.seat
        self._player = Player(client, seat, starts_with=4 if starts else 0, seed=ord(seat[-1]))
        self._player.pause_ms = PAUSE_MS
        self._player.bot = NormalBot()
        self._acts = 0
        self._has_asked = False
        self._where: tuple[str, str | None] | None = None
        self._click = QTimer(self, interval=CLICK_MS)
        self._click.timeout.connect(self._on_click)
        client.updated.connect(self._on_change)
        client.answered.connect(self._on_change)
        client.disconnected.connect(self._on_disconnected)
        client.move_offered.connect(self._on_choice)
        client.found_others.connect(self._on_found_others)
        client.moved.connect(self._on_moved)
        client.went_elsewhere.connect(self._on_went_elsewhere)
        client.record_fetched.connect(self._on_record)

    @Slot()
    def _on_change(self) -> None:
        view = self._player.view
        where = (view.table_id, view.host)
        if where != self._where:
            self._where = where
            say("there", table=view.table_id, host=view.host)
        if len(self._player.done) > self._acts:
            self._acts = len(self._player.done)
            say("acted", hands=len(view.game.results) if view.game else 0)
        if self._player.is_finished and not self._has_asked:
            self._has_asked = True
            self._client.fetch_record()

    @Slot()
    def _on_disconnected(self) -> None:
        self._where = None
        say("disconnected")

    @Slot(object)
    def _on_choice(self, choice: MoveChoice | None) -> None:
        if choice is None:
            self._click.stop()
        else:
            self._click.start()
            hosts = [offer.host for offer in choice.offers]
            say("choice", why=choice.reason.value, hosts=hosts, problem=choice.problem)

    @Slot()
    def _on_click(self) -> None:
        """Do what the player wants; a human would not be faster."""
        choice, wish = self._client.move_choice, self._program.wish
        if choice is None or wish == "nothing":
            return
        if choice.offers:
            say("joins", host=choice.offers[0].host)
            self._client.join_offer(choice.offers[0].key)
        elif choice.may_host and wish == "host":
            say("hosts")
            self._client.go_on_here()

    @Slot(object)
    def _on_found_others(self, offers: Sequence[MoveOffer]) -> None:
        say("others", there=[name for offer in offers for name in offer.present])

    @Slot(object)
    def _on_moved(self, move: Move) -> None:
        say("moved", host=move.host, hand=move.hand)
        if move.is_here:
            # Like the window, which sits at its own table from now on.
            self._leave()
            self._program.sit_down()

    @Slot(object)
    def _on_went_elsewhere(self, target: Target) -> None:
        self._leave()
        self._program.visit(target)

    def _leave(self) -> None:
        self._click.stop()
        self._client.close()
        self._client.deleteLater()

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
        rook13.net.moving.search.ROUND_MS = rook13.net.moving.search.HOST_ROUND_MS = ROUND_MS
        self.who, self.seat, self.port = identity(name), seat, int(port)
        self._person = person(name)
        self._wish = Path(folder) / "wish"
        database = Database.open(Path(folder) / "rook13.db")
        pacing = Pacing(bot_delay=0, hand_pause=0, result_wait=0)
        self.service = HostService(
            host_certificate(database),
            JournalStore(database),
            InstantBots(),
            HostSettings(pacing=pacing, timing=TIMING),
            owner,
        )
        # Journals of tables that were killed lie about, as they do for everybody.
        self.service.restore()

    @property
    def wish(self) -> str:
        return self._wish.read_text(encoding="utf-8")

    def host(self, game: str) -> None:
        options, players = QUICK[game]
        if os.environ.get("ROOK13_SOAK"):
            options = LONG.get(game, options)
        config = TableConfig(name="Den", game=game, options=options, players=players, grace=5)
        self.service.listen(self.port)
        self.service.open_table(config, self._person)
        self.sit_down(starts=True)

    def join(self, address: str, table_id: str | None = None) -> None:
        self.visit(Target((Endpoint.parse(address),), table_id))

    def sit_down(self, *, starts: bool = False) -> None:
        """Sit down at the newest table of this program."""
        if not self.service.port:
            self.service.listen(self.port)
        runner = self.service.tables[-1]
        client = LocalTableClient(runner, self._person, parent=self.service)
        client.watch(self.service.sign_for(runner.table.table_id, self.who))
        self._play(client, starts=starts)

    def visit(self, target: Target) -> None:
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
        Reporter(self, client, starts=starts)
        client.start()


async def play(arguments: Sequence[str], stop: asyncio.Event, owner: QObject) -> int:
    name, seat, port, folder, do, *rest = arguments
    program = Program(name, seat, port, folder, owner)
    if do == "host":
        program.host(*rest)
    elif do == "join":
        program.join(*rest)
    else:
        program.sit_down()
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
