"""A small chart of the totals after every hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from rook13.ui.roles import Role, give_role
from rook13.ui.table.panels.numbers import plain
from rook13.ui.table.panels.side_marks import draw_mark, side_pen
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Score sheet")
MOST_MARKS = 12


class TotalsChart(QWidget):
    """A line for every side, each with its own dashes and shape; the target is a thin line."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, Role.Chart)
        self._ui = ui
        self.lines: tuple[tuple[int, ...], ...] = ()
        """The totals of each side, from nothing on."""
        self.target: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_totals(self, scene: Scene, target: int | None) -> None:
        """Draw the totals of a game up to now."""
        game = scene.game
        results = game.results if game else ()
        sides = range(len(scene.rules.sides))
        self.lines = tuple((0, *(result.totals[side] for result in results)) for side in sides)
        self.target = target
        names = [self._ui.look.say(scene.names.side(side)) for side in sides]
        ends = [
            tr("{side}: {total}", side=name, total=plain(line[-1]))
            for name, line in zip(names, self.lines, strict=True)
        ]
        self.setAccessibleName(tr("Chart of the totals"))
        self.setAccessibleDescription("; ".join(ends))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Ask for some twenty letters by eight lines."""
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * 34, metrics.height() * 7)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Be of use down to half of that."""
        return self.sizeHint() / 2

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw levels, lines and shapes."""
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
