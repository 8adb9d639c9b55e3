"""The running score sheet: a line for every hand, the totals, and how they came about."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QTableWidgetItem, QWidget

from rook13.ui.table.panels.goal import goal_words, target_of
from rook13.ui.table.panels.plain_table import LEFT, RIGHT, PlainTable
from rook13.ui.table.panels.sheet import Column, Sheet
from rook13.ui.table.panels.side_totals import SideTotals
from rook13.ui.table.panels.totals_chart import TotalsChart
from rook13.ui.table.scale import px
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.ui.ui_context import TablePart, UiContext
from rook13.ui.widgets.elided import ElidedLine

tr = context("Score sheet")
LONGEST_NAME = 16
LONGEST_TITLE = 13
WIDE = 90


class ScoreSheet(TablePart):
    """Totals, hands and a chart; one below the other where it is narrow, else side by side."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self._columns: list[Column] = []
        self._widths: list[int] = []
        self._is_wide: bool | None = None
        self._written: object = None
        self.goal = ElidedLine(parent=self)
        self.goal.setProperty("muted", True)
        self.totals = SideTotals(ui, self)
        self.table = PlainTable(self)
        self.table.setAccessibleName(tr("Score sheet"))
        self.table.resized.connect(self._make_room)
        self.chart = TotalsChart(ui, self)
        self._grid = QGridLayout(self)
        gap = px(ui.look, 8)
        self._grid.setContentsMargins(gap, gap, gap, gap)
        self._grid.setSpacing(gap)
        self._lay_out()

    def set_scene(self, scene: Scene) -> None:
        """Fill in the hands so far."""
        super().set_scene(scene)
        game = scene.game
        # It is shown again with every card, but changes only with a hand or with who plays.
        who = [(info.seat, info.person, info.bot) for info in scene.view.seats]
        written = (who, scene.seat, scene.rules, game and (game.number, game.results))
        if written == self._written:
            return
        self._written = written
        self.goal.setText(goal_words(scene.rules, game.number if game else 1))
        self.totals.set_scene(scene)
        self.chart.show_totals(scene, target_of(scene.rules))
        sheet = Sheet(scene, self.ui.look)
        self._columns = sheet.columns()
        self._show_columns(scene)
        results = game.results if game else ()
        self.table.setRowCount(len(results))
        for row, result in enumerate(results):
            self._fill(row, sheet.cells(result), sheet.spoken(result))
        self._measure()
        self._make_room()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Ask for room for all columns and hands, one below the other."""
        hint = super().sizeHint()
        margins = self._grid.contentsMargins()
        around = self.table.verticalScrollBar().sizeHint().width() + 2 * self.table.frameWidth()
        columns = sum(self._widths) + around + margins.left() + margins.right()
        most = self.fontMetrics().averageCharWidth() * WIDE
        return QSize(max(hint.width(), min(columns, most)), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Put the chart where there is room for it."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        is_wide = self.width() > self.fontMetrics().averageCharWidth() * WIDE
        if is_wide == self._is_wide:
            return
        self._is_wide = is_wide
        places: dict[QWidget, tuple[int, int, int, int]] = {
            self.goal: (0, 1, 1, 1) if is_wide else (0, 0, 1, 1),
            self.totals: (1, 1, 1, 1) if is_wide else (1, 0, 1, 1),
            self.table: (0, 0, 3, 1) if is_wide else (2, 0, 1, 1),
            self.chart: (2, 1, 1, 1) if is_wide else (3, 0, 1, 1),
        }
        for widget, place in places.items():
            self._grid.removeWidget(widget)
            self._grid.addWidget(widget, *place)
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(1, 2 if is_wide else 0)
        # Where the chart is below the table, it gets what the hands leave.
        policy = QSizePolicy.Policy
        self.table.setSizePolicy(policy.Expanding, policy.Expanding if is_wide else policy.Maximum)
        self._grid.setRowStretch(2, 3)
        self._grid.setRowStretch(3, 0 if is_wide else 1)
        self._grid.activate()

    def _show_columns(self, scene: Scene) -> None:
        self.table.setColumnCount(len(self._columns))
        for place, column in enumerate(self._columns):
            item = QTableWidgetItem(column.title)
            item.setTextAlignment(RIGHT if column.is_number else LEFT)
            if column.side is not None:
                item.setToolTip(self.ui.look.say(scene.names.side(column.side)))
            self.table.setHorizontalHeaderItem(place, item)

    def _fill(self, row: int, cells: list[str], spoken: list[str]) -> None:
        for place, (column, text) in enumerate(zip(self._columns, cells, strict=True)):
            item = QTableWidgetItem(text)
            item.setTextAlignment(RIGHT if column.is_number else LEFT)
            item.setToolTip(spoken[place])
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken[place])
            self.table.setItem(row, place, item)

    def _measure(self) -> None:
        """Remember how wide columns would like to be; long names are shortened."""
        for place in range(len(self._columns)):
            self.table.setColumnHidden(place, False)
        self.table.resizeRowsToContents()
        letter = self.fontMetrics().averageCharWidth()
        places = range(len(self._columns))
        cells = [self.table.sizeHintForColumn(place) + letter for place in places]
        header = self.table.horizontalHeader()
        titles = [min(header.sectionSizeHint(p), letter * LONGEST_TITLE) for p in places]
        widest = letter * LONGEST_NAME
        self._widths = [min(max(pair), widest) for pair in zip(cells, titles, strict=True)]
        self.table.updateGeometry()
        self.updateGeometry()

    def _make_room(self) -> None:
        """Leave out what does not fit, and spread the rest."""
        if len(self._widths) != len(self._columns):
            # Columns are being changed, and will be measured in a moment.
            return
        room = self.table.viewport().width()
        shown = list(range(len(self._columns)))
        for weight in sorted({column.leaves for column in self._columns}, reverse=True):
            shown = [place for place, each in enumerate(self._columns) if each.leaves <= weight]
            if sum(self._widths[place] for place in shown) <= room:
                break
        spare = max(0, room - sum(self._widths[place] for place in shown))
        for place in range(len(self._columns)):
            self.table.setColumnHidden(place, place not in shown)
            self.table.setColumnWidth(place, self._widths[place] + spare // max(1, len(shown)))
        # The last hand is what one wants to see, also after the sheet has got another height.
        self.table.scrollToBottom()
