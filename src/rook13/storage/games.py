"""The games that people have played here: records, with who took part, notes, marks and reviews."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rook13.engine.record import Record, RecordError, canonical, continues, dump_record
from rook13.storage.database import DamagedText, Database, Row, pack, unpack
from rook13.storage.identity import fold_name
from rook13.storage.puzzles import Puzzles, digest, unpack_record

TABLE, FILE = "table", "file"
"""Where a game comes from: a table one sat at, or a file somebody gave."""
BOT, NAMED = "bot:", "name:"
"""What stands before the level of a bot, and before the name of whom nothing else is known."""
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
    """A game that was played: the player's seat, the sides that won, and the help they had.

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
    """Moves that a bot made for the player."""


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
    """What the player's decisions in the hand cost, in points of the score."""
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class SameGame:
    """A game that is here already; `is_shorter` if less of it is, or nothing that can be read."""

    id: int
    is_shorter: bool


class PastGames:
    """The games of one person."""

    def __init__(self, database: Database, key: str) -> None:
        self._database = database
        self._key = key

    @property
    def key(self) -> str:
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
        """Keep a game, in the place of a shorter part of it that is here already.

        Of whom nothing else is known, the name in the record is kept.
        """
        people = tuple(participants) or tuple(map(Participant, record.seats))
        columns = {
            "finished": now,
            "duration": duration,
            "winners": " ".join(winners),
            "hints": hints,
            "source": source,
            "undos": undos,
            "bot_moves": bot_moves,
        }
        with self._database.transaction() as connection:
            same = self.same_as(record, people, source)
            if same is not None:
                self._merge(connection, same, record, columns)
                row_id = same.id
            else:
                columns |= {
                    "account_key": self._key,
                    "game": record.game,
                    "options": json.dumps(dict(record.options), sort_keys=True),
                    "seat": seat,
                    "digest": _beginning(_plain(record)),
                    "is_marked": False,
                    "notes": notes,
                }
                row_id = _insert(connection, columns, record, people)
            make_searchable(connection, row_id)
        past = self.get(row_id)
        assert past is not None
        return past

    def same_as(
        self, record: Record, participants: Sequence[Participant] = (), source: str = FILE
    ) -> SameGame | None:
        """Return the game that a record is of, as far as it was played, if it is here.

        Nobody sits at two places in one game, so the people who are known have to be the same.
        What was finished at one table and comes from another is the same deal played again.
        """
        plain = _plain(record)
        rows = self._database.read(
            "SELECT id FROM games WHERE account_key = ? AND digest = ?",
            [self._key, _beginning(plain)],
        )
        for (game_id,) in rows:
            past = self.get(game_id)
            if past is None:
                if source == FILE:
                    return SameGame(game_id, is_shorter=True)
                continue
            if source == past.source == TABLE and past.winners:
                continue
            pairs = zip(past.participants, participants, strict=False)
            kept = _plain(past.record)
            if any(one.key and other.key and one.key != other.key for one, other in pairs):
                continue
            if continues(kept, plain):
                return SameGame(game_id, is_shorter=False)
            if continues(plain, kept):
                return SameGame(game_id, is_shorter=True)
        return None

    def _merge(
        self,
        connection: sqlite3.Connection,
        same: SameGame,
        record: Record,
        columns: Mapping[str, Any],
    ) -> None:
        """Take over what is new of a game: more of it, or how long one has played."""
        sql = "SELECT finished, winners FROM games WHERE id = ?"
        finished, winners = connection.execute(sql, [same.id]).fetchone()
        if same.is_shorter:
            finished, winners = columns["finished"], columns["winners"]
            sql = "UPDATE records SET packed = ? WHERE game_id = ?"
            connection.execute(sql, [pack(dump_record(record)), same.id])
        # Reviews are summed by the day on which their game has ended.
        sql = "SELECT * FROM reviews WHERE game_id = ?"
        reviews = connection.execute(sql, [same.id]).fetchall()
        connection.execute("DELETE FROM reviews WHERE game_id = ?", [same.id])
        is_own = columns["source"] == TABLE
        connection.execute(
            "UPDATE games SET finished = ?, winners = ?,"
            " duration = CASE WHEN duration IS NULL OR ? IS NULL THEN ifnull(duration, ?)"
            "   WHEN ? THEN duration + ? ELSE duration END,"
            " hints = max(hints, ?), undos = max(undos, ?), bot_moves = max(bot_moves, ?),"
            " source = CASE WHEN ? THEN 'table' ELSE source END WHERE id = ?",
            [
                *(finished, winners, columns["duration"], columns["duration"]),
                *(is_own, columns["duration"], columns["hints"], columns["undos"]),
                *(columns["bot_moves"], is_own, same.id),
            ],
        )
        connection.executemany("INSERT INTO reviews VALUES (?, ?, ?, ?)", reviews)
        count_again(connection, same.id)

    def recent(self, most: int = 50) -> list[PastGame]:
        """The latest games, newest first; one whose record cannot be read is passed over."""
        where = "WHERE account_key = ? ORDER BY finished DESC, id DESC LIMIT ?"
        return self._select(where, self._key, most)

    def get(self, game_id: int) -> PastGame | None:
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

    def _own(self, game_id: int) -> int:
        """Return the id; KeyError if the game is not the player's, or not there."""
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


def _plain(record: Record) -> Record:
    """Return what of a record is the same on every computer."""
    try:
        return canonical(record)
    except RecordError:
        hands = (replace(hand, deal=replace(hand.deal, proof=None)) for hand in record.hands)
        return replace(record, hands=tuple(hands))


def _beginning(plain: Record) -> str:
    """Return what tells the game of a record from others, however much of it was played."""
    first = tuple(replace(hand, actions=()) for hand in plain.hands[:1])
    return digest(dump_record(replace(plain, seats=("",) * len(plain.seats), hands=first)))


def _insert(
    connection: sqlite3.Connection,
    columns: Mapping[str, object],
    record: Record,
    people: Iterable[Participant],
) -> int:
    marks = ", ".join("?" * len(columns))
    row_id = connection.execute(
        f"INSERT INTO games ({', '.join(columns)}) VALUES ({marks})", [*columns.values()]
    ).lastrowid
    assert row_id is not None
    connection.execute("INSERT INTO records VALUES (?, ?)", [row_id, pack(dump_record(record))])
    connection.executemany(
        "INSERT INTO participants VALUES (?, ?, ?, ?, ?, ?)",
        [
            (row_id, place, each.name, each.key, each.bot, each.avatar)
            for place, each in enumerate(people)
        ],
    )
    return row_id


def count_again(connection: sqlite3.Connection, game_id: int) -> None:
    """Have a game derived again, which has changed."""
    for table in ("summaries", "facts"):
        connection.execute(f"DELETE FROM {table} WHERE game_id = ?", [game_id])
    connection.execute("INSERT OR IGNORE INTO pending VALUES (?)", [game_id])
    sql = "SELECT account_key, game FROM games WHERE id = ?"
    mark_stale(connection, *connection.execute(sql, [game_id]).fetchone())


def mark_stale(connection: sqlite3.Connection, account: str, game: str) -> None:
    """Have all games of an account of one kind counted again."""
    connection.execute(
        "INSERT INTO stale VALUES (?, ?, 1, 0) ON CONFLICT DO UPDATE SET marked = marked + 1",
        [account, game],
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
