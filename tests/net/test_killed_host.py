"""A host killed at any moment comes back, and its game goes on as if nothing had happened."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rook13.engine.record import Record, replay
from rook13.engine.rules import make_rules
from rook13.net.addresses import Endpoint
from rook13.net.client.remote_client import RemoteTableClient
from rook13.net.client.target import Target
from rook13.storage.database import Database
from rook13.storage.journals import JournalStore
from rook13.table.journal import restored
from tests.net.hosting import NAMES, QUICK_BACK_OFF, fetched_records, own_actions
from tests.net.nursery import Nursery, nursery
from tests.net.players import QUICK, Player, identity
from tests.ports import own_port

KILLS = 11
"""In each of five games: more than fifty in all."""


@pytest.fixture(scope="module")
def hosts() -> Iterator[Nursery]:
    with nursery() as hosts:
        yield hosts


def host_arguments(game: str, folder: Path, port: int) -> list[str]:
    options, players = QUICK[game]
    pairs = [f"{name}={value}" for name, value in options.items()]
    return [
        *("--game", game, "--name", "Den", "--players", str(players), "--port", str(port)),
        *("--data-dir", str(folder), "--pace", "fast", "--rate", "100000", "--json"),
        *("--no-announce", *(["--options", *pairs] if pairs else [])),
    ]


def kept_record(folder: Path) -> Record:
    database = Database.open(folder / "rook13.db")
    (info,) = JournalStore(database).all()
    entries = JournalStore(database).open(info.table_id).entries()
    database.close()
    record = restored(entries).state.record
    assert record is not None
    return record


def check_records(record: Record, players: list[Player]) -> None:
    """Nothing was lost, nothing was done twice, and everybody saw the same."""
    game = replay(record)
    for player in players:
        acts = [text for text in player.done if not text.endswith(" deal")]
        assert acts == own_actions(record, str(player.seat))
        assert player.view.game is not None
        assert player.view.game.results == game.match.results
        assert not any(check.problem for check in player.checks)
    assert sum(len(hand.actions) for hand in record.hands) == sum(
        len([text for text in player.done if not text.endswith(" deal")]) for player in players
    )


class Guests:
    """Four people at a host that may be gone at any moment."""

    def __init__(self, game: str, port: int, owner: QObject, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        target = Target((Endpoint("127.0.0.1", port),))
        self.players: list[Player] = []
        self.records: list[Record | None] = []
        for place, seat in enumerate(make_rules(game).seats):
            who = identity(NAMES[place])
            client = RemoteTableClient(target, who, back_off=QUICK_BACK_OFF, parent=owner)
            player = Player(client, seat.name, starts_with=0 if place else 4, seed=place)
            self.players.append(player)
            client.start()
            self.wait(partial(_has_arrived, player))

    def wait(self, until: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(until)

    def wait_for(self, player: Player, revision: int) -> None:
        self.wait(lambda: player.is_finished or player.view.revision >= revision)

    def finish(self) -> None:
        self.wait(lambda: all(player.is_finished for player in self.players))
        self.records = fetched_records(self._qtbot, self.players)
        for player in self.players:
            player.client.close()


def _has_arrived(player: Player) -> bool:
    return player.connections == 1


@pytest.mark.parametrize("game", QUICK)
def test_a_host_killed_again_and_again_finishes_its_game(
    game: str, hosts: Nursery, owner: QObject, qtbot: QtBot, tmp_path: Path
) -> None:
    rng = random.Random(f"{game} {KILLS}")
    port = own_port()
    hosts.start(*host_arguments(game, tmp_path, port))
    guests = Guests(game, port, owner, qtbot)
    points: set[int] = set()
    while len(points) < KILLS and not guests.players[0].is_finished:
        watched = rng.choice(guests.players)
        guests.wait_for(watched, watched.view.revision + rng.randint(4, 8))
        hosts.kill()
        points.add(watched.view.revision)
        assert hosts.start(*host_arguments(game, tmp_path, port))["port"] == port
    guests.finish()
    hosts.interrupt()
    assert len(points) >= KILLS
    record = kept_record(tmp_path)
    check_records(record, guests.players)
    assert guests.records == [record] * len(guests.players)
