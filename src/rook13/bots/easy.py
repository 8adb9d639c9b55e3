"""Easy: thinks like Normal, but its mind wanders."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rook13.bots.bidding import choose_call
from rook13.bots.normal import NormalBot
from rook13.bots.sight import Sight
from rook13.engine.actions import Action
from rook13.engine.view import PlayerView

DISTRACTED = 0.3
MOOD = 0.9


class EasyBot(NormalBot):
    """Forgets what has been played and trusts its luck, but never throws a partner's trick away."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def call(self, view: PlayerView, legal: Sequence[Action]) -> Action:
        """Bid on a feeling: sometimes too much, sometimes too little."""
        return choose_call(view, legal, boldness=self._rng.uniform(-MOOD, MOOD))

    def card(self, sight: Sight) -> int:
        """Play any fair card now and then, unless the partner is winning."""
        winning = sight.winning
        partner_wins = winning is not None and sight.is_friend(winning[0])
        if partner_wins or self._rng.random() >= DISTRACTED:
            return super().card(sight)
        return self._rng.choice(sight.choices)
