"""The shape of a suit on a disc of card paper, which can be told on any ground."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from rook13.engine.cards import Suit
from rook13.ui.art import icon_pixmap
from rook13.ui.look import Look

SHAPE = 0.66
TICK = 0.55


def suit_icon(look: Look, suit: Suit, size: int, ratio: float) -> QIcon:
    """Return the badge as an icon that has a tick while it is chosen."""
    plain = suit_badge(look, suit, size, ratio)
    ticked = plain.copy()
    painter = QPainter(ticked)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.theme.accent))
    area = QRectF(size * (1 - TICK), size * (1 - TICK), size * TICK, size * TICK)
    painter.drawEllipse(area)
    inner = round(area.width() * 0.8)
    tick = icon_pixmap("check", look.theme.accent_text, inner, ratio)
    inset = (area.width() - inner) / 2
    painter.drawPixmap(area.topLeft() + QPointF(inset, inset), tick)
    painter.end()
    icon = QIcon(plain)
    icon.addPixmap(ticked, QIcon.Mode.Normal, QIcon.State.On)
    return icon


def suit_badge(look: Look, suit: Suit, size: int, ratio: float) -> QPixmap:
    """Return the badge, `size` wide on a screen with this pixel ratio."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.art.look.paper))
    painter.drawEllipse(QRectF(0, 0, size, size))
    inner = round(size * SHAPE)
    corner = (size - inner) / 2
    painter.drawPixmap(QPointF(corner, corner), look.art.suit(suit, inner, ratio))
    painter.end()
    return pixmap
