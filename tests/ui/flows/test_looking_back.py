"""From whose seat a game at the table, or a past one, is looked back at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rook13.background.jobs import disk
from rook13.engine.state import Phase
from rook13.net.client.table_client import TableConnection
from rook13.statistics.profile import read_profile
from rook13.storage.database import Database
from rook13.storage.games import PastGames
from rook13.table.outcome import ClosedReason
from rook13.table.state import TableStage
from rook13.ui.flows.services import Services
from rook13.ui.flows.table_session import TableSession
from rook13.ui.sound import Sounds
from rook13.ui.table.scene import Scene
from rook13.ui.ui_context import UiContext
from tests.ui.accessible.staged import StagedClient, StillExperts
from tests.ui.review.reviewing import game_of
from tests.ui.scenes import ME, Moment, hand_over
from tests.ui.whole.conftest import MakeHome, loop, make_home

pytestmark = pytest.mark.usefixtures("running_loop")
__all__ = ["loop", "make_home"]


class RecordingClient(StagedClient):
    """Has a record ready."""

    def fetch_record(self) -> None:
        self.record_fetched.emit(game_of("rook13"))


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database.open(tmp_path / "rook13.db")
    yield database
    disk().wait()
    database.close()


def at_a_table(
    qtbot: QtBot, ui: UiContext, database: Database
) -> tuple[TableSession, RecordingClient]:
    window = QWidget()
    qtbot.addWidget(window)
    ui.settings.change(sound=False)
    services = SimpleNamespace(
        experts=StillExperts(), sounds=Sounds(ui.settings, parent=window), database=database
    )
    client = RecordingClient(window)
    connection = TableConnection(client, ME.key, False)
    return TableSession(ui, cast(Services, services), connection, window, window), client


def at_b1(stage: TableStage = TableStage.ACTIVE, **changes: Any) -> Scene:
    """A table at whose second seat somebody sits, with bots around."""
    return Moment(seat="B1").until(hand_over).scene(stage, is_solo=False, **changes)


def among_bots() -> Scene:
    infos = at_b1().view.seats
    return at_b1(own_seat=None, seats=tuple(replace(i, person=None, bot="normal") for i in infos))


@pytest.mark.parametrize(
    ("scene", "hand", "seat", "names"),
    [
        (at_b1(), -1, "B1", ("Wren", "Ann", "Jay", "Penguin")),
        (at_b1(TableStage.FINISHED), None, "B1", ("Wren", "Ann", "Jay", "Penguin")),
        (at_b1(own_seat=None), -1, "B1", ("Wren", "Ann", "Jay", "Penguin")),
        (among_bots(), -1, "A1", ("Wren", "Finch", "Jay", "Robin")),
    ],
    ids=["one's own", "after the game", "watching", "watching bots"],
)
def test_at_the_table_it_is_the_own_seat_or_that_of_the_first_person(
    qtbot: QtBot,
    ui: UiContext,
    database: Database,
    scene: Scene,
    hand: int | None,
    seat: str,
    names: tuple[str, ...],
) -> None:
    """Everybody is called as at the table, where no two bots have the same name."""
    session, client = at_a_table(qtbot, ui, database)
    client.show(scene)
    wanted: list[tuple[Any, ...]] = []
    session.review_wanted.connect(lambda *args: wanted.append(args))
    session.review()
    assert wanted == [(replace(game_of("rook13"), seats=names), hand, seat)]


def test_a_past_game_is_seen_from_the_seat_one_had(make_home: MakeHome) -> None:
    home = make_home().guest()
    past = PastGames(home.database, home.program.navigator.person.key)
    game = past.add(game_of("rook13"), "B2", ("A",), 0, 1.0)
    home.lobby.games.review_wanted.emit(str(game.id))
    home.wait(lambda: home.program.reviews.dialog is not None)
    dialog = home.program.reviews.dialog
    assert dialog is not None
    assert dialog.replay.board.bottom.name == "B2"
    home.program.reviews.close()


def test_a_guest_keeps_the_game_with_everybody_who_took_part(
    qtbot: QtBot, ui: UiContext, database: Database
) -> None:
    """The host's program keeps it as well: each program does what is done here."""
    session, client = at_a_table(qtbot, ui, database)
    over = Moment(seat="B1", options={"target": 100}, names=("Ben",)).until(
        lambda view: view.phase is Phase.GAME_OVER
    )
    client.show(over.scene(is_solo=False))
    with qtbot.waitSignal(session.kept):
        client.show(over.scene(TableStage.FINISHED, is_solo=False, host="00" * 32))
    disk().wait()
    (past,) = PastGames(database, ME.key).recent()
    assert past.seat == "B1"
    assert past.winners == over.view.winners
    assert past.duration is not None
    ben, me, *bots = past.participants
    assert (ben.name, ben.key, ben.bot) == ("Ben", "00" * 32, "")
    assert (me.key, me.name) == (ME.key, ME.name)
    assert [bot.bot for bot in bots] == ["normal", "normal"]
    assert read_profile(database, ME.key, ME.key).total().games == 1
    assert read_profile(database, ME.key, "00" * 32).total().games == 1


@pytest.mark.parametrize(
    ("reason", "kept"),
    [
        (ClosedReason.CLOSED, 1),
        (ClosedReason.LEFT, 1),
        (ClosedReason.KICKED, 1),
        (ClosedReason.REPLACED, 0),
    ],
)
def test_a_game_that_ends_before_it_is_decided_is_kept_as_abandoned(
    qtbot: QtBot, ui: UiContext, database: Database, reason: ClosedReason, kept: int
) -> None:
    """In another window of the same player the game goes on."""
    session, client = at_a_table(qtbot, ui, database)
    told: list[object] = []
    session.kept.connect(lambda *args: told.append(args))
    scene = at_b1()
    helped = replace(scene.info(scene.rules.seat("B1")), hints=1, undos=2, bot_moves=3)
    seats = tuple(helped if each.seat == helped.seat else each for each in scene.view.seats)
    client.show(at_b1(seats=seats))
    client.closed.emit(reason)
    disk().wait()
    found = PastGames(database, ME.key).recent()
    assert len(found) == kept
    assert not told
    for past in found:
        assert (past.seat, past.winners, past.record.hands) == ("B1", (), game_of("rook13").hands)
        assert (past.hints, past.undos, past.bot_moves) == (1, 2, 3)
        assert past.participants[1].key == ME.key


def test_a_game_without_a_finished_hand_is_not_kept(
    qtbot: QtBot, ui: UiContext, database: Database
) -> None:
    _, client = at_a_table(qtbot, ui, database)
    client.show(Moment(seat="B1").scene(is_solo=False))
    client.closed.emit(ClosedReason.LEFT)
    disk().wait()
    assert PastGames(database, ME.key).recent() == []


def test_a_game_that_the_host_has_ended_is_kept_as_abandoned(
    qtbot: QtBot, ui: UiContext, database: Database
) -> None:
    _, client = at_a_table(qtbot, ui, database)
    client.show(at_b1())
    client.show(at_b1(TableStage.FINISHED))
    client.closed.emit(ClosedReason.LEFT)
    disk().wait()
    (past,) = PastGames(database, ME.key).recent()
    assert past.winners == ()
