"""What can be done with a seat or a person now, as a menu; the table has the last word."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from rook13.engine.seats import Seat
from rook13.engine.state import Phase
from rook13.storage.games import Participant
from rook13.table import commands as c
from rook13.table.config import LEVELS, Person
from rook13.table.state import TableStage
from rook13.table.views import Occupant, Standing
from rook13.ui.dialogs.dialog import Confirm
from rook13.ui.table.part import TableContext
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.tables import level_text

tr = context("People")

SEATING = (TableStage.OPEN, TableStage.ACTIVE)


class PeopleMenu(QMenu):
    """A menu whose entries ask the table for something."""

    def __init__(self, ui: TableContext, scene: Scene, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self._ui = ui
        self._scene = scene
        self.setAccessibleName(title)

    def offer(self, text: str, command: c.Command, menu: QMenu | None = None) -> QAction:
        """Add an entry that asks for a command."""
        return self._add(text, partial(self._ui.table.ask, command), menu)

    def offer_profile(self, somebody: Participant) -> None:
        """Add the way to somebody's profile."""
        show = partial(self._ui.table.show_profile, somebody)
        self._add(tr("{name}'s profile", name=somebody.name), show)

    def offer_muting(self, person: Person) -> None:
        """Add *Mute*, or the way back."""
        if found := muting(self._scene, person):
            self.offer(*found)

    def offer_hosting(self, person: Person) -> None:
        """Add the way to hand the table over to somebody."""
        if may_hand_over(self._scene, person):
            text = tr("Hand the table over to {name}…", name=person.name)
            self._add(text, partial(self._ui.table.hand_over, person.key))

    def offer_removal(self, person: Person) -> None:
        """Add *Send away* and *Ban* for the host; both ask for confirmation."""
        if not may_remove(self._scene, person):
            return
        self.addSeparator()
        self._add(tr("Remove {name}…", name=person.name), partial(self._remove, person, False))
        self._add(tr("Ban {name}…", name=person.name), partial(self._remove, person, True))

    def _submenu(self, title: str) -> QMenu:
        menu = QMenu(title, self)
        self.addMenu(menu)
        return menu

    def _add(self, text: str, do: Callable[[], None], menu: QMenu | None = None) -> QAction:
        action = QAction(text.replace("&", "&&"), self)
        action.triggered.connect(do)
        (menu or self).addAction(action)
        return action

    def _remove(self, person: Person, ban: bool) -> None:
        parent = self.parentWidget()
        assert parent is not None
        RemovalDialog(self._ui, person, parent.window(), ban=ban).open()


class SeatMenu(PeopleMenu):
    """Everything that can be done with one seat now; empty when there is nothing."""

    def __init__(self, ui: TableContext, scene: Scene, seat: Seat, parent: QWidget) -> None:
        super().__init__(ui, scene, tr("{name}'s seat", name=scene.name(seat)), parent)
        self._seat = seat
        self._offer_own()
        self._offer_bots()
        self._offer_places()
        self._offer_newcomers()
        person = scene.info(seat).person
        if scene.info(seat).occupant is not Occupant.EMPTY:
            self.offer_profile(scene.participant(seat))
        if person is not None:
            self.offer_muting(person)
            self.offer_hosting(person)
            self.offer_removal(person)

    def _offer_own(self) -> None:
        scene, seat = self._scene, self._seat
        if may_sit(scene, seat):
            self.offer(sit_title(scene, seat), c.Sit(seat.name))
        if may_stand(scene, seat):
            is_open = scene.view.stage is TableStage.OPEN
            self.offer(tr("Stand up") if is_open else tr("Let a bot play for me"), c.Stand())

    def _offer_bots(self) -> None:
        scene, seat = self._scene, self._seat
        if not may_seat_bot(scene, seat):
            return
        menu = self._submenu(tr("Give to a bot"))
        for level in LEVELS:
            title = self._ui.look.say(level_text(level))
            action = self.offer(title, c.SeatBot(seat.name, level), menu)
            action.setCheckable(True)
            action.setChecked(scene.info(seat).bot == level)

    def _offer_places(self) -> None:
        scene, seat = self._scene, self._seat
        if may_swap(scene):
            menu = self._submenu(tr("Swap seats with"))
            for other in scene.rules.seats:
                if other != seat:
                    self.offer(place_title(scene, other), c.SwapSeats(seat.name, other.name), menu)
        if may_open(scene, seat):
            self.offer(tr("Open this seat"), c.OpenSeat(seat.name))
        if may_lock(scene, seat):
            locked = scene.info(seat).locked
            text = tr("Unlock this seat") if locked else tr("Lock this seat")
            self.offer(text, c.LockSeat(seat.name, not locked))

    def _offer_newcomers(self) -> None:
        scene, seat = self._scene, self._seat
        if may_give(scene, seat) and scene.view.others:
            menu = self._submenu(tr("Give to"))
            for person in scene.view.others:
                self.offer(person.name, c.GiveSeat(seat.name, person.key), menu)


class GuestMenu(PeopleMenu):
    """What can be done with a person without a seat."""

    def __init__(self, ui: TableContext, scene: Scene, person: Person, parent: QWidget) -> None:
        super().__init__(ui, scene, person.name, parent)
        free = [seat for seat in scene.rules.seats if may_give(scene, seat)]
        if free and person.key != scene.me:
            menu = self._submenu(tr("Give a seat"))
            for seat in free:
                self.offer(place_title(scene, seat), c.GiveSeat(seat.name, person.key), menu)
        self.offer_profile(Participant(person.name, person.key, "", person.avatar))
        self.offer_muting(person)
        self.offer_removal(person)


class RemovalDialog(Confirm):
    """Asks whether somebody should be sent away, and sends them away if the answer is yes."""

    def __init__(self, ui: TableContext, person: Person, parent: QWidget, *, ban: bool) -> None:
        if ban:
            question = tr("Ban {name} from this table?", name=person.name)
            outcome = tr(
                "They can't come back, nor can anybody new with the same address. Somebody who"
                " changes networks and makes a new account can't be recognised. A bot takes over"
                " their hand."
            )
        else:
            question = tr("Remove {name} from this table?", name=person.name)
            outcome = tr("They can come back. A bot takes over their hand.")
        super().__init__(ui, question, outcome, tr("Ban") if ban else tr("Remove"), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._command: c.Command = c.Ban(person.key) if ban else c.Kick(person.key)
        self._table = ui.table
        self.accepted.connect(self._on_accepted)

    def _on_accepted(self) -> None:
        self._table.ask(self._command)


def place_title(scene: Scene, seat: Seat) -> str:
    """Return the name of a seat in a list of seats."""
    info = scene.info(seat)
    if info.person is None and info.bot is None:
        return tr("Seat {seat} (free)", seat=seat.name)
    return tr("{name} ({seat})", name=scene.name(seat), seat=seat.name)


def sit_title(scene: Scene, seat: Seat) -> str:
    """Return what sitting down means now: hands already dealt are played out by their owners."""
    if seat == scene.seat:
        return tr("Take my seat back")
    return tr("Take over after this hand") if _is_hand_on(scene) else tr("Sit here")


def _is_hand_on(scene: Scene) -> bool:
    quiet = (Phase.DEALING, Phase.HAND_OVER, Phase.GAME_OVER)
    return scene.is_playing and scene.game is not None and scene.game.phase not in quiet


def may_sit(scene: Scene, seat: Seat) -> bool:
    """Return whether the player may sit down there, or take the seat back from a bot."""
    info, view = scene.info(seat), scene.view
    if view.stage not in SEATING or view.standing is not Standing.GUEST:
        return False
    if info.person is not None:
        return info.person.key == scene.me and info.stands_in
    if info.next_person is not None or (info.locked and not scene.am_host):
        return False
    if view.stage is TableStage.OPEN:
        return True
    # Somebody who has seen one hand of a game cannot play another.
    return scene.seat is None and (view.config.takeover or scene.am_host)


def may_stand(scene: Scene, seat: Seat) -> bool:
    """Return whether the player may get up from there."""
    if seat != scene.seat or scene.view.stage not in SEATING:
        return False
    return scene.info(seat).occupant is Occupant.PERSON


def may_seat_bot(scene: Scene, seat: Seat) -> bool:
    """Return whether the host may let a bot play there."""
    return scene.am_host and scene.view.stage in SEATING and seat != scene.seat


def may_swap(scene: Scene) -> bool:
    """Return whether the host may let people change places."""
    return scene.am_host and scene.view.stage is TableStage.OPEN


def may_lock(scene: Scene, seat: Seat) -> bool:
    """Return whether the host may lock or unlock a seat: only an empty one."""
    if not scene.am_host or scene.view.stage not in SEATING:
        return False
    return scene.info(seat).person is None


def may_open(scene: Scene, seat: Seat) -> bool:
    """Return whether the host may free a seat; in a game only one whose player is away."""
    info = scene.info(seat)
    if not scene.am_host or seat == scene.seat:
        return False
    if scene.view.stage is TableStage.OPEN:
        return info.occupant is not Occupant.EMPTY
    return scene.view.stage is TableStage.ACTIVE and info.stands_in


def may_give(scene: Scene, seat: Seat) -> bool:
    """Return whether the host may give a seat to a person without one."""
    info = scene.info(seat)
    if not scene.am_host or scene.view.stage not in SEATING:
        return False
    return seat != scene.seat and (info.person is None or info.stands_in)


def may_remove(scene: Scene, person: Person) -> bool:
    """Return whether the host may kick or ban somebody."""
    is_over = scene.view.stage is TableStage.CLOSED
    return scene.am_host and person.key not in (scene.me, scene.view.host) and not is_over


def may_hand_over(scene: Scene, person: Person) -> bool:
    """Return whether the table is in this program and could go on in somebody else's."""
    here = [info.person for info in scene.view.seats if info.person and info.connected]
    return scene.hosts_here and scene.am_host and person in here and person.key != scene.me


def muting(scene: Scene, person: Person) -> tuple[str, c.Mute] | None:
    """Return how to mute somebody or hear them again; None where neither is possible.

    Only people who are connected can be muted.
    """
    if person.key == scene.me or scene.view.standing is not Standing.GUEST:
        return None
    here = {other.key for other in scene.view.others}
    here |= {info.person.key for info in scene.view.seats if info.person and info.connected}
    if person.key not in here:
        return None
    if person.key in scene.view.muted:
        return tr("Unmute {name}", name=person.name), c.Mute(person.key, False)
    return tr("Mute {name}", name=person.name), c.Mute(person.key, True)
