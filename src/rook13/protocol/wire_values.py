"""Engine values as text and back: one codec for each type, found by a field's annotation.

Seats, cards, suits, calls and plays travel in notation, everything else as plain JSON. The rules
of the table are needed, because a name means a card only within a deck.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Generic, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct

from rook13.engine.auction import Call
from rook13.engine.cards import Card, Suit
from rook13.engine.notation import NotationError
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.protocol.errors import Code, RemoteProtocolError

PASS = "pass"
BID = "bid"
SeatCall = tuple[Seat, Call | None]


class Codec(NamedTuple):
    """How values of one type are written and read."""

    write: Callable[[Ruleset, Any], Any]
    read: Callable[[Ruleset, Any], Any]


def _same(rules: Ruleset, value: Any) -> Any:
    return value


def _text(rules: Ruleset, value: Any) -> str:
    return str(value)


def write_cards(rules: Ruleset, cards: tuple[Card, ...]) -> str:
    """Return the names of cards, with a space between them."""
    return " ".join([card.name for card in cards])


def read_cards(rules: Ruleset, text: str) -> tuple[Card, ...]:
    """Return the named cards in the order given."""
    card = rules.deck.card
    return tuple([card(name) for name in text.split()])


def _write_plays(rules: Ruleset, plays: tuple[tuple[Seat, Card], ...]) -> tuple[str, ...]:
    return tuple([f"{seat.name} {card.name}" for seat, card in plays])


def _read_plays(rules: Ruleset, texts: tuple[str, ...]) -> tuple[tuple[Seat, Card], ...]:
    plays = [text.split(" ") for text in texts]
    return tuple([(rules.seat(seat), rules.deck.card(card)) for seat, card in plays])


def _write_calls(rules: Ruleset, calls: tuple[SeatCall, ...]) -> tuple[str, ...]:
    return tuple(
        f"{seat.name} {PASS}" if call is None else f"{seat.name} {BID} {call.name}"
        for seat, call in calls
    )


def _read_calls(rules: Ruleset, texts: tuple[str, ...]) -> tuple[SeatCall, ...]:
    return tuple(_read_seat_call(rules, text) for text in texts)


def _read_seat_call(rules: Ruleset, text: str) -> SeatCall:
    seat, *words = text.split(" ")
    if words == [PASS]:
        return rules.seat(seat), None
    _, name = words
    return rules.seat(seat), _read_call(rules, name)


def _read_call(rules: Ruleset, name: str) -> Call:
    # Every auction of a game knows every call by name, so the first will do.
    return rules.auction(1).call(name)


_PLAIN = Codec(_same, _same)
_PLAIN_TYPES = (int, bool, float, str, NoneType, Ellipsis)
_CODECS: dict[Any, Codec] = {
    Seat: Codec(_text, lambda rules, name: rules.seat(name)),
    Suit: Codec(_text, lambda rules, letter: rules.deck.suit(letter)),
    Card: Codec(_text, lambda rules, name: rules.deck.card(name)),
    Call: Codec(_text, _read_call),
    tuple[Card, ...]: Codec(write_cards, read_cards),
    tuple[tuple[Seat, Card], ...]: Codec(_write_plays, _read_plays),
    tuple[tuple[Seat, Call], ...]: Codec(_write_calls, _read_calls),
    tuple[tuple[Seat, Call | None], ...]: Codec(_write_calls, _read_calls),
}


def add_codec(kind: Any, codec: Codec) -> None:
    """Teach how another type travels, or another way for it."""
    _CODECS[kind] = codec
    codec_for.cache_clear()


@cache
def codec_for(hint: Any) -> Codec:
    """Return how a value with this annotation travels; TypeError if nobody has said so."""
    if hint in _CODECS:
        return _CODECS[hint]
    if _is_plain(hint):
        return _PLAIN
    if isinstance(hint, UnionType):
        (kind,) = (each for each in get_args(hint) if each is not NoneType)
        return _optional(codec_for(kind))
    if get_origin(hint) is tuple:
        return _several(codec_for(get_args(hint)[0]))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return Codec(lambda rules, member: member.value, lambda rules, value: hint(value))
    raise TypeError(f"nobody has said how {hint} travels")


def _is_plain(hint: Any) -> bool:
    parts = get_args(hint)
    return all(map(_is_plain, parts)) if parts else hint in _PLAIN_TYPES


def _optional(codec: Codec) -> Codec:
    return Codec(
        lambda rules, value: None if value is None else codec.write(rules, value),
        lambda rules, value: None if value is None else codec.read(rules, value),
    )


def _several(codec: Codec) -> Codec:
    return Codec(
        lambda rules, values: tuple([codec.write(rules, value) for value in values]),
        lambda rules, values: tuple([codec.read(rules, value) for value in values]),
    )


def written_once(codec: Codec) -> Codec:
    """Return a codec that gives the same again when it is to write the same object again."""
    last: tuple[Any, Any, Any] = (None, None, None)

    def write(rules: Ruleset, value: Any) -> Any:
        nonlocal last
        if last[0] is not rules or last[1] is not value:
            last = (rules, value, codec.write(rules, value))
        return last[2]

    return Codec(write, codec.read)


Engine = TypeVar("Engine")
Wire = TypeVar("Wire", bound=Struct)


class Mirror(Generic[Engine, Wire]):
    """A wire struct that has a field for each field of an engine class, apart from some."""

    def __init__(self, engine: type[Engine], wire: type[Wire], apart: tuple[str, ...] = ()) -> None:
        hints = get_type_hints(engine)
        self.engine = engine
        self.wire = wire
        self._fields = [
            (field.name, codec_for(hints[field.name]))
            for field in fields(engine)  # type: ignore[arg-type]
            if field.name not in apart
        ]

    def write(self, rules: Ruleset, value: Engine, /, **apart: Any) -> Wire:
        """Return the wire form; fields that are apart are given."""
        written = {name: codec.write(rules, getattr(value, name)) for name, codec in self._fields}
        return self.wire(**written, **apart)

    def read(self, rules: Ruleset, wire: Wire, /, **apart: Any) -> Engine:
        """Return the engine's value; fields that are apart are given."""
        found = {name: codec.read(rules, getattr(wire, name)) for name, codec in self._fields}
        return self.engine(**found, **apart)

    @property
    def codec(self) -> Codec:
        """Return this as the codec of its class."""
        return Codec(self.write, self.read)


Result = TypeVar("Result")


def reading(read: Callable[[], Result]) -> Result:
    """Return what `read` reads; what makes no sense under the rules is the peer's fault."""
    try:
        return read()
    except (LookupError, ValueError, NotationError) as error:
        raise RemoteProtocolError(Code.BAD_MESSAGE, str(error)[:100]) from None
