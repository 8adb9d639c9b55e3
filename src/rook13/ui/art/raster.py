"""Turns SVG text into pixmaps that are crisp at any pixel ratio."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer

CLEAR = QColor(0, 0, 0, 0)


def pixels(width: float, height: float, ratio: float) -> QSize:
    """Return how many pixels a size takes on a screen with this pixel ratio, at least one."""
    return QSize(max(1, round(width * ratio)), max(1, round(height * ratio)))


def render(svg: str, width: float, height: float, ratio: float, radius: float = 0) -> QPixmap:
    """Return a drawing as a pixmap, with its corners rounded off if asked."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    pixmap = QPixmap(pixels(width, height, ratio))
    pixmap.fill(CLEAR)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(pixmap.rect()))
    painter.end()
    if radius:
        pixmap = _rounded_off(pixmap, radius * ratio)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _rounded_off(pixmap: QPixmap, radius: float) -> QPixmap:
    """Return a pixmap without its corners; filling with it is much quicker than cutting."""
    rounded = QPixmap(pixmap.size())
    rounded.fill(CLEAR)
    painter = QPainter(rounded)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(pixmap.rect()), radius, radius)
    painter.fillPath(shape, QBrush(pixmap))
    painter.end()
    return rounded
