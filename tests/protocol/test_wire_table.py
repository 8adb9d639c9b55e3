"""A table fits in a frame at its fullest, and its log gives way first."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from rook13.engine.rules import make_rules
from rook13.engine.view import view_for
from rook13.protocol.codec import encode
from rook13.protocol.errors import Code, RemoteProtocolError
from rook13.protocol.framing import HEADER
from rook13.protocol.limits import (
    CHAT_LENGTH,
    LOG_BYTES,
    MAX_FRAME,
    MOST_LOG,
    MOST_MUTED,
    MOST_PEOPLE,
    MOST_RESULTS,
    NAME_LENGTH,
)
from rook13.protocol.messages import Joined
from rook13.protocol.wire_facts import Said, UndoDone
from rook13.protocol.wire_people import WireConfig, WirePerson, read_rules
from rook13.protocol.wire_table import (
    WireDealInfo,
    WireLogEntry,
    WireSeatInfo,
    WireTableView,
    WireUndoInfo,
    log_tail,
)
from rook13.protocol.wire_view import WireResult, write_view
from tests.strategies import walk

LONG_NAME = "\N{GRINNING FACE}" * NAME_LENGTH
PERSON = WirePerson("ab" * 32, LONG_NAME, "a" * 64)
SPEECH = WireLogEntry(1, Said(PERSON, "\N{GRINNING FACE}" * CHAT_LENGTH))


def test_the_log_ends_where_the_frame_would() -> None:
    short = [WireLogEntry(1, UndoDone("A1"))] * 300
    assert len(log_tail(short)) == MOST_LOG
    tail = log_tail([*short, *[SPEECH] * 4])
    assert tail[-4:] == (SPEECH,) * 4
    assert 4 < len(tail) < MOST_LOG
    assert 1 < len(log_tail([SPEECH] * 50)) <= LOG_BYTES // (4 * CHAT_LENGTH)
    assert log_tail([]) == ()


def test_the_rules_follow_from_the_config() -> None:
    config = WireConfig("Den", "elemental", {"hook": True}, players=6)
    assert read_rules(config) == make_rules("elemental", {"hook": True}, 6)


@pytest.mark.parametrize(
    "config",
    [
        WireConfig("Den", "chess"),
        WireConfig("Den", "rook13", players=5),
        WireConfig("Den", "rook13", {"target": 7}),
        WireConfig("Den", "rook13", {"wings": True}),
    ],
)
def test_rules_that_nobody_plays_by_are_the_hosts_fault(config: WireConfig) -> None:
    with pytest.raises(RemoteProtocolError) as error:
        read_rules(config)
    assert error.value.code is Code.BAD_MESSAGE


def test_the_fullest_table_fits_in_a_frame() -> None:
    rules = make_rules("rook")
    state = walk(rules, random.Random(1), 100)
    result = WireResult(
        100_000, "A1", (13,) * 4, (-1000,) * 2, (-1000,) * 2, (-10_000,) * 2, "A1", "200", "R"
    )
    view = write_view(view_for(state, rules.seats[0]))
    seat = WireSeatInfo("A1", PERSON, "normal", True, True, True, True, 30.123456, 30.123456)
    table = WireTableView(
        "t" * 64,
        2**53 - 1,
        WireConfig(LONG_NAME, "rook", {f"option_{n}": "x" * 32 for n in range(16)}),
        "active",
        "guest",
        (seat,) * 6,
        host=PERSON.key,
        own_seat="A1",
        last_command=2**53 - 1,
        others=(PERSON,) * MOST_PEOPLE,
        waiting=(PERSON,) * MOST_PEOPLE,
        muted=(PERSON.key,) * MOST_MUTED,
        game=replace(view, results=(result,) * MOST_RESULTS),
        undo=WireUndoInfo(PERSON, "A1", True, 20.0),
        deal=WireDealInfo(1_000_000, "ab" * 32),
        log=log_tail([SPEECH] * 100),
    )
    assert len(encode(Joined(table))) - HEADER <= MAX_FRAME
