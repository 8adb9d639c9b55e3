"""A player without a plan: fair, modest in the bidding, otherwise at random.

Uniformly random bids would be set nearly every hand and some games would never end, so this one
rarely raises. It is a yardstick and a first opponent, not a level that anybody should lose to.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from rook13.bots.budget import Budget
from rook13.bots.sight import Sight
from rook13.engine.actions import Action, Bid, CallRedeal, Claim, Pass, Play
from rook13.engine.view import PlayerView

OPENING = 0.4
"""How often it bids when nobody has."""
RAISING = 0.1
"""How often it goes over somebody's bid."""
JUMPING = 0.2
"""How often it takes the next higher call instead of the lowest, again and again."""


class RandomBot:
    """Chooses by chance alone; the same seed chooses the same."""

    def __init__(self, seed: bytes) -> None:
        self._random = random.Random(seed)

    def choose(
        self, view: PlayerView, legal: Sequence[Action], budget: Budget | None = None
    ) -> Action:
        """Return one of the legal actions."""
        first = legal[0]
        if isinstance(first, Play):
            return self._play(view, legal)
        if isinstance(first, Bid):
            return self._bid(view, legal)
        return self._random.choice(legal)

    def _bid(self, view: PlayerView, legal: Sequence[Action]) -> Action:
        bids = [action for action in legal if isinstance(action, Bid)]
        if view.rules.everybody_bids:
            return self._promise(view, bids)
        redeals = [action for action in legal if isinstance(action, CallRedeal)]
        if redeals:
            return redeals[0]
        passes = [action for action in legal if isinstance(action, Pass)]
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

    def _play(self, view: PlayerView, legal: Sequence[Action]) -> Action:
        sight = Sight.of(view)
        for action in legal:
            if isinstance(action, Claim) and sight.wants_tricks:
                return action
        fair = sight.fair
        plays = [a for a in legal if isinstance(a, Play) and fair >> a.card.index & 1]
        return self._random.choice(plays)
