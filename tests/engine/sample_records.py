"""A record to start from, and ways to damage it."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from rook13.engine.record import (
    RecordError,
    RecordProblem,
    load_record,
    replay,
)

NAMES = {3: ["Ann", "Bo", "Cal"], 4: ["Ann", "Bot Wren", "Cal", "Bot Finch"]}
SEED = "9f" * 32
HANDS = [
    "R14 R13 R12 R11 R10 R9 R8 R7 Y14",
    "Y5 Y6 Y7 Y8 Y9 B5 B6 B7 B10",
    "Y10 Y11 G5 G6 G7 G8 G9 G10 G11",
    "Y12 B8 B9 B11 B12 B13 G12 G13 B14",
]
KITTY = "R5 R6 Y13 G14"
VALID: dict[str, Any] = {
    "format": "rook13-record/1",
    "game": "rook13",
    "options": {"first_lead": "declarer"},
    "seats": ["Ann", "Bot Wren", "Cal", "Bot Finch"],
    "first_dealer": "B2",
    "hands": [
        {
            "deal": {"hands": HANDS, "kitty": KITTY},
            "actions": ["A1 bid 120", "A1 down R5 R6 Y13 G14", "A1 trump R", "A1 claim"],
        },
        {"deal": {"seed": SEED}, "actions": ["B1 bid 65", "A2 pass"]},
    ],
}


def damaged(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Return the valid record after a change."""
    record = copy.deepcopy(VALID)
    change(record)
    return record


def put(value: object, *path: str | int) -> dict[str, Any]:
    """Return the valid record with another value at a place."""

    def change(record: dict[str, Any]) -> None:
        inner: Any = record
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value

    return damaged(change)


def problem_with(data: object) -> RecordError:
    """Return what is wrong with a record, in loading or in replaying; fails if nothing is."""
    text = data if isinstance(data, str | bytes) else json.dumps(data)
    with pytest.raises(RecordError) as refused:
        replay(load_record(text))
    return refused.value


def place_of(error: RecordError) -> tuple[RecordProblem, str, int | None, int | None]:
    return error.problem, error.detail, error.hand, error.action


VOID = ("R6 R7 R8 R9 Y6 Y7 Y8 Y9 B6", "R5 R10 R11 R12 R13 R14 Y5 Y10 Y11")
VOID_REST = (
    "Y12 Y13 Y14 B5 B7 B8 B9 B10 B11",
    "B12 B13 B14 G5 G6 G7 G8 G9 G10",
)
