"""What a hand came to: a line for each side, or for each player where everybody plays alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHeaderView, QSizePolicy, QTableWidgetItem, QVBoxLayout, QWidget

from rook13.engine.state import HandResult
from rook13.engine.view import PlayerView
from rook13.ui.table.panels.breakdown import breakdown, side_tricks
from rook13.ui.table.panels.numbers import plain, signed
from rook13.ui.table.panels.plain_table import LEFT, RIGHT, PlainTable
from rook13.ui.table.panels.side_marks import side_icon
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Results")
NUMBER_LETTERS = 11
NAME_LETTERS = 30
Rows = dict[str, Sequence[str]]


class ResultTable(QWidget):
    """A small table that is exactly as high as its lines."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self.table = PlainTable(self)
        self.table.setAccessibleName(tr("Result of the hand"))
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table)

    def show_result(self, scene: Scene, game: PlayerView, result: HandResult) -> None:
        """Fill in what each side has bid, taken and scored."""
        columns = result_columns(game, result)
        first = tr("Player") if result.bids else tr("Side")
        self.table.setColumnCount(len(columns) + 1)
        self.table.setHorizontalHeaderLabels([first, *columns])
        self.table.setRowCount(len(scene.rules.sides))
        for side in range(len(scene.rules.sides)):
            self._fill(side, self._ui.look.say(scene.names.side(side)), columns)
        self._set_widths(len(columns))
        self.table.resizeRowsToContents()
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Ask for room for all lines."""
        letter = self.fontMetrics().averageCharWidth()
        numbers = self.table.columnCount() - 1
        width = letter * (NAME_LETTERS + numbers * NUMBER_LETTERS)
        return QSize(width, self.table.whole_height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Never hide a line."""
        return QSize(self.sizeHint().width() // 2, self.table.whole_height())

    def _fill(self, side: int, name: str, columns: Rows) -> None:
        size, ratio = self.fontMetrics().height(), self.devicePixelRatioF()
        item = QTableWidgetItem(side_icon(self._ui.look.theme, side, size, ratio), name)
        item.setToolTip(name)
        item.setTextAlignment(LEFT)
        self.table.setItem(side, 0, item)
        for place, cells in enumerate(columns.values(), 1):
            cell = QTableWidgetItem(cells[side])
            cell.setTextAlignment(RIGHT)
            self.table.setItem(side, place, cell)
        for place in range(len(columns) + 1):
            header = self.table.horizontalHeaderItem(place)
            if header is not None:
                header.setTextAlignment(RIGHT if place else LEFT)
                header.setToolTip(header.text())

    def _set_widths(self, numbers: int) -> None:
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.setIconSize(QSize(2, 1) * self.fontMetrics().height())


def result_columns(game: PlayerView, result: HandResult) -> Rows:
    """Return the columns of numbers by their headings; each has a cell for every side."""
    if result.bids:
        columns: Rows = {
            tr("Bid"): _each(plain, result.bids),
            tr("Taken"): _each(plain, result.tricks),
        }
    else:
        columns = {tr("Tricks"): _each(plain, side_tricks(game, result))}
        parts = breakdown(game, result)
        if parts is not None:
            columns[tr("In tricks")] = _each(plain, parts.counters)
            columns[tr("Go-down")] = _each(plain, parts.laid_aside)
            if any(parts.bonus):
                columns[tr("Bonus")] = _each(plain, parts.bonus)
            columns[tr("Taken")] = _each(plain, result.points)
    columns[tr("Score")] = _each(signed, result.score)
    columns[tr("Total")] = _each(plain, result.totals)
    return columns


def _each(write: Callable[[int], str], numbers: Sequence[int]) -> list[str]:
    return [write(number) for number in numbers]
