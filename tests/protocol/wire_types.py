"""Every struct of the protocol by the union it belongs to."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from rook13.protocol import wire_people, wire_table, wire_view
from rook13.protocol.commands import TableCommand
from rook13.protocol.messages import TableInfo, ToClient, ToHost
from rook13.protocol.wire_events import WireEvent
from rook13.protocol.wire_facts import WireFact


def _structs(module: Any) -> tuple[type[msgspec.Struct], ...]:
    found = (value for value in vars(module).values() if isinstance(value, type))
    return tuple(
        cls
        for cls in found
        if issubclass(cls, msgspec.Struct) and cls.__module__ == module.__name__
    )


UNIONS: dict[str, Any] = {
    "to_host": ToHost,
    "to_client": ToClient,
    "command": TableCommand,
    "fact": WireFact,
    "event": WireEvent,
}
VALUES = (TableInfo, *_structs(wire_people), *_structs(wire_table), *_structs(wire_view))
TAGGED = tuple((name, cls) for name, union in UNIONS.items() for cls in get_args(union))
ALL = (*TAGGED, *(("value", cls) for cls in VALUES))
