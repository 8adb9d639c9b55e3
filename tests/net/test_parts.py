"""Small parts of a host by themselves: the clock, locks, fair play, and the search for a code."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rook13.engine.events import CardsDealt, HandDealt
from rook13.net.addresses import Endpoint
from rook13.net.ads import FoundHost
from rook13.net.code_search import CodeSearch
from rook13.net.remote_client import Target
from rook13.net.scheduler import Scheduler
from rook13.net.security import PasswordHash
from rook13.net.table_client import DealVerifier
from rook13.storage.certificates import HostCertificate
from rook13.table import commands as c
from rook13.table.fair_deal import DealProblem, commitment_to, seed_from
from rook13.table.game_facts import DealRevealed, GameEvent
from rook13.table.views import DealInfo
from tests.net.hosting import House, quick
from tests.net.players import identity
from tests.table.desk import started


class Bell:
    """Something that rings at set times."""

    def __init__(self, *times: float) -> None:
        self.times = list(times)
        self.rung: list[float] = []

    def next_deadline(self) -> float | None:
        return self.times[0] if self.times else None

    def on_deadline(self, now: float) -> None:
        self.rung.append(self.times.pop(0))


def test_everything_rings_in_its_time_and_forgotten_things_do_not(
    owner: QObject, qtbot: QtBot
) -> None:
    scheduler = Scheduler(parent=owner)
    now = scheduler.now()
    often, once, never = Bell(now, now + 0.01, now + 0.02), Bell(now + 0.015), Bell(now + 0.005)
    for bell in (often, once, never):
        scheduler.schedule(bell)
    scheduler.cancel(never)
    qtbot.waitUntil(lambda: len(often.rung) == 3 and len(once.rung) == 1)
    assert not never.rung


def test_a_deadline_that_moves_is_kept_and_old_ones_do_not_pile_up(
    owner: QObject, qtbot: QtBot
) -> None:
    scheduler = Scheduler(parent=owner)
    bell = Bell(0.0)
    for number in range(1000, 0, -1):
        bell.times = [scheduler.now() + number]
        scheduler.schedule(bell)
    assert len(scheduler._queue) < 100
    bell.times = [scheduler.now()]
    scheduler.schedule(bell)
    qtbot.waitUntil(lambda: bool(bell.rung))


def test_a_password_is_the_same_with_the_same_salt_and_can_be_written_down() -> None:
    lock = PasswordHash.of("swörd", lambda count: bytes(count))
    assert PasswordHash.with_salt("swo\u0308rd", lock.salt) == lock
    assert PasswordHash.with_salt("sardine", lock.salt) != lock
    assert PasswordHash.parse(str(lock)) == lock
    assert "swörd" not in repr(lock) + str(lock)


@pytest.mark.parametrize(
    ("secret", "shares", "seed", "problem"),
    [
        (None, None, None, None),
        ("22" * 32, None, None, DealProblem.WRONG_COMMITMENT),
        (None, (("B1", "ee" * 32),), None, DealProblem.SHARE_CHANGED),
        (None, None, "33" * 32, DealProblem.WRONG_SEED),
    ],
)
def test_a_player_compares_what_is_revealed_with_what_was_promised(
    secret: str | None,
    shares: tuple[tuple[str, str], ...] | None,
    seed: str | None,
    problem: DealProblem | None,
) -> None:
    desk = started(2)
    promised = "11" * 32
    view = replace(desk.view("Bea"), deal=DealInfo(7, commitment_to(promised), False, True))
    fair = DealVerifier(lambda count: b"\xaa" * count)
    share = fair.share_for(view)
    assert share == c.Contribute(7, "aa" * 32)
    assert fair.share_for(view) is None
    fair.accepted(share)
    told, given = secret or promised, shares or (("B1", "aa" * 32),)
    revealed = DealRevealed(7, told, given, seed or seed_from(told, given))
    (check,) = fair.checks([revealed], view, desk.state.rules)
    assert check.problem is problem


def test_cards_that_the_seed_does_not_give_are_noticed() -> None:
    desk = started(2)
    rules = desk.state.rules
    secret = "11" * 32
    view = replace(desk.view("Bea"), deal=DealInfo(7, commitment_to(secret), False, False))
    fair = DealVerifier()
    fair.share_for(view)
    dealt = [
        GameEvent(CardsDealt(rules.seats[0], 1, None)),
        GameEvent(HandDealt(rules.seats[1], rules.deck.cards[:9])),
        DealRevealed(7, secret, (), seed_from(secret, ())),
    ]
    (check,) = fair.checks(dealt, view, rules)
    assert (check.problem, check.complete) == (DealProblem.WRONG_CARDS, True)


@pytest.fixture
def houses(owner: QObject, certificate: HostCertificate, qtbot: QtBot) -> Iterator[list[House]]:
    houses = [House(owner, certificate, qtbot) for _ in range(2)]
    yield houses
    for house in houses:
        house.close()


def test_a_code_is_looked_for_at_every_host(houses: list[House], owner: QObject) -> None:
    runner = houses[1].open(quick(private=True))
    code = houses[1].service.code_of(runner.table.table_id)
    assert code is not None
    found: list[Target] = []
    denied: list[str] = []
    search = CodeSearch(code, identity("Ann"), parent=owner)
    search.found.connect(found.append)
    search.denied.connect(denied.append)
    for number, house in enumerate(houses):
        search.ask(FoundHost(str(number), 1, (Endpoint("127.0.0.1", house.service.port),)))
        search.ask(FoundHost(str(number), 1, (Endpoint("127.0.0.1", house.service.port),)))
    houses[0].wait(lambda: bool(found))
    assert found[0].table_id == runner.table.table_id
    assert denied in ([], ["unknown_code"])
    search.close()
