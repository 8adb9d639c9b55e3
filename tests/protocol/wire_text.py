"""How docs/protocol.md writes the type and the limit of a field."""

from __future__ import annotations

from typing import Any, get_args

from msgspec import inspect

from rook13.protocol import limits
from rook13.protocol.commands import TableCommand
from rook13.protocol.wire_events import WireEvent
from rook13.protocol.wire_facts import WireFact

_TEXTS = {
    "Name": "name",
    "TableName": "name",
    "ChatText": "chat text",
    "SaidText": "text ≤ 500",
    "Avatar": "avatar",
    "Word": "word",
    "App": "text ≤ 64",
    "Detail": "text ≤ 200",
    "RecordText": "text ≤ 12 000",
    "Password": "text ≤ 128",
    "TableCode": "text 1–64",
    "TableId": "table id",
    "Key": "hex32",
    "Signature": "hex64",
    "SeatName": "seat",
    "ActionText": "action",
    "CardText": "card",
    "CardsText": "cards",
    "SuitText": "suit",
    "CallText": "call",
    "Side": "side",
}
_NAMED = {repr(inspect.type_info(getattr(limits, name))): text for name, text in _TEXTS.items()}
_UNIONS = {
    frozenset(get_args(TableCommand)): "[command](#commands)",
    frozenset(get_args(WireFact)): "[fact](#facts)",
    frozenset(get_args(WireEvent)): "[event](#events)",
}


def describe(info: Any, sections: dict[Any, str]) -> str:
    """Return the text for a type; `sections` has the heading of each value."""
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
            return f"≤ {info.max_length} of ({describe(info.item_type, sections)})"
        case inspect.TupleType():
            return f"[{', '.join(describe(item, sections) for item in info.item_types)}]"
        case inspect.DictType():
            key, value = describe(info.key_type, sections), describe(info.value_type, sections)
            return f"object of ≤ {info.max_length}: {key} → {value}"
        case inspect.StructType():
            title = sections[info.cls].lower()
            return f"[{title}](#{title.replace(' ', '-')})"
        case inspect.UnionType():
            return _union(info, sections)
    raise AssertionError(info)


def _union(info: inspect.UnionType, sections: dict[Any, str]) -> str:
    structs = frozenset(part.cls for part in info.types if isinstance(part, inspect.StructType))
    if structs in _UNIONS:
        return _UNIONS[structs]
    parts = sorted(info.types, key=lambda part: isinstance(part, inspect.NoneType))
    return " or ".join(describe(part, sections) for part in parts)


def _number(value: Any) -> str:
    if value == limits.LARGEST_ID:
        return "2⁵³ − 1"
    return f"{value:,}".replace(",", " ").replace("-", "−")
