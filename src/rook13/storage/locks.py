"""The locks of tables that have a password, which nobody can read back from them."""

from __future__ import annotations

from rook13.storage.database import Database


class Locks:
    """Locks by table; a lock goes when the journal of its table goes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def lock_of(self, table_id: str) -> str | None:
        """The lock of a table, if it has one."""
        rows = self._database.read("SELECT text FROM locks WHERE table_id = ?", [table_id])
        return str(rows[0][0]) if rows else None

    def keep(self, table_id: str, lock: str) -> None:
        """Keep the lock of a table that has a journal."""
        with self._database.transaction() as connection:
            connection.execute("INSERT OR REPLACE INTO locks VALUES (?, ?)", [table_id, lock])
