"""What can be done with a seat, or with somebody, as a menu of what is possible now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from rook13.engine.seats import Seat
from rook13.table import commands as c
from rook13.table.config import LEVELS
from rook13.table.people import Person
from rook13.table.state import Stage
from rook13.ui.table.scene import Scene
from rook13.ui.table.side import possible
from rook13.ui.table.side.sending_away import Ask, SendingAway
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.tables import level_text

tr = context("People")


class PeopleMenu(QMenu):
    """A menu whose entries ask the table for something."""

    def __init__(self, ui: UiContext, scene: Scene, title: str, ask: Ask, parent: QWidget) -> None:
        super().__init__(title, parent)
        self._ui = ui
        self._scene = scene
        # No signal of the menu: a question that it opened may outlive it.
        self._ask = ask
        self.setAccessibleName(title)

    def offer(self, text: str, command: c.Command, menu: QMenu | None = None) -> QAction:
        """Add an entry that asks for a command."""
        return self._add(text, partial(self._ask, command), menu)

    def offer_muting(self, person: Person) -> None:
        """Add *Mute*, or the way back."""
        if possible.may_mute(self._scene, person):
            muted = possible.is_muted(self._scene, person)
            name = person.name
            text = tr("Hear {name} again", name=name) if muted else tr("Mute {name}", name=name)
            self.offer(text, c.Mute(person.key, not muted))

    def offer_sending_away(self, person: Person) -> None:
        """Add what the host can do against somebody; each asks again."""
        if not possible.may_send_away(self._scene, person):
            return
        self.addSeparator()
        self._add(tr("Send {name} away…", name=person.name), partial(self._send, person, False))
        self._add(tr("Ban {name}…", name=person.name), partial(self._send, person, True))

    def _add(self, text: str, do: Callable[[], None], menu: QMenu | None = None) -> QAction:
        action = QAction(text.replace("&", "&&"), self)
        action.triggered.connect(do)
        (menu or self).addAction(action)
        return action

    def _send(self, person: Person, for_good: bool) -> None:
        parent = self.parentWidget()
        assert parent is not None
        SendingAway(self._ui, person, self._ask, parent.window(), for_good=for_good).open()


class SeatMenu(PeopleMenu):
    """Everything that can be done with one seat now; empty when there is nothing."""

    def __init__(self, ui: UiContext, scene: Scene, seat: Seat, ask: Ask, parent: QWidget) -> None:
        title = tr("Seat of {name}", name=scene.name(seat))
        super().__init__(ui, scene, title, ask, parent)
        self._seat = seat
        self._offer_own()
        self._offer_bots()
        self._offer_places()
        self._offer_newcomers()
        person = scene.info(seat).person
        if person is not None:
            self.offer_muting(person)
            self.offer_sending_away(person)

    def _offer_own(self) -> None:
        scene, seat = self._scene, self._seat
        if possible.may_sit(scene, seat):
            mine = seat == scene.seat
            self.offer(tr("Play again myself") if mine else tr("Sit here"), c.Sit(seat.name))
        if possible.may_stand(scene, seat):
            is_open = scene.view.stage is Stage.OPEN
            self.offer(tr("Stand up") if is_open else tr("Let a bot play for me"), c.Stand())

    def _offer_bots(self) -> None:
        scene, seat = self._scene, self._seat
        if not possible.may_seat_bot(scene, seat):
            return
        menu = self._submenu(tr("Give to a bot"))
        for level in LEVELS:
            title = self._ui.look.say(level_text(level))
            action = self.offer(title, c.SeatBot(seat.name, level), menu)
            action.setCheckable(True)
            action.setChecked(scene.info(seat).bot == level)

    def _offer_places(self) -> None:
        scene, seat = self._scene, self._seat
        if possible.may_swap(scene):
            menu = self._submenu(tr("Change places with"))
            for other in scene.rules.seats:
                if other != seat:
                    self.offer(place_title(scene, other), c.SwapSeats(seat.name, other.name), menu)
        if possible.may_open(scene, seat):
            self.offer(tr("Make this seat free"), c.OpenSeat(seat.name))
        if possible.may_lock(scene, seat):
            locked = scene.info(seat).locked
            text = tr("Unlock this seat") if locked else tr("Lock this seat")
            self.offer(text, c.LockSeat(seat.name, not locked))

    def _offer_newcomers(self) -> None:
        scene, seat = self._scene, self._seat
        if possible.may_give(scene, seat) and scene.view.others:
            menu = self._submenu(tr("Give to"))
            for person in scene.view.others:
                self.offer(person.name, c.GiveSeat(seat.name, person.key), menu)

    def _submenu(self, title: str) -> QMenu:
        menu = QMenu(title, self)
        self.addMenu(menu)
        return menu


class GuestMenu(PeopleMenu):
    """What can be done with somebody who has no seat."""

    def __init__(
        self, ui: UiContext, scene: Scene, person: Person, ask: Ask, parent: QWidget
    ) -> None:
        super().__init__(ui, scene, person.name, ask, parent)
        self._offer_seats(person, scene.rules.seats)
        self.offer_muting(person)
        self.offer_sending_away(person)

    def _offer_seats(self, person: Person, seats: Iterable[Seat]) -> None:
        scene = self._scene
        free = [seat for seat in seats if possible.may_give(scene, seat)]
        if person.key == scene.me or not free:
            return
        menu = QMenu(tr("Give a seat"), self)
        self.addMenu(menu)
        for seat in free:
            self.offer(place_title(scene, seat), c.GiveSeat(seat.name, person.key), menu)


def seat_menu(ui: UiContext, scene: Scene, seat: Seat, ask: Ask, parent: QWidget) -> SeatMenu:
    """Return the menu of a seat, which may be empty; `ask` gets the command that is chosen."""
    return SeatMenu(ui, scene, seat, ask, parent)


def place_title(scene: Scene, seat: Seat) -> str:
    """Return how a seat is called where several are to choose from."""
    info = scene.info(seat)
    if info.person is None and info.bot is None:
        return tr("Seat {seat} (free)", seat=seat.name)
    return tr("{name} ({seat})", name=scene.name(seat), seat=seat.name)
