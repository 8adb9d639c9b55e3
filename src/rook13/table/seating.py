"""Taking seats, leaving them, getting ready, and what the host may do with seats."""

from __future__ import annotations

from rook13.table import commands as c
from rook13.table.checks import chair_named
from rook13.table.draft import Draft
from rook13.table.facts import (
    BotSeated,
    BotTookOver,
    DealForMeSet,
    OwnerReturned,
    ReadyChanged,
    SeatLeft,
    SeatLocked,
    SeatOpened,
    SeatsSwapped,
    SeatTaken,
    TakeoverCause,
)
from rook13.table.people import Person
from rook13.table.refusals import Refusal, Refused
from rook13.table.state import Chair, Stage, TableState


def person_here(state: TableState, key: str) -> Person:
    """Return somebody who has been let in, or refuse."""
    presence = state.presence(key)
    if presence is None or presence.waiting:
        raise Refused(Refusal.UNKNOWN_PERSON)
    return presence.person


def own_chair(state: TableState, key: str) -> Chair:
    """Return the chair of somebody who is known to have one."""
    chair = state.chair_of(key)
    assert chair is not None
    return chair


def sit(draft: Draft, key: str, command: c.Sit) -> None:
    """Take a free seat, one's own again, or in a running game one of a bot."""
    state = draft.state
    chair, person = chair_named(state, command.seat), person_here(state, key)
    if chair.owner == person and chair.bot:
        draft.put(OwnerReturned(command.seat, person))
        return
    if chair.owner is not None:
        raise Refused(Refusal.SEAT_RESERVED if chair.bot else Refusal.SEAT_TAKEN)
    if chair.locked and key != state.host:
        raise Refused(Refusal.SEAT_LOCKED)
    if state.stage is Stage.ACTIVE and not state.config.takeover and key != state.host:
        raise Refused(Refusal.TAKEOVER_OFF)
    _check_sees_one_hand(state, key, command.seat)
    draft.put(SeatTaken(command.seat, person))


def stand(draft: Draft, key: str, command: c.Stand) -> None:
    """Leave one's seat, or let a bot play for a while."""
    state, chair = draft.state, own_chair(draft.state, key)
    if state.stage is Stage.OPEN:
        draft.put(SeatLeft(chair.seat.name, person_here(state, key)))
    elif not chair.bot:
        cause = TakeoverCause.STOOD_UP
        draft.put(BotTookOver(chair.seat.name, state.config.bot_level, cause))


def ready(draft: Draft, key: str, command: c.Ready) -> None:
    """Say whether the game may start."""
    chair = own_chair(draft.state, key)
    if chair.ready != command.ready:
        draft.put(ReadyChanged(chair.seat.name, command.ready))


def deal_for_me(draft: Draft, key: str, command: c.DealForMe) -> None:
    """Let the table deal, or not."""
    chair = own_chair(draft.state, key)
    if chair.deal_for_me != command.on:
        draft.put(DealForMeSet(chair.seat.name, command.on))


def swap_seats(draft: Draft, key: str, command: c.SwapSeats) -> None:
    """Let two occupants change places."""
    if command.a != command.b:
        draft.put(SeatsSwapped(command.a, command.b))


def seat_bot(draft: Draft, key: str, command: c.SeatBot) -> None:
    """Give a seat to a bot; in a running game it stays its owner's."""
    chair = chair_named(draft.state, command.seat)
    if draft.state.stage is Stage.ACTIVE and chair.owner:
        draft.put(BotTookOver(command.seat, command.level, TakeoverCause.HOST))
        return
    if chair.owner:
        draft.put(SeatLeft(command.seat, chair.owner))
    draft.put(BotSeated(command.seat, command.level))


def open_seat(draft: Draft, key: str, command: c.OpenSeat) -> None:
    """Make a seat free; in a running game only one that its owner does not play."""
    chair, running = chair_named(draft.state, command.seat), draft.state.stage is Stage.ACTIVE
    if running and chair.player:
        raise Refused(Refusal.SEAT_TAKEN)
    draft.put(SeatOpened(command.seat, running))


def lock_seat(draft: Draft, key: str, command: c.LockSeat) -> None:
    """Lock a seat, or unlock it."""
    if chair_named(draft.state, command.seat).locked != command.locked:
        draft.put(SeatLocked(command.seat, command.locked))


def give_seat(draft: Draft, key: str, command: c.GiveSeat) -> None:
    """Give a seat to somebody at the table, whoever had it."""
    state = draft.state
    person, chair = person_here(state, command.person_key), chair_named(state, command.seat)
    if chair.player == person:
        return
    if chair.owner == person:
        draft.put(OwnerReturned(command.seat, person))
        return
    _check_sees_one_hand(state, person.key, command.seat)
    if chair.owner:
        draft.put(SeatLeft(command.seat, chair.owner))
    draft.put(SeatTaken(command.seat, person))


def _check_sees_one_hand(state: TableState, key: str, seat: str) -> None:
    """Refuse a second seat in one game: it would show somebody two hands."""
    if state.stage is Stage.ACTIVE and state.held.get(key, seat) != seat:
        raise Refused(Refusal.OTHER_SEAT_THIS_GAME)
