"""A table goes on elsewhere: handed over, or without its host, over real sockets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rook13.engine.record import replay
from rook13.net.bot_runner import InstantBots
from rook13.net.host_service import HostService
from rook13.net.journals import JournalInfo, MemoryJournals
from rook13.net.moves import OwnHost
from rook13.net.remote_client import RemoteTableClient
from rook13.net.table_client import Move, MoveOffer
from rook13.net.table_runner import TableRunner
from rook13.net.table_store import HostSettings
from rook13.net.target import Target
from rook13.storage.certificates import HostCertificate, make_certificate
from rook13.storage.journals import JournalInfo as StoredJournal
from rook13.table.succession import Claim
from tests.net.hosting import AT_ONCE, LONGER, NAMES, QUICK_BACK_OFF, UNLIMITED, House, quick
from tests.net.players import Player, identity

PATIENCE = 0.2


@pytest.fixture(scope="session")
def certificates() -> list[HostCertificate]:
    return [make_certificate() for _ in NAMES[:4]]


@dataclass
class Guest:
    """Somebody at a table whose program can host it, too."""

    player: Player
    service: HostService
    moves: list[Move] = field(default_factory=list)
    offers: list[MoveOffer | None] = field(default_factory=list)

    @property
    def client(self) -> RemoteTableClient:
        client = self.player.client
        assert isinstance(client, RemoteTableClient)
        return client


class Party:
    """A host that nobody sits at, and four guests who can go on without it."""

    def __init__(
        self, house: House, certificates: list[HostCertificate], owner: QObject, qtbot: QtBot
    ) -> None:
        self.house = house
        self.wait = house.wait
        self.guests: list[Guest] = []
        self._certificates = certificates
        self._owner = owner
        self._qtbot = qtbot

    def sit(self, runner: TableRunner, seats: int = 4) -> list[Guest]:
        self.house.service.sign_for(runner.table.table_id, identity("Den"))
        for place in range(seats):
            self.guests.append(self._guest(runner, place, seats))
        return self.guests

    def _guest(self, runner: TableRunner, place: int, seats: int) -> Guest:
        settings = HostSettings(pacing=AT_ONCE, timing=UNLIMITED)
        service = HostService(
            self._certificates[place],
            MemoryJournals(),
            InstantBots(parent=self._owner),
            settings,
            self._owner,
        )
        # Listening beforehand finds a port that is free.
        service.listen(0)
        client = RemoteTableClient(
            Target((self.house.endpoint,), runner.table.table_id),
            identity(NAMES[place]),
            back_off=QUICK_BACK_OFF,
            timing=UNLIMITED,
            parent=self._owner,
            host=OwnHost(service),
            patience=PATIENCE,
        )
        seat = runner.table.state.rules.seats[place]
        player = Player(client, seat.name, starts_with=0 if place else seats, seed=place)
        guest = Guest(player, service)
        client.moved.connect(guest.moves.append)
        client.move_offered.connect(guest.offers.append)
        client.start()
        self.wait(lambda: client.view is not None and client.view.own_seat is not None)
        return guest

    def close(self) -> None:
        for guest in self.guests:
            guest.client.close()
        for guest in self.guests:
            guest.service.close()
        self.wait(lambda: not any(guest.service.connections for guest in self.guests))


@pytest.fixture
def party(
    house: House, certificates: list[HostCertificate], owner: QObject, qtbot: QtBot
) -> Iterator[Party]:
    party = Party(house, certificates, owner, qtbot)
    yield party
    party.close()


def hands(guest: Guest) -> int:
    game = guest.player.view.game
    return len(game.results) if game is not None else 0


def stop_playing(guests: list[Guest]) -> None:
    for guest in guests:
        guest.player.plays = False


def play_on(party: Party, guests: list[Guest]) -> None:
    """Play to the end, and let everybody compare the records."""
    for guest in guests:
        guest.player.resume()
    players = [guest.player for guest in guests]
    party.house.finish(players)
    records = party.house.records(players)
    assert records[0] is not None
    assert records == [records[0]] * len(guests)
    assert replay(records[0]).match.results == guests[0].player.view.game.results  # type: ignore[union-attr]
    assert not any(check.problem for player in players for check in player.checks)


def after_a_hand(party: Party) -> tuple[TableRunner, list[Guest]]:
    """Four guests at a table where the first hand is over and the second is played."""
    runner = party.house.open(quick(options=LONGER))
    guests = party.sit(runner)
    party.wait(lambda: all(hands(guest) >= 1 for guest in guests))
    party.wait(lambda: runner.table.state.is_hand_on())
    stop_playing(guests)
    party.wait(lambda: all(guest.client._moves.following.listed is not None for guest in guests))
    return runner, guests


def ask(party: Party, guests: list[Guest], host: str = "Ann") -> None:
    """Wait until everybody is asked to go on at the same successor's."""

    def offers() -> list[MoveOffer | None]:
        return [guest.client.move_offer for guest in guests]

    party.wait(lambda: all(offer is not None and offer.host == host for offer in offers()))


def where(guests: list[Guest]) -> set[str]:
    return {guest.player.view.host or "" for guest in guests}


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
    place = dot.client._target
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
    assert dot.client._target.endpoints != place.endpoints
    following.begin()
    assert not following.accepts(runner.table.table_id, party.house.service.fingerprint)
