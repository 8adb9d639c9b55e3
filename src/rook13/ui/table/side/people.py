"""Who is here: at the seats, watching, and at the door; and what the host can do about it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from rook13.engine.seats import Seat
from rook13.table.commands import Approve, Mute
from rook13.table.people import Person
from rook13.ui.table.scene import Scene
from rook13.ui.table.side import possible
from rook13.ui.table.side.person_row import PersonRow
from rook13.ui.table.side.rebuilt import Rebuilt
from rook13.ui.table.side.seat_menu import GuestMenu, seat_menu
from rook13.ui.table.side.standing_words import seat_state, seat_title, team_colour
from rook13.ui.text import context
from rook13.ui.ui_context import TablePart, UiContext
from rook13.ui.widgets.labels import muted, subheading

tr = context("People")


class PeopleList(Rebuilt):
    """Rows about people."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None, *, seats: bool = True) -> None:
        super().__init__(ui, parent)
        self._with_seats = seats
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def _build(self, scene: Scene) -> None:
        self._add_door(scene)
        if self._with_seats:
            self._add_seats(scene)
        self._add_watchers(scene)

    def _add_door(self, scene: Scene) -> None:
        if not scene.view.waiting:
            return
        self._column.addWidget(subheading(tr("At the door")))
        for person in scene.view.waiting:
            row = PersonRow(self.ui, person.avatar, person.name, tr("wants to come in"))
            accept = row.add_button(f"accept:{person.key}", tr("Accept"), primary=True)
            decline = row.add_button(f"decline:{person.key}", tr("Decline"))
            accept.clicked.connect(partial(self._answer, person, True))
            decline.clicked.connect(partial(self._answer, person, False))
            self._column.addWidget(row)

    def _add_seats(self, scene: Scene) -> None:
        self._column.addWidget(subheading(tr("At the table")))
        for seat in scene.rules.seats:
            self._column.addWidget(self._seat_row(scene, seat))

    def _seat_row(self, scene: Scene, seat: Seat) -> PersonRow:
        look, info = self.ui.look, scene.info(seat)
        is_free = info.person is None and info.bot is None
        bird = None if is_free else scene.avatar(seat)
        title, state = seat_title(scene, seat), seat_state(scene, seat, look)
        row = PersonRow(self.ui, bird, title, state, team_colour(scene, seat, look))
        if info.person is not None:
            self._add_muting(row, scene, info.person)
        menu = seat_menu(self.ui, scene, seat, self.asked.emit, self)
        if not menu.isEmpty():
            row.add_menu(f"menu:{seat.name}", menu)
        menu.setParent(row, menu.windowFlags())
        return row

    def _add_watchers(self, scene: Scene) -> None:
        self._column.addWidget(subheading(tr("Watching")))
        if not scene.view.others:
            self._column.addWidget(muted(tr("Nobody is watching.")))
        for person in scene.view.others:
            is_me, is_host = person.key == scene.me, person.key == scene.view.host
            words = [tr("you")] * is_me + [tr("host")] * is_host
            row = PersonRow(self.ui, person.avatar, person.name, " · ".join(words))
            self._add_muting(row, scene, person)
            menu = GuestMenu(self.ui, scene, person, self.asked.emit, self)
            if not menu.isEmpty():
                row.add_menu(f"menu:{person.key}", menu)
            menu.setParent(row, menu.windowFlags())
            self._column.addWidget(row)

    def _add_muting(self, row: PersonRow, scene: Scene, person: Person) -> None:
        if not possible.may_mute(scene, person):
            return
        is_muted = possible.is_muted(scene, person)
        name = person.name
        title = tr("Hear {name} again", name=name) if is_muted else tr("Mute {name}", name=name)
        button = row.add_toggle(f"mute:{person.key}", "mute", title, is_muted)
        button.clicked.connect(partial(self._mute, person, not is_muted))

    def _answer(self, person: Person, accepted: bool) -> None:
        self.asked.emit(Approve(person.key, accepted))

    def _mute(self, person: Person, muted: bool) -> None:
        self.asked.emit(Mute(person.key, muted))


class PeoplePanel(TablePart):
    """The list of people, which may be longer than there is room."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self.list = PeopleList(ui)
        self.list.asked.connect(self.asked)
        self.list.told.connect(self.told)
        body = QWidget()
        inner = QVBoxLayout(body)
        inner.addWidget(self.list)
        inner.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(tr("People"))
        area.setWidget(body)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(area)

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        self.list.set_scene(scene)
