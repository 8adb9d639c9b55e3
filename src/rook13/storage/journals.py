"""The journals of tables: what happened, written down before it is announced."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum

from rook13.storage.database import Database

HOSTED, SOLO = "hosted", "solo"
MOVE = '"is":"Acted"'
"""What an entry contains in which somebody plays, bids or deals."""


class JournalProblem(Enum):
    """Why a journal cannot be used."""

    UNKNOWN = "unknown"
    EXISTS = "exists"
    CLOSED = "closed"
    WRITTEN_BY_ANOTHER = "written_by_another"


class JournalError(Exception):
    """A journal is not in the state that its user believes it to be in."""

    def __init__(self, problem: JournalProblem, table_id: str) -> None:
        super().__init__(f"{problem.value}: {table_id}")
        self.problem = problem
        self.table_id = table_id


@dataclass(frozen=True, slots=True)
class JournalInfo:
    """A journal in the list: which table, since when, how long, and whether it is done.

    `moved` is when something was last done in the game.
    """

    table_id: str
    opened: float
    closed: float | None
    length: int
    moved: float | None = field(default=None, compare=False)


class TableJournal:
    """The journal of one table, with one writer.

    What others were told must never be taken back, so a hosted table waits for the disk, or for
    `JournalStore.sync` before it tells them. A solo table only makes sure that a kill loses
    nothing: its window would stall with every card.
    """

    def __init__(
        self, database: Database, table_id: str, length: int, *, waits_for_disk: bool
    ) -> None:
        self._database = database
        self.table_id = table_id
        self._length = length
        self._waits_for_disk = waits_for_disk

    def append(self, entries: Sequence[str]) -> None:
        """Add entries, all or none; they survive a kill, and where others play a power cut."""
        numbered = enumerate(entries, self._length)
        rows = [(self.table_id, number, text) for number, text in numbered]
        writing = self._database.transaction(waits_for_disk=self._waits_for_disk)
        with self._one_writer(), writing as connection:
            _require_open(connection, self.table_id)
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
            if any(MOVE in text for text in entries):
                query = "UPDATE journals SET moved = ? WHERE table_id = ?"
                connection.execute(query, [time.time(), self.table_id])
        self._length += len(rows)

    def entries(self) -> list[str]:
        """Everything that was appended, in order."""
        rows = self._database.read(
            "SELECT text FROM entries WHERE table_id = ? ORDER BY number", [self.table_id]
        )
        return [text for (text,) in rows]

    def close(self, now: float) -> None:
        """The table is done: nothing more will be added, and it is not reopened."""
        with self._database.transaction() as connection:
            connection.execute(
                "UPDATE journals SET closed = coalesce(closed, ?) WHERE table_id = ?",
                [now, self.table_id],
            )

    @contextmanager
    def _one_writer(self) -> Iterator[None]:
        # Two processes that reopened one table would both continue at the same number.
        try:
            yield
        except sqlite3.IntegrityError:
            raise JournalError(JournalProblem.WRITTEN_BY_ANOTHER, self.table_id) from None


class JournalStore:
    """The journals of all tables of one kind: solo tables are listed apart from hosted ones."""

    def __init__(self, database: Database, kind: str = HOSTED, *, is_grouped: bool = False) -> None:
        """Keep journals; a group of them waits for the disk in `sync` and not with every entry."""
        self._database = database
        self._kind = kind
        self.is_grouped = is_grouped
        self._waits_for_disk = kind != SOLO and not is_grouped

    def sync(self) -> None:
        """Wait until the disk has all that was appended so far."""
        self._database.sync()

    def create(self, table_id: str, now: float, password_hash: str | None = None) -> TableJournal:
        """Begin the journal of a new table, or of one that was closed here and comes back."""
        try:
            with self._database.transaction() as connection:
                closed = "DELETE FROM journals WHERE table_id = ? AND closed IS NOT NULL"
                connection.execute(closed, [table_id])
                connection.execute(
                    "INSERT INTO journals VALUES (?, ?, ?, NULL, NULL, ?)",
                    [table_id, self._kind, now, password_hash],
                )
        except sqlite3.IntegrityError:
            raise JournalError(JournalProblem.EXISTS, table_id) from None
        return TableJournal(self._database, table_id, 0, waits_for_disk=self._waits_for_disk)

    def open(self, table_id: str) -> TableJournal:
        """Go on with the journal of a table."""
        for info in self._list("WHERE table_id = ?", table_id):
            waits = self._waits_for_disk
            return TableJournal(self._database, table_id, info.length, waits_for_disk=waits)
        raise JournalError(JournalProblem.UNKNOWN, table_id)

    def password_hash(self, table_id: str) -> str | None:
        """Return what the password of a table is checked against, if it has one."""
        query = "SELECT password_hash FROM journals WHERE table_id = ?"
        rows = self._database.read(query, [table_id])
        return next((text for (text,) in rows), None)

    def unfinished(self) -> list[JournalInfo]:
        """The tables that were not closed, the oldest first."""
        return self._list("WHERE closed IS NULL AND kind = ?", self._kind)

    def all(self) -> list[JournalInfo]:
        """Every table, the oldest first."""
        return self._list("WHERE kind = ?", self._kind)

    def delete(self, table_id: str) -> None:
        """Remove a journal for good."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM journals WHERE table_id = ?", [table_id])

    def _list(self, where: str, *values: object) -> list[JournalInfo]:
        length = "SELECT count(*) FROM entries WHERE entries.table_id = journals.table_id"
        sql = f"SELECT table_id, opened, closed, ({length}), moved FROM journals"
        sql = f"{sql} {where} ORDER BY opened"
        return [JournalInfo(*row) for row in self._database.read(sql, values)]


def _require_open(connection: sqlite3.Connection, table_id: str) -> None:
    query = "SELECT closed FROM journals WHERE table_id = ?"
    row = connection.execute(query, [table_id]).fetchone()
    if row is None:
        raise JournalError(JournalProblem.UNKNOWN, table_id)
    if row[0] is not None:
        raise JournalError(JournalProblem.CLOSED, table_id)
