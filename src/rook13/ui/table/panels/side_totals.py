"""Who has how many points: the legend of the chart, and the standing in words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from rook13.ui.part import Desk
from rook13.ui.table.panels.numbers import plain
from rook13.ui.table.panels.side_marks import side_pixmap
from rook13.ui.table.scene import Scene
from rook13.ui.widgets.elided import ElidedLine
from rook13.ui.widgets.labels import Picture

NAME_LETTERS = 24


class SideTotals(QWidget):
    """A line for each side: its mark, its players and its total."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.names: list[ElidedLine] = []
        self.totals: list[QLabel] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)

    def set_scene(self, scene: Scene) -> None:
        """Show the totals of now."""
        totals = scene.game.totals if scene.game else (0,) * len(scene.rules.sides)
        while len(self.names) < len(totals):
            self._add_line()
        for side, total in enumerate(totals):
            self.names[side].setText(self._desk.look.say(scene.names.side(side)))
            self.totals[side].setText(plain(total))

    def _add_line(self) -> None:
        side = len(self.names)
        mark, name, total = (
            Picture(self),
            ElidedLine(parent=self, most_letters=NAME_LETTERS),
            QLabel(self),
        )
        size = round(self.fontMetrics().height() * 0.9)
        mark.setPixmap(side_pixmap(self._desk.look.theme, side, size, self.devicePixelRatioF()))
        total.setProperty("subheading", True)
        total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column, widget in enumerate((mark, name, total)):
            self._grid.addWidget(widget, side, column)
        self.names.append(name)
        self.totals.append(total)
