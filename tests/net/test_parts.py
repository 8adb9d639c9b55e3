"""Small parts of a host by themselves: the clock, locks, signatures, and the search for a code."""

from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rook13.net.addresses import Endpoint
from rook13.net.client.code_search import CodeSearch
from rook13.net.client.target import Target
from rook13.net.discovery.ads import FoundHost
from rook13.net.host.scheduler import Scheduler
from rook13.net.security import PasswordHash, Signer, is_signed_by
from rook13.storage.identity import guest
from tests.net.hosting import MakeHouse, quick
from tests.net.players import identity


class Bell:
    """Something that rings at set times."""

    def __init__(self, *times: float) -> None:
        self.times = list(times)
        self.rung: list[float] = []

    def next_deadline(self) -> float | None:
        return self.times[0] if self.times else None

    def on_deadline(self, now: float) -> None:
        self.rung.append(self.times.pop(0))


class Alarm(Bell):
    """Something that fails when it rings."""

    def on_deadline(self, now: float) -> None:
        super().on_deadline(now)
        raise RuntimeError("broken")


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


def test_one_that_fails_is_reported_and_the_others_ring(owner: QObject, qtbot: QtBot) -> None:
    scheduler = Scheduler(parent=owner)
    now = scheduler.now()
    bells = [Bell(now), Alarm(now), Bell(now, now + 0.01)]
    for bell in bells:
        scheduler.schedule(bell)
    with qtbot.captureExceptions() as reported:
        qtbot.waitUntil(lambda: len(bells[-1].rung) == 2)
    assert [str(error) for _, error, _ in reported] == ["broken"]
    assert [len(bell.rung) for bell in bells] == [1, 1, 2]


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


def test_a_signature_is_checked_against_its_owner() -> None:
    ann: Signer = guest("Ann", "owl")
    signature = ann.sign(b"challenge")
    assert is_signed_by(ann.key, b"challenge", signature)
    assert not is_signed_by(ann.key, b"another", signature)
    assert not is_signed_by(guest("Eve", "owl").key, b"challenge", signature)


def test_malformed_keys_and_signatures_are_a_no() -> None:
    ann = guest("Ann", "owl")
    assert not is_signed_by(ann.key, b"challenge", b"")
    assert not is_signed_by("", b"challenge", bytes(64))
    assert not is_signed_by("zz" * 32, b"challenge", bytes(64))


def test_a_code_is_looked_for_at_every_host(make_house: MakeHouse, owner: QObject) -> None:
    houses = [make_house(), make_house()]
    runner = houses[1].open(quick(private=True))
    code = houses[1].service.code_of(runner.table.table_id)
    assert code is not None
    found: list[Target] = []
    denied: list[str] = []
    search = CodeSearch(code, identity("Ann"), parent=owner)
    search.found.connect(found.append)
    search.denied.connect(denied.append)
    for number, house in enumerate(houses):
        search.ask(FoundHost(str(number), (Endpoint("127.0.0.1", house.service.port),)))
        search.ask(FoundHost(str(number), (Endpoint("127.0.0.1", house.service.port),)))
    houses[0].wait(lambda: bool(found))
    assert found[0].table_id == runner.table.table_id
    assert denied in ([], ["unknown_code"])
    search.close()
