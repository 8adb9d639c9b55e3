"""The seats of the waiting room around a small table, clockwise as they will be in the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QSizePolicy, QWidget

from rook13.engine.seats import Seat
from rook13.table.commands import Sit
from rook13.table.state import TableStage
from rook13.table.views import Occupant
from rook13.ui.kit.art.pictures import icon_pixmap
from rook13.ui.kit.art.surfaces import surface_pixmap
from rook13.ui.kit.layouts import column_of
from rook13.ui.table.part import TableContext, TablePart
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.people import PeoplePart, PersonRow
from rook13.ui.table.side.seat_menu import SeatMenu, may_sit
from rook13.ui.text import context

tr = context("WaitingRoom")

Cell = tuple[int, int]
CELLS: Mapping[int, tuple[Cell, ...]] = {
    3: ((2, 1), (0, 0), (0, 2)),
    4: ((2, 1), (1, 0), (0, 1), (1, 2)),
    5: ((2, 1), (1, 0), (0, 0), (0, 2), (1, 2)),
    6: ((2, 1), (1, 0), (0, 0), (0, 1), (0, 2), (1, 2)),
}
"""Row and column of each seat, clockwise from the bottom."""
MIDDLE: Cell = (1, 1)
FLATNESS = 0.62
MOST_LINES = 44
"""Keeps the seats together on large screens."""


class TableTop(QWidget):
    """The small table in the middle, with the game and how many players are missing."""

    def __init__(self, ui: TableContext, scene: Scene, parent: QWidget) -> None:
        super().__init__(parent)
        self.ensurePolished()
        self._ui = ui
        self._title = scene.rules.title
        free = sum(info.occupant is Occupant.EMPTY for info in scene.view.seats)
        self._free = _free_words(free)
        self.setAccessibleName(f"{self._title}. {self._free}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(self.fontMetrics().height() * 5)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        surface = self._ui.look.surface
        area = self._top()
        felt = QPainterPath()
        felt.addRoundedRect(area, area.height() / 2, area.height() / 2)
        painter.setClipPath(felt)
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(0, 0, surface_pixmap(surface, self.width(), self.height(), ratio))
        painter.setClipping(False)
        self._write(painter, area, surface.ink)
        painter.end()

    def _top(self) -> QRectF:
        """Return the rectangle of the table: as wide as possible, and not too high."""
        height = min(self.height(), round(self.width() * FLATNESS))
        area = QRectF(0, 0, self.width(), height).adjusted(1, 1, -1, -1)
        area.moveCenter(QRectF(self.rect()).center())
        return area

    def _write(self, painter: QPainter, area: QRectF, ink: str) -> None:
        painter.setPen(QColor(ink))
        font = self.font()
        line = self.fontMetrics().height()
        painter.drawText(area.translated(0, line * 0.8), Qt.AlignmentFlag.AlignCenter, self._free)
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.25)
        painter.setFont(font)
        painter.drawText(area.translated(0, -line * 0.5), Qt.AlignmentFlag.AlignCenter, self._title)


class SeatRing(PeoplePart):
    """All seats of a table."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self.ensurePolished()
        self.cards: list[SeatCard] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(self.fontMetrics().height())
        for column in range(3):
            self._grid.setColumnStretch(column, 1)
        self.setMaximumHeight(self.fontMetrics().height() * MOST_LINES)

    def _build(self, scene: Scene) -> None:
        self._grid.addWidget(TableTop(self.ui, scene, self), *MIDDLE)
        seats = sorted(scene.rules.seats, key=scene.place)
        self.cards = [self._card(scene, seat) for seat in seats]

    def _card(self, scene: Scene, seat: Seat) -> SeatCard:
        card = SeatCard(self.ui, scene, seat, self)
        cell = CELLS[len(scene.rules.seats)][scene.place(seat)]
        self._grid.addWidget(card, *cell, Qt.AlignmentFlag.AlignVCenter)
        return card


def _free_words(free: int) -> str:
    if not free:
        return tr("All seats are taken.")
    return tr("One seat is free.") if free == 1 else tr("{n} seats are free.", n=free)


class SeatCard(TablePart):
    """A seat with its occupant, a way to sit down, and the menu of what else is possible."""

    def __init__(self, ui: TableContext, scene: Scene, seat: Seat, parent: QWidget) -> None:
        super().__init__(ui, parent)
        self.seat = seat
        self.scene = scene
        frame = QFrame(self)
        frame.setProperty("card", True)
        self.row = self._row(scene)
        column = column_of(self.row, parent=frame)
        self.sit: QPushButton | None = None
        if _invites(scene, seat):
            self.sit = self._sit_button()
            column.addWidget(self.sit)
        column_of(frame, parent=self, margins=0)

    def _row(self, scene: Scene) -> PersonRow:
        row, info = PersonRow.of_seat(self.ui, scene, self.seat, self), scene.info(self.seat)
        if scene.view.stage is TableStage.OPEN and info.ready and info.person is not None:
            good = self.ui.look.theme.good
            row.add_sign(icon_pixmap("check", good, self.fontMetrics().height()))
        menu = SeatMenu(self.ui, scene, self.seat, row)
        row.add_menu(f"menu:{self.seat.name}", menu)
        return row

    def _sit_button(self) -> QPushButton:
        button = QPushButton(tr("Sit here"), self)
        button.setObjectName(f"sit:{self.seat.name}")
        button.setAccessibleName(tr("Sit here, at {seat}", seat=self.seat.name))
        button.setProperty("primary", self.scene is not None and self.scene.seat is None)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(partial(self.ui.table.ask, Sit(self.seat.name)))
        return button


def _invites(scene: Scene, seat: Seat) -> bool:
    """Return whether the card has its own button to sit down; a bot's seat has it in the menu."""
    is_empty = scene.info(seat).occupant is Occupant.EMPTY
    return may_sit(scene, seat) and (is_empty or scene.seat is None)
