"""How sides are told apart in charts and tables: by shape, dash and colour."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF

from rook13.ui.art import Theme

DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (4, 2.5),
    (1, 2),
    (7, 2, 1, 2),
    (2.5, 1.5),
    (8, 3),
)
"""In widths of the line; nothing is a line without gaps."""


def side_colour(theme: Theme, side: int) -> QColor:
    """Return the colour of a side."""
    colours = (theme.team_a, theme.team_b, theme.good, theme.muted_text, theme.link, theme.bad)
    return QColor(colours[side % len(colours)])


def side_pen(theme: Theme, side: int, width: float) -> QPen:
    """Return the line of a side."""
    pen = QPen(side_colour(theme, side), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    dashes = DASHES[side % len(DASHES)]
    if dashes:
        pen.setDashPattern(dashes)
    return pen


def draw_mark(painter: QPainter, theme: Theme, side: int, at: QPointF, size: float) -> None:
    """Draw the shape of a side around a point."""
    painter.save()
    painter.setPen(QPen(QColor(theme.base), max(1.0, size / 8)))
    painter.setBrush(side_colour(theme, side))
    if side % len(CORNERS) == 0:
        painter.drawEllipse(at, size / 2, size / 2)
    else:
        painter.drawPolygon(_outline(side, at, size / 2))
    painter.restore()


def side_pixmap(theme: Theme, side: int, size: int, ratio: float) -> QPixmap:
    """Return a piece of the side's line with its shape, for a legend."""
    width = size * 2
    pixmap = QPixmap(round(width * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QRectF(0, 0, width, size).center()
    painter.setPen(side_pen(theme, side, size / 8))
    painter.drawLine(QPointF(0, middle.y()), QPointF(width, middle.y()))
    draw_mark(painter, theme, side, middle, size * 0.62)
    painter.end()
    return pixmap


def side_icon(theme: Theme, side: int, size: int, ratio: float) -> QIcon:
    """Return the same as an icon, for a table."""
    return QIcon(side_pixmap(theme, side, size, ratio))


CORNERS = ((0, 0.0), (4, pi / 4), (3, -pi / 2), (4, 0.0), (5, -pi / 2), (3, pi / 2))
"""Corners and turn of each shape: circle, square, triangle, diamond, pentagon, triangle down."""


def _outline(side: int, at: QPointF, radius: float) -> QPolygonF:
    corners, turn = CORNERS[side % len(CORNERS)]
    reach = radius * 1.2
    angles = [turn + 2 * pi * number / corners for number in range(corners)]
    return QPolygonF([at + QPointF(cos(angle), sin(angle)) * reach for angle in angles])
