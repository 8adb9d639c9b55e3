"""Where this program keeps its files, and what can go wrong with them through no fault of ours.

Anything else that sqlite3 raises is a mistake in the program and passes through unchanged.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import NamedTuple

import platformdirs


class StorageProblem(Enum):
    """What the environment did to our files."""

    DAMAGED = "damaged"
    LOCKED = "locked"
    DISK_FULL = "disk_full"
    NEWER_SCHEMA = "newer_schema"
    OUTDATED = "outdated"
    PERMISSION = "permission"
    UNREADABLE = "unreadable"


class StorageError(Exception):
    """The database cannot be used: why, and which file."""

    def __init__(self, kind: StorageProblem, path: Path, detail: str = "") -> None:
        super().__init__(f"{kind.value}: {path} {detail}".rstrip())
        self.kind = kind
        self.path = path
        self.detail = detail


_BY_SQLITE_CODE = {
    sqlite3.SQLITE_CORRUPT: StorageProblem.DAMAGED,
    sqlite3.SQLITE_NOTADB: StorageProblem.DAMAGED,
    sqlite3.SQLITE_BUSY: StorageProblem.LOCKED,
    sqlite3.SQLITE_LOCKED: StorageProblem.LOCKED,
    sqlite3.SQLITE_FULL: StorageProblem.DISK_FULL,
    sqlite3.SQLITE_PERM: StorageProblem.PERMISSION,
    sqlite3.SQLITE_AUTH: StorageProblem.PERMISSION,
    sqlite3.SQLITE_READONLY: StorageProblem.PERMISSION,
    sqlite3.SQLITE_CANTOPEN: StorageProblem.PERMISSION,
    sqlite3.SQLITE_IOERR: StorageProblem.UNREADABLE,
}
_BY_ERRNO = {
    errno.ENOSPC: StorageProblem.DISK_FULL,
    errno.EDQUOT: StorageProblem.DISK_FULL,
    errno.EACCES: StorageProblem.PERMISSION,
    errno.EPERM: StorageProblem.PERMISSION,
    errno.EROFS: StorageProblem.PERMISSION,
}


@contextmanager
def known_errors(path: Path) -> Iterator[None]:
    """Turn the environment's failures inside this block into a StorageError about `path`."""
    try:
        yield
    except sqlite3.Error as error:
        kind = _kind_of(error)
        if kind is None:
            raise
        raise StorageError(kind, path, str(error)) from error
    except OSError as error:
        kind = _BY_ERRNO.get(error.errno or 0, StorageProblem.UNREADABLE)
        raise StorageError(kind, path, str(error)) from error


def _kind_of(error: sqlite3.Error) -> StorageProblem | None:
    # The low byte is the primary code; the rest says more than a player can act on.
    code = getattr(error, "sqlite_errorcode", 0)
    return _BY_SQLITE_CODE.get(code & 0xFF)


class DataPaths(NamedTuple):
    """The files of one instance; another folder is another instance."""

    folder: Path

    @property
    def database(self) -> Path:
        """Accounts, people, journals and everything else that is rows."""
        return self.folder / "rook13.db"

    @property
    def logs(self) -> Path:
        """Where log files go."""
        return self.folder / "logs"


def data_paths(data_dir: Path | None = None) -> DataPaths:
    """The paths in `data_dir`, or in the usual place of this system; the folder is made."""
    folder = data_folder(data_dir)
    with known_errors(folder):
        folder = folder.absolute()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return DataPaths(folder)


def data_folder(data_dir: Path | None) -> Path:
    """Where files go when this folder is named, or none; it may not be there yet."""
    folder = data_dir if data_dir is not None else usual_folder()
    # An unknown user stays part of the name, where `Path.expanduser` would raise.
    return Path(os.path.expanduser(folder))  # noqa: PTH111


def usual_folder() -> Path:
    """Where files go on this system when no folder is named; it may not be there yet."""
    return platformdirs.user_data_path("rook13", appauthor=False)
