"""Arrays and bits: a card is its index in the deck, a set of cards an i64 mask."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["BIT", "BIT_INDEX", "BIT_MODULUS", "COMPILED", "count_bits", "vec"]

COMPILED: Final = not __file__.endswith(".py")


class _Lists:
    """Stands in for `vec` where nothing is compiled: there a list is the faster array."""

    def __getitem__(self, _item: object) -> type[list[int]]:
        return list


if not COMPILED:
    # The compiler resolves `vec` by itself and allows no other meaning of the name.
    globals()["vec"] = _Lists()


# The index of a lone bit b is BIT_INDEX[b % 67]: 2 is a primitive root modulo 67.
BIT_MODULUS: Final = 67


def _bit_indices() -> vec[i64]:
    found = [0] * BIT_MODULUS
    for index in range(63):
        found[(1 << index) % BIT_MODULUS] = index
    return vec[i64](found)


BIT_INDEX: Final = _bit_indices()
# Looked up, because the compiled code would shift a literal 1 as a 32-bit number.
BIT: Final = vec[i64]([1 << index for index in range(63)])


def count_bits(mask: i64) -> i64:
    """Return how many cards a mask holds."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


if not COMPILED:
    globals()["count_bits"] = int.bit_count
