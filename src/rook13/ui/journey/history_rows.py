"""Past games as the lobby lists them."""

from __future__ import annotations

from collections.abc import Iterable

from rook13.engine.record import RecordError, rules_of
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.storage.games import PastGame
from rook13.ui.lobby.panels import HistoryRow
from rook13.ui.text import context

tr = context("Lobby")


def history_rows(games: Iterable[PastGame]) -> list[HistoryRow]:
    """Return a row for each game, but for those that today's rules no longer know."""
    return [row for past in games if (row := _row(past)) is not None]


def _row(past: PastGame) -> HistoryRow | None:
    try:
        rules = rules_of(past.record)
        seat = rules.seat(past.seat)
    except (RecordError, KeyError):
        return None
    return HistoryRow(str(past.id), rules.title, _detail(past, rules, seat), past.finished)


def _detail(past: PastGame, rules: Ruleset, seat: Seat) -> str:
    names, hands = past.record.seats, len(past.record.hands)
    has_won = rules.sides[rules.side_of[seat.index]] in past.winners
    words = tr("Won in {n} hands", n=hands) if has_won else tr("Lost in {n} hands", n=hands)
    if past.hints:
        words = tr("{result}, with hints", result=words)
    others = ", ".join(name for name in names if name != names[seat.index])
    return tr("{result}, with {names}", result=words, names=others)
