"""What somebody practises: puzzles with how far they are learned, and deals of the day."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

from rook13.engine.record import Record, RecordError, RecordProblem, dump_record, load_record
from rook13.storage.database import DamagedText, Database, Row, pack, unpack

OWN, MADE = "own", "made"
"""Where a puzzle comes from: a game of the player's, or a hand that was dealt for it."""
_COLUMNS = "id, topic, source, packed, seat, best, cost, box, due, answered_right, answered_wrong"


@dataclass(frozen=True, slots=True)
class StoredPuzzle:
    """A position, whose decision it is and what is best, and how often it was answered."""

    id: int
    topic: str
    source: str
    record: Record
    seat: str
    best: tuple[str, ...]
    cost: float
    box: int
    due: float
    right: int
    wrong: int


@dataclass(frozen=True, slots=True)
class DailyResult:
    """What somebody made of the deal of a day."""

    day: str
    """As in 2026-11-16."""
    game: str
    name: str
    score: int
    is_own: bool
    record: Record


class Puzzles:
    """The puzzles of one person, and the results of deals of the day that they know."""

    def __init__(self, database: Database, key: str) -> None:
        self._database = database
        self._key = key

    def add(
        self, topic: str, source: str, record: Record, seat: str, best: Iterable[str], cost: float
    ) -> bool:
        """Keep a puzzle; False if it is there already."""
        text = dump_record(record)
        values = [self._key, digest(f"{text} {seat}"), record.game, topic, source, pack(text)]
        with self._database.transaction() as connection:
            added = connection.execute(
                "INSERT OR IGNORE INTO puzzles"
                " (account_key, digest, game, topic, source, packed, seat, best, cost)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [*values, seat, "\n".join(best), cost],
            )
        return added.rowcount > 0

    def due(self, now: float, last_box: int, game: str = "", topic: str = "") -> list[StoredPuzzle]:
        """The puzzles to put now, the longest due first; own ones first among equals."""
        where = "account_key = ? AND due <= ? AND box < ?"
        values: list[object] = [self._key, now, last_box]
        for column, wanted in (("game", game), ("topic", topic)):
            if wanted:
                where += f" AND {column} = ?"
                values.append(wanted)
        sql = f"SELECT {_COLUMNS} FROM puzzles WHERE {where} ORDER BY due, source DESC, id"
        rows = self._database.read(sql, values)
        return [puzzle for row in rows if (puzzle := _puzzle(row)) is not None]

    def learned(self, last_box: int) -> int:
        """How many puzzles have stuck."""
        sql = "SELECT count(*) FROM puzzles WHERE account_key = ? AND box >= ?"
        return int(self._database.read(sql, [self._key, last_box])[0][0])

    def set_progress(self, puzzle_id: int, box: int, due: float, right: int, wrong: int) -> None:
        """Keep how a puzzle was answered, and when it comes again."""
        with self._database.transaction() as connection:
            connection.execute(
                "UPDATE puzzles SET box = ?, due = ?, answered_right = ?, answered_wrong = ?"
                " WHERE account_key = ? AND id = ?",
                [box, due, right, wrong, self._key, puzzle_id],
            )

    def add_result(self, result: DailyResult) -> bool:
        """Keep a result of the deal of a day: the player's own first one, and each once."""
        known = self.results(result.day, result.game)
        own = [each for each in known if each.is_own]
        if own and (result.is_own or (result.name, result.record) == (own[0].name, own[0].record)):
            return False
        values = [self._key, result.day, result.game, result.name, result.score, result.is_own]
        with self._database.transaction() as connection:
            added = connection.execute(
                "INSERT OR IGNORE INTO daily_results VALUES (?, ?, ?, ?, ?, ?, ?)",
                [*values, pack(dump_record(result.record))],
            )
        return added.rowcount > 0

    def days(self, most: int) -> list[tuple[str, str]]:
        """The latest days with results, each with its game."""
        sql = (
            "SELECT DISTINCT day, game FROM daily_results WHERE account_key = ?"
            " ORDER BY day DESC, game LIMIT ?"
        )
        return [(day, game) for day, game in self._database.read(sql, [self._key, most])]

    def results(self, day: str, game: str) -> list[DailyResult]:
        """What everybody made of the deal of a day, the best first."""
        sql = (
            "SELECT day, game, name, score, is_own, packed FROM daily_results"
            " WHERE account_key = ? AND day = ? AND game = ? ORDER BY score DESC, name"
        )
        rows = self._database.read(sql, [self._key, day, game])
        return [result for row in rows if (result := _result(row)) is not None]


def _puzzle(row: Row) -> StoredPuzzle | None:
    puzzle_id, topic, source, packed, seat, best, *rest = row
    try:
        record = unpack_record(packed)
    except RecordError:
        return None
    return StoredPuzzle(puzzle_id, topic, source, record, seat, tuple(best.split("\n")), *rest)


def _result(row: Row) -> DailyResult | None:
    day, game, name, score, is_own, packed = row
    try:
        return DailyResult(day, game, name, score, bool(is_own), unpack_record(packed))
    except RecordError:
        return None


def unpack_record(packed: bytes) -> Record:
    """Return a record that was packed; raises RecordError."""
    try:
        return load_record(unpack(packed))
    except DamagedText:
        raise RecordError(RecordProblem.DAMAGED) from None


def digest(text: str) -> str:
    """Return what tells one text from another."""
    return hashlib.sha256(text.encode()).hexdigest()
