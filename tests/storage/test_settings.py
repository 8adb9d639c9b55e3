from contextlib import closing
from pathlib import Path

import pytest

from rook13.storage.database import Database
from rook13.storage.files import StorageError, StorageProblem
from rook13.storage.settings import SettingsStore


def test_nothing_was_kept_at_first(database: Database) -> None:
    assert SettingsStore(database).read() == {}


def test_values_come_back_after_a_restart(path: Path) -> None:
    values = {"theme": "dark", "volume": 30, "shortcuts": {"pass": "Q"}, "words": "größer"}
    with closing(Database.open(path)) as database:
        SettingsStore(database).write(values)
    with closing(Database.open(path)) as database:
        assert SettingsStore(database).read() == values


def test_new_values_take_the_place_of_all_before(database: Database) -> None:
    store = SettingsStore(database)
    store.write({"theme": "dark", "volume": 30})
    store.write({"volume": 40})
    assert store.read() == {"volume": 40}


def test_groups_do_not_know_each_other(database: Database) -> None:
    one, other = SettingsStore(database), SettingsStore(database, "guest")
    one.write({"a": 1})
    other.write({"b": 2})
    other.clear()
    assert one.read() == {"a": 1}
    assert other.read() == {}


@pytest.mark.parametrize("text", ["{", "[1, 2]", "3", '"dark"', "null", ""])
def test_values_that_make_no_sense_are_as_if_there_were_none(database: Database, text: str) -> None:
    with database.transaction() as connection:
        connection.execute("INSERT INTO settings VALUES ('preferences', ?)", [text])
    assert SettingsStore(database).read() == {}


def test_a_full_disk_leaves_the_values_as_they_were(database: Database) -> None:
    store = SettingsStore(database)
    store.write({"a": 1})
    (pages,) = database.read("PRAGMA page_count")[0]
    database.read(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StorageError) as caught:
        store.write({"a": "x" * 100_000})
    assert caught.value.kind is StorageProblem.DISK_FULL
    assert store.read() == {"a": 1}
