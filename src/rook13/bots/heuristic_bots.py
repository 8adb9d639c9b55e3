"""The bots that answer at once: Normal and Easy by rules of thumb, and Random."""

from __future__ import annotations

import random

from rook13.bots.calibration import tuning
from rook13.bots.heuristic_bidding import (
    choose_call,
    choose_discard,
    choose_trick_count,
    choose_trump,
)
from rook13.bots.heuristic_play import (
    PlayContext,
    card_against_tricks,
    card_to_lead,
    card_to_stick,
    proves_renege,
)
from rook13.bots.search_setup import Budget
from rook13.bots.trick_odds import card_for_exact_promise, choose_exact_promise, follow_by_odds
from rook13.engine.actions import Action, Bid, CallRedeal, CallRenege, Claim, Pass, Play
from rook13.engine.legal import DiscardChoices
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView


class NormalBot:
    """Plays the way a careful family player does."""

    def choose(self, view: PlayerView, budget: Budget | None = None) -> Action:
        if view.phase is Phase.AUCTION:
            return self._call(view)
        if isinstance(view.legal, DiscardChoices):
            return self.discard(view, view.legal)
        if view.phase is Phase.TRUMP:
            return self.trump(view)
        if view.phase is Phase.PLAY:
            return self._play(view)
        return view.legal[0]

    def _call(self, view: PlayerView) -> Action:
        for action in view.legal:
            if isinstance(action, CallRedeal):
                return action
        if view.rules.everybody_bids:
            return self.promise(view)
        return self.call(view)

    def call(self, view: PlayerView) -> Action:
        return choose_call(view)

    def promise(self, view: PlayerView) -> Action:
        choose = choose_exact_promise if view.rules.exact else choose_trick_count
        return choose(view)

    def discard(self, view: PlayerView, legal: DiscardChoices) -> Action:
        return choose_discard(view, legal)

    def trump(self, view: PlayerView) -> Action:
        return choose_trump(view)

    def _play(self, view: PlayerView) -> Action:
        context = PlayContext.of(view)
        for action in view.legal:
            if isinstance(action, Claim) and context.wants_tricks:
                return action
            if isinstance(action, CallRenege) and proves_renege(view):
                return action
        if not any(isinstance(action, Play) for action in view.legal):
            return view.legal[0]
        card = self.card(context)
        plays = [a for a in view.legal if isinstance(a, Play) and a.card.index == card]
        # Who leads the Joker in No Trump asks for the suit they hold most of.
        return max(plays, key=lambda play: _held(context, play))

    def card(self, context: PlayContext) -> int:
        view = context.view
        if view.rules.everybody_bids and view.rules.exact:
            return self.exact_card(context)
        if view.contract is None and not view.rules.everybody_bids:
            return card_against_tricks(context)
        if view.contract is not None and view.contract.misere and view.declarer is not None:
            if view.declarer == view.seat:
                return card_against_tricks(context)
            return card_to_stick(context, view.declarer.index)
        return self.point_card(context)

    def exact_card(self, context: PlayContext) -> int:
        return card_for_exact_promise(context, tricks_wanted(context.view))

    def point_card(self, context: PlayContext) -> int:
        return card_to_lead(context) if context.winning is None else follow_by_odds(context)


def _held(context: PlayContext, play: Play) -> int:
    if play.named is None:
        return 0
    return (context.hand & context.tables.suit_mask[play.named.index]).bit_count()


def tricks_wanted(view: PlayerView) -> int:
    """Return how many more tricks a side needs to keep its promises."""
    assert view.seat is not None
    side_of = view.rules.side_of
    side = [seat for seat in view.seats if side_of[seat.seat.index] == side_of[view.seat.index]]
    return sum((seat.call.tricks if seat.call else 0) - seat.tricks for seat in side)


class EasyBot(NormalBot):
    """Forgets what has been played and trusts its luck, but never throws a partner's trick away."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def call(self, view: PlayerView) -> Action:
        """Bid on a feeling: sometimes too much, sometimes too little."""
        mood = tuning().mood
        return choose_call(view, boldness=self._rng.uniform(-mood, mood))

    def card(self, context: PlayContext) -> int:
        """Play any fair card now and then, unless the partner is winning."""
        winning = context.winning
        partner_wins = winning is not None and context.is_friend(winning[0])
        if partner_wins or self._rng.random() >= tuning().distracted:
            return super().card(context)
        return self._rng.choice(context.choices)


OPENING = 0.4
"""How often it bids when nobody has."""
RAISING = 0.1
"""How often it goes over somebody's bid."""
JUMPING = 0.2
"""How often it goes one call higher, again and again."""


class RandomBot:
    """Plays at random, but fairly and without wild bids, so that games come to an end."""

    def __init__(self, seed: bytes) -> None:
        self._random = random.Random(seed)

    def choose(self, view: PlayerView, budget: Budget | None = None) -> Action:
        first = view.legal[0]
        if isinstance(first, Play):
            return self._play(view)
        if isinstance(first, Bid):
            return self._bid(view)
        return self._random.choice(view.legal)

    def _bid(self, view: PlayerView) -> Action:
        bids = [action for action in view.legal if isinstance(action, Bid)]
        if view.rules.everybody_bids:
            return self._promise(view, bids)
        redeals = [action for action in view.legal if isinstance(action, CallRedeal)]
        if redeals:
            return redeals[0]
        passes = [action for action in view.legal if isinstance(action, Pass)]
        eagerness = OPENING if view.contract is None else RAISING
        if passes and self._random.random() >= eagerness:
            return passes[0]
        step = 0
        while step < len(bids) - 1 and self._random.random() < JUMPING:
            step += 1
        return bids[step]

    def _promise(self, view: PlayerView, bids: list[Bid]) -> Action:
        """Promise at most twice the fair share of the tricks."""
        limit = 2 * len(view.hand) / view.rules.players
        return self._random.choice([bid for bid in bids if bid.call.tricks <= limit] or bids)

    def _play(self, view: PlayerView) -> Action:
        context = PlayContext.of(view)
        for action in view.legal:
            if isinstance(action, Claim) and context.wants_tricks:
                return action
        fair = context.fair
        plays = [a for a in view.legal if isinstance(a, Play) and fair >> a.card.index & 1]
        return self._random.choice(plays)
