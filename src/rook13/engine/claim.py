"""When a player on lead can prove that every remaining trick is theirs.

The proof uses only what the claimer knows, so that offering a claim tells nothing: all cards that
the claimer has not seen are taken to lie where they hurt most. Leading a suit takes at least
one card of it from each holder, so the first leads of a suit have to beat the best card that
is out and, once as many leads as cards out have been made, the suit is run. A card that is no
trump needs all trumps drawn first.
"""

from __future__ import annotations

from rook13.engine.cards import bits
from rook13.engine.state import Playing
from rook13.engine.trick import TrickTables


def unseen_by(phase: Playing, seat: int) -> int:
    """Return the cards that a seat in play can neither see nor remember."""
    unseen = 0 if seat == phase.setup.declarer else phase.setup.discard
    for other, hand in enumerate(phase.hands):
        if other != seat:
            unseen |= hand
    return unseen


def proves_all_tricks(tables: TrickTables, hand: int, unseen: int, *, free_play: bool) -> bool:
    """Return whether the leader who holds `hand` takes every trick against any play."""
    power_out = unseen & tables.power
    plain = hand & ~tables.power
    if free_play:
        # Nobody can be relied on to follow, so nothing is ever drawn.
        beatable = any(tables.stronger[card] & unseen for card in bits(hand))
        return not beatable and not (plain and power_out)
    if plain and (hand & tables.power).bit_count() < power_out.bit_count():
        return False
    return all(_runs(tables, hand & suit, unseen & suit) for suit in tables.suit_mask)


def claim_order(tables: TrickTables, hand: int) -> list[int]:
    """Return the cards of a proven claim in the order that wins."""
    return sorted(
        bits(hand), key=lambda card: (tables.power >> card & 1, tables.strength[card]), reverse=True
    )


def _runs(tables: TrickTables, held: int, out: int) -> bool:
    masters_needed = min(held.bit_count(), out.bit_count())
    masters = sum(1 for card in bits(held) if not tables.stronger[card] & out)
    return masters >= masters_needed
