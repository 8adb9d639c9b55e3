"""The host's replies: answers to commands, and records cut into parts that fit into frames."""

from __future__ import annotations

from hashlib import sha256

from rook13.engine.notation import NotationReason
from rook13.engine.reasons import Reason
from rook13.protocol.errors import Code, RemoteProtocolError
from rook13.protocol.messages import DETAIL_LENGTH, RECORD_PART_LENGTH, AnswerMessage, RecordPart
from rook13.table.outcome import Accepted, Answer, Detail, Refusal, Rejected


def write_answer(answer: Answer, command_id: int) -> AnswerMessage:
    """Return an answer as it is sent."""
    if isinstance(answer, Accepted):
        return AnswerMessage(command_id, True, answer.revision)
    detail = _detail_text(answer.detail)[:DETAIL_LENGTH]
    return AnswerMessage(command_id, False, answer.revision, answer.refusal.value, detail)


def read_answer(wire: AnswerMessage) -> Answer:
    """Return an answer that was sent; a reason from a later version is still a refusal."""
    if wire.accepted:
        return Accepted(wire.id, wire.revision)
    known = wire.reason in {refusal.value for refusal in Refusal}
    refusal = Refusal(wire.reason) if known else Refusal.MALFORMED
    return Rejected(wire.id, wire.revision, refusal, _read_detail(refusal, wire.detail))


def _detail_text(detail: Detail) -> str:
    if detail is None:
        return ""
    return detail if isinstance(detail, str) else detail.value


def _read_detail(refusal: Refusal, text: str) -> Detail:
    kinds = {Refusal.ILLEGAL: Reason, Refusal.NOT_YOUR_TURN: Reason}
    kind = NotationReason if refusal is Refusal.UNREADABLE else kinds.get(refusal)
    if kind is not None and text in {member.value for member in kind}:
        return kind(text)
    return text or None


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
