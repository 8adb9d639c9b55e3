"""`rook13 stats` tells what was played, and derives it again."""

from __future__ import annotations

import json
import time
from contextlib import closing
from pathlib import Path

import pytest

from rook13.storage.accounts import Accounts
from rook13.storage.database import Database
from rook13.storage.games import Participant, PastGames
from tests.cli.conftest import Run
from tests.statistics.known_games import ALL_FOR_A, SET_FOR_B, game, table
from tests.storage.conftest import CHEAP


@pytest.fixture
def path(data_folder: Path) -> Path:
    data_folder.mkdir(parents=True)
    return data_folder / "rook13.db"


@pytest.fixture
def ann(path: Path) -> str:
    with closing(Database.open(path)) as database:
        key = Accounts(database, CHEAP).create("Ann", "robin", "", 1.0).key
        people = (
            Participant("Ann", key),
            Participant("Wren", "", "hard"),
            Participant("Cal", "cc" * 32),
            Participant("Finch", "", "hard"),
        )
        games = PastGames(database, key)
        for now, hand in ((1.0, ALL_FOR_A), (2.0, SET_FOR_B)):
            games.add(
                *(game(hand), "A1", ("A",), 2, now),
                participants=people,
                duration=3700,
                undos=1,
                bot_moves=3,
            )
    return key


def test_the_figures_of_the_last_player(run: Run, ann: str) -> None:
    ran = run("stats")
    assert (ran.status, ran.err) == (0, "")
    lines = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert lines[0] == "Ann"
    for line in (
        "All games",
        "Rook13",
        "Games 2",
        "Won 2 of 2 (100%)",
        "Bids made 1 of 1 (100%)",
        "of 120 1 of 1 (100%)",
        "Average bid 120.0",
        "Taken beyond bids 0 over, 0 under",
        "Hands declared 1 of 2 (50%)",
        "Partner's bids made 0 of 0",
        "Opponents set 1 of 1 (100%)",
        "Taken as declarer 120.0 per hand",
        "Average margin +180.0",
        "Wins in a row 2 now, 2 at best",
        "Time played 2 h 3 min",
        "Help used 4 hints, 2 undos, 6 moves by a bot, in 2 games",
        "With Cal 2 of 2 (100%) won",
        "Against Hard bots 2 of 2 (100%) won",
    ):
        assert line in lines, line


def test_everything_is_told_as_json(run: Run, ann: str) -> None:
    told = json.loads(run("stats", "--json").out)
    assert (told["name"], told["key"]) == ("Ann", ann)
    found = told["games"]["rook13"]
    assert (found["games"], found["wins"], found["rating"]) == (2, 2, None)
    assert found["promises"] == {"bids": 1, "sum": 120, "over": 0, "under": 0}
    low, high = found["won_interval"]
    assert 0.3 < low < 0.4
    assert high == 1


@pytest.mark.parametrize(
    ("arguments", "games"),
    [
        (("--without-help",), 1),
        (("--rules", "standard"), 0),
        (("--rules", "house"), 3),
        (("--sessions", "only"), 1),
        (("--sessions", "without", "--without-help"), 0),
        (("--days", "7"), 1),
    ],
)
def test_some_games_can_be_chosen(
    run: Run, ann: str, path: Path, arguments: tuple[str, ...], games: int
) -> None:
    with closing(Database.open(path)) as database:
        past, people = PastGames(database, ann), (Participant("Ann", ann), *table()[1:])
        session = game(ALL_FOR_A, boards=1)
        new = past.add(session, "A1", ("A",), 0, time.time(), participants=people)
        past.keep_duplicate(new.id, "session")
    told = json.loads(run("stats", "--json", *arguments).out)
    assert told["games"]["all"]["games"] == games


def test_a_name_is_found_however_it_is_written(run: Run, ann: str) -> None:
    assert run("stats", "ANN").out == run("stats").out


def test_an_unknown_name_is_told_with_those_that_there_are(run: Run, ann: str) -> None:
    ran = run("stats", "Bo")
    assert ran.status == 1
    assert ran.err == "Nobody called “Bo” has played here. Players here: Ann.\n"


def test_rebuilding_gives_the_same_figures(run: Run, ann: str) -> None:
    before = run("stats").out
    ran = run("stats", "--rebuild")
    assert ran.out == f"Statistics recomputed from 2 games.\n{before}"


def test_nobody_has_played_yet(run: Run, path: Path) -> None:
    assert run("stats").out == "Nobody has played here yet.\n"


def test_a_newer_database_is_refused_with_a_sentence(run: Run, path: Path) -> None:
    with closing(Database.open(path)) as database, database.transaction() as connection:
        connection.execute("PRAGMA user_version = 99")
    ran = run("stats")
    assert ran.status == 1
    assert "was written by a newer version of Rook13" in ran.err
