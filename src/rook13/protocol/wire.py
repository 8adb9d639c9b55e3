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
    Wire,
    as_attribute,
    each,
    most,
    read_cards,
    write_cards,
)
from rook13.table import commands, facts, game_facts
from rook13.table.config import TableConfig
from rook13.table.facts import concrete
from rook13.table.limits import Count, HandNumber, Word

_ALWAYS_SENT = {**ALWAYS_SENT, TableConfig: "name game"}

EVENTS = concrete(e.Event, e)
COMMANDS = concrete(commands.Command, commands)
ANNOUNCED = tuple(
    fact
    for fact in concrete(facts.Fact, facts, game_facts)
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
def wire_of(hint: Any) -> Wire:
    """Return how a value with this annotation travels; TypeError if that is not known."""
    if hint in VALUES:
        return VALUES[hint]
    if hint in _FAMILIES:
        return _any_of(_FAMILIES[hint])
    if _is_plain(hint):
        return Wire(hint)
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        inner = wire_of(parts[0])
        return inner._replace(type=Annotated[inner.type, *parts[1:]])
    if origin in (UnionType, Union):
        (kind,) = (each for each in parts if each is not NoneType)
        inner = wire_of(kind)
        return Wire(inner.type | None, inner.write, _unless_none(inner.read))
    if origin is tuple:
        inner = wire_of(parts[0])
        return Wire(GenericAlias(tuple, (inner.type, ...)), each(inner.write), each(inner.read))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return as_attribute(Word, "value", lambda rules, value: hint(value))
    if is_dataclass(hint) and isinstance(hint, type):
        return shape_of(hint).wire
    raise TypeError(f"nobody has said how {hint} travels")


def _is_plain(hint: Any) -> bool:
    parts = get_args(hint)
    if get_origin(hint) is Annotated:
        return _is_plain(parts[0])
    return all(map(_is_plain, parts)) if parts else hint in _PLAIN


def _unless_none(convert: Convert | None) -> Convert | None:
    if convert is None:
        return None
    return lambda rules, value: None if value is None else convert(rules, value)


def _any_of(classes: Iterable[type]) -> Wire:
    shapes = [shape_of(cls) for cls in classes]
    by_class = {shape.cls: shape.write for shape in shapes}
    by_struct = {shape.struct: shape.read for shape in shapes}
    return Wire(
        Union[tuple(by_struct)],  # noqa: UP007
        lambda rules, value: by_class[type(value)](rules, value),
        lambda rules, wire: by_struct[type(wire)](rules, wire),
    )


class Part(NamedTuple):
    """A field of a struct: its name, how it travels, and what it is when it is left out."""

    name: str
    wire: Wire
    default: Any = MISSING
    sent_as: str | None = None


def _getter(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Return a function that gives attributes as a tuple, however few they are."""
    if len(names) > 1:
        return attrgetter(*names)
    get = attrgetter(names[0]) if names else None
    return lambda value: (get(value),) if get else ()


class Shape:
    """One class with the struct that it travels as."""

    def __init__(self, cls: Any, parts: Sequence[Part], apart: Collection[str] = ()) -> None:
        """Derive a struct with these fields; those `apart` are written and read by the caller."""
        self.cls = cls
        self.struct = _struct(cls, parts)
        by_name = {part.name: part for part in parts if part.name not in apart}
        own = [by_name[name] for name in self.struct.__struct_fields__ if name in by_name]
        self._names = [part.name for part in own]
        self._get = _getter([f"{part.name}.{part.wire.attribute}".strip(".") for part in own])
        self._writes = [
            (place, part.wire.write)
            for place, part in enumerate(own)
            if part.wire.write and not part.wire.attribute
        ]
        self._get_wire = _getter(self._names)
        self._reads = [(part.name, part.wire.read) for part in own if part.wire.read]

    def write(self, rules: Ruleset, value: Any, /, **apart: Any) -> Struct:
        """Return the struct of a value; fields that are apart are given."""
        found = [*self._get(value)]
        for place, write in self._writes:
            if found[place] is not None:
                found[place] = write(rules, found[place])
        if not apart:
            return self.struct(*found)
        return self.struct(**dict(zip(self._names, found, strict=True)), **apart)

    def read(self, rules: Ruleset, wire: Any, /, **apart: Any) -> Any:
        """Return the value of a struct; fields that are apart are given."""
        found = dict(zip(self._names, self._get_wire(wire), strict=True))
        for name, read in self._reads:
            found[name] = read(rules, found[name])
        return self.cls(**found, **apart)

    @property
    def wire(self) -> Wire:
        """Return how values of the class travel."""
        return Wire(self.struct, self.write, self.read)


def parts_of(cls: Any, without: Collection[str] = ()) -> list[Part]:
    """Return the fields of a dataclass as they travel."""
    hints = get_type_hints(cls, include_extras=True)
    limits = LIMITS.get(cls, {})
    parts = []
    for field in fields(cls):
        if field.name in without:
            continue
        hint = limits.get(field.name, hints[field.name])
        wire = hint if isinstance(hint, Wire) else wire_of(hint)
        sent_as = field.metadata.get("sent_as")
        parts.append(Part(field.name, wire, _default(cls, field, wire.type), sent_as))
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


def _struct(cls: type, parts: Iterable[Part]) -> type[Struct]:
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
def shape_of(cls: type) -> Shape:
    """Return the struct of a dataclass, with the ways to and fro."""
    return GameShape() if cls is PlayerView else Shape(cls, parts_of(cls))


class Discards(Struct, frozen=True):
    """Every way to lay `size` of these cards aside."""

    cards: CardsText
    size: Count


class GameShape(Shape):
    """A view of a game, of whose results only the latest travel if there are very many."""

    def __init__(self) -> None:
        results = wire_of(Annotated[tuple[HandResult, ...], most(MOST_RESULTS)])
        legal = Annotated[tuple[ActionText, ...], most(128)]
        apart: dict[str, tuple[Part, ...]] = {
            "rules": (),
            "results": (
                Part("earlier_results", Wire(HandNumber), 0),
                Part("results", results, ()),
            ),
            "legal": (
                Part("legal", Wire(legal), ()),
                Part("legal_discards", Wire(Discards | None), None),
            ),
        }
        own = {part.name: (part,) for part in parts_of(PlayerView, without=apart)}
        names = [field.name for field in fields(PlayerView)]
        parts = [part for name in names for part in {**apart, **own}[name]]
        super().__init__(PlayerView, parts, [part.name for part in parts if part.name not in own])
        self._results = results
        self._write_latest = written_once(results._replace(write=self._latest))

    def _latest(self, rules: Ruleset, results: tuple[HandResult, ...]) -> Any:
        assert self._results.write is not None
        return self._results.write(rules, results[-MOST_RESULTS:])

    def write(self, rules: Ruleset, view: PlayerView, /, **apart: Any) -> Struct:
        """Return the struct of a view."""
        legal, results = view.legal, view.results
        choices = legal if isinstance(legal, DiscardChoices) else None
        return super().write(
            rules,
            view,
            earlier_results=max(0, len(results) - MOST_RESULTS),
            results=self._write_latest(rules, results) if results else (),
            legal=() if choices else tuple([str(action) for action in legal]),
            legal_discards=Discards(write_cards(rules, choices.cards), choices.size)
            if choices
            else None,
        )

    def read(self, rules: Ruleset, wire: Any, /, **apart: Any) -> PlayerView:
        """Return the view that was written, with the results that were sent."""
        assert self._results.read is not None
        results, legal = self._results.read(rules, wire.results), self._legal(rules, wire)
        view: PlayerView = super().read(rules, wire, rules=rules, results=results, legal=legal)
        return view

    def _legal(self, rules: Ruleset, wire: Any) -> Sequence[Action]:
        choices = wire.legal_discards
        if choices is None or wire.seat is None:
            return tuple([parse_action(rules, text) for text in wire.legal])
        cards = read_cards(rules, choices.cards)
        return DiscardChoices(rules.seat(wire.seat), cards, choices.size)


_ENCODER = Encoder()


def written_once(wire: Wire, kept_values: int = 64) -> Convert:
    """Return a function that writes a value to JSON, once for everybody it is sent to."""
    kept: dict[int, tuple[Ruleset, Any, Raw]] = {}

    def write(rules: Ruleset, value: Any) -> Any:
        found = kept.get(id(value))
        # A value that is kept is alive, so nothing else has its id.
        if found is None or found[0] is not rules:
            if len(kept) >= kept_values:
                kept.clear()
            assert wire.write is not None
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
