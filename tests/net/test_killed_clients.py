"""Clients as real processes, killed as nothing else can kill: they come back, and lose nothing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace

import pytest

from rook13.engine.record import load_record, replay
from rook13.net.host.table_runner import TableRunner
from rook13.table import facts as f
from rook13.table import game_facts as g
from rook13.table import seat_facts as s
from rook13.table.journal import JournalEntry
from rook13.table.state import TableStage
from tests.net.hosting import AT_ONCE, LONGER, NAMES, House, MakeHouse, quick
from tests.net.nursery import Nursery, nursery, player

SEATS = ("A1", "B1", "A2", "B2")
KILLS = 12


class Guests:
    """Four processes, each at its seat; the host runs here, so nothing may block."""

    def __init__(self, house: House, nurseries: list[Nursery], threads: ThreadPoolExecutor) -> None:
        self._house = house
        self._nurseries = nurseries
        self._threads = threads

    def start(self, place: int) -> None:
        port = str(self._house.service.port)
        job = self._threads.submit(self._nurseries[place].start, port, NAMES[place], SEATS[place])
        self._house.wait(job.done)
        assert job.result()["event"] == "connected"

    def kill(self, place: int) -> None:
        job = self._threads.submit(self._nurseries[place].kill)
        self._house.wait(job.done)
        job.result()

    def last_words(self) -> list[dict[str, str]]:
        jobs = [self._threads.submit(each.last_words) for each in self._nurseries]
        self._house.wait(lambda: all(job.done() for job in jobs))
        return [job.result() for job in jobs]


@pytest.fixture
def house(make_house: MakeHouse) -> House:
    # A share that somebody had promised is gone with their program.
    return make_house(pacing=replace(AT_ONCE, share_wait=0.5))


@pytest.fixture
def guests(house: House) -> Iterator[Guests]:
    with ExitStack() as stack:
        threads = stack.enter_context(ThreadPoolExecutor(4))
        nurseries = [stack.enter_context(nursery(player)) for _ in SEATS]
        yield Guests(house, nurseries, threads)


def _reached(runner: TableRunner, goal: int) -> Callable[[], bool]:
    return lambda: (
        runner.table.revision >= goal or runner.table.state.stage is not TableStage.ACTIVE
    )


def kept_facts(house: House, runner: TableRunner) -> list[f.Fact]:
    """Everything that happened; the log of a long game keeps its latest entries only."""
    state = runner.table.state
    entries = house.journals.open(state.table_id).entries()
    return [fact for each in entries for fact in JournalEntry.parse(each, state.rules).facts]


def test_processes_killed_at_random_moments_come_back_to_their_seats(
    house: House, guests: Guests
) -> None:
    runner = house.open(quick(options=LONGER | {"target": 500}))
    rng = random.Random(4)
    for place in range(4):
        guests.start(place)
    house.wait(lambda: runner.table.state.stage is TableStage.ACTIVE)
    killed = 0
    while killed < KILLS and runner.table.state.stage is TableStage.ACTIVE:
        goal = runner.table.revision + rng.randint(1, 12)
        house.wait(_reached(runner, goal))
        place = rng.randrange(4)
        guests.kill(place)
        guests.start(place)
        killed += 1
    ends = guests.last_words()
    record = runner.table.record()
    assert record is not None
    facts = kept_facts(house, runner)
    # A client that has seen the end may be gone before the host reads the good-bye.
    end = max(place for place, fact in enumerate(facts) if isinstance(fact, g.Acted))
    losses = sum(isinstance(fact, f.ConnectionLost) for fact in facts[:end])
    assert killed == losses == KILLS
    assert [load_record(end["record"]) for end in ends] == [record] * 4
    assert replay(record) == runner.table.state.game
    # Nobody was away long enough for a bot: every action is somebody's own.
    assert not any(isinstance(fact, s.BotTookOver) for fact in facts)
