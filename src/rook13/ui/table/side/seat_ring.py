"""The seats of the waiting room around a small table, clockwise as they will be in the game."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from rook13.engine.seats import Seat
from rook13.table.snapshot import Occupant
from rook13.ui.art import surface_pixmap
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.rebuilt import Rebuilt
from rook13.ui.table.side.seat_card import SeatCard
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

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
"""On large screens the seats stay together."""


class TableTop(QWidget):
    """The small table in the middle, which says what is played and how many are missing."""

    def __init__(self, ui: UiContext, scene: Scene, parent: QWidget) -> None:
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
        """Return where the table is: as wide as there is room, and not too round."""
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


class SeatRing(Rebuilt):
    """All seats of a table."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
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
        card.asked.connect(self.asked)
        cell = CELLS[len(scene.rules.seats)][scene.place(seat)]
        self._grid.addWidget(card, *cell, Qt.AlignmentFlag.AlignVCenter)
        return card


def _free_words(free: int) -> str:
    if not free:
        return tr("All seats are taken.")
    return tr("One seat is free.") if free == 1 else tr("{n} seats are free.", n=free)
