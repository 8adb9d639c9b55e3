"""A host whose disk is full: it stays up, says so, and goes on when it can."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence

import pytest

from rook13.net.host.journals import KeptJournal
from rook13.table import commands as c
from rook13.table import seat_facts as s
from rook13.table.outcome import Refusal, Rejected
from rook13.table.state import TableStage
from tests.net.hosting import LONGER, House, MakeHouse, quick
from tests.net.memory_journals import MemoryJournal, MemoryJournals
from tests.net.players import Player


class FullDisk(MemoryJournals):
    """Journals that fail when told to."""

    is_full = False
    full_for: set[str]
    """Kinds of facts that don't fit, each of them once."""

    def create(self, table_id: str, now: float, password_hash: str | None = None) -> KeptJournal:
        return _Journal(self)


class _Journal(MemoryJournal):
    def __init__(self, disk: FullDisk) -> None:
        super().__init__()
        self._disk = disk

    def append(self, entries: Sequence[str]) -> None:
        found = {kind for kind in self._disk.full_for if any(kind in entry for entry in entries)}
        self._disk.full_for -= found
        if self._disk.is_full or found:
            raise OSError("disk full")
        super().append(entries)


@pytest.fixture
def disk() -> FullDisk:
    disk = FullDisk()
    disk.full_for = set()
    return disk


@pytest.fixture
def house(make_house: MakeHouse, disk: FullDisk) -> Iterator[House]:
    yield make_house(journals=disk)
    disk.is_full = False


def vanish(house: House, player: Player) -> None:
    """Lose somebody for good."""
    connections = house.service.connections
    player.client.cut()  # type: ignore[attr-defined]
    player.client.close()
    house.wait(lambda: house.service.connections < connections)


def test_a_drop_that_cannot_be_written_down_is_made_up_for(
    house: House, disk: FullDisk, caplog: pytest.LogCaptureFixture
) -> None:
    runner = house.open(quick(options=LONGER, grace=0))
    ann, bea = house.seat_people(runner, 2)
    house.wait(lambda: runner.table.state.stage is TableStage.ACTIVE)
    failures: list[tuple[str, str]] = []
    house.service.journal_failed.connect(lambda *what: failures.append(what))
    bea.plays = False
    disk.is_full = True
    with caplog.at_level(logging.ERROR):
        vanish(house, ann)
        number = bea.do(c.Chat("Is anybody there?"))
        house.wait(lambda: any(answer.command_id == number for answer in bea.answers))
    (refused,) = (answer for answer in bea.answers if answer.command_id == number)
    assert isinstance(refused, Rejected)
    assert refused.refusal is Refusal.JOURNAL_FAILED
    assert failures == [(runner.table.table_id, "OSError")]
    assert "the journal of table" in caplog.text
    assert runner.table.state.is_connected(ann.view.seats[0].person.key)  # type: ignore[union-attr]
    disk.is_full = False
    house.wait(lambda: any(isinstance(e.fact, s.BotTookOver) for e in runner.table.log))
    bea.plays = True
    bea.do(c.Chat("Good."))
    house.finish([bea])
    assert house.records([bea]) == [runner.table.record()]


def test_who_comes_back_before_the_journal_does_is_not_dropped_later(
    house: House, disk: FullDisk
) -> None:
    runner = house.open(quick(options=LONGER, grace=0))
    ann, bea = house.seat_people(runner, 2)
    house.wait(lambda: runner.table.state.stage is TableStage.ACTIVE)
    disk.is_full = True
    vanish(house, ann)
    again = house.player("Ann", "A1")
    disk.is_full = False
    house.finish([again, bea])
    assert not any(isinstance(entry.fact, s.BotTookOver) for entry in runner.table.log)


@pytest.mark.parametrize("kind", ["CommitmentGiven", "ShareGiven"])
def test_what_a_full_disk_keeps_out_of_the_shuffle_is_given_again(
    house: House, disk: FullDisk, kind: str
) -> None:
    disk.full_for = {kind}
    runner = house.open(quick(options=LONGER))
    people = house.seat_people(runner, 2)
    house.wait(lambda: runner.table.state.is_hand_on())
    assert not disk.full_for
    assert not runner.table.state.withheld
    assert any(
        isinstance(answer, Rejected) and answer.refusal is Refusal.JOURNAL_FAILED
        for player in people
        for answer in player.answers
    )
    house.finish(people)
