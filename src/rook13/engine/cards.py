"""Cards, suits and decks; a set of cards is an int with one bit per card of the deck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Suit:
    """A colour, suit or element: its place in the deck, its letter and its key for translators."""

    index: int
    letter: str
    key: str

    def __str__(self) -> str:
        """Return the letter that notation uses."""
        return self.letter


@dataclass(frozen=True, slots=True)
class Card:
    """One card of a deck; `suit` is None for a card that belongs to none by itself."""

    index: int
    name: str
    suit: Suit | None
    rank: int
    points: int = 0

    def __str__(self) -> str:
        """Return the name that notation uses, such as `R14`."""
        return self.name


class Deck:
    """All cards of a game in their fixed order, found by name or by index."""

    __slots__ = ("_by_name", "all_mask", "cards", "counter_mask", "points", "suits")

    def __init__(self, suits: Sequence[Suit], cards: Iterable[Card]) -> None:
        self.suits = tuple(suits)
        self.cards = tuple(cards)
        self.points = tuple(card.points for card in self.cards)
        self.all_mask = (1 << len(self.cards)) - 1
        self.counter_mask = mask_of(card for card in self.cards if card.points)
        self._by_name = {card.name: card for card in self.cards}

    def __len__(self) -> int:
        return len(self.cards)

    def card(self, name: str) -> Card:
        """Return the card called `name`; KeyError if this deck has none."""
        return self._by_name[name]

    def suit(self, letter: str) -> Suit:
        """Return the suit with this letter; KeyError if this deck has none."""
        for suit in self.suits:
            if suit.letter == letter:
                return suit
        raise KeyError(letter)

    def in_mask(self, mask: int) -> tuple[Card, ...]:
        """Return the cards of a mask in deck order."""
        cards = self.cards
        return tuple([cards[index] for index in bits(mask)])

    def parse(self, text: str) -> int:
        """Return the mask of the cards named in `text`; KeyError names the first unknown one."""
        return mask_of(self.card(name) for name in text.split())

    def show(self, mask: int) -> str:
        """Return the names of the cards in a mask, in deck order."""
        return " ".join(card.name for card in self.in_mask(mask))

    def points_in(self, mask: int) -> int:
        """Return what the cards of a mask count."""
        points = self.points
        return sum([points[index] for index in bits(mask & self.counter_mask)])


def bits(mask: int) -> list[int]:
    """Return the card indices in a mask, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def indices_mask(indices: Iterable[int]) -> int:
    """Return the mask that holds the cards with these indices."""
    mask = 0
    for index in indices:
        mask |= 1 << index
    return mask


def mask_of(cards: Iterable[Card]) -> int:
    """Return the mask that holds these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card.index
    return mask


def numbered_deck(
    suits: Sequence[Suit],
    ranks: Iterable[int],
    points: dict[int, int],
    extra: Sequence[tuple[str, int]] = (),
) -> Deck:
    """Build a deck of suits × ranks, then suitless extras given as (name, points)."""
    cards: list[Card] = []
    numbers = tuple(ranks)
    for suit in suits:
        for rank in numbers:
            name = f"{suit.letter}{rank}"
            cards.append(Card(len(cards), name, suit, rank, points.get(rank, 0)))
    for name, worth in extra:
        cards.append(Card(len(cards), name, None, 0, worth))
    return Deck(suits, cards)
