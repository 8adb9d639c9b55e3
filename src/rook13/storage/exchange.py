"""Games as files: a record with what else is known of the game, one line for each game.

A file of one game is a record that any program reads which knows the format; the rest is in the
field `kept`. A reader of a file believes only what the rules confirm.
"""

from __future__ import annotations

import json
import math
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from rook13.engine.record import (
    LONGEST_NAME,
    MOST_BYTES,
    Record,
    RecordError,
    RecordProblem,
    dump_record,
    load_record,
    replay,
    shown_name,
)
from rook13.storage.files import known_errors
from rook13.storage.games import FILE, Mark, Participant, PastGame, PastGames, StoredReview

SUFFIX = ".rook13"
BOT_PREFIX = "Bot "
"""How the names of bots start in records that say nothing else about them."""
DAMAGED_FORMAT = "rook13-damaged/1"
"""Of what is written in the place of a record that cannot be read: what is stored, in base64."""
LONGEST_NOTES, MOST_MARKS = 4000, 1000
MOST_LINES = 200_000
TOO_LONG = b" " * (MOST_BYTES + 1)
"""Stands for the rest of a file with more lines than anybody has games."""


@dataclass(frozen=True, slots=True)
class Imported:
    """What came of reading a file."""

    added: tuple[int, ...] = ()
    """Games that are new here, or of which the file has more."""
    known: tuple[int, ...] = ()
    others: tuple[tuple[Record, str], ...] = ()
    """Games in which one has not played, each with a seat; they are kept only if that is wanted."""
    bad: tuple[tuple[int, RecordError], ...] = ()
    """Lines, counted from 1, without a game that could be played."""


def export_games(games: PastGames, ids: list[int], path: Path) -> int:
    """Write games to a file, which is the old one or the new one, never half of it."""
    draft = path.with_name(f"{path.name}.new")
    count = 0
    with known_errors(path):
        with draft.open("w", encoding="utf-8") as file:
            for game_id in ids:
                past, stored = games.get(game_id), games.stored(game_id)
                if stored is not None:
                    text = game_text(games, past) if past else damaged_text(stored)
                    file.write(f"{text}\n")
                    count += 1
        draft.replace(path)
    return count


def damaged_text(packed: bytes) -> str:
    """Return what is stored of a game that cannot be read, as one line."""
    return json.dumps({"format": DAMAGED_FORMAT, "packed": b64encode(packed).decode()})


def game_text(games: PastGames, past: PastGame) -> str:
    """Return a game as one line."""
    data = json.loads(dump_record(past.record))
    data["kept"] = {
        "key": games.key,
        "finished": past.finished,
        "duration": past.duration,
        "hints": past.hints,
        "undos": past.undos,
        "bot_moves": past.bot_moves,
        "is_marked": past.is_marked,
        "notes": past.notes,
        "participants": [
            {"name": each.name, "key": each.key, "bot": each.bot, "avatar": each.avatar}
            for each in past.participants
        ],
        "marks": [[mark.hand, mark.action, mark.note] for mark in games.marks(past.id)],
        "reviews": [
            [review.place, review.given_away, review.text] for review in games.reviews(past.id)
        ],
    }
    return json.dumps(data, ensure_ascii=False)


def import_games(
    games: PastGames, path: Path, now: float, *, keeps_others: bool = True
) -> Imported:
    """Add the games of a file that are not here yet; raises RecordError if there are none in it."""
    added, known, others, bad = [], [], [], []
    for number, text in enumerate(_texts(path), 1):
        try:
            record = load_record(text)
            seats, winners = _outcome(record)
        except RecordError as error:
            bad.append((number, error))
            continue
        kept = _kept(text)
        people = _participants(record, kept.get("participants"))
        keys = [person.key for person in people]
        # Nobody's own game is seen from the seat of the first person.
        first = next((n for n, person in enumerate(people) if not person.bot), 0)
        seat = seats[keys.index(games.key) if games.key in keys else first]
        same = games.same_as(record, people)
        if same is not None and not same.is_shorter:
            known.append(same.id)
        elif games.key in keys or same is not None or keeps_others:
            added.append(_add(games, record, kept, people, seat, winners, now))
        else:
            others.append((record, seat))
    if bad and not (added or known or others):
        raise bad[0][1]
    return Imported(tuple(added), tuple(known), tuple(others), tuple(bad))


def _outcome(record: Record) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the seats of a game, and the sides that have won it."""
    state = replay(record)
    winners = getattr(state.phase, "winners", ())
    seats = tuple(seat.name for seat in state.rules.seats)
    return seats, tuple(state.rules.sides[side] for side in winners)


def _texts(path: Path) -> Iterator[bytes]:
    """Return the whole of a file that is one object, or its lines."""
    with known_errors(path), path.open("rb") as file:
        first = file.read(MOST_BYTES + 1)
        if not first.strip():
            return
        try:
            load_record(first)
        except RecordError as error:
            # Several lines are no JSON, one by one they are.
            is_text = error.problem in (RecordProblem.NOT_JSON, RecordProblem.TOO_LARGE)
            if is_text and b"\n" in first.strip():
                file.seek(0)
                for line in islice(iter(lambda: file.readline(MOST_BYTES + 1), b""), MOST_LINES):
                    if line.strip():
                        yield line
                if file.read(1):
                    yield TOO_LONG
                return
        yield first


def _kept(text: bytes) -> Mapping[str, Any]:
    kept = json.loads(text).get("kept")
    return kept if isinstance(kept, dict) else {}


def _add(
    games: PastGames,
    record: Record,
    kept: Mapping[str, Any],
    people: Sequence[Participant],
    seat: str,
    winners: tuple[str, ...],
    now: float,
) -> int:
    # The help and the reviews are somebody else's.
    own = kept if kept.get("key", games.key) == games.key else {}
    past = games.add(
        record,
        seat,
        winners,
        _count(own.get("hints")),
        _number(kept.get("finished"), 0, now) or now,
        participants=people,
        duration=_number(kept.get("duration"), 0, 10**7),
        source=FILE,
        notes=_text(kept.get("notes"), LONGEST_NOTES),
        undos=_count(own.get("undos")),
        bot_moves=_count(own.get("bot_moves")),
    )
    if kept.get("is_marked") is True:
        games.set_marked(past.id, True)
    for mark in _rows(kept.get("marks"), (int, int, str)):
        hand, action, note = mark
        games.mark(past.id, Mark(hand, action, note[:LONGEST_NOTES]))
    for place, given_away, text in _rows(own.get("reviews"), (int, float, str)):
        games.keep_review(past.id, StoredReview(place, given_away, text))
    return past.id


def _participants(record: Record, kept: object) -> list[Participant]:
    listed = kept if isinstance(kept, list) and len(kept) == len(record.seats) else []
    found = []
    for place, name in enumerate(record.seats):
        one = listed[place] if listed and isinstance(listed[place], dict) else {}
        key, bot = _text(one.get("key"), LONGEST_NAME), _text(one.get("bot"), LONGEST_NAME)
        if not key and not bot and name.startswith(BOT_PREFIX):
            bot = "normal"
        shown = shown_name(_text(one.get("name"), LONGEST_NAME)) or name.removeprefix(BOT_PREFIX)
        found.append(Participant(shown, key, bot, _text(one.get("avatar"), LONGEST_NAME)))
    return found


def _text(value: object, most: int) -> str:
    return value[:most] if isinstance(value, str) else ""


def _number(value: object, least: float, most: float) -> float | None:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or not isinstance(value, int | float) or not math.isfinite(value):
        return None
    return min(max(value, least), most)


def _count(value: object) -> int:
    return int(_number(value, 0, 10_000) or 0)


def _rows(value: object, kinds: tuple[type, ...]) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of a list whose values are of these kinds, and leave out all others."""
    for row in value[:MOST_MARKS] if isinstance(value, list) else ():
        is_row = isinstance(row, list) and len(row) == len(kinds)
        if is_row and all(_fits(item, kind) for item, kind in zip(row, kinds, strict=True)):
            yield tuple(row)


def _fits(item: object, kind: type) -> bool:
    if isinstance(item, bool):
        return False
    if kind is float:
        return isinstance(item, int | float) and math.isfinite(item)
    return isinstance(item, kind) and (kind is not int or 0 <= int(str(item)) < 2**31)
