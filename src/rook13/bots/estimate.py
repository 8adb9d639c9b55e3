"""How many tricks a hand is worth before any card is played, by counting."""

from __future__ import annotations

from rook13.engine.cards import bits
from rook13.engine.trick import TrickTables

# What a card takes on average, by how many higher cards of its suit are in other hands.
TRUMP_TRICKS = (1.0, 0.8, 0.55, 0.4, 0.3)
LOW_TRUMP = 0.25
PLAIN_TRICKS = (0.85, 0.4, 0.15)
VOID, SINGLETON = 0.6, 0.25


def expected_tricks(tables: TrickTables, hand: int) -> float:
    """Return what a hand takes by itself under this trump."""
    trumps = hand & tables.power
    total = sum(_trump_tricks(tables, hand, card) for card in bits(trumps))
    for suit in tables.suit_mask:
        if suit & tables.power:
            continue
        total += _plain_tricks(tables, hand, hand & suit, trumps.bit_count())
    return total


def _trump_tricks(tables: TrickTables, hand: int, card: int) -> float:
    above = (tables.stronger[card] & ~hand).bit_count()
    return TRUMP_TRICKS[above] if above < len(TRUMP_TRICKS) else LOW_TRUMP


def _plain_tricks(tables: TrickTables, hand: int, held: int, trumps: int) -> float:
    length = held.bit_count()
    if not length:
        return VOID if trumps >= 2 else 0.0
    total = SINGLETON if length == 1 and trumps >= 3 else 0.0
    for card in bits(held):
        above = (tables.stronger[card] & ~hand).bit_count()
        if above < min(length, len(PLAIN_TRICKS)):
            total += PLAIN_TRICKS[above]
    return total
