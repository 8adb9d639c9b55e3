"""The transposition table of the solver: what is proven about positions, by their keys."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rook13.kernel.bits import vec
from rook13.kernel.dealer import Rng

# How the random numbers that make up a position's key are laid out.
KEY_TRICKS: Final = 8
PATTERN_START: Final = 32
PATTERN_PLACE: Final = 64
PATTERN_SUIT: Final = 1024

# Added to what is proven, so that it is never negative.
_SHIFT: Final = 4096


class TranspositionTable:
    """Bounds of what side 0 gains from a position, and the lead that proved them."""

    def __init__(self, slots: i64) -> None:
        rounded: i64 = 1
        while rounded * 2 <= slots:
            rounded *= 2
        self.slot_mask: i64 = rounded - 1
        self.keys = vec[i64]([-1] * int(rounded))
        self.proven = vec[i64]([0] * int(rounded))

    def answer(self, key: i64, target: i64) -> i64:
        """Return 1 if side 0 is known to gain `target`, 0 if it is known not to, else -1."""
        slot = key & self.slot_mask
        if self.keys[slot] == key:
            data = self.proven[slot]
            if (data >> 40) - _SHIFT >= target:
                return 1
            if ((data >> 16) & 0xFFFFFF) - _SHIFT < target:
                return 0
        return -1

    def best_lead(self, key: i64) -> i64:
        """Return the card that proved something about a position, or -1."""
        slot = key & self.slot_mask
        if self.keys[slot] == key:
            return (self.proven[slot] & 0xFF) - 1
        return -1

    def remember(self, key: i64, target: i64, result: i64, card: i64) -> None:
        """Keep what is proven about a position; a newer position takes the slot."""
        slot = key & self.slot_mask
        lower: i64 = 0
        upper: i64 = 2 * _SHIFT
        best: i64 = 0
        if self.keys[slot] == key:
            data = self.proven[slot]
            lower = data >> 40
            upper = (data >> 16) & 0xFFFFFF
            best = data & 0xFF
        else:
            self.keys[slot] = key
        if result == 1:
            lower = max(lower, target + _SHIFT)
        else:
            upper = min(upper, target - 1 + _SHIFT)
        if card >= 0:
            best = card + 1
        self.proven[slot] = lower << 40 | upper << 16 | best


def random_numbers() -> vec[i64]:
    """Return fixed random numbers: leaders, trick counts, then suit × place × worth × seat."""
    rng = Rng(20130613)
    found: list[i64] = []
    for _ in range(PATTERN_START + 6 * PATTERN_SUIT):
        high = rng.below(0x1FFFFFFF)
        low = rng.below(0x1FFFFFFF)
        found.append(high * 0x20000000 + low)
    return vec[i64](found)
