"""What a hand is worth at a glance: its tricks, its best trump, and which cards it misses least."""

from __future__ import annotations

from rook13.engine.cards import bits
from rook13.engine.ruleset import Ruleset
from rook13.engine.trick import NO_TRUMP, TrickTables

# What a card takes on average, by how many higher cards of its suit are in other hands.
TRUMP_TRICKS = (1.0, 0.8, 0.55, 0.4, 0.3)
LOW_TRUMP = 0.25
PLAIN_TRICKS = (0.85, 0.4, 0.15)
VOID, SINGLETON = 0.6, 0.25
VOID_GAIN = 0.25
"""Tricks gained by a void that discarding a lone card makes."""
BURIED_SHARE = 0.012
"""What laying a point aside is worth, in tricks."""
TRUMPS_COMPARED = 2


Suits = dict[tuple[int, int], float]
"""What the cards of a suit take beside so many trumps, for one trump."""
AS_TRUMPS = -1


def expected_tricks(tables: TrickTables, hand: int, suits: Suits | None = None) -> float:
    """Return what a hand takes by itself under this trump.

    Hands that differ in a few cards can share `suits`, so that each suit is judged only once.
    """
    trumps = hand & tables.power
    count = trumps.bit_count()
    suits = {} if suits is None else suits
    if (trumps, AS_TRUMPS) not in suits:
        found = sum(_trump_tricks(tables, hand, card) for card in bits(trumps))
        suits[trumps, AS_TRUMPS] = found
    total = suits[trumps, AS_TRUMPS]
    for suit in tables.suit_mask:
        if suit & tables.power:
            continue
        held = hand & suit
        if (held, count) not in suits:
            suits[held, count] = _plain_tricks(tables, hand, held, count)
        total += suits[held, count]
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


def quick_trump(rules: Ruleset, hand: int) -> int:
    """Return the suit that looks best for a hand."""
    suits = sorted(
        (suit.index for suit in rules.deck.suits),
        key=lambda suit: -(hand & rules.tables(suit).power).bit_count(),
    )
    best = suits[:TRUMPS_COMPARED]
    return max(best, key=lambda suit: expected_tricks(rules.tables(suit), hand))


def quick_discard(rules: Ruleset, trump: int, hand: int, size: int) -> int:
    """Return the cards that a hand misses least, at a glance."""
    order = discard_order(rules, trump, hand)
    laid = 0
    for card in order[:size]:
        laid |= 1 << card
    return laid


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
    worth = PLAIN_TRICKS[above] if above < min(length, len(PLAIN_TRICKS)) else 0.0
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
