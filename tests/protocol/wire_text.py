"""How docs/protocol.md writes the type and the limit of a field."""

from __future__ import annotations

from typing import Any, get_args

from msgspec import inspect

from rook13.protocol import game_values, messages
from rook13.protocol.vocabulary import WireCommand, WireFact
from rook13.table import limits
from tests.protocol.wire_types import SECTIONS, WireEvent

_TEXTS = {
    "Name": "name",
    "ChatText": "chat text",
    "SaidText": "text ≤ 500",
    "Avatar": "avatar",
    "Word": "word",
    "App": "text ≤ 64",
    "Detail": "text ≤ 200",
    "RecordText": "text ≤ 12,000",
    "TableId": "table id",
    "Key": "hex32",
    "Signature": "hex64",
    "Salt": "hex16",
    "IpAddress": "address",
    "SeatName": "seat",
    "BidName": "bid",
    "ActionText": "action",
    "CardText": "card",
    "CardsText": "cards",
    "SuitText": "suit",
    "CallText": "call",
    "Side": "side",
}
_TYPES = {**vars(game_values), **vars(messages), **vars(limits)}
_NAMED = {repr(inspect.type_info(_TYPES[name])): text for name, text in _TEXTS.items()}
_UNIONS = {
    frozenset(get_args(WireCommand)): "[command](#commands)",
    frozenset(get_args(WireFact)): "[fact](#facts)",
    frozenset(get_args(WireEvent)): "[event](#events)",
}


def describe(info: Any) -> str:
    """Return the text for a type."""
    if repr(info) in _NAMED:
        return _NAMED[repr(info)]
    match info:
        case inspect.NoneType():
            return "null"
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType():
            return f"integer {_number(info.ge)}…{_number(info.le)}"
        case inspect.FloatType():
            return f"number {_number(info.ge)}…{_number(info.le)}"
        case inspect.VarTupleType():
            return f"≤ {info.max_length} of ({describe(info.item_type)})"
        case inspect.TupleType():
            return f"[{', '.join(describe(item) for item in info.item_types)}]"
        case inspect.DictType():
            key, value = describe(info.key_type), describe(info.value_type)
            return f"object of ≤ {info.max_length}: {key} → {value}"
        case inspect.StructType():
            title = SECTIONS[info.cls].lower()
            return f"[{title}](#{title.replace(' ', '-')})"
        case inspect.UnionType():
            return _union(info)
    raise AssertionError(info)


def _union(info: inspect.UnionType) -> str:
    structs = frozenset(part.cls for part in info.types if isinstance(part, inspect.StructType))
    if structs in _UNIONS:
        return _UNIONS[structs]
    parts = sorted(info.types, key=lambda part: isinstance(part, inspect.NoneType))
    return " or ".join(describe(part) for part in parts)


def _number(value: Any) -> str:
    if value == limits.LARGEST_ID:
        return "2⁵³ − 1"
    return f"{value:,}".replace("-", "−")
