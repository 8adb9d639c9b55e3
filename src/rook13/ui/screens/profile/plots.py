"""Plots of a profile: a curve and bars, with exact values under the pointer and as a table."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QFrame,
    QSizePolicy,
    QStackedWidget,
    QToolTip,
    QWidget,
)

from rook13.ui.kit.art.themes import Theme
from rook13.ui.kit.buttons import tool_button
from rook13.ui.kit.labels import muted, subheading
from rook13.ui.kit.layouts import column_of, row_of
from rook13.ui.kit.plain_table import LEFT, PlainTable
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Profile")
LINES = 11
"""The height of a plot, in lines of text."""
STEPS = (1, 2, 5)
TICKS = 4
BAND_OPACITY = 60


@dataclass(frozen=True, slots=True)
class PlotPoint:
    """A value at a place on the way from left to right."""

    x: float
    value: float
    low: float
    high: float
    """Between these the value is likely to be."""


@dataclass(frozen=True, slots=True)
class PlotBar:
    """A bar with a part of it filled."""

    title: str
    whole: int
    part: int


class Plot(QWidget):
    """Draws items from left to right; the pointer or the arrow keys pick one and tell its value."""

    def __init__(
        self,
        ui: UiContext,
        name: str,
        count: int,
        words_of: Callable[[int], str],
        parent: QWidget | None = None,
    ) -> None:
        """`words_of` is asked for one item at a time: there can be a value for every day."""
        super().__init__(parent)
        self.ui = ui
        self.count = count
        self.words_of = words_of
        self.picked = -1
        self._drawn: tuple[object, QPixmap] | None = None
        """How it looked when it was last drawn."""
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @abstractmethod
    def places(self) -> list[QPointF]:
        """Return where the value of each item is drawn."""

    def item_at(self, x: float) -> int:
        """Return the item nearest to a place, or -1."""
        places = self.places()
        return min(range(self.count), key=lambda item: abs(places[item].x() - x), default=-1)

    def pick(self, item: int) -> None:
        if item != self.picked:
            self.picked = item
            words = self.words_of(item) if item >= 0 else ""
            self.setAccessibleDescription(words)
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(
            self.fontMetrics().averageCharWidth() * 50, self.fontMetrics().height() * LINES
        )

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.fontMetrics().averageCharWidth() * 24, self.fontMetrics().height() * 8)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.pick(self.item_at(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        if not self.hasFocus():
            self.pick(-1)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        if self.picked < 0:
            self.pick(self.count - 1)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.pick(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        last = self.count - 1
        if not step or last < 0:
            super().keyPressEvent(event)
            return
        self.pick(min(max(self.picked + step, 0), last))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            item = self.item_at(event.pos().x())
            if item >= 0:
                QToolTip.showText(event.globalPos(), self.words_of(item), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        theme = self.ui.look.theme
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture(theme))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if 0 <= self.picked < self.count:
            self._draw_picked(painter, theme)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.end()

    def _picture(self, theme: Theme) -> QPixmap:
        """Return what is drawn, which stays the same while the pointer moves over it."""
        looks = (self.size(), self.devicePixelRatioF(), theme, self.font())
        if self._drawn is None or self._drawn[0] != looks:
            picture = QPixmap(self.size() * self.devicePixelRatioF())
            picture.setDevicePixelRatio(self.devicePixelRatioF())
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setFont(self.font())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw(painter, theme)
            painter.end()
            self._drawn = (looks, picture)
        return self._drawn[1]

    @abstractmethod
    def draw(self, painter: QPainter, theme: Theme) -> None:
        """Draw everything but the value that is picked."""

    def area(self) -> QRectF:
        """Return where values are drawn, between the words at the left and below."""
        metrics = self.fontMetrics()
        left, below = metrics.horizontalAdvance("00000"), metrics.height() * 1.5
        return QRectF(self.rect()).adjusted(left, metrics.height() * 1.4, -metrics.height(), -below)

    def _draw_picked(self, painter: QPainter, theme: Theme) -> None:
        place, words = self.places()[self.picked], self.words_of(self.picked)
        painter.setPen(QPen(QColor(theme.text), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(place.x(), self.area().top()), QPointF(place.x(), place.y()))
        painter.setBrush(QColor(theme.text))
        painter.drawEllipse(place, 4, 4)
        room = QRectF(0, 0, self.width(), self.fontMetrics().height() * 1.3)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)


class Curve(Plot):
    """Values over time, with the band in which they are likely to be."""

    def __init__(
        self,
        ui: UiContext,
        name: str,
        points: Sequence[PlotPoint],
        ends: tuple[str, str],
        words_of: Callable[[int], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(ui, name, len(points), words_of, parent)
        self.points = tuple(points)
        self._ends = ends
        low = min((point.low for point in points), default=0.0)
        high = max((point.high for point in points), default=1.0)
        self._ticks = ticks(low, high)

    def places(self) -> list[QPointF]:
        place = self._scale()
        return [place(point.x, point.value) for point in self.points]

    def _scale(self) -> Callable[[float, float], QPointF]:
        """Return what finds the place of a value; the area is measured only once for all."""
        area, low, high = self.area(), self._ticks[0], self._ticks[-1]
        first, last = self.points[0].x, self.points[-1].x
        left = area.left() if last > first else area.center().x()
        right, up = area.width() / ((last - first) or 1), area.height() / (high - low)
        bottom = area.bottom()
        return lambda x, value: QPointF(left + (x - first) * right, bottom - (value - low) * up)

    def draw(self, painter: QPainter, theme: Theme) -> None:
        if not self.points:
            return
        place = self._scale()
        area = self.area()
        for tick in self._ticks:
            y = place(self.points[0].x, tick).y()
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(theme.muted_text))
            room = QRectF(0, y - area.top(), area.left() - 6, 2 * area.top())
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, side, f"{tick:g}")
        below = QRectF(area.left(), area.bottom(), area.width(), self.height() - area.bottom())
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft | middle, self._ends[0])
        if len(self.points) > 1:
            painter.drawText(below, Qt.AlignmentFlag.AlignRight | middle, self._ends[1])
        points = list(self.visible_points())
        band = QPolygonF(
            [
                *(place(point.x, point.high) for point in points),
                *(place(point.x, point.low) for point in reversed(points)),
            ]
        )
        shade = QColor(theme.link)
        shade.setAlpha(BAND_OPACITY)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawPolygon(band)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.link), 2))
        painter.drawPolyline([place(point.x, point.value) for point in points])
        if len(points) == 1:
            painter.setBrush(QColor(theme.link))
            painter.drawEllipse(place(points[0].x, points[0].value), 3, 3)

    def visible_points(self) -> Iterator[PlotPoint]:
        """Return the points to draw: of those in one pixel's width the lowest and the highest."""
        place = self._scale()
        for _, group in groupby(self.points, key=lambda point: int(place(point.x, 0).x())):
            together = list(group)
            if len(together) <= 2:
                yield from together
            else:
                ends = {min(together, key=_value), max(together, key=_value)}
                yield from sorted(ends, key=lambda point: point.x)


def _value(point: PlotPoint) -> float:
    return point.value


class Bars(Plot):
    """How often something was tried, and the part of it that worked."""

    def __init__(
        self,
        ui: UiContext,
        name: str,
        bars: Sequence[PlotBar],
        words_of: Callable[[int], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(ui, name, len(bars), words_of, parent)
        self.bars = tuple(bars)
        self._highest = max((bar.whole for bar in bars), default=1)

    def places(self) -> list[QPointF]:
        area, width = self.area(), self._width
        return [
            QPointF(
                area.left() + (item + 0.5) * width,
                area.bottom() - bar.whole / self._highest * area.height(),
            )
            for item, bar in enumerate(self.bars)
        ]

    @property
    def _width(self) -> float:
        return self.area().width() / max(1, len(self.bars))

    def draw(self, painter: QPainter, theme: Theme) -> None:
        area, width = self.area(), self._width
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        metrics = self.fontMetrics()
        widest = max((metrics.horizontalAdvance(bar.title) for bar in self.bars), default=1)
        every = max(1, math.ceil((widest + metrics.averageCharWidth()) / max(width, 1)))
        for item, bar in enumerate(self.bars):
            left = area.left() + (item + 0.15) * width
            for count, colour in ((bar.whole, theme.bad), (bar.part, theme.good)):
                high = count / self._highest * area.height()
                box = QRectF(left, area.bottom() - high, width * 0.7, high)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colour))
                if high:
                    painter.drawRect(box)
            if item % every == 0:
                middle = area.left() + (item + 0.5) * width
                room = QRectF(middle - widest, area.bottom(), 2 * widest, metrics.height() * 1.4)
                painter.setPen(QColor(theme.muted_text))
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter, bar.title)
        painter.setPen(QColor(theme.muted_text))
        room = QRectF(0, area.top() - metrics.height() / 2, area.left() - 6, metrics.height())
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, side, str(self._highest))


class PlotCard(QFrame):
    """A plot under its title; a button shows the same values as a table."""

    def __init__(
        self,
        ui: UiContext,
        title: str,
        plot: Plot,
        header: Sequence[str],
        row_of_item: Callable[[int], Sequence[str]],
        explanation: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self.plot = plot
        self._title = title
        self._contents = (header, row_of_item)
        self.as_table = tool_button(ui, "log", tr("Show as a table"))
        self.as_table.setCheckable(True)
        self.as_table.toggled.connect(self._on_toggled)
        self._pages = QStackedWidget()
        self._pages.addWidget(plot)
        self._pages.setFixedHeight(self.fontMetrics().height() * LINES)
        unit = self.fontMetrics().height()
        top = row_of((subheading(title), 1), self.as_table)
        column_of(top, (self._pages, 1), parent=self, margins=unit * 2 // 3)
        if explanation:
            words = muted(explanation)
            words.setWordWrap(True)
            layout = self.layout()
            assert layout is not None
            layout.addWidget(words)

    @cached_property
    def table(self) -> PlainTable:
        """The values as a table, made when it is wanted.

        Years of values take longer to lay out than everything else on the screen.
        """
        header, row = self._contents
        table = PlainTable(self)
        table.setAccessibleName(self._title)
        table.fill(header, [row(item) for item in range(self.plot.count)])
        table.horizontalHeader().setStretchLastSection(True)
        table.horizontalHeader().setDefaultAlignment(LEFT)
        self._pages.addWidget(table)
        return table

    @Slot(bool)
    def _on_toggled(self, is_table: bool) -> None:
        self._pages.setCurrentWidget(self.table if is_table else self.plot)


def ticks(low: float, high: float) -> list[float]:
    """Return round numbers around a range of values."""
    span = max(high - low, 1e-9)
    size = 10 ** math.floor(math.log10(span / TICKS))
    step = next((size * each for each in (*STEPS, 10) if span / (size * each) <= TICKS), size * 10)
    first = math.floor(low / step)
    last = max(first + 1, math.ceil(high / step))
    return [number * step for number in range(first, last + 1)]
