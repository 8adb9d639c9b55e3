"""What a side plays for, and what it has gained."""

from __future__ import annotations

from mypy_extensions import i64

from rook13.kernel.arrays import vec
from rook13.kernel.hand import Hand


class Stakes:
    """What tricks bring side 0 besides the points of their cards."""

    each_trick: i64
    last_trick: i64
    bonus: i64
    majority: i64

    def __init__(self, each_trick: i64, last_trick: i64, bonus: i64, majority: i64) -> None:
        """Take so much a trick, for the last one, and once `majority` tricks are taken."""
        self.each_trick = each_trick
        self.last_trick = last_trick
        self.bonus = bonus
        self.majority = majority


def side_gain(hand: Hand, side: vec[i64], stakes: Stakes) -> i64:
    """Return what side 0 has gained in a finished hand."""
    won = side_tricks(hand, side)
    gain = stakes.each_trick * won
    for seat in range(hand.players):
        if side[seat] == 0:
            gain += hand.points[seat]
    if hand.last_winner >= 0 and side[hand.last_winner] == 0:
        gain += stakes.last_trick
    if won >= stakes.majority:
        gain += stakes.bonus
    return gain


def side_tricks(hand: Hand, side: vec[i64]) -> i64:
    """Return the tricks that side 0 has taken."""
    won: i64 = 0
    for seat in range(hand.players):
        if side[seat] == 0:
            won += hand.won[seat]
    return won
