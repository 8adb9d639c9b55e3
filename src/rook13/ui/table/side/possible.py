"""What may be done with a seat or a person now; the table has the last word."""

from __future__ import annotations

from rook13.engine.seats import Seat
from rook13.table.people import Person
from rook13.table.snapshot import Occupant, Standing
from rook13.table.state import Stage
from rook13.ui.table.scene import Scene

SEATING = (Stage.OPEN, Stage.ACTIVE)


def may_sit(scene: Scene, seat: Seat) -> bool:
    """Return whether whoever looks may sit down there, or take the seat back from a bot."""
    info, view = scene.info(seat), scene.view
    if view.stage not in SEATING or view.standing is not Standing.GUEST:
        return False
    if info.person is not None:
        return info.person.key == scene.me and info.stands_in
    if info.locked and not scene.am_host:
        return False
    if view.stage is Stage.OPEN:
        return True
    # Who has seen one hand of a game cannot play another.
    return scene.seat is None and (view.config.takeover or scene.am_host)


def may_stand(scene: Scene, seat: Seat) -> bool:
    """Return whether whoever looks may get up from there."""
    if seat != scene.seat or scene.view.stage not in SEATING:
        return False
    return scene.info(seat).occupant is Occupant.PERSON


def may_seat_bot(scene: Scene, seat: Seat) -> bool:
    """Return whether the host may let a bot play there."""
    return scene.am_host and scene.view.stage in SEATING and seat != scene.seat


def may_swap(scene: Scene) -> bool:
    """Return whether the host may let people change places."""
    return scene.am_host and scene.view.stage is Stage.OPEN


def may_lock(scene: Scene, seat: Seat) -> bool:
    """Return whether the host may lock or unlock a seat, which matters while nobody has it."""
    if not scene.am_host or scene.view.stage not in SEATING:
        return False
    return scene.info(seat).person is None


def may_open(scene: Scene, seat: Seat) -> bool:
    """Return whether the host may make a seat free; players in a game cannot lose theirs so."""
    info = scene.info(seat)
    if not scene.am_host or seat == scene.seat:
        return False
    if scene.view.stage is Stage.OPEN:
        return info.occupant is not Occupant.EMPTY
    return scene.view.stage is Stage.ACTIVE and info.stands_in


def may_give(scene: Scene, seat: Seat) -> bool:
    """Return whether the host may give a seat to somebody who has none."""
    info = scene.info(seat)
    if not scene.am_host or scene.view.stage not in SEATING:
        return False
    return seat != scene.seat and (info.person is None or info.stands_in)


def may_send_away(scene: Scene, person: Person) -> bool:
    """Return whether the host may kick or ban somebody."""
    is_over = scene.view.stage is Stage.CLOSED
    return scene.am_host and person.key not in (scene.me, scene.view.host) and not is_over


def may_mute(scene: Scene, person: Person) -> bool:
    """Return whether whoever looks may stop hearing somebody, who has to be here."""
    if person.key == scene.me or scene.view.standing is not Standing.GUEST:
        return False
    here = {other.key for other in scene.view.others}
    here |= {info.person.key for info in scene.view.seats if info.person and info.connected}
    return person.key in here


def is_muted(scene: Scene, person: Person) -> bool:
    """Return whether whoever looks does not hear somebody."""
    return person.key in scene.view.muted
