"""Answers to commands, as sent and as read."""

from __future__ import annotations

from rook13.engine.notation import NotationReason
from rook13.engine.reasons import Reason
from rook13.protocol.limits import DETAIL_LENGTH
from rook13.protocol.messages import Answer
from rook13.table import outcome
from rook13.table.refusals import Detail, Refusal


def write_answer(answer: outcome.Answer, command_id: int) -> Answer:
    """Return an answer as it is sent."""
    if isinstance(answer, outcome.Accepted):
        return Answer(command_id, True, answer.revision)
    detail = _detail_text(answer.detail)[:DETAIL_LENGTH]
    return Answer(command_id, False, answer.revision, answer.refusal.value, detail)


def read_answer(wire: Answer) -> outcome.Answer:
    """Return an answer that was sent; a reason from a later version is still a refusal."""
    if wire.accepted:
        return outcome.Accepted(wire.id, wire.revision)
    known = wire.reason in {refusal.value for refusal in Refusal}
    refusal = Refusal(wire.reason) if known else Refusal.MALFORMED
    return outcome.Rejected(wire.id, wire.revision, refusal, _read_detail(refusal, wire.detail))


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
