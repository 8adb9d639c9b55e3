"""The mark of each side, a shape in its colour: the same at seats, in scores and in reviews."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from rook13.ui.kit.art.pictures import CLEAR, pixels
from rook13.ui.kit.art.themes import Theme

CORNERS = ((0, 0.0), (4, pi / 4), (3, -pi / 2), (5, -pi / 2), (3, pi / 2), (6, 0.0))
"""Corners and turn of each shape: circle, square, triangle, pentagon, triangle down, hexagon.

None of them is the shape of a suit."""
DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (4, 2.5),
    (1, 2),
    (7, 2, 1, 2),
    (2.5, 1.5),
    (8, 3),
)
"""How the line of each side is dashed, in widths of the line; nothing is a line without gaps."""
REACH = 1.2
"""How much farther corners reach than a circle that looks as large."""


def side_colour(theme: Theme, side: int) -> QColor:
    """Return the colour of a side."""
    colours = (theme.team_a, theme.team_b, theme.good, theme.muted_text, theme.link, theme.bad)
    return QColor(colours[side % len(colours)])


def side_pen(theme: Theme, side: int, width: float) -> QPen:
    """Return the pen that draws the line of a side in a chart."""
    pen = QPen(side_colour(theme, side), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    dashes = DASHES[side % len(DASHES)]
    if dashes:
        pen.setDashPattern(dashes)
    return pen


def draw_mark(painter: QPainter, theme: Theme, side: int, at: QPointF, size: float) -> None:
    """Draw the mark of a side around a point."""
    painter.save()
    painter.setPen(QPen(QColor(theme.base), max(1.0, size / 8)))
    painter.setBrush(side_colour(theme, side))
    corners, turn = CORNERS[side % len(CORNERS)]
    if corners:
        angles = [turn + 2 * pi * number / corners for number in range(corners)]
        reach = size / 2 * REACH
        painter.drawPolygon(QPolygonF([at + QPointF(cos(a), sin(a)) * reach for a in angles]))
    else:
        painter.drawEllipse(at, size / 2, size / 2)
    painter.restore()


@lru_cache(maxsize=64)
def side_mark(theme: Theme, side: int, size: float, ratio: float) -> QPixmap:
    """Return the mark of a side in a square of this size."""
    return _picture(theme, side, size, size, ratio)


@lru_cache(maxsize=64)
def line_mark(theme: Theme, side: int, size: float, ratio: float) -> QPixmap:
    """Return the mark on a piece of the side's line, for the legend of a chart."""
    return _picture(theme, side, 2 * size, size, ratio)


def _picture(theme: Theme, side: int, width: float, height: float, ratio: float) -> QPixmap:
    pixmap = QPixmap(pixels(width, height, ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(CLEAR)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QRectF(0, 0, width, height).center()
    if width > height:
        painter.setPen(side_pen(theme, side, height / 8))
        painter.drawLine(QPointF(0, middle.y()), QPointF(width, middle.y()))
    draw_mark(painter, theme, side, middle, height * 0.66)
    painter.end()
    return pixmap
