"""Databases of every schema that there has been, in `schemas`, open and keep what they hold."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rook13.engine.record import load_record
from rook13.statistics.profile import read_profile
from rook13.statistics.totals import Totals
from rook13.storage.accounts import Accounts
from rook13.storage.database import Database
from rook13.storage.games import Participant, PastGame, PastGames
from rook13.storage.history import GameFilter, History
from rook13.storage.people import KnownPeople
from rook13.storage.puzzles import Puzzles
from rook13.storage.schema import MIGRATIONS
from rook13.storage.settings import SettingsStore

SCHEMAS = Path(__file__).with_name("schemas")
ANN, BEA, JOERG = "aa" * 32, "bb" * 32, "cc" * 32
FIRST = 4
"""The schema of the oldest databases that are still around."""


def build(path: Path, version: int) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((SCHEMAS / f"version-{version}.sql").read_text())


def schema(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT type, name FROM sqlite_schema ORDER BY 1, 2")
        return rows.fetchall()


def test_there_is_a_database_of_every_schema_before_this_one() -> None:
    found = {int(each.stem.removeprefix("version-")) for each in SCHEMAS.iterdir()}
    assert found == set(range(FIRST, len(MIGRATIONS)))


@pytest.mark.parametrize("version", range(FIRST, len(MIGRATIONS)))
def test_a_database_of_any_age_keeps_everything(path: Path, version: int) -> None:
    build(path, version)
    with closing(Database.open(path)) as database:
        assert database.read("PRAGMA user_version") == [(len(MIGRATIONS),)]
        assert database.read("PRAGMA foreign_key_check") == []
        assert [each.name for each in Accounts(database).all()] == ["Ann"]
        assert [each.key for each in KnownPeople(database).all()] == [JOERG]
        assert SettingsStore(database).read() == {"theme": "dark"}
        assert database.read("SELECT table_id, number, text FROM entries") == [("t1", 0, "{}")]
        games = PastGames(database, ANN).recent()
        assert [game.id for game in games] == [2, 1]
        assert [game.winners for game in games] == [("P2", "P3"), ("A",)]
        assert games[1].record.seats == ("Ann", "Wren", "Jörg", "Finch")


@pytest.mark.parametrize("version", range(FIRST, len(MIGRATIONS)))
def test_an_older_database_has_the_same_schema_afterwards_as_a_new_one(
    path: Path, version: int
) -> None:
    build(path, version)
    Database.open(path).close()
    new = path.with_name("new.db")
    Database.open(new).close()
    assert schema(path) == schema(new)


def test_a_migrated_game_has_all_that_was_known_of_it(path: Path) -> None:
    build(path, 4)
    with closing(sqlite3.connect(path)) as connection:
        (text,) = connection.execute("SELECT record FROM games WHERE id = 1").fetchone()
    with closing(Database.open(path)) as database:
        people = tuple(map(Participant, ("Ann", "Wren", "Jörg", "Finch")))
        game = PastGame(1, 100.0, load_record(text), "A1", ("A",), 3, people)
        assert PastGames(database, ANN).get(1) == game
        assert PastGames(database, ANN).same_as(game.record) == 1
        (options,) = database.read("SELECT options FROM games WHERE id = 1")[0]
        assert json.loads(options) == {"first_lead": "declarer"}


def test_a_record_that_nobody_can_read_is_kept_all_the_same(path: Path) -> None:
    build(path, 4)
    with closing(Database.open(path)) as database:
        assert PastGames(database, BEA).recent() == []
        assert PastGames(database, BEA).ids() == [3]


@pytest.mark.parametrize("version", range(FIRST, len(MIGRATIONS)))
def test_games_of_any_age_are_found_by_the_names_in_them(path: Path, version: int) -> None:
    build(path, version)
    with closing(Database.open(path)) as database:
        assert History(database, ANN).ids(GameFilter(text="JÖRG")) == [1]
        assert History(database, ANN).ids(GameFilter(text="nobody")) == []


def test_figures_of_an_older_database_count_hints_as_help(path: Path) -> None:
    build(path, 7)
    with closing(sqlite3.connect(path)) as connection, connection:
        data = Totals(games=4, hints=3, helped=2).to_json()
        old = data.replace('"undos":0,"bot_moves":0,"helped":', '"hinted":')
        assert '"hinted":2' in old
        connection.execute("INSERT INTO statistics VALUES (?, ?, 'rook13', ?)", [ANN, ANN, old])
    with closing(Database.open(path)) as database:
        totals = read_profile(database, ANN, ANN).total("rook13")
        assert totals == Totals(games=4, hints=3, helped=2)


def test_puzzles_and_results_of_an_older_database_are_kept(path: Path) -> None:
    build(path, 7)
    with closing(Database.open(path)) as database:
        (puzzle,) = Puzzles(database, ANN).due(500, 6)
        assert (puzzle.topic, puzzle.best, puzzle.box, puzzle.right) == ("lead", ("A1 R14",), 2, 3)
        (result,) = Puzzles(database, ANN).results("2026-11-16", "rook13")
        assert (result.name, result.score, result.is_own) == ("Ann", 35, True)


def test_a_copy_of_the_older_database_stays_beside_the_new_one(path: Path) -> None:
    build(path, 4)
    Database.open(path).close()
    with closing(sqlite3.connect(f"{path}.version-4")) as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (4,)
        assert copy.execute("SELECT count(*) FROM games").fetchone() == (3,)
    assert Path(f"{path}.version-4").stat().st_mode & 0o077 == 0


def test_a_new_database_leaves_no_copies(path: Path) -> None:
    Database.open(path).close()
    assert [each.name for each in path.parent.iterdir()] == [path.name]
