"""Duplicate sessions that were played before: read, looked at, and played again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date

from PySide6.QtCore import QDate, QDateTime, QLocale

from rook13.engine.record import Record, RecordError, rules_of
from rook13.engine.ruleset import Ruleset
from rook13.storage.database import Database
from rook13.storage.games import PastGame, PastGames
from rook13.storage.puzzles import DailyResult, Puzzles
from rook13.table.config import TableConfig
from rook13.table.duplicate import (
    MOST_TABLES,
    DuplicateError,
    DuplicateView,
    TableResults,
    load_duplicate,
    results_of,
)
from rook13.ui.screens.new_table.model import DuplicateWish, NewTable, PastDuplicate
from rook13.ui.text import context

tr = context("Duplicate")
MOST_OFFERED = 20


@dataclass(frozen=True, slots=True)
class StoredDuplicate:
    """A session from the history, with the rules it was played by and one's own side."""

    duplicate: DuplicateView
    rules: Ruleset
    side: int
    past: PastDuplicate | None
    """How to play it again, if it came to its end."""


def past_duplicates(database: Database, key: str, today: date) -> list[PastDuplicate]:
    """Return what somebody can play again: sessions, and deals of past days, the latest first."""
    found = []
    for game, text in PastGames(database, key).duplicates(MOST_OFFERED):
        stored = _stored(game, text)
        if stored is not None and stored.past is not None:
            found.append(stored.past)
    puzzles = Puzzles(database, key)
    for day, game_id in puzzles.days(MOST_OFFERED):
        if day < today.isoformat():
            past = _daily(day, puzzles.results(day, game_id))
            found += [past] if past is not None else []
    return found


def stored_duplicate(database: Database, key: str, game_id: int) -> StoredDuplicate | None:
    """Return the session that a game of somebody's history belongs to, if it is known."""
    games = PastGames(database, key)
    game, text = games.get(game_id), games.duplicate(game_id)
    return _stored(game, text) if game is not None and text is not None else None


def new_table_for(past: PastDuplicate, level: str) -> NewTable:
    """Return a table at which somebody plays a past session alone, with bots around them."""
    table = NewTable.usual(past.config.game, level)
    config = replace(table.config, options=past.config.options, players=past.config.players)
    return replace(NewTable(config).alone(), duplicate=DuplicateWish(past=past))


def _stored(game: PastGame, text: str) -> StoredDuplicate | None:
    try:
        duplicate, rules = load_duplicate(text), rules_of(game.record)
        side = rules.side_of[rules.seat(game.seat).index]
    except (DuplicateError, RecordError, KeyError):
        return None
    moment = QDateTime.fromSecsSinceEpoch(int(game.finished)).date()
    title = tr(
        "Session of {date}: {n} tables",
        date=QLocale().toString(moment, QLocale.FormatType.ShortFormat),
        n=len(duplicate.tables),
    )
    past = PastDuplicate(
        title, _config(game.record), duplicate.seeds, duplicate.tables[: MOST_TABLES - 1]
    )
    return StoredDuplicate(duplicate, rules, side, past if duplicate.is_over else None)


def _daily(day: str, results: list[DailyResult]) -> PastDuplicate | None:
    """Return what people made of the deal of a day as a session of one board."""
    tables = []
    for each in results[: MOST_TABLES - 1]:
        try:
            played = results_of(each.record)[:1]
        except RecordError:
            continue
        names = (each.name, *each.record.seats[1:])
        tables += [TableResults(names, 1, played)] if played else []
    if not tables:
        return None
    moment = QDate.fromString(day, "yyyy-MM-dd")
    title = tr(
        "Deal of {date}: {n} results",
        date=QLocale().toString(moment, QLocale.FormatType.ShortFormat),
        n=len(tables),
    )
    record = results[0].record
    seed = record.hands[0].deal.seed or ""
    return PastDuplicate(title, _config(record), (seed,), tuple(tables))


def _config(record: Record) -> TableConfig:
    options = {name: value for name, value in record.options.items() if name != "boards"}
    return TableConfig(game=record.game, options=options, players=len(record.seats))
