"""Frames come out whole however their bytes were split, and a length is judged at once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rook13.protocol.errors import Code, LocalProtocolError, RemoteProtocolError
from rook13.protocol.framing import HEADER, MAX_FRAME, FrameReader, frame

BODIES = [b"{}", b'{"type":"ping"}', b"x" * 300]
STREAM = b"".join(frame(body) for body in BODIES)


def read_all(reader: FrameReader) -> list[bytes]:
    found = []
    while (body := reader.next_body()) is not None:
        found.append(body)
    return found


def test_a_frame_is_a_big_endian_length_and_the_body() -> None:
    assert frame(b"{}") == b"\x00\x00\x00\x02{}"


@given(st.lists(st.binary(min_size=1, max_size=50), max_size=5), st.lists(st.integers(1, 40)))
def test_any_bodies_in_any_chunks(bodies: list[bytes], sizes: list[int]) -> None:
    stream = b"".join(frame(body) for body in bodies)
    reader = FrameReader()
    found = []
    for size in [*sizes, len(stream)]:
        chunk, stream = stream[:size], stream[size:]
        reader.feed(chunk)
        found += read_all(reader)
    assert found == bodies


@pytest.mark.parametrize("length", [MAX_FRAME + 1, 2**31, 2**32 - 1])
def test_a_length_over_the_cap_is_refused_before_any_of_the_body(length: int) -> None:
    reader = FrameReader()
    reader.feed(length.to_bytes(HEADER, "big"))
    with pytest.raises(RemoteProtocolError) as error:
        reader.next_body()
    assert error.value.code is Code.TOO_LARGE
    assert len(reader) == HEADER


def test_the_largest_frame_is_read() -> None:
    reader = FrameReader()
    reader.feed(frame(b"x" * MAX_FRAME))
    assert read_all(reader) == [b"x" * MAX_FRAME]


def test_an_empty_frame_is_bad() -> None:
    reader = FrameReader()
    reader.feed(bytes(HEADER))
    with pytest.raises(RemoteProtocolError) as error:
        reader.next_body()
    assert error.value.code is Code.BAD_FRAME


def test_a_truncated_frame_waits() -> None:
    reader = FrameReader()
    reader.feed(STREAM[: HEADER + 1])
    assert reader.next_body() is None
    assert len(reader) == HEADER + 1
    reader.clear()
    assert len(reader) == 0


@pytest.mark.parametrize("size", [0, MAX_FRAME + 1])
def test_we_never_write_an_empty_or_oversized_frame(size: int) -> None:
    with pytest.raises(LocalProtocolError) as error:
        frame(bytes(size))
    assert error.value.code is Code.TOO_LARGE
