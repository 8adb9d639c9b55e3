"""A table goes on elsewhere: handed over, or without its host, over real sockets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from rook13.net.client.table_client import Move
from rook13.net.client.target import Target
from rook13.net.host.bot_runner import InstantBots
from rook13.net.host.journals import JournalInfo
from rook13.net.host.service import HostService
from rook13.net.host.table_store import HostSettings
from rook13.storage.certificates import HostCertificate
from rook13.storage.journals import JournalInfo as StoredJournal
from rook13.table.succession import Claim
from tests.net.hosting import AT_ONCE, NAMES, UNLIMITED
from tests.net.memory_journals import MemoryJournals
from tests.net.party import Party, after_a_hand, ask, hands, play_on, where
from tests.net.players import identity


def test_a_game_goes_on_when_its_host_is_gone_and_everybody_agrees(party: Party) -> None:
    runner, guests = after_a_hand(party)
    table_id = runner.table.table_id
    before = runner.table.state
    party.house.service.close()
    ask(party, guests)
    offer = guests[1].client.move_offer
    assert offer is not None
    assert (offer.host, offer.is_here, offer.needed, offer.has_agreed) == ("Ann", False, 3, False)
    assert offer.hands == len(before.game.match.results) if before.game else 0
    for guest in guests[:2]:
        guest.client.agree_to_move()
    party.wait(lambda: "Bea" in (guests[0].client.move_offer or offer).agreed)
    assert not any(guest.moves for guest in guests)
    guests[2].client.agree_to_move()
    party.wait(lambda: all(guest.moves for guest in guests))
    assert all(guest.player.view.table_id == table_id for guest in guests)
    assert [guest.moves for guest in guests] == [
        [Move("Ann", is_here=place == 0, is_copy=False)] for place in range(4)
    ]
    assert where(guests) == {identity("Ann").key}
    for guest, chair in zip(guests, before.chairs, strict=True):
        assert guest.player.view.own_seat == chair.seat
    play_on(party, guests)


def test_a_client_that_loses_the_new_host_for_a_moment_is_asked_nothing(party: Party) -> None:
    _, guests = after_a_hand(party)
    party.house.service.close()
    ask(party, guests)
    for guest in guests:
        guest.client.agree_to_move()
    party.wait(lambda: all(guest.moves for guest in guests))
    bea = guests[1]
    party.wait(lambda: bea.client._moves.following.listed.epoch == 1)  # type: ignore[union-attr]
    bea.offers.clear()
    losses, connections = bea.player.losses, bea.player.connections
    bea.client.cut()
    party.wait(lambda: bea.player.losses > losses and bea.player.connections > connections)
    assert not bea.offers


def test_an_address_is_remembered_with_the_host_that_was_met_there(party: Party) -> None:
    runner, guests = after_a_hand(party)
    guests[3].client.close()
    guests[3].service.close()
    dot = guests[3] = party.guest(runner, 3, target=Target((party.house.endpoint,)))
    assert dot.client.place == str(party.house.endpoint)
    party.wait(lambda: dot.client._moves.following.listed is not None)
    party.house.service.close()
    ask(party, guests)
    for guest in guests:
        guest.client.agree_to_move()
    party.wait(lambda: bool(dot.moves))
    assert dot.client.place == f"table {runner.table.table_id}"


def test_a_newcomer_finds_the_table_without_a_list(party: Party) -> None:
    runner, guests = after_a_hand(party)
    succession = party.house.service.sign_for(runner.table.table_id, identity("Den"))
    succession.hand_over(identity("Ann").key, throws_in=True)
    ask(party, guests)
    for guest in guests:
        guest.client.agree_to_move()
    party.wait(lambda: all(guest.moves for guest in guests))
    ann, bea, cal, dot = guests
    dot.client.close()
    dot.service.close()
    target = bea.client._route.target
    party.wait(lambda: bea.client._moves.following.listed.epoch == 1)  # type: ignore[union-attr]
    late = party.guests[3] = party.guest(ann.service.tables[0], 3, target=target)
    # Ann's program is gone before it has told the newcomer who else could host the table.
    late.client._moves.following.listed = None
    ann.client.close()
    ann.service.close()
    rest = [bea, cal, late]
    ask(party, rest, "Bea")
    for guest in rest:
        guest.client.agree_to_move()
    party.wait(lambda: where(rest) == {identity("Bea").key})


def test_too_few_go_on_as_a_copy_and_are_told_so(party: Party) -> None:
    runner, guests = after_a_hand(party)
    ann, bea, *others = guests
    for guest in others:
        guest.client.close()
    party.house.service.close()
    ask(party, [ann, bea])
    ann.client.agree_to_move()
    bea.client.agree_to_move()
    party.wait(lambda: "Bea" in (ann.client.move_offer.agreed if ann.client.move_offer else ()))
    assert not ann.moves
    ann.client.go_on_as_copy()
    party.wait(lambda: bool(ann.moves and bea.moves))
    assert bea.moves == [Move("Ann", is_here=False, is_copy=True)]
    ids = {guest.player.view.table_id for guest in (ann, bea)}
    assert len(ids) == 1
    assert ids != {runner.table.table_id}
    # A copy has successors of its own.
    copy = bea.client._moves.following
    party.wait(lambda: copy.listed is not None and copy.listed.table_id in ids)


def test_the_first_successor_who_is_there_goes_on(party: Party) -> None:
    _, guests = after_a_hand(party)
    guests[0].client.close()
    guests[0].service.close()
    party.house.service.close()
    rest = guests[1:]
    ask(party, rest, "Bea")
    for guest in rest:
        guest.client.agree_to_move()
    party.wait(lambda: all(guest.moves for guest in rest))
    assert where(rest) == {identity("Bea").key}


def test_a_successor_who_does_not_answer_is_passed_over(party: Party) -> None:
    _, guests = after_a_hand(party)
    guests[0].client._moves._busy.setInterval(100)
    party.house.service.close()
    ask(party, guests[1:], "Bea")
    for guest in guests[1:]:
        guest.client.agree_to_move()
    party.wait(lambda: all(guest.moves for guest in guests))
    assert where(guests) == {identity("Bea").key}


def test_a_host_hands_its_table_over_and_everybody_follows(party: Party) -> None:
    runner, guests = after_a_hand(party)
    moved: list[str] = []
    party.house.service.table_moved.connect(lambda claim, _: moved.append(claim.table_id))
    succession = party.house.service.sign_for(runner.table.table_id, identity("Den"))
    assert set(succession.successors) == {identity(name).key for name in NAMES[:4]}
    succession.hand_over(identity("Cal").key)
    assert succession.is_waiting
    assert not any(guest.moves for guest in guests)
    # The hand is finished first.
    for guest in guests:
        guest.player.resume()
    party.wait(lambda: all(guest.moves for guest in guests) and bool(moved))
    assert moved == [runner.table.table_id]
    assert [guest.moves for guest in guests] == [
        [Move("Cal", is_here=place == 2, is_copy=False)] for place in range(4)
    ]
    assert not any(any(guest.offers) for guest in guests)
    play_on(party, guests)


def test_a_hand_is_thrown_in_if_all_agree(party: Party) -> None:
    runner, guests = after_a_hand(party)
    before = hands(guests[0])
    succession = party.house.service.sign_for(runner.table.table_id, identity("Den"))
    succession.hand_over(identity("Cal").key, throws_in=True)
    party.wait(lambda: all(guest.client.move_offer is not None for guest in guests))
    assert all(g.client.move_offer and g.client.move_offer.throws_in for g in guests)
    for guest in guests[:3]:
        guest.client.agree_to_move()
    party.wait(lambda: len(guests[3].client.move_offer.agreed) == 3)  # type: ignore[union-attr]
    assert not any(guest.moves for guest in guests)
    guests[3].client.agree_to_move()
    party.wait(lambda: all(guest.moves for guest in guests))
    assert all(hands(guest) == before for guest in guests)
    play_on(party, guests)


def test_a_host_that_returns_finds_the_tables_new_place(
    party: Party, owner: QObject, certificate: HostCertificate
) -> None:
    runner, guests = after_a_hand(party)
    table_id = runner.table.table_id
    entries = party.house.journals.open(table_id).entries()
    party.house.service.close()
    ask(party, guests)
    for guest in guests:
        guest.client.agree_to_move()
    party.wait(lambda: all(guest.moves for guest in guests))

    class OneJournal(MemoryJournals):
        def unfinished(self) -> Sequence[JournalInfo]:
            return (StoredJournal(table_id, 0.0, None, len(entries), None),)

    journals = OneJournal()
    journals.create(table_id, 0.0).append(entries)
    settings = HostSettings(pacing=AT_ONCE, timing=UNLIMITED)
    bots = InstantBots(parent=owner)
    old = HostService(certificate, journals, bots, settings, owner, signer=identity("Den"))
    old.restore()
    assert [each.table.table_id for each in old.tables] == [table_id]
    claims: list[Claim] = []
    old.table_moved.connect(lambda claim, _: claims.append(claim))
    party.wait(lambda: bool(claims))
    assert not old.tables
    assert (claims[0].host, claims[0].epoch) == (identity("Ann").key, 1)
    old.close()


def test_nobody_joins_an_earlier_epoch(party: Party) -> None:
    runner, guests = after_a_hand(party)
    ann, bea, cal, dot = guests
    succession = party.house.service.sign_for(runner.table.table_id, identity("Den"))
    # Dot is cut off, and back before the others have agreed or after that; who is back is asked.
    place = dot.client._route.target
    dot.client.move_offered.connect(lambda _: dot.client.agree_to_move())
    dot.client.cut()
    following = dot.client._moves.following
    for guest in (ann, bea, cal):
        guest.player.resume()
    succession.hand_over(identity("Bea").key, throws_in=True)
    party.wait(lambda: all(guest.client.move_offer for guest in (ann, bea, cal)))
    for guest in (ann, bea, cal):
        guest.client.agree_to_move()
    party.wait(lambda: all(guest.moves for guest in (ann, bea, cal)))
    party.wait(lambda: bool(dot.moves))
    assert following.epoch == 1
    assert dot.player.view.host == identity("Bea").key
    assert dot.client._route.target.endpoints != place.endpoints
    following.begin()
    assert not following.accepts(runner.table.table_id, party.house.service.fingerprint)
