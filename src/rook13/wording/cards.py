"""Cards in words, for who hears them or has no picture: “Red 14”, “Jack of Hearts”, “Rook”."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rook13.engine.cards import Card
from rook13.wording.text import Text, all_of
from rook13.wording.words import suit_text

NUMBERED = "{suit} {rank}"
COURT = "{rank} of {suit}"
COURTS: Mapping[str, str] = {"J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}
SPECIALS: Mapping[str, str] = {
    "RK": "Rook",
    "FW": "Fowl",
    "JO": "Joker",
    "Z": "Zero",
    "X": "Infinity",
}
FRENCH_SUITS = ("clubs", "diamonds", "hearts", "spades")
NO_CARDS = "no cards"


def card_text(card: Card) -> Text:
    """Return the name of a card."""
    suit = card.suit
    if suit is None:
        return Text(SPECIALS.get(card.name) or SPECIALS[card.name[0]])
    if suit.key not in FRENCH_SUITS:
        return Text(NUMBERED, {"suit": suit_text(suit), "rank": card.name[1:]})
    rank = card.name.removesuffix(suit.letter)
    named: Text | str = Text(COURTS[rank]) if rank in COURTS else rank
    return Text(COURT, {"suit": suit_text(suit), "rank": named})


def card_names_text(cards: Iterable[Card]) -> Text:
    """Return the names of several cards as a list in words."""
    names = [card_text(card) for card in cards]
    return all_of(names) if names else Text(NO_CARDS)
