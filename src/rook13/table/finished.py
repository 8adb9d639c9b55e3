"""What may be told of a game's record while the game is on."""

from __future__ import annotations

from dataclasses import replace

from rook13.engine.record import Record
from rook13.engine.state import Dealing, GameOver, HandOver
from rook13.table.state import Stage, TableState


def finished_record(state: TableState, key: str) -> Record | None:
    """Return the game up to the last hand that is over, or None for who may not watch."""
    record, presence = state.record, state.presence(key)
    if record is None or presence is None or presence.waiting or not state.may_watch(key):
        return None
    return replace(record, hands=record.hands[: _hands_over(state, record)])


def _hands_over(state: TableState, record: Record) -> int:
    """Count the deals before the first that is still secret, and before the one that is played.

    A deal that was thrown in waits, like its seed does, for the hand that it belongs to. Whoever
    has gone back to an earlier hand plays one whose seed is known already.
    """
    hidden = {deal.seed(state.rules) for deal in state.hidden_deals}
    deals = enumerate(record.hands)
    told = next((place for place, hand in deals if hand.deal.seed in hidden), len(record.hands))
    return min(told, len(record.hands) - _is_hand_on(state))


def _is_hand_on(state: TableState) -> bool:
    if state.stage is not Stage.ACTIVE or state.game is None:
        return False
    return not isinstance(state.game.phase, Dealing | HandOver | GameOver)
