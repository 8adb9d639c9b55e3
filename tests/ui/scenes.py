"""Moments at a table, made by letting bots play a real game up to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rook13.bots.heuristic_bots import NormalBot
from rook13.engine.actions import Action
from rook13.engine.events import Event, events_for
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.record import deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.rules import make_rules
from rook13.engine.seats import Seat
from rook13.engine.shuffle import derive_seed
from rook13.engine.state import PHASE_OF, GameState, Phase
from rook13.engine.view import PlayerView
from rook13.table.config import Person, TableConfig
from rook13.table.state import TableStage
from rook13.table.views import NextHandInfo, SeatInfo, Standing, TableView
from rook13.ui.table.scene import Scene

ME = Person("aa" * 32, "Ann", "robin")
Until = Callable[[PlayerView], bool]


class Moment:
    """A game that can be moved on, and looked at from one seat."""

    def __init__(
        self,
        game: str = "rook13",
        options: Mapping[str, Any] | None = None,
        players: int = 4,
        seed: str = "moment",
        seat: str | None = None,
        me: Person = ME,
        names: Sequence[str] = (),
        **config: Any,
    ) -> None:
        self.rules = make_rules(game, options or {}, players)
        self.state: GameState = new_game(self.rules, self.rules.seats[-1])
        self.seat: Seat | None = self.rules.seat(seat) if seat else self.rules.seats[0]
        self.me = me
        self.names = names
        self.config = TableConfig(game=game, options=dict(options or {}), players=players, **config)
        self.events: tuple[Event, ...] = ()
        self._seed = seed
        self._deals = 0

    @property
    def view(self) -> PlayerView:
        return view_for(self.state, self.seat)

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do something; returns what the viewer learns of it."""
        self.state, events = apply(self.state, action)
        self.events = events_for(events, self.seat)
        return self.events

    def step(self) -> tuple[Event, ...]:
        """Let the seat in turn do what Normal would."""
        if PHASE_OF[type(self.state.phase)] in (Phase.DEALING, Phase.HAND_OVER):
            self._deals += 1
            seed = derive_seed(self._seed.encode().hex(), self._deals).hex()
            return self.act(deal_from_seed(self.state, seed))
        seat = seat_to_act(self.state)
        if seat is None:
            # What bots never did in this game they may do in the next.
            self.state = new_game(self.rules, self.rules.seats[-1])
            return self.step()
        view = view_for(self.state, seat)
        return self.act(NormalBot().choose(view))

    def until(self, there: Until, limit: int = 20_000) -> Moment:
        """Play on to the first moment of this kind, in another game if this one has none."""
        for _ in range(limit):
            if there(self.view):
                return self
            if self.view.phase is Phase.GAME_OVER:
                self.state = new_game(self.rules, self.rules.seats[-1])
            self.step()
        raise AssertionError("no such moment in this game")

    def scene(
        self, stage: TableStage = TableStage.ACTIVE, is_solo: bool = True, **changes: Any
    ) -> Scene:
        """Return the moment as the window gets it; `changes` are fields of the TableView."""
        fields: dict[str, Any] = {
            "table_id": "aabbccdd",
            "revision": 1,
            "config": self.config,
            "stage": stage,
            "paused": False,
            "host": self.me.key,
            "standing": Standing.GUEST,
            "own_seat": self.seat,
            "last_command": 0,
            "seats": tuple(self._info(seat) for seat in self.rules.seats),
            "others": (),
            "waiting": (),
            "muted": (),
            "game": self.view if stage in (TableStage.ACTIVE, TableStage.FINISHED) else None,
            "undo": None,
            "deal": None,
            "next_hand": self._next_hand(stage),
            "log": (),
        }
        return Scene(TableView(**{**fields, **changes}), self.me.key, is_solo)

    def _next_hand(self, stage: TableStage) -> NextHandInfo | None:
        is_over = stage is TableStage.ACTIVE and self.view.phase is Phase.HAND_OVER
        return NextHandInfo((self.seat,)) if is_over and self.seat else None

    def _info(self, seat: Seat) -> SeatInfo:
        mine = seat == self.seat
        person = self.me if mine else None
        if not mine and seat.index < len(self.names):
            person = Person(f"{seat.index:02x}" * 32, self.names[seat.index], "owl")
        bot = None if person else "normal"
        return SeatInfo(seat, person, bot, person is not None, True, False, False, None, None)


def my_turn(view: PlayerView) -> bool:
    """Whether the seat that looks is to act, and not just to deal."""
    return view.turn == view.seat and view.phase not in (Phase.DEALING, Phase.HAND_OVER)


def in_phase(phase: Phase) -> Until:
    """Whether the seat that looks is to act in this phase."""
    return lambda view: view.phase is phase and view.turn == view.seat


def hand_over(view: PlayerView) -> bool:
    """Whether a hand has just ended."""
    return view.phase in (Phase.HAND_OVER, Phase.GAME_OVER)
