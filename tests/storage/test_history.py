"""Which games the history finds, and what it tells about them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rook13.statistics.derived import catch_up, rebuild
from rook13.statistics.profile import people_met
from rook13.storage.database import Database, Row
from rook13.storage.games import Participant, PastGames
from rook13.storage.history import ALL, GameFilter, GameLine, History
from tests.statistics.known_games import (
    ALL_FOR_A,
    ANN,
    BEA,
    CAL,
    CHEAP_FOR_A,
    SET_FOR_B,
    game,
    keep,
    table,
)

LOST = tuple(table()[place] for place in (1, 0, 3, 2))


@pytest.fixture
def history(database: Database) -> History:
    keep(database, game(ALL_FOR_A), 100, participants=table("cal"), notes="Jörgs 100% Coup")
    keep(database, game(SET_FOR_B), 200)
    keep(database, game(CHEAP_FOR_A), 300, seat="B1", participants=LOST)
    PastGames(database, ANN).set_marked(2, True)
    PastGames(database, BEA).add(game(ALL_FOR_A), "A1", ("A",), 0, 400)
    catch_up(database)
    return History(database, ANN)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (ALL, [3, 2, 1]),
        (GameFilter(game="rook13"), [3, 2, 1]),
        (GameFilter(game="rook"), []),
        (GameFilter(who=CAL), [1]),
        (GameFilter(since=200), [3, 2]),
        (GameFilter(until=200), [1]),
        (GameFilter(won=True), [2, 1]),
        (GameFilter(won=False), [3]),
        (GameFilter(has_house_rules=True), [3, 2, 1]),
        (GameFilter(has_house_rules=False), []),
        (GameFilter(is_marked=True), [2]),
        (GameFilter(text="CAL"), [1]),
        (GameFilter(text="jörg"), [1]),
        (GameFilter(text="JÖRGS 100% c"), [1]),
        (GameFilter(text="100%"), [1]),
        (GameFilter(text="%"), [1]),
        (GameFilter(text="_"), []),
        (GameFilter(text="Cal \ud83d"), []),
        (GameFilter(text="'; DROP TABLE games; --"), []),
        (GameFilter(text="ook", titled=("rook13",)), [3, 2, 1]),
        (GameFilter(text="wren", won=True, since=150), [2]),
    ],
)
def test_a_filter_finds_the_newest_first(
    history: History, wanted: GameFilter, found: list[int]
) -> None:
    assert history.ids(wanted) == found
    assert history.count(wanted) == len(found)


@pytest.mark.parametrize(
    "wanted",
    [
        ALL,
        GameFilter(game="rook13", is_marked=True, has_house_rules=True, since=1, until=2),
        GameFilter(who=CAL, won=True),
        GameFilter(text="wren", titled=("rook13",)),
    ],
)
def test_no_filter_reads_whole_games_or_everybody_in_them(
    history: History, database: Database, wanted: GameFilter
) -> None:
    plans: list[str] = []
    read = database.read

    def explained(sql: str, parameters: Sequence[object] = ()) -> list[Row]:
        plans.extend(row[3] for row in read(f"EXPLAIN QUERY PLAN {sql}", parameters))
        return read(sql, parameters)

    database.read = explained  # type: ignore[method-assign]
    history.ids(wanted, 100)
    history.count(wanted)
    steps = " and ".join(plans)
    assert "SEARCH games USING COVERING INDEX" in steps
    assert "SCAN games" not in steps
    assert "SCAN participants" not in steps
    assert "TEMP B-TREE" not in steps


def test_a_game_is_found_by_the_notes_as_they_are_now(history: History, database: Database) -> None:
    games = PastGames(database, ANN)
    games.write_notes(2, "Straße")
    assert history.ids(GameFilter(text="STRASSE")) == [2]
    games.write_notes(2, "")
    assert history.ids(GameFilter(text="strasse")) == []
    games.delete(1)
    assert history.ids(GameFilter(text="jörg")) == []
    assert database.read("SELECT count(*) FROM search WHERE game_id = 1") == [(0,)]


def test_words_to_search_by_can_be_written_again(history: History, database: Database) -> None:
    before = database.read("SELECT * FROM search")
    with database.transaction() as connection:
        connection.execute("DELETE FROM search")
    rebuild(database)
    assert database.read("SELECT * FROM search") == before


def test_a_line_tells_the_score_from_the_own_side(history: History) -> None:
    lost, marked, first = history.lines([3, 2, 1])
    assert (lost.won, lost.score, lost.other, lost.hands) == (False, 0, 120, 1)
    assert marked.is_marked
    options: dict[str, int | str | bool | None] = {"first_lead": "declarer", "target": 100}
    assert first == GameLine(
        *(1, 100.0, "rook13", options, True, 1, 120, 0, 0, False, "Jörgs 100% Coup"),
        ("Wren", "Cal", "Finch"),
    )


def test_a_page_of_the_list_is_read_game_by_game(history: History, database: Database) -> None:
    plans: list[str] = []
    read = database.read

    def explained(sql: str, parameters: Sequence[object] = ()) -> list[Row]:
        plans.extend(row[3] for row in read(f"EXPLAIN QUERY PLAN {sql}", parameters))
        return read(sql, parameters)

    database.read = explained  # type: ignore[method-assign]
    history.lines([3, 2, 1])
    assert plans[0] == "SEARCH games USING INTEGER PRIMARY KEY (rowid=?)"


def test_a_game_that_is_gone_or_of_another_is_left_out(history: History) -> None:
    assert [line.id for line in history.lines([4, 2, 99])] == [2]


def test_people_and_games_to_choose_from(history: History, database: Database) -> None:
    assert people_met(database, ANN) == [(CAL, "Cal")]
    assert history.games() == ["rook13"]


def test_somebody_who_has_another_name_by_now_is_one_person(
    history: History, database: Database
) -> None:
    again = (Participant("Ann", ANN), Participant("Callum", CAL), *table()[2:])
    keep(database, game(ALL_FOR_A), 500, participants=again)
    catch_up(database)
    assert [key for key, _ in people_met(database, ANN)] == [CAL]


def test_the_newest_are_counted_off(history: History) -> None:
    assert history.ids(ALL, 2) == [3, 2]
    assert history.ids(ALL, 2, 2) == [1]
    assert [line.id for line in history.latest(1)] == [3]


def test_results_against_bots_alone_come_in_order(history: History) -> None:
    assert history.against_bots("rook13", 9) == [True, False]
    assert history.against_bots("rook13", 1) == [False]
    assert history.against_bots("rook", 9) == []
