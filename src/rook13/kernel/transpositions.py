"""The transposition table of the solver: what is proven about positions, by what counts in them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rook13.kernel.bits import count_bits, vec
from rook13.kernel.suits import DEEP, Layout, SuitCache

# Added to what is proven, so that it is never negative.
_SHIFT: Final = 4096
_BOUND: Final = 0x3FFF
_CLASS: Final = 0xFFFFFFF
_WAYS: Final = 8
"""How many proofs share a place."""


class TranspositionTable:
    """Bounds of what side 0 gains from positions, and the leads that proved them.

    A proof holds for all positions in which each seat has as many cards of each suit and worth and
    in which the highest cards of each suit that decided a trick are held alike, whoever holds
    the lower ones.
    """

    def __init__(self, slots: i64, layout: Layout, suits: SuitCache) -> None:
        rounded: i64 = _WAYS
        while rounded * 2 <= slots:
            rounded *= 2
        self.place_mask: i64 = rounded - _WAYS
        self.layout = layout
        self.suits = suits
        self.found = suits.found
        self.highest = suits.highest
        self.tails = suits.tails
        self.groups: i64 = suits.groups
        self.shapes = vec[i64]([-1] * int(rounded))
        self.checks = vec[i64]([0] * int(rounded))
        self.proven = vec[i64]([0] * int(rounded))
        self.relevant: i64 = 0
        self.value: i64 = 0
        self.best_lead: i64 = -1

    def settles(self, shape: i64, need: i64, target: i64) -> bool:
        """Return whether it is known if side 0 gains `target`.

        Sets `value`, below which the gain is not if it reaches the target, and above which it is
        not otherwise, and the cards that this rests on. If nothing is known, sets the best lead of
        a position much like this one.
        """
        self.best_lead = -1
        place = shape & self.place_mask
        end = place + _WAYS
        while place < end:
            if self.shapes[place] == shape:
                data = self.proven[place]
                there = (data >> 6) & 15
                lower = (data >> 48) - _SHIFT
                upper = ((data >> 34) & _BOUND) - _SHIFT
                # With fewer tricks to go for the bonus side 0 gains no less.
                reached = lower >= target and need <= there
                missed = upper < target and need >= there
                if (reached or missed) and self.covers(place, data):
                    self.value = lower if reached else upper
                    return True
                if self.best_lead < 0:
                    self.best_lead = (data & 63) - 1
            place += 1
        return False

    def covers(self, place: i64, data: i64) -> bool:
        """Return whether a proof holds for the position that was looked up last."""
        check: i64 = 0
        relevant: i64 = 0
        depths = data >> 10
        for group in range(self.groups):
            spot = self.found[group] * DEEP + (depths & 15)
            check ^= self.highest[spot]
            relevant |= self.tails[spot]
            depths >>= 4
        self.relevant = relevant
        return check == self.checks[place]

    def remember(
        self, shape: i64, need: i64, target: i64, value: i64, card: i64, relevant: i64
    ) -> None:
        """Keep what is proven about the position looked up last, and the cards it rests on."""
        check: i64 = 0
        depths: i64 = need << 6
        relevant &= self.layout.held
        for group in range(self.groups):
            deep = count_bits(relevant & self.suits.group_mask[group])
            check ^= self.highest[self.found[group] * DEEP + deep]
            depths |= deep << (10 + 4 * group)
        first = shape & self.place_mask
        place = first
        end = first + _WAYS - 1
        known = False
        while place < end:
            known = self.checks[place] == check and self.shapes[place] == shape
            known = known and (self.proven[place] >> 6) & _CLASS == depths >> 6
            if known or self.shapes[place] < 0:
                break
            place += 1
        lower: i64 = 0
        upper: i64 = 2 * _SHIFT
        best: i64 = 0
        if known:
            data = self.proven[place]
            lower = data >> 48
            upper = (data >> 34) & _BOUND
            best = data & 63
        # The newest proof comes first, and the oldest has to go.
        while place > first:
            self.shapes[place] = self.shapes[place - 1]
            self.checks[place] = self.checks[place - 1]
            self.proven[place] = self.proven[place - 1]
            place -= 1
        if value >= target:
            lower = max(lower, value + _SHIFT)
        else:
            upper = min(upper, value + _SHIFT)
        if card >= 0:
            best = card + 1
        self.shapes[first] = shape
        self.checks[first] = check
        self.proven[first] = lower << 48 | upper << 34 | depths | best
