"""The deal of the day: the same cards for everybody on a date, and results as files to compare."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date
from itertools import count

from rook13.bots.heuristic_bots import NormalBot
from rook13.engine.game import apply
from rook13.engine.notation import NotationError, parse_action
from rook13.engine.reasons import IllegalAction
from rook13.engine.record import (
    DealRecord,
    HandRecord,
    Record,
    RecordError,
    deal_from_seed,
    dump_record,
    load_record,
    opening,
    replay,
    shown_name,
)
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.shuffle import derive_seed
from rook13.engine.state import Dealing, GameState, HandOver
from rook13.table.fair_deal import seed_from

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
    deal = DealRecord(next(_seeds(day, game)))
    return Record(game, {}, names, rules.seats[-1].name, (HandRecord(deal),))


def daily_entropy(day: date, game: str) -> Callable[[int], bytes]:
    """Return what a table draws its secrets from, so that cards thrown in are followed by others.

    Those are the same for everybody as well.
    """
    secrets = _secrets(day, game)
    return lambda size: next(secrets)[:size]


def _secrets(day: date, game: str) -> Iterator[bytes]:
    return (derive_seed("deal of the day", game, day.isoformat(), number) for number in count(1))


def _seeds(day: date, game: str) -> Iterator[str]:
    yield derive_seed("deal of the day", game, day.isoformat()).hex()
    for secret in _secrets(day, game):
        yield seed_from(secret.hex(), (), is_announced=False)


def daily_hand(day: date, game: str, actions: Iterable[str]) -> Record:
    """Return the deal of a day as it was played against Normal bots; raises DailyError.

    What bots do is checked against what they would do, and what comes after the hand is left out.
    """
    if game not in daily_games():
        raise DailyError
    start = daily_record(day, game)
    state, seeds, bot = opening(start), _seeds(day, game), NormalBot()
    hands: list[HandRecord] = []
    try:
        for text in (*actions, ""):
            while isinstance(state.phase, Dealing):
                seed = next(seeds)
                state, _ = apply(state, deal_from_seed(state, seed))
                hands.append(HandRecord(DealRecord(seed)))
            if isinstance(state.phase, HandOver) or not text:
                break
            action = parse_action(state.rules, text)
            view = view_for(state, action.seat)
            if action.seat != state.rules.seats[0] and bot.choose(view) != action:
                raise DailyError
            state, _ = apply(state, action)
            hands[-1] = replace(hands[-1], actions=(*hands[-1].actions, str(action)))
    except (NotationError, IllegalAction) as error:
        raise DailyError from error
    if not state.match.results:
        raise DailyError
    return replace(start, hands=tuple(hands))


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
        actions = [action for hand in record.hands for action in hand.actions]
        played = daily_hand(day, record.game, actions)
        if replace(record, seats=played.seats) != played or found.seat != played.seats[0]:
            raise DailyError
    except (ValueError, KeyError, TypeError, IndexError, RecursionError, RecordError) as error:
        raise DailyError from error
    return found
