"""One SQLite file: opened carefully, brought to today's schema, written in whole transactions."""

from __future__ import annotations

import json
import os
import sqlite3
import zlib
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from threading import RLock
from typing import Any

from rook13.storage.files import StorageError, StorageProblem, known_errors
from rook13.storage.schema import SCHEMA, Schema

# "Rk13" in the file's header tells our files from other programs' databases.
APPLICATION_ID = 0x526B3133

BUSY_SECONDS = 5.0
BACKUP_SECONDS = 24 * 3600.0
CHECKED_BYTES = 32 * 2**20
"""As much is checked in a tenth of a second."""
SET_ASIDE = (StorageProblem.DAMAGED, StorageProblem.OUTDATED)
"""Why a database is kept under another name, and a new one begun."""
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
        cls, path: Path, schema: Schema = SCHEMA, busy_seconds: float = BUSY_SECONDS
    ) -> Database:
        """Open or create the file and bring it to this schema, or raise StorageError."""
        with known_errors(path):
            _create_private(path)
            checks = not is_too_large_to_check(path)
            connection = sqlite3.connect(
                path, timeout=busy_seconds, isolation_level=None, check_same_thread=False
            )
            try:
                _prepare(connection, path, schema, checks=checks)
            except BaseException:
                connection.close()
                raise
        return cls(path, connection)

    def read(self, sql: str, parameters: Sequence[object] = ()) -> list[Row]:
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

    def sync(self) -> None:
        """Wait until the disk has everything, also from transactions that did not wait."""
        # The log is brought to the disk as a whole, by any transaction that writes and waits.
        with self.transaction() as connection:
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")

    def copy_to(self, path: Path) -> None:
        """Write a copy of everything, which takes the place of what is there in one step."""
        with self._lock, known_errors(path):
            _copy(self._connection, path)

    def copy_from(self, path: Path) -> None:
        """Take over everything from another database that could be opened, too."""
        import shutil
        from tempfile import TemporaryDirectory

        # A copy of the copy is brought to today's schema; the file itself stays as it is.
        with TemporaryDirectory(dir=self.path.parent) as folder:
            draft = Path(folder) / path.name
            with known_errors(path):
                shutil.copyfile(path, draft)
            with closing(Database.open(draft)) as source, self._lock, known_errors(self.path):
                source._connection.backup(self._connection)

    def erase_traces(self) -> None:
        """Let nothing that was deleted be left in the file, its log or any copy of it.

        Another program that is reading keeps the file as large as it is; what was deleted is
        overwritten all the same.
        """
        with self._lock, known_errors(self.path):
            for statement in ("VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"):
                with suppress(sqlite3.OperationalError):
                    self._connection.execute(statement).fetchall()
            for copy in _copies(self.path):
                copy.unlink(missing_ok=True)

    def close(self) -> None:
        """Close the file; the database cannot be used afterwards."""
        with self._lock:
            self._connection.close()


def backup_path(path: Path) -> Path:
    """Return where the daily copy of a database is."""
    return Path(f"{path}.backup")


def back_up(database: Database, now: float) -> bool:
    """Copy the database if the last copy is older than a day, and return whether it was done.

    A damaged database does not take the place of a sound copy: raises StorageError.
    """
    path = backup_path(database.path)
    with known_errors(path):
        if path.exists() and now - path.stat().st_mtime < BACKUP_SECONDS:
            return False
    examine(database.path)
    database.copy_to(path)
    return True


def latest_backup(path: Path) -> Path | None:
    """Return the newest copy of a database that can be used in its place."""
    found = [each for each in _copies(path) if not each.name.endswith(_COMPANIONS[1:])]
    for copy in sorted(found, key=lambda each: each.stat().st_mtime, reverse=True):
        with suppress(StorageError):
            examine(copy)
            return copy
    return None


def _copies(path: Path) -> list[Path]:
    """Return everything beside a database that was once a database of ours."""
    kinds = ("backup", "version-*", *(f"{kind.value}-*" for kind in SET_ASIDE))
    return [copy for kind in kinds for copy in path.parent.glob(f"{path.name}.{kind}")]


def examine(path: Path) -> None:
    """Raise StorageError if a database could not be opened; nothing in it is changed."""
    with (
        known_errors(path),
        closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as copy,
    ):
        _check(copy, path, SCHEMA)


def is_too_large_to_check(path: Path) -> bool:
    """Return whether checking all of a database would keep the window waiting.

    One whose log is still there was not closed, or is in use, and is checked in any case.
    """
    with known_errors(path):
        log = Path(f"{path}-wal")
        was_closed = not log.exists() or not log.stat().st_size
        return was_closed and path.stat().st_size > CHECKED_BYTES


def _copy(connection: sqlite3.Connection, path: Path) -> None:
    draft = Path(f"{path}.{os.getpid()}.new")
    draft.unlink(missing_ok=True)
    _create_private(draft)
    try:
        with closing(sqlite3.connect(draft)) as target:
            connection.backup(target)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def open_or_set_aside(path: Path) -> tuple[Database, StorageError | None]:
    """Open the database, or begin a new one in place of one that this program cannot use.

    That one is kept: what is returned tells why, and under which name.
    """
    try:
        return Database.open(path), None
    except StorageError as error:
        if error.kind not in SET_ASIDE:
            raise
        aside = StorageError(error.kind, set_aside(path, error.kind))
    return Database.open(path), aside


def set_aside(path: Path, kind: StorageProblem) -> Path:
    """Rename a database and what belongs to it, so that nothing is lost and a new one can begin."""
    names = (Path(f"{path}.{kind.value}-{number}") for number in count(1))
    aside = next(name for name in names if not name.exists())
    with known_errors(path):
        for suffix in _COMPANIONS:
            companion = Path(f"{path}{suffix}")
            if companion.exists():
                companion.rename(f"{aside}{suffix}")
    return aside


def _create_private(path: Path) -> None:
    # SQLite would create it readable by everybody, and secret keys are inside.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _prepare(connection: sqlite3.Connection, path: Path, schema: Schema, *, checks: bool) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA secure_delete = ON")
    connection.create_function("search_words", 2, search_words, deterministic=True)
    version = _check(connection, path, schema, whole=checks)
    connection.execute("PRAGMA journal_mode = WAL")
    if version and version < schema.version:
        _copy(connection, Path(f"{path}.version-{version}"))
    if version != schema.version:
        _bring_to(connection, path, schema)


def _check(
    connection: sqlite3.Connection, path: Path, schema: Schema, *, whole: bool = True
) -> int:
    """Return the version of the schema of a database that can be used; raises StorageError."""
    if whole:
        with closing(connection.execute("PRAGMA quick_check(1)")) as rows:
            answer = str(rows.fetchone()[0])
        if answer != "ok":
            raise StorageError(StorageProblem.DAMAGED, path, answer)
    is_empty = not connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchall()
    if not is_empty and _pragma(connection, "application_id") != APPLICATION_ID:
        raise StorageError(StorageProblem.DAMAGED, path, "another program's database")
    version = _pragma(connection, "user_version")
    if version > schema.version:
        raise StorageError(StorageProblem.NEWER_SCHEMA, path)
    if not is_empty and version < schema.oldest:
        raise StorageError(StorageProblem.OUTDATED, path)
    return version


def _bring_to(connection: sqlite3.Connection, path: Path, schema: Schema) -> None:
    with _transaction(connection):
        # Read again: another instance may have done it while this one waited for the lock.
        version = _check(connection, path, schema, whole=False)
        for statement in schema.statements(version):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {schema.version}")


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


def pack(text: str | bytes) -> bytes:
    """Return a long text as it is stored."""
    return zlib.compress(text.encode() if isinstance(text, str) else text)


class DamagedText(ValueError):
    """What is stored is not what was packed: the disk has changed it."""


def unpack(stored: bytes) -> str:
    """Return a text that was packed; raises DamagedText."""
    try:
        return zlib.decompress(stored).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise DamagedText from error


def search_words(names: str, notes: str) -> str:
    """Return the names in a list and the notes of a game as they are searched."""
    return "\n".join((*json.loads(names), notes)).casefold()
