"""The games that people have played here: records, with who took part, notes, marks and reviews."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field

from rook13.engine.record import Record, RecordError, dump_record
from rook13.storage.database import DamagedText, Database, Row, pack, unpack
from rook13.storage.identity import fold_name
from rook13.storage.puzzles import Puzzles, digest, unpack_record

TABLE, FILE = "table", "file"
"""Where a game comes from: a table one sat at, or a file somebody gave."""
BOT, NAMED = "bot:", "name:"
"""What stands before the level of a bot, and before the name of whom nothing else is known."""
RECENTLY_ABANDONED = 10
"""So many games are looked through for one that has gone on since."""
_COLUMNS = (
    "id, finished, packed, seat, winners, hints, duration, source, is_marked, notes, undos,"
    " bot_moves"
    " FROM games JOIN records ON records.game_id = games.id"
)


@dataclass(frozen=True, slots=True)
class Participant:
    """Who somebody is: a person with a key, a bot of a level, or only a name."""

    name: str
    key: str = ""
    bot: str = ""
    """The level of a bot, also of one that played for the person to the end."""
    avatar: str = ""

    @property
    def who(self) -> str:
        """Return what tells them from others: a key, a level of the bots, or a name."""
        if self.key:
            return self.key
        return f"{BOT}{self.bot}" if self.bot else f"{NAMED}{fold_name(self.name)}"


@dataclass(frozen=True, slots=True)
class PastGame:
    """A game that was played: one's own seat, the sides that won, and the help one had.

    Nobody has won a game that was abandoned.
    """

    id: int
    finished: float
    record: Record
    seat: str
    winners: tuple[str, ...]
    hints: int
    participants: tuple[Participant, ...] = ()
    """In the order of the seats."""
    duration: float | None = None
    """Seconds from the first deal to the end, where they are known."""
    source: str = TABLE
    is_marked: bool = False
    notes: str = ""
    undos: int = 0
    bot_moves: int = 0
    """Moves that a bot made in one's place."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A place in a game that somebody wants to find again, and why.

    It is counted as `ReplayStep` counts: the hand from 1, and the action from 1 or 0 for the deal.
    """

    hand: int
    action: int
    note: str = ""


@dataclass(frozen=True, slots=True)
class StoredReview:
    """The review of the finished hand at a place, counted from 0, as its maker wrote it."""

    place: int
    given_away: float
    """What one's own decisions in the hand cost, in points of the score."""
    text: str = field(repr=False)


class PastGames:
    """The games of one person."""

    def __init__(self, database: Database, key: str) -> None:
        self._database = database
        self._key = key

    @property
    def key(self) -> str:
        """Return whose games they are."""
        return self._key

    def add(
        self,
        record: Record,
        seat: str,
        winners: tuple[str, ...],
        hints: int,
        now: float,
        *,
        participants: Sequence[Participant] = (),
        duration: float | None = None,
        source: str = TABLE,
        notes: str = "",
        undos: int = 0,
        bot_moves: int = 0,
    ) -> PastGame:
        """Keep a game; of whom nothing else is known, the name in the record is kept."""
        text = dump_record(record)
        people = tuple(participants) or tuple(map(Participant, record.seats))
        columns = {
            "account_key": self._key,
            "finished": now,
            "duration": duration,
            "game": record.game,
            "options": json.dumps(dict(record.options), sort_keys=True),
            "seat": seat,
            "winners": " ".join(winners),
            "hints": hints,
            "source": source,
            "digest": digest(text),
            "is_marked": False,
            "notes": notes,
            "undos": undos,
            "bot_moves": bot_moves,
        }
        marks = ", ".join("?" * len(columns))
        with self._database.transaction() as connection:
            row_id = connection.execute(
                f"INSERT INTO games ({', '.join(columns)}) VALUES ({marks})", [*columns.values()]
            ).lastrowid
            assert row_id is not None
            connection.execute("INSERT INTO records VALUES (?, ?)", [row_id, pack(text)])
            connection.executemany(
                "INSERT INTO participants VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (row_id, place, each.name, each.key, each.bot, each.avatar)
                    for place, each in enumerate(people)
                ],
            )
            if source == TABLE:
                notes = self._take_over_abandoned(connection, row_id, record) or notes
            make_searchable(connection, row_id)
        return PastGame(
            *(row_id, now, record, seat, winners, hints, people, duration, source, False, notes),
            *(undos, bot_moves),
        )

    def same_as(self, record: Record) -> int | None:
        """Return the id of a game with this very record, if there is one."""
        sql = "SELECT id FROM games WHERE account_key = ? AND digest = ?"
        rows = self._database.read(sql, [self._key, digest(dump_record(record))])
        return int(rows[0][0]) if rows else None

    def recent(self, most: int = 50) -> list[PastGame]:
        """The latest games, newest first; one whose record cannot be read is passed over."""
        where = "WHERE account_key = ? ORDER BY finished DESC, id DESC LIMIT ?"
        return self._select(where, self._key, most)

    def get(self, game_id: int) -> PastGame | None:
        """One game."""
        found = self._select("WHERE account_key = ? AND id = ?", self._key, game_id)
        return found[0] if found else None

    def ids(self) -> list[int]:
        """The ids of all games, the oldest first."""
        sql = "SELECT id FROM games WHERE account_key = ? ORDER BY finished, id"
        return [game_id for (game_id,) in self._database.read(sql, [self._key])]

    def write_notes(self, game_id: int, notes: str) -> None:
        """Keep what somebody wants to remember about a game."""
        with self._database.transaction() as connection:
            sql = "UPDATE games SET notes = ? WHERE account_key = ? AND id = ?"
            connection.execute(sql, [notes, self._key, game_id])
            make_searchable(connection, game_id)

    def set_marked(self, game_id: int, is_marked: bool) -> None:
        """Mark a game, or take the mark away."""
        with self._database.transaction() as connection:
            sql = "UPDATE games SET is_marked = ? WHERE account_key = ? AND id = ?"
            connection.execute(sql, [is_marked, self._key, game_id])

    def marks(self, game_id: int) -> list[Mark]:
        """The marked places of a game, in order."""
        sql = "SELECT hand, action, note FROM marks WHERE game_id = ? ORDER BY hand, action"
        return [Mark(*row) for row in self._database.read(sql, [self._own(game_id)])]

    def mark(self, game_id: int, mark: Mark) -> None:
        """Mark a place in a game, or write another note at it."""
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO marks VALUES (?, ?, ?, ?)",
                [self._own(game_id), mark.hand, mark.action, mark.note],
            )

    def unmark(self, game_id: int, hand: int, action: int) -> None:
        """Take the mark of a place away."""
        with self._database.transaction() as connection:
            connection.execute(
                "DELETE FROM marks WHERE game_id = ? AND hand = ? AND action = ?",
                [self._own(game_id), hand, action],
            )

    def reviews(self, game_id: int) -> list[StoredReview]:
        """The reviews of a game's hands, as far as there are any, in order."""
        sql = "SELECT place, given_away, packed FROM reviews WHERE game_id = ? ORDER BY place"
        rows = self._database.read(sql, [self._own(game_id)])
        texts = ((place, cost, _text(packed)) for place, cost, packed in rows)
        return [StoredReview(place, cost, text) for place, cost, text in texts if text is not None]

    def stored(self, game_id: int) -> bytes | None:
        """The record of a game as it lies on the disk, whether it can be read or not."""
        where = "account_key = ? AND id = ?"
        sql = f"SELECT packed FROM games JOIN records ON id = game_id WHERE {where}"
        rows = self._database.read(sql, [self._key, game_id])
        return bytes(rows[0][0]) if rows else None

    def keep_review(self, game_id: int, review: StoredReview) -> None:
        """Keep the review of one hand in place of any before."""
        place = self._own(game_id), review.place
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM reviews WHERE game_id = ? AND place = ?", place)
            connection.execute(
                "INSERT INTO reviews VALUES (?, ?, ?, ?)",
                [*place, review.given_away, pack(review.text)],
            )

    def keep_duplicate(self, game_id: int, text: str) -> None:
        """Keep the duplicate session that a game belongs to, in place of what was known before."""
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO duplicates VALUES (?, ?)", [self._own(game_id), pack(text)]
            )

    def duplicate(self, game_id: int) -> str | None:
        """The duplicate session that a game belongs to, as its keeper wrote it."""
        sql = "SELECT packed FROM duplicates WHERE game_id = ?"
        rows = self._database.read(sql, [self._own(game_id)])
        return _text(rows[0][0]) if rows else None

    def duplicates(self, most: int = 20) -> list[tuple[PastGame, str]]:
        """The latest games that belong to a duplicate session, each with its session."""
        sql = (
            "SELECT id FROM games JOIN duplicates ON game_id = id WHERE account_key = ?"
            " ORDER BY finished DESC, id DESC LIMIT ?"
        )
        ids = [game_id for (game_id,) in self._database.read(sql, [self._key, most])]
        found = [(self.get(game_id), self.duplicate(game_id)) for game_id in ids]
        return [
            (game, duplicate)
            for game, duplicate in found
            if game is not None and duplicate is not None
        ]

    def puzzles(self) -> Puzzles:
        """What the same person practises."""
        return Puzzles(self._database, self._key)

    def delete(self, game_id: int) -> None:
        """Remove a game for good, with everything that belongs to it."""
        with self._database.transaction() as connection:
            sql = "DELETE FROM games WHERE account_key = ? AND id = ?"
            connection.execute(sql, [self._key, game_id])

    def clear(self) -> None:
        """Remove all games for good, with the puzzles and results that came of them."""
        with self._database.transaction() as connection:
            for table in ("games", "puzzles", "daily_results"):
                connection.execute(f"DELETE FROM {table} WHERE account_key = ?", [self._key])
        self._database.erase_traces()

    def _take_over_abandoned(
        self, connection: sqlite3.Connection, row_id: int, record: Record
    ) -> str:
        """Put a game in the place of what was kept when it was left, and return the notes."""
        where = (
            "WHERE account_key = ? AND game = ? AND winners = '' AND source = ? AND id <> ?"
            " ORDER BY finished DESC LIMIT ?"
        )
        recent = self._select(where, self._key, record.game, TABLE, row_id, RECENTLY_ABANDONED)
        for left in recent:
            if left.record.hands and left.record.hands == record.hands[: len(left.record.hands)]:
                sql = "UPDATE games SET notes = ?, is_marked = ? WHERE id = ?"
                connection.execute(sql, [left.notes, left.is_marked, row_id])
                sql = "UPDATE marks SET game_id = ? WHERE game_id = ?"
                connection.execute(sql, [row_id, left.id])
                connection.execute("DELETE FROM games WHERE id = ?", [left.id])
                return left.notes
        return ""

    def _own(self, game_id: int) -> int:
        """Return the id; KeyError if the game is not one's own, or not there."""
        sql = "SELECT 1 FROM games WHERE account_key = ? AND id = ?"
        if not self._database.read(sql, [self._key, game_id]):
            raise KeyError(game_id)
        return game_id

    def _select(self, where: str, *values: object) -> list[PastGame]:
        rows = self._database.read(f"SELECT {_COLUMNS} {where}", values)
        return [game for row in rows if (game := self._game(row)) is not None]

    def _game(self, row: Row) -> PastGame | None:
        game_id, finished, packed, seat, winners, hints, *rest = row
        duration, source, is_marked, notes, undos, bot_moves = rest
        try:
            record = unpack_record(packed)
        except RecordError:
            return None
        return PastGame(
            *(game_id, finished, record, seat, tuple(winners.split()), hints),
            *(participants_of(self._database, game_id), duration, source, bool(is_marked), notes),
            *(undos, bot_moves),
        )


def _text(packed: bytes) -> str | None:
    try:
        return unpack(packed)
    except DamagedText:
        return None


def participants_of(database: Database, game_id: int) -> tuple[Participant, ...]:
    """Return who took part in a game, in the order of the seats."""
    sql = "SELECT name, key, bot, avatar FROM participants WHERE game_id = ? ORDER BY place"
    return tuple(Participant(*row) for row in database.read(sql, [game_id]))


def make_searchable(connection: sqlite3.Connection, game_id: int | None = None) -> None:
    """Write down by which words a game is found, or do so for all games."""
    connection.execute(
        "INSERT OR REPLACE INTO search SELECT id, search_words("
        " (SELECT json_group_array(name) FROM participants WHERE game_id = id), notes)"
        f" FROM games {'' if game_id is None else 'WHERE id = ?'}",
        () if game_id is None else (game_id,),
    )
