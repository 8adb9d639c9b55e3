"""The deal of the day: the same cards for everybody on a date, and results as files to compare."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date

from rook13.engine.record import (
    DealRecord,
    HandRecord,
    Record,
    RecordError,
    dump_record,
    load_record,
    replay,
    shown_name,
)
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.shuffle import derive_seed
from rook13.engine.state import GameState

FORMAT = "rook13-daily/1"
LEAST_CARDS = 5


class DailyError(Exception):
    """A file is not a result of a deal of the day, or was not played with its cards."""


@dataclass(frozen=True, slots=True)
class DailyFile:
    """What somebody made of a deal of the day, with the proof."""

    day: str
    name: str
    seat: str
    record: Record

    @property
    def score(self) -> int:
        """Return what the player's side scored; raises DailyError."""
        score = score_of(self.record, self.seat)
        if score is None:
            raise DailyError
        return score


def daily_games() -> list[str]:
    """Return the games whose first hand has enough cards to be compared."""
    return [each.id for each in RULESETS if make_rules(each.id, {}).hand_size(1) >= LEAST_CARDS]


def daily_record(day: date, game: str) -> Record:
    """Return the game that begins with the deal of a day, with the player at the first seat."""
    rules = make_rules(game, {})
    names = tuple(seat.name for seat in rules.seats)
    deal = DealRecord(derive_seed("deal of the day", game, day.isoformat()).hex())
    return Record(game, {}, names, rules.seats[-1].name, (HandRecord(deal),))


def score_of(record: Record, seat: str) -> int | None:
    """Return what a seat's side scored in the first hand of a record, if it is over."""
    state: GameState = replay(record)
    results = view_for(state, None).results
    if not results:
        return None
    return results[0].score[state.rules.side_of[state.rules.seat(seat).index]]


def dump_daily(found: DailyFile) -> str:
    """Return a result as text."""
    return json.dumps(
        {
            "format": FORMAT,
            "day": found.day,
            "name": found.name,
            "seat": found.seat,
            "record": json.loads(dump_record(found.record)),
        },
        ensure_ascii=False,
    )


def load_daily(text: str) -> DailyFile:
    """Read a result, and check that it was played with the cards of its day; raises DailyError."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise DailyError
        record = load_record(json.dumps(data["record"]))
        day = date.fromisoformat(data["day"])
        name = shown_name(str(data["name"]))
        found = DailyFile(day.isoformat(), name, str(data["seat"]), record)
        if record.hands[0].deal != daily_record(day, record.game).hands[0].deal:
            raise DailyError
        found.score  # noqa: B018
    except (ValueError, KeyError, TypeError, IndexError, RecursionError, RecordError) as error:
        raise DailyError from error
    return found
