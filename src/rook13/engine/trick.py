"""How a trick is followed and won: the one place that knows, for every game.

What makes a bower, a Joker, a bird, a 0 or an ∞ special is data: for each choice of trump a
`TrickTables` says which suit a card belongs to, how strong it is and when it may be played.
Cards are deck indices, hands are bit masks, so that bots and solver can use the same tables.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rook13.engine.cards import Card, Deck
from rook13.engine.reasons import Reason

NO_TRUMP = -1

# What `suit_of` holds for a card that belongs to no suit.
SUITLESS = -1
"""Leads without asking for a suit (the Joker in No Trump, an ∞)."""
PASSIVE = -2
"""Leaves the question to the next card (a 0)."""

# What the led suit of a trick is before a card has decided it.
NO_LEAD = -1
"""Nothing needs to be followed for the rest of the trick."""
UNDECIDED = -2
"""The next card decides."""

TRUMP_STRENGTH = 100
MASTER_STRENGTH = 1000


@dataclass(frozen=True, slots=True)
class TrickTables:
    """Everything about a deck that depends on what is trump."""

    trump: int
    suit_of: tuple[int, ...]
    suit_mask: tuple[int, ...]
    strength: tuple[int, ...]
    power: int
    """Cards that win over the led suit: the trumps, and cards that beat even those."""
    wild: int
    """Cards that may be played although their holder could follow."""
    must_trump: bool
    """Whether a player who cannot follow must play a trump."""
    names_lead: int
    """Cards whose leader names the suit that the others must follow."""
    stronger: tuple[int, ...]
    """For each card the cards of its own suit that beat it."""


def build_tables(
    deck: Deck,
    trump: int,
    suit_of: Callable[[Card], int],
    strength: Callable[[Card], int],
    *,
    masters: int = 0,
    wild: int = 0,
    must_trump: bool = False,
    names_lead: int = 0,
) -> TrickTables:
    """Compute the tables; `strength` ranks within a suit, `masters` beat even trumps."""
    suits = tuple(suit_of(card) for card in deck.cards)
    suit_mask = tuple(
        sum(1 << index for index, suit in enumerate(suits) if suit == wanted.index)
        for wanted in deck.suits
    )
    trump_mask = suit_mask[trump] if trump != NO_TRUMP else 0
    strengths = tuple(
        strength(card)
        + (TRUMP_STRENGTH if trump_mask >> card.index & 1 else 0)
        + (MASTER_STRENGTH if masters >> card.index & 1 else 0)
        for card in deck.cards
    )
    stronger = tuple(
        sum(
            1 << other
            for other, suit in enumerate(suits)
            if suit == suits[index] and strengths[other] > strengths[index]
        )
        for index in range(len(deck))
    )
    return TrickTables(
        trump=trump,
        suit_of=suits,
        suit_mask=suit_mask,
        strength=strengths,
        power=trump_mask | masters,
        wild=wild,
        must_trump=must_trump,
        names_lead=names_lead,
        stronger=stronger,
    )


def led_after(tables: TrickTables, led: int, card: int, named: int = NO_LEAD) -> int:
    """Return the led suit once `card` lies; `named` is the suit that a led Joker asks for."""
    if led != UNDECIDED:
        return led
    suit = tables.suit_of[card]
    if suit >= 0:
        return suit
    return named if suit == SUITLESS else UNDECIDED


def followers(tables: TrickTables, hand: int, led: int) -> int:
    """Return the cards of `hand` that the follow rule asks for, or 0 if it asks for none."""
    if led < 0:
        return 0
    follow = hand & tables.suit_mask[led]
    if follow:
        return follow
    if tables.must_trump and tables.trump != NO_TRUMP:
        return hand & tables.suit_mask[tables.trump]
    return 0


def legal_cards(tables: TrickTables, hand: int, led: int) -> int:
    """Return the cards of `hand` that may be played when `led` is to be followed."""
    follow = followers(tables, hand, led)
    return follow | (hand & tables.wild) if follow else hand


def broken_rule(tables: TrickTables, hand: int, led: int) -> Reason:
    """Return which part of the follow rule forbids the other cards of `hand`."""
    return Reason.MUST_FOLLOW if hand & tables.suit_mask[led] else Reason.MUST_TRUMP


def winning_position(tables: TrickTables, cards: Sequence[int], led: int) -> int:
    """Return the position in the trick of the card that is winning it; the first of equals."""
    contenders = tables.power if led < 0 else tables.power | tables.suit_mask[led]
    strength = tables.strength
    best = -1
    position = 0
    for index, card in enumerate(cards):
        if contenders >> card & 1 and strength[card] > best:
            best = strength[card]
            position = index
    return position
