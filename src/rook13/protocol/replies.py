"""The host's replies: answers to commands, and the hands of a record that a client lacks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256

from rook13.engine.notation import NotationReason
from rook13.engine.reasons import Reason
from rook13.engine.record import HandRecord, Record, RecordError, dump_record, load_record
from rook13.protocol.errors import Code, RemoteProtocolError
from rook13.protocol.messages import (
    DETAIL_LENGTH,
    RECORD_PART_LENGTH,
    AnswerMessage,
    FetchRecord,
    RecordPart,
)
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


def record_part(record: Record | None, question: FetchRecord) -> RecordPart:
    """Return the hands that follow those which a client has, as many as one message holds."""
    if record is None:
        return RecordPart()
    is_known = question.sha256 == digest_of(record.hands[: question.hands])
    first = question.hands if is_known else 0
    hands = record.hands[first:]
    text = dump_record(replace(record, hands=hands))
    while len(text) > RECORD_PART_LENGTH and len(hands) > 1:
        hands = hands[: len(hands) // 2]
        text = dump_record(replace(record, hands=hands))
    return RecordPart(first, len(record.hands), text)


def digest_of(hands: Sequence[HandRecord]) -> str:
    """Return the SHA-256 of the seeds and actions of hands, each on a line of its own."""
    lines = (line for hand in hands for line in (hand.deal.seed, *hand.actions))
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


class RemoteRecord:
    """The record of a game at a host, which is completed hand by hand."""

    def __init__(self) -> None:
        self.record: Record | None = None

    @property
    def question(self) -> FetchRecord:
        """Return how to ask for the hands that are missing."""
        hands = self.record.hands if self.record is not None else ()
        return FetchRecord(len(hands), digest_of(hands))

    def take(self, part: RecordPart) -> bool:
        """Add hands, and return whether there are no more; raises RemoteProtocolError."""
        if not part.text:
            self.record = None
            return True
        try:
            rest = load_record(part.text)
        except RecordError as error:
            raise RemoteProtocolError(Code.BAD_MESSAGE, error.problem.value) from None
        known = self.record.hands[: part.first] if self.record is not None else ()
        hands = (*known, *rest.hands)
        is_complete = len(hands) == part.total
        if len(known) != part.first or not (rest.hands or is_complete):
            raise RemoteProtocolError(Code.BAD_MESSAGE, "hands that were not asked for")
        self.record = replace(rest, hands=hands)
        return is_complete
