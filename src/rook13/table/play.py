"""Actions in the game: by people, by bots, and by the table for those who let it deal."""

from __future__ import annotations

from collections.abc import Callable

from rook13.engine.actions import Action, Deal, Pass
from rook13.engine.game import apply, legal_actions, seat_to_act
from rook13.engine.notation import NotationError, parse_action
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.seats import Seat
from rook13.engine.state import GameOver
from rook13.engine.view import PlayerView, view_for
from rook13.table import commands as c
from rook13.table.draft import Draft
from rook13.table.facts import Acted, BotFault, BotReplaced, GameEnded, HintTaken, UndoRefused
from rook13.table.refusals import Refusal, Refused
from rook13.table.seating import own_chair, person_here
from rook13.table.state import Stage, TableState

Fallback = Callable[[PlayerView], Action]
"""Chooses a legal action for a bot that failed."""

_OUT_OF_TURN = (Reason.NOT_YOUR_TURN, Reason.NOT_THE_DEALER)


def plain_action(view: PlayerView) -> Action:
    """Return the plainest thing that a seat may do: pass if it may, else the first in the list."""
    return next((action for action in view.legal if isinstance(action, Pass)), view.legal[0])


def act(draft: Draft, key: str, command: c.Act) -> None:
    """Carry out an action of a person."""
    state, chair = draft.state, own_chair(draft.state, key)
    if state.paused:
        raise Refused(Refusal.PAUSED)
    if chair.bot:
        raise Refused(Refusal.BOT_PLAYS)
    if state.clock_ran_out and state.game and seat_to_act(state.game) == chair.seat:
        raise Refused(Refusal.CLOCK_RAN_OUT)
    _check_legal(state, command.action)
    if state.undo is not None:
        draft.put(UndoRefused(person_here(state, key)))
    draft.put(Acted(command.action, key))


def take_hint(draft: Draft, key: str, command: c.TakeHint) -> None:
    """Note that somebody asks an expert; whoever runs their window does the thinking."""
    state, chair = draft.state, own_chair(draft.state, key)
    if not state.config.hints:
        raise Refused(Refusal.HINTS_OFF)
    if state.game is None or seat_to_act(state.game) != chair.seat:
        raise Refused(Refusal.NOT_YOUR_TURN)
    draft.put(HintTaken(chair.seat.name))


def bot_acts(draft: Draft, seat: Seat, text: str, fallback: Fallback) -> None:
    """Carry out a bot's answer, or a plain action if the answer is of no use."""
    try:
        action = parse_action(draft.state.rules, text)
    except NotationError:
        replace_bot(draft, seat, BotFault.UNREADABLE, fallback)
        return
    if draft.state.game and action in legal_actions(draft.state.game, seat):
        draft.put(Acted(action, None))
    else:
        replace_bot(draft, seat, BotFault.ILLEGAL, fallback)


def replace_bot(draft: Draft, seat: Seat, fault: BotFault, fallback: Fallback) -> None:
    """Carry out a plain action for a bot that failed."""
    assert draft.state.game is not None
    view = view_for(draft.state.game, seat)
    action = fallback(view)
    draft.put(BotReplaced(seat.name, fault))
    draft.put(Acted(action if action in view.legal else plain_action(view), None))


def deal_by_itself(draft: Draft) -> None:
    """Deal for a bot, or for somebody who lets the table deal."""
    assert draft.state.game is not None
    dealer = seat_to_act(draft.state.game)
    assert dealer is not None
    draft.put(Acted(Deal(dealer), None))


def conclude_game(draft: Draft) -> bool:
    """Finish when the game is decided."""
    state = draft.state
    if state.stage is not Stage.ACTIVE or not state.game:
        return False
    if not isinstance(state.game.phase, GameOver):
        return False
    draft.put(GameEnded(decided=True))
    return True


def _check_legal(state: TableState, action: Action) -> None:
    """Refuse what the game does not allow, and a deal whose seed is not fixed yet."""
    assert state.game is not None
    try:
        if action not in legal_actions(state.game, action.seat):
            apply(state.game, action)
    except IllegalAction as error:
        early = error.reason in _OUT_OF_TURN
        raise Refused(Refusal.NOT_YOUR_TURN if early else Refusal.ILLEGAL, error.reason) from None
    if isinstance(action, Deal) and not (state.deal and state.deal.closed):
        raise Refused(Refusal.DEAL_NOT_READY)
