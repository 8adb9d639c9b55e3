"""Frames on the wire, and the messages in them.

A frame is four bytes of length, big-endian, then as many bytes of UTF-8 JSON.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder, Encoder

from rook13.protocol.errors import Code, LocalProtocolError, RemoteProtocolError
from rook13.protocol.messages import Message, ToClient, ToHost

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
        self._buffer.clear()


_ENCODER = Encoder()
_TO_HOST: Decoder[ToHost] = Decoder(ToHost)
_TO_CLIENT: Decoder[ToClient] = Decoder(ToClient)
_LONGEST_DETAIL = 100

AnyMessage = TypeVar("AnyMessage")


def encode(message: Message) -> bytes:
    """Return a message as a frame; raises LocalProtocolError."""
    try:
        body = _ENCODER.encode(message)
    except (TypeError, ValueError, RecursionError) as error:
        raise LocalProtocolError(Code.BAD_MESSAGE, str(error)) from error
    return frame(body)


def decode_to_host(body: bytes) -> ToHost:
    """Return the message that a client has sent; raises RemoteProtocolError."""
    return _decode(_TO_HOST, body)


def decode_to_client(body: bytes) -> ToClient:
    """Return the message that a host has sent; raises RemoteProtocolError."""
    return _decode(_TO_CLIENT, body)


def _decode(decoder: Decoder[AnyMessage], body: bytes) -> AnyMessage:
    try:
        return decoder.decode(body)
    except ValidationError as error:
        raise RemoteProtocolError(Code.BAD_MESSAGE, str(error)[:_LONGEST_DETAIL]) from None
    except (DecodeError, UnicodeError) as error:
        raise RemoteProtocolError(Code.BAD_FRAME, str(error)[:_LONGEST_DETAIL]) from None
    except RecursionError:
        raise RemoteProtocolError(Code.TOO_DEEP) from None
