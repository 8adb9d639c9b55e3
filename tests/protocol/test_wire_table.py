"""A table fits in a frame at its fullest, and its log gives way first."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import replace

from rook13.engine.redaction import view_for
from rook13.engine.rules import make_rules
from rook13.protocol.errors import Code, RemoteProtocolError
from rook13.protocol.framing import HEADER, MAX_FRAME, encode
from rook13.protocol.game_values import MOST_RESULTS
from rook13.protocol.messages import Joined
from rook13.protocol.vocabulary import LOG_BYTES, log_tail, read_view
from rook13.protocol.wire import codec_of
from rook13.table.config import Person, TableConfig
from rook13.table.facts import Said
from rook13.table.game_facts import UndoDone
from rook13.table.limits import CHAT_LENGTH, MOST_LOG, MOST_MUTED, MOST_PEOPLE, NAME_LENGTH
from rook13.table.views import DealInfo, LogEntry, SeatInfo, UndoInfo
from tests.protocol.wire_types import WireConfig, WirePerson, WireResult, WireTableView, write_game
from tests.strategies import walk

LONG_NAME = "\N{GRINNING FACE}" * NAME_LENGTH
KEY, AVATAR = "ab" * 32, "a" * 64
SPEECH = LogEntry(1, Said(Person(KEY, LONG_NAME, AVATAR), "\N{GRINNING FACE}" * CHAT_LENGTH))
RULES = make_rules("rook")


def tail(entries: list[LogEntry]) -> list[object]:
    return [msgspec.json.decode(entry) for entry in log_tail(RULES, entries)]


def test_the_log_ends_where_the_frame_would() -> None:
    short = [LogEntry(1, UndoDone("A1"))] * 300
    assert len(tail(short)) == MOST_LOG
    mixed = tail([*short, *[SPEECH] * 4])
    assert mixed[-4:] == tail([SPEECH]) * 4
    assert 4 < len(mixed) < MOST_LOG
    assert 1 < len(tail([SPEECH] * 50)) <= LOG_BYTES // (4 * CHAT_LENGTH)
    assert tail([]) == []


def test_the_rules_follow_from_the_config() -> None:
    config = WireConfig("Den", "elemental", {"hook": True}, players=6)
    rules = make_rules("elemental", {"hook": True}, 6)
    seats = tuple(codec_of(SeatInfo).write(rules, SeatInfo(seat)) for seat in rules.seats)
    view = read_view(WireTableView("t1", 1, config, "open", "guest", seats))
    assert view.config.rules() == rules
    with pytest.raises(RemoteProtocolError, match="seats that cannot be"):
        read_view(WireTableView("t1", 1, config, "open", "guest", seats[1:]))


@pytest.mark.parametrize(
    "config",
    [
        WireConfig("Den", "chess"),
        WireConfig("Den", "rook13", players=5),
        WireConfig("Den", "rook13", {"target": 7}),
        WireConfig("Den", "rook13", {"wings": True}),
        WireConfig("Den", "elemental", {"hook": 1}),
    ],
)
def test_rules_that_nobody_plays_by_are_the_hosts_fault(config: object) -> None:
    # Rules that are made already are not taken for others.
    assert TableConfig(game="elemental", options={"hook": True}).rules().players
    with pytest.raises(RemoteProtocolError) as error:
        read_view(WireTableView("t1", 1, config, "open", "guest", ()))
    assert error.value.code is Code.BAD_MESSAGE


def test_the_fullest_table_fits_in_a_frame() -> None:
    state = walk(RULES, random.Random(1), 100)
    result = WireResult(
        100_000, "A1", (13,) * 4, (-1000,) * 2, (-1000,) * 2, (-10_000,) * 2, "A1", "200", "R"
    )
    view = write_game(view_for(state, RULES.seats[0]))
    person = WirePerson(KEY, LONG_NAME, AVATAR)
    seat_info, undo_info, deal_info = (
        codec_of(cls).struct for cls in (SeatInfo, UndoInfo, DealInfo)
    )
    seat = seat_info("A1", person, "normal", True, True, True, True, 30.123456, 30.123456)
    table = WireTableView(
        "t" * 64,
        2**53 - 1,
        WireConfig(LONG_NAME, "rook", {f"option_{n}": "x" * 32 for n in range(16)}),
        "active",
        "guest",
        (seat,) * 6,
        host=KEY,
        own_seat="A1",
        last_command=2**53 - 1,
        others=(person,) * MOST_PEOPLE,
        waiting=(person,) * MOST_PEOPLE,
        muted=(KEY,) * MOST_MUTED,
        game=replace(view, results=(result,) * MOST_RESULTS),
        undo=undo_info(person, "A1", True, 20.0),
        deal=deal_info(1_000_000, "ab" * 32),
        log=log_tail(RULES, [SPEECH] * 100),
    )
    assert len(encode(Joined(table))) - HEADER <= MAX_FRAME
