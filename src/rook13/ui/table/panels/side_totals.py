"""Who has how many points: the legend of the chart, and the standing in words."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from rook13.ui.table.panels.numbers import plain
from rook13.ui.table.panels.side_marks import side_pixmap
from rook13.ui.table.scale import px
from rook13.ui.table.scene import Scene
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.elided import ElidedLine
from rook13.ui.widgets.labels import Picture

NAME_LETTERS = 24
COLUMNS = 4
"""Mark, players, total, and the room beside them."""
BETWEEN = 24


MOST_LINES = 3
"""More sides than this stand in two columns, which leaves room for what is below."""


class SideTotals(QWidget):
    """The mark, the players and the total of each side."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ensurePolished()
        self._ui = ui
        self.names: list[ElidedLine] = []
        self.totals: list[QLabel] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(ui.look, 8))
        self._grid.setVerticalSpacing(px(ui.look, 2))

    def set_scene(self, scene: Scene) -> None:
        """Show the totals of now."""
        totals = scene.game.totals if scene.game else (0,) * len(scene.rules.sides)
        while len(self.names) < len(totals):
            self._add_line(len(totals))
        for side, total in enumerate(totals):
            self.names[side].setText(self._ui.look.say(scene.names.side(side)))
            self.totals[side].setText(plain(total))

    def _add_line(self, sides: int) -> None:
        side = len(self.names)
        lines = sides if sides <= MOST_LINES else -(-sides // 2)
        first, line = divmod(side, lines)
        mark, name, total = (
            Picture(self),
            ElidedLine(parent=self, most_letters=NAME_LETTERS),
            QLabel(self),
        )
        size = round(self.fontMetrics().height() * 0.9)
        mark.setPixmap(side_pixmap(self._ui.look.theme, side, size, self.devicePixelRatioF()))
        total.setProperty("subheading", True)
        total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column, widget in enumerate((mark, name, total), first * COLUMNS):
            self._grid.addWidget(widget, line, column)
        self._grid.setColumnStretch(first * COLUMNS + 1, 1)
        if first:
            # What stands on the right is told apart from what stands on the left.
            self._grid.setColumnMinimumWidth(COLUMNS - 1, px(self._ui.look, BETWEEN))
        self.names.append(name)
        self.totals.append(total)
