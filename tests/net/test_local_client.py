"""A table in this process, through the same interface as one elsewhere."""

from __future__ import annotations

from secrets import token_bytes

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rook13.net.host.bot_runner import InstantBots
from rook13.net.host.journals import NoJournal
from rook13.net.host.local_client import LocalTableClient
from rook13.net.host.scheduler import Scheduler
from rook13.net.host.table_runner import TableRunner
from rook13.table import commands as c
from rook13.table.config import Person
from rook13.table.outcome import ClosedReason
from rook13.table.table import Table
from tests.net.hosting import AT_ONCE, fetched_records, quick
from tests.net.players import QUICK, Player, person
from tests.net.test_whole_games import check_the_end


def alone(owner: QObject, game: str = "rook13", host: Person | None = None) -> TableRunner:
    scheduler = Scheduler(parent=owner)
    host = host or person("Ann")
    table = Table(
        "solo", quick(game), host, NoJournal(), token_bytes, scheduler.now(), pacing=AT_ONCE
    )
    return TableRunner(table, InstantBots(parent=owner), scheduler, owner)


def watching(runner: TableRunner, name: str, owner: QObject, qtbot: QtBot) -> Player:
    """Somebody who has arrived at a table, or was refused."""
    player = Player(LocalTableClient(runner, person(name), parent=owner), None)
    player.client.start()
    qtbot.waitUntil(lambda: player.client.view is not None or player.refusal is not None)
    return player


@pytest.mark.parametrize("game", QUICK)
def test_one_person_against_bots_plays_to_the_end(owner: QObject, qtbot: QtBot, game: str) -> None:
    runner = alone(owner, game)
    seat = runner.table.state.rules.seats[0].name
    player = Player(LocalTableClient(runner, person("Ann"), parent=owner), seat, starts_with=1)
    player.client.start()
    qtbot.waitUntil(lambda: player.is_finished)
    check_the_end(runner.table, [player])
    assert fetched_records(qtbot, [player]) == [runner.table.record()]


def test_nothing_is_said_from_inside_a_call(owner: QObject, qtbot: QtBot) -> None:
    player = Player(LocalTableClient(alone(owner), person("Ann"), parent=owner), None)
    player.client.start()
    assert player.connections == 0
    qtbot.waitUntil(lambda: player.client.view is not None)
    player.do(c.Sit("A1"))
    assert not player.answers
    qtbot.waitUntil(lambda: bool(player.answers))


def test_a_banned_person_is_refused_and_a_closed_table_closes(owner: QObject, qtbot: QtBot) -> None:
    runner = alone(owner)
    ann, bea = (watching(runner, name, owner, qtbot) for name in ("Ann", "Bea"))
    ann.do(c.Ban(person("Bea").key))
    qtbot.waitUntil(lambda: bea.closed is ClosedReason.BANNED)
    assert watching(runner, "Bea", owner, qtbot).denial == "banned"
    ann.do(c.CloseTable())
    qtbot.waitUntil(lambda: ann.closed is ClosedReason.CLOSED)
    assert runner.is_over


def test_leaving_is_said_and_closing_is_silent(owner: QObject, qtbot: QtBot) -> None:
    runner = alone(owner)
    ann = watching(runner, "Ann", owner, qtbot)
    ann.client.leave()
    qtbot.waitUntil(lambda: ann.closed is ClosedReason.LEFT)
    bea = watching(runner, "Bea", owner, qtbot)
    bea.client.close()
    assert not runner.people()


def test_the_record_comes_once_and_from_the_loop(owner: QObject, qtbot: QtBot) -> None:
    runner = alone(owner)
    ann = watching(runner, "Ann", owner, qtbot)
    assert fetched_records(qtbot, [ann]) == [None]
    ann.client.fetch_record()
    ann.client.fetch_record()
    assert len(ann.records) == 1
    ann.do(c.Sit("A1"))
    qtbot.waitUntil(lambda: bool(ann.answers))
    assert len(ann.records) == 2
