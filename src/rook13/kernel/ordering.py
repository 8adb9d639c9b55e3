"""The order in which the solver tries cards, so that most answers come early."""

from __future__ import annotations

from mypy_extensions import i64

from rook13.kernel.bits import BIT_INDEX, BIT_MODULUS, vec
from rook13.kernel.cards import Cards, legal
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
        self, moves: i64, seat: i64, led: i64, best_seat: i64, best_card: i64, threats: i64
    ) -> i64:
        """Return the card with which to follow first; others can still play these threats."""
        if moves & (moves - 1) == 0:
            return BIT_INDEX[moves % BIT_MODULUS]
        cards = self.cards
        higher = cards.higher[best_card]
        beating = moves & higher & contenders(cards, led)
        partner_wins = self.side[best_seat] == self.side[seat]
        if self.ducks:
            if moves != beating:
                return self.highest(moves & ~beating)
            return best_by(cards.win, moves)
        if partner_wins and threats & higher == 0:
            return best_by(cards.feed, moves)
        sure = self.unbeaten(beating, threats)
        if sure != 0:
            return best_by(cards.feed, sure)
        if partner_wins:
            return best_by(cards.feed, moves)
        if beating != 0:
            return best_by(cards.win, beating)
        return best_by(cards.shed, moves)

    def threats(self, seat: i64, led: i64, in_trick: i64) -> i64:
        """Return the cards with which opponents can still win the trick."""
        cards = self.cards
        found: i64 = 0
        after = self.follows[seat]
        for _step in range(in_trick + 1, self.size):
            if self.side[after] != self.side[seat]:
                found |= legal(cards, self.hands[after], led)
            after = self.follows[after]
        return found & contenders(cards, led)

    def unbeaten(self, moves: i64, threats: i64) -> i64:
        """Return those cards that no threat beats."""
        higher = self.cards.higher
        found: i64 = 0
        while moves != 0:
            bit = moves & -moves
            moves ^= bit
            if threats & higher[BIT_INDEX[bit % BIT_MODULUS]] == 0:
                found |= bit
        return found

    def highest(self, moves: i64) -> i64:
        """Return the strongest of these cards."""
        higher = self.cards.higher
        card: i64 = -1
        while moves != 0:
            card = BIT_INDEX[(moves & -moves) % BIT_MODULUS]
            moves &= higher[card]
        return card


def contenders(cards: Cards, led: i64) -> i64:
    """Return the cards that can win a trick to which this suit was led."""
    return cards.power if led < 0 else cards.power | cards.suit_mask[led]


def best_by(worths: vec[i64], moves: i64) -> i64:
    """Return the card that is worth most; worths are kept by the remainder of a card's bit."""
    found: i64 = -1
    top: i64 = -1000000
    while moves != 0:
        place = (moves & -moves) % BIT_MODULUS
        moves &= moves - 1
        if worths[place] > top:
            top = worths[place]
            found = place
    return BIT_INDEX[found]
