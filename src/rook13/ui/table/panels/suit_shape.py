"""The shape of a suit that can be seen on any ground, in its colour or in another."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from rook13.engine.cards import Suit
from rook13.ui.art import icon_pixmap
from rook13.ui.look import Look

ON_PAPER = 0.8
CORNER = 0.22


def suit_shape(look: Look, suit: Suit | None, size: int, ratio: float) -> QPixmap:
    """Return the shape of a suit, or the sign for none; on a piece of paper in dark windows."""
    if suit is None:
        return icon_pixmap("no-trump", look.theme.text, size, ratio)
    if not look.is_dark:
        return look.art.suit(suit, size, ratio)
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.art.look.paper))
    painter.drawRoundedRect(QRectF(0, 0, size, size), size * CORNER, size * CORNER)
    edge = size * (1 - ON_PAPER) / 2
    painter.drawPixmap(QPointF(edge, edge), look.art.suit(suit, size * ON_PAPER, ratio))
    painter.end()
    return pixmap


def suit_silhouette(look: Look, suit: Suit | None, colour: str, size: int, ratio: float) -> QPixmap:
    """Return the shape of a suit in one colour."""
    if suit is None:
        return icon_pixmap("no-trump", colour, size, ratio)
    coloured = QPixmap(look.art.suit(suit, size, ratio))
    painter = QPainter(coloured)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(coloured.rect(), QColor(colour))
    painter.end()
    return coloured
