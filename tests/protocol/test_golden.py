"""Frames of the first release are read, and written again to the same bytes.

The files in `golden/` were written by the program before its classes travelled by themselves, one
frame's body a line: every message, command, fact and event, and tables of all games and phases.
They are never made anew; a frame that is missing is added.
"""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from rook13.net.seam import (
    read_command,
    read_fact,
    read_view,
    rules_of,
    write_command,
    write_facts,
    write_view,
)
from rook13.net.wire_answers import read_answer, write_answer
from rook13.protocol.codec import decode_to_client, decode_to_host, encode
from rook13.protocol.commands import TableCommand
from rook13.protocol.framing import HEADER
from rook13.protocol.messages import Answer, Command, Joined, Message, ToClient, ToHost, Update
from rook13.protocol.structs import tag_of
from rook13.protocol.wire_events import WireEvent
from rook13.protocol.wire_facts import WireFact
from rook13.table.refusals import Refusal

GOLDEN = Path(__file__).parent / "golden"
TO_HOST = (GOLDEN / "to_host.jsonl").read_bytes().splitlines()
TO_CLIENT = (GOLDEN / "to_client.jsonl").read_bytes().splitlines()


def rewritten(message: Message) -> Message:
    """Return a message made anew from what the program makes of its contents."""
    match message:
        case Command():
            command = write_command(read_command(message.command))
            return Command(message.id, message.revision, command)
        case Joined(view=wire):
            return Joined(write_view(read_view(wire)))
        case Update(view=wire, facts=told):
            before = read_view(wire)
            if wire.game is not None and wire.game.earlier_results:
                return message
            rules = rules_of(before.config)
            facts = tuple(read_fact(rules, fact) for fact in told)
            return Update(write_view(before), write_facts(rules, facts))
        case Answer() if message.reason in {"", *(refusal.value for refusal in Refusal)}:
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
        (TableCommand, TO_HOST),
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
