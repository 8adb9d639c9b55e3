"""From journal entries back to the table that wrote them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rook13.table.answers import AnswerBook
from rook13.table.facts import TableOpened
from rook13.table.journal import JournalEntry, RestoreError
from rook13.table.outcome import Accepted
from rook13.table.snapshot import LogEntry
from rook13.table.state import TableState


@dataclass(frozen=True, slots=True)
class Restored:
    """What a journal tells: the table, its log, and what people were answered."""

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
            # Whatever a damaged entry does to the rules, its reader wants to know which it was.
            raise RestoreError(number, str(error)) from error
        if entry.by is not None and entry.command_id is not None:
            answers.note(entry.by, entry.command_id, Accepted(entry.command_id, state.revision))
    if state is None:
        raise RestoreError(0, "empty")
    return Restored(state, tuple(log), answers)


def _next(state: TableState | None, entry: JournalEntry, log: list[LogEntry]) -> TableState:
    if state is None:
        opened, *rest = entry.facts
        if not isinstance(opened, TableOpened) or rest:
            raise ValueError("does not open a table")
        log.append(LogEntry(1, opened))
        return opened.make()
    state = replace(state, revision=state.revision + 1)
    for fact in entry.facts:
        state, told = fact.happen(state)
        log += [LogEntry(state.revision, one) for one in told if one.is_public]
    return state
