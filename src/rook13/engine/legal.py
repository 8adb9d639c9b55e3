"""Legal actions that are too many to be listed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import comb
from typing import overload

from rook13.engine.actions import Action, Discard
from rook13.engine.cards import Card
from rook13.engine.seats import Seat


class DiscardChoices(Sequence[Action]):
    """Every way to lay `size` of `cards` aside, in a fixed order, made on demand."""

    __slots__ = ("cards", "seat", "size")

    def __init__(self, seat: Seat, cards: Sequence[Card], size: int) -> None:
        self.seat = seat
        self.cards = tuple(cards)
        self.size = size

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DiscardChoices):
            return NotImplemented
        mine = self.seat, self.cards, self.size
        return mine == (other.seat, other.cards, other.size)

    def __hash__(self) -> int:
        return hash((self.seat, self.cards, self.size))

    def __len__(self) -> int:
        return comb(len(self.cards), self.size)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Discard) or action.seat != self.seat:
            return False
        chosen = action.cards
        in_order = all(a.index < b.index for a, b in pairwise(chosen))
        return len(chosen) == self.size and in_order and all(card in self.cards for card in chosen)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self[position] for position in range(len(self))[index]]
        return self._combination(range(len(self))[index])

    def _combination(self, place: int) -> Discard:
        chosen: list[Card] = []
        for position, card in enumerate(self.cards):
            missing = self.size - len(chosen)
            with_card = comb(len(self.cards) - position - 1, missing - 1) if missing else 0
            if place < with_card:
                chosen.append(card)
            else:
                place -= with_card
        return Discard(self.seat, tuple(chosen))
