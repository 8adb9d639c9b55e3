"""A deck under one trump, and what may be played from it."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from rook13.engine.trick import NO_TRUMP, TrickTables
from rook13.kernel.bits import BIT_MODULUS, count_bits, vec


class Cards:
    """A deck under one trump: the engine's trick tables as flat arrays."""

    def __init__(self, tables: TrickTables, points: Sequence[int]) -> None:
        self.suit_of = vec[i64](list(tables.suit_of))
        self.strength = vec[i64](list(tables.strength))
        self.suit_mask = vec[i64](list(tables.suit_mask))
        self.points = vec[i64](list(points))
        self.stronger = vec[i64](list(tables.stronger))
        self.power: i64 = tables.power
        self.wild: i64 = tables.wild
        must_trump = tables.must_trump and tables.trump != NO_TRUMP
        self.forced: i64 = tables.suit_mask[tables.trump] if must_trump else 0
        self.names_lead: i64 = tables.names_lead
        strengths = list(tables.strength)
        both = list(zip(points, strengths, strict=True))
        # For each card, and finally for none, the stronger cards of any suit.
        self.higher = vec[i64]([_stronger_than(strengths, each) for each in [*strengths, -1]])
        # For playouts, by the remainder of a card's bit, so that its index need not be found: its
        # points, its betters, and what it is worth as a lead that may lose, to shed, to feed to a
        # partner, to take over from a partner, and to win with.
        self.worths = vec[i64](_by_remainder(list(points)))
        self.betters = vec[i64](_by_remainder(list(tables.stronger)))
        self.risk = vec[i64](_by_remainder([-4 * worth - each for worth, each in both]))
        self.shed = vec[i64](_by_remainder([-6 * worth - each for worth, each in both]))
        self.feed = vec[i64](_by_remainder([6 * worth - each for worth, each in both]))
        self.take_over = vec[i64](_by_remainder([worth - each for worth, each in both]))
        self.win = vec[i64](_by_remainder([-each for each in strengths]))


def _stronger_than(strengths: list[int], limit: int) -> int:
    return sum(1 << card for card, each in enumerate(strengths) if each > limit)


def _by_remainder(values: list[int]) -> list[int]:
    found = [0] * BIT_MODULUS
    for card, value in enumerate(values):
        found[(1 << card) % BIT_MODULUS] = value
    return found


def legal(cards: Cards, hand: i64, led: i64) -> i64:
    """Return the cards of a hand that may be played."""
    if led < 0:
        return hand
    follow = hand & cards.suit_mask[led]
    if not follow:
        follow = hand & cards.forced
        if not follow:
            return hand
    return follow | (hand & cards.wild)


def longest_suit(cards: Cards, hand: i64) -> i64:
    """Return the suit that a hand holds most of."""
    best: i64 = 0
    most: i64 = -1
    for suit in range(len(cards.suit_mask)):
        held = count_bits(hand & cards.suit_mask[suit])
        if held > most:
            most = held
            best = suit
    return best
