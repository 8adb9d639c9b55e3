"""Coming, going and sitting down: at the door, dropping out, taking seats, getting ready."""

from __future__ import annotations

from dataclasses import replace

from rook13.table import commands as c
from rook13.table.config import Person, look_alike
from rook13.table.facts import (
    CameFrom,
    ConnectionBack,
    ConnectionLost,
    HostChanged,
    JoinAnswered,
    JoinRequested,
    JoinWithdrawn,
    PersonJoined,
    PersonLeft,
)
from rook13.table.limits import MOST_PEOPLE, MOST_WATCHING_FROM_ONE_PLACE
from rook13.table.outcome import Draft, Refusal, Refused
from rook13.table.seat_facts import (
    BotSeated,
    BotTookOver,
    DealForMeSet,
    OwnerReturned,
    ReadyChanged,
    SeatLeft,
    SeatLocked,
    SeatOpened,
    SeatPromised,
    SeatsSwapped,
    SeatTaken,
    TakeoverCause,
)
from rook13.table.state import Chair, Presence, TableStage, TableState


def join(draft: Draft, person: Person, place: str = "") -> None:
    """Let somebody in, back in, or wait; raises Refused.

    A place tells people apart who come from elsewhere; on the host's own computer it is empty.
    """
    state = draft.state
    presence, chair = state.presence(person.key), state.chair_of(person.key)
    if chair is not None and chair.owner and _has_name_of_another(state, person):
        # A seat is its owner's under whatever name; somebody else's is not theirs for that.
        person = replace(person, name=chair.owner.name)
    _check_welcome(state, person, place)
    if place and state.places.get(person.key) != place:
        draft.put(CameFrom(person.key, place))
    if presence is not None and presence.connected:
        return
    if presence is not None:
        draft.put(ConnectionBack(person))
    elif chair is not None or not _needs_approval(state, person):
        _check_room(state, person, place)
        draft.put(PersonJoined(person))
    else:
        _check_room(state, person, place)
        draft.put(JoinRequested(person))
    if chair is not None and chair.bot:
        draft.put(OwnerReturned(chair.seat.name, person))


def leave(draft: Draft, key: str) -> None:
    """Let somebody leave who says goodbye; a bot plays on for them at once."""
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
    if draft.state.stage is TableStage.OPEN:
        draft.put(SeatLeft(chair.seat.name, person))
    elif draft.state.stage is TableStage.ACTIVE and not chair.bot:
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
    """Let in the one who has waited longest: nobody is left to ask."""
    waiting = next((p for p in draft.state.people if p.waiting), None)
    if waiting is None:
        return False
    draft.put(JoinAnswered(waiting.person, True))
    draft.put(PersonJoined(waiting.person))
    return True


def _check_welcome(state: TableState, person: Person, place: str) -> None:
    if not person.has_good_name():
        raise Refused(Refusal.MALFORMED, "name")
    known = state.presence(person.key) or state.chair_of(person.key) or person.key == state.host
    if person.key in state.banned or (place in state.banned_places and not known):
        raise Refused(Refusal.BANNED)
    if state.stage is TableStage.CLOSED:
        raise Refused(Refusal.TABLE_CLOSED)
    if state.chair_of(person.key) is None and _has_name_of_another(state, person):
        raise Refused(Refusal.NAME_TAKEN)


def _has_name_of_another(state: TableState, person: Person) -> bool:
    owners = [chair.owner for chair in state.chairs if chair.owner]
    others = (*owners, *(presence.person for presence in state.people))
    return any(other != person and look_alike(other.name, person.name) for other in others)


def _check_room(state: TableState, person: Person, place: str) -> None:
    if state.chair_of(person.key) is not None or person.key == state.host:
        return
    without_seat = (each.person.key for each in state.people if not state.chair_of(each.person.key))
    neighbours = [key for key in without_seat if place and state.places.get(key) == place]
    if len(state.people) >= MOST_PEOPLE or len(neighbours) >= MOST_WATCHING_FROM_ONE_PLACE:
        raise Refused(Refusal.TABLE_FULL)
    free_seat = state.config.takeover and any(
        chair.owner is None and not chair.locked for chair in state.chairs
    )
    if state.stage is TableStage.ACTIVE and not state.config.spectators and not free_seat:
        raise Refused(Refusal.NO_SPECTATORS)


def _needs_approval(state: TableState, person: Person) -> bool:
    known = person.key in state.admitted or person.key == state.host
    # Without a host there is nobody to ask.
    return state.config.approval and not known and state.host is not None


def person_here(state: TableState, key: str) -> Person:
    """Return a person who has been let in, or refuse."""
    presence = state.presence(key)
    if presence is None or presence.waiting:
        raise Refused(Refusal.UNKNOWN_PERSON)
    return presence.person


def chair_named(state: TableState, seat: str) -> Chair:
    """Return the chair with this name, or refuse."""
    chair = state.chair(seat)
    if chair is None:
        raise Refused(Refusal.UNKNOWN_SEAT, seat)
    return chair


def own_chair(state: TableState, key: str) -> Chair:
    """Return the chair of a person who is known to have one."""
    chair = state.chair_of(key)
    assert chair is not None
    return chair


def sit(draft: Draft, key: str, command: c.Sit) -> None:
    """Take a free seat, your own again, or in a running game the seat of a bot."""
    state = draft.state
    chair, person = chair_named(state, command.seat), person_here(state, key)
    if chair.owner == person and chair.bot:
        draft.put(OwnerReturned(command.seat, person))
        return
    if chair.owner is not None:
        raise Refused(Refusal.SEAT_RESERVED if chair.bot else Refusal.SEAT_TAKEN)
    if chair.locked and key != state.host:
        raise Refused(Refusal.SEAT_LOCKED)
    if state.stage is TableStage.ACTIVE and not state.config.takeover and key != state.host:
        raise Refused(Refusal.TAKEOVER_OFF)
    if state.promised.get(command.seat, person) != person:
        raise Refused(Refusal.SEAT_RESERVED)
    _check_sees_one_hand(state, key, command.seat)
    _check_place_has_one_seat(state, key, command.seat)
    _take(draft, chair, person)


def _take(draft: Draft, chair: Chair, person: Person) -> None:
    """Give somebody a seat: now, or when the cards that lie there are played."""
    seat, state = chair.seat.name, draft.state
    if state.is_hand_on():
        if state.promised.get(seat) != person:
            draft.put(SeatPromised(seat, person))
        return
    if chair.owner:
        draft.put(SeatLeft(seat, chair.owner))
    draft.put(SeatTaken(seat, person))


def keep_promises(draft: Draft) -> bool:
    """Let people who have waited for the end of the hand take their seats."""
    state = draft.state
    if state.stage is not TableStage.ACTIVE or state.is_hand_on() or not state.promised:
        return False
    seat, person = next(iter(state.promised.items()))
    if state.is_connected(person.key):
        _take(draft, chair_named(state, seat), person)
    else:
        draft.put(SeatPromised(seat))
    return True


def stand(draft: Draft, key: str, command: c.Stand) -> None:
    """Leave your seat, or let a bot play for a while."""
    state, chair = draft.state, own_chair(draft.state, key)
    if state.stage is TableStage.OPEN:
        draft.put(SeatLeft(chair.seat.name, person_here(state, key)))
    elif not chair.bot:
        cause = TakeoverCause.STOOD_UP
        draft.put(BotTookOver(chair.seat.name, state.config.bot_level, cause))


def ready(draft: Draft, key: str, command: c.Ready) -> None:
    """Say whether the game may start, or that the result of a hand has been seen."""
    state, chair = draft.state, own_chair(draft.state, key)
    if state.stage is TableStage.ACTIVE and not state.is_hand_over():
        # It came too late: the countdown has ended, and the next hand is dealt.
        return
    if state.is_ready(chair) != command.ready:
        draft.put(ReadyChanged(chair.seat.name, command.ready))


def deal_for_me(draft: Draft, key: str, command: c.DealForMe) -> None:
    """Let the table deal, or not."""
    chair = own_chair(draft.state, key)
    if chair.deal_for_me != command.on:
        draft.put(DealForMeSet(chair.seat.name, command.on))


def swap_seats(draft: Draft, key: str, command: c.SwapSeats) -> None:
    """Swap two occupants."""
    if command.a != command.b:
        draft.put(SeatsSwapped(command.a, command.b))


def seat_bot(draft: Draft, key: str, command: c.SeatBot) -> None:
    """Give a seat to a bot; in a running game it stays its owner's."""
    chair = chair_named(draft.state, command.seat)
    if draft.state.stage is TableStage.ACTIVE and chair.owner:
        draft.put(BotTookOver(command.seat, command.level, TakeoverCause.HOST))
        return
    if chair.owner:
        draft.put(SeatLeft(command.seat, chair.owner))
    draft.put(BotSeated(command.seat, command.level))


def open_seat(draft: Draft, key: str, command: c.OpenSeat) -> None:
    """Make a seat free; in a running game only one that its owner does not play."""
    chair, running = chair_named(draft.state, command.seat), draft.state.stage is TableStage.ACTIVE
    if running and chair.player:
        raise Refused(Refusal.SEAT_TAKEN)
    draft.put(SeatOpened(command.seat, running))


def lock_seat(draft: Draft, key: str, command: c.LockSeat) -> None:
    """Lock a seat, or unlock it."""
    if chair_named(draft.state, command.seat).locked != command.locked:
        draft.put(SeatLocked(command.seat, command.locked))


def give_seat(draft: Draft, key: str, command: c.GiveSeat) -> None:
    """Give a seat to somebody at the table, even if it is taken."""
    state = draft.state
    person, chair = person_here(state, command.person_key), chair_named(state, command.seat)
    if chair.player == person:
        return
    if chair.owner == person:
        draft.put(OwnerReturned(command.seat, person))
        return
    _check_sees_one_hand(state, person.key, command.seat)
    if state.stage is TableStage.ACTIVE:
        _check_place_has_one_seat(state, person.key, command.seat)
    _take(draft, chair, person)


def _check_sees_one_hand(state: TableState, key: str, seat: str) -> None:
    """Refuse a second seat in one game: it would show somebody two hands."""
    if state.stage is TableStage.ACTIVE and state.held.get(key, seat) != seat:
        raise Refused(Refusal.OTHER_SEAT_THIS_GAME)


def _check_place_has_one_seat(state: TableState, key: str, seat: str) -> None:
    """Refuse a second seat to the same place: it may be the same person under another name.

    Before the game the host may give one to somebody who shares the address of another player.
    """
    place = state.places.get(key)
    owners = {chair.owner.key: chair.seat.name for chair in state.chairs if chair.owner}
    seen = {**owners, **state.held} if state.stage is TableStage.ACTIVE else owners
    for other, taken in seen.items():
        if place and other != key and taken != seat and state.places.get(other) == place:
            raise Refused(Refusal.SEAT_FROM_SAME_PLACE)
