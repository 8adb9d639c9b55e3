"""How long and how large a value may be that somebody else has sent, as numbers and as types.

A class that is sent declares its limits on its fields: `seat: SeatName` is a `str` to the program,
and the protocol refuses a text that is no name of a seat before anybody gets to see it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

NAME_LENGTH = 40
CHAT_LENGTH = 500
LARGEST_ID = 2**53 - 1
MOST_SEATS = 6
MOST_PEOPLE = 32
MOST_WATCHING_FROM_ONE_PLACE = 8
MOST_MUTED = 64
MOST_LOG = 100

# A name has no invisible characters, and none that reverse the order of others.
_UNSEEN = r"\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff"
# A sentence may have joiners and marks, but no line breaks and no overrides.
_UNSPOKEN = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff"


Name = Annotated[
    str,
    Meta(
        max_length=NAME_LENGTH,
        pattern=rf"^(?!\s)[^{_UNSEEN}]{{1,{NAME_LENGTH}}}(?<!\s)\Z",
    ),
]
"""What people and tables are called."""
ChatText = Annotated[
    str, Meta(min_length=1, max_length=CHAT_LENGTH, pattern=rf"^[^{_UNSPOKEN}]+\Z")
]
SaidText = Annotated[str, Meta(max_length=CHAT_LENGTH)]
"""What was said comes from the host, who has checked it."""
Avatar = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{0,64}\Z")]
Word = Annotated[str, Meta(max_length=32, pattern=r"^[a-z0-9_.-]*\Z")]
"""A key for programs: a game, an option, a phrase, a reason."""
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}\Z")]
Key = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""An Ed25519 public key in hex digits."""
Hex32 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""Thirty-two bytes in hex digits."""

BidName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_]{0,16}\Z")]
Signature = Annotated[str, Meta(pattern=r"^[0-9a-f]{128}\Z")]
"""An Ed25519 signature in hex digits."""
IpAddress = Annotated[str, Meta(pattern=r"^[0-9a-fA-F:.]{2,45}\Z")]
Port = Annotated[int, Meta(ge=1, le=65535)]

SeatName = Annotated[str, Meta(pattern=r"^[A-Z][1-6]\Z")]

Revision = Annotated[int, Meta(ge=0, le=LARGEST_ID)]
MOST_COUNTED = 1000
Count = Annotated[int, Meta(ge=0, le=MOST_COUNTED)]
HandNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Players = Annotated[int, Meta(ge=2, le=MOST_SEATS)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
WholeSeconds = Annotated[int, Meta(ge=0, le=3600)]

OptionNumber = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
OptionMap = Annotated[Mapping[Word, bool | OptionNumber | Word | None], Meta(max_length=64)]
