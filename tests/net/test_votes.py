"""Nobody signs for two hosts in one epoch, even if their program or disk fails."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rook13.background.jobs import disk
from rook13.net.host.local_client import LocalTableClient
from rook13.net.host.table_runner import TableRunner
from rook13.net.moving.succession import HandOverProblem, TableSuccession
from rook13.protocol.messages import Agree
from rook13.storage.certificates import HostCertificate
from rook13.storage.database import Database
from rook13.storage.files import StorageError, StorageProblem
from rook13.storage.journals import JournalStore
from rook13.table.succession import Agreement, Claim
from tests.net.hosting import LONGER, NAMES, House, quick
from tests.net.memory_journals import MemoryJournals
from tests.net.party import Guest, Party, after_a_hand, ask, hands, play_on, stop_playing, where
from tests.net.players import Player, identity, person

KEYS = {name: identity(name).key for name in (*NAMES, "Den")}


class Disk(MemoryJournals):
    """Journals on a disk that can be full, or slow, or whose votes cannot be read."""

    def __init__(self) -> None:
        super().__init__()
        self.is_full = self.is_unreadable = False
        self.goes_on = threading.Event()
        self.goes_on.set()

    def vote(self, voter: str, table_id: str, epoch: int, host: str) -> str:
        assert self.goes_on.wait(60)
        if self.is_full:
            raise StorageError(StorageProblem.DISK_FULL, Path("rook13.db"))
        return super().vote(voter, table_id, epoch, host)

    def vote_of(self, voter: str, table_id: str, epoch: int) -> str | None:
        if self.is_unreadable:
            raise StorageError(StorageProblem.UNREADABLE, Path("rook13.db"))
        return super().vote_of(voter, table_id, epoch)


@pytest.fixture
def journals() -> Disk:
    return Disk()


@pytest.fixture
def house(
    owner: QObject, certificate: HostCertificate, qtbot: QtBot, journals: Disk
) -> Iterator[House]:
    house = House(owner, certificate, qtbot, journals=journals)
    yield house
    house.close()


@pytest.fixture
def party(
    house: House, certificates: list[HostCertificate], owner: QObject, journals: Disk
) -> Iterator[Party]:
    party = Party(house, certificates, owner, journals)
    yield party
    party.close()


def succession_of(party: Party, runner: TableRunner) -> TableSuccession:
    return party.house.service.sign_for(runner.table.table_id, identity("Den"))


def propose(party: Party, runner: TableRunner, host: str, asked: list[Guest]) -> TableSuccession:
    """Ask everybody to throw the hand in, so that each of them has to agree by a click."""
    succession = succession_of(party, runner)
    succession.hand_over(KEYS[host], throws_in=True)
    ask(party, asked, host)
    return succession


def agreed(succession: TableSuccession) -> set[str]:
    proposal = succession._hand_over
    assert proposal is not None
    return {name for name, key in KEYS.items() if key in proposal.agreements}


def start_again(party: Party, runner: TableRunner, place: int) -> Guest:
    """End the program of a guest, and start it."""
    before = party.guests[place]
    before.client.close()
    before.service.close()
    party.wait(lambda: not runner.table.state.is_connected(identity(NAMES[place]).key))
    guest = party.guests[place] = party.guest(runner, place)
    party.wait(lambda: guest.client._moves.following.listed is not None)
    return guest


def test_a_program_that_was_started_again_knows_for_whom_it_has_signed(
    house: House, certificates: list[HostCertificate], owner: QObject, tmp_path: Path
) -> None:
    path = tmp_path / "rook13.db"
    with closing(Database.open(path)) as first, closing(Database.open(path)) as later:
        party = Party(house, certificates, owner, JournalStore(first))
        runner, guests = after_a_hand(party)
        succession = propose(party, runner, "Cal", guests)
        guests[1].client.agree_to_move()
        party.wait(lambda: agreed(succession) == {"Bea"})
        party.journals = JournalStore(later)
        bea = start_again(party, runner, 1)
        following = bea.client._moves.following
        party.wait(lambda: following.bound_to == KEYS["Cal"])
        # Nothing came of it, and now the table is to go on somewhere else in the same epoch.
        others = [guests[0], *guests[2:]]
        succession._on_impatient()
        party.wait(lambda: not any(guest.client.move_offer for guest in guests))
        propose(party, runner, "Dot", others)
        for guest in (*others, bea):
            guest.client.agree_to_move()
        party.wait(lambda: agreed(succession) == {"Ann", "Cal", "Dot"})
        assert bea.client.move_offer is None
        assert following.listed is not None
        assert following.agree(Claim(following.listed, KEYS["Dot"])) is None
        assert following.agree(Claim(following.listed, KEYS["Cal"])) is not None
        party.close()


def test_the_disk_has_the_last_word_on_who_was_signed_for(
    party: Party, journals: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    runner, guests = after_a_hand(party)
    succession = propose(party, runner, "Cal", guests)
    guests[1].client.agree_to_move()
    party.wait(lambda: agreed(succession) == {"Bea"})
    with caplog.at_level(logging.CRITICAL):
        journals.is_unreadable = True
        bea = start_again(party, runner, 1)
        succession._on_impatient()
        propose(party, runner, "Dot", [guests[0], bea])
    bea.client.agree_to_move()
    party.wait(lambda: bea.client.move_offer is None)
    assert bea.client._moves.following.bound_to == KEYS["Cal"]
    guests[0].client.agree_to_move()
    party.wait(lambda: "Ann" in agreed(succession))
    assert "Bea" not in agreed(succession)


def test_nobody_signs_on_a_full_disk_and_the_player_reads_why(
    party: Party, journals: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    runner, guests = after_a_hand(party)
    succession = propose(party, runner, "Cal", guests)
    bea = guests[1].client
    journals.is_full = True
    with caplog.at_level(logging.ERROR):
        bea.agree_to_move()
        party.wait(lambda: bea.move_offer is not None and bea.move_offer.not_written)
    assert "disk_full" in caplog.text
    assert bea._moves.following.bound_to is None
    assert not agreed(succession)
    journals.is_full = False
    for guest in guests:
        guest.client.agree_to_move()
    party.wait(lambda: all(guest.moves for guest in guests))
    assert where(guests) == {KEYS["Cal"]}
    play_on(party, guests)


def test_a_signature_waits_for_the_disk(
    house: House, certificates: list[HostCertificate], owner: QObject, journals: Disk
) -> None:
    party = Party(house, certificates, owner, journals, disk())
    runner, guests = after_a_hand(party)
    succession = propose(party, runner, "Cal", guests)
    journals.goes_on.clear()
    guests[1].client.agree_to_move()
    guests[1].client.agree_to_move()
    number = guests[1].player.do(guests[1].client._moves.host.offer())  # type: ignore[union-attr]
    # What is sent after the click arrives before the signature does.
    party.wait(lambda: any(answer.command_id == number for answer in guests[1].player.answers))
    assert not agreed(succession)
    journals.goes_on.set()
    party.wait(lambda: agreed(succession) == {"Bea"})
    party.close()


def with_host(party: Party, journals: Disk) -> tuple[TableRunner, Player, list[Guest]]:
    """A host with a seat, who has journals of the same kind, and three guests in mid-game."""
    runner = party.house.service.open_table(quick(options=LONGER), person("Den"))
    seats = runner.table.state.rules.seats
    client = LocalTableClient(runner, person("Den"), parent=party.house.owner)
    den = Player(client, seats[0].name, starts_with=4)
    client.start()
    succession_of(party, runner)
    party.guests = guests = [party.guest(runner, place) for place in (1, 2, 3)]
    party.wait(lambda: all(hands(guest) >= 1 for guest in guests))
    party.wait(lambda: runner.table.state.is_hand_on())
    stop_playing(guests)
    den.plays = False
    party.wait(lambda: all(guest.client._moves.following.listed is not None for guest in guests))
    return runner, den, guests


def test_a_host_that_cannot_write_its_vote_keeps_the_table(
    party: Party, journals: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    runner, _, guests = with_host(party, journals)
    problems: list[HandOverProblem] = []
    succession = propose(party, runner, "Cal", guests)
    succession.failed.connect(problems.append)
    for guest in guests[:-1]:
        guest.client.agree_to_move()
    party.wait(lambda: agreed(succession) == {"Den", "Bea", "Cal"})
    with caplog.at_level(logging.ERROR):
        dot = guests[-1].client._moves
        listed = dot.following.listed
        assert listed is not None
        vote = dot.following.agree(Claim(listed, KEYS["Cal"]))
        assert vote is not None
        journals.is_full = True
        dot.agreed.emit(Agree(vote.signature))
        party.wait(lambda: problems == [HandOverProblem.NOT_WRITTEN])
    assert not any(guest.moves for guest in guests)
    assert runner.table.state.is_hand_on()


def test_a_host_hands_its_table_to_one_person_only(party: Party, journals: Disk) -> None:
    runner, _, guests = with_host(party, journals)
    # As if the program had ended before it told the others.
    journals.vote(KEYS["Den"], runner.table.table_id, 1, KEYS["Bea"])
    problems: list[HandOverProblem] = []
    succession = propose(party, runner, "Cal", guests)
    succession.failed.connect(problems.append)
    for guest in guests:
        guest.client.agree_to_move()
    party.wait(lambda: problems == [HandOverProblem.PROMISED])
    assert not any(guest.moves for guest in guests)


def test_a_host_that_has_signed_looks_for_its_table_even_with_everybody_there(
    party: Party, journals: Disk
) -> None:
    runner, guests = after_a_hand(party)
    table_id = runner.table.table_id
    following = guests[1].client._moves.following
    assert following.listed is not None
    # Bea has the table already, but its host was killed before it told the others.
    claim = Claim(following.listed, KEYS["Bea"])
    votes = []
    for name in NAMES[:3]:
        who = identity(name)
        votes.append(Agreement(who.key, who.sign(claim.payload(who.key)).hex()))
    claim = Claim(claim.successors, claim.host, tuple(votes))
    opened: list[TableRunner] = []
    guests[1].service.gatherings.take_over(claim, following.text, identity("Bea"), opened.append)
    assert [each.table.state.epoch for each in opened] == [1]
    journals.vote(KEYS["Den"], table_id, 1, KEYS["Bea"])
    guests.pop(1).client.close()
    service = party.house.service
    service._successions.pop(table_id).close()
    succession_of(party, runner)
    party.wait(lambda: where(guests) == {KEYS["Bea"]})
    assert not service.tables
