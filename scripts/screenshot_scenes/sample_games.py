"""The people in the pictures, and games that bots have played up to the moments shown."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy, deepcopy
from dataclasses import replace
from functools import cache
from typing import Any

from rook13.engine.actions import Action, Bid, Pass
from rook13.engine.events import Event, events_for
from rook13.engine.game import apply, seat_to_act
from rook13.engine.record import Recorder
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS
from rook13.engine.seats import Seat
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.table.config import Person
from rook13.table.facts import Fact, PhraseSaid, Said
from rook13.table.game_facts import GameEvent
from rook13.table.views import LogEntry, SeatInfo, TableView
from tests.ui.scenes import Moment

ANN = Person("a1" * 32, "Ann", "robin")
GUESTS = (
    Person("b2" * 32, "Ben Okafor", "owl"),
    Person("c3" * 32, "Chloé", "kingfisher"),
    Person("d4" * 32, "Dmitri Konstantinowitsch", "toucan"),
    Person("e5" * 32, "Eve", "puffin"),
    Person("f6" * 32, "Farid", "hoopoe"),
)
WATCHERS = (Person("77" * 32, "Greta", "flamingo"), Person("88" * 32, "Henk van der Berg", "duck"))
RULES = {ruleset.id: ruleset for ruleset in RULESETS}
Ready = Callable[[PlayerView], bool]
BIRDS = ("Ann", "Finch", "Jay", "Owl", "Puffin", "Kingfisher")
"""Who plays in the games that are reviewed."""
LONG_AUCTION = 2
"""Calls before a picture of the bidding is taken."""


class Game(Moment):
    """A game of Ann against bots or with guests, which remembers everything that happened."""

    def __init__(self, game: str, guests: int = 0, **details: Any) -> None:
        alone = {"undo": True, "hints": True, "name": RULES[game].title}
        others = {"name": "Thursday evening", "undo": True}
        super().__init__(game, me=ANN, **{**(others if guests else alone), **details})
        self.guests = GUESTS[:guests]
        self.told: list[tuple[Event, ...]] = []
        self.recorder = Recorder(self.rules, BIRDS[: len(self.rules.seats)], self.rules.seats[-1])

    def act(self, action: Action) -> tuple[Event, ...]:
        self.state, events = apply(self.state, action)
        self.told.append(events)
        self.recorder.add(action)
        self.events = events_for(events, self.seat)
        return self.events

    def to_turn(self, phase: Phase, ready: Ready = lambda _: True) -> Game:
        """Play on to a turn of this kind, and look from the seat that has it."""
        for _ in range(20_000):
            seat = seat_to_act(self.state)
            view = view_for(self.state, seat)
            if seat is not None and view.phase is phase and ready(view):
                self.seat = seat
                return self
            self.step()
        raise AssertionError("no such turn in this game")

    def last_facts(self) -> tuple[Fact, ...]:
        """Return what happened just now, as far as Ann learns of it."""
        return tuple(GameEvent(event) for event in events_for(self.told[-1], self.seat))

    def view_of_table(self, **changes: Any) -> TableView:
        """Return the table as Ann's window gets it."""
        events = [event for told in self.told for event in events_for(told, self.seat)]
        facts: list[Fact] = [GameEvent(event) for event in events]
        if self.guests:
            facts += chat(self.guests)
        log = tuple(LogEntry(number, fact) for number, fact in enumerate(facts, 1))
        return self.scene(**{"log": log, "revision": len(log), **changes}).view

    def _info(self, seat: Seat) -> SeatInfo:
        info = super()._info(seat)
        place = (seat.index - (self.seat.index if self.seat else 0)) % len(self.rules.seats)
        if self.seat is None or not 0 < place <= len(self.guests):
            return info
        person = self.guests[place - 1]
        return replace(info, person=person, bot=None, connected=True)


def chat(guests: tuple[Person, ...]) -> list[Fact]:
    """Return what people say at a table."""
    others = [*guests, *GUESTS][:2]
    return [
        PhraseSaid(others[0], "hello"),
        Said(ANN, "Hello everybody! First game since Sunday."),
        Said(others[1], "Then we go easy on you. Or not: my partner bids like there is no end."),
        PhraseSaid(others[0], "good_luck"),
    ]


def dealing(game: str, **details: Any) -> Game:
    """Return a game in which Ann is to deal."""
    return Game(game, **details).to_turn(Phase.DEALING)


@cache
def bidding(game: str, guests: int = 0, players: int = 4) -> Game:
    """Return a game in which others have bid and Ann is to call."""
    calls = LONG_AUCTION if game != "elemental" else players - 1

    def is_late(view: PlayerView) -> bool:
        return sum(call is not None for _, call in view.calls) >= calls

    return Game(game, guests, players=players).to_turn(Phase.AUCTION, is_late)


@cache
def choosing(game: str, phase: Phase, **details: Any) -> Game:
    """Return a game in which Ann has the kitty, or chooses trump."""
    return Game(game, **details).to_turn(phase)


@cache
def playing(game: str, guests: int = 0, players: int = 4, tricks: int = 3, hand: int = 2) -> Game:
    """Return a game in the middle of a trick, with Ann to play its last card."""

    def is_there(view: PlayerView) -> bool:
        is_last = len(view.trick) == players - 1
        return is_last and len(view.tricks) >= tricks and view.number >= hand

    return Game(game, guests, players=players).to_turn(Phase.PLAY, is_there)


@cache
def trick_done(game: str) -> Game:
    """Return a game in which the last card of a trick has just been played."""
    found = playing(game, tricks=2)
    done = copy(found)
    done.told, done.recorder = list(found.told), deepcopy(found.recorder)
    done.step()
    return done


@cache
def hand_done(game: str, hands: int = 2, players: int = 4) -> Game:
    """Return a game after a few hands."""

    def is_there(view: PlayerView) -> bool:
        return view.phase is Phase.HAND_OVER and len(view.results) >= hands

    moment = Game(game, players=players)
    moment.until(is_there)
    return moment


@cache
def game_done(game: str, has_won: bool, players: int = 4) -> Game:
    """Return a game that is over, from the seat of a winner or a loser."""
    moment = Game(game, players=players)
    moment.until(lambda view: view.phase is Phase.GAME_OVER)
    winners = moment.view.winners
    for seat in moment.rules.seats:
        side = moment.rules.sides[moment.rules.side_of[seat.index]]
        if (side in winners) is has_won:
            moment.seat = seat
            break
    return moment


@cache
def open_misere() -> Game:
    """Return a hand of Five Hundred in which somebody has laid their cards open."""
    moment = Game("five_hundred", options={"misere": True, "open_misere": True})
    moment.step()
    while moment.view.phase is Phase.AUCTION:
        seat = seat_to_act(moment.state)
        legal = view_for(moment.state, seat).legal
        calls = [action for action in legal if isinstance(action, Bid) and action.call.face_up]
        passes = [action for action in legal if isinstance(action, Pass)]
        moment.act((calls or passes)[0])
    moment.to_turn(Phase.PLAY, lambda view: bool(view.trick) and view.seat != view.declarer)
    return moment
