"""What the lobby lists is what there is: real tables with their rules, and games that wait."""

from __future__ import annotations

import asyncio
import time
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

from rook13.app import LOCK_FILE
from rook13.engine.options import OptionValue
from rook13.engine.state import Phase
from rook13.net.addresses import LocalAddresses
from rook13.net.discovery.ads import FoundTable
from rook13.net.host.lobby import info
from rook13.net.host.local_client import LocalTableClient
from rook13.own_tables import Kind
from rook13.storage.certificates import KnownHosts
from rook13.storage.database import Database
from rook13.storage.files import StorageError, StorageProblem
from rook13.table.config import Person, TableConfig
from rook13.ui.flows.joining import Joining
from rook13.ui.flows.opening import ResumeOffer
from rook13.ui.kit.line_list import Line
from rook13.ui.screens.lobby.join_dialogs import JoinDialog, PasswordDialog
from rook13.ui.screens.lobby.screen import LobbyScreen
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import MousePlayer
from tests.ui.whole.home import Home


def games(home: Home) -> tuple[Line, ...]:
    return home.lobby.games.list.lines.lines


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "standard rules"),
        ({"target": 300}, "1 house rule"),
        ({"target": 300, "first_lead": "declarer"}, "2 house rules"),
    ],
)
def test_a_table_says_whether_its_rules_are_the_usual_ones(
    home: Home, options: dict[str, OptionValue], words: str
) -> None:
    home.guest()
    config = TableConfig(name="Kitchen", options=options)
    service = home.program.services.tables.hosting
    runner = service.open_table(config, home.program.navigator.person)
    home.lan.found = [FoundTable("k", info(runner.table.state), ())]
    home.lan.changed.emit()
    (line,) = home.lobby.tables.list.lines.lines
    assert line.detail == f"Rook13 · {words} · waiting for players · just now"


def test_games_that_wait_are_listed_with_their_age_and_the_newest_first(home: Home) -> None:
    home.guest()
    for _ in range(2):
        home.sit_down()
        home.program.navigator._on_session_ended("")
    assert [line.note for line in games(home)] == ["just now", "just now"]
    older, newer = home.program.services.tables.unfinished(home.program.navigator.person.key)
    assert older.moved < newer.moved
    keys = [f"resumable:{each.table_id}" for each in (newer, older)]
    assert [line.key for line in games(home)] == keys
    assert [line.detail for line in games(home)] == ["Alone against bots, hand 1"] * 2


def test_the_age_of_a_game_counts_from_the_last_move(make_home: MakeHome) -> None:
    home = make_home().guest().sit_down()
    MousePlayer(home).play_until(lambda view: view.phase is Phase.PLAY)
    home.program.navigator._on_session_ended("")
    home.close()
    with closing(Database.open(home.paths.database)) as database:
        hour_ago = time.time() - 3600
        with database.transaction() as connection:
            connection.execute("UPDATE journals SET opened = opened - 86400")
            connection.execute("UPDATE journals SET moved = ? WHERE moved > opened", [hour_ago])
    home.start().guest()
    home.wait(lambda: games(home))
    assert games(home)[0].note == "1 h ago"
    (dialog,) = home.window.findChildren(ResumeOffer)
    dialog.reject()


def test_a_second_window_says_where_the_unfinished_games_are(
    make_home: MakeHome, tmp_path: Path
) -> None:
    first = QLockFile(str(tmp_path / "home" / LOCK_FILE))
    (tmp_path / "home").mkdir()
    assert first.tryLock(0)
    home = make_home().guest()
    assert home.lobby.games.elsewhere.isVisible()
    assert not home.lobby.games.empty.isVisible()
    home.close()
    first.unlock()
    home.start().guest()
    assert not home.lobby.games.elsewhere.isVisible()


def test_only_who_is_here_now_is_listed(home: Home) -> None:
    home.guest()
    service = home.program.services.tables.hosting
    runner = service.open_table(TableConfig(name="Kitchen"), home.program.navigator.person)
    ben = Person("b" * 64, "Ben", "owl")
    guest = LocalTableClient(runner, ben)
    guest.start()
    home.wait(lambda: home.lobby.people.isVisible())
    assert home.lobby.people.list.item(0).text() == "Ben"
    guest.close()
    home.wait(lambda: not home.lobby.people.isVisible())


def test_an_address_of_ipv6_is_written_so_that_it_can_be_typed(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    addresses = LocalAddresses(ipv4=("10.0.0.7",), ipv6=("fd77::1",))
    monkeypatch.setattr("rook13.own_tables.local_addresses", lambda: addresses)
    home.guest()
    tables, person = home.program.services.tables, home.program.navigator.person
    runner = tables.hosting.open_table(TableConfig(name="Kitchen"), person)
    connection = tables._enter(runner, Kind.HOSTED, person)
    port = tables.hosting.port
    assert connection.addresses == (f"10.0.0.7:{port}", f"[fd77::1]:{port}")


def test_an_address_is_not_looked_for_for_ever_when_nothing_can_be_read(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise StorageError(StorageProblem.DISK_FULL, Path("rook13.db"))

    monkeypatch.setattr(KnownHosts, "fingerprint_of", fail)
    home.guest()
    home.click(home.lobby.join)
    dialog = home.dialog(JoinDialog)
    home.qtbot.keyClicks(dialog.place, "192.0.2.1")
    home.click(dialog.go)
    home.wait(lambda: not dialog.is_searching)
    assert "rook13.db" in dialog.problem.text
    home.click(dialog.cancel)


def test_cancelling_the_password_while_connecting_gives_up(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, ends = list[str](), list[str]()

    async def connect(*_: object) -> None:
        begun.append("connecting")
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            ends.append("given up")

    monkeypatch.setattr(Joining, "_connect", connect)
    home.guest()
    service = home.program.services.tables.hosting
    config = TableConfig(name="Kitchen", has_password=True)
    runner = service.open_table(config, None, "three rooks")
    home.lan.found = [FoundTable("k", info(runner.table.state), ())]
    home.lan.changed.emit()
    home.lobby.tables.list.used.emit("k")
    dialog = home.dialog(PasswordDialog)
    home.qtbot.keyClicks(dialog.password.edit, "three rooks")
    home.click(dialog.go)
    home.wait(lambda: begun)
    home.click(dialog.cancel)
    home.wait(lambda: ends)
    assert isinstance(home.screen, LobbyScreen)
