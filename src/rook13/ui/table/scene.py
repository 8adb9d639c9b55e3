"""One moment at the table with the questions that the widgets ask about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from rook13.engine.actions import Action, Play
from rook13.engine.cards import Card, Suit
from rook13.engine.ruleset import Ruleset, TrumpSource
from rook13.engine.seats import Seat
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView, SeatView
from rook13.net.client.table_client import MoveChoice
from rook13.storage.games import Participant
from rook13.table.state import TableStage
from rook13.table.views import Occupant, SeatInfo, Standing, TableView
from rook13.ui.kit.birds import bird_name
from rook13.wording.words import Names

AnyAction = TypeVar("AnyAction", bound=Action)


@dataclass(frozen=True)
class Scene:
    """A table view; the viewer sits at the bottom, and spectators look over the first seat."""

    view: TableView
    me: str
    """The viewer's key."""
    is_solo: bool = False
    """Whether the table is in this program and closed to others."""
    is_connected: bool = True
    host_stopped: bool = False
    """Whether there is no connection because the host has stopped for now."""
    hosts_here: bool = False
    """Whether others come to the table in this program."""
    move: MoveChoice | None = None
    """Where the table may go on, if the player is asked."""

    @cached_property
    def rules(self) -> Ruleset:
        # Those of the game exist already; the configuration makes new ones each time.
        return self.game.rules if self.is_playing and self.game else self.view.config.rules()

    @property
    def game(self) -> PlayerView | None:
        """Return the game, once there is one."""
        return self.view.game

    @property
    def seat(self) -> Seat | None:
        return self.view.own_seat

    @property
    def is_playing(self) -> bool:
        return self.view.stage is TableStage.ACTIVE and self.game is not None

    @property
    def am_host(self) -> bool:
        """Return whether one is in charge of the table."""
        return self.view.host == self.me

    @property
    def i_play(self) -> bool:
        """Return whether the viewer plays their seat, not a bot."""
        return self.seat is not None and self.info(self.seat).occupant is Occupant.PERSON

    @property
    def is_my_turn(self) -> bool:
        """Return whether the game waits for the viewer."""
        game = self.game
        return bool(self.is_playing and self.i_play and game and game.turn == self.seat)

    @property
    def is_before_game(self) -> bool:
        """Return whether the waiting room is shown: people gather, or wait to be let in."""
        is_waiting = TableStage.OPEN is self.view.stage or self.view.standing is Standing.WAITING
        return is_waiting and not self.is_solo

    @property
    def is_exchanging(self) -> bool:
        """Return whether the player has to discard or to name trump."""
        game = self.game
        return self.is_my_turn and game is not None and game.phase in (Phase.EXCHANGE, Phase.TRUMP)

    @property
    def runs_smoothly(self) -> bool:
        """Return whether nothing may keep the game from going on, not even shuffling."""
        is_dealing = self.game is not None and self.game.phase is Phase.DEALING
        is_here = self.is_connected and self.move is None
        return is_here and not self.view.paused and not is_dealing

    @property
    def has_result(self) -> bool:
        """Return whether a hand is over and somebody has still to look at its result."""
        game, people = self.game, [info for info in self.view.seats if info.person]
        if game is None or not self.is_playing or game.phase is not Phase.HAND_OVER:
            return False
        only_bots = all(info.bot for info in people)
        return only_bots or self.view.next_hand is not None

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended, and no other has begun."""
        return self.view.stage is TableStage.FINISHED and self.game is not None

    @property
    def legal(self) -> tuple[Action, ...]:
        """Return what one may do now, except discards, which are too many to list."""
        game = self.game
        legal = game.legal if game is not None and self.i_play else ()
        return legal if isinstance(legal, tuple) else ()

    def find(self, kind: type[AnyAction]) -> AnyAction | None:
        """Return the action of this kind that one may do now."""
        return next((action for action in self.legal if isinstance(action, kind)), None)

    @property
    def trump_known(self) -> bool:
        """Return whether trump is settled, by name or by the contract that won the auction."""
        game = self.game
        return game is not None and (game.trump_known or self._contract_names_trump)

    @property
    def trump(self) -> Suit | None:
        """Return what is trump; None is No Trump, or not settled yet."""
        game = self.game
        if game is None or not self._contract_names_trump:
            return game.trump if game is not None else None
        return game.contract.suit if game.contract is not None else None

    @property
    def _contract_names_trump(self) -> bool:
        game = self.game
        if game is None or game.trump_known or game.declarer is None or game.contract is None:
            return False
        return game.rules.trump_source is TrumpSource.CALL

    @cached_property
    def playable(self) -> frozenset[Card]:
        return frozenset(action.card for action in self.legal if isinstance(action, Play))

    @cached_property
    def names(self) -> Names:
        """Return everybody's name."""
        return Names(self.rules, tuple(map(self._name, self.rules.seats)))

    def name(self, seat: Seat) -> str:
        """Return the name of the person or bot in a seat."""
        return self.names.players[seat.index]

    def avatar(self, seat: Seat) -> str:
        """Return the bird of the person or bot in a seat."""
        info = self.info(seat)
        return info.person.avatar if info.person is not None else self.bird(seat)

    def participant(self, seat: Seat) -> Participant:
        """Return who sits there, as a stored game names them."""
        info = self.info(seat)
        key = info.person.key if info.person is not None else ""
        return Participant(self.name(seat), key, info.bot or "", self.avatar(seat))

    def bird(self, seat: Seat) -> str:
        """Return the bird of the bot on a seat.

        It stays the same when people come and go, unless somebody of that name sits down.
        """
        seated = [info.person for info in self.view.seats if info.person]
        people = (*seated, *self.view.others)
        host = next((each.avatar for each in people if each.key == self.view.host), "")
        return bot_bird(seat, host, [each.name for each in seated])

    def _name(self, seat: Seat) -> str:
        info = self.info(seat)
        if info.person is not None:
            return info.person.name
        return bird_name(self.bird(seat)) if info.bot else seat.name

    def info(self, seat: Seat) -> SeatInfo:
        return self.view.seats[seat.index]

    def seat_view(self, seat: Seat) -> SeatView | None:
        return self.game.seats[seat.index] if self.game else None

    def place(self, seat: Seat) -> int:
        """Return how many seats clockwise from the bottom a seat is."""
        bottom = self.seat.index if self.seat else 0
        return (seat.index - bottom) % len(self.rules.seats)

    def team(self, seat: Seat) -> int:
        return self.rules.side_of[seat.index]


BOT_BIRDS = (
    *("wren", "finch", "jay", "robin", "owl", "puffin"),
    *("kingfisher", "hoopoe", "toucan", "penguin", "duck", "parrot"),
)
"""More than any table has seats, so that every bot gets one of its own."""


def bot_bird(seat: Seat, bird: str = "", names: Iterable[str] = ()) -> str:
    """Return the bird of the bot on a seat: one of its two, but not this bird or a namesake."""
    usual, other = BOT_BIRDS[seat.index], BOT_BIRDS[seat.index + len(BOT_BIRDS) // 2]
    called = bird_name(usual).casefold()
    return other if usual == bird or called in {name.casefold() for name in names} else usual
