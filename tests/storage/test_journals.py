from contextlib import closing
from pathlib import Path

import pytest

from rook13.storage.database import Database
from rook13.storage.files import StorageError
from rook13.storage.journals import (
    HOSTED,
    SOLO,
    JournalError,
    JournalInfo,
    JournalProblem,
    JournalStore,
)


@pytest.fixture
def store(database: Database) -> JournalStore:
    return JournalStore(database)


def test_entries_come_back_in_order_after_a_restart(path: Path) -> None:
    with closing(Database.open(path)) as database:
        journal = JournalStore(database).create("t1", now=1)
        journal.append(["one", "two"])
        journal.append(["three"])
    with closing(Database.open(path)) as database:
        journal = JournalStore(database).open("t1")
        assert journal.entries() == ["one", "two", "three"]
        journal.append(["four"])
        assert journal.entries()[-1] == "four"


def test_journals_of_several_tables_do_not_mix(store: JournalStore) -> None:
    one, two = store.create("t1", now=1), store.create("t2", now=2)
    one.append(["a"])
    two.append(["b"])
    assert (one.entries(), two.entries()) == (["a"], ["b"])


def test_tables_that_were_not_closed_are_listed(store: JournalStore) -> None:
    one, two = store.create("t1", now=1), store.create("t2", now=2)
    two.append(["b", "c"])
    one.close(now=3)
    one.close(now=4)
    assert store.unfinished() == [JournalInfo("t2", 2, None, 2)]
    assert store.all() == [JournalInfo("t1", 1, 3, 0), JournalInfo("t2", 2, None, 2)]


def test_nothing_is_added_after_the_end(store: JournalStore) -> None:
    journal = store.create("t1", now=1)
    journal.close(now=2)
    with pytest.raises(JournalError) as caught:
        journal.append(["late"])
    assert caught.value.problem is JournalProblem.CLOSED
    assert journal.entries() == []


def test_a_deleted_journal_is_gone_with_its_entries(store: JournalStore) -> None:
    journal = store.create("t1", now=1)
    journal.append(["a"])
    store.delete("t1")
    assert store.all() == []
    assert journal.entries() == []
    for use in (lambda: store.open("t1"), lambda: journal.append(["b"])):
        with pytest.raises(JournalError) as caught:
            use()
        assert caught.value.problem is JournalProblem.UNKNOWN


def test_a_table_has_one_journal(store: JournalStore) -> None:
    store.create("t1", now=1)
    with pytest.raises(JournalError) as caught:
        store.create("t1", now=2)
    assert caught.value.problem is JournalProblem.EXISTS


def test_the_second_of_two_writers_is_noticed(path: Path) -> None:
    with closing(Database.open(path)) as here, closing(Database.open(path)) as there:
        first = JournalStore(here).create("t1", now=1)
        second = JournalStore(there).open("t1")
        first.append(["mine"])
        with pytest.raises(JournalError) as caught:
            second.append(["also mine"])
        assert caught.value.problem is JournalProblem.WRITTEN_BY_ANOTHER
        assert first.entries() == ["mine"]


def test_an_append_that_failed_can_be_tried_again(store: JournalStore, database: Database) -> None:
    journal = store.create("t1", now=1)
    (pages,) = database.read("PRAGMA page_count")[0]
    database.read(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StorageError):
        journal.append(["x" * 100_000])
    assert journal.entries() == []
    database.read("PRAGMA max_page_count = 100000")
    journal.append(["y"])
    assert journal.entries() == ["y"]


def test_tables_of_one_kind_are_listed_apart_from_those_of_another(database: Database) -> None:
    hosted, solo = JournalStore(database, HOSTED), JournalStore(database, SOLO)
    hosted.create("t1", now=1)
    solo.create("t2", now=2)
    assert [info.table_id for info in hosted.unfinished()] == ["t1"]
    assert [info.table_id for info in solo.unfinished()] == ["t2"]
    assert [info.table_id for info in solo.all()] == ["t2"]


@pytest.mark.parametrize(("kind", "waits"), [(HOSTED, True), (SOLO, False)])
def test_only_where_others_play_is_the_disk_waited_for(
    database: Database, kind: str, waits: bool
) -> None:
    store = JournalStore(database, kind)
    store.create("t1", now=1)
    for journal in (store.create("t2", now=2), store.open("t1")):
        seen: list[str] = []
        database._connection.set_trace_callback(seen.append)
        journal.append(["one"])
        database._connection.set_trace_callback(None)
        assert ("PRAGMA synchronous = NORMAL" not in seen) == waits


def test_a_group_of_journals_waits_for_the_disk_once(database: Database) -> None:
    store = JournalStore(database, is_grouped=True)
    journals = [store.create("t1", now=1), store.create("t2", now=2)]
    seen: list[str] = []
    log = Path(f"{database.path}-wal")
    database._connection.set_trace_callback(seen.append)
    for each in ("t1", "t2"):
        seen.clear()
        store.open(each).append(["one"])
        assert "PRAGMA synchronous = NORMAL" in seen
    seen.clear()
    before = log.stat().st_size
    store.sync()
    database._connection.set_trace_callback(None)
    # A transaction that writes and waits takes along what was written before.
    assert "COMMIT" in seen
    assert not any("synchronous" in each for each in seen)
    assert log.stat().st_size > before
    assert [journal.entries() for journal in journals] == [["one"], ["one"]]


def test_a_table_of_another_kind_still_has_one_journal(database: Database) -> None:
    JournalStore(database, HOSTED).create("t1", now=1)
    with pytest.raises(JournalError):
        JournalStore(database, SOLO).create("t1", now=2)
