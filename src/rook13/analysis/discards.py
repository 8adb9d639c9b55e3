"""Which cards a declarer might lay aside, the most promising first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from rook13.analysis.strain import MISERE, trump_of
from rook13.engine.actions import Dealt
from rook13.engine.cards import bits, indices_mask
from rook13.engine.ruleset import Ruleset
from rook13.engine.trick import TrickTables

SPARE_CARDS = 3
"""Out of so many cards more than must go, the discard is chosen."""
TRUMP_WORTH, MASTER_WORTH, LENGTH_WORTH = 200, 60, 2
COVER_WORTH = 2
"""How many lower cards in other hands one lower card of the own hand makes up for."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A discard and a strain, with what simple players make of them."""

    strain: int
    discard: int
    promise: float = 0.0


def likely_discards(rules: Ruleset, dealt: Dealt, seat: int, strain: int) -> Iterator[int]:
    """Return discards that a declarer would think of."""
    hand = dealt.hands[seat] | dealt.kitty
    size = dealt.kitty.bit_count()
    worth = _Worth(rules.tables(trump_of(strain)), hand, rules.deck.all_mask)
    wanted = worth.to_duck if strain == MISERE else worth.to_win
    spare = sorted(bits(rules.discardable(hand)), key=wanted)[: size + SPARE_CARDS]
    return map(indices_mask, combinations(spare, size))


class _Worth:
    """How badly a declarer wants to keep a card, roughly; low for cards to lay aside."""

    def __init__(self, tables: TrickTables, hand: int, deck: int) -> None:
        self._tables = tables
        self._hand = hand
        self._out = deck & ~hand

    def to_win(self, card: int) -> int:
        """Return what a card is worth to who wants tricks."""
        tables = self._tables
        if tables.power >> card & 1:
            return TRUMP_WORTH + tables.strength[card]
        if not tables.stronger[card] & self._out:
            return MASTER_WORTH
        length = (self._hand & self._suit(card)).bit_count()
        return tables.strength[card] + LENGTH_WORTH * length

    def to_duck(self, card: int) -> int:
        """Return what a card is worth to who wants no trick: it should stay below others."""
        tables = self._tables
        if tables.power >> card & 1:
            return -TRUMP_WORTH
        lower = self._suit(card) & ~tables.stronger[card] & ~(1 << card)
        return COVER_WORTH * (lower & self._hand).bit_count() - (lower & self._out).bit_count()

    def _suit(self, card: int) -> int:
        return self._tables.suit_mask[self._tables.suit_of[card]]
