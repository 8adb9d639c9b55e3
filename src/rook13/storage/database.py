"""One SQLite file: opened carefully, migrated, and written in whole transactions."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from threading import RLock
from typing import Any

from rook13.storage.files import StorageError, StorageProblem, known_errors

# "Rk13" in the file's header tells our files from other programs' databases.
APPLICATION_ID = 0x526B3133

Migration = tuple[str, ...]

MIGRATIONS: tuple[Migration, ...] = (
    (
        """
        CREATE TABLE accounts (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            folded TEXT NOT NULL UNIQUE,
            avatar TEXT NOT NULL,
            key TEXT NOT NULL UNIQUE CHECK (length(key) = 64),
            has_password INTEGER NOT NULL CHECK (has_password IN (0, 1)),
            salt BLOB NOT NULL,
            nonce BLOB NOT NULL,
            ciphertext BLOB NOT NULL,
            time_cost INTEGER NOT NULL,
            memory_kib INTEGER NOT NULL,
            lanes INTEGER NOT NULL,
            created REAL NOT NULL,
            last_used REAL NOT NULL
        ) STRICT
        """,
        """
        CREATE TABLE people (
            key TEXT PRIMARY KEY CHECK (length(key) = 64),
            name TEXT NOT NULL,
            avatar TEXT NOT NULL,
            first_seen REAL NOT NULL,
            last_seen REAL NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE names (
            folded TEXT PRIMARY KEY,
            key TEXT NOT NULL REFERENCES people (key) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX names_of_a_person ON names (key)",
        """
        CREATE TABLE journals (
            table_id TEXT PRIMARY KEY,
            opened REAL NOT NULL,
            closed REAL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES journals (table_id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE certificate (
            one INTEGER PRIMARY KEY CHECK (one = 1),
            certificate_pem BLOB NOT NULL,
            key_pem BLOB NOT NULL
        ) STRICT
        """,
    ),
    (
        """
        CREATE TABLE locks (
            table_id TEXT PRIMARY KEY REFERENCES journals (table_id) ON DELETE CASCADE,
            text TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE hosts (
            place TEXT PRIMARY KEY,
            fingerprint TEXT NOT NULL CHECK (length(fingerprint) = 64),
            first_seen REAL NOT NULL,
            last_seen REAL NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
    ),
    (
        """
        CREATE TABLE settings (
            name TEXT PRIMARY KEY,
            text TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        "ALTER TABLE journals ADD COLUMN kind TEXT NOT NULL DEFAULT 'hosted'",
        """
        CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            account_key TEXT NOT NULL,
            finished REAL NOT NULL,
            record TEXT NOT NULL,
            seat TEXT NOT NULL,
            winners TEXT NOT NULL,
            hints INTEGER NOT NULL CHECK (hints >= 0)
        ) STRICT
        """,
        "CREATE INDEX games_of_an_account ON games (account_key, finished)",
    ),
    ("ALTER TABLE journals ADD COLUMN moved REAL",),
)
BUSY_SECONDS = 5.0
_COMPANIONS = ("", "-wal", "-shm")

Row = tuple[Any, ...]


class Database:
    """An open database, for one thread at a time; the others wait."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection
        self._lock = RLock()

    @classmethod
    def open(
        cls,
        path: Path,
        migrations: Sequence[Migration] = MIGRATIONS,
        busy_seconds: float = BUSY_SECONDS,
    ) -> Database:
        """Open or create the file and bring it to the newest schema, or raise StorageError."""
        with known_errors(path):
            _create_private(path)
            connection = sqlite3.connect(
                path, timeout=busy_seconds, isolation_level=None, check_same_thread=False
            )
            try:
                _prepare(connection, path, migrations)
            except BaseException:
                connection.close()
                raise
        return cls(path, connection)

    def read(self, sql: str, parameters: Sequence[object] = ()) -> list[Row]:
        """All rows of a query."""
        with self._lock, known_errors(self.path):
            rows: list[Row] = self._connection.execute(sql, parameters).fetchall()
            return rows

    @contextmanager
    def transaction(self, *, waits_for_disk: bool = True) -> Iterator[sqlite3.Connection]:
        """Write all or nothing; what was written is on the disk when the block has ended.

        Without waiting it is with the system, which survives a kill but not a power cut; the next
        transaction that waits takes it along.
        """
        own = self._connection
        with (
            self._lock,
            known_errors(self.path),
            _waiting(own, waits_for_disk),
            _transaction(own),
        ):
            yield own

    def close(self) -> None:
        """Close the file; the database cannot be used afterwards."""
        with self._lock:
            self._connection.close()


def open_or_set_aside(path: Path) -> tuple[Database, Path | None]:
    """Open the database; a damaged one is kept under the returned name and a new one begun."""
    try:
        return Database.open(path), None
    except StorageError as error:
        if error.kind is not StorageProblem.DAMAGED:
            raise
    aside = set_aside(path)
    return Database.open(path), aside


def set_aside(path: Path) -> Path:
    """Rename a database and what belongs to it, so that nothing is lost and a new one can begin."""
    aside = _free_name(path)
    with known_errors(path):
        for suffix in _COMPANIONS:
            companion = Path(f"{path}{suffix}")
            if companion.exists():
                companion.rename(f"{aside}{suffix}")
    return aside


def _free_name(path: Path) -> Path:
    number = 1
    while (name := Path(f"{path}.damaged-{number}")).exists():
        number += 1
    return name


def _create_private(path: Path) -> None:
    # SQLite would create it readable by everybody, and secret keys are inside.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _prepare(connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration]) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA secure_delete = ON")
    _check(connection, path)
    connection.execute("PRAGMA journal_mode = WAL")
    if _pragma(connection, "user_version") < len(migrations):
        _migrate(connection, migrations)
    if _pragma(connection, "user_version") > len(migrations):
        raise StorageError(StorageProblem.NEWER_SCHEMA, path)


def _check(connection: sqlite3.Connection, path: Path) -> None:
    with closing(connection.execute("PRAGMA quick_check(1)")) as rows:
        answer = str(rows.fetchone()[0])
    if answer != "ok":
        raise StorageError(StorageProblem.DAMAGED, path, answer)
    is_empty = not connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchall()
    if not is_empty and _pragma(connection, "application_id") != APPLICATION_ID:
        raise StorageError(StorageProblem.DAMAGED, path, "another program's database")


def _migrate(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
    with _transaction(connection):
        # Read again: another instance may have migrated while this one waited for the lock.
        for migration in migrations[_pragma(connection, "user_version") :]:
            for statement in migration:
                connection.execute(statement)
        version = max(len(migrations), _pragma(connection, "user_version"))
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {version}")


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])


@contextmanager
def _waiting(connection: sqlite3.Connection, is_wanted: bool) -> Iterator[None]:
    if is_wanted:
        yield
        return
    connection.execute("PRAGMA synchronous = NORMAL")
    try:
        yield
    finally:
        connection.execute("PRAGMA synchronous = FULL")


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    except BaseException:
        # SQLite has already rolled back by itself after some failures, such as a full disk.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
