"""Pictures of a suit that can be told on any ground: on paper, in one colour, as an icon."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from rook13.engine.cards import Suit
from rook13.ui.art.pictures import icon_pixmap
from rook13.ui.look import Look

ON_PAPER, CORNER = 0.8, 0.22
ON_DISC, ROUND = 0.66, 0.5
"""How much of the paper the shape takes, and how round the paper's corners are."""
TICK = 0.55


def suit_shape(look: Look, suit: Suit | None, size: int, ratio: float) -> QPixmap:
    """Return the shape of a suit, or the sign for none; on a piece of paper in dark windows."""
    if suit is None:
        return icon_pixmap("no-trump", look.theme.text, size, ratio)
    if not look.is_dark:
        return look.art.suit(suit, size, ratio)
    return suit_on_paper(look, suit, size, ratio)


def suit_on_paper(look: Look, suit: Suit, size: int, ratio: float) -> QPixmap:
    """Return a suit on a piece of card, the same picture each time: Qt keeps new ones a while."""
    shape = look.art.suit(suit, size * ON_PAPER, ratio)
    key = ("suit on paper", suit.key, size, ratio)
    return look.art.cache.get(key, lambda: _on_paper(look, shape, size, CORNER))


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


def suit_icon(look: Look, suit: Suit, size: int, ratio: float) -> QIcon:
    """Return the shape on a disc of paper as an icon that has a tick while it is chosen."""
    plain = _on_paper(look, look.art.suit(suit, round(size * ON_DISC), ratio), size, ROUND)
    icon = QIcon(plain)
    icon.addPixmap(_ticked(look, plain, size), QIcon.Mode.Normal, QIcon.State.On)
    return icon


def _on_paper(look: Look, shape: QPixmap, size: int, corner: float) -> QPixmap:
    """Return a piece of card paper with a shape in its middle."""
    ratio = shape.devicePixelRatio()
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = _filling(pixmap, look.art.look.paper)
    painter.drawRoundedRect(QRectF(0, 0, size, size), size * corner, size * corner)
    edge = (size - shape.deviceIndependentSize().width()) / 2
    painter.drawPixmap(QPointF(edge, edge), shape)
    painter.end()
    return pixmap


def _ticked(look: Look, plain: QPixmap, size: int) -> QPixmap:
    ticked = plain.copy()
    painter = _filling(ticked, look.theme.accent)
    area = QRectF(size * (1 - TICK), size * (1 - TICK), size * TICK, size * TICK)
    painter.drawEllipse(area)
    inner = round(area.width() * 0.8)
    tick = icon_pixmap("check", look.theme.accent_text, inner, plain.devicePixelRatio())
    inset = (area.width() - inner) / 2
    painter.drawPixmap(area.topLeft() + QPointF(inset, inset), tick)
    painter.end()
    return ticked


def _filling(pixmap: QPixmap, colour: str) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    return painter
