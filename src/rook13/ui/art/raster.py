"""Turns SVG text into pixmaps that are crisp at any pixel ratio."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer


def pixels(width: float, height: float, ratio: float) -> QSize:
    """Return how many pixels a size takes on a screen with this pixel ratio, at least one."""
    return QSize(max(1, round(width * ratio)), max(1, round(height * ratio)))


def render(svg: str, width: float, height: float, ratio: float, radius: float = 0) -> QPixmap:
    """Return a drawing as a pixmap, with its corners rounded off if asked."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    pixmap = QPixmap(pixels(width, height, ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(pixmap.rect()))
    if radius:
        _round_off(painter, QRectF(pixmap.rect()), radius * ratio)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _round_off(painter: QPainter, area: QRectF, radius: float) -> None:
    outline = QPainterPath()
    outline.addRoundedRect(area, radius, radius)
    outside = QPainterPath()
    outside.addRect(area)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.fillPath(outside.subtracted(outline), Qt.GlobalColor.black)
