"""What a hand is worth at a glance: its tricks, its best trump, and which cards it misses least."""

from __future__ import annotations

from functools import lru_cache

from rook13 import kernel
from rook13.engine.cards import bits, indices_mask
from rook13.engine.ruleset import Ruleset
from rook13.engine.trick import NO_TRUMP, TrickTables

VOID_GAIN = 0.25
"""Tricks gained by a void that discarding a lone card makes."""
BURIED_SHARE = 0.012
"""What laying a point aside is worth, in tricks."""
TRUMPS_COMPARED = 2


def expected_tricks(tables: TrickTables, hand: int) -> float:
    """Return what a hand takes by itself under this trump."""
    return kernel.expected_tricks(_cards(tables), hand)


@lru_cache(maxsize=64)
def _cards(tables: TrickTables) -> kernel.Cards:
    return kernel.Cards(tables, [0] * len(tables.suit_of))


def quick_trump(rules: Ruleset, hand: int) -> int:
    """Return the suit that looks best for a hand."""
    best = longest_suits(rules, hand)[:TRUMPS_COMPARED]
    return max(best, key=lambda suit: expected_tricks(rules.tables(suit), hand))


def longest_suits(rules: Ruleset, hand: int) -> list[int]:
    """Return the suits, those first in which a hand would have most trumps."""
    return sorted(
        (suit.index for suit in rules.deck.suits),
        key=lambda suit: -(hand & rules.tables(suit).power).bit_count(),
    )


def quick_discard(rules: Ruleset, trump: int, hand: int, size: int) -> int:
    """Return the cards that a hand misses least, at a glance."""
    return indices_mask(discard_order(rules, trump, hand)[:size])


def discard_order(rules: Ruleset, trump: int, hand: int) -> list[int]:
    """Return the cards that may be discarded, the least useful first."""
    tables, points = rules.tables(trump), rules.deck.points
    free = bits(rules.discardable(hand))
    trumps = (hand & tables.power).bit_count()
    return sorted(
        free,
        key=lambda card: (
            _keep(tables, hand, card, trumps) - BURIED_SHARE * points[card],
            tables.strength[card],
        ),
    )


def _keep(tables: TrickTables, hand: int, card: int, trumps: int) -> float:
    """Return what a card is worth in tricks, a card of a short suit less."""
    if tables.power >> card & 1:
        return 10.0
    suit = tables.suit_of[card]
    held = hand & tables.suit_mask[suit] if suit >= 0 else 1 << card
    length = held.bit_count()
    above = (tables.stronger[card] & ~hand).bit_count()
    worth = kernel.PLAIN_TRICKS[above] if above < min(length, len(kernel.PLAIN_TRICKS)) else 0.0
    short = VOID_GAIN * (4 - length) / 3 if length < 4 and trumps >= 2 else 0.0
    return worth - short if tables.trump != NO_TRUMP else worth


def misere_discard(rules: Ruleset, hand: int, size: int) -> int:
    """Return the most dangerous cards: the Joker, then cards with no low ones beside them."""
    laid = 0
    for _ in range(size):
        kept = hand & ~laid
        laid |= 1 << max(bits(kept), key=lambda card: _danger(rules, kept, card))
    return laid


def _danger(rules: Ruleset, hand: int, card: int) -> float:
    tables = rules.tables(NO_TRUMP)
    if tables.power >> card & 1:
        return 1000.0
    suit = tables.suit_mask[tables.suit_of[card]]
    below = suit & ~tables.stronger[card] & ~hand & ~(1 << card)
    own_below = (hand & suit & ~tables.stronger[card] & ~(1 << card)).bit_count()
    return below.bit_count() - 2.5 * own_below
