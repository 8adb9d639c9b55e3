"""Where table and protocol meet: views, facts and commands of the one as structs of the other.

Both name everything alike, so mirrors do the work; a test watches that they keep doing so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, get_args

import msgspec

from rook13.engine.ruleset import Ruleset
from rook13.protocol import commands as wire_commands
from rook13.protocol.errors import RemoteProtocolError
from rook13.protocol.limits import MOST_FACTS, MOST_MUTED
from rook13.protocol.wire_facts import WireFact
from rook13.protocol.wire_people import WireConfig, WirePerson, read_rules
from rook13.protocol.wire_table import (
    WireDealInfo,
    WireLogEntry,
    WireSeatInfo,
    WireTableView,
    WireUndoInfo,
    log_tail,
)
from rook13.protocol.wire_values import (
    Codec,
    Mirror,
    add_codec,
    codec_for,
    reading,
    written_once,
)
from rook13.table import commands, facts
from rook13.table.config import TableConfig
from rook13.table.people import Person
from rook13.table.refusals import Refusal, Refused
from rook13.table.snapshot import DealInfo, LogEntry, SeatInfo, TableView, UndoInfo

_PARTS: tuple[tuple[Any, Any], ...] = (
    (TableConfig, WireConfig),
    (Person, WirePerson),
    (SeatInfo, WireSeatInfo),
    (UndoInfo, WireUndoInfo),
    (DealInfo, WireDealInfo),
)
for _inside, _wire in _PARTS:
    add_codec(_inside, Mirror(_inside, _wire).codec)
# An update goes to everybody at a table in turn, and these are the same for all of them.
for _shared in (TableConfig, tuple[SeatInfo, ...]):
    add_codec(_shared, written_once(codec_for(_shared)))

_FACTS: dict[Any, Mirror[Any, Any]] = {
    getattr(facts, wire.__name__): Mirror(getattr(facts, wire.__name__), wire)
    for wire in get_args(WireFact)
}
_FACTS_BY_WIRE: dict[Any, Mirror[Any, Any]] = {mirror.wire: mirror for mirror in _FACTS.values()}


def write_fact(rules: Ruleset, fact: facts.Fact) -> WireFact:
    """Return a fact as it is sent."""
    written: WireFact = _FACTS[type(fact)].write(rules, fact)
    return written


def read_fact(rules: Ruleset, wire: WireFact) -> facts.Fact:
    """Return a fact that was sent; raises RemoteProtocolError."""
    fact: facts.Fact = reading(lambda: _FACTS_BY_WIRE[type(wire)].read(rules, wire))
    return fact


add_codec(facts.Fact, Codec(write_fact, read_fact))
add_codec(LogEntry, Mirror(LogEntry, WireLogEntry).codec)
_VIEW: Mirror[TableView, WireTableView] = Mirror(TableView, WireTableView)
_COMMANDS: dict[Any, Mirror[Any, Any]] = {
    getattr(commands, wire.__name__): Mirror(getattr(commands, wire.__name__), wire)
    for wire in get_args(wire_commands.TableCommand)
}
_COMMANDS_BY_WIRE: dict[Any, Mirror[Any, Any]] = {
    mirror.wire: mirror for mirror in _COMMANDS.values()
}
_NO_RULES: Any = None
"""Commands speak of seats and actions in notation, which is read at the table."""


def rules_of(config: TableConfig | WireConfig) -> Ruleset:
    """Return the rules of a table; raises RemoteProtocolError.

    They are made once: a table sends its views by the thousand.
    """
    return _rules(config.game, tuple(sorted(config.options.items())), config.players)


@lru_cache(maxsize=256)
def _rules(game: str, options: tuple[tuple[str, Any], ...], players: int) -> Ruleset:
    return read_rules(WireConfig("rules", game, dict(options), players))


def write_view(view: TableView) -> WireTableView:
    """Return a view as it is sent, with as much of its log as fits."""
    rules = rules_of(view.config)
    written = _VIEW.write(rules, replace(view, muted=view.muted[:MOST_MUTED]))
    if not written.log:
        return written
    return _with_log(written, log_tail(written.log))


def read_view(wire: WireTableView, before: TableView | None = None) -> TableView:
    """Return a view that was sent; raises RemoteProtocolError.

    In a very long game the first results are not sent any more: they are in the view before.
    """
    rules = rules_of(wire.config)
    view = reading(lambda: _VIEW.read(rules, wire))
    earlier = wire.game.earlier_results if wire.game else 0
    if not earlier or view.game is None or before is None or before.game is None:
        return view
    results = (*before.game.results[:earlier], *view.game.results)
    return replace(view, game=replace(view.game, results=results))


def write_facts(rules: Ruleset, told: Sequence[facts.Fact]) -> tuple[WireFact, ...]:
    """Return facts as they are sent: all, or none where there are too many to animate."""
    if len(told) > MOST_FACTS:
        return ()
    return tuple(write_fact(rules, fact) for fact in told)


def write_command(command: commands.Command) -> wire_commands.TableCommand:
    """Return a command as it is sent."""
    written: wire_commands.TableCommand = _COMMANDS[type(command)].write(_NO_RULES, command)
    return written


def is_sendable(command: commands.Command) -> bool:
    """Return whether a host would read a command, or take it for a breach of the protocol."""
    try:
        msgspec.json.decode(
            msgspec.json.encode(write_command(command)), type=wire_commands.TableCommand
        )
    except (msgspec.MsgspecError, UnicodeError):
        return False
    return True


def read_command(wire: wire_commands.TableCommand) -> commands.Command:
    """Return a command that was sent; raises Refused for what makes no sense."""
    try:
        command: commands.Command = reading(
            lambda: _COMMANDS_BY_WIRE[type(wire)].read(_NO_RULES, wire)
        )
    except RemoteProtocolError as error:
        raise Refused(Refusal.MALFORMED, error.detail) from None
    return command


def _with_log(view: WireTableView, log: tuple[WireLogEntry, ...]) -> WireTableView:
    fields = {name: getattr(view, name) for name in view.__struct_fields__}
    return WireTableView(**{**fields, "log": log})
