"""Frames: four bytes of length, big-endian, then as many bytes of UTF-8 JSON."""

from __future__ import annotations

from rook13.protocol.errors import Code, LocalProtocolError, RemoteProtocolError

HEADER = 4
MAX_FRAME = 64 * 1024
MAX_UNKNOWN_FRAME = 4 * 1024
"""What a peer may send before it has signed in, so that strangers cost little memory."""


def frame(body: bytes) -> bytes:
    """Return a body with its length in front."""
    if not 0 < len(body) <= MAX_FRAME:
        raise LocalProtocolError(Code.TOO_LARGE, str(len(body)))
    return len(body).to_bytes(HEADER, "big") + body


class FrameReader:
    """Cuts a stream of bytes into bodies, however it was split on the way.

    The length is judged as soon as it is there, before any of the body is waited for, so a peer
    can make us keep no more than `limit` bytes beside the chunk that was just fed.
    """

    def __init__(self, limit: int = MAX_FRAME) -> None:
        self.limit = limit
        self._buffer = bytearray()

    def __len__(self) -> int:
        """Return how many bytes wait for the rest of their frame."""
        return len(self._buffer)

    def feed(self, data: bytes) -> None:
        """Take the next bytes of the stream."""
        self._buffer += data

    def next_body(self) -> bytes | None:
        """Return the next whole body, or None until more bytes are there."""
        if len(self._buffer) < HEADER:
            return None
        length = int.from_bytes(self._buffer[:HEADER], "big")
        if length == 0:
            raise RemoteProtocolError(Code.BAD_FRAME, "empty")
        if length > self.limit:
            raise RemoteProtocolError(Code.TOO_LARGE, str(length))
        if len(self._buffer) < HEADER + length:
            return None
        body = bytes(self._buffer[HEADER : HEADER + length])
        del self._buffer[: HEADER + length]
        return body

    def clear(self) -> None:
        """Forget what is left."""
        self._buffer.clear()
