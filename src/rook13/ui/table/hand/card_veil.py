"""The veil over a card that may not be played, drawn once for every size: a hatch takes long."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

CORNER_RADIUS = 0.07
VEIL_ALPHA = 120
HATCH_ALPHA = 70
LIGHT_TABLE_SHADE = 240
"""How much darker than a light table its veil is, in percent."""


@lru_cache(maxsize=8)
def card_veil(width: int, height: int, ratio: float, rim: str) -> QPixmap:
    """Return the veil for cards of this size on a table with such a rim."""
    area = QRectF(0, 0, width, height)
    pixmap = QPixmap((area.size() * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = QPainterPath()
    radius = max(1.0, width * CORNER_RADIUS)
    shape.addRoundedRect(area, radius, radius)
    painter.fillPath(shape, _shade(rim, VEIL_ALPHA))
    painter.setClipPath(shape)
    painter.setPen(QPen(_shade(rim, HATCH_ALPHA), max(1.0, width * 0.02)))
    gap, start = max(5.0, width * 0.085), -float(height)
    while start < width:
        painter.drawLine(QPointF(start, height), QPointF(start + height, 0))
        start += gap
    painter.end()
    return pixmap


def _shade(rim: str, alpha: int) -> QColor:
    shade = QColor(rim)
    if shade.lightnessF() > 0.5:
        shade = shade.darker(LIGHT_TABLE_SHADE)
    shade.setAlpha(alpha)
    return shade
