"""How the engine's values travel, and how large they may be.

The engine imports nothing, so what `rook13.table` declares on its fields stands here for the
engine's classes. Seats, cards, suits, calls, plays and actions travel in notation. The rules of the
table are needed for reading, because a name means a card only within a deck.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Annotated, Any, NamedTuple

from msgspec import Meta

from rook13.engine import events as e
from rook13.engine.actions import Action
from rook13.engine.auction import Call
from rook13.engine.cards import Card, Suit
from rook13.engine.notation import parse_action
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.state import NOBODY, HandResult
from rook13.engine.trick import NO_TRUMP
from rook13.engine.view import PlayerView, Revealed, SeatView, TrickView
from rook13.table.limits import MOST_SEATS, Count, HandNumber, SeatName

MOST_CARDS = 60
MOST_RESULTS = 100
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
CardText = Annotated[str, Meta(pattern=r"^[A-Z0-9]{1,4}\Z")]
CardsText = Annotated[str, Meta(max_length=4 * MOST_CARDS)]
"""Cards by name with a space between them."""
SuitText = Annotated[str, Meta(pattern=r"^[A-Z]\Z")]
CallText = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_]{1,16}\Z")]
Side = Annotated[str, Meta(pattern=r"^[A-Z][1-6]?\Z")]
Points = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]

Convert = Callable[[Ruleset, Any], Any]


def same(rules: Ruleset, value: Any) -> Any:
    """Return a value that travels as it is."""
    return value


class WireType(NamedTuple):
    """How values of one type travel: as what, and how they are written and read.

    `write` never gets None. A value that travels as one of its attributes names it, because
    getting it that way is faster.
    """

    type: Any
    write: Convert = same
    read: Convert = same
    attribute: str = ""


SeatCall = tuple[Seat, Call | None]


def write_cards(rules: Ruleset, cards: tuple[Card, ...]) -> str:
    """Return the names of cards, with a space between them."""
    return " ".join([card.name for card in cards])


def read_cards(rules: Ruleset, text: str) -> tuple[Card, ...]:
    """Return the named cards in the order given."""
    card = rules.deck.card
    return tuple([card(name) for name in text.split()])


def _write_plays(rules: Ruleset, plays: tuple[tuple[Seat, Card], ...]) -> tuple[str, ...]:
    return tuple([f"{seat.name} {card.name}" for seat, card in plays])


def _read_play(rules: Ruleset, text: str) -> tuple[Seat, Card]:
    seat, card = text.split(" ")
    return rules.seat(seat), rules.deck.card(card)


def _read_call(rules: Ruleset, name: str) -> Call:
    # Every auction of a game knows every call by name, so the first will do.
    return rules.auction(1).call(name)


def _write_seat_call(rules: Ruleset, said: SeatCall) -> str:
    seat, call = said
    return f"{seat.name} pass" if call is None else f"{seat.name} bid {call.name}"


def _read_seat_call(rules: Ruleset, text: str) -> SeatCall:
    seat, *words = text.split(" ")
    if words == ["pass"]:
        return rules.seat(seat), None
    _, name = words
    return rules.seat(seat), _read_call(rules, name)


def _seat_name(rules: Ruleset, index: int) -> str | None:
    return rules.seats[index].name if index != NOBODY else None


def _seat_index(rules: Ruleset, name: str | None) -> int:
    return rules.seat(name).index if name is not None else NOBODY


def _trump_letter(rules: Ruleset, index: int) -> str | None:
    return rules.deck.suits[index].letter if index != NO_TRUMP else None


def _trump_index(rules: Ruleset, letter: str | None) -> int:
    return rules.deck.suit(letter).index if letter is not None else NO_TRUMP


def as_attribute(kind: Any, attribute: str, read: Convert) -> WireType:
    """Return how values travel that are written as one of their attributes."""
    get = attrgetter(attribute)
    return WireType(kind, lambda rules, value: get(value), read, attribute)


def each(convert: Convert) -> Convert:
    """Return the conversion of a tuple whose items are converted so."""
    if convert is same:
        return same
    return lambda rules, values: tuple([convert(rules, value) for value in values])


_CALLED = WireType(ActionText, _write_seat_call, _read_seat_call)
_MAYBE_SEAT = WireType(SeatName | None, _seat_name, _seat_index)
VALUES: dict[Any, WireType] = {
    Seat: as_attribute(SeatName, "name", lambda rules, name: rules.seat(name)),
    Card: as_attribute(CardText, "name", lambda rules, name: rules.deck.card(name)),
    Suit: as_attribute(SuitText, "letter", lambda rules, letter: rules.deck.suit(letter)),
    Call: as_attribute(CallText, "name", _read_call),
    Action: WireType(ActionText, lambda rules, action: str(action), parse_action),
    tuple[Card, ...]: WireType(CardsText, write_cards, read_cards),
    tuple[tuple[Seat, Card], ...]: WireType(tuple[ActionText, ...], _write_plays, each(_read_play)),
    tuple[Seat, Call]: _CALLED,
    tuple[Seat, Call | None]: _CALLED,
}


def most(count: int) -> Meta:
    """Return the limit of a tuple."""
    return Meta(max_length=count)


PerSeat = Annotated[tuple[Count, ...], most(MOST_SEATS)]
PerSide = Annotated[tuple[Points, ...], most(MOST_SEATS)]
Sides = Annotated[tuple[Side, ...], most(MOST_SEATS)]

LIMITS: dict[type, dict[str, Any]] = {
    e.CardsDealt: {"number": HandNumber},
    e.BidsRevealed: {"calls": Annotated[tuple[tuple[Seat, Call], ...], most(MOST_SEATS)]},
    e.Exchanged: {"count": Count},
    e.TrickTaken: {"points": Points},
    e.CardsReturned: {"cards": Annotated[tuple[tuple[Seat, Card], ...], most(MOST_CARDS)]},
    e.GameWon: {"winners": Sides},
    SeatView: {"cards_left": Count, "tricks": Count},
    TrickView: {
        "plays": Annotated[tuple[tuple[Seat, Card], ...], most(MOST_SEATS)],
        "points": Points,
    },
    Revealed: {"hands": Annotated[tuple[tuple[Card, ...], ...], most(MOST_SEATS)]},
    HandResult: {
        "number": HandNumber,
        "dealer": WireType(SeatName, _seat_name, _seat_index),
        "declarer": _MAYBE_SEAT,
        "trump": WireType(SuitText | None, _trump_letter, _trump_index),
        "bids": PerSeat,
        "tricks": PerSeat,
        "points": PerSide,
        "score": PerSide,
        "totals": PerSide,
        "reneged": _MAYBE_SEAT,
    },
    PlayerView: {
        "number": HandNumber,
        "redeals": HandNumber,
        "totals": PerSide,
        "seats": Annotated[tuple[SeatView, ...], most(MOST_SEATS)],
        "calls": Annotated[tuple[tuple[Seat, Call | None], ...], most(128)],
        "trick": Annotated[tuple[tuple[Seat, Card], ...], most(MOST_SEATS)],
        "tricks": Annotated[tuple[TrickView, ...], most(20)],
        "points": PerSide,
        "winners": Sides,
    },
}
"""What the types of the engine's fields do not tell."""

ALWAYS_SENT: dict[type, str] = {
    e.TrumpSet: "suit",
    SeatView: "seat",
    TrickView: "plays led winner",
    Revealed: "hands",
    HandResult: "number dealer tricks points score totals",
    PlayerView: "seat phase number dealer turn totals seats points",
}
"""The other fields of these classes are left out when they are empty. Elsewhere an event leaves out
what is None, and a class of the table what has its default."""
