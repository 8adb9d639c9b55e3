"""The figures in the database follow the games, and are the same when derived again."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from rook13.engine.record import Record, dump_record
from rook13.statistics import derived
from rook13.statistics.derived import OVERALL, catch_up, newly_unreadable, rebuild, refresh
from rook13.statistics.facts import Feat, GameFacts, Role, RoleCount
from rook13.statistics.profile import GivenAway, Profile, read_profile, trend
from rook13.statistics.totals import OPPONENT, PARTNER, Achievement, Found
from rook13.storage.database import Database, pack
from rook13.storage.games import FILE, Participant, PastGames, StoredReview, mark_stale
from rook13.storage.history import GameFilter, History
from tests.statistics.known_games import (
    ALL_FOR_A,
    ANN,
    BEA,
    CAL,
    CHEAP_FOR_A,
    NAMES,
    SET_FOR_B,
    damage,
    game,
    keep,
    table,
)

DAY = 86_400.0
DERIVED = ("summaries", "facts", "statistics", "ratings", "given_away", "pending")


def anns(database: Database) -> Profile:
    catch_up(database)
    return read_profile(database, ANN, ANN)


def everything(database: Database) -> dict[str, list[tuple[object, ...]]]:
    return {table: sorted(database.read(f"SELECT * FROM {table}")) for table in DERIVED}


def some_games(database: Database, after_each: Callable[[], object] = int) -> None:
    """Ann wins twice and loses once, as the declarer, defending, and against a made bid."""
    keep(database, game(ALL_FOR_A), 1 * DAY, duration=600, participants=table("cal"))
    after_each()
    keep(database, game(SET_FOR_B), 2 * DAY, duration=60.5)
    after_each()
    lost = tuple(table()[place] for place in (1, 0, 3, 2))
    keep(database, game(CHEAP_FOR_A), 3 * DAY, seat="B1", participants=lost)
    after_each()


def test_known_games_give_known_figures(database: Database) -> None:
    some_games(database)
    profile = anns(database)
    for totals in (profile.total("rook13"), profile.total(OVERALL)):
        assert (totals.games, totals.decided, totals.wins, totals.hands) == (3, 3, 2, 3)
        assert totals.margins == 120 + 240 - 120
        assert totals.seconds == 660.5
        assert (totals.bid, totals.made) == (1, 1)
        assert totals.sweeps == 2
        assert totals.role(Role.DECLARER) == RoleCount(1, 120, made=1)
        assert totals.role(Role.DEFENDER) == RoleCount(2, 120, made=1)
        assert (totals.streak, totals.longest) == (-1, 2)
        assert totals.best_game == Found(240, 2, 0)
        assert totals.worst_game == Found(-120, 3, 0)
        assert totals.achievements[Feat.HIGHEST_BID.value] == Achievement(1, 1, 0)
        assert totals.achievements[Feat.SET_HIGHEST.value] == Achievement(1, 2, 0)


def test_partners_and_opponents_are_told_apart_and_so_are_people_and_bots(
    database: Database,
) -> None:
    some_games(database)
    company = anns(database).total().company
    assert {who: (met.games, met.wins) for who, met in company[PARTNER].items()} == {
        CAL: (1, 1),
        "bot:hard": (2, 1),
    }
    assert {who: (met.games, met.wins) for who, met in company[OPPONENT].items()} == {
        "bot:hard": (3, 2)
    }
    assert company[PARTNER][CAL].name == "Cal"


def test_others_have_a_profile_of_the_games_together(database: Database) -> None:
    some_games(database)
    catch_up(database)
    cal = read_profile(database, ANN, CAL)
    assert (cal.total().games, cal.total().wins, cal.total().bid) == (1, 1, 0)
    assert cal.total().role(Role.PARTNER) == RoleCount(1, 120, made=1)
    assert read_profile(database, BEA, CAL).total().games == 0
    bots = read_profile(database, ANN, "bot:hard")
    assert bots.total().games == 3
    assert bots.ratings == {}


def test_a_game_that_was_abandoned_is_no_defeat(database: Database) -> None:
    some_games(database)
    longer = game(ALL_FOR_A, target=500)
    PastGames(database, ANN).add(longer, "A1", (), 1, 900, participants=table(), undos=2)
    before = anns(database)
    totals = before.total("rook13")
    assert (totals.games, totals.decided, totals.wins, totals.hands) == (4, 3, 2, 4)
    assert (totals.streak, totals.longest) == (-1, 2)
    assert (totals.hints, totals.undos, totals.bot_moves, totals.helped) == (1, 2, 0, 1)
    rebuild(database)
    assert anns(database) == before
    (line,) = History(database, ANN).lines([4])
    assert (line.won, line.is_abandoned, line.score, line.other) == (None, True, 120, 0)
    assert History(database, ANN).ids(GameFilter(is_abandoned=True)) == [4]
    assert History(database, ANN).ids(GameFilter(won=False)) == [3]


def test_derived_again_it_is_the_same(database: Database) -> None:
    some_games(database)
    for game_id in (1, 2):
        PastGames(database, ANN).keep_review(game_id, StoredReview(0, 12.0, "{}"))
    catch_up(database)
    before = everything(database)
    assert before["ratings"]
    assert rebuild(database) == 3
    assert everything(database) == before


def test_games_that_come_one_by_one_count_as_those_that_come_together(
    database: Database, tmp_path: Path
) -> None:
    some_games(database)
    catch_up(database)
    other = Database.open(tmp_path / "other.db")
    with closing(other):
        some_games(other, after_each=lambda: catch_up(other))
        assert everything(other) == everything(database)


def test_an_older_game_that_comes_later_is_counted_in_its_place(database: Database) -> None:
    keep(database, game(SET_FOR_B), 5 * DAY)
    catch_up(database)
    lost = tuple(table()[place] for place in (1, 0, 3, 2))
    keep(database, game(CHEAP_FOR_A), 3 * DAY, seat="B1", participants=lost)
    totals = anns(database).total()
    assert (totals.streak, totals.games) == (1, 2)
    assert [point.day for point in anns(database).ratings["rook13"]] == [3, 5]


def test_a_deleted_game_counts_no_more(database: Database) -> None:
    some_games(database)
    catch_up(database)
    PastGames(database, ANN).delete(1)
    totals = anns(database).total()
    assert (totals.games, totals.wins, totals.bid) == (2, 1, 0)
    PastGames(database, ANN).clear()
    assert anns(database).totals == {}


def test_a_game_from_before_participants_were_kept_counts_by_its_seat(database: Database) -> None:
    keep(database, game(ALL_FOR_A), DAY, participants=tuple(map(Participant, NAMES)))
    totals = anns(database).total()
    assert (totals.games, totals.wins, totals.bid) == (1, 1, 1)
    assert totals.company[PARTNER]["name:cal"].wins == 1


def test_somebody_elses_game_from_a_file_counts_for_nobody_here(database: Database) -> None:
    strangers = tuple(Participant(name) for name in NAMES)
    keep(database, game(ALL_FOR_A), DAY, participants=strangers, source=FILE)
    assert anns(database).total().games == 0
    assert database.read("SELECT won, score, other FROM summaries") == [(None, 120, 0)]


def test_a_record_that_nobody_can_play_counts_for_nothing(database: Database) -> None:
    broken = game(type(ALL_FOR_A)(ALL_FOR_A.deal, ("A1 nonsense",)))
    keep(database, broken, DAY)
    assert catch_up(database) == 1
    assert catch_up(database) == 0
    assert anns(database).total().games == 0
    assert database.read("SELECT won, hands FROM summaries") == [(None, 0)]


def test_points_given_away_are_summed_by_day_with_their_trend(database: Database) -> None:
    some_games(database)
    games = PastGames(database, ANN)
    games.keep_review(1, StoredReview(0, 30.0, "{}"))
    games.keep_review(2, StoredReview(0, 10.0, "{}"))
    games.keep_review(2, StoredReview(0, 4.0, "{}"))
    games.keep_review(2, StoredReview(1, 6.0, "{}"))
    days = anns(database).given_away["rook13"]
    assert days == (GivenAway(1, 1, 30.0), GivenAway(2, 2, 10.0))
    assert trend(days, recent=1) == (5.0, 30.0)
    assert trend(days[:1]) is None
    games.delete(2)
    assert anns(database).given_away["rook13"] == (GivenAway(1, 1, 30.0),)


def test_a_rating_is_shown_after_a_few_games_only(database: Database) -> None:
    for number in range(4):
        keep(database, game(ALL_FOR_A), number * DAY)
    assert anns(database).rating("rook13") is None
    keep(database, game(ALL_FOR_A), 5 * DAY)
    rating = anns(database).rating("rook13")
    assert rating is not None
    assert rating.rating > 1500
    soon = read_profile(database, ANN, ANN, lambda: 5 * DAY).rating("rook13")
    assert soon == anns(database).ratings["rook13"][-1].rating
    assert rating.deviation > soon.deviation
    assert anns(database).total().achievements[Feat.STREAK.value] == Achievement(1, 5, 0)


def test_beating_experts_is_an_achievement(database: Database) -> None:
    keep(database, game(SET_FOR_B), DAY, participants=table(bot="expert"))
    assert anns(database).total().achievements[Feat.BEAT_EXPERTS.value] == Achievement(1, 1, 0)


def test_figures_of_an_older_version_are_derived_again(database: Database) -> None:
    some_games(database)
    catch_up(database)
    with database.transaction() as connection:
        connection.execute("UPDATE summaries SET version = 0, won = NULL")
        connection.execute("DELETE FROM statistics")
    assert anns(database).total().wins == 2


def test_a_damaged_record_is_left_out_and_nothing_else_suffers(
    database: Database, tmp_path: Path
) -> None:
    some_games(database)
    keep(database, game(ALL_FOR_A), 4 * DAY)
    damage(database, 4)
    with closing(Database.open(tmp_path / "other.db")) as other:
        some_games(other)
        assert anns(database) == anns(other)
    assert rebuild(database) == 4
    assert anns(database).total().games == 3
    assert [each.id for each in PastGames(database, ANN).recent()] == [3, 2, 1]
    lines = History(database, ANN).latest(2)
    assert [(line.id, line.is_unreadable) for line in lines] == [(4, True), (3, False)]
    assert [newly_unreadable(database, who) for who in (BEA, ANN, ANN)] == [0, 1, 0]


def test_damaged_facts_are_derived_again(database: Database) -> None:
    some_games(database)
    before = anns(database)
    with database.transaction() as connection:
        connection.execute("UPDATE facts SET packed = x'00' WHERE game_id = 1")
        mark_stale(connection, ANN, "rook13")
    assert anns(database).total().games == 2
    assert anns(database) == before


def test_figures_stay_when_recomputing_them_is_interrupted(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    some_games(database)
    before = anns(database), everything(database)

    def interrupted(record: Record) -> GameFacts:
        raise KeyboardInterrupt

    monkeypatch.setattr(derived, "game_facts", interrupted)
    with pytest.raises(KeyboardInterrupt):
        rebuild(database)
    assert (anns(database), everything(database)) == before


def test_a_number_is_never_given_to_another_game(database: Database) -> None:
    some_games(database)
    PastGames(database, ANN).delete(3)
    assert keep(database, game(ALL_FOR_A), 5 * DAY).id == 4


def test_what_another_instance_marks_while_games_are_counted_is_counted_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    some_games(database)
    catch_up(database)
    before = anns(database)
    keep(database, game(ALL_FOR_A), DAY / 2)

    def count(connection: sqlite3.Connection, account: str, kind: str) -> None:
        refresh(connection, account, kind)
        if kind == OVERALL:
            connection.execute("DELETE FROM games WHERE id = 4")

    monkeypatch.setattr(derived, "refresh", count)
    catch_up(database)
    monkeypatch.undo()
    assert anns(database) == before


def test_facts_of_a_record_that_another_instance_has_replaced_are_not_stored(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(database, game(ALL_FOR_A), DAY)
    some_games(database)

    def replaced(packed: bytes) -> tuple[GameFacts | None, str]:
        monkeypatch.undo()
        with database.transaction() as connection:
            sql = "UPDATE records SET packed = ? WHERE game_id = 2"
            connection.execute(sql, [pack(dump_record(game(SET_FOR_B)))])
        return derived._facts_of(packed)

    monkeypatch.setattr(derived, "_facts_of", replaced)
    assert anns(database).total().bid == 1
    rows = database.read("SELECT packed FROM facts WHERE game_id IN (2, 3)")
    assert rows[0] == rows[1]
