"""Whole games on real sockets with bots that search, in processes of their own."""

from __future__ import annotations

import multiprocessing

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rook13.engine.record import replay
from rook13.net.host.bot_runner import WorkerBots
from rook13.storage.certificates import HostCertificate
from rook13.table import game_facts as g
from tests.net import thinkers
from tests.net.hosting import House, own_actions, quick


@pytest.mark.parametrize(("level", "game"), [("hard", "rook13"), ("expert", "elemental")])
def test_people_play_a_whole_game_with_bots_in_worker_processes(
    owner: QObject, certificate: HostCertificate, qtbot: QtBot, level: str, game: str
) -> None:
    bots = WorkerBots(2, thinkers.search_a_little, owner)
    house = House(owner, certificate, qtbot, bots=bots)
    try:
        runner = house.open(quick(game, bot_level=level))
        players = house.seat_people(runner, 2)
        house.wait(lambda: bool(multiprocessing.active_children()))
        house.finish(players)
        record = runner.table.record()
        assert record is not None
        assert house.records(players) == [record] * 2
        assert replay(record) == runner.table.state.game
        for chair in runner.table.state.chairs[2:]:
            assert chair.bot == level
            assert own_actions(record, chair.seat.name)
        assert not any(isinstance(entry.fact, g.BotReplaced) for entry in runner.table.log)
    finally:
        house.close()
    assert not multiprocessing.active_children()
