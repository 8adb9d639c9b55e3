"""A moment of a finished hand with all cards open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from rook13.analysis.findings import Decision
from rook13.analysis.moments import FinishedHand
from rook13.engine.actions import Action, Discard, Play
from rook13.engine.auction import Call
from rook13.engine.cards import Card, Suit
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.state import GameState, Phase
from rook13.engine.view import PlayerView, Plays, view_for
from rook13.ui.table.hand.arrangement import BY_SUIT, sort_key


@dataclass(frozen=True)
class Position:
    """How a hand stood before an action, or at its end."""

    state: GameState
    action: Action | None = None
    """What was done then; nothing at the end."""
    better: tuple[Action, ...] = ()
    """What would have been better."""
    kitty: tuple[Card, ...] = ()
    """What lies in the kitty while nobody has taken it."""

    @property
    def rules(self) -> Ruleset:
        """Return the game."""
        return self.state.rules

    @cached_property
    def _views(self) -> tuple[PlayerView, ...]:
        return tuple(view_for(self.state, seat) for seat in self.rules.seats)

    @property
    def view(self) -> PlayerView:
        """Return what everybody could see, from the seat that acted."""
        seat = self.action.seat if self.action is not None else self.rules.seats[0]
        return self._views[seat.index]

    @cached_property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """Return everybody's cards, sorted."""
        key = sort_key(self._views[0], BY_SUIT, trump_first=True)
        return tuple(tuple(sorted(view.hand, key=key)) for view in self._views)

    @property
    def trick(self) -> Plays:
        """Return the trick on the table; at the end the last one."""
        return self.view.trick

    @cached_property
    def aside(self) -> tuple[Card, ...]:
        """Return the card turned up, or the kitty, then what the declarer laid aside."""
        if self.view.turned is not None:
            return (self.view.turned,)
        declarer = self.view.declarer
        if declarer is None:
            return self.kitty if self.view.phase is Phase.AUCTION else ()
        return self._views[declarer.index].discard

    @cached_property
    def calls(self) -> tuple[tuple[Seat, Call | None], ...]:
        """Return the auction so far, secret bids included."""
        if self.rules.secret_bids and self.view.phase is Phase.AUCTION:
            own = [view.calls for view in self._views]
            return tuple(call for calls in own for call in calls)
        return self.view.calls

    @property
    def trump(self) -> Suit | None:
        """Return trump, if there is one."""
        return self.view.trump

    @property
    def played(self) -> frozenset[Card]:
        """Return the cards that the action is about."""
        return _cards_of(self.action) if self.action is not None else frozenset()

    @property
    def better_cards(self) -> frozenset[Card]:
        """Return the cards that would have been better; of discards those of the first."""
        found: frozenset[Card] = frozenset()
        for action in self.better:
            if isinstance(action, Discard):
                return _cards_of(action)
            found |= _cards_of(action)
        return found


def positions_of(hand: FinishedHand, decisions: Sequence[Decision] = ()) -> tuple[Position, ...]:
    """Return every moment of a hand, then its end; decisions add what would have been better."""
    better = {d.number: d.best for d in decisions if d.cost > 0}
    end = hand.moments[-1].after
    revealed = view_for(end, None).revealed
    kitty = revealed.kitty if revealed is not None else ()
    steps = [
        Position(moment.before, moment.action, better.get(moment.number, ()), kitty)
        for moment in hand.moments
    ]
    return (*steps, Position(end))


def _cards_of(action: Action) -> frozenset[Card]:
    match action:
        case Play(card=card):
            return frozenset({card})
        case Discard(cards=cards):
            return frozenset(cards)
    return frozenset()
