"""Games that are over, for whoever wants to look back."""

from __future__ import annotations

from dataclasses import dataclass

from rook13.engine.record import Record, RecordError, dump_record, load_record
from rook13.storage.database import Database, Row

_COLUMNS = "id, finished, record, seat, winners, hints"


@dataclass(frozen=True, slots=True)
class PastGame:
    """A finished game: one's own seat in it, the sides that won, and how many hints one took."""

    id: int
    finished: float
    record: Record
    seat: str
    winners: tuple[str, ...]
    hints: int


class PastGames:
    """The finished games of one person."""

    def __init__(self, database: Database, key: str) -> None:
        self._database = database
        self._key = key

    def add(
        self, record: Record, seat: str, winners: tuple[str, ...], hints: int, now: float
    ) -> PastGame:
        """Keep a game."""
        text = dump_record(record)
        with self._database.transaction() as connection:
            row_id = connection.execute(
                "INSERT INTO games (account_key, finished, record, seat, winners, hints)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                [self._key, now, text, seat, " ".join(winners), hints],
            ).lastrowid
        return PastGame(row_id or 0, now, record, seat, winners, hints)

    def recent(self, most: int = 50) -> list[PastGame]:
        """The latest games, newest first; one whose record cannot be read is passed over."""
        sql = f"SELECT {_COLUMNS} FROM games WHERE account_key = ? ORDER BY finished DESC, id DESC"
        rows = self._database.read(f"{sql} LIMIT ?", [self._key, most])
        return [game for row in rows if (game := _game(row)) is not None]

    def get(self, game_id: int) -> PastGame | None:
        """One game."""
        sql = f"SELECT {_COLUMNS} FROM games WHERE account_key = ? AND id = ?"
        rows = self._database.read(sql, [self._key, game_id])
        return _game(rows[0]) if rows else None

    def clear(self) -> None:
        """Remove all games for good."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM games WHERE account_key = ?", [self._key])


def _game(row: Row) -> PastGame | None:
    game_id, finished, text, seat, winners, hints = row
    try:
        record = load_record(text)
    except RecordError:
        return None
    return PastGame(game_id, finished, record, seat, tuple(winners.split()), hints)
