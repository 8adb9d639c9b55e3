"""What a guest plays at a host on the network is kept in the guest's own database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rook13.background.jobs import disk
from rook13.net.client.table_client import TableConnection
from rook13.statistics.profile import read_profile
from rook13.storage.database import Database
from rook13.storage.games import PastGame, PastGames
from rook13.storage.history import History
from rook13.table import commands as c
from rook13.ui.flows.services import Services
from rook13.ui.flows.table_session import TableSession
from rook13.ui.sound import Sounds
from rook13.ui.ui_context import UiContext
from tests.net.conftest import certificate, house, make_house, owner
from tests.net.hosting import LONGER, House, quick
from tests.net.players import Player, identity
from tests.ui.accessible.staged import StillExperts

__all__ = ["certificate", "house", "make_house", "owner"]
BEA = identity("Bea").key

pytestmark = pytest.mark.usefixtures("running_loop")


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with closing(Database.open(tmp_path / "bea.db")) as database:
        yield database
        disk().wait()


Join = Callable[[], Player]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def join(window: QWidget, ui: UiContext, house: House, database: Database) -> Join:
    """Let Bea sit down at the table with a window and a database of her own."""

    def join() -> Player:
        ui.settings.change(sound=False)
        services = SimpleNamespace(
            experts=StillExperts(),
            sounds=Sounds(ui.settings, parent=window),
            database=database,
        )
        client = house.client("Bea")
        connection = TableConnection(client, BEA, False)
        TableSession(ui, cast(Services, services), connection, window, window)
        bea = Player(client, "B1", seed=1)
        house.players.append(bea)
        client.start()
        return bea

    return join


def kept(house: House, database: Database) -> PastGame:
    """Return the one game in Bea's database, once it is there."""
    house.wait(lambda: bool(PastGames(database, BEA).ids()))
    disk().wait()
    (past,) = PastGames(database, BEA).recent()
    return past


def test_a_guest_has_the_whole_game_with_everybody_in_it(
    house: House, database: Database, join: Join
) -> None:
    runner = house.open(quick())
    ann = house.player("Ann", "A1", starts_with=2)
    bea = join()
    house.finish([ann, bea])
    past = kept(house, database)
    record = runner.table.record()
    assert record is not None
    assert [hand.actions for hand in past.record.hands] == [hand.actions for hand in record.hands]
    assert past.seat == "B1"
    assert bea.view.game is not None
    assert past.winners == bea.view.game.winners
    assert [person.key for person in past.participants[:2]] == [identity("Ann").key, BEA]
    assert all(person.bot for person in past.participants[2:])
    profile = read_profile(database, BEA, BEA)
    assert profile.total().wins == ("B" in past.winners)
    assert read_profile(database, BEA, identity("Ann").key).total().games == 1


def test_a_guest_keeps_what_was_played_when_the_host_closes_the_table(
    house: House, database: Database, join: Join
) -> None:
    house.open(quick(options=LONGER))
    ann = house.player("Ann", "A1", starts_with=2)

    def stop_after_a_hand() -> None:
        ann.plays = not (ann.view.game and ann.view.game.results)

    ann.client.updated.connect(stop_after_a_hand)
    bea = join()
    house.wait(lambda: bool(bea.records))
    ann.do(c.CloseTable())
    past = kept(house, database)
    assert (past.winners, len(past.record.hands)) == ((), 1)
    (line,) = History(database, BEA).lines([past.id])
    assert (line.is_abandoned, line.won, line.hands) == (True, None, 1)
    totals = read_profile(database, BEA, BEA).total()
    assert (totals.games, totals.decided, totals.hands) == (1, 0, 1)
