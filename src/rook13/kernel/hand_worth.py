"""What a hand takes by itself, at a glance."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from rook13.kernel.bits import BIT_INDEX, BIT_MODULUS, count_bits, vec
from rook13.kernel.cards import Cards

# What a card takes on average, by how many higher cards of its suit are in other hands.
TRUMP_TRICKS: Final = vec[float]([1.0, 0.8, 0.55, 0.4, 0.3])
LOW_TRUMP: Final = 0.25
PLAIN_TRICKS: Final = vec[float]([0.85, 0.4, 0.15])
VOID: Final = 0.6
SINGLETON: Final = 0.25


def expected_tricks(cards: Cards, hand: i64) -> float:
    """Return what a hand takes by itself under the trump of these cards."""
    power = cards.power
    betters = cards.betters
    trumps = hand & power
    count = count_bits(trumps)
    total = 0.0
    rest = trumps
    while rest:
        bit = rest & -rest
        rest ^= bit
        above = count_bits(betters[bit % BIT_MODULUS] & ~hand)
        total += TRUMP_TRICKS[above] if above < 5 else LOW_TRUMP
    for suit in range(len(cards.suit_mask)):
        held = cards.suit_mask[suit]
        if not held & power:
            total += _plain_tricks(cards, hand, hand & held, count)
    return total


def _plain_tricks(cards: Cards, hand: i64, held: i64, trumps: i64) -> float:
    length = count_bits(held)
    if length == 0:
        return VOID if trumps >= 2 else 0.0
    betters = cards.betters
    total = SINGLETON if length == 1 and trumps >= 3 else 0.0
    limit: i64 = length if length < 3 else 3
    while held:
        bit = held & -held
        held ^= bit
        above = count_bits(betters[bit % BIT_MODULUS] & ~hand)
        if above < limit:
            total += PLAIN_TRICKS[above]
    return total


# Where tricks are promised, nobody fights for more than their own: how much each higher card that
# is out takes from the chance of a card, the least chance of a trump, and how often plain cards are
# trumped.
OVER_TRUMP: Final = 0.2
OVER_PLAIN: Final = 0.5
ANY_TRUMP: Final = 0.15
TRUMPED: Final = 0.15


def promised_tricks(cards: Cards, hand: i64, out: float) -> float:
    """Return what somebody would promise with a hand if others hold this share of the rest."""
    power = cards.power
    betters = cards.betters
    total = 0.0
    rest = hand
    while rest:
        bit = rest & -rest
        rest ^= bit
        place = bit % BIT_MODULUS
        over = float(count_bits(betters[place] & ~hand)) * out
        if power & bit:
            chance = exp(-OVER_TRUMP * over)
            total += chance if chance > ANY_TRUMP else ANY_TRUMP
        elif cards.suit_of[BIT_INDEX[place]] >= 0:
            total += exp(-OVER_PLAIN * over) * (1.0 - TRUMPED * out)
    return total
