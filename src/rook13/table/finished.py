"""What may be told of a game's record while the game is on."""

from __future__ import annotations

from dataclasses import replace

from rook13.engine.record import Record
from rook13.table.state import TableState


def finished_record(state: TableState, key: str) -> Record | None:
    """Return the game up to the last hand that is over, or None for who may not watch.

    A deal counts as over when its seed is revealed: one that was thrown in waits for the hand that
    it belongs to, like its seed does.
    """
    record, presence = state.record, state.presence(key)
    if record is None or presence is None or presence.waiting or not state.may_watch(key):
        return None
    return replace(record, hands=record.hands[: len(record.hands) - len(state.hidden_deals)])
