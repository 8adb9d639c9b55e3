"""A duplicate session on real sockets: tables with the same deals, up to the ranking."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from hashlib import sha256

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rook13.background.jobs import ThreadExecutor, disk
from rook13.net.client.table_client import TableClient
from rook13.net.host.duplicate import DuplicateRunner
from rook13.net.host.local_client import LocalTableClient
from rook13.net.host.peer import HostPeer
from rook13.net.host.service import HostService
from rook13.net.host.table_runner import TableRunner
from rook13.net.host.table_store import HostSettings
from rook13.storage.certificates import HostCertificate
from rook13.table import commands as c
from rook13.table.config import TableConfig
from rook13.table.duplicate import MOST_DUPLICATE_BOARDS, TableResults, ranking
from rook13.table.duplicate_facts import DuplicateJoined
from rook13.table.outcome import Refusal, Rejected
from rook13.table.state import TableStage
from tests.net.hosting import AT_ONCE, House
from tests.net.memory_journals import MemoryJournals
from tests.net.players import Player, person

BOARDS = 2
SEEDS = tuple(sha256(bytes([number])).hexdigest() for number in range(MOST_DUPLICATE_BOARDS))[
    :BOARDS
]
FOR_EVER = 600_000
"""In milliseconds: the game is on when others come."""
CONFIG = TableConfig("Club", "rook13", {"boards": BOARDS}, bot_level="normal")


@pytest.fixture
def house(
    owner: QObject, certificate: HostCertificate, qtbot: QtBot, running_loop: object
) -> Iterator[House]:
    house = House(owner, certificate, qtbot, executor=disk())
    yield house
    house.close()


def open_duplicate(
    house: House, tables: int, count: int, past: Sequence[TableResults] = ()
) -> tuple[list[TableRunner], DuplicateRunner]:
    joined = DuplicateJoined(SEEDS, 0, count, tuple(past))
    opening = house.service.open_duplicate(CONFIG, person("Ann"), joined, tables)
    runners = house.wait_for(opening)
    duplicate = DuplicateRunner(
        house.service, runners, person("Ann"), ThreadExecutor(), house.owner
    )
    return runners, duplicate


def at_table(
    house: House, runner: TableRunner, name: str, seat: str, starts_with: int, pause_ms: int = 0
) -> Player:
    """Ann is in the program of the host, everybody else comes over the network."""
    client: TableClient = (
        LocalTableClient(runner, person("Ann"), parent=house.owner)
        if name == "Ann"
        else house.client(name, table_id=runner.table.table_id)
    )
    player = Player(client, seat, starts_with=starts_with)
    player.pause_ms = pause_ms
    house.players.append(player)
    player.client.start()
    house.wait(lambda: player.client.view is not None)
    return player


def ready(runner: TableRunner) -> int:
    return sum(chair.ready for chair in runner.table.state.chairs)


def test_a_duplicate_of_two_tables_and_one_of_bots_to_its_ranking(house: House) -> None:
    (first, second), duplicate = open_duplicate(house, tables=2, count=3)
    assert (first.table.state.config.name, second.table.state.config.name) == (
        "Club · 1",
        "Club · 2",
    )
    bea = at_table(house, second, "Bea", "B1", 0)
    house.wait(lambda: ready(second) == 1)
    cal = at_table(house, first, "Cal", "A2", 0)
    ann = at_table(house, first, "Ann", "A1", 2)
    everybody = (ann, bea, cal)
    house.wait(lambda: all(p.client.duplicate and p.client.duplicate.is_over for p in everybody))

    told = [player.client.duplicate for player in everybody]
    assert [duplicate.place for duplicate in told if duplicate] == [0, 1, 0]
    assert len({duplicate.tables for duplicate in told if duplicate}) == 1
    tables = duplicate.tables
    assert told[0] is not None
    assert told[0].tables == tables
    assert [table.played for table in tables] == [BOARDS] * 3
    assert tables[0].names[0] == "Ann"
    assert tables[1].names[1] == "Bea"
    assert (tables[2].level, tables[2].names[0]) == ("normal", "Bot Normal")
    for side in (0, 1):
        ranked = ranking(tables, side, BOARDS, is_over=True)
        assert sum(each.share for each in ranked) == Fraction(3, 2)
    for runner in (first, second):
        record = runner.table.record()
        assert record is not None
        assert {hand.deal.seed for hand in record.hands} >= set(SEEDS)
        assert record.first_dealer == "B2"
    assert [check.problem for player in everybody for check in player.checks if check.problem] == []


def test_nobody_hears_of_a_board_before_they_have_finished_it(house: House) -> None:
    (first, second), duplicate = open_duplicate(house, tables=2, count=2)
    bea = at_table(house, second, "Bea", "A1", 0)
    heard: list[tuple[int, ...]] = []

    def note(view: object) -> None:
        seen, state = bea.client.duplicate, second.table.state
        results = state.game.match.results if state.game else ()
        if seen is not None and seen.tables and not seen.is_over:
            heard.append((len(seen.tables[0].results), len(results), seen.tables[0].played))

    bea.client.duplicate_changed.connect(note)
    house.wait(lambda: ready(second) == 1)
    bea.plays = False
    ann = at_table(house, first, "Ann", "A1", 1)
    house.finish([ann])
    house.wait(lambda: any(played == BOARDS for *_, played in heard))
    assert all(results == 0 for results, _, _ in heard)
    bea.plays = True
    bea.client.updated.emit(bea.view, ())
    house.wait(lambda: bea.client.duplicate is not None and bea.client.duplicate.is_over)
    assert all(results <= finished for results, finished, _ in heard)
    assert duplicate.is_over


def test_a_table_where_nobody_sits_is_played_by_bots(house: House) -> None:
    (first, second), duplicate = open_duplicate(house, tables=2, count=2)
    ann = at_table(house, first, "Ann", "A1", 1)
    house.wait(lambda: ann.client.duplicate is not None and ann.client.duplicate.is_over)
    assert [table.level for table in duplicate.tables] == ["", "normal"]
    assert [runner.table.table_id for runner in house.service.tables] == [first.table.table_id]
    assert second.is_over


def test_past_results_are_tables_of_the_duplicate(house: House) -> None:
    (first,), duplicate = open_duplicate(house, tables=1, count=2)
    at_table(house, first, "Ann", "A1", 1)
    house.wait(lambda: duplicate.is_over)
    past = duplicate.tables
    (again,), field = open_duplicate(house, tables=1, count=3, past=past)
    ann = at_table(house, again, "Ann", "A1", 1)
    house.wait(lambda: ann.client.duplicate is not None and ann.client.duplicate.is_over)
    assert field.tables[1:] == past
    assert ann.client.duplicate is not None
    assert ann.client.duplicate.tables[1:] == past


def test_the_tables_of_a_duplicate_stay_alike(house: House) -> None:
    (first,), _ = open_duplicate(house, tables=1, count=2)
    ann = at_table(house, first, "Ann", "A1", 0)
    ann.plays = False
    ann.do(c.Configure(TableConfig("Club", "fowl")))
    house.wait(lambda: any(isinstance(answer, Rejected) for answer in ann.answers))
    assert ann.refusals() == [Refusal.DUPLICATE_IS_SET_UP]


def test_a_duplicate_goes_on_after_a_restart_of_its_host(
    owner: QObject, certificate: HostCertificate, qtbot: QtBot, running_loop: object
) -> None:
    journals = _KeptJournals()
    before = House(owner, certificate, qtbot, journals=journals, executor=disk())
    (first,), duplicate = open_duplicate(before, tables=1, count=2)
    ann = at_table(before, first, "Ann", "A1", 1)
    before.wait(lambda: any(table.played for table in duplicate.tables[:1]))
    ann.plays = False
    duplicate.close()
    ann.client.close()
    before.close()

    settings = HostSettings(pacing=AT_ONCE)
    service = HostService(certificate, journals, None, settings, owner, disk())
    assert service.restore() == []
    runners = list(service.tables)
    assert runners[0].table.state.stage is TableStage.ACTIVE
    again = DuplicateRunner(service, runners, person("Ann"), ThreadExecutor(), owner)
    ann = Player(LocalTableClient(runners[0], person("Ann"), parent=owner), "A1")
    ann.client.start()
    qtbot.waitUntil(lambda: again.is_over)
    assert [table.played for table in again.tables] == [BOARDS, BOARDS]
    ann.client.close()
    again.close()
    service.close()


class _KeptJournals(MemoryJournals):
    """Journals that the next host finds again."""

    def unfinished(self) -> list[_Info]:
        return [_Info(table_id) for table_id in self._journals]


class _Info:
    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.opened = 0.0
        self.moved = 0.0


def newcomer(house: House, runner: TableRunner, name: str) -> Player:
    """Somebody who has come to a table, or was not let in."""
    return house.visit(name, table_id=runner.table.table_id)


def test_nobody_sees_the_same_boards_at_two_tables(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (first, second), _ = open_duplicate(house, tables=2, count=2)
    monkeypatch.setattr(HostPeer, "place", "192.0.2.7")
    bea = at_table(house, second, "Bea", "A1", 0, pause_ms=FOR_EVER)
    house.wait(lambda: ready(second) == 1)
    cal = newcomer(house, first, "Cal")
    assert cal.denial == "other_table"
    monkeypatch.setattr(HostPeer, "place", "192.0.2.8")
    at_table(house, first, "Ann", "A1", 1, pause_ms=FOR_EVER)
    house.wait(lambda: second.table.state.stage is TableStage.ACTIVE)
    # Players who leave have still seen the cards.
    bea.client.leave()
    house.wait(
        lambda: not any(chair.player == person("Bea") for chair in second.table.state.chairs)
    )
    again = newcomer(house, first, "Bea")
    assert again.denial == "other_table"
    back = newcomer(house, second, "Bea")
    assert back.refusal is None


def test_nobody_watches_a_table_of_a_duplicate(house: House) -> None:
    (first, _), _ = open_duplicate(house, tables=2, count=2)
    at_table(house, first, "Ann", "A1", 1, pause_ms=FOR_EVER)
    house.wait(lambda: first.table.state.game is not None)
    gus = newcomer(house, first, "Gus")
    assert gus.view.game is None
