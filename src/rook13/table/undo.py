"""Taking back one's last action, when nobody has acted since and all other people agree.

Whoever plays alone asks nobody: bots take back what they did since, and do not mind.
"""

from __future__ import annotations

from rook13.engine.seats import Seat
from rook13.table import commands as c
from rook13.table.draft import Draft
from rook13.table.facts import Rewound, UndoAgreed, UndoAsked, UndoDone, UndoRefused
from rook13.table.refusals import Refusal, Refused
from rook13.table.seating import own_chair, person_here
from rook13.table.state import TableState


def ask_undo(draft: Draft, key: str, command: c.AskUndo) -> None:
    """Ask to take back one's last action."""
    state, chair = draft.state, own_chair(draft.state, key)
    if state.paused:
        raise Refused(Refusal.PAUSED)
    if chair.bot:
        raise Refused(Refusal.BOT_PLAYS)
    if not state.config.undo:
        raise Refused(Refusal.UNDO_OFF)
    if is_alone(state, key):
        draft.put(_last_decision(state, chair.seat))
        return
    if state.undo is not None:
        raise Refused(Refusal.UNDO_PENDING)
    if state.last_action is None or state.last_action.key != key:
        raise Refused(Refusal.NOTHING_TO_UNDO)
    draft.put(UndoAsked(person_here(state, key), chair.seat.name))


def answer_undo(draft: Draft, key: str, command: c.AnswerUndo) -> None:
    """Agree or not."""
    state, person = draft.state, person_here(draft.state, key)
    if state.undo is None:
        raise Refused(Refusal.NO_UNDO_ASKED)
    if state.undo.asker == person:
        raise Refused(Refusal.OWN_UNDO)
    if own_chair(state, key).bot:
        raise Refused(Refusal.BOT_PLAYS)
    if not command.agree:
        draft.put(UndoRefused(person))
    elif key not in state.undo.agreed:
        draft.put(UndoAgreed(person))


def restart_hand(draft: Draft, key: str, command: c.RestartHand) -> None:
    """Go back to where the cards of this hand had just been dealt."""
    state, chair = draft.state, own_chair(draft.state, key)
    if not state.config.undo:
        raise Refused(Refusal.UNDO_OFF)
    if not is_alone(state, key):
        raise Refused(Refusal.NOT_ALONE)
    hands = state.record.hands if state.record else ()
    if not hands or not hands[-1].actions:
        raise Refused(Refusal.NOTHING_TO_UNDO)
    draft.put(Rewound(chair.seat.name, len(hands), 0))


def is_alone(state: TableState, key: str) -> bool:
    """Return whether one person has a seat, and bots have all others."""
    return {chair.owner.key for chair in state.chairs if chair.owner} == {key}


def _last_decision(state: TableState, seat: Seat) -> Rewound:
    """Return the way back to before this seat's last action; dealing is none."""
    hands = state.record.hands if state.record else ()
    for number in range(len(hands), 0, -1):
        actions = hands[number - 1].actions
        own = [place for place, text in enumerate(actions) if text.startswith(f"{seat} ")]
        if own:
            return Rewound(seat.name, number, own[-1])
    raise Refused(Refusal.NOTHING_TO_UNDO)


def conclude_undo(draft: Draft) -> bool:
    """Take the action back when all have agreed, or let it stand when its player has gone."""
    state = draft.state
    if state.undo is None:
        return False
    asker = state.undo.asker
    if asker.key not in players_here(state):
        draft.put(UndoRefused(None))
        return True
    if players_here(state) - {asker.key} - state.undo.agreed:
        return False
    draft.put(UndoDone(state.undo.seat.name))
    return True


def players_here(state: TableState) -> set[str]:
    """Return the keys of the connected people who play their seats themselves."""
    keys = {chair.player.key for chair in state.chairs if chair.player}
    return {key for key in keys if state.is_connected(key)}
