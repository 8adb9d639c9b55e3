"""The totals of all sides: their marks, their sums, and a chart of how these came about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.side_marks import draw_mark, line_mark, side_pen
from rook13.ui.kit.labels import ElidedLine, Picture
from rook13.ui.kit.plain_table import plain
from rook13.ui.table.part import px
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Score sheet")
MOST_MARKS = 12
NAME_LETTERS = 24
COLUMNS = 4
"""Mark, players, total, and the room beside them."""
BETWEEN = 24


MOST_LINES = 3
"""More sides than this stand in two columns, which leaves room for what is below."""


class TotalsChart(QWidget):
    """A line for every side, each with its own dashes and shape; the target is a thin line."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, Role.Chart)
        self._ui = ui
        self.lines: tuple[tuple[int, ...], ...] = ()
        """The totals of each side, beginning with 0."""
        self.target: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_totals(self, scene: Scene) -> None:
        """Draw the totals after every hand so far."""
        game = scene.game
        results = game.results if game else ()
        sides = range(len(scene.rules.sides))
        self.lines = tuple((0, *(result.totals[side] for result in results)) for side in sides)
        self.target = scene.rules.match_goal.target
        names = [self._ui.look.say(scene.names.side(side)) for side in sides]
        ends = [
            tr("{side}: {total}", side=name, total=plain(line[-1]))
            for name, line in zip(names, self.lines, strict=True)
        ]
        self.setAccessibleName(tr("Score chart"))
        self.setAccessibleDescription("; ".join(ends))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * 34, metrics.height() * 7)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint() / 2

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        levels = self._levels()
        area = self._area(levels)
        self._draw_levels(painter, area, levels)
        for side in range(len(self.lines)):
            self._draw_line(painter, area, side)
        painter.end()

    def _levels(self) -> list[int]:
        """Return the totals that get a line across: the lowest, zero, the highest, the target."""
        values = [value for line in self.lines for value in line] or [0]
        levels = {0, max(values), min(values)}
        if self.target is not None:
            levels.add(self.target)
        return sorted(levels)

    def _area(self, levels: Sequence[int]) -> QRectF:
        metrics = self.fontMetrics()
        label = max(metrics.horizontalAdvance(plain(level)) for level in levels)
        edge = metrics.height() * 0.5
        return QRectF(self.rect()).adjusted(label + edge, edge, -edge, -edge)

    def _y(self, area: QRectF, value: float) -> float:
        levels = self._levels()
        low, high = levels[0], max(levels[-1], levels[0] + 1)
        return area.bottom() - (value - low) / (high - low) * area.height()

    def _draw_levels(self, painter: QPainter, area: QRectF, levels: Sequence[int]) -> None:
        theme, height = self._ui.look.theme, self.fontMetrics().height()
        written: list[float] = []
        # The target and zero matter most, so they get their number first.
        for level in sorted(levels, key=lambda each: each not in (0, self.target)):
            y = self._y(area, level)
            is_target = level == self.target
            style = Qt.PenStyle.DashLine if is_target else Qt.PenStyle.SolidLine
            colour = theme.accent if is_target else theme.line
            if level in (0, self.target):
                painter.setPen(QPen(QColor(colour), 1, style))
                painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            if all(abs(y - other) >= height * 0.9 for other in written):
                written.append(y)
                painter.setPen(QColor(theme.muted_text))
                room = QRectF(0, y - height / 2, area.left() - height * 0.3, height)
                flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                painter.drawText(room, flags, plain(level))

    def _draw_line(self, painter: QPainter, area: QRectF, side: int) -> None:
        theme, line = self._ui.look.theme, self.lines[side]
        step = area.width() / max(1, len(line) - 1)
        points = [QPointF(area.left() + n * step, self._y(area, v)) for n, v in enumerate(line)]
        size = self.fontMetrics().height() * 0.55
        painter.setPen(side_pen(theme, side, max(1.6, size / 4)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(points)
        every = -(-len(points) // MOST_MARKS)
        for place, point in enumerate(points):
            if place == len(points) - 1 or (place and place % every == 0):
                draw_mark(painter, theme, side, point, size)


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
        mark.setPixmap(line_mark(self._ui.look.theme, side, size, self.devicePixelRatioF()))
        total.setProperty("subheading", True)
        total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column, widget in enumerate((mark, name, total), first * COLUMNS):
            self._grid.addWidget(widget, line, column)
        self._grid.setColumnStretch(first * COLUMNS + 1, 1)
        if first:
            # A gap separates the two columns of sides.
            self._grid.setColumnMinimumWidth(COLUMNS - 1, px(self._ui.look, BETWEEN))
        self.names.append(name)
        self.totals.append(total)
