"""Puzzles and results of deals of the day, kept for whom they belong to."""

from __future__ import annotations

from dataclasses import replace

from rook13.engine.record import Record
from rook13.storage.database import Database
from rook13.storage.games import PastGames
from rook13.storage.puzzles import MADE, OWN, DailyResult, Puzzles
from tests.storage.test_games import ANN, BEA, record

__all__ = ["record"]
LAST = 6


def test_a_puzzle_is_kept_once_and_comes_when_it_is_due(database: Database, record: Record) -> None:
    own = Puzzles(database, ANN)
    assert own.add("bidding", OWN, record, "A1", ["A1 bid 70", "A1 pass"], 35)
    assert not own.add("bidding", OWN, record, "A1", ["A1 pass"], 10)
    assert own.add("lead", MADE, record, "B1", ["B1 R14"], 5)
    due = own.due(100, LAST)
    assert [(each.seat, each.source, each.best) for each in due] == [
        ("A1", OWN, ("A1 bid 70", "A1 pass")),
        ("B1", MADE, ("B1 R14",)),
    ]
    assert due[0].record == record
    assert own.due(100, LAST, topic="lead") == [due[1]]
    assert own.due(100, LAST, game="another") == []
    assert Puzzles(database, BEA).due(100, LAST) == []
    own.set_progress(due[0].id, 2, 500, 3, 1)
    assert own.due(100, LAST) == [due[1]]
    again = own.due(500, LAST)[-1]
    assert (again.box, again.due, again.right, again.wrong) == (2, 500, 3, 1)
    own.set_progress(due[0].id, LAST, 0, 6, 1)
    assert own.due(9e9, LAST) == [due[1]]
    assert own.learned(LAST) == 1


def test_the_first_result_of_a_day_counts(database: Database, record: Record) -> None:
    own = Puzzles(database, ANN)
    mine = DailyResult("2026-11-16", "rook13", "Ann", 85, True, record)
    theirs = DailyResult("2026-11-16", "rook13", "Bea", 120, False, record)
    assert own.add_result(mine)
    assert own.add_result(theirs)
    assert not own.add_result(DailyResult("2026-11-16", "rook13", "Ann", 200, True, record))
    assert own.results("2026-11-16", "rook13") == [theirs, mine]
    assert own.results("2026-11-17", "rook13") == []
    namesake = DailyResult("2026-11-17", "rook13", "Ann", 90, False, replace(record, seats=()))
    for result in (namesake, mine := replace(mine, day="2026-11-17")):
        assert own.add_result(result)
    assert own.results("2026-11-17", "rook13") == [namesake, mine]
    assert not Puzzles(database, ANN).add_result(replace(mine, is_own=False))


def test_deleting_the_games_deletes_these_as_well(database: Database, record: Record) -> None:
    for key in (ANN, BEA):
        Puzzles(database, key).add("lead", OWN, record, "A1", ["A1 R14"], 5)
        result = DailyResult("2026-11-16", "rook13", "Ann", 85, True, record)
        Puzzles(database, key).add_result(result)
    games = PastGames(database, ANN)
    games.clear()
    assert games.puzzles().due(0, LAST) == []
    assert games.puzzles().results("2026-11-16", "rook13") == []
    assert len(Puzzles(database, BEA).due(0, LAST)) == 1
