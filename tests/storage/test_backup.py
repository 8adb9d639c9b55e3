"""Copies of the database: made once a day, and taken when the database is damaged."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rook13.storage.database import (
    BACKUP_SECONDS,
    Database,
    back_up,
    backup_path,
    latest_backup,
    open_or_set_aside,
)
from rook13.storage.files import StorageError, StorageProblem
from rook13.storage.settings import SettingsStore
from tests.storage.test_migration import build


def remember(database: Database, word: str) -> None:
    SettingsStore(database).write({"word": word})


def remembered(database: Database) -> object:
    return SettingsStore(database).read().get("word")


def test_a_copy_is_made_once_a_day(database: Database) -> None:
    copy = backup_path(database.path)
    assert back_up(database, now=0)
    made = copy.stat().st_mtime
    assert not back_up(database, now=made + BACKUP_SECONDS - 1)
    remember(database, "later")
    assert back_up(database, now=made + BACKUP_SECONDS)
    assert copy.stat().st_mode & 0o077 == 0
    with closing(Database.open(copy)) as copied:
        assert remembered(copied) == "later"


def test_what_was_damaged_comes_back_from_the_copy(path: Path) -> None:
    with closing(Database.open(path)) as database:
        remember(database, "before")
        back_up(database, now=0)
    path.write_bytes(b"damage" * 1000)
    database, aside = open_or_set_aside(path)
    with closing(database):
        assert aside is not None
        assert remembered(database) is None
        copy = latest_backup(path)
        assert copy == backup_path(path)
        database.copy_from(copy)
        assert remembered(database) == "before"
        remember(database, "after")
    with closing(Database.open(path)) as database:
        assert remembered(database) == "after"


def test_a_copy_of_an_older_schema_is_brought_to_this_one(path: Path) -> None:
    build(Path(f"{path}.version-4"), 4)
    with closing(Database.open(path)) as database:
        copy = latest_backup(path)
        assert copy is not None
        database.copy_from(copy)
        assert SettingsStore(database).read() == {"theme": "dark"}
        assert database.read("SELECT count(*) FROM records") == [(3,)]
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (4,)
    assert {each.name for each in path.parent.iterdir()} == {path.name, copy.name}


def test_the_newest_copy_that_is_sound_is_taken(path: Path) -> None:
    old = Path(f"{path}.version-4")
    build(old, 4)
    os.utime(old, (1, 1))
    newest = backup_path(path)
    newest.write_bytes(b"damage" * 1000)
    assert latest_backup(path) == old
    newest.unlink()
    old.unlink()
    assert latest_backup(path) is None


def test_a_copy_that_cannot_be_written_leaves_the_one_before(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    back_up(database, now=0)
    before = backup_path(database.path).read_bytes()

    def full(self: Path, target: Path) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(StorageError) as caught:
        back_up(database, now=1e12)
    assert caught.value.kind is StorageProblem.DISK_FULL
    assert backup_path(database.path).read_bytes() == before
    assert not list(database.path.parent.glob("*.new"))
