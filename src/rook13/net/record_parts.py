"""A record on its way: cut into parts that fit into frames, and put together again."""

from __future__ import annotations

from hashlib import sha256

from rook13.protocol.errors import Code, RemoteProtocolError
from rook13.protocol.limits import RECORD_PART_LENGTH
from rook13.protocol.messages import RecordPart


def record_part(text: str, number: int) -> RecordPart:
    """Return a part of a record, counted from 1; an empty text is no record."""
    if not text:
        return RecordPart(number)
    parts = -(-len(text) // RECORD_PART_LENGTH)
    start = (number - 1) * RECORD_PART_LENGTH
    return RecordPart(number, parts, _digest(text), text[start : start + RECORD_PART_LENGTH])


class RecordFetch:
    """Collects the parts of a record; `text` is there when there is no `next_part` any more."""

    def __init__(self) -> None:
        self._sha256: str | None = None
        self._parts: list[str] = []
        self._is_complete = False

    @property
    def next_part(self) -> int | None:
        """Return which part to ask for, or None when all are there."""
        return None if self._is_complete else len(self._parts) + 1

    @property
    def text(self) -> str:
        """Return the record, or an empty text where there is none."""
        return "".join(self._parts)

    def take(self, part: RecordPart) -> None:
        """Add a part; raises RemoteProtocolError."""
        if part.part != self.next_part:
            raise RemoteProtocolError(Code.BAD_MESSAGE, "a part that was not asked for")
        if part.part > 1 and part.sha256 != self._sha256:
            # Meanwhile another hand is over: what has come so far is the start of an old text.
            self._parts.clear()
            return
        self._sha256 = part.sha256
        if part.parts:
            self._parts.append(part.text)
        self._is_complete = len(self._parts) == part.parts
        if self._is_complete and part.parts and _digest(self.text) != self._sha256:
            raise RemoteProtocolError(Code.BAD_MESSAGE, "the parts do not make the record")


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()
