"""Reading what `str()` of an action writes: `A1 bid 95`, `A1 down R5 Y6 B7 G8`, `B1 JO H`."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from itertools import pairwise

from rook13.engine.actions import (
    Action,
    Bid,
    CallRedeal,
    CallRenege,
    Claim,
    Deal,
    Discard,
    NameTrump,
    Pass,
    Play,
    Redeal,
    TakeBack,
)
from rook13.engine.cards import Card, Suit
from rook13.engine.reasons import excerpt
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat


class NotationReason(Enum):
    """What could not be read."""

    NO_ACTION = "no_action"
    UNKNOWN_SEAT = "unknown_seat"
    UNKNOWN_CALL = "unknown_call"
    UNKNOWN_CARD = "unknown_card"
    UNKNOWN_SUIT = "unknown_suit"
    SAME_CARD_TWICE = "same_card_twice"
    TOO_MANY_WORDS = "too_many_words"


class NotationError(Exception):
    """A text is not in notation: what was read, shortened, and what is wrong with it."""

    def __init__(self, reason: NotationReason, text: str) -> None:
        self.reason = reason
        self.text = excerpt(text)
        super().__init__(f"{reason.value}: {self.text}")


_PLAIN: dict[tuple[str, ...], Callable[[Seat], Action]] = {
    ("deal",): Deal,
    ("redeal",): Redeal,
    ("pass",): Pass,
    ("claim",): Claim,
    ("take", "back"): TakeBack,
    ("call", "redeal"): CallRedeal,
    ("call", "renege"): CallRenege,
}


def parse_action(rules: Ruleset, text: str) -> Action:
    """Return the action that `text` stands for at a table of this game; raises NotationError."""
    seat_name, *words = text.split() or [""]
    try:
        seat = rules.seat(seat_name.upper())
    except KeyError:
        raise NotationError(NotationReason.UNKNOWN_SEAT, seat_name) from None
    return parse_deed(rules, seat, words)


def parse_deed(rules: Ruleset, seat: Seat, words: list[str]) -> Action:
    """Return the action that the words after the seat stand for; raises NotationError."""
    if not words:
        raise NotationError(NotationReason.NO_ACTION, "")
    plain = _PLAIN.get(tuple(word.lower() for word in words))
    if plain:
        return plain(seat)
    verb, rest = words[0].lower(), words[1:]
    if verb == "bid":
        return _bid(rules, seat, rest)
    if verb == "down":
        return Discard(seat, parse_cards(rules, rest))
    if verb == "trump":
        return NameTrump(seat, _suit(rules, " ".join(rest)))
    return _play(rules, seat, words)


def parse_cards(rules: Ruleset, names: list[str]) -> tuple[Card, ...]:
    """Return the named cards in deck order; raises NotationError."""
    cards = sorted((_card(rules, name) for name in names), key=lambda card: card.index)
    for first, second in pairwise(cards):
        if first is second:
            raise NotationError(NotationReason.SAME_CARD_TWICE, first.name)
    return tuple(cards)


def _bid(rules: Ruleset, seat: Seat, words: list[str]) -> Action:
    name = "_".join(words)
    auction = rules.auction(1)
    try:
        return Bid(seat, auction.call(name.upper() if name[:1].isdigit() else name.lower()))
    except KeyError:
        raise NotationError(NotationReason.UNKNOWN_CALL, " ".join(words)) from None


def _play(rules: Ruleset, seat: Seat, words: list[str]) -> Action:
    card = _card(rules, words[0])
    if len(words) == 1:
        return rules.plays[seat.index][card.index]
    if len(words) > 2:
        raise NotationError(NotationReason.TOO_MANY_WORDS, " ".join(words[2:]))
    return Play(seat, card, _suit(rules, words[1]))


def _card(rules: Ruleset, name: str) -> Card:
    try:
        return rules.deck.card(name.upper())
    except KeyError:
        raise NotationError(NotationReason.UNKNOWN_CARD, name) from None


def _suit(rules: Ruleset, letter: str) -> Suit:
    try:
        return rules.deck.suit(letter.upper())
    except KeyError:
        raise NotationError(NotationReason.UNKNOWN_SUIT, letter) from None
