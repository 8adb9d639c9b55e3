"""A host in this process, and clients of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rook13.background.jobs import Executor
from rook13.engine.record import Record
from rook13.net.addresses import Endpoint
from rook13.net.client.remote_client import RemoteTableClient
from rook13.net.client.target import BackOff, Target
from rook13.net.host.bot_runner import BotRunner, InstantBots
from rook13.net.host.journals import Journals
from rook13.net.host.service import HostService
from rook13.net.host.table_runner import TableRunner
from rook13.net.host.table_store import HostSettings
from rook13.net.host.tls_server import ServerLimits
from rook13.protocol.connection import Timing
from rook13.storage.certificates import HostCertificate
from rook13.table.config import Pacing, TableConfig
from tests.net.memory_journals import MemoryJournals
from tests.net.players import QUICK, Player, identity

T = TypeVar("T")
AT_ONCE = Pacing(
    bot_delay=0, hand_pause=0, result_wait=0, bot_deadline=600, commitment_wait=600, share_wait=600
)
"""Nothing waits for show, and nobody is given up however busy the computer is."""
UNLIMITED = Timing(messages_per_second=100_000, burst=100_000)
QUICK_BACK_OFF = BackOff(first=0.01, longest=0.05)
NAMES = ("Ann", "Bea", "Cal", "Dot", "Eve", "Fay")
LONGER = {"target": 300, "floor": None}
"""For a game that is not over after one hand and a claim."""


def quick(game: str = "rook13", **changes: object) -> TableConfig:
    """Return a table for a game that ends soon."""
    options, players = QUICK[game]
    return TableConfig(**{"game": game, "options": options, "players": players, **changes})  # type: ignore[arg-type]


@dataclass
class House:
    """A host that never waits for show, and who plays there."""

    owner: QObject
    certificate: HostCertificate
    qtbot: QtBot
    journals: Journals = field(default_factory=MemoryJournals)
    pacing: Pacing = AT_ONCE
    timing: Timing = UNLIMITED
    limits: ServerLimits = field(default_factory=ServerLimits)
    players: list[Player] = field(default_factory=list)
    bots: BotRunner | None = None
    executor: Executor | None = None

    def __post_init__(self) -> None:
        settings = HostSettings(pacing=self.pacing, timing=self.timing, limits=self.limits)
        bots = self.bots if self.bots is not None else InstantBots(parent=self.owner)
        self.service = HostService(
            self.certificate, self.journals, bots, settings, self.owner, self.executor
        )
        self.service.listen(0)

    @property
    def endpoint(self) -> Endpoint:
        return Endpoint("127.0.0.1", self.service.port)

    def wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        """Let a coroutine come to its end; a test that does has the fixture `running_loop`."""
        task = asyncio.ensure_future(work)
        self.qtbot.waitUntil(task.done)
        return task.result()

    def open(self, config: TableConfig | None = None, password: str | None = None) -> TableRunner:
        return self.service.open_table(config or quick(), password=password)

    def client(self, who: str, /, **target: str | None) -> RemoteTableClient:
        return self.client_at(self.endpoint, who, Target((), **target))  # type: ignore[arg-type]

    def client_at(
        self, endpoint: Endpoint, who: str, target: Target | None = None, timing: Timing = UNLIMITED
    ) -> RemoteTableClient:
        return RemoteTableClient(
            replace(target or Target(()), endpoints=(endpoint,)),
            identity(who),
            back_off=QUICK_BACK_OFF,
            timing=timing,
            parent=self.owner,
        )

    def player(self, name: str, seat: str | None, starts_with: int = 0) -> Player:
        """Somebody at the only table, who has arrived there."""
        return self.arrive(self.client(name), seat, starts_with)

    def visit(self, name: str, /, **target: str | None) -> Player:
        """Somebody who wants to get to a table and watch."""
        return self.arrive(self.client(name, **target))

    def arrive(
        self, client: RemoteTableClient, seat: str | None = None, starts_with: int = 0
    ) -> Player:
        """Somebody with a client, who has arrived or was refused."""
        player = Player(client, seat, starts_with=starts_with, seed=len(self.players))
        self.players.append(player)
        client.start()
        self.wait(lambda: player.connections > 0 or player.refusal is not None)
        return player

    def seat_people(self, runner: TableRunner, people: int | None = None) -> list[Player]:
        """Let people sit down and play, as many as there are seats unless told otherwise."""
        seats = runner.table.state.rules.seats
        count = people or len(seats)
        return [
            self.player(name, seat.name, starts_with=0 if place else count)
            for place, (name, seat) in enumerate(zip(NAMES, seats[:count], strict=False))
        ]

    def wait(self, until: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(until)

    def finish(self, players: Sequence[Player]) -> None:
        """Play until everybody has seen the end."""
        self.wait(lambda: all(player.is_finished for player in players))

    def records(self, players: Sequence[Player]) -> list[Record | None]:
        """Let everybody fetch the record."""
        return fetched_records(self.qtbot, players)

    def close(self) -> None:
        for player in self.players:
            player.client.close()
        self.service.close()
        self.wait(lambda: not self.service.connections)


MakeHouse = Callable[..., House]


def fetched_records(qtbot: QtBot, players: Sequence[Player]) -> list[Record | None]:
    """Let everybody fetch the record of their table."""
    before = [len(player.records) for player in players]
    for player in players:
        player.client.fetch_record()
    qtbot.waitUntil(
        lambda: all(
            len(player.records) > count for player, count in zip(players, before, strict=True)
        ),
    )
    return [player.records[-1] for player in players]


def own_actions(record: Record, seat: str) -> list[str]:
    """Return what a seat did, deals apart."""
    actions = [text for hand in record.hands for text in hand.actions]
    return [text for text in actions if text.startswith(f"{seat} ")]
