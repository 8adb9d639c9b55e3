"""The order in which the solver tries cards, so that most answers come early."""

from __future__ import annotations

from mypy_extensions import i64

from rook13.kernel.bits import BIT_INDEX, BIT_MODULUS, vec
from rook13.kernel.cards import legal
from rook13.kernel.hand import Stakes
from rook13.kernel.suits import Layout


class Ordering:
    """Picks the card to try next: leads by their history, others by a heuristic."""

    def __init__(self, layout: Layout, stakes: Stakes) -> None:
        self.cards = layout.cards
        self.ducks: bool = stakes.each_trick < 0
        self.size: i64 = layout.size
        self.side = layout.side
        self.follows = layout.follows
        self.hands = layout.hands
        self.history = vec[i64]([0] * (64 * len(layout.side)))

    def reward(self, seat: i64, card: i64, left: i64) -> None:
        """Count that a lead has answered a question, more so with many tricks left."""
        place = seat * 64 + card
        self.history[place] = self.history[place] + left * left

    def pick_lead(self, moves: i64, seat: i64) -> i64:
        """Return the lead that has answered most questions so far."""
        found: i64 = -1
        top: i64 = -1
        rest = moves
        while rest != 0:
            card = BIT_INDEX[(rest & -rest) % BIT_MODULUS]
            rest &= rest - 1
            worth = self.history[seat * 64 + card] * 1000 + self.cards.strength[card]
            if worth > top:
                top = worth
                found = card
        return found

    def pick(
        self, moves: i64, seat: i64, led: i64, best_seat: i64, best_strength: i64, threat: i64
    ) -> i64:
        if moves & (moves - 1) == 0:
            return BIT_INDEX[moves % BIT_MODULUS]
        cards = self.cards
        ours = self.side[best_seat] == self.side[seat]
        ducks = self.ducks
        contenders = cards.power
        if led >= 0:
            contenders |= cards.suit_mask[led]
        found: i64 = -1
        top: i64 = -1000000
        rest = moves
        while rest != 0:
            bit = rest & -rest
            card = BIT_INDEX[bit % BIT_MODULUS]
            rest ^= bit
            strength = cards.strength[card]
            points = cards.points[card]
            beats = strength > best_strength and contenders & bit != 0
            worth: i64 = -8 * points - strength
            if ducks:
                worth = -strength if beats else strength
            elif ours and best_strength > threat:
                worth = 8 * points - strength
            elif beats and strength > threat:
                worth = 1000 + 8 * points - strength
            elif ours:
                worth = 8 * points - strength
            elif beats:
                worth = 500 - strength
            if worth > top:
                top = worth
                found = card
        return found

    def threat(self, seat: i64, led: i64, in_trick: i64) -> i64:
        """Return the strength of the best card that opponents can still put on the trick."""
        found: i64 = -1
        after = self.follows[seat]
        for _step in range(in_trick + 1, self.size):
            if self.side[after] != self.side[seat]:
                found = max(found, self.strongest(after, led))
            after = self.follows[after]
        return found

    def strongest(self, seat: i64, led: i64) -> i64:
        """Return the strength of the best card that a seat may play to a trick, or -1."""
        cards = self.cards
        mask = legal(cards, self.hands[seat], led)
        if led >= 0:
            mask &= cards.power | cards.suit_mask[led]
        else:
            mask &= cards.power
        top: i64 = -1
        while mask != 0:
            top = max(top, cards.strength[BIT_INDEX[(mask & -mask) % BIT_MODULUS]])
            mask &= mask - 1
        return top
