"""Decisions tried out."""

from __future__ import annotations

from mypy_extensions import i64

from rook13.kernel.arrays import vec
from rook13.kernel.dice import Dice
from rook13.kernel.hand import Hand
from rook13.kernel.playouts import policy_out
from rook13.kernel.stakes import Stakes, side_gain


class Trial:
    """Plays hands out as simple players would, to see what comes of a decision."""

    hand: Hand
    side: vec[i64]
    aims: vec[i64]
    dice: Dice

    def __init__(self, hand: Hand, side: list[i64], aims: list[i64], dice: Dice) -> None:
        self.hand = hand
        self.side = vec[i64](side)
        self.aims = vec[i64](aims)
        self.dice = dice

    def gain(self, hands: list[i64], leader: i64, stakes: Stakes) -> i64:
        """Return what side 0 gains when these hands are played once."""
        self.hand.start(hands, leader)
        policy_out(self.hand, self.side, self.aims, self.dice)
        return side_gain(self.hand, self.side, stakes)
