"""How long and how large anything on the wire may be, as numbers and as checked types."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

MAX_FRAME = 64 * 1024
MAX_UNKNOWN_FRAME = 4 * 1024
"""What a peer may send before it has signed in, so that strangers cost little memory."""

NAME_LENGTH = 40
TABLE_NAME_LENGTH = 40
CHAT_LENGTH = 500
DETAIL_LENGTH = 200
LARGEST_ID = 2**53 - 1
MOST_SEATS = 6
MOST_CARDS = 60
MOST_PEOPLE = 32
MOST_MUTED = 64
MOST_FACTS = 256
MOST_LOG = 100
LOG_BYTES = 12 * 1024
MOST_RESULTS = 100
MOST_TABLES = 128
RECORD_PART_LENGTH = 12_000
"""Characters of a record in one message: four bytes for each of them still fit into a frame."""

# Letters that cannot be seen, or that turn the order of others round, do not belong in a name.
_UNSEEN = r"\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"
# In a sentence joiners and marks are fair; line breaks and overrides are not.
_UNSPOKEN = r"\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069"


def _line(longest: int) -> str:
    return rf"^(?!\s)[^{_UNSEEN}]{{1,{longest}}}(?<!\s)\Z"


Name = Annotated[str, Meta(max_length=NAME_LENGTH, pattern=_line(NAME_LENGTH))]
TableName = Annotated[str, Meta(max_length=TABLE_NAME_LENGTH, pattern=_line(TABLE_NAME_LENGTH))]
ChatText = Annotated[
    str, Meta(min_length=1, max_length=CHAT_LENGTH, pattern=rf"^[^{_UNSPOKEN}]+\Z")
]
SaidText = Annotated[str, Meta(max_length=CHAT_LENGTH)]
"""What was said comes from the host, who has checked it."""
Avatar = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{0,64}\Z")]
Word = Annotated[str, Meta(max_length=32, pattern=r"^[a-z0-9_.-]*\Z")]
"""A key for programs: a game, an option, a phrase, a reason."""
App = Annotated[str, Meta(max_length=64)]
Detail = Annotated[str, Meta(max_length=DETAIL_LENGTH)]
Password = Annotated[str, Meta(max_length=128)]
TableCode = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}\Z")]
RecordText = Annotated[str, Meta(max_length=RECORD_PART_LENGTH)]
Key = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""An Ed25519 public key in hex digits."""
Hex32 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
"""Thirty-two bytes in hex digits."""
Signature = Annotated[str, Meta(pattern=r"^[0-9a-f]{128}\Z")]

SeatName = Annotated[str, Meta(pattern=r"^[A-Z][1-6]\Z")]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
CardText = Annotated[str, Meta(pattern=r"^[A-Z0-9]{1,4}\Z")]
CardsText = Annotated[str, Meta(max_length=4 * MOST_CARDS)]
"""Cards by name with a space between them."""
SuitText = Annotated[str, Meta(pattern=r"^[A-Z]\Z")]
CallText = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_]{1,16}\Z")]
Side = Annotated[str, Meta(pattern=r"^[A-Z][1-6]?\Z")]

Version = Annotated[int, Meta(ge=0, le=65535)]
CommandId = Annotated[int, Meta(ge=1, le=LARGEST_ID)]
Revision = Annotated[int, Meta(ge=0, le=LARGEST_ID)]
PartNumber = Annotated[int, Meta(ge=0, le=1000)]
Count = Annotated[int, Meta(ge=0, le=1000)]
Points = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
HandNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Players = Annotated[int, Meta(ge=2, le=MOST_SEATS)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
WholeSeconds = Annotated[int, Meta(ge=0, le=3600)]

Features = Annotated[tuple[Word, ...], Meta(max_length=32)]
OptionNumber = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
OptionMap = Annotated[dict[Word, bool | OptionNumber | Word | None], Meta(max_length=64)]
