import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from rook13.engine.record import DealRecord, HandRecord, Record, load_record
from rook13.statistics.derived import catch_up
from rook13.statistics.profile import read_profile
from rook13.storage.database import Database, pack
from rook13.storage.files import StorageError, StorageProblem
from rook13.storage.games import (
    FILE,
    Mark,
    Participant,
    PastGame,
    PastGames,
    SameGame,
    StoredReview,
)
from rook13.storage.history import GameFilter, History
from tests.statistics.known_games import CHEAP_FOR_A, SET_FOR_B, damage, game

ANN, BEA = "aa" * 32, "bb" * 32
OTHER_DEAL = DealRecord("7e" * 32)
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
        kept = PastGames(database, ANN).add(record, "A1", ("A",), 3, now=5, undos=2, bot_moves=7)
    people = tuple(map(Participant, record.seats))
    assert kept == PastGame(1, 5, record, "A1", ("A",), 3, people, undos=2, bot_moves=7)
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


def test_a_game_that_goes_on_goes_on_in_the_history(database: Database) -> None:
    games = PastGames(database, ANN)
    second = HandRecord(SET_FOR_B.deal, ("B1 bid 120", *SET_FOR_B.actions[2:]))
    whole = game(CHEAP_FOR_A, second, target=200)
    first, middle = (
        game(CHEAP_FOR_A, replace(second, actions=second.actions[:n]), target=200) for n in (0, 3)
    )
    left = games.add(game(CHEAP_FOR_A, target=200), "A1", (), 1, now=1e5, duration=60, undos=2)
    games.write_notes(left.id, "A pity.")
    games.set_marked(left.id, True)
    games.mark(left.id, Mark(1, 2, "Here"))
    games.keep_review(left.id, StoredReview(0, 5.0, "{}"))
    elsewhere = games.add(game(replace(second, actions=second.actions[:1])), "A1", (), 0, now=2e5)
    for part in (first, middle):
        assert games.add(part, "A1", (), 1, now=3e5, duration=30, undos=2).id == left.id
    over = games.add(whole, "A1", ("A",), 3, now=4e5, duration=20, undos=2)
    assert games.recent() == [over, elsewhere]
    assert (over.id, over.record, over.winners) == (left.id, whole, ("A",))
    assert (over.duration, over.hints, over.undos) == (140, 3, 2)
    assert (over.notes, over.is_marked) == ("A pity.", True)
    assert games.marks(over.id) == [Mark(1, 2, "Here")]
    assert games.reviews(over.id) == [StoredReview(0, 5.0, "{}")]
    assert database.read("SELECT day, hands FROM given_away WHERE hands") == [(4, 1)]
    assert History(database, ANN).ids(GameFilter(text="pity")) == [over.id]
    catch_up(database)
    totals = read_profile(database, ANN, ANN).total()
    assert (totals.games, totals.hands) == (1, 2)


def test_a_finished_game_is_kept_where_one_that_was_left_is_damaged(
    database: Database, record: Record
) -> None:
    games = PastGames(database, ANN)
    left = games.add(record, "A1", (), 0, now=1)
    damage(database, left.id)
    over = games.add(record, "A1", ("A",), 0, now=2)
    assert games.recent() == [over]
    assert games.ids() == [left.id, over.id]


def test_several_sides_can_win(database: Database, record: Record) -> None:
    games = PastGames(database, ANN)
    games.add(record, "P1", ("P1", "P3"), 0, now=1)
    games.add(replace(record, hands=()), "P1", (), 0, now=2)
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
        connection.execute("UPDATE records SET packed = ? WHERE game_id = ?", [pack("{"), bad.id])
    assert games.recent() == [good]
    assert games.get(bad.id) is None


def test_a_full_disk_is_told_as_such(database: Database, record: Record) -> None:
    games = PastGames(database, ANN)
    (pages,) = database.read("PRAGMA page_count")[0]
    database.read(f"PRAGMA max_page_count = {pages}")
    seeds = (f"{number:064x}"[::-1] for number in range(1, 20_000, 7))
    hands = tuple(replace(record.hands[0], deal=DealRecord(seed=seed)) for seed in seeds)
    long = replace(record, hands=hands)
    with pytest.raises(StorageError) as caught:
        games.add(long, "A1", ("A",), 0, now=1)
    assert caught.value.kind is StorageProblem.DISK_FULL


def test_who_took_part_is_kept_with_keys_levels_and_birds(
    database: Database, record: Record
) -> None:
    people = (
        Participant("Ann", ANN, "", "robin"),
        Participant("Wren", "", "hard", "wren"),
        Participant("Jörg", "cc" * 32, "normal", "owl"),
        Participant("Finch", "", "easy", "finch"),
    )
    games = PastGames(database, ANN)
    kept = games.add(
        record, "A1", ("B",), 0, 5, participants=people, duration=61.5, source=FILE, notes="Hm."
    )
    assert games.get(kept.id) == kept
    assert (kept.participants, kept.duration, kept.source) == (people, 61.5, FILE)


def test_notes_and_marks_belong_to_the_player(database: Database, record: Record) -> None:
    ann, bea = PastGames(database, ANN), PastGames(database, BEA)
    mine = ann.add(record, "A1", ("A",), 0, now=1)
    ann.write_notes(mine.id, "Never again.")
    ann.set_marked(mine.id, True)
    bea.write_notes(mine.id, "Mine!")
    bea.set_marked(mine.id, False)
    found = ann.get(mine.id)
    assert found is not None
    assert (found.notes, found.is_marked) == ("Never again.", True)
    for read in (bea.marks, bea.reviews):
        with pytest.raises(KeyError):
            read(mine.id)


def test_places_are_marked_in_order_and_each_once(database: Database, record: Record) -> None:
    games = PastGames(database, ANN)
    mine = games.add(record, "A1", ("A",), 0, now=1)
    for mark in (Mark(2, 5), Mark(1, 7, "why?"), Mark(1, 0), Mark(1, 7, "ah")):
        games.mark(mine.id, mark)
    assert games.marks(mine.id) == [Mark(1, 0), Mark(1, 7, "ah"), Mark(2, 5)]


def test_the_review_of_a_hand_replaces_the_one_before(database: Database, record: Record) -> None:
    games = PastGames(database, ANN)
    mine = games.add(record, "A1", ("A",), 0, now=1)
    for review in (StoredReview(1, 20.0, "old"), StoredReview(0, 5.0, "ü"), StoredReview(1, 0, "")):
        games.keep_review(mine.id, review)
    assert games.reviews(mine.id) == [StoredReview(0, 5.0, "ü"), StoredReview(1, 0, "")]
    assert database.read("SELECT sum(given_away) FROM reviews") == [(5.0,)]


def test_a_duplicate_duplicate_is_kept_with_its_game_as_it_was_last_told(
    database: Database, record: Record
) -> None:
    games = PastGames(database, ANN)
    plain, first, last = (games.add(record, "A1", ("A",), 0, now) for now in (3, 1, 2))
    for each, text in ((first, "so far"), (last, "ü"), (first, "over")):
        games.keep_duplicate(each.id, text)
    assert [(game.id, text) for game, text in games.duplicates()] == [
        (last.id, "ü"),
        (first.id, "over"),
    ]
    assert [games.duplicate(game.id) for game in (plain, first)] == [None, "over"]
    assert len(games.duplicates(most=1)) == 1
    assert PastGames(database, BEA).duplicates() == []
    with pytest.raises(KeyError):
        PastGames(database, BEA).keep_duplicate(first.id, "mine")


def test_a_deleted_game_leaves_nothing_behind(database: Database, record: Record) -> None:
    games = PastGames(database, ANN)
    gone, other = (games.add(record, "A1", ("A",), 0, now) for now in (1, 2))
    for each in (gone, other):
        games.mark(each.id, Mark(1, 1))
        games.keep_review(each.id, StoredReview(0, 1, "text"))
        games.keep_duplicate(each.id, "session")
    PastGames(database, BEA).delete(gone.id)
    assert games.ids() == [gone.id, other.id]
    games.delete(gone.id)
    assert games.ids() == [other.id]
    for table in ("records", "participants", "marks", "reviews", "duplicates"):
        assert database.read(f"SELECT DISTINCT game_id FROM {table}") == [(other.id,)], table


def test_the_same_game_is_found_again(database: Database, record: Record) -> None:
    games = PastGames(database, ANN)
    mine = games.add(record, "A1", ("A",), 0, now=1)
    assert games.same_as(record) == SameGame(mine.id, is_shorter=False)
    assert games.same_as(replace(record, first_dealer="A1")) is None
    assert PastGames(database, BEA).same_as(record) is None
