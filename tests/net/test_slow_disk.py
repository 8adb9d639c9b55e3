"""A disk that takes its time: the event loop goes on, and nothing is told before it is written."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from rook13.background.jobs import disk
from rook13.net.host.bot_runner import InstantBots
from rook13.net.host.journals import NoJournal
from rook13.net.host.local_client import LocalTableClient
from rook13.net.host.service import HostService
from rook13.net.host.table_store import HostSettings
from rook13.storage.certificates import HostCertificate
from rook13.storage.database import Database
from rook13.storage.journals import JournalStore, TableJournal
from rook13.table import commands as c
from rook13.table.journal import restored
from rook13.table.outcome import Accepted, Refusal, Refused, Rejected
from rook13.table.table import Table
from tests.net.hosting import AT_ONCE, quick
from tests.net.players import Player, person


class SlowDisk:
    """Lets journals be written only while it is not held."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._goes_on = threading.Event()
        self._goes_on.set()
        self.threads: set[int] = set()
        self.is_waiting = False
        append = TableJournal.append

        def slowly(journal: TableJournal, entries: Sequence[str]) -> None:
            self.threads.add(threading.get_ident())
            self.is_waiting = not self._goes_on.is_set()
            assert self._goes_on.wait(60)
            append(journal, entries)

        monkeypatch.setattr(TableJournal, "append", slowly)

    def hold(self) -> None:
        self._goes_on.clear()

    def release(self) -> None:
        self._goes_on.set()
        self.is_waiting = False


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowDisk]:
    slow = SlowDisk(monkeypatch)
    yield slow
    slow.release()
    disk().wait()


@pytest.fixture
def host(
    owner: QObject,
    certificate: HostCertificate,
    tmp_path: Path,
    slow: SlowDisk,
    running_loop: object,
) -> Iterator[HostService]:
    with closing(Database.open(tmp_path / "rook13.db")) as database:
        bots, settings = InstantBots(parent=owner), HostSettings(pacing=AT_ONCE)
        yield HostService(certificate, JournalStore(database), bots, settings, owner, disk())
        slow.release()
        disk().wait()


def seated(qtbot: QtBot, owner: QObject, host: HostService) -> Player:
    opening = asyncio.ensure_future(host.open_table_in_background(quick(), person("Ann")))
    qtbot.waitUntil(opening.done)
    player = Player(LocalTableClient(opening.result(), person("Ann"), parent=owner), None)
    player.plays = False
    player.client.start()
    qtbot.waitUntil(lambda: player.client.view is not None)
    return player


def rounds_of_the_loop(qtbot: QtBot, count: int) -> None:
    """Let the loop go round so many times."""
    timer, ticks = QTimer(interval=0), list[int]()
    timer.timeout.connect(lambda: ticks.append(1))
    timer.start()
    qtbot.waitUntil(lambda: len(ticks) >= count)
    timer.stop()


def test_the_loop_goes_on_and_nothing_is_told_before_it_is_written(
    qtbot: QtBot, owner: QObject, host: HostService, slow: SlowDisk
) -> None:
    player = seated(qtbot, owner, host)
    before = player.view.revision
    slow.hold()
    first, second = player.do(c.Sit("A1")), player.do(c.Chat("Hello"))
    qtbot.waitUntil(lambda: slow.is_waiting)
    rounds_of_the_loop(qtbot, 50)
    assert not player.answers
    assert player.view.revision == before
    slow.release()
    qtbot.waitUntil(lambda: len(player.answers) == 2)
    assert [answer.command_id for answer in player.answers] == [first, second]
    assert all(isinstance(answer, Accepted) for answer in player.answers)
    assert threading.get_ident() not in slow.threads


def test_what_was_told_is_in_the_journal_in_the_same_order(
    qtbot: QtBot, owner: QObject, host: HostService, tmp_path: Path
) -> None:
    player = seated(qtbot, owner, host)
    for number in range(5):
        player.do(c.Chat(f"number {number}"))
    qtbot.waitUntil(lambda: len(player.answers) == 5)
    (runner,) = host.tables
    with closing(Database.open(tmp_path / "rook13.db")) as database:
        entries = JournalStore(database).open(runner.table.table_id).entries()
        table = Table.resume(restored(entries), NoJournal(), bytes, 0.0)
    assert table.revision == player.view.revision + 1
    assert [entry.fact for entry in table.log][: len(runner.table.log)] == [
        entry.fact for entry in runner.table.log
    ]


def test_who_leaves_while_the_disk_is_slow_is_not_heard_of_again(
    qtbot: QtBot, owner: QObject, host: HostService, slow: SlowDisk
) -> None:
    player = seated(qtbot, owner, host)
    slow.hold()
    player.do(c.Sit("A1"))
    qtbot.waitUntil(lambda: slow.is_waiting)
    player.client.close()
    answers = len(player.answers)
    slow.release()
    (runner,) = host.tables
    qtbot.waitUntil(lambda: not runner.table.state.is_connected(person("Ann").key))
    assert len(player.answers) == answers
    assert runner.people() == ()


def test_an_unreadable_command_waits_for_those_before_it(
    qtbot: QtBot, owner: QObject, host: HostService, slow: SlowDisk
) -> None:
    player = seated(qtbot, owner, host)
    (runner,) = host.tables
    (member,) = runner.members
    slow.hold()
    first = player.do(c.Sit("A1"))
    qtbot.waitUntil(lambda: slow.is_waiting)
    runner.refuse(member, first + 1, Refused(Refusal.MALFORMED))
    rounds_of_the_loop(qtbot, 10)
    assert not player.answers
    slow.release()
    qtbot.waitUntil(lambda: len(player.answers) == 2)
    accepted, rejected = player.answers
    assert isinstance(accepted, Accepted)
    assert rejected == Rejected(first + 1, accepted.revision, Refusal.MALFORMED)


def test_a_disk_that_fails_later_is_told_and_nothing_has_happened(
    qtbot: QtBot, owner: QObject, host: HostService, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = seated(qtbot, owner, host)
    before = player.view.revision

    def full(journal: TableJournal, entries: Sequence[str]) -> None:
        raise OSError("full")

    with monkeypatch.context() as broken:
        broken.setattr(TableJournal, "append", full)
        player.do(c.Sit("A1"))
        qtbot.waitUntil(lambda: len(player.answers) == 1)
    assert isinstance(player.answers[0], Rejected)
    assert host.tables[0].table.revision == before
    player.do(c.Sit("A1"))
    qtbot.waitUntil(lambda: len(player.answers) == 2)
    assert isinstance(player.answers[1], Accepted)
