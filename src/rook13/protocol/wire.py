"""How the program's own classes travel.

Everything that is sent about a table or a game is declared once, as a dataclass. For each of these
classes a msgspec struct is derived here, which bounds every field before anybody sees its value: by
the limits that `rook13.table` declares on its fields, and by those of `game_values` for the engine.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from functools import cache
from operator import attrgetter
from types import GenericAlias, NoneType, UnionType
from typing import Annotated, Any, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Raw, Struct, defstruct
from msgspec.json import Encoder

from rook13.engine import events as e
from rook13.engine.actions import Action
from rook13.engine.legal import DiscardChoices
from rook13.engine.notation import NotationError, parse_action
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import HandResult
from rook13.engine.view import PlayerView
from rook13.protocol.errors import Code, RemoteProtocolError
from rook13.protocol.game_values import (
    ALWAYS_SENT,
    LIMITS,
    MOST_RESULTS,
    VALUES,
    ActionText,
    CardsText,
    Convert,
    WireType,
    as_attribute,
    each,
    most,
    read_cards,
    same,
    write_cards,
)
from rook13.table import commands, duplicate_facts, facts, game_facts, seat_facts
from rook13.table.config import TableConfig
from rook13.table.facts import concrete
from rook13.table.limits import Count, HandNumber, Word

_ALWAYS_SENT = {**ALWAYS_SENT, TableConfig: "name game"}

EVENTS = concrete(e.Event, e)
COMMANDS = concrete(commands.Command, commands)
ANNOUNCED = tuple(
    fact
    for fact in concrete(facts.Fact, facts, seat_facts, game_facts, duplicate_facts)
    if not issubclass(fact, facts.HiddenFact)
)
_FAMILIES: dict[Any, tuple[type, ...]] = {
    e.Event: EVENTS,
    commands.Command: COMMANDS,
    facts.Fact: ANNOUNCED,
}

_WORD_START = re.compile(r"(?<!^)(?=[A-Z])")
_PLAIN = (int, bool, float, str, NoneType, Ellipsis)


def tag_of(class_name: str) -> str:
    """Return the `type` of a class on the wire: `bid_made`, or `answer` for AnswerMessage."""
    return _WORD_START.sub("_", class_name.removesuffix("Message")).lower()


@cache
def wire_type(hint: Any) -> WireType:
    """Return how a value with this annotation travels; TypeError if that is not known."""
    if hint in VALUES:
        return VALUES[hint]
    if hint in _FAMILIES:
        return _any_of(_FAMILIES[hint])
    if _is_plain(hint):
        return WireType(hint)
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        inner = wire_type(parts[0])
        return inner._replace(type=Annotated[inner.type, *parts[1:]])
    if origin in (UnionType, Union):
        (kind,) = (each for each in parts if each is not NoneType)
        inner = wire_type(kind)
        return WireType(inner.type | None, inner.write, _unless_none(inner.read))
    if origin is tuple:
        inner = wire_type(parts[0])
        return WireType(GenericAlias(tuple, (inner.type, ...)), each(inner.write), each(inner.read))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return as_attribute(Word, "value", lambda rules, value: hint(value))
    if is_dataclass(hint) and isinstance(hint, type):
        return codec_of(hint).wire
    raise TypeError(f"nobody has said how {hint} travels")


def _is_plain(hint: Any) -> bool:
    parts = get_args(hint)
    if get_origin(hint) is Annotated:
        return _is_plain(parts[0])
    return all(map(_is_plain, parts)) if parts else hint in _PLAIN


def _unless_none(convert: Convert) -> Convert:
    if convert is same:
        return same
    return lambda rules, value: None if value is None else convert(rules, value)


def _any_of(classes: Iterable[type]) -> WireType:
    codecs = [codec_of(cls) for cls in classes]
    by_class = {codec.cls: codec.write for codec in codecs}
    by_struct = {codec.struct: codec.read for codec in codecs}
    return WireType(
        Union[tuple(by_struct)],  # noqa: UP007
        lambda rules, value: by_class[type(value)](rules, value),
        lambda rules, wire: by_struct[type(wire)](rules, wire),
    )


class WireField(NamedTuple):
    """A field of a struct: its name, how it travels, and what it is when it is left out."""

    name: str
    wire: WireType
    default: Any = MISSING
    sent_as: str | None = None


def _getter(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Return a function that gives attributes as a tuple, however few they are."""
    if len(names) > 1:
        return attrgetter(*names)
    get = attrgetter(names[0]) if names else None
    return lambda value: (get(value),) if get else ()


class Codec:
    """The struct that a class travels as, and the conversion to it and from it."""

    def __init__(self, cls: Any, parts: Sequence[WireField], special: Collection[str] = ()) -> None:
        """Derive a struct with these fields; the `special` ones are converted by the caller."""
        self.cls = cls
        self.struct = _struct(cls, parts)
        by_name = {field.name: field for field in parts if field.name not in special}
        own = [by_name[name] for name in self.struct.__struct_fields__ if name in by_name]
        self._names = [field.name for field in own]
        self._get = _getter([f"{field.name}.{field.wire.attribute}".strip(".") for field in own])
        self._writes = [
            (place, field.wire.write)
            for place, field in enumerate(own)
            if field.wire.write is not same and not field.wire.attribute
        ]
        self._get_wire = _getter(self._names)
        self._reads = [
            (field.name, field.wire.read) for field in own if field.wire.read is not same
        ]

    def write(self, rules: Ruleset, value: Any, /, **special: Any) -> Struct:
        """Return the struct of a value, with its special fields given."""
        found = [*self._get(value)]
        for place, write in self._writes:
            if found[place] is not None:
                found[place] = write(rules, found[place])
        if not special:
            return self.struct(*found)
        return self.struct(**dict(zip(self._names, found, strict=True)), **special)

    def read(self, rules: Ruleset, wire: Any, /, **special: Any) -> Any:
        """Return the value of a struct, with its special fields given."""
        found = dict(zip(self._names, self._get_wire(wire), strict=True))
        for name, read in self._reads:
            found[name] = read(rules, found[name])
        return self.cls(**found, **special)

    @property
    def wire(self) -> WireType:
        return WireType(self.struct, self.write, self.read)


def wire_fields(cls: Any, without: Collection[str] = ()) -> list[WireField]:
    """Return the fields of a dataclass as they travel."""
    hints = get_type_hints(cls, include_extras=True)
    limits = LIMITS.get(cls, {})
    parts = []
    for field in fields(cls):
        if field.name in without:
            continue
        hint = limits.get(field.name, hints[field.name])
        wire = hint if isinstance(hint, WireType) else wire_type(hint)
        sent_as = field.metadata.get("sent_as")
        parts.append(WireField(field.name, wire, _default(cls, field, wire.type), sent_as))
    return parts


def _default(cls: type, field: Field[Any], kind: Any) -> Any:
    """Return what a field is when it is left out, or MISSING when it never is."""
    if field.name in _ALWAYS_SENT.get(cls, "").split():
        return MISSING
    if cls.__module__.startswith("rook13.engine"):
        return _nothing(kind) if cls in _ALWAYS_SENT or NoneType in get_args(kind) else MISSING
    if field.default_factory is not MISSING:
        return field.default_factory()
    return field.default


def _nothing(kind: Any) -> Any:
    if get_origin(kind) is Annotated:
        return _nothing(get_args(kind)[0])
    if NoneType in get_args(kind):
        return None
    return () if get_origin(kind) is tuple else kind()


def _struct(cls: type, parts: Iterable[WireField]) -> type[Struct]:
    """Make a struct in which the fields that may be left out come last."""
    ordered = sorted(parts, key=lambda part: part.default is not MISSING)
    tagged = any(issubclass(cls, family) for family in _FAMILIES)
    return defstruct(
        cls.__name__,
        [
            (part.name, part.wire.type)
            if part.default is MISSING
            else (part.name, part.wire.type, part.default)
            for part in ordered
        ],
        frozen=True,
        omit_defaults=True,
        # What clients send has to be known field by field; what hosts send may be newer.
        forbid_unknown_fields=issubclass(cls, commands.Command | TableConfig),
        tag_field="type" if tagged else None,
        tag=tag_of(cls.__name__) if tagged else None,
        rename={part.name: part.sent_as for part in ordered if part.sent_as},
    )


@cache
def codec_of(cls: type) -> Codec:
    """Return the codec of a dataclass."""
    return GameViewCodec() if cls is PlayerView else Codec(cls, wire_fields(cls))


class Discards(Struct, frozen=True):
    """Every way to lay `size` of these cards aside."""

    cards: CardsText
    size: Count


class GameViewCodec(Codec):
    """A view of a game, of whose results only the latest travel if there are very many."""

    def __init__(self) -> None:
        results = wire_type(Annotated[tuple[HandResult, ...], most(MOST_RESULTS)])
        legal = Annotated[tuple[ActionText, ...], most(128)]
        special: dict[str, tuple[WireField, ...]] = {
            "rules": (),
            "results": (
                WireField("earlier_results", WireType(HandNumber), 0),
                WireField("results", results, ()),
            ),
            "legal": (
                WireField("legal", WireType(legal), ()),
                WireField("legal_discards", WireType(Discards | None), None),
            ),
        }
        own = {part.name: (part,) for part in map(_shared, wire_fields(PlayerView, special))}
        names = [field.name for field in fields(PlayerView)]
        parts = [part for name in names for part in {**special, **own}[name]]
        super().__init__(PlayerView, parts, [part.name for part in parts if part.name not in own])
        self._results = results
        self._write_latest = written_once(results._replace(write=self._latest))

    def _latest(self, rules: Ruleset, results: tuple[HandResult, ...]) -> Any:
        return self._results.write(rules, results[-MOST_RESULTS:])

    def write(self, rules: Ruleset, view: PlayerView, /, **special: Any) -> Struct:
        legal, results = view.legal, view.results
        choices = legal if isinstance(legal, DiscardChoices) else None
        return super().write(
            rules,
            view,
            earlier_results=max(0, len(results) - MOST_RESULTS),
            results=self._write_latest(rules, results),
            legal=() if choices else tuple([str(action) for action in legal]),
            legal_discards=Discards(write_cards(rules, choices.cards), choices.size)
            if choices
            else None,
        )

    def read(self, rules: Ruleset, wire: Any, /, **special: Any) -> PlayerView:
        """Return the view that was written, with the results that were sent."""
        results, legal = self._results.read(rules, wire.results), self._legal(rules, wire)
        view: PlayerView = super().read(rules, wire, rules=rules, results=results, legal=legal)
        return view

    def _legal(self, rules: Ruleset, wire: Any) -> Sequence[Action]:
        choices = wire.legal_discards
        if choices is None or wire.seat is None:
            return tuple([parse_action(rules, text) for text in wire.legal])
        cards = read_cards(rules, choices.cards)
        return DiscardChoices(rules.seat(wire.seat), cards, choices.size)


def _shared(part: WireField) -> WireField:
    """Let what everybody sees of a game be written once."""
    if part.name not in ("seats", "tricks"):
        return part
    return part._replace(wire=part.wire._replace(write=written_once(part.wire)))


_ENCODER = Encoder()


def written_once(wire: WireType, kept_values: int = 64) -> Convert:
    """Return a function that writes a value to JSON, once for everybody it is sent to."""
    kept: dict[int, tuple[Ruleset, Any, Raw]] = {}

    def write(rules: Ruleset, value: Any) -> Any:
        if value == ():
            return value  # It is left out of the message; finished JSON text would not be.
        found = kept.get(id(value))
        # A value that is kept is alive, so nothing else has its id.
        if found is None or found[0] is not rules:
            if len(kept) >= kept_values:
                kept.clear()
            found = kept[id(value)] = rules, value, Raw(_ENCODER.encode(wire.write(rules, value)))
        return found[2]

    return write


Result = TypeVar("Result")


def reading(read: Callable[[], Result]) -> Result:
    """Return what `read` reads; what makes no sense under the rules is the peer's fault."""
    try:
        return read()
    except (LookupError, ValueError, NotationError) as error:
        raise RemoteProtocolError(Code.BAD_MESSAGE, str(error)[:100]) from None
