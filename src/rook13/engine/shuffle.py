"""From a 256-bit seed to the order of a deck, by a method anybody can redo by hand.

Block *i* is SHA-256(seed ‖ *i* as eight bytes, big-endian), *i* = 0, 1, 2 …; the blocks in a row
are read as big-endian 32-bit words. The deck starts in its printed order. For *k* from the last
position down to 1, take words until one is below the largest multiple of *k* + 1 that fits in
2³²; swap position *k* with position (word mod *k* + 1). Throwing words away keeps every order
equally likely.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from struct import unpack

SEED_BYTES = 32
_WORD_RANGE = 1 << 32


def deck_order(seed: bytes, size: int) -> tuple[int, ...]:
    """Return the order in which a deck of `size` cards lies after shuffling with `seed`."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    order = list(range(size))
    words = _words(seed)
    for last in range(size - 1, 0, -1):
        choices = last + 1
        limit = _WORD_RANGE - _WORD_RANGE % choices
        word = next(words)
        while word >= limit:
            word = next(words)
        other = word % choices
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def derive_seed(*parts: object) -> bytes:
    """Return a seed that depends on nothing but `parts`, for reproducible runs."""
    return sha256("\x1f".join(str(part) for part in parts).encode()).digest()


def _words(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = sha256(seed + counter.to_bytes(8, "big")).digest()
        yield from unpack(">8I", block)
        counter += 1
