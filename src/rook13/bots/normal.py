"""Normal: rules of thumb, at once, from nothing but the view."""

from __future__ import annotations

from collections.abc import Sequence

from rook13.bots.bidding import choose_call, choose_discard, choose_trick_count, choose_trump
from rook13.bots.budget import Budget
from rook13.bots.card_play import (
    card_against_tricks,
    card_for_exact_bid,
    card_for_points,
    card_to_stick,
)
from rook13.bots.proof import proves_renege
from rook13.bots.sight import Sight
from rook13.engine.actions import Action, CallRedeal, CallRenege, Claim, Play
from rook13.engine.legal import DiscardChoices
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView


class NormalBot:
    """Plays the way a careful family player does."""

    def choose(
        self, view: PlayerView, legal: Sequence[Action], budget: Budget | None = None
    ) -> Action:
        """Return one of the legal actions; rules of thumb need no budget."""
        if view.phase is Phase.AUCTION:
            return self._call(view, legal)
        if isinstance(legal, DiscardChoices):
            return self.discard(view, legal)
        if view.phase is Phase.TRUMP:
            return self.trump(view, legal)
        if view.phase is Phase.PLAY:
            return self._play(view, legal)
        return legal[0]

    def _call(self, view: PlayerView, legal: Sequence[Action]) -> Action:
        for action in legal:
            if isinstance(action, CallRedeal):
                return action
        if view.rules.everybody_bids:
            return self.promise(view, legal)
        return self.call(view, legal)

    def call(self, view: PlayerView, legal: Sequence[Action]) -> Action:
        """Return a call in a game of contracts."""
        return choose_call(view, legal)

    def promise(self, view: PlayerView, legal: Sequence[Action]) -> Action:
        """Return a number of tricks where everybody bids."""
        return choose_trick_count(view, legal)

    def discard(self, view: PlayerView, legal: DiscardChoices) -> Action:
        """Return what to lay aside."""
        return choose_discard(view, legal)

    def trump(self, view: PlayerView, legal: Sequence[Action]) -> Action:
        """Return the trump to name."""
        return choose_trump(view, legal)

    def _play(self, view: PlayerView, legal: Sequence[Action]) -> Action:
        sight = Sight.of(view)
        for action in legal:
            if isinstance(action, Claim) and sight.wants_tricks:
                return action
            if isinstance(action, CallRenege) and proves_renege(view):
                return action
        if not any(isinstance(action, Play) for action in legal):
            return legal[0]
        card = self.card(sight)
        plays = [a for a in legal if isinstance(a, Play) and a.card.index == card]
        # Who leads the Joker in No Trump asks for the suit they hold most of.
        return max(plays, key=lambda play: _held(sight, play))

    def card(self, sight: Sight) -> int:
        """Return the card to play, by what the game and the contract ask for."""
        view = sight.view
        if view.rules.everybody_bids and view.rules.exact:
            return card_for_exact_bid(sight, _tricks_wanted(view))
        if view.contract is None and not view.rules.everybody_bids:
            return card_against_tricks(sight)
        if view.contract is not None and view.contract.misere and view.declarer is not None:
            if view.declarer == view.seat:
                return card_against_tricks(sight)
            return card_to_stick(sight, view.declarer.index)
        return card_for_points(sight)


def _held(sight: Sight, play: Play) -> int:
    if play.named is None:
        return 0
    return (sight.hand & sight.tables.suit_mask[play.named.index]).bit_count()


def _tricks_wanted(view: PlayerView) -> int:
    assert view.seat is not None
    side_of = view.rules.side_of
    side = [seat for seat in view.seats if side_of[seat.seat.index] == side_of[view.seat.index]]
    return sum((seat.call.tricks if seat.call else 0) - seat.tricks for seat in side)
