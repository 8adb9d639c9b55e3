"""A game between one person and bots: what was done so far, and what happens next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rook13.bots.levels import Bot
from rook13.engine.actions import Action, Deal
from rook13.engine.events import Event, events_for
from rook13.engine.game import apply, seat_to_act
from rook13.engine.record import Record, Recorder, deal_from_seed
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import derive_seed
from rook13.engine.state import PHASE_OF, GameState, Phase
from rook13.engine.view import PlayerView, view_for


class Session:
    """Applies actions, lets bots act and can go back, and shows only what your seat may see."""

    def __init__(
        self,
        start: GameState,
        names: Sequence[str],
        you: Seat,
        bots: Mapping[Seat, Bot],
        seed: bytes,
        actions: Sequence[Action] = (),
    ) -> None:
        self.you = you
        self.names = tuple(names)
        self._start = self._state = start
        self._bots = bots
        self._seed = seed
        self._actions: list[Action] = []
        for action in actions:
            self._apply(action)

    @property
    def rules(self) -> Ruleset:
        """Return the game with its options."""
        return self._start.rules

    @property
    def view(self) -> PlayerView:
        """Return what you see."""
        return view_for(self._state, self.you)

    @property
    def deals(self) -> int:
        """Return how many times cards were dealt."""
        return sum(isinstance(action, Deal) for action in self._actions)

    @property
    def is_over(self) -> bool:
        """Return whether the game is decided."""
        return seat_to_act(self._state) is None

    @property
    def is_your_turn(self) -> bool:
        """Return whether the game waits for you; dealing is done for you."""
        return seat_to_act(self._state) == self.you and not self._is_deal_due()

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do something and return what you learn of it; raises IllegalAction."""
        return events_for(self._apply(action), self.you)

    def advance(self) -> tuple[Event, ...]:
        """Deal, or let the bot in turn act, and return what you learn of it."""
        if self._is_deal_due():
            seed = derive_seed(self._seed.hex(), self.deals + 1).hex()
            return self.act(deal_from_seed(self._state, seed))
        seat = seat_to_act(self._state)
        assert seat is not None
        view = view_for(self._state, seat)
        return self.act(self._bots[seat].choose(view, view.legal))

    def undo(self) -> bool:
        """Go back to your last decision by playing everything before it again."""
        decisions = [place for place, action in enumerate(self._actions) if self._is_yours(action)]
        if not decisions:
            return False
        kept = self._actions[: decisions[-1]]
        self._actions, self._state = [], self._start
        for action in kept:
            self._apply(action)
        return True

    def record(self) -> Record:
        """Return the game as it stands."""
        dealer = self.rules.seats[self._start.match.dealer]
        recorder = Recorder(self.rules, self.names, dealer)
        for action in self._actions:
            recorder.add(action)
        return recorder.record()

    def _apply(self, action: Action) -> tuple[Event, ...]:
        self._state, events = apply(self._state, action)
        self._actions.append(action)
        return events

    def _is_deal_due(self) -> bool:
        return PHASE_OF[type(self._state.phase)] in (Phase.DEALING, Phase.HAND_OVER)

    def _is_yours(self, action: Action) -> bool:
        return action.seat == self.you and not isinstance(action, Deal)
