"""One seat of the waiting room: who has it, and *Sit here* where nobody does."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from rook13.engine.seats import Seat
from rook13.table.commands import Sit
from rook13.table.snapshot import Occupant
from rook13.table.state import Stage
from rook13.ui.art import icon_pixmap
from rook13.ui.table.scene import Scene
from rook13.ui.table.side import possible
from rook13.ui.table.side.person_row import PersonRow
from rook13.ui.table.side.seat_menu import seat_menu
from rook13.ui.table.side.standing_words import seat_state, seat_title, team_colour
from rook13.ui.text import context
from rook13.ui.ui_context import TablePart, UiContext

tr = context("WaitingRoom")


class SeatCard(TablePart):
    """A seat with its occupant, a way to sit down, and the menu of what else is possible."""

    def __init__(self, ui: UiContext, scene: Scene, seat: Seat, parent: QWidget) -> None:
        super().__init__(ui, parent)
        self.seat = seat
        self.scene = scene
        frame = QFrame(self)
        frame.setProperty("card", True)
        column = QVBoxLayout(frame)
        self.row = self._row(scene)
        column.addWidget(self.row)
        self.sit: QPushButton | None = None
        if _invites(scene, seat):
            self.sit = self._sit_button()
            column.addWidget(self.sit)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)

    def _row(self, scene: Scene) -> PersonRow:
        look, seat, info = self.ui.look, self.seat, scene.info(self.seat)
        bird = None if info.occupant is Occupant.EMPTY else scene.avatar(seat)
        state = seat_state(scene, seat, look)
        team = team_colour(scene, seat, look)
        row = PersonRow(self.ui, bird, seat_title(scene, seat), state, team, self)
        if scene.view.stage is Stage.OPEN and info.ready and info.person is not None:
            row.add_sign(icon_pixmap("check", look.theme.good, self.fontMetrics().height()))
        menu = seat_menu(self.ui, scene, seat, self.asked.emit, self)
        if not menu.isEmpty():
            row.add_menu(f"menu:{seat.name}", menu)
        return row

    def _sit_button(self) -> QPushButton:
        button = QPushButton(tr("Sit here"), self)
        button.setObjectName(f"sit:{self.seat.name}")
        button.setAccessibleName(tr("Sit here, at {seat}", seat=self.seat.name))
        button.setProperty("primary", self.scene is not None and self.scene.seat is None)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(self._on_sit)
        return button

    @Slot()
    def _on_sit(self) -> None:
        self.asked.emit(Sit(self.seat.name))


def _invites(scene: Scene, seat: Seat) -> bool:
    """Return whether the card itself offers the seat; a bot's seat is offered by its menu too."""
    is_empty = scene.info(seat).occupant is Occupant.EMPTY
    return possible.may_sit(scene, seat) and (is_empty or scene.seat is None)
