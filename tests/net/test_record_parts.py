"""A record in parts: whatever its length, and whatever happens in between."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rook13.protocol.errors import RemoteProtocolError
from rook13.protocol.framing import encode
from rook13.protocol.messages import RECORD_PART_LENGTH, RecordPart
from rook13.protocol.replies import RecordFetch, record_part


def fetch(*texts: str) -> str:
    """Fetch a record that is another text at each request; the last stays."""
    fetch, told = RecordFetch(), list(texts)
    while fetch.next_part is not None:
        fetch.take(record_part(told.pop(0) if told[1:] else told[0], fetch.next_part))
    return fetch.text


@given(st.text(max_size=20), st.integers(0, 4 * RECORD_PART_LENGTH))
def test_the_parts_make_the_whole(start: str, length: int) -> None:
    text = start + "x" * length
    assert fetch(text) == text


def test_the_longest_part_fits_into_a_frame() -> None:
    for character in ("\U0001f0cf", '"', "\\"):
        encode(record_part(character * RECORD_PART_LENGTH, 1))


def test_no_record_is_an_empty_text() -> None:
    assert record_part("", 3) == RecordPart(3)
    assert fetch("") == ""


def test_a_record_that_has_grown_meanwhile_is_fetched_from_the_start() -> None:
    short, long = "a" * 30_000, "b" * 40_000
    assert fetch(short, long) == long
    assert fetch(short, short, long) == long
    assert fetch(long, long, short[:100]) == short[:100]


@pytest.mark.parametrize(
    "part",
    [
        RecordPart(2, 2, "aa" * 32, "x"),
        RecordPart(1, 1, "aa" * 32, "x"),
        RecordPart(1, 1, None, "x"),
    ],
)
def test_what_was_not_asked_for_or_is_not_whole_is_a_breach(part: RecordPart) -> None:
    with pytest.raises(RemoteProtocolError):
        RecordFetch().take(part)
