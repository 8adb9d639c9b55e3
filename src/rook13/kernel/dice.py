"""Chance that a seed repeats."""

from __future__ import annotations

from mypy_extensions import i64

from rook13.kernel.bits import BIT_INDEX, BIT_MODULUS, count_bits


class Dice:
    """A small random generator that gives the same numbers compiled and interpreted."""

    state: i64

    def __init__(self, seed: i64) -> None:
        self.state = (seed & 0x7FFFFFFF) | 1

    def below(self, limit: i64) -> i64:
        """Return a number from 0 to limit - 1."""
        x = self.state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.state = x
        return (x >> 3) % limit

    def card_of(self, mask: i64) -> i64:
        """Return a random card of a mask that is not empty."""
        skip = self.below(count_bits(mask))
        while skip > 0:
            mask &= mask - 1
            skip -= 1
        return BIT_INDEX[(mask & -mask) % BIT_MODULUS]
