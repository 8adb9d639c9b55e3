import itertools
import time
from collections.abc import Callable

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rook13.net.host.bot_runner import InstantBots
from rook13.net.host.local_client import LocalTableClient
from rook13.net.host.service import HostService
from rook13.net.host.table_store import HostSettings
from rook13.storage.certificates import HostCertificate
from rook13.table.config import Pacing
from rook13.table.outcome import ClosedReason
from tests.net.hosting import AT_ONCE, quick
from tests.net.memory_journals import MemoryJournals
from tests.net.players import Player, person

NEVER = Pacing(bot_delay=10_000, hand_pause=10_000)


def service(
    owner: QObject,
    certificate: HostCertificate,
    pacing: Pacing,
    clock: Callable[[], float] = time.monotonic,
) -> HostService:
    return HostService(
        certificate,
        MemoryJournals(),
        InstantBots(parent=owner),
        settings=HostSettings(pacing=pacing, clock=clock),
        parent=owner,
    )


def test_a_pace_holds_for_open_tables_and_for_those_to_come(
    owner: QObject, certificate: HostCertificate
) -> None:
    host = service(owner, certificate, NEVER)
    before = host.open_table(quick())
    host.set_pacing(AT_ONCE)
    after = host.open_table(quick())
    assert before.table.pacing == after.table.pacing == AT_ONCE
    host.close()


def test_bots_move_at_the_new_pace_from_the_next_move_on(
    owner: QObject, certificate: HostCertificate, qtbot: QtBot
) -> None:
    later = 0.0
    host = service(owner, certificate, NEVER, lambda: time.monotonic() + later)
    runner = host.open_table(quick(), person("Ann"))
    client = LocalTableClient(runner, person("Ann"), parent=owner)
    player = Player(client, "A1", starts_with=1)
    client.start()
    # Ann may be the first to act, before a bot that takes its time.
    qtbot.waitUntil(lambda: runner.table.state.game is not None and bool(runner.next_deadline()))
    host.set_pacing(AT_ONCE)
    # What the table already waits for keeps its time.
    due = runner.next_deadline()
    assert due is not None
    assert due > host.scheduler.now() + NEVER.bot_delay / 2
    later = NEVER.bot_delay
    runner.on_deadline(host.scheduler.now())
    qtbot.waitUntil(lambda: player.is_finished)
    host.close()


def test_a_table_that_is_ended_tells_everybody_and_is_gone(
    owner: QObject, certificate: HostCertificate, qtbot: QtBot
) -> None:
    host = service(owner, certificate, AT_ONCE)
    kept, ended = host.open_table(quick(), person("Ann")), host.open_table(quick(), person("Ann"))
    clients = [LocalTableClient(each, person("Ann"), parent=owner) for each in (kept, ended)]
    players = [Player(client, None) for client in clients]
    for client in clients:
        client.start()
    qtbot.waitUntil(lambda: all(player.connections for player in players))
    table_id = ended.table.table_id
    with qtbot.waitSignal(host.table_closed) as closed:
        host.end_table(table_id)
    assert closed.args == [table_id]
    qtbot.waitUntil(lambda: players[1].closed is ClosedReason.CLOSED)
    assert players[0].closed is None
    assert [each.table.table_id for each in host.tables] == [kept.table.table_id]
    host.end_table(table_id)
    host.end_table("unknown")
    assert len(host.tables) == 1
    host.close()


def test_views_of_one_change_share_what_everybody_sees(
    owner: QObject, certificate: HostCertificate, qtbot: QtBot
) -> None:
    # Time moves on with every look at the clock, and still all views are of one moment.
    moments = itertools.count(1000.0)
    host = service(owner, certificate, AT_ONCE, lambda: next(moments))
    runner = host.open_table(quick(), person("Ann"))
    clients = [LocalTableClient(runner, person(name), parent=owner) for name in ("Ann", "Bea")]
    players = [
        Player(client, seat, starts_with=starts)
        for client, seat, starts in zip(clients, ("A1", "B1"), (2, 0), strict=True)
    ]
    for client in clients:
        client.start()
    qtbot.waitUntil(lambda: all(player.is_finished for player in players))
    ann, bea = ({view.revision: view for view in player.views} for player in players)
    shared = 0
    for revision in ann.keys() & bea.keys():
        one, other = ann[revision].game, bea[revision].game
        if one is not None and other is not None and one.tricks:
            assert one.tricks is other.tricks
            assert one.seats is other.seats
            assert ann[revision].seats is bea[revision].seats
            shared += 1
    assert shared
    host.close()
