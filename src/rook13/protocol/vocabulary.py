"""What a table and its people tell each other, as it is sent and as it is read.

`write_…` returns what goes into a message, `read_…` what came in one, as the classes that the
program works with. What makes no sense under the rules raises RemoteProtocolError.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec import Raw

from rook13.engine.notation import NotationError
from rook13.engine.options import OptionError
from rook13.engine.ruleset import Ruleset
from rook13.protocol.consistency import contradiction, false_event
from rook13.protocol.errors import Code, RemoteProtocolError
from rook13.protocol.game_values import Convert
from rook13.protocol.wire import Codec, codec_of, reading, wire_fields, wire_type, written_once
from rook13.table.commands import Command
from rook13.table.config import TableConfig
from rook13.table.facts import Fact
from rook13.table.limits import MOST_LOG, MOST_MUTED
from rook13.table.outcome import Refusal, Refused
from rook13.table.succession import Checkpoint
from rook13.table.views import LogEntry, TableView

MOST_FACTS = 256
LOG_BYTES = 12 * 1024
_ENCODER = msgspec.json.Encoder()


def log_tail(rules: Ruleset, entries: Sequence[LogEntry]) -> tuple[Raw, ...]:
    """Return as many of the latest entries as a table can carry, however long they are."""
    room = LOG_BYTES
    kept: list[Raw] = []
    for entry in reversed(entries[-MOST_LOG:]):
        written = _ENCODER.encode(_LOG_ENTRY.write(rules, entry))
        room -= len(written) + 1
        if room < 0:
            break
        kept.append(Raw(written))
    return tuple(reversed(kept))


def _table_codec() -> Codec:
    parts = {part.name: part for part in wire_fields(TableView)}
    writers: dict[str, Convert] = {
        "seats": written_once(parts["seats"].wire),
        "muted": lambda rules, muted: muted[:MOST_MUTED],
        "log": log_tail,
    }
    for name, write in writers.items():
        parts[name] = parts[name]._replace(wire=parts[name].wire._replace(write=write))
    return Codec(TableView, list(parts.values()), special=["config"])


_CONFIG, _LOG_ENTRY, _VIEW = codec_of(TableConfig), codec_of(LogEntry), _table_codec()
_FACT, _COMMAND = wire_type(Fact), wire_type(Command)
_write_config, _write_fact = written_once(_CONFIG.wire), written_once(_FACT)
_NO_RULES: Any = None
"""The set-up of a table is read, and commands are written, without knowing its rules."""

if TYPE_CHECKING:
    WireTableView: TypeAlias = Any
    WireFact: TypeAlias = Any
    WireCommand: TypeAlias = Any
    WireCheckpoint: TypeAlias = Any
else:
    WireTableView, WireFact, WireCommand = _VIEW.struct, _FACT.type, _COMMAND.type
    WireCheckpoint = codec_of(Checkpoint).struct


def write_view(view: TableView) -> WireTableView:
    """Return a view as it is sent, with as much of its log as fits."""
    rules = view.config.rules()
    return _VIEW.write(rules, view, config=_write_config(rules, view.config))


def read_view(wire: WireTableView, before: TableView | None = None) -> TableView:
    """Return a view that was sent.

    In a very long game the first results are not sent any more: they are in the view before.
    """
    config: TableConfig = _CONFIG.read(_NO_RULES, wire.config)
    try:
        rules = config.rules()
    except (KeyError, OptionError) as error:
        raise RemoteProtocolError(Code.BAD_MESSAGE, str(error)[:100]) from None
    view: TableView = reading(lambda: _VIEW.read(rules, wire, config=config))
    problem = contradiction(view)
    if problem:
        raise RemoteProtocolError(Code.BAD_MESSAGE, f"a view with {problem} that cannot be")
    earlier = wire.game.earlier_results if wire.game else 0
    if not earlier or view.game is None or before is None or before.game is None:
        return view
    results = (*before.game.results[:earlier], *view.game.results)
    return replace(view, game=replace(view.game, results=results))


def write_facts(rules: Ruleset, facts: Sequence[Fact]) -> tuple[WireFact, ...]:
    """Return facts as they are sent: all, or none where there are too many to animate."""
    if len(facts) > MOST_FACTS:
        return ()
    return tuple([_write_fact(rules, fact) for fact in facts])


def read_facts(rules: Ruleset, wires: Sequence[WireFact]) -> tuple[Fact, ...]:
    """Return facts that were sent."""
    facts = reading(lambda: tuple([_FACT.read(rules, wire) for wire in wires]))
    problem = false_event(facts, rules)
    if problem:
        raise RemoteProtocolError(Code.BAD_MESSAGE, f"{problem} that cannot be")
    return facts


def write_command(command: Command) -> WireCommand:
    """Return a command as it is sent; raises Refused for what a host would not read."""
    wire = _COMMAND.write(_NO_RULES, command)
    try:
        return msgspec.convert(msgspec.to_builtins(wire), type(wire))
    except msgspec.ValidationError as error:
        raise Refused(Refusal.MALFORMED, str(error)[:100]) from None


def read_command(rules: Ruleset, wire: WireCommand) -> Command:
    """Return a command that was sent; raises Refused for what makes no sense."""
    try:
        command: Command = _COMMAND.read(rules, wire)
    except NotationError as error:
        raise Refused(Refusal.UNREADABLE, error.reason) from None
    except (LookupError, ValueError) as error:
        raise Refused(Refusal.MALFORMED, str(error)[:100]) from None
    return command


def write_checkpoint(checkpoint: Checkpoint) -> WireCheckpoint:
    """Return a checkpoint as it is sent."""
    return codec_of(Checkpoint).write(_NO_RULES, checkpoint)


def read_checkpoint(wire: WireCheckpoint) -> Checkpoint:
    """Return a checkpoint that was sent."""
    checkpoint: Checkpoint = codec_of(Checkpoint).read(_NO_RULES, wire)
    return checkpoint
