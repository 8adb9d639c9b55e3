"""Coming and going: at the door, dropping out, the end of the grace, and being in charge."""

from __future__ import annotations

from rook13.table.draft import Draft
from rook13.table.facts import (
    BotTookOver,
    ConnectionBack,
    ConnectionLost,
    HostChanged,
    JoinAnswered,
    JoinRequested,
    JoinWithdrawn,
    OwnerReturned,
    PersonJoined,
    PersonLeft,
    SeatLeft,
    TakeoverCause,
)
from rook13.table.limits import MOST_PEOPLE
from rook13.table.people import Person
from rook13.table.refusals import Refusal, Refused
from rook13.table.state import Chair, Presence, Stage, TableState


def join(draft: Draft, person: Person) -> None:
    """Let somebody in, back in, or wait; raises Refused."""
    state = draft.state
    _check_welcome(state, person)
    presence, chair = state.presence(person.key), state.chair_of(person.key)
    if presence is not None and presence.connected:
        return
    if presence is not None:
        draft.put(ConnectionBack(person))
    elif chair is not None or not _needs_approval(state, person):
        _check_room(state, person)
        draft.put(PersonJoined(person))
    else:
        _check_room(state, person)
        draft.put(JoinRequested(person))
    if chair is not None and chair.bot:
        draft.put(OwnerReturned(chair.seat.name, person))


def leave(draft: Draft, key: str) -> None:
    """Let somebody go who says goodbye; a bot plays on for them at once."""
    presence = draft.state.presence(key)
    if presence is None:
        return
    if presence.waiting:
        draft.put(JoinWithdrawn(presence.person))
    else:
        go(draft, presence, TakeoverCause.LEFT)


def connection_lost(draft: Draft, key: str) -> None:
    """Give somebody with a seat, or in charge, time to come back; let others go."""
    presence = draft.state.presence(key)
    if presence is None or not presence.connected:
        return
    if draft.state.chair_of(key) is None and key != draft.state.host:
        leave(draft, key)
    else:
        draft.put(ConnectionLost(presence.person))


def go(draft: Draft, presence: Presence, cause: TakeoverCause) -> None:
    """Take somebody off the table; in a running game a bot plays for them."""
    chair = draft.state.chair_of(presence.person.key)
    if chair is not None:
        _vacate(draft, chair, presence.person, cause)
    draft.put(PersonLeft(presence.person))


def _vacate(draft: Draft, chair: Chair, person: Person, cause: TakeoverCause) -> None:
    if draft.state.stage is Stage.OPEN:
        draft.put(SeatLeft(chair.seat.name, person))
    elif draft.state.stage is Stage.ACTIVE and not chair.bot:
        draft.put(BotTookOver(chair.seat.name, draft.state.config.bot_level, cause))


def pass_host_on(draft: Draft) -> bool:
    """Put somebody in charge of a table that does not run in its host's program."""
    state = draft.state
    if state.host_owns or (state.host is not None and state.presence(state.host)):
        return False
    seated = [p for p in state.guests() if p.connected and state.chair_of(p.person.key)]
    others = [p for p in state.guests() if p.connected]
    successor = next(iter(seated or others), None)
    if successor is None and _admit_somebody(draft):
        return True
    if successor is None and state.host is None:
        return False
    draft.put(HostChanged(successor.person if successor else None))
    return True


def _admit_somebody(draft: Draft) -> bool:
    """Let in who has waited longest, since nobody is left to ask."""
    waiting = next((p for p in draft.state.people if p.waiting), None)
    if waiting is None:
        return False
    draft.put(JoinAnswered(waiting.person, True))
    draft.put(PersonJoined(waiting.person))
    return True


def _check_welcome(state: TableState, person: Person) -> None:
    if not person.has_good_name():
        raise Refused(Refusal.MALFORMED, "name")
    if person.key in state.banned:
        raise Refused(Refusal.BANNED)
    if state.stage is Stage.CLOSED:
        raise Refused(Refusal.TABLE_CLOSED)
    owners = [chair.owner for chair in state.chairs if chair.owner]
    for other in (*owners, *(presence.person for presence in state.people)):
        if other.key != person.key and other.name.casefold() == person.name.casefold():
            raise Refused(Refusal.NAME_TAKEN)


def _check_room(state: TableState, person: Person) -> None:
    if state.chair_of(person.key) is not None or person.key == state.host:
        return
    if len(state.people) >= MOST_PEOPLE:
        raise Refused(Refusal.TABLE_FULL)
    free_seat = state.config.takeover and any(
        chair.owner is None and not chair.locked for chair in state.chairs
    )
    if state.stage is Stage.ACTIVE and not state.config.spectators and not free_seat:
        raise Refused(Refusal.NO_SPECTATORS)


def _needs_approval(state: TableState, person: Person) -> bool:
    known = person.key in state.admitted or person.key == state.host
    # Where nobody is in charge yet, there is nobody to ask.
    return state.config.approval and not known and state.host is not None
