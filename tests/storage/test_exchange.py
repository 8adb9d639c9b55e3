"""Games go out as files and come back, and nothing in a file is believed but the record."""

from __future__ import annotations

import json
from base64 import b64decode
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rook13.engine.record import (
    DealProof,
    DealRecord,
    HandRecord,
    Record,
    RecordError,
    RecordProblem,
    dump_record,
    load_record,
)
from rook13.statistics.derived import catch_up
from rook13.statistics.profile import read_profile
from rook13.storage.database import Database
from rook13.storage.exchange import Imported, export_games, import_games
from rook13.storage.files import StorageError
from rook13.storage.games import FILE, TABLE, Mark, Participant, PastGames, StoredReview
from tests.statistics.known_games import (
    ALL_FOR_A,
    ANN,
    BEA,
    CAL,
    NAMES,
    SET_FOR_B,
    damage,
    game,
    keep,
    table,
)

NOW = 1000.0


def two_games(database: Database) -> PastGames:
    games = PastGames(database, ANN)
    keep(database, game(ALL_FOR_A), 100.0, participants=table("cal"), notes="Ü", duration=60.0)
    keep(database, game(SET_FOR_B), 200.0)
    games.set_marked(1, True)
    games.mark(1, Mark(1, 2, "why?"))
    games.keep_review(1, StoredReview(0, 7.5, "{}"))
    return games


def test_everything_comes_back_on_another_computer(database: Database, tmp_path: Path) -> None:
    games = two_games(database)
    file = tmp_path / "all.rook13"
    assert export_games(games, games.ids(), file) == 2
    with closing(Database.open(tmp_path / "other.db")) as other:
        again = PastGames(other, ANN)
        assert import_games(again, file, NOW) == Imported((1, 2))
        for game_id in (1, 2):
            before, after = games.get(game_id), again.get(game_id)
            assert before is not None
            assert after is not None
            assert (after.record, after.participants) == (before.record, before.participants)
            assert (after.finished, after.duration) == (before.finished, before.duration)
            assert (after.seat, after.winners, after.notes) == ("A1", ("A",), before.notes)
            assert after.is_marked == before.is_marked
            assert after.source == FILE
        assert again.marks(1) == games.marks(1)
        assert again.reviews(1) == games.reviews(1)
        catch_up(other)
        assert read_profile(other, ANN, ANN).total().wins == 2


def test_a_file_that_is_read_twice_adds_nothing_the_second_time(
    database: Database, tmp_path: Path
) -> None:
    games = two_games(database)
    file = tmp_path / "one.rook13"
    export_games(games, [2], file)
    assert import_games(games, file, NOW) == Imported((), (2,))
    assert games.ids() == [1, 2]


def test_one_game_is_a_record_that_other_programs_read(database: Database, tmp_path: Path) -> None:
    file = tmp_path / "one.rook13"
    export_games(two_games(database), [1], file)
    assert load_record(file.read_bytes()) == game(ALL_FOR_A)


def test_a_damaged_record_is_exported_as_it_is(database: Database, tmp_path: Path) -> None:
    games, file = two_games(database), tmp_path / "all.rook13"
    damage(database, 1)
    assert export_games(games, games.ids(), file) == 2
    damaged, sound = (json.loads(line) for line in file.read_text().splitlines())
    assert b64decode(damaged["packed"]) == games.stored(1)
    assert sound["kept"]["finished"] == 200.0


def test_a_plain_record_is_nobodys_own_game(database: Database, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(dump_record(game(ALL_FOR_A)))
    games = PastGames(database, BEA)
    assert import_games(games, file, NOW) == Imported((1,))
    past = games.get(1)
    assert past is not None
    assert (past.seat, past.winners, past.finished) == ("A1", ("A",), NOW)
    catch_up(database)
    assert read_profile(database, BEA, BEA).total().games == 0


@pytest.mark.parametrize(
    "kept",
    [
        "nonsense",
        {"finished": "yesterday", "duration": True, "hints": -3, "notes": 5},
        {"finished": 1e300, "duration": float("inf"), "participants": [1, 2]},
        {"participants": [7, {"key": 3}, {}, None], "marks": [[1], "x", [1, 2, 3], [-1, 0, "a"]]},
        {"reviews": [[0, "much", "{}"], [True, 1.0, "{}"], [0, 1.0]], "is_marked": 1},
    ],
)
def test_what_a_file_says_besides_the_record_is_not_believed(
    database: Database, tmp_path: Path, kept: Any
) -> None:
    file = tmp_path / "game.rook13"
    file.write_text(json.dumps({**json.loads(dump_record(game(ALL_FOR_A))), "kept": kept}))
    games = PastGames(database, ANN)
    assert import_games(games, file, NOW).added == (1,)
    past = games.get(1)
    assert past is not None
    assert (past.notes, past.hints, past.is_marked) == ("", 0, False)
    assert 0 <= past.finished <= NOW
    assert games.marks(1) == []
    assert games.reviews(1) == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("hello", RecordProblem.NOT_JSON),
        ("{}", RecordProblem.NOT_A_RECORD),
        ("[]\n[]", RecordProblem.NOT_A_RECORD),
        ("hello\nyou", RecordProblem.NOT_JSON),
        (
            dump_record(game(type(ALL_FOR_A)(ALL_FOR_A.deal, ("A1 nonsense",)))),
            RecordProblem.UNREADABLE_ACTION,
        ),
    ],
    ids=["text", "object", "lists", "lines", "action"],
)
def test_a_bad_file_adds_nothing(
    database: Database, tmp_path: Path, text: str, problem: RecordProblem
) -> None:
    file = tmp_path / "bad.rook13"
    file.write_text(text)
    with pytest.raises(RecordError) as caught:
        import_games(PastGames(database, ANN), file, NOW)
    assert caught.value.problem is problem
    assert PastGames(database, ANN).ids() == []


def test_bad_lines_are_listed_and_the_others_added(database: Database, tmp_path: Path) -> None:
    file = tmp_path / "some.rook13"
    lines = (game(ALL_FOR_A), game(ALL_FOR_A, dealer="Z9"), game(SET_FOR_B))
    file.write_text("\n".join([*map(dump_record, lines), "nonsense"]))
    imported = import_games(PastGames(database, ANN), file, NOW)
    assert imported.added == (1, 2)
    assert [(line, error.problem) for line, error in imported.bad] == [
        (2, RecordProblem.BAD_DEALER),
        (4, RecordProblem.NOT_JSON),
    ]


def test_games_of_others_are_kept_only_if_that_is_wanted(
    database: Database, tmp_path: Path
) -> None:
    file = tmp_path / "all.rook13"
    games = two_games(database)
    export_games(games, games.ids(), file)
    with closing(Database.open(tmp_path / "other.db")) as other:
        beas = PastGames(other, BEA)
        imported = import_games(beas, file, NOW, keeps_others=False)
        assert (imported.added, beas.ids()) == ((), [])
        assert imported.others == ((game(ALL_FOR_A), "A1"), (game(SET_FOR_B), "A1"))
        cals = PastGames(other, CAL)
        assert import_games(cals, file, NOW, keeps_others=False).added == (1,)
        mine = cals.get(1)
        assert mine is not None
        assert (mine.seat, mine.hints, cals.reviews(1)) == ("A2", 0, [])


def proven(record: Record, secret: str) -> Record:
    """The record of somebody whose own program has checked the deals."""
    hands = tuple(
        replace(hand, deal=replace(hand.deal, seed="7e" * 32, proof=DealProof("ab" * 32, secret)))
        for hand in record.hands
    )
    return replace(record, hands=hands)


def test_the_game_of_a_friend_is_the_same_game_and_its_longer_record_replaces_the_own(
    database: Database, tmp_path: Path
) -> None:
    passes = tuple(f"{seat} pass" for seat in ("A1", "B1", "A2"))
    deals = [HandRecord(DealRecord("7e" * 32), ("B2 redeal",)) for _ in range(3)]
    whole = (*deals, HandRecord(deals[0].deal, passes))
    long = proven(Record("rook13", {}, NAMES, "B2", whole), "cd" * 32)
    short = proven(replace(long, hands=long.hands[:2]), "ef" * 32)
    anns, people = PastGames(database, ANN), table("cal")
    left = anns.add(short, "A1", (), 4, 10.0, participants=people, duration=60)
    with closing(Database.open(tmp_path / "cal.db")) as other:
        cals, file = PastGames(other, CAL), tmp_path / "cals.rook13"
        cals.add(long, "A2", ("A",), 9, 20.0, participants=people, duration=90)
        export_games(cals, [1], file)
        renamed = file.read_text().replace("Wren", "Zaunkönig").replace("A1 pass", "a1 pass")
        file.write_text(renamed)
    for imported in (Imported(added=(left.id,)), Imported(known=(left.id,))):
        assert import_games(anns, file, NOW, keeps_others=False) == imported
    now = anns.get(left.id)
    assert now is not None
    assert (len(now.record.hands), now.winners, now.hints) == (4, (), 4)
    assert (now.duration, now.participants, now.source) == (60, people, TABLE)
    assert anns.ids() == [left.id]


def test_a_game_with_other_people_at_the_same_cards_is_another_game(database: Database) -> None:
    one, other = table(), (Participant("Bea", BEA), *table()[1:])
    keep(database, game(ALL_FOR_A), 100.0, participants=one)
    assert keep(database, game(ALL_FOR_A), 200.0, participants=other, source=FILE).id == 2


def test_an_empty_file_has_no_games(database: Database, tmp_path: Path) -> None:
    file = tmp_path / "empty.rook13"
    file.write_text("\n\n")
    assert import_games(PastGames(database, ANN), file, NOW) == Imported()


def test_files_that_cannot_be_read_or_written_are_told(database: Database, tmp_path: Path) -> None:
    games = two_games(database)
    with pytest.raises(StorageError):
        import_games(games, tmp_path / "missing.rook13", NOW)
    with pytest.raises(StorageError):
        export_games(games, [1], tmp_path / "missing" / "game.rook13")
