"""The derived tables of the database: kept up to date game by game, and rebuilt when wanted."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from msgspec import DecodeError, json

from rook13.engine.record import RecordError
from rook13.statistics.facts import GameFacts, game_facts
from rook13.statistics.ratings import RatedGame, Rating, RatingTable, day_of
from rook13.statistics.totals import OPPONENT, PARTNER, Help, PlayedGame, Totals
from rook13.storage.database import DamagedText, Database, pack, unpack
from rook13.storage.games import NAMED, TABLE, Participant, make_searchable, mark_stale
from rook13.storage.puzzles import unpack_record

OVERALL = ""
"""Stands for all games together."""
AT_ONCE = 200
"""Games in one transaction, so that others can write in between."""
FEW = 20
"""As many games are counted one by one; with more all are counted again."""
VERSION = 5
"""Of what is derived; with another one everything is derived again."""
UNKNOWN = (None, 0, None, None)
"""What is told of a game that cannot be read."""
_COLUMNS = "id, account_key, game, finished, duration, hints, undos, bot_moves, seat, source"


@dataclass(frozen=True, slots=True)
class StoredFacts:
    """A stored game with what was derived from it."""

    game_id: int
    account: str
    game: str
    finished: float
    seconds: float | None
    help: Help
    own_place: int
    """The place of the account's own seat; -1 if it had none."""
    people: tuple[Participant, ...]
    facts: GameFacts


def rebuild(database: Database, report: Callable[[float], object] = float) -> int:
    """Recompute everything from the records, and return how many games there are.

    What was known is replaced when all records are read, so that nothing is missing meanwhile.
    """
    found: list[tuple[int, bytes, bytes, str]] = []
    (todo,) = database.read("SELECT count(*) FROM records")[0]
    while rows := database.read(
        "SELECT game_id, packed FROM records WHERE game_id > ? ORDER BY game_id LIMIT ?",
        [found[-1][0] if found else 0, AT_ONCE],
    ):
        for game_id, packed in rows:
            facts, problem = _facts_of(packed)
            found.append((game_id, packed, pack(json.encode(facts)), problem))
        report(min(1.0, len(found) / todo))
    with database.transaction() as connection:
        for table in ("summaries", "facts", "given_away"):
            connection.execute(f"DELETE FROM {table}")
        connection.execute("INSERT OR IGNORE INTO pending SELECT id FROM games")
        for game_id, packed, packed_facts, problem in found:
            facts = json.decode(unpack(packed_facts), type=GameFacts | None)
            _keep(connection, game_id, packed, facts, problem)
        sql = (
            "SELECT account_key, game FROM games"
            " UNION SELECT account_key, game FROM statistics WHERE game <> ''"
        )
        for account, game in connection.execute(sql).fetchall():
            mark_stale(connection, account, game)
        connection.execute(
            "INSERT INTO given_away SELECT account_key, game, cast(finished / 86400 AS INTEGER),"
            " count(*), sum(given_away) FROM reviews JOIN games ON id = game_id GROUP BY 1, 2, 3"
        )
        make_searchable(connection)
    return len(found) + catch_up(database)


def catch_up(database: Database, report: Callable[[float], object] = float) -> int:
    """Derive what is missing, and return how many games that were."""
    if database.read("SELECT 1 FROM summaries WHERE version <> ? LIMIT 1", [VERSION]):
        return rebuild(database, report)
    (todo,) = database.read("SELECT count(*) FROM pending")[0]
    done = 0
    while rows := database.read(
        "SELECT pending.game_id, packed FROM pending JOIN games ON id = pending.game_id"
        " JOIN records ON records.game_id = id ORDER BY finished, id LIMIT ?",
        [AT_ONCE],
    ):
        found = [(game_id, packed, *_facts_of(packed)) for game_id, packed in rows]
        with database.transaction(waits_for_disk=False) as connection:
            for game_id, packed, facts, problem in found:
                stored = _keep(connection, game_id, packed, facts, problem)
                if stored is None:
                    continue
                if todo <= FEW and _is_last(connection, stored):
                    _add(connection, stored)
                else:
                    mark_stale(connection, stored.account, stored.game)
        done += len(rows)
        report(done / max(todo, done))
    _refresh_stale(database)
    return done


def _facts_of(packed: bytes) -> tuple[GameFacts | None, str]:
    """Return what a record says, or why it can't be read and doesn't count."""
    try:
        return game_facts(unpack_record(packed)), ""
    except RecordError as error:
        return None, error.problem.value


def _keep(
    connection: sqlite3.Connection,
    game_id: int,
    packed: bytes,
    facts: GameFacts | None,
    problem: str,
) -> StoredFacts | None:
    """Store what was derived from a record, unless another instance was faster or changed it."""
    same = "SELECT game_id FROM records WHERE game_id = ? AND packed = ?"
    sql = f"DELETE FROM pending WHERE game_id IN ({same})"
    if not connection.execute(sql, [game_id, packed]).rowcount:
        return None
    sql = f"SELECT {_COLUMNS} FROM games WHERE id = ?"
    row = connection.execute(sql, [game_id]).fetchone()
    if row is None:
        return None
    stored = _stored(connection, row, facts) if facts is not None else None
    connection.execute(
        "INSERT OR REPLACE INTO summaries VALUES (?, ?, ?, 0, ?, ?, ?, ?)",
        [game_id, VERSION, problem, *(_summary(stored, row[8]) if stored else UNKNOWN)],
    )
    if stored is not None:
        packed = pack(json.encode(stored.facts))
        connection.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", [game_id, packed])
    return stored


def _summary(stored: StoredFacts, seat: str) -> tuple[bool | None, int, int | None, int | None]:
    """Return whether the player has won, in how many hands, and the score from their side."""
    facts = stored.facts
    place = facts.names.index(seat) if seat in facts.names else 0
    shown = facts.seats[place]
    won = shown.won if stored.own_place >= 0 else None
    score = facts.totals[shown.side]
    return won, facts.hands, score, score - shown.margin


def _add(connection: sqlite3.Connection, stored: StoredFacts) -> None:
    """Count a game, which is the last of its account."""
    for game in (stored.game, OVERALL):
        for who, played in played_games(stored):
            totals = _read_totals(connection, stored.account, who, game) or Totals()
            totals.add(played)
            _write_totals(connection, stored.account, who, game, totals)
    _rate(connection, stored.account, stored.game, day_of(stored.finished))


def _is_last(connection: sqlite3.Connection, stored: StoredFacts) -> bool:
    sql = (
        "SELECT 1 FROM games JOIN facts ON game_id = id"
        " WHERE account_key = ? AND (finished, id) > (?, ?) LIMIT 1"
    )
    here = [stored.account, stored.finished, stored.game_id]
    return connection.execute(sql, here).fetchone() is None


def played_games(stored: StoredFacts) -> Iterator[tuple[str, PlayedGame]]:
    """Return the game for everybody who took part, as far as they can be told from others."""
    seats = stored.facts.seats
    whos = [person.who for person in stored.people]
    if len(whos) != len(seats):
        return
    seen = set()
    for place, (who, facts) in enumerate(zip(whos, seats, strict=True)):
        if who in seen or who.startswith(NAMED):
            continue
        seen.add(who)
        others = [other for other in range(len(seats)) if other != place]
        # Two bots of one level on one side count as one, as the game is one.
        company = {
            (PARTNER if seats[other].side == facts.side else OPPONENT, whos[other]): stored.people[
                other
            ].name
            for other in others
        }
        against = [stored.people[other] for other in others if seats[other].side != facts.side]
        levels = tuple(each.bot for each in against if not each.key)
        is_own = place == stored.own_place
        yield (
            who,
            PlayedGame(
                stored.game_id,
                facts,
                company,
                stored.seconds,
                stored.help if is_own else Help(),
                levels if len(levels) == len(against) else (),
            ),
        )


def _refresh_stale(database: Database) -> None:
    """Count all games again where one has gone or an older one has come."""
    stale = database.read("SELECT account_key, game, marked FROM stale WHERE marked > counted")
    accounts = {account for account, _, _ in stale}
    found = [(account, game) for account, game, _ in stale]
    for account, game in [*found, *((account, OVERALL) for account in sorted(accounts))]:
        with database.transaction(waits_for_disk=False) as connection:
            refresh(connection, account, game)
    with database.transaction() as connection:
        # What was marked meanwhile by another instance stays marked.
        sql = "UPDATE stale SET counted = max(counted, ?) WHERE account_key = ? AND game = ?"
        done = [(marked, account, game) for account, game, marked in stale]
        connection.executemany(sql, done)


def refresh(connection: sqlite3.Connection, account: str, game: str) -> None:
    """Count all games of an account again, of one kind or all together."""
    connection.execute("DELETE FROM statistics WHERE account_key = ? AND game = ?", [account, game])
    totals: dict[str, Totals] = {}
    for stored in stored_facts(connection, account, game):
        for who, played in played_games(stored):
            totals.setdefault(who, Totals()).add(played)
    for who, found in totals.items():
        _write_totals(connection, account, who, game, found)
    if game != OVERALL:
        _rate(connection, account, game, 0)


def stored_facts(
    connection: sqlite3.Connection, account: str, game: str, since: float = 0.0
) -> Iterator[StoredFacts]:
    """Return the games of an account since a moment with what was derived, the oldest first."""
    rows = connection.execute(
        f"SELECT {_COLUMNS}, packed FROM games"
        " JOIN facts ON game_id = id WHERE account_key = ? AND (game = ? OR ? = '')"
        " AND finished >= ? ORDER BY finished, id",
        [account, game, game, since],
    )
    for *row, packed in rows:
        try:
            facts = json.decode(unpack(packed), type=GameFacts)
        except (DamagedText, DecodeError):
            # They are derived again; until then the game does not count.
            connection.execute("INSERT OR IGNORE INTO pending VALUES (?)", [row[0]])
            continue
        yield _stored(connection, row, facts)


def _stored(connection: sqlite3.Connection, row: Sequence[Any], facts: GameFacts) -> StoredFacts:
    game_id, account, game, finished, seconds, *helped, seat, source = row
    sql = "SELECT name, key, bot, avatar FROM participants WHERE game_id = ? ORDER BY place"
    people = [Participant(*person) for person in connection.execute(sql, [game_id])]
    keys = [person.key for person in people]
    place = keys.index(account) if account in keys else -1
    if place < 0 and source == TABLE and seat in facts.names:
        # Kept before participants were.
        place = facts.names.index(seat)
        people[place] = replace(people[place], key=account)
    return StoredFacts(
        *(game_id, account, game, finished, seconds, Help(*helped), place, tuple(people), facts),
    )


def _rate(connection: sqlite3.Connection, account: str, game: str, first_day: int) -> None:
    """Rate all days again from one on."""
    here = [account, game, first_day]
    connection.execute("DELETE FROM ratings WHERE account_key = ? AND game = ? AND day >= ?", here)
    known = connection.execute(
        "SELECT who, max(day), rating, deviation, volatility FROM ratings"
        " WHERE account_key = ? AND game = ? AND day < ? GROUP BY who",
        here,
    )
    table = RatingTable(
        game, {who: (day, Rating(*rating)) for who, day, *rating in known.fetchall()}
    )
    since = first_day * 86_400.0
    games = stored_facts(connection, account, game, since)
    for day, played in groupby(games, key=lambda each: day_of(each.finished)):
        rated = [_rated(each) for each in played if each.facts.winners]
        connection.executemany(
            "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (account, game, who, day, new.rating, new.deviation, new.volatility)
                for who, new in table.play_day(day, rated).items()
            ],
        )


def _rated(stored: StoredFacts) -> RatedGame:
    whos = (person.who for person in stored.people)
    return RatedGame(
        tuple("" if who.startswith(NAMED) else who for who in whos),
        tuple(seat.side for seat in stored.facts.seats),
        stored.facts.winners,
    )


def _read_totals(
    connection: sqlite3.Connection, account: str, who: str, game: str
) -> Totals | None:
    sql = "SELECT text FROM statistics WHERE account_key = ? AND who = ? AND game = ?"
    row = connection.execute(sql, [account, who, game]).fetchone()
    return json.decode(row[0], type=Totals) if row is not None else None


def _write_totals(
    connection: sqlite3.Connection, account: str, who: str, game: str, totals: Totals
) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO statistics VALUES (?, ?, ?, ?)",
        [account, who, game, json.encode(totals).decode()],
    )


def newly_unreadable(database: Database, account: str) -> int:
    """Return how many games of an account cannot be read, each of them once."""
    own = "game_id IN (SELECT id FROM games WHERE account_key = ?)"
    where = f"problem <> '' AND NOT is_told AND {own}"
    if not database.read(f"SELECT 1 FROM summaries WHERE {where} LIMIT 1", [account]):
        return 0
    with database.transaction() as connection:
        sql = f"UPDATE summaries SET is_told = 1 WHERE {where}"
        return connection.execute(sql, [account]).rowcount
