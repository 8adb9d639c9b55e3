import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from rook13.engine.record import Record, load_record
from rook13.storage.database import Database
from rook13.storage.files import StorageError, StorageProblem
from rook13.storage.games import PastGame, PastGames

ANN, BEA = "aa" * 32, "bb" * 32
GAME = {
    "format": "rook13-record/1",
    "game": "rook13",
    "options": {"first_lead": "declarer"},
    "seats": ["Ann", "Wren", "Jörg", "Finch"],
    "first_dealer": "B2",
    "hands": [{"deal": {"seed": "9f" * 32}, "actions": ["A1 bid 65", "B1 pass"]}],
}


@pytest.fixture
def record() -> Record:
    return load_record(json.dumps(GAME))


def test_a_game_comes_back_as_it_was(path: Path, record: Record) -> None:
    with closing(Database.open(path)) as database:
        kept = PastGames(database, ANN).add(record, "A1", ("A",), 3, now=5)
    assert kept == PastGame(1, 5, record, "A1", ("A",), 3)
    with closing(Database.open(path)) as database:
        assert PastGames(database, ANN).recent() == [kept]
        assert PastGames(database, ANN).get(1) == kept


def test_the_latest_game_comes_first_and_no_more_than_wanted(
    database: Database, record: Record
) -> None:
    games = PastGames(database, ANN)
    for now in (2, 9, 5, 9):
        games.add(record, "A1", ("A",), 0, now)
    assert [game.id for game in games.recent()] == [4, 2, 3, 1]
    assert [game.id for game in games.recent(2)] == [4, 2]


def test_several_sides_can_win(database: Database, record: Record) -> None:
    games = PastGames(database, ANN)
    games.add(record, "P1", ("P1", "P3"), 0, now=1)
    games.add(record, "P1", (), 0, now=2)
    assert [game.winners for game in games.recent()] == [(), ("P1", "P3")]


def test_nobody_sees_or_deletes_the_games_of_others(database: Database, record: Record) -> None:
    ann, bea = PastGames(database, ANN), PastGames(database, BEA)
    mine = ann.add(record, "A1", ("A",), 0, now=1)
    assert bea.recent() == []
    assert bea.get(mine.id) is None
    bea.clear()
    assert ann.recent() == [mine]
    ann.clear()
    assert ann.recent() == []


def test_there_is_no_game_with_a_number_that_was_never_given(database: Database) -> None:
    assert PastGames(database, ANN).get(7) is None


def test_a_game_whose_record_cannot_be_read_is_passed_over(
    database: Database, record: Record
) -> None:
    games = PastGames(database, ANN)
    good = games.add(record, "A1", ("A",), 0, now=1)
    bad = games.add(record, "A1", ("A",), 0, now=2)
    with database.transaction() as connection:
        connection.execute("UPDATE games SET record = '{' WHERE id = ?", [bad.id])
    assert games.recent() == [good]
    assert games.get(bad.id) is None


def test_a_full_disk_is_told_as_such(database: Database, record: Record) -> None:
    games = PastGames(database, ANN)
    (pages,) = database.read("PRAGMA page_count")[0]
    database.read(f"PRAGMA max_page_count = {pages}")
    long = replace(record, hands=record.hands * 500)
    with pytest.raises(StorageError) as caught:
        games.add(long, "A1", ("A",), 0, now=1)
    assert caught.value.kind is StorageProblem.DISK_FULL
