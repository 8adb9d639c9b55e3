"""The database that the measurements of the history build is like one that was played."""

from pathlib import Path

from rook13.statistics.derived import rebuild
from rook13.statistics.facts import game_facts
from rook13.storage.database import Database
from rook13.storage.games import PastGames
from tests.statistics.known_games import ALL_FOR_A, SET_FOR_B, game
from tools.history_size import ANN, build, measured

GAMES = [(record, game_facts(record)) for record in (game(ALL_FOR_A), game(SET_FOR_B))]
MANY = 60


def test_what_is_built_is_what_is_derived_from_its_records(tmp_path: Path) -> None:
    database = Database.open(tmp_path / "rook13.db")
    try:
        build(database, GAMES, MANY)
        assert len(PastGames(database, ANN).ids()) == MANY
        tables = ("summaries", "statistics", "ratings")
        before = [sorted(database.read(f"SELECT * FROM {table}")) for table in tables]
        assert rebuild(database) == MANY
        assert [sorted(database.read(f"SELECT * FROM {table}")) for table in tables] == before
    finally:
        database.close()


def test_every_measurement_has_a_value() -> None:
    values = dict(measured(GAMES, MANY, screens=False))
    assert {"list", "profile", "opened", "one more game"} <= values.keys()
    assert all(value.endswith((" ms", " s", " MB")) for value in values.values())
