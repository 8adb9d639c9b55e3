"""In which order the cards of a hand lie, and the digits that stand for their places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer

from rook13.engine.cards import Card
from rook13.engine.trick import NO_TRUMP, PASSIVE, TrickTables
from rook13.engine.view import PlayerView

BY_SUIT, BY_RANK, AS_DEALT = "suit", "rank", "none"
Key = Callable[[Card], tuple[int, ...]]
Deal = tuple[int, int]


def sort_key(view: PlayerView, order: str, trump_first: bool) -> Key:
    """Return what sorts cards, the best of a suit first; special cards go where they belong."""
    tables, plain = view.tables, view.rules.tables(NO_TRUMP)

    def by_suit(card: Card) -> tuple[int, ...]:
        return (*_group(tables, card, trump_first), -tables.strength[card.index], card.index)

    def by_rank(card: Card) -> tuple[int, ...]:
        place, suit = _group(tables, card, trump_first)
        if suit == tables.trump and trump_first:
            return place, -tables.strength[card.index], card.index
        return place, -plain.strength[card.index], card.index

    keys: dict[str, Key] = {BY_SUIT: by_suit, BY_RANK: by_rank}
    return keys.get(order, lambda card: (card.index,))


def _group(tables: TrickTables, card: Card, trump_first: bool) -> tuple[int, int]:
    """Return where the suit of a card lies: what beats all to the left, what beats none last."""
    suit = tables.suit_of[card.index]
    if suit == PASSIVE:
        return 3, suit
    if suit < 0:
        return 0, suit
    return (1 if trump_first and suit == tables.trump else 2), suit


class Arrangement:
    """The order of the cards of one deal, kept while cards come and go."""

    def __init__(self, order: str, trump_first: bool) -> None:
        self._order = order
        self._trump_first = trump_first
        self._cards: list[Card] = []
        self._deal: Deal | None = None
        self.is_by_hand = False

    def arrange(self, view: PlayerView) -> tuple[Card, ...]:
        """Return the hand in order; a new deal is always sorted."""
        deal = (view.number, view.redeals) if view.hand else None
        if deal != self._deal:
            self._deal, self._cards, self.is_by_hand = deal, [], False
        if self.is_by_hand:
            self._squeeze_in([card for card in view.hand if card not in self._cards], view)
        else:
            self._cards = sorted(view.hand, key=self._key(view))
        return self._in_hand(view)

    def sort(self, view: PlayerView) -> str:
        """Sort as chosen, or the other way if already sorted so; return which way."""
        lie = self._in_hand(view)
        if self._order == AS_DEALT:
            self._order = BY_SUIT
        if lie == tuple(sorted(lie, key=self._key(view))):
            self._order = BY_RANK if self._order == BY_SUIT else BY_SUIT
        self.is_by_hand = False
        return self._order

    def move(self, view: PlayerView, card: Card, place: int) -> None:
        """Move a card to another place, where it stays."""
        lie = [other for other in self._in_hand(view) if other != card]
        lie.insert(place, card)
        gone = [other for other in self._cards if other not in lie]
        self._cards = [*lie, *gone]
        self.is_by_hand = True

    def adopt(self, other: Arrangement) -> None:
        """Take over the order of a view that this one replaces, if the player arranged it."""
        if other.is_by_hand:
            self._cards, self._deal, self.is_by_hand = list(other._cards), other._deal, True

    def _key(self, view: PlayerView) -> Key:
        return sort_key(view, self._order, self._trump_first)

    def _in_hand(self, view: PlayerView) -> tuple[Card, ...]:
        held = frozenset(view.hand)
        return tuple(card for card in self._cards if card in held)

    def _squeeze_in(self, cards: Sequence[Card], view: PlayerView) -> None:
        """Put new cards where they would be if all were sorted."""
        key = self._key(view)
        for card in cards:
            later = (n for n, other in enumerate(self._cards) if key(other) > key(card))
            self._cards.insert(next(later, len(self._cards)), card)


ONE_DIGIT = 10
PATIENCE = 1500
"""Milliseconds in which a second digit belongs to the first."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A place in the hand, counted from 0, and whether it is final."""

    place: int
    is_final: bool


class TypedPlace(QObject):
    """Remembers the first of two digits for a while."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._first = ""
        self._timer = QTimer(self, singleShot=True, interval=PATIENCE)
        self._timer.timeout.connect(self.forget)

    def forget(self) -> None:
        """Start a new number with the next digit."""
        self._first = ""
        self._timer.stop()

    def type(self, digit: str, count: int) -> Typed | None:
        """Return the place that has been typed so far in a hand of so many cards."""
        if count <= ONE_DIGIT:
            return _final(int(digit) or ONE_DIGIT, count)
        first, self._first = self._first, ""
        number = int(first + digit)
        if first and 1 <= number <= count:
            return Typed(number - 1, is_final=True)
        if int(digit) * 10 > count:
            return _final(int(digit), count)
        self._first = digit
        self._timer.start()
        return Typed(int(digit) - 1, is_final=False) if digit != "0" else None


def keys_for(place: int, count: int) -> str:
    """Return what has to be typed for a place that is counted from 0."""
    number = place + 1
    if count <= ONE_DIGIT:
        return str(number % ONE_DIGIT)
    return str(number) if number < ONE_DIGIT and number * 10 > count else f"{number:02}"


def _final(number: int, count: int) -> Typed | None:
    return Typed(number - 1, is_final=True) if number <= count else None
