"""Journal entries, and tables that go on: from a journal, or from the record of a game.

An entry is what one accepted command, or the passing of time, did to the table: one JSON object,
`{"by": key, "id": command, "facts": […]}`, and one revision. So a journal cut off after any entry
is a table as it was announced.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import Field, dataclass, fields, is_dataclass, replace
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Protocol, cast, get_args, get_origin, get_type_hints

import msgspec

from rook13.engine.actions import Action
from rook13.engine.notation import NotationError, parse_action
from rook13.engine.record import Record, replay
from rook13.engine.ruleset import Ruleset
from rook13.table import duplicate_facts, facts, game_facts, handover, seat_facts
from rook13.table.config import LEVELS, Person, TableConfig
from rook13.table.facts import Fact, TableOpened, concrete
from rook13.table.handover import TableTakenOver
from rook13.table.outcome import Accepted, AnswerBook
from rook13.table.state import Chair, TableStage, TableState
from rook13.table.views import LogEntry

FORMAT = 1
JOURNALED = {
    fact.__name__: fact
    for fact in concrete(Fact, facts, seat_facts, game_facts, handover, duplicate_facts)
    if fact not in (game_facts.GameEvent, game_facts.DealCommitted)
}
"""What a journal holds; the other facts follow from these."""
_KIND = "is"


class Journal(Protocol):
    """Where entries go before anything is announced."""

    def append(self, entries: Sequence[str]) -> None:
        """Keep these entries durably before returning; raise if that is impossible."""


class RestoreError(Exception):
    """A journal cannot be read: which entry, counted from 1, and what is wrong."""

    def __init__(self, entry: int, problem: str) -> None:
        super().__init__(f"entry {entry}: {problem}")
        self.entry = entry
        self.problem = problem


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """The facts of one revision, and whose command brought them about."""

    facts: tuple[Fact, ...]
    by: str | None = None
    command_id: int | None = None

    def __str__(self) -> str:
        """Return the entry as a journal keeps it."""
        facts = [{_KIND: type(fact).__name__, **_written(fact)} for fact in self.facts]
        data: dict[str, object] = {"v": FORMAT, "facts": facts}
        if self.command_id is not None:
            data |= {"by": self.by, "id": self.command_id}
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def parse(cls, text: str, rules: Ruleset | None) -> JournalEntry:
        """Read an entry of a table with these rules; ValueError if that is impossible.

        Only the first entry, which opens the table, is read without rules.
        """
        data = json.loads(text)
        if not isinstance(data, dict) or data.get("v") != FORMAT:
            raise ValueError("not an entry of this version")
        try:
            facts = tuple(_read(JOURNALED[fact[_KIND]], fact, rules) for fact in data["facts"])
        except (KeyError, TypeError, NotationError) as error:
            raise ValueError(str(error)) from None
        return cls(facts, data.get("by"), data.get("id"))


def _written(value: Any) -> Any:
    if isinstance(value, Action):
        return str(value)
    if is_dataclass(value):
        return {_key(field): _written(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, tuple):
        return [_written(item) for item in value]
    return value


def _key(field: Field[Any]) -> str:
    key: str = field.metadata.get("sent_as", field.name)
    return key


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _read(kind: Any, data: Any, rules: Ruleset | None) -> Any:
    """Return a value of the declared kind from what JSON gave."""
    if kind is Action:
        if rules is None:
            raise ValueError("an action before the table was opened")
        return parse_action(rules, data)
    origin = get_origin(kind)
    if origin is UnionType:
        if data is None:
            return None
        return _read(next(part for part in get_args(kind) if part is not NoneType), data, rules)
    if origin is tuple:
        parts = get_args(kind)
        item_kinds = [parts[0]] * len(data) if parts[-1] is Ellipsis else parts
        return tuple(_read(part, item, rules) for part, item in zip(item_kinds, data, strict=True))
    if isinstance(kind, type) and is_dataclass(kind):
        hints = _hints(kind)
        found = {
            field.name: _read(hints[field.name], data[_key(field)], rules) for field in fields(kind)
        }
        return cast(Any, kind)(**found)
    return kind(data) if isinstance(kind, type) and issubclass(kind, Enum) else data


@dataclass(frozen=True, slots=True)
class Restored:
    """A table to go on with, its log, and what people were answered."""

    state: TableState
    log: tuple[LogEntry, ...]
    answers: AnswerBook


def restored(entries: Sequence[str]) -> Restored:
    """Read a whole journal; raises RestoreError."""
    state: TableState | None = None
    log: list[LogEntry] = []
    answers = AnswerBook()
    for number, text in enumerate(entries, 1):
        try:
            entry = JournalEntry.parse(text, state.rules if state else None)
            state = _next(state, entry, log)
        except Exception as error:
            # The reader wants to know which entry was damaged, not which exception it caused.
            raise RestoreError(number, str(error)) from error
        if entry.by is not None and entry.command_id is not None:
            answers.note(entry.by, entry.command_id, Accepted(entry.command_id, state.revision))
    if state is None:
        raise RestoreError(0, "empty")
    return Restored(state, tuple(log), answers)


def read_taken_over(text: str) -> TableTakenOver:
    """Read what a host hands over; ValueError if no table can begin with it, whatever it is."""
    try:
        (data,) = json.loads(text)["facts"]
        taken = msgspec.convert(data, TableTakenOver)
        state = replace(taken, host=Person("0" * 64, "Nobody")).make()
        problem = taken.config.problem()
        for deal in (*taken.hidden_deals, *filter(None, [taken.deal])):
            deal.seed(state.rules)
        if not {chair.bot for chair in state.chairs} <= {None, *LEVELS}:
            problem = "bot"
    except Exception as error:
        # It comes from another computer, and can be wrong in as many ways as a journal.
        raise ValueError(f"not a table: {type(error).__name__}") from None
    if problem or data[_KIND] != TableTakenOver.__name__:
        raise ValueError(f"not a table: {problem}")
    return taken


def from_record(
    table_id: str, record: Record, person: Person, seat: str, levels: Sequence[str]
) -> Restored:
    """Return a table at which a person goes on with a game against bots; raises RecordError."""
    game = replay(record)
    rules = game.rules
    chairs = tuple(
        Chair(each, person, deal_for_me=True) if each.name == seat else Chair(each, bot=level)
        for each, level in zip(rules.seats, levels, strict=True)
    )
    config = TableConfig(
        game=record.game,
        options=record.options,
        players=rules.players,
        spectators=False,
        takeover=False,
        undo=True,
    )
    state = TableState(
        table_id,
        config,
        rules,
        chairs,
        host=person.key,
        host_owns=True,
        stage=TableStage.ACTIVE,
        held={person.key: seat},
        game=game,
        record=record,
        revision=1,
    )
    return Restored(state, (), AnswerBook())


def _next(state: TableState | None, entry: JournalEntry, log: list[LogEntry]) -> TableState:
    if state is None:
        opened, *rest = entry.facts
        if isinstance(opened, TableTakenOver) and not rest:
            return opened.make()
        if not isinstance(opened, TableOpened) or rest:
            raise ValueError("does not open a table")
        log.append(LogEntry(1, opened))
        return opened.make()
    state = replace(state, revision=state.revision + 1)
    for fact in entry.facts:
        state, told = fact.happen(state)
        log += [LogEntry(state.revision, one) for one in told if one.is_public]
    return state
