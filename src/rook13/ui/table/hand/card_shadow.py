"""The shadow under a card, drawn once for every size: soft edges take long."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

SHADOW = (26, 18, 10)
"""How dark the shadow is, from near to far."""
STEP, CORNER = 0.012, 0.08
"""Of a card's width: how far each part of the shadow reaches, and how round it is."""


def shadow_margin(width: int) -> int:
    """Return how far the shadow of a card of this width may reach beyond it."""
    return 1 + round(width * STEP * len(SHADOW) * 1.6)


@lru_cache(maxsize=8)
def card_shadow(width: int, height: int, ratio: float) -> QPixmap:
    """Return the shadow of a card of this size, with the margin on every side."""
    margin = shadow_margin(width)
    room = QRectF(0, 0, width + 2 * margin, height + 2 * margin)
    pixmap = QPixmap((room.size() * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    card = QRectF(margin, margin, width, height)
    for number, alpha in enumerate(SHADOW, start=1):
        far = width * STEP * number
        painter.setBrush(QColor(0, 0, 0, alpha))
        shape = card.adjusted(-far, far * 0.6, far, far * 1.6)
        painter.drawRoundedRect(shape, width * CORNER, width * CORNER)
    painter.end()
    return pixmap
