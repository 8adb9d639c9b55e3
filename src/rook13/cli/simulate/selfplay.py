"""One game from the first deal to the end, played by bots that see only their own view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rook13.bots.levels import Bot
from rook13.cli.seating import drawn_dealer
from rook13.engine.actions import Action, Deal
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.record import Recorder, deal_from_seed
from rook13.engine.ruleset import Ruleset
from rook13.engine.shuffle import derive_seed
from rook13.engine.state import HandResult
from rook13.engine.view import view_for


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """What came out of a game; no winners means that it was stopped."""

    winners: tuple[str, ...]
    results: tuple[HandResult, ...]
    redeals: int
    actions: int
    recorder: Recorder


class SelfPlay:
    """A table at which only bots sit; everything follows from the seed."""

    def __init__(
        self, rules: Ruleset, bots: Sequence[Bot], names: Sequence[str], seed: bytes
    ) -> None:
        dealer = drawn_dealer(rules, seed)
        self._state = new_game(rules, dealer)
        self._bots = bots
        self._seed = seed
        self._recorder = Recorder(rules, names, dealer)
        self._deals = 0
        self._actions = 0

    def play(self, deal_limit: int) -> PlayedGame:
        """Play to the end, or until so many hands have been dealt and another is due."""
        action = self._next_action(deal_limit)
        while action is not None:
            self._state, _ = apply(self._state, action)
            self._recorder.add(action)
            self._actions += 1
            action = self._next_action(deal_limit)
        view = view_for(self._state, None)
        redeals = self._deals - len(view.results)
        return PlayedGame(view.winners, view.results, redeals, self._actions, self._recorder)

    def _next_action(self, deal_limit: int) -> Action | None:
        seat = seat_to_act(self._state)
        if seat is None:
            return None
        view = view_for(self._state, seat)
        if not isinstance(view.legal[0], Deal):
            return self._bots[seat.index].choose(view, view.legal)
        if self._deals == deal_limit:
            return None
        self._deals += 1
        return deal_from_seed(self._state, derive_seed(self._seed.hex(), self._deals).hex())
