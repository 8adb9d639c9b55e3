"""How a card button is painted: face, veil, outline, marks and focus, told apart without colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from rook13.ui.art.card_styles import Face
from rook13.ui.art.pictures import icon_pixmap
from rook13.ui.art.themes import Theme
from rook13.ui.look import Look
from rook13.ui.table.hand.card_state import CardMark, CardState
from rook13.ui.table.hand.card_veil import CORNER_RADIUS, card_veil

if TYPE_CHECKING:
    from rook13.ui.table.hand.card_button import CardButton

RING = 0.03
"""How thick outlines are; the index begins where they end."""
MARK_SIZE = 0.23
MARK_PLACES = {
    Face.CLASSIC: ((0.155, 0.585), (0.155, 0.745), (0.155, 0.905)),
    Face.LARGE: ((0.15, 0.89), (0.42, 0.89), (0.69, 0.89)),
}
"""The middles of marks, in the part of a card that the next one never covers."""


def paint_card(painter: QPainter, button: CardButton, look: Look) -> None:
    """Paint a card in its state."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(button.rect(), button.face)
    if button.state is CardState.BLOCKED:
        ratio = button.devicePixelRatioF()
        veil = card_veil(button.width(), button.height(), ratio, look.surface.rim)
        painter.drawPixmap(0, 0, veil)
    _paint_outline(painter, button, look.theme)
    for place, mark in enumerate(sorted(button.marks, key=list(CardMark).index)):
        _paint_mark(painter, button, look, mark, place)
    if button.hasFocus() and look.shows_focus:
        _paint_focus(painter, button, look.theme)


def _shape(button: CardButton, inset: float) -> QPainterPath:
    path = QPainterPath()
    area = QRectF(button.rect()).adjusted(inset, inset, -inset, -inset)
    radius = max(1.0, button.width() * CORNER_RADIUS - inset)
    path.addRoundedRect(area, radius, radius)
    return path


def _paint_outline(painter: QPainter, button: CardButton, theme: Theme) -> None:
    colours = {
        CardState.CHOSEN: theme.accent,
        CardState.RAISED: theme.accent,
    }
    colour = colours.get(button.state)
    if colour is None and button.underMouse() and button.state is not CardState.BLOCKED:
        colour = theme.link
    if colour is not None:
        _stroke(painter, button, colour, RING)


def _paint_focus(painter: QPainter, button: CardButton, theme: Theme) -> None:
    _stroke(painter, button, theme.text, RING * 1.4)
    _stroke(painter, button, theme.focus, RING)


def _stroke(painter: QPainter, button: CardButton, colour: str, share: float) -> None:
    thickness = max(2.0, button.width() * share)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), thickness))
    painter.drawPath(_shape(button, thickness / 2))


def _paint_mark(
    painter: QPainter, button: CardButton, look: Look, mark: CardMark, place: int
) -> None:
    theme, width = look.theme, button.width()
    ground, ink = {
        CardMark.CHECK: (theme.accent, theme.accent_text),
        CardMark.KITTY: (theme.raised, theme.text),
        CardMark.HINT: (theme.text, theme.base),
    }[mark]
    x, y = MARK_PLACES[look.art.look.face][place]
    middle = QPointF(x * width, y * button.height())
    size = width * MARK_SIZE
    painter.setPen(QPen(QColor(ink), max(1.0, size * 0.06)))
    painter.setBrush(QBrush(QColor(ground)))
    painter.drawEllipse(middle, size / 2, size / 2)
    inner = round(size * 0.68)
    pixmap = icon_pixmap(mark.value, ink, inner, button.devicePixelRatioF())
    painter.drawPixmap(QPointF(middle.x() - inner / 2, middle.y() - inner / 2), pixmap)
