"""Journals that last as long as the process, for hosts in tests."""

from __future__ import annotations

from collections.abc import Sequence

from rook13.net.host.journals import JournalInfo, KeptJournal


class MemoryJournal:
    """A journal that lasts as long as the process."""

    def __init__(self) -> None:
        self._entries: list[str] = []

    def append(self, entries: Sequence[str]) -> None:
        """Keep entries."""
        self._entries += entries

    def entries(self) -> Sequence[str]:
        return tuple(self._entries)

    def close(self, now: float) -> None:
        """Forget it all."""
        self._entries.clear()


class MemoryJournals:
    """Journals for a host that leaves nothing behind."""

    is_grouped = False

    def __init__(self) -> None:
        self._journals: dict[str, MemoryJournal] = {}

    def create(self, table_id: str, now: float, password_hash: str | None = None) -> KeptJournal:
        """Begin the journal of a new table."""
        self._journals[table_id] = MemoryJournal()
        return self._journals[table_id]

    def open(self, table_id: str) -> KeptJournal:
        """Go on with a journal."""
        return self._journals[table_id]

    def sync(self) -> None:
        """Do nothing: there is no disk to wait for."""

    def password_hash(self, table_id: str) -> str | None:
        """Return nothing, because nothing is restored from memory."""
        return None

    def unfinished(self) -> Sequence[JournalInfo]:
        """Return nothing: what is in memory does not outlast its process."""
        return ()
