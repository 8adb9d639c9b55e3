"""Bad wires, slow readers, dead peers, and a cheat: the game goes on."""

from __future__ import annotations

import socket
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from threading import Event
from typing import Any

import pytest

from rook13.engine.ruleset import Ruleset
from rook13.net.addresses import Endpoint
from rook13.net.client.deal_verifier import DealVerifier
from rook13.net.host import peer as host_peer
from rook13.net.host.tls_server import ServerLimits
from rook13.protocol.connection import DEFAULT_TIMING
from rook13.protocol.vocabulary import write_facts
from rook13.table import facts as f
from rook13.table import game_facts as g
from rook13.table import play
from rook13.table.commands import Command, Contribute
from rook13.table.fair_deal import DealProblem
from rook13.table.views import TableView
from tests.net.hosting import (
    AT_ONCE,
    LONGER,
    UNLIMITED,
    MakeHouse,
    quick,
)
from tests.net.plain_client import PlainClient
from tests.net.proxy import ragged, wire

IMPATIENT = replace(UNLIMITED, ping_every=0.2, silence=1.0)


@pytest.fixture
def threads() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(4) as pool:
        yield pool


def test_both_sides_give_each_other_up_within_fifteen_seconds() -> None:
    assert DEFAULT_TIMING.silence <= 15
    assert DEFAULT_TIMING.ping_every * 2 < DEFAULT_TIMING.silence


def test_a_dead_wire_is_noticed_by_both_sides_and_a_new_one_is_found(make_house: MakeHouse) -> None:
    house = make_house(timing=IMPATIENT)
    runner = house.open(quick(options=LONGER))
    with wire(house.service.port) as line:
        client = house.client_at(Endpoint("127.0.0.1", line.port), "Ann", timing=IMPATIENT)
        ann = house.arrive(client, "A1", 1)
        house.wait(lambda: len(ann.done) > 3)
        ann.plays = False
        line.is_dead.set()
        house.wait(lambda: ann.losses > 0 and not runner.people())
        assert any(isinstance(entry.fact, f.ConnectionLost) for entry in runner.table.log)
        line.is_dead.clear()
        ann.resume()
        house.finish([ann])
        assert ann.connections > 1
        assert house.records([ann]) == [runner.table.record()]


def test_who_connects_and_says_nothing_is_sent_away(
    make_house: MakeHouse, threads: ThreadPoolExecutor
) -> None:
    house = make_house(timing=replace(UNLIMITED, handshake=0.4))

    def stay_silent() -> dict[str, Any]:
        with closing(PlainClient(house.service.port, b"s" * 32, "Silent")) as client:
            return client.receive()

    job = threads.submit(stay_silent)
    house.wait(job.done)
    assert job.result() == {"type": "bye", "reason": "too_slow"}
    house.wait(lambda: house.service.connections == 0)


def test_a_game_over_a_wire_that_passes_single_bytes(make_house: MakeHouse) -> None:
    house = make_house()
    runner = house.open(quick(options=LONGER))
    with wire(house.service.port) as line:
        line.chunk = lambda: 1
        client = house.client_at(Endpoint("127.0.0.1", line.port), "Ann")
        ann = house.arrive(client, "A1", 2)
        bea = house.player("Bea", "B1")
        house.wait(lambda: len(ann.done) > 3)
        line.chunk = ragged(1)
        house.finish([ann, bea])
        assert ann.losses == 0
        assert ann.view.game is not None
        assert bea.view.game is not None
        assert ann.view.game.results == bea.view.game.results
        assert house.records([ann, bea]) == [runner.table.record()] * 2
        ann.client.close()


def test_who_does_not_read_is_dropped_and_nobody_else_notices(
    make_house: MakeHouse, threads: ThreadPoolExecutor
) -> None:
    house = make_house(limits=ServerLimits(write_buffer_bytes=1 << 17))
    runner = house.open()
    players = house.seat_people(runner, 2)

    def sleep_over_it() -> None:
        with closing(PlainClient(house.service.port, b"s" * 32, "Sleepy")) as client:
            client.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            client.join()
            with pytest.raises(OSError):  # noqa: PT011, PT012
                while True:
                    for _ in range(50):
                        client.send({"type": "snapshot"})
                    # Fast, but not so fast that the host does nothing but read.
                    Event().wait(0.01)

    job = threads.submit(sleep_over_it)
    house.wait(job.done)
    job.result()
    house.finish(players)
    house.wait(lambda: len(runner.people()) == 2)
    assert not any(player.losses for player in players)
    assert house.records(players) == [runner.table.record()] * 2


def test_a_host_that_cheats_with_the_deal_is_found_out_by_everybody(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = write_facts

    def rigged(rules: Ruleset, told: Sequence[f.Fact]) -> object:
        return honest(rules, [_other_seed(fact) for fact in told])

    monkeypatch.setattr(host_peer, "write_facts", rigged)
    house = make_house()
    runner = house.open(quick(options={"target": 100, "floor": -50}))
    players = house.seat_people(runner, 2)
    house.wait(lambda: all(player.checks for player in players))
    assert all(player.checks[0].problem is DealProblem.FAILED for player in players)
    house.wait(lambda: any(isinstance(fact, g.DealDisputed) for fact in players[0].told))


def test_a_host_that_asks_for_no_shares_is_not_verified_from_the_first_deal_on(
    make_house: MakeHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "contributors", lambda state: set())
    house = make_house()
    runner = house.open(quick(options={"target": 100, "floor": -50}))
    players = house.seat_people(runner, 2)
    house.wait(lambda: all(player.checks for player in players))
    for player in players:
        first = player.checks[0]
        assert (first.problem, first.is_final) == (DealProblem.MISSING, False)


def test_a_guest_who_promises_a_share_and_keeps_it_is_named_and_done_without(
    make_house: MakeHouse,
) -> None:
    house = make_house(pacing=replace(AT_ONCE, share_wait=0.5))
    runner = house.open(quick(options={"target": 100, "floor": -50}))
    ann = house.player("Ann", "A1", starts_with=2)
    mia = house.client("Mia")
    mia._verifier = Withholding()
    house.arrive(mia, "B1", 0)
    house.wait(lambda: bool(ann.checks))
    assert runner.table.state.withheld == ("B1",)
    assert ann.checks[0].problem is None
    house.wait(lambda: runner.table.state.is_hand_over() or ann.is_finished)
    record = runner.table.record()
    assert record is not None
    proof = record.hands[0].deal.proof
    assert proof is not None
    assert (proof.withheld, [seat for seat, _ in proof.shares]) == (("B1",), ["A1"])


class Withholding(DealVerifier):
    """Promises shares and never gives one."""

    def reply_to(self, view: TableView) -> Command | None:
        reply = super().reply_to(view)
        return None if isinstance(reply, Contribute) else reply


def _other_seed(fact: f.Fact) -> f.Fact:
    return replace(fact, seed="00" * 32) if isinstance(fact, g.DealRevealed) else fact


def test_too_many_messages_end_a_connection_with_a_word(
    make_house: MakeHouse, threads: ThreadPoolExecutor
) -> None:
    house = make_house(timing=replace(UNLIMITED, messages_per_second=30, burst=90))
    house.open()

    def chatter() -> list[dict[str, Any]]:
        with closing(PlainClient(house.service.port, b"c" * 32, "Chatty")) as client:
            client.join()
            client.send_bytes(150 * (b"\0\0\0\x0f" + b'{"type":"ping"}'))
            messages = [client.receive()]
            while messages[-1]["type"] != "bye":
                messages.append(client.receive())
            return messages

    job = threads.submit(chatter)
    house.wait(job.done)
    assert job.result()[-1] == {"type": "bye", "reason": "too_fast"}
