import os
import sqlite3
import stat
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest

from rook13.storage.database import Database, latest_backup, open_or_set_aside, set_aside
from rook13.storage.files import StorageError, StorageProblem, data_paths, known_errors
from rook13.storage.schema import SCHEMA, VERSION, Schema

A_AND_B = "CREATE TABLE a (x)\n\nCREATE TABLE b (x)"
FIRST = Schema(7, "CREATE TABLE a (x)")
SECOND = Schema(8, A_AND_B, ("CREATE TABLE b (x)\n\nINSERT INTO a VALUES (1)",))
"""The schemas of two releases, the second with the step that leads to it."""


def refusal(path: Path) -> StorageProblem:
    with pytest.raises(StorageError) as caught:
        Database.open(path, busy_seconds=0)
    assert caught.value.path == path
    return caught.value.kind


def write_tables(database: Database, names: Iterable[str]) -> None:
    with database.transaction() as connection:
        connection.executemany(
            "INSERT INTO journals (table_id, kind, opened) VALUES (?, 'solo', 1)",
            zip(names, strict=True),
        )


def fill(path: Path) -> None:
    with closing(Database.open(path)) as database:
        write_tables(database, (f"table {number}" * 20 for number in range(400)))


def test_every_write_is_synchronised_in_full(database: Database) -> None:
    assert database.read("PRAGMA synchronous") == [(2,)]
    assert database.read("PRAGMA journal_mode") == [("wal",)]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_a_write_that_need_not_wait_is_the_only_one_that_does_not(database: Database) -> None:
    with database.transaction(waits_for_disk=False) as connection:
        assert connection.execute("PRAGMA synchronous").fetchone() == (1,)
    assert database.read("PRAGMA synchronous") == [(2,)]
    with pytest.raises(ZeroDivisionError), database.transaction(waits_for_disk=False):
        raise ZeroDivisionError
    assert database.read("PRAGMA synchronous") == [(2,)]


def test_only_its_owner_may_read_the_file(database: Database) -> None:
    for file in database.path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


def test_a_transaction_that_fails_changes_nothing(database: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        write_tables(database, ["t", "t"])
    assert database.read("SELECT * FROM journals") == []


def test_an_older_database_gets_the_missing_steps_only_and_is_copied_before(path: Path) -> None:
    Database.open(path, FIRST).close()
    for _ in range(2):
        with closing(Database.open(path, SECOND)) as database:
            assert database.read("SELECT x FROM a") == [(1,)]
            assert database.read("PRAGMA user_version") == [(8,)]
    with closing(sqlite3.connect(f"{path}.version-7")) as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (7,)
        assert copy.execute("SELECT x FROM a").fetchall() == []
    assert Path(f"{path}.version-7").stat().st_mode & 0o077 == 0


def test_a_new_database_takes_no_steps_and_leaves_no_copies(path: Path) -> None:
    with closing(Database.open(path, SECOND)) as database:
        assert database.read("SELECT x FROM a") == []
        assert database.read("PRAGMA user_version") == [(8,)]
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_step_that_fails_leaves_the_older_database(path: Path) -> None:
    bad = Schema(8, A_AND_B, ("CREATE TABLE b (x)\n\nINSERT INTO nowhere VALUES (1)",))
    Database.open(path, FIRST).close()
    with pytest.raises(sqlite3.OperationalError):
        Database.open(path, bad)
    with closing(Database.open(path, FIRST)) as database:
        assert database.read("SELECT name FROM sqlite_schema") == [("a",)]


def test_a_newer_database_is_left_alone(path: Path) -> None:
    Database.open(path, SCHEMA._replace(version=VERSION + 1)).close()
    assert refusal(path) is StorageProblem.NEWER_SCHEMA
    with pytest.raises(StorageError):
        open_or_set_aside(path)
    assert path.exists()


def test_a_database_that_no_step_leads_from_is_kept_under_another_name(path: Path) -> None:
    Database.open(path, SCHEMA._replace(version=SCHEMA.oldest - 1)).close()
    assert refusal(path) is StorageProblem.OUTDATED
    before = path.read_bytes()
    database, aside = open_or_set_aside(path)
    with closing(database):
        assert database.read("SELECT * FROM accounts") == []
    assert aside is not None
    assert (aside.kind, aside.path) == (
        StorageProblem.OUTDATED,
        path.with_name("rook13.db.outdated-1"),
    )
    assert aside.path.read_bytes() == before
    assert latest_backup(path) is None


def test_a_file_of_something_else_is_damaged(path: Path) -> None:
    path.write_bytes(b"This is not a database. " * 100)
    assert refusal(path) is StorageProblem.DAMAGED


def test_another_programs_database_is_not_touched(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE theirs (x)")
        connection.commit()
    before = path.read_bytes()
    assert refusal(path) is StorageProblem.DAMAGED
    assert path.read_bytes() == before


def test_overwritten_pages_are_noticed_on_opening(path: Path) -> None:
    fill(path)
    content = bytearray(path.read_bytes())
    content[4096:] = os.urandom(len(content) - 4096)
    path.write_bytes(content)
    assert refusal(path) is StorageProblem.DAMAGED


def test_a_quick_check_that_finds_something_means_damage(path: Path) -> None:
    fill(path)
    content = bytearray(path.read_bytes())
    # The count of free pages in the header: readable, but it contradicts the rest.
    content[36:40] = (3).to_bytes(4, "big")
    path.write_bytes(content)
    assert refusal(path) is StorageProblem.DAMAGED


def test_damaged_databases_are_kept_under_other_names(path: Path) -> None:
    for number in (1, 2):
        path.write_bytes(b"damage" * 1000 + bytes([number]))
        database, aside = open_or_set_aside(path)
        with closing(database):
            assert database.read("SELECT * FROM accounts") == []
        assert aside is not None
        assert aside.path == path.with_name(f"rook13.db.damaged-{number}")
        assert aside.path.read_bytes() == b"damage" * 1000 + bytes([number])
        path.unlink()


def test_a_sound_database_is_not_set_aside(path: Path) -> None:
    fill(path)
    database, aside = open_or_set_aside(path)
    with closing(database):
        assert aside is None
        assert database.read("SELECT count(*) FROM journals") == [(400,)]


def test_the_write_ahead_log_goes_aside_with_its_database(path: Path) -> None:
    for suffix in ("", "-wal", "-shm"):
        Path(f"{path}{suffix}").write_text(suffix)
    aside = set_aside(path, StorageProblem.DAMAGED)
    assert Path(f"{aside}-wal").read_text() == "-wal"
    assert Path(f"{aside}-shm").read_text() == "-shm"
    assert not list(path.parent.glob("rook13.db-*"))


def test_a_database_that_another_program_writes_to_is_locked(path: Path) -> None:
    with closing(Database.open(path)) as one, closing(Database.open(path, busy_seconds=0)) as two:
        with one.transaction(), pytest.raises(StorageError) as caught, two.transaction():
            raise AssertionError("two writers at once")
        assert caught.value.kind is StorageProblem.LOCKED
        with two.transaction() as connection:
            connection.execute("INSERT INTO names VALUES ('t', hex(zeroblob(32)))")


def test_a_full_disk_is_told_and_nothing_is_half_written(database: Database) -> None:
    (pages,) = database.read("PRAGMA page_count")[0]
    database.read(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StorageError) as caught:
        write_tables(database, ["small", *("x" * 900 + str(number) for number in range(2000))])
    assert caught.value.kind is StorageProblem.DISK_FULL
    assert database.read("SELECT * FROM journals") == []


def test_a_folder_in_the_way_is_told(tmp_path: Path) -> None:
    assert refusal(tmp_path) is StorageProblem.UNREADABLE


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (PermissionError(13, "no"), StorageProblem.PERMISSION),
        (OSError(30, "read-only file system"), StorageProblem.PERMISSION),
        (OSError(28, "full"), StorageProblem.DISK_FULL),
        (OSError("without a number"), StorageProblem.UNREADABLE),
    ],
)
def test_failures_of_the_system_have_a_kind(error: OSError, kind: StorageProblem) -> None:
    with pytest.raises(StorageError) as caught, known_errors(Path("x")):
        raise error
    assert caught.value.kind is kind
    assert "x" in str(caught.value)


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (sqlite3.SQLITE_READONLY_DBMOVED, StorageProblem.PERMISSION),
        (sqlite3.SQLITE_CANTOPEN, StorageProblem.PERMISSION),
        (sqlite3.SQLITE_IOERR_FSYNC, StorageProblem.UNREADABLE),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, StorageProblem.LOCKED),
    ],
)
def test_extended_codes_of_sqlite_have_a_kind(code: int, kind: StorageProblem) -> None:
    error = sqlite3.OperationalError("said SQLite")
    error.sqlite_errorcode = code
    with pytest.raises(StorageError, match="said SQLite") as caught, known_errors(Path("x")):
        raise error
    assert caught.value.kind is kind


def test_our_own_mistakes_are_not_blamed_on_the_disk(database: Database) -> None:
    with pytest.raises(sqlite3.OperationalError, match="syntax"):
        database.read("SELEKT 1")


def test_another_folder_is_another_instance(tmp_path: Path) -> None:
    one, two = data_paths(tmp_path / "a" / "one"), data_paths(tmp_path / "two")
    assert one.folder.is_dir()
    assert one.database != two.database
    assert one.logs.parent == one.folder


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_only_its_owner_may_enter_the_folder(tmp_path: Path) -> None:
    assert stat.S_IMODE(data_paths(tmp_path / "one").folder.stat().st_mode) == 0o700


def test_the_usual_folder_is_the_systems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, **_: tmp_path / name)
    assert data_paths().folder == tmp_path / "rook13"


def test_a_file_in_the_way_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StorageError) as caught:
        data_paths(tmp_path / "file" / "data")
    assert caught.value.kind is StorageProblem.UNREADABLE
