"""One wait for the disk for many tables: nobody is told what a power cut could take back."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rook13.net.host import journals as host_journals
from rook13.net.host.journals import KeptJournal
from rook13.table import commands as c
from rook13.table.journal import restored
from tests.net.hosting import House, MakeHouse, quick
from tests.net.memory_journals import MemoryJournal, MemoryJournals
from tests.net.players import Player


class Grouped(MemoryJournals):
    """Journals that lose in a power cut what was not brought to the disk."""

    is_grouped = True

    def __init__(self) -> None:
        super().__init__()
        self.syncs = 0
        self.is_full = False
        self.safe: dict[str, list[str]] = {}

    def create(self, table_id: str, now: float, password_hash: str | None = None) -> KeptJournal:
        self._journals[table_id] = MemoryJournal()
        return self._journals[table_id]

    def sync(self) -> None:
        if self.is_full:
            raise OSError("disk full")
        self.syncs += 1
        self.safe = {each: list(found.entries()) for each, found in self._journals.items()}

    def safe_revision(self, table_id: str) -> int:
        """Return how far the table would come back after a power cut."""
        entries = self.safe.get(table_id)
        return restored(entries).state.revision if entries else 0


@pytest.fixture
def journals() -> Grouped:
    return Grouped()


@pytest.fixture
def house(make_house: MakeHouse, journals: Grouped) -> Iterator[House]:
    yield make_house(journals=journals)
    journals.is_full = False


class Witness(QObject):
    """Notes what a player is told that is not safe."""

    def __init__(self, player: Player, journals: Grouped) -> None:
        super().__init__(player)
        self.told = 0
        self.unsafe: list[int] = []
        self._player = player
        self._journals = journals
        player.client.updated.connect(self._look)

    def _look(self) -> None:
        view = self._player.view
        self.told += 1
        if view.revision > self._journals.safe_revision(view.table_id):
            self.unsafe.append(view.revision)


def test_a_power_cut_at_any_moment_takes_nothing_back_that_anybody_was_told(
    house: House, journals: Grouped
) -> None:
    players = house.seat_people(house.open())
    witnesses = [Witness(player, journals) for player in players]
    house.finish(players)
    assert all(witness.told > 30 for witness in witnesses)
    assert not any(witness.unsafe for witness in witnesses)
    records = house.records(players)
    assert records[0] is not None
    assert records == [records[0]] * len(players)


def test_a_table_that_fails_keeps_no_other_waiting(owner: QObject, qtbot: QtBot) -> None:
    def fail() -> None:
        raise RuntimeError("broken")

    told: list[str] = []
    sync = host_journals.JournalSync(Grouped(), owner)
    for then in (fail, lambda: told.append("Den")):
        sync.wait(then)
    with qtbot.captureExceptions() as reported:
        qtbot.waitUntil(lambda: bool(told))
    assert [str(error) for _, error, _ in reported] == ["broken"]


def test_what_several_tables_write_in_one_turn_waits_for_the_disk_once(
    house: House, journals: Grouped, qtbot: QtBot
) -> None:
    runners = [house.open(quick(name=name)) for name in ("Den", "Nest", "Roost")]
    guests = [house.client("Ann", name="Den"), house.client("Bea", name="Nest")]
    for guest in guests:
        guest.start()
    house.wait(lambda: all(guest.view is not None for guest in guests))
    before, revisions = journals.syncs, [guest.view.revision for guest in guests if guest.view]
    for runner in runners[:2]:
        (member,) = runner.members
        runner.handle(member, 1, runner.table.revision, c.Chat("Hello"))
        assert runner.next_deadline() is None

    def are_told() -> bool:
        now = [guest.view.revision for guest in guests if guest.view]
        return all(after > seen for after, seen in zip(now, revisions, strict=True))

    house.wait(are_told)
    assert journals.syncs == before + 1
    for guest in guests:
        guest.close()


def test_a_host_that_has_stopped_leaves_the_disk_alone(house: House, journals: Grouped) -> None:
    runner = house.open()
    ann = house.player("Ann", None)
    (member,) = runner.members
    revision, syncs = runner.table.revision, journals.syncs
    runner.handle(member, 1, revision, c.Chat("Hello"))
    assert runner.table.revision > revision
    house.service.close()
    house.wait(lambda: ann.losses > 0)
    assert journals.syncs == syncs


def test_while_the_disk_fails_nobody_is_told_and_then_everybody_is(
    house: House,
    journals: Grouped,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(host_journals, "RETRY_MS", 10)
    runner = house.open()
    ann, bea = (house.player(name, None) for name in ("Ann", "Bea"))
    problems: list[tuple[str, str]] = []
    house.service.journal_failed.connect(lambda *what: problems.append(what))
    journals.is_full = True
    with caplog.at_level(logging.ERROR):
        number = ann.do(c.Chat("Is anybody there?"))
        house.wait(lambda: bool(problems))
    assert problems == [(runner.table.table_id, "OSError")]
    seen = bea.view.revision
    assert runner.table.revision > seen
    assert not any(answer.command_id == number for answer in ann.answers)
    journals.is_full = False
    house.wait(lambda: any(answer.command_id == number for answer in ann.answers))
    house.wait(lambda: bea.view.revision > seen)
    assert len(problems) == 1
