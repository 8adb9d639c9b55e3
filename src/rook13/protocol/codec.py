"""Messages as frames and back; whatever cannot be read is the peer's fault."""

from __future__ import annotations

from typing import TypeVar

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder, Encoder

from rook13.protocol.errors import Code, LocalProtocolError, RemoteProtocolError
from rook13.protocol.framing import frame
from rook13.protocol.messages import Message, ToClient, ToHost

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
