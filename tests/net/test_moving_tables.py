"""A table goes on elsewhere: handed over, or without its host, over real sockets."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QObject

import rook13.net.moving.search
from rook13.engine.record import dump_record
from rook13.engine.view import PlayerView
from rook13.net.client.table_client import Move, MoveReason
from rook13.net.client.target import Target
from rook13.net.host.bot_runner import InstantBots
from rook13.net.host.journals import JournalInfo
from rook13.net.host.local_client import LocalTableClient
from rook13.net.host.service import HostService
from rook13.net.host.table_runner import TableRunner
from rook13.net.host.table_store import HostSettings
from rook13.net.moving.succession import HandOverProblem, TableSuccession
from rook13.storage.certificates import HostCertificate
from rook13.storage.journals import JournalInfo as StoredJournal
from rook13.table.commands import Chat
from rook13.table.facts import Said
from rook13.table.game_facts import TableDisputed
from rook13.table.handover import TableTakenOver
from tests.net.hosting import AT_ONCE, NAMES, UNLIMITED
from tests.net.memory_journals import MemoryJournals
from tests.net.party import (
    Guest,
    Party,
    after_a_hand,
    ask,
    hands,
    join,
    key_of,
    offered,
    play_on,
    table_of,
    where,
)
from tests.net.players import identity, person


@pytest.fixture(autouse=True)
def quick_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rook13.net.moving.search, "ROUND_MS", 50)


def lose_host(party: Party) -> tuple[TableRunner, list[Guest]]:
    """Four guests whose host is gone after a hand, and who are asked where to go on."""
    runner, guests = after_a_hand(party)
    party.house.service.close()
    ask(party, guests)
    return runner, guests


def go_on_at(party: Party, host: Guest, guests: list[Guest]) -> None:
    """Let the table go on in somebody's program, and everybody else follow by a click."""
    host.client.go_on_here()
    join(party, host, [guest for guest in guests if guest is not host])
    party.wait(lambda: where(guests) == {key_of(host)})
    party.wait(lambda: all(guest.client._moves.held.taken.continues for guest in guests))  # type: ignore[union-attr]


def game_of(guest: Guest) -> PlayerView:
    game = guest.player.view.game
    assert game is not None
    return game


def succession_of(party: Party, runner: TableRunner) -> TableSuccession:
    return party.house.service.sign_for(runner.table.table_id, identity("Den"))


def test_anybody_can_go_on_when_the_host_is_gone_and_the_others_join(party: Party) -> None:
    runner, guests = lose_host(party)
    before = runner.table.state
    assert before.game is not None
    choice = guests[2].client.move_choice
    assert choice is not None
    assert (choice.hands, choice.offers) == (len(before.game.match.results), ())
    go_on_at(party, guests[2], guests)
    state = table_of(guests[2])
    assert state.table_id != before.table_id
    assert state.continues == (before.table_id,)
    lost = len(before.game.match.results) + 1
    assert [guest.moves for guest in guests] == [
        [Move("Cal", is_here=place == 2, hand=lost)] for place in range(4)
    ]
    for guest, chair in zip(guests, before.chairs, strict=True):
        assert guest.player.view.own_seat == chair.seat
    play_on(party, guests)
    # What was dealt again is told with the name of whose table its cards were lost at.
    assert all(any(check.redrawn for check in guest.player.checks) for guest in guests)


def test_one_is_suggested_first_and_the_others_a_while_later(party: Party) -> None:
    _, guests = after_a_hand(party)
    for guest in guests:
        guest.client._moves._pause = 600
    party.house.service.close()
    party.wait(lambda: all(guest.client.move_choice for guest in guests))
    choices = [guest.client.move_choice for guest in guests]
    assert [choice.may_host for choice in choices if choice] == [True, False, False, False]


def test_two_who_click_make_two_tables_and_each_player_chooses(party: Party) -> None:
    _, guests = lose_host(party)
    ann, bea, cal, dot = guests
    ann.client.go_on_here()
    bea.client.go_on_here()
    party.wait(lambda: {*offered(cal)} == {*offered(dot)} == {key_of(ann), key_of(bea)})
    join(party, ann, [cal])
    join(party, bea, [dot])
    party.wait(lambda: where([ann, cal]) == {key_of(ann)})
    party.wait(lambda: where([bea, dot]) == {key_of(bea)})
    assert table_of(ann).table_id != table_of(bea).table_id


def test_a_third_host_in_a_row_can_be_lost(party: Party) -> None:
    _, guests = lose_host(party)
    for host in guests[:2]:
        go_on_at(party, host, guests[guests.index(host) :])
        host.client.close()
        host.service.close()
        ask(party, guests[guests.index(host) + 1 :])
    cal, dot = guests[2:]
    go_on_at(party, cal, [cal, dot])
    assert len(table_of(cal).continues) == 3


def test_whoever_loses_the_new_host_for_a_moment_is_asked_nothing(party: Party) -> None:
    _, guests = lose_host(party)
    go_on_at(party, guests[0], guests)
    bea = guests[1]
    bea.choices.clear()
    losses, connections = bea.player.losses, bea.player.connections
    bea.client.cut()
    party.wait(lambda: bea.player.losses > losses and bea.player.connections > connections)
    assert not bea.choices


def test_an_address_is_remembered_with_the_host_that_was_met_there(party: Party) -> None:
    runner, guests = after_a_hand(party)
    guests[3].client.close()
    guests[3].service.close()
    dot = guests[3] = party.guest(runner, 3, target=Target((party.house.endpoint,)))
    assert dot.client.place == str(party.house.endpoint)
    party.wait(lambda: dot.client._moves.held is not None)
    party.house.service.close()
    ask(party, guests)
    go_on_at(party, guests[0], guests)
    assert dot.client.place == f"table {dot.player.view.table_id}"


def test_a_host_hands_its_table_over_with_the_hand_and_everybody_follows(party: Party) -> None:
    runner, guests = after_a_hand(party)
    moved: list[Target] = []
    party.house.service.table_moved.connect(lambda target, _: moved.append(target))
    succession = succession_of(party, runner)
    assert set(succession.successors) == {identity(name).key for name in NAMES[:4]}
    state = runner.table.state
    party.wait(lambda: {guest.player.view.revision for guest in guests} == {state.revision})
    before = [(view.number, set(view.hand)) for view in map(game_of, guests)]
    cal = guests[2]
    succession.hand_over(key_of(cal))
    party.wait(lambda: cal.client.move_choice is not None)
    assert cal.client.move_choice is not None
    assert cal.client.move_choice.reason is MoveReason.ASKED
    # Nothing is taken over unasked.
    assert not cal.service.tables
    cal.client.go_on_here()
    party.wait(lambda: all(guest.moves for guest in guests) and bool(moved))
    assert [guest.moves for guest in guests] == [
        [Move("Cal", is_here=place == 2)] for place in range(4)
    ]
    assert moved[0].table_id == table_of(cal).table_id
    assert [(view.number, set(view.hand)) for view in map(game_of, guests)] == before
    assert not party.house.service.tables
    play_on(party, guests)
    assert not any(check.redrawn for guest in guests for check in guest.player.checks)


def test_whoever_is_cut_off_follows_a_table_that_was_handed_over(party: Party) -> None:
    runner, guests = after_a_hand(party)
    cal, dot = guests[2:]
    succession = succession_of(party, runner)
    succession.hand_over(key_of(cal))
    party.wait(lambda: cal.client.move_choice is not None)
    dot.client._retry.setInterval(10)
    dot.client._link.abort()  # type: ignore[union-attr]
    party.house.service._server._listener.close()
    cal.client.go_on_here()
    party.wait(lambda: where(guests) == {key_of(cal)})
    assert not any(choice and choice.offers for choice in dot.choices)
    play_on(party, guests)


def test_a_table_stays_where_it_is_if_the_next_host_says_no(party: Party) -> None:
    runner, guests = after_a_hand(party)
    problems: list[HandOverProblem] = []
    succession = succession_of(party, runner)
    succession.failed.connect(problems.append)
    succession.hand_over(key_of(guests[0]))
    party.wait(lambda: guests[0].client.move_choice is not None)
    guests[0].client.decline_move()
    party.wait(lambda: problems == [HandOverProblem.DECLINED])
    play_on(party, guests)


class FullDisk(MemoryJournals):
    def create(self, table_id: str, now: float, password_hash: str | None = None) -> Any:
        raise OSError("the disk is full")


def test_a_table_stays_where_it_is_if_the_next_host_cannot_open_it(party: Party) -> None:
    runner, guests = after_a_hand(party)
    ann = guests[0]
    ann.service._store._journals = FullDisk()
    problems: list[HandOverProblem] = []
    succession = succession_of(party, runner)
    succession.failed.connect(problems.append)
    succession.hand_over(key_of(ann))
    party.wait(lambda: ann.client.move_choice is not None)
    ann.client.go_on_here()
    party.wait(lambda: succession._leaving is not None)
    succession._patience.start(1)
    party.wait(lambda: problems == [HandOverProblem.NOT_OPENED])
    play_on(party, guests)


def test_a_player_whose_disk_is_full_reads_so_and_can_join_the_others(party: Party) -> None:
    _, guests = lose_host(party)
    ann, bea = guests[:2]
    ann.service._store._journals = FullDisk()
    ann.client.go_on_here()
    party.wait(lambda: bool(ann.client.move_choice and ann.client.move_choice.problem))
    go_on_at(party, bea, guests)


def restored(
    owner: QObject, certificate: HostCertificate, table_id: str, entries: Sequence[str]
) -> HostService:
    """Start the program of a host again, with the journal that it had."""

    class OneJournal(MemoryJournals):
        def unfinished(self) -> Sequence[JournalInfo]:
            return (StoredJournal(table_id, 0.0, None, len(entries), None),)

    journals = OneJournal()
    journals.create(table_id, 0.0).append(entries)
    settings = HostSettings(pacing=AT_ONCE, timing=UNLIMITED)
    old = HostService(certificate, journals, InstantBots(parent=owner), settings, owner)
    old.restore()
    return old


def test_a_host_that_returns_to_an_empty_table_is_offered_the_way(
    party: Party, owner: QObject, certificate: HostCertificate
) -> None:
    runner, guests = after_a_hand(party)
    table_id = runner.table.table_id
    entries = party.house.journals.open(table_id).entries()
    party.house.service.close()
    ask(party, guests)
    go_on_at(party, guests[0], guests)
    old = restored(owner, certificate, table_id, entries)
    found: list[Any] = []
    # A host without a window says where the others are, and no guest is moved by that.
    old.sign_for(table_id, identity("Den")).found.connect(found.append)
    party.wait(lambda: bool(found))
    (there,) = found[0]
    assert (there.program.key, there.table_id) == (key_of(guests[0]), table_of(guests[0]).table_id)
    assert [each.table.table_id for each in old.tables] == [table_id]
    old.close()


def test_the_way_to_the_others_is_one_click(party: Party, owner: QObject) -> None:
    _, guests = lose_host(party)
    ann, bea, *others = guests
    ann.client.go_on_here()
    party.wait(lambda: where([ann]) == {key_of(ann)})
    go_on_at(party, bea, [bea, *others])
    # Ann's program is at its own table, as its window is from then on.
    ann.client.close()
    (runner,) = ann.service.tables
    local = LocalTableClient(runner, person("Ann"), parent=owner)
    local.watch(ann.service.sign_for(runner.table.table_id, identity("Ann")))
    targets: list[Target] = []
    local.went_elsewhere.connect(targets.append)
    local.start()
    party.wait(lambda: local.move_choice is not None)
    assert local.move_choice is not None
    assert local.move_choice.reason is MoveReason.ELSEWHERE
    local.join_offer(key_of(bea))
    assert targets[0].table_id == table_of(bea).table_id
    local.close()
    again = party.guest(runner, 0, target=targets[0])
    party.wait(lambda: where([again]) == {key_of(bea)})


def test_a_claim_to_a_living_hosts_table_moves_nobody(party: Party) -> None:
    runner, guests = after_a_hand(party)
    ann, *others = guests
    ann.client._link.abort()  # type: ignore[union-attr]
    ann.client._moves.search(None)
    ann.client.go_on_here()
    party.wait(lambda: bool(ann.service.tables))
    others[0].player.do(Chat("Who is there?"))
    party.wait(lambda: all(any(isinstance(f, Said) for f in g.player.told) for g in others))
    assert not any(guest.moves or any(guest.choices) for guest in others)
    assert {guest.player.view.table_id for guest in others} == {runner.table.table_id}


Lie = Callable[[TableTakenOver], TableTakenOver]


def without_a_hand(taken: TableTakenOver) -> TableTakenOver:
    record = taken.finished()
    assert record is not None
    return replace(taken, record=dump_record(replace(record, hands=record.hands[:-1])))


def with_seats_swapped(taken: TableTakenOver) -> TableTakenOver:
    a, b, c, d = taken.seats
    return replace(taken, seats=(a, c, b, d))


def with_other_options(taken: TableTakenOver) -> TableTakenOver:
    config = replace(taken.config, options={**taken.config.options, "target": 500})
    data = json.loads(taken.record)
    data["options"]["target"] = 500
    return replace(taken, config=config, record=json.dumps(data))


def with_another_play(taken: TableTakenOver) -> TableTakenOver:
    """Leave the results alone, and change who is said to have dealt first in the record."""
    record = taken.finished()
    assert record is not None
    first, *rest = record.hands
    deal = replace(first.deal, proof=None)
    return replace(
        taken, record=dump_record(replace(record, hands=(replace(first, deal=deal), *rest)))
    )


LIES: dict[str, Lie] = {
    "results": without_a_hand,
    "seats": with_seats_swapped,
    "options": with_other_options,
    "record": with_another_play,
}


@pytest.mark.parametrize("difference", LIES)
def test_a_next_host_who_changes_the_game_is_refused_and_the_others_are_told(
    party: Party, difference: str
) -> None:
    _, guests = lose_host(party)
    liar, *honest = guests
    disputes: list[str] = []
    liar.player.client.updated.connect(
        lambda _, facts: disputes.extend(
            fact.difference for fact in facts if isinstance(fact, TableDisputed)
        )
    )
    held = liar.client._moves.held
    assert held is not None
    lie = replace(held, taken=LIES[difference](held.taken))
    liar.client._moves.held = replace(lie)
    liar.client.go_on_here()
    party.wait(lambda: bool(liar.service.tables))
    liar.client._moves.held = None
    join(party, liar, honest)
    party.wait(lambda: [g.client._moves._problem for g in honest] == [difference] * 3)
    party.wait(lambda: not any(offered(guest) for guest in honest))
    ask(party, honest)
    go_on_at(party, honest[0], honest)
    if difference != "seats":
        party.wait(lambda: disputes == [difference] * 3)


def test_a_host_who_lies_in_a_checkpoint_is_not_believed(party: Party) -> None:
    runner, guests = after_a_hand(party)
    ann = guests[0]
    before = ann.client._moves.held
    assert before is not None
    of = TableTakenOver.of

    def lie(*args: Any, **values: Any) -> TableTakenOver:
        return with_seats_swapped(of(*args, **values))

    succession = succession_of(party, runner)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TableTakenOver, "of", lie)
        succession._basis = ()
        succession._told.clear()
        succession._refresh()
        lies = succession.checkpoint
        assert lies is not None
        party.wait(lambda: bool(succession._told) and not ann.client._moves._parts)
        for guest in guests:
            guest.player.resume()
        party.wait(lambda: all(hands(guest) >= 2 for guest in guests))
    assert ann.client._moves.held == before


def test_hostile_text_in_a_hand_over_ends_the_connection(party: Party) -> None:
    runner, guests = after_a_hand(party)
    ann = guests[0]
    succession = succession_of(party, runner)
    losses = ann.player.losses
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TableTakenOver, "of", lambda *args, **values: Nonsense())
        patch.setattr("rook13.net.moving.succession.JournalEntry", lambda facts: "[" * 50_000)
        succession._basis = ()
        succession._told.clear()
        succession._refresh()
        party.wait(lambda: ann.player.losses > losses)
    party.wait(lambda: ann.client.is_connected)


class Nonsense:
    """Not a table."""
