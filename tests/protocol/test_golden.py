"""Frames of the first release are read, and written again to the same bytes.

The files in `golden/` were written by the program before its classes travelled by themselves, one
frame's body a line: every message, command, fact and event, and tables of all games and phases.
They are never regenerated; a missing frame is added.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from rook13.engine.rules import RULESETS, make_rules
from rook13.protocol.framing import HEADER, decode_to_client, decode_to_host, encode
from rook13.protocol.messages import (
    AnswerMessage,
    CommandMessage,
    Joined,
    Message,
    ToClient,
    ToHost,
    Update,
)
from rook13.protocol.replies import read_answer, write_answer
from rook13.protocol.vocabulary import (
    WireCommand,
    WireFact,
    read_command,
    read_facts,
    read_view,
    write_command,
    write_facts,
    write_view,
)
from rook13.protocol.wire import tag_of
from rook13.table.commands import Command
from rook13.table.outcome import Refusal, Refused
from tests.protocol.wire_types import WireEvent

GOLDEN = Path(__file__).parent / "golden"
TO_HOST = (GOLDEN / "to_host.jsonl").read_bytes().splitlines()
TO_CLIENT = (GOLDEN / "to_client.jsonl").read_bytes().splitlines()


RULES = [
    *(make_rules(game.id, {}, count) for game in RULESETS for count in game.player_counts),
    make_rules("five_hundred", {"misere": True, "open_misere": True}),
]


def readable(wire: Any) -> Command:
    """Return a command at a table where it makes sense."""
    for rules in RULES:
        try:
            return read_command(rules, wire)
        except Refused:
            continue
    raise AssertionError(wire)


def rewritten(message: Message) -> Message:
    """Return a message encoded again from its decoded contents."""
    match message:
        case CommandMessage():
            command = write_command(readable(message.command))
            return CommandMessage(message.id, message.revision, command)
        case Joined(view=wire):
            return Joined(write_view(read_view(wire)))
        case Update(view=wire, facts=told):
            before = read_view(wire)
            if wire.game is not None and wire.game.earlier_results:
                return message
            rules = before.config.rules()
            facts = read_facts(rules, told)
            return Update(write_view(before), write_facts(rules, facts))
        case AnswerMessage() if message.reason in {"", *(refusal.value for refusal in Refusal)}:
            return write_answer(read_answer(message), message.id)
    return message


@pytest.mark.parametrize("body", TO_HOST, ids=range(len(TO_HOST)))
def test_what_clients_said_is_still_read_and_written_alike(body: bytes) -> None:
    message = decode_to_host(body)
    assert encode(message)[HEADER:] == body
    assert encode(rewritten(message))[HEADER:] == body


@pytest.mark.parametrize("body", TO_CLIENT, ids=range(len(TO_CLIENT)))
def test_what_hosts_said_is_still_read_and_written_alike(body: bytes) -> None:
    message = decode_to_client(body)
    assert encode(message)[HEADER:] == body
    assert encode(rewritten(message))[HEADER:] == body


@pytest.mark.parametrize(
    ("union", "frames"),
    [
        (ToHost, TO_HOST),
        (ToClient, TO_CLIENT),
        (WireCommand, TO_HOST),
        (WireFact, TO_CLIENT),
        (WireEvent, TO_CLIENT),
    ],
    ids=["to_host", "to_client", "command", "fact", "event"],
)
def test_every_kind_is_there(union: object, frames: list[bytes]) -> None:
    text = b"\n".join(frames)
    for cls in get_args(union):
        assert b'"type":"%s"' % tag_of(cls.__name__).encode() in text


def test_a_game_too_long_for_a_frame_is_completed_from_the_view_before() -> None:
    for body in TO_CLIENT:
        message = decode_to_client(body)
        if isinstance(message, Update) and message.view.game and message.view.game.earlier_results:
            view = read_view(message.view)
            assert view.game is not None
            assert len(view.game.results) == 100
            assert view.game.results[0].number == 1 + message.view.game.earlier_results
            return
    raise AssertionError("there is no such frame")
