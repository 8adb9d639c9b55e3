"""Every struct of the protocol by the union it belongs to, and the ways to and from them."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from rook13.engine.events import Event
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import HandResult
from rook13.engine.view import PlayerView, Revealed, SeatView, TrickView
from rook13.protocol import vocabulary
from rook13.protocol.messages import TableInfo, ToClient, ToHost
from rook13.protocol.vocabulary import WireCommand, WireFact
from rook13.protocol.wire import Discards, codec_of, reading, wire_type
from rook13.table.config import Person, TableConfig
from rook13.table.duplicate import BoardResult, DuplicateView, TableResults
from rook13.table.succession import Checkpoint, Program
from rook13.table.views import DealInfo, LogEntry, NextHandInfo, SeatInfo, UndoInfo

WireTableView: Any = vocabulary.WireTableView
WireEvent: Any = wire_type(Event).type
WireConfig: Any = codec_of(TableConfig).struct
WirePerson: Any = codec_of(Person).struct
WireView: Any = codec_of(PlayerView).struct
WireResult: Any = codec_of(HandResult).struct

UNIONS: dict[str, Any] = {
    "to_host": ToHost,
    "to_client": ToClient,
    "command": WireCommand,
    "fact": WireFact,
    "event": WireEvent,
}
SECTIONS: dict[Any, str] = {
    TableInfo: "Table info",
    WireConfig: "Config",
    WirePerson: "Person",
    WireTableView: "Table view",
    codec_of(SeatInfo).struct: "Seat info",
    codec_of(UndoInfo).struct: "Undo info",
    codec_of(DealInfo).struct: "Deal info",
    codec_of(NextHandInfo).struct: "Next hand info",
    codec_of(LogEntry).struct: "Log entry",
    codec_of(DuplicateView).struct: "Duplicate",
    codec_of(TableResults).struct: "Table results",
    codec_of(BoardResult).struct: "Board result",
    WireView: "Game view",
    codec_of(SeatView).struct: "Seat view",
    Discards: "Discards",
    codec_of(TrickView).struct: "Trick",
    WireResult: "Result",
    codec_of(Revealed).struct: "Revealed",
    codec_of(Checkpoint).struct: "Checkpoint",
    codec_of(Program).struct: "Program",
}
"""Every value with its heading in docs/protocol.md."""
VALUES = tuple(SECTIONS)
TAGGED = tuple((name, cls) for name, union in UNIONS.items() for cls in get_args(union))
ALL = (*TAGGED, *(("value", cls) for cls in VALUES))


def command(name: str) -> Any:
    """Return the struct of a command."""
    return next(cls for cls in get_args(WireCommand) if cls.__name__ == name)


def fact(name: str) -> Any:
    """Return the struct of a fact."""
    return next(cls for cls in get_args(WireFact) if cls.__name__ == name)


def write_game(view: PlayerView) -> Any:
    """Return a view as it arrives: parts that everybody gets are sent as finished JSON."""
    wire = codec_of(PlayerView).write(view.rules, view)
    return msgspec.json.decode(msgspec.json.encode(wire), type=codec_of(PlayerView).struct)


def read_game(rules: Ruleset, wire: Any) -> PlayerView:
    view: PlayerView = reading(lambda: codec_of(PlayerView).read(rules, wire))
    return view


def write_event(rules: Ruleset, event: Event) -> Any:
    return wire_type(Event).write(rules, event)


def read_event(rules: Ruleset, wire: Any) -> Event:
    event: Event = reading(lambda: wire_type(Event).read(rules, wire))
    return event
