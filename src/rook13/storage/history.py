"""The list of somebody's games: which of them, in order, and what a line of the list tells."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rook13.storage.database import Database, Row


@dataclass(frozen=True, slots=True)
class GameFilter:
    """Which games to list; what is left as it is does not matter."""

    text: str = ""
    """Part of a name or of the notes."""
    titled: tuple[str, ...] = ()
    """Games whose title has the text in it, which are found by it, too."""
    game: str = ""
    who: str = ""
    """The key of somebody who took part."""
    since: float | None = None
    until: float | None = None
    won: bool | None = None
    is_abandoned: bool | None = None
    has_house_rules: bool | None = None
    is_marked: bool = False


@dataclass(frozen=True, slots=True)
class GameLine:
    """One game in the list; `score` and `other` are of the player's side and the best other."""

    id: int
    finished: float
    game: str
    options: dict[str, int | str | bool | None]
    won: bool | None
    hands: int | None
    score: int | None
    other: int | None
    hints: int
    is_marked: bool
    notes: str
    names: tuple[str, ...]
    """Of everybody else who took part."""
    undos: int = 0
    bot_moves: int = 0
    is_abandoned: bool = False
    """Whether it was not played to its end."""
    is_unreadable: bool = False
    """Whether its record is damaged, or of a game that this version does not know."""

    @property
    def has_help(self) -> bool:
        """Return whether somebody or something helped the player."""
        return bool(self.hints or self.undos or self.bot_moves)


class History:
    """Finds the games of one person."""

    def __init__(self, database: Database, key: str) -> None:
        self._database = database
        self._key = key

    def count(self, wanted: GameFilter) -> int:
        """Return how many games are wanted."""
        sources, values = self._found(wanted)
        return int(self._database.read(f"SELECT count(*) {sources}", values)[0][0])

    def ids(self, wanted: GameFilter, most: int = -1, first: int = 0) -> list[int]:
        """Return the games that are wanted, the newest first, from one of them on."""
        sources, values = self._found(wanted)
        sql = f"SELECT id {sources} ORDER BY finished DESC, id DESC LIMIT ? OFFSET ?"
        return [game_id for (game_id,) in self._database.read(sql, [*values, most, first])]

    def _found(self, wanted: GameFilter) -> tuple[str, list[object]]:
        """Return the tables and conditions that find games, and the values in them."""
        conditions, values = zip(*_conditions(wanted), strict=True) if wanted != ALL else ((), ())
        # The index alone answers, and no game is read; a list and its length read the same pages.
        sources = "games INDEXED BY games_of_an_account"
        if wanted.won is not None:
            sources += " LEFT JOIN summaries ON game_id = id"
        where = " AND ".join(("account_key = ?", *conditions))
        return f"FROM {sources} WHERE {where}", [self._key, *(v for group in values for v in group)]

    def latest(self, most: int) -> list[GameLine]:
        """Return what the list tells of the newest games."""
        return self.lines(self.ids(ALL, most))

    def lines(self, ids: Iterable[int]) -> list[GameLine]:
        """Return what the list tells of these games, in this order; a game that is gone is not."""
        wanted = list(ids)
        marks = ", ".join("?" * len(wanted))
        rows = self._database.read(
            "SELECT id, finished, game, options, won, hands, score, other, hints, is_marked, notes,"
            " (SELECT json_group_array(name) FROM (SELECT name FROM participants"
            "   WHERE participants.game_id = id AND key <> account_key ORDER BY place)),"
            " undos, bot_moves, winners = '', ifnull(problem <> '', 0)"
            # The sign keeps SQLite from going through all games of the account.
            " FROM games LEFT JOIN summaries ON game_id = id WHERE +account_key = ?"
            f" AND id IN ({marks})",
            [self._key, *wanted],
        )
        found = {row[0]: row for row in rows}
        return [_line(found[game_id]) for game_id in wanted if game_id in found]

    def against_bots(self, game: str, most: int) -> list[bool]:
        """Return whether the latest games alone against bots were won, the oldest first."""
        rows = self._database.read(
            "SELECT won FROM games JOIN summaries ON game_id = id"
            " WHERE account_key = ? AND game = ? AND won IS NOT NULL AND NOT EXISTS"
            " (SELECT 1 FROM participants WHERE participants.game_id = games.id"
            "   AND key <> account_key AND bot = '')"
            " ORDER BY finished DESC, id DESC LIMIT ?",
            [self._key, game, most],
        )
        return [bool(won) for (won,) in reversed(rows)]

    def games(self) -> list[str]:
        """Return the ids of the games played."""
        sql = "SELECT game FROM statistics WHERE account_key = ? AND who = ? AND game <> ''"
        return [game for (game,) in self._database.read(sql, [self._key, self._key])]


ALL = GameFilter()


def _conditions(wanted: GameFilter) -> Iterator[tuple[str, tuple[object, ...]]]:
    if wanted.text:
        yield _text_condition(wanted)
    if wanted.game:
        yield "game = ?", (wanted.game,)
    if wanted.who:
        # The second condition lets the index be used, which leaves out those without a key.
        known = "SELECT game_id FROM participants WHERE key = ? AND key <> ''"
        yield f"id IN ({known})", (wanted.who,)
    if wanted.since is not None:
        yield "finished >= ?", (wanted.since,)
    if wanted.until is not None:
        yield "finished < ?", (wanted.until,)
    if wanted.won is not None:
        yield "won = ?", (wanted.won,)
    if wanted.is_abandoned is not None:
        yield f"winners {'=' if wanted.is_abandoned else '<>'} ''", ()
    if wanted.has_house_rules is not None:
        yield f"options {'<>' if wanted.has_house_rules else '='} '{{}}'", ()
    if wanted.is_marked:
        yield "is_marked", ()


def _text_condition(wanted: GameFilter) -> tuple[str, tuple[object, ...]]:
    found = "id IN (SELECT game_id FROM search WHERE instr(words, ?))"
    if wanted.titled:
        found = f"({found} OR game IN ({', '.join('?' * len(wanted.titled))}))"
    # Half of a character that is pasted in belongs to no text that is kept.
    text = wanted.text.encode(errors="replace").decode().casefold()
    return found, (text, *wanted.titled)


def _line(row: Row) -> GameLine:
    game_id, finished, game, options, won, hands, score, other, hints, is_marked, *rest = row
    notes, names, undos, bot_moves, is_abandoned, is_unreadable = rest
    result = None if won is None else bool(won)
    return GameLine(
        *(game_id, finished, game, json.loads(options), result, hands, score, other, hints),
        *(bool(is_marked), notes, tuple(json.loads(names)), undos, bot_moves, bool(is_abandoned)),
        is_unreadable=bool(is_unreadable),
    )
