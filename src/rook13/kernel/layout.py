"""The open cards of a hand that is being solved."""

from __future__ import annotations

from mypy_extensions import i64

from rook13.kernel.arrays import vec
from rook13.kernel.bits import BIT_INDEX, BIT_MODULUS
from rook13.kernel.cards import Cards
from rook13.kernel.hand import Hand, seats_playing


class Layout:
    """Who holds what, who plays after whom, and for which side.

    Its arrays stay the same ones, so that the parts of the solver may keep them at hand.
    """

    cards: Cards
    side: vec[i64]
    follows: vec[i64]
    players: i64
    size: i64
    hands: vec[i64]
    held: i64
    # Who holds each card, also after it is played.
    owner: vec[i64]

    def __init__(self, cards: Cards, side: list[i64], follows: list[i64]) -> None:
        self.cards = cards
        self.side = vec[i64](side)
        self.follows = vec[i64](follows)
        self.players = len(side)
        self.size = seats_playing(follows)
        self.hands = vec[i64]([0] * len(side))
        self.held = 0
        self.owner = vec[i64]([-1] * len(cards.suit_of))

    def take_over(self, hand: Hand) -> bool:
        """Set the cards as they lie; return whether any has come to another holder."""
        fresh = False
        self.held = 0
        for seat in range(self.players):
            mask: i64 = hand.hands[seat] if self.follows[seat] >= 0 else 0
            self.hands[seat] = mask
            self.held |= mask
            while mask != 0:
                card = BIT_INDEX[(mask & -mask) % BIT_MODULUS]
                mask &= mask - 1
                if self.owner[card] != seat:
                    fresh = True
                    self.owner[card] = seat
        return fresh
