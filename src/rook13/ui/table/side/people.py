"""Who is at the table: players, people who watch, and people who wait to be let in."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rook13.engine.seats import Seat
from rook13.table.commands import Approve
from rook13.table.config import Person
from rook13.table.state import TableStage
from rook13.table.views import Occupant, SeatInfo
from rook13.ui.kit.art.pictures import icon
from rook13.ui.kit.art.side_marks import side_mark
from rook13.ui.kit.birds import Bird
from rook13.ui.kit.labels import ElidedLabel, Picture, muted, subheading
from rook13.ui.kit.layouts import STRETCH, column_of, scrolled
from rook13.ui.kit.look import Look
from rook13.ui.table.part import TableContext, TablePart, small_button
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.seat_menu import GuestMenu, SeatMenu, muting
from rook13.ui.text import context
from rook13.wording.tables import level_text

tr = context("People")


class PersonRow(QWidget):
    """One line about somebody: avatar, name and state, with buttons; a mark shows the side."""

    def __init__(
        self,
        ui: TableContext,
        bird: str | None,
        name: str,
        state: str,
        side: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.ensurePolished()
        self._ui = ui
        said = tr("{name}: {state}", name=name, state=state) if state else name
        self.setAccessibleName(said)
        gap = self.fontMetrics().height() // 3
        self._buttons: QHBoxLayout | None = None
        self._row = QHBoxLayout()
        self._column = column_of(self._row, parent=self, margins=(0, gap // 2, 0, gap // 2))
        self.mark = Picture(self)
        if side is not None:
            size = self.fontMetrics().height()
            self.mark.setPixmap(side_mark(ui.look.theme, side, size, self.devicePixelRatioF()))
        self.mark.setVisible(side is not None)
        self._row.addWidget(self.mark)
        self._row.addWidget(Bird(bird, 2, self) if bird else self._free_place())
        self._row.addLayout(self._words(name, state), 1)

    @classmethod
    def of_seat(
        cls, ui: TableContext, scene: Scene, seat: Seat, parent: QWidget | None = None
    ) -> PersonRow:
        is_free = scene.info(seat).occupant is Occupant.EMPTY
        return cls(
            ui,
            None if is_free else scene.avatar(seat),
            tr("Open seat") if is_free else scene.name(seat),
            _seat_state(scene, seat, ui.look),
            scene.team(seat),
            parent,
        )

    def add_toggle(self, key: str, sign: str, title: str, on: bool) -> QToolButton:
        """Add a button that is on or off."""
        button = self._tool(key, sign, title)
        button.setCheckable(True)
        button.setChecked(on)
        return button

    def add_menu(self, key: str, menu: QMenu) -> None:
        """Add a button that opens a menu, unless the menu is empty."""
        if menu.isEmpty():
            return
        button = self._tool(key, "more", tr("More actions for {name}", name=self._name.text()))
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setStyleSheet("QToolButton::menu-indicator { image: none; }")

    def add_sign(self, sign: QPixmap) -> None:
        """Add a small picture that repeats what the words say."""
        label = Picture(self)
        label.setPixmap(sign)
        self._row.addWidget(label)

    def add_button(self, key: str, title: str, *, primary: bool = False) -> QPushButton:
        """Add a button with a word on it, below the name."""
        if self._buttons is None:
            self._buttons = QHBoxLayout()
            self._column.addLayout(self._buttons)
        button = QPushButton(title, self)
        button.setObjectName(key)
        button.setProperty("primary", primary)
        button.setAccessibleName(tr("{action}: {name}", action=title, name=self._name.text()))
        self._buttons.addWidget(button, 1)
        return button

    def _words(self, name: str, state: str) -> QVBoxLayout:
        self._name = ElidedLabel(name, self)
        font = self._name.font()
        font.setBold(True)
        self._name.setFont(font)
        column = column_of(STRETCH, self._name, spacing=0)
        if state:
            column.addWidget(muted(state, self))
        column.addStretch(1)
        return column

    def _free_place(self) -> QLabel:
        label = Picture(self)
        side = self.fontMetrics().height() * 2
        colour = self._ui.look.theme.muted_text
        label.setPixmap(icon("seat", colour).pixmap(side, side))
        return label

    def _tool(self, key: str, sign: str, title: str) -> QToolButton:
        button = small_button(self._ui, sign, title, self)
        button.setObjectName(key)
        self._row.addWidget(button)
        return button


class PeoplePart(TablePart):
    """A part that is rebuilt when something about the people at the table changes.

    Focus stays on the control with the same object name.
    """

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self._shown: object = None

    def set_scene(self, scene: Scene) -> None:
        super().set_scene(scene)
        shown = _people_shown(scene)
        if shown != self._shown:
            self._shown = shown
            self._rebuild(scene)

    def _rebuild(self, scene: Scene) -> None:
        focused = QApplication.focusWidget()
        name = focused.objectName() if focused and self.isAncestorOf(focused) else ""
        self._clear()
        self._build(scene)
        again = self.findChild(QWidget, name) if name else None
        if again is not None:
            again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _clear(self) -> None:
        layout = self.layout()
        while layout is not None and (item := layout.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                # Removed at once, so that nothing finds the old buttons by their names.
                old.setParent(None)
                old.deleteLater()

    def _build(self, scene: Scene) -> None:
        """Fill the empty layout."""
        raise NotImplementedError


def _people_shown(scene: Scene) -> object:
    """Return everything that is shown about people, so that a running clock changes nothing."""
    view = scene.view
    seats = tuple(
        (
            *(info.person, info.person and (info.person.name, info.person.avatar)),
            *(info.bot, info.connected, info.ready, info.locked, info.hints),
        )
        for info in view.seats
    )
    others = tuple((person.key, person.name) for person in view.others)
    waiting = tuple((person.key, person.name) for person in view.waiting)
    table = view.stage, view.standing, view.host, view.config, view.own_seat, scene.me
    return seats, others, waiting, view.muted, table


class PeopleList(PeoplePart):
    """Who waits to be let in, who has a seat, and who watches."""

    def __init__(
        self, ui: TableContext, parent: QWidget | None = None, *, seats: bool = True
    ) -> None:
        super().__init__(ui, parent)
        self._with_seats = seats
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def _build(self, scene: Scene) -> None:
        self._add_waiting(scene)
        if self._with_seats:
            self._add_seats(scene)
        self._add_watchers(scene)

    def _add_waiting(self, scene: Scene) -> None:
        if not scene.view.waiting:
            return
        self._column.addWidget(subheading(tr("Asking to join")))
        for person in scene.view.waiting:
            row = PersonRow(self.ui, person.avatar, person.name, tr("wants to join"))
            accept = row.add_button(f"accept:{person.key}", tr("Accept"), primary=True)
            decline = row.add_button(f"decline:{person.key}", tr("Decline"))
            accept.clicked.connect(partial(self.ui.table.ask, Approve(person.key, True)))
            decline.clicked.connect(partial(self.ui.table.ask, Approve(person.key, False)))
            self._column.addWidget(row)

    def _add_seats(self, scene: Scene) -> None:
        self._column.addWidget(subheading(tr("At the table")))
        for seat in scene.rules.seats:
            self._column.addWidget(self._seat_row(scene, seat))

    def _seat_row(self, scene: Scene, seat: Seat) -> PersonRow:
        row, person = PersonRow.of_seat(self.ui, scene, seat), scene.info(seat).person
        if person is not None:
            self._add_muting(row, scene, person)
        row.add_menu(f"menu:{seat.name}", SeatMenu(self.ui, scene, seat, row))
        return row

    def _add_watchers(self, scene: Scene) -> None:
        self._column.addWidget(subheading(tr("Watching")))
        if not scene.view.others:
            self._column.addWidget(muted(tr("No one is watching.")))
        for person in scene.view.others:
            is_me, is_host = person.key == scene.me, person.key == scene.view.host
            words = [tr("you")] * is_me + [tr("host")] * is_host
            row = PersonRow(self.ui, person.avatar, person.name, " · ".join(words))
            self._add_muting(row, scene, person)
            row.add_menu(f"menu:{person.key}", GuestMenu(self.ui, scene, person, row))
            self._column.addWidget(row)

    def _add_muting(self, row: PersonRow, scene: Scene, person: Person) -> None:
        if found := muting(scene, person):
            title, command = found
            button = row.add_toggle(f"mute:{person.key}", "mute", title, not command.muted)
            button.clicked.connect(partial(self.ui.table.ask, command))


class PeoplePanel(TablePart):
    """The list of people, which scrolls where there is not enough room."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self.list = PeopleList(ui)
        body = QWidget()
        column_of(self.list, STRETCH, parent=body)
        area = scrolled(body, tr("People"))
        area.setFrameShape(QFrame.Shape.NoFrame)
        column_of(area, parent=self, margins=0)

    def set_scene(self, scene: Scene) -> None:
        """Build the list only where it is seen: most games are played without a look at it."""
        super().set_scene(scene)
        if self.isVisible():
            self.list.set_scene(scene)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        if self.scene is not None:
            self.list.set_scene(self.scene)


def _seat_state(scene: Scene, seat: Seat, look: Look) -> str:
    """Return what is worth knowing about a seat, the most important first."""
    info = scene.info(seat)
    words = [_player(scene, info, look)]
    if info.person is not None and info.person.key == scene.view.host:
        words.append(tr("host"))
    if info.locked:
        words.append(tr("locked"))
    if info.hints:
        words.append(tr("{n} hints", n=info.hints))
    return " · ".join([seat.name, *(word for word in words if word)])


def _player(scene: Scene, info: SeatInfo, look: Look) -> str:
    if info.bot is not None:
        level = look.say(level_text(info.bot))
        if info.person is None:
            return tr("bot, {level}", level=level)
        return tr("away, a bot plays") if not info.connected else tr("a bot plays")
    if info.person is None:
        return tr("free")
    if not info.connected:
        return tr("connection lost")
    if scene.view.stage is TableStage.OPEN and info.person.key != scene.view.host:
        return tr("ready") if info.ready else tr("not ready")
    return tr("you") if info.person.key == scene.me else ""
