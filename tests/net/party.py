"""Guests who can go on without the host of their table, each with a program that can host it."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QObject

from rook13.background.jobs import Executor
from rook13.engine.record import replay
from rook13.net.client.remote_client import RemoteTableClient
from rook13.net.client.table_client import Move, MoveChoice, MoveReason
from rook13.net.client.target import Target
from rook13.net.host.bot_runner import InstantBots
from rook13.net.host.journals import Journals
from rook13.net.host.service import HostService
from rook13.net.host.table_runner import TableRunner
from rook13.net.host.table_store import HostSettings
from rook13.net.moving.moves import OwnHost
from rook13.storage.certificates import HostCertificate
from rook13.table.state import TableState
from tests.net.hosting import AT_ONCE, LONGER, NAMES, QUICK_BACK_OFF, UNLIMITED, House, quick
from tests.net.memory_journals import MemoryJournals
from tests.net.players import Player, identity

PATIENCE = 0.2


@dataclass
class Guest:
    """Somebody at a table whose program can host it, too."""

    player: Player
    service: HostService
    moves: list[Move] = field(default_factory=list)
    choices: list[MoveChoice | None] = field(default_factory=list)

    @property
    def client(self) -> RemoteTableClient:
        client = self.player.client
        assert isinstance(client, RemoteTableClient)
        return client


class Party:
    """A host that nobody sits at, and four guests who can go on without it."""

    def __init__(
        self,
        house: House,
        certificates: list[HostCertificate],
        owner: QObject,
        journals: Journals | None = None,
        executor: Executor | None = None,
    ) -> None:
        self.house = house
        self.wait = house.wait
        self.guests: list[Guest] = []
        self._certificates = certificates
        self._owner = owner
        self.journals = journals
        self._executor = executor

    def sit(self, runner: TableRunner, seats: int = 4) -> list[Guest]:
        self.house.service.sign_for(runner.table.table_id, identity("Den"))
        for place in range(seats):
            self.guests.append(self.guest(runner, place, seats))
        return self.guests

    def guest(
        self, runner: TableRunner, place: int, seats: int = 0, target: Target | None = None
    ) -> Guest:
        """Start the program of a guest, who sits down, and starts the game with enough others."""
        settings = HostSettings(pacing=AT_ONCE, timing=UNLIMITED)
        service = HostService(
            self._certificates[place],
            self.journals or MemoryJournals(),
            InstantBots(parent=self._owner),
            settings,
            self._owner,
            self._executor,
        )
        # Listening first finds a free port.
        service.listen(0)
        client = RemoteTableClient(
            target or Target((self.house.endpoint,), runner.table.table_id),
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
        client.move_offered.connect(guest.choices.append)
        client.start()
        self.wait(lambda: client.view is not None and client.view.own_seat is not None)
        return guest

    def close(self) -> None:
        for guest in self.guests:
            guest.client.close()
        for guest in self.guests:
            guest.service.close()
        self.wait(lambda: not any(guest.service.connections for guest in self.guests))


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
    party.wait(lambda: all(guest.client._moves.held is not None for guest in guests))
    return runner, guests


def ask(party: Party, guests: list[Guest]) -> None:
    """Wait until everybody may host the table, because its host is gone."""

    def choices() -> list[MoveChoice | None]:
        return [guest.client.move_choice for guest in guests]

    party.wait(lambda: all(choice is not None and choice.may_host for choice in choices()))
    assert all(c and c.reason is MoveReason.HOST_GONE for c in choices())


def join(party: Party, host: Guest, guests: list[Guest]) -> None:
    """Let guests go to the table that somebody hosts, as soon as it is offered to them."""
    for guest in guests:
        party.wait(lambda guest=guest: key_of(host) in offered(guest))  # type: ignore[misc]
        guest.client.join_offer(key_of(host))


def offered(guest: Guest) -> dict[str, int]:
    """Return who hosts a table that somebody can go to, and how many hands are over there."""
    choice = guest.client.move_choice
    return {offer.key: offer.hands for offer in choice.offers} if choice is not None else {}


def key_of(guest: Guest) -> str:
    return guest.client._signer.key


def table_of(guest: Guest) -> TableState:
    """Return the table that goes on in somebody's program."""
    (runner,) = guest.service.tables
    return runner.table.state


def where(guests: list[Guest]) -> set[str]:
    return {guest.player.view.host or "" for guest in guests}
