"""Copies of the database: made once a day, and taken when the database is damaged."""

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from rook13.statistics.derived import catch_up
from rook13.statistics.profile import read_profile
from rook13.storage.database import (
    BACKUP_SECONDS,
    Database,
    back_up,
    backup_path,
    examine,
    is_too_large_to_check,
    latest_backup,
    open_or_set_aside,
)
from rook13.storage.files import StorageError, StorageProblem
from rook13.storage.games import PastGames
from rook13.storage.schema import SCHEMA
from rook13.storage.settings import SettingsStore
from tests.statistics.known_games import ANN


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


def test_the_newest_copy_that_can_be_used_is_taken(path: Path) -> None:
    old = Path(f"{path}.version-4")
    Database.open(old).close()
    os.utime(old, (1, 1))
    outdated = Path(f"{path}.version-3")
    Database.open(outdated, SCHEMA._replace(version=SCHEMA.oldest - 1)).close()
    newest = backup_path(path)
    newest.write_bytes(b"damage" * 1000)
    assert latest_backup(path) == old
    newest.unlink()
    old.unlink()
    assert outdated.exists()
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


def test_a_damaged_database_does_not_replace_a_sound_copy(path: Path) -> None:
    with closing(Database.open(path)) as database:
        for number in range(200):
            SettingsStore(database, f"group {number}").write({"word": "x" * 500})
        back_up(database, now=0)
        database.read("PRAGMA wal_checkpoint(TRUNCATE)")
        before = backup_path(path).read_bytes()
        content = bytearray(path.read_bytes())
        content[8192:] = os.urandom(len(content) - 8192)
        path.write_bytes(content)
        with pytest.raises(StorageError) as caught:
            back_up(database, now=1e12)
    assert caught.value.kind is StorageProblem.DAMAGED
    assert backup_path(path).read_bytes() == before


def test_a_large_database_is_checked_beside_unless_it_was_not_closed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(Database.open(path)) as database:
        remember(database, "x")
    monkeypatch.setattr("rook13.storage.database.CHECKED_BYTES", 1000)
    assert is_too_large_to_check(path)
    content = bytearray(path.read_bytes())
    # The count of free pages in the header: readable, but it contradicts the rest.
    content[36:40] = (3).to_bytes(4, "big")
    path.write_bytes(content)
    Database.open(path).close()
    with pytest.raises(StorageError):
        examine(path)
    Path(f"{path}-wal").write_bytes(b"left behind")
    assert not is_too_large_to_check(path)


@pytest.mark.long
def test_a_kill_in_the_middle_of_adding_games_leaves_whole_games(path: Path) -> None:
    Database.open(path).close()
    command = [sys.executable, str(Path(__file__).with_name("game_writer.py")), str(path)]
    known = 0
    for kill in range(4):
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout is not None
            for _ in range(1 + 3 * kill):
                writer.stdout.readline()
            writer.kill()
        with closing(Database.open(path)) as database:
            games = PastGames(database, ANN).recent(1000)
            assert len(games) > known
            known = len(games)
            assert all(len(each.participants) == 4 for each in games)
            catch_up(database)
            assert read_profile(database, ANN, ANN).total().games == known
            assert database.read("PRAGMA foreign_key_check") == []


@pytest.mark.long
def test_two_instances_that_add_games_at_once_count_each_once(path: Path) -> None:
    Database.open(path).close()
    command = [sys.executable, str(Path(__file__).with_name("game_writer.py")), str(path)]
    writers = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    for writer in writers:
        assert writer.stdout is not None
        for _ in range(5):
            writer.stdout.readline()
    for writer in writers:
        writer.kill()
        writer.communicate()
    with closing(Database.open(path)) as database:
        games = PastGames(database, ANN).ids()
        assert len(games) >= 10
        catch_up(database)
        assert read_profile(database, ANN, ANN).total().games == len(games)
        assert database.read("PRAGMA quick_check") == [("ok",)]
