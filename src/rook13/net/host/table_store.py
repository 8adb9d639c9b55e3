"""Makes the tables of a host: new ones, those of earlier runs, and those that go on here."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from rook13.net.host.bot_runner import normal_move
from rook13.net.host.journals import JournalInfo, Journals, KeptJournal
from rook13.net.host.tls_server import ServerLimits
from rook13.net.security import PasswordHash
from rook13.protocol.connection import DEFAULT_TIMING, Timing
from rook13.table.config import USUAL_PACING, Pacing, Person, TableConfig
from rook13.table.duplicate_facts import DuplicateJoined
from rook13.table.handover import TableTakenOver
from rook13.table.journal import JournalEntry, RestoreError, restored
from rook13.table.limits import NAME_LENGTH
from rook13.table.state import TableStage
from rook13.table.table import Table

TABLE_ID_BYTES = 8
MOST_OPEN_TABLES = 200

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class HostSettings:
    """How a host behaves; the defaults are for real people."""

    pacing: Pacing = USUAL_PACING
    timing: Timing = DEFAULT_TIMING
    limits: ServerLimits = field(default_factory=ServerLimits)
    entropy: Callable[[int], bytes] = secrets.token_bytes
    clock: Callable[[], float] = time.monotonic
    calendar: Callable[[], float] = time.time


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table, its journal, when it was last played in seconds since 1970, and its password."""

    table: Table
    journal: KeptJournal
    moved: float
    password: PasswordHash | None = None


class TableStore:
    """Tables and their journals; it may be used in another thread than the rest of a host."""

    def __init__(
        self, journals: Journals, settings: HostSettings, count: Callable[[], int]
    ) -> None:
        """`count` says how many tables are open."""
        self._journals = journals
        self._settings = settings
        self._count = count
        self.pacing = settings.pacing

    def open(self, config: TableConfig, host: Person | None, password: str | None) -> OpenTable:
        """Make a new table; raises ValueError if there are too many."""
        if self._count() >= MOST_OPEN_TABLES:
            raise ValueError("too many tables")
        settings = self._settings
        table_id = settings.entropy(TABLE_ID_BYTES).hex()
        hashed = PasswordHash.of(password, settings.entropy) if password else None
        now = settings.calendar()
        kept = self._journals.create(table_id, now, str(hashed) if hashed else None)
        table = Table(
            table_id,
            config,
            host,
            kept,
            settings.entropy,
            settings.clock(),
            pacing=self.pacing,
            fallback=normal_move,
        )
        return OpenTable(table, kept, now, hashed)

    def open_duplicate(
        self,
        config: TableConfig,
        host: Person,
        joined: DuplicateJoined,
        tables: int,
        password: str | None,
    ) -> list[OpenTable]:
        """Make the tables of a duplicate session, alike."""
        found = []
        for place in range(tables):
            title = f"{config.name[: NAME_LENGTH - 4].strip()} · {place + 1}"
            named = replace(config, name=title) if tables > 1 else config
            opened = self.open(named, host, password)
            opened.table.join_duplicate(replace(joined, place=place), self._settings.clock())
            found.append(opened)
        return found

    def go_on(self, taken: TableTakenOver, host: Person) -> OpenTable:
        """Make a table that continues another one here; raises ValueError if there are too many."""
        if self._count() >= MOST_OPEN_TABLES:
            raise ValueError("too many tables")
        before, now = (taken.table_id, *taken.continues), self._settings.calendar()
        ids = iter(lambda: self._settings.entropy(TABLE_ID_BYTES).hex(), "")
        table_id = next(each for each in ids if each not in before)
        hashed = PasswordHash.parse(taken.password) if taken.password else None
        entry = str(JournalEntry((taken.at(host, table_id),)))
        # Nothing is kept that could not be read at the next start.
        restored([entry])
        kept = self._journals.create(table_id, now, taken.password)
        kept.append([entry])
        return OpenTable(self._restored(kept), kept, now, hashed)

    def restore(self) -> list[OpenTable | RestoreError]:
        """Bring back every table that was not closed, or say why that cannot be done."""
        found: list[OpenTable | RestoreError] = []
        for journal in self._journals.unfinished():
            try:
                table = self._read(journal)
            except RestoreError as error:
                log.error("table %s cannot be restored: %s", journal.table_id, error)
                found.append(error)
            else:
                if table is not None:
                    found.append(table)
        return found

    def _read(self, journal: JournalInfo) -> OpenTable | None:
        kept = self._journals.open(journal.table_id)
        table = self._restored(kept)
        if table.state.stage is TableStage.CLOSED:
            kept.close(self._settings.calendar())
            return None
        text = self._journals.password_hash(journal.table_id)
        moved = journal.moved if journal.moved is not None else journal.opened
        return OpenTable(table, kept, moved, PasswordHash.parse(text) if text else None)

    def _restored(self, kept: KeptJournal) -> Table:
        settings = self._settings
        return Table.resume(
            restored(kept.entries()),
            kept,
            settings.entropy,
            settings.clock(),
            pacing=self.pacing,
            fallback=normal_move,
        )
