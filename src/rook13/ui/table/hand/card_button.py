"""One card as a button, which is seen, pressed, focused, read out and dragged like any control."""

from __future__ import annotations

from enum import Enum, auto
from functools import lru_cache

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from rook13.engine.cards import Card
from rook13.ui.kit.art.card_styles import Face
from rook13.ui.kit.art.pictures import icon_pixmap
from rook13.ui.kit.art.themes import Theme
from rook13.ui.kit.look import Look
from rook13.ui.table.hand.card_state import CardMark, CardState, card_name


class Step(Enum):
    """Where the focus goes from a card."""

    LEFT = auto()
    RIGHT = auto()
    FIRST = auto()
    LAST = auto()


STEPS = {
    Qt.Key.Key_Left: Step.LEFT,
    Qt.Key.Key_Right: Step.RIGHT,
    Qt.Key.Key_Home: Step.FIRST,
    Qt.Key.Key_End: Step.LAST,
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
SHADOW = (26, 18, 10)
"""How dark the shadow is, from near to far."""
SHADOW_STEP, SHADOW_CORNER = 0.012, 0.08
"""Of a card's width: how far each part of the shadow reaches, and how round it is."""
CORNER_RADIUS = 0.07
OVERLAY_ALPHA, HATCH_ALPHA = 120, 70
LIGHT_TABLE_SHADE = 240
"""How much darker than a light table its overlay is, in percent."""
PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class CardButton(QAbstractButton):
    """A card of the player's own hand."""

    stepped = Signal(object)
    """A Step: an arrow key, Home or End was pressed."""
    focused = Signal()
    dragged = Signal(QPoint)
    """The card was drawn to here: where its top left corner should be in the parent."""
    dropped = Signal()

    def __init__(self, card: Card, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = card
        self.takes_enter = True
        """Whether Enter presses the card; otherwise other widgets may use it."""
        self._look = look
        self.state = CardState.RESTING
        self.marks: frozenset[CardMark] = frozenset()
        self._shown: object = None
        self._face = QPixmap()
        self._is_stretched = False
        self._grip: QPoint | None = None
        self.is_dragging = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.focus_shown.connect(self.update)
        self.show_state(CardState.RESTING)

    @property
    def face(self) -> QPixmap:
        """Return the picture of the card; while the size changes, the last one is stretched."""
        if not self._is_stretched or self._face.isNull():
            ratio = self.devicePixelRatioF()
            self._face = self._look.art.face(self.card, self.width(), ratio)
        return self._face

    def become(self, card: Card) -> None:
        self.card, self._face = card, QPixmap()
        self.sharpen()

    def stretch(self) -> None:
        """Stretch the present picture until `sharpen` is called."""
        self._is_stretched = True

    def sharpen(self) -> None:
        """Use a picture of the right size again."""
        self._is_stretched = False
        self.update()

    def show_state(self, state: CardState, marks: frozenset[CardMark] = frozenset()) -> None:
        """Show a state and marks, and tell them to screen readers."""
        if self._shown == (self.card, state, marks):
            return
        self._shown = self.card, state, marks
        self.state, self.marks = state, marks
        self.setCheckable(state.is_choice)
        if state.is_choice:
            self.setChecked(state is CardState.CHOSEN)
        self.setAccessibleName(card_name(self._look, self.card, state))
        self.update()

    def describe(self, about: str, keys: str) -> None:
        tip = f"{self.accessibleName()}\n{about}\n{keys}"
        if tip != self.toolTip():
            self.setAccessibleDescription(about)
            self.setToolTip(tip)

    def sizeHint(self) -> QSize:  # noqa: N802
        width = self.fontMetrics().height() * 5
        return QSize(width, round(self._look.art.height(width)))

    def nextCheckState(self) -> None:  # noqa: N802
        """Do nothing: the hand decides whether a card is chosen."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        paint_card(painter, self, self._look)
        painter.end()

    def event(self, event: QEvent) -> bool:
        # Keys that mean something on a card must not be taken away by shortcuts of the window.
        overrides = event.type() == QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and self._wants(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        step = STEPS.get(Qt.Key(event.key()))
        if not self._wants(event):
            event.ignore()
            return
        self._look.show_focus(True)
        if step is not None:
            self.stepped.emit(step)
        elif event.key() in ENTER and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        if event.reason() in BY_KEYS:
            self._look.show_focus(True)
        self.focused.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mousePressEvent(event)
        self._look.show_focus(False)
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._grip is None or not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        way = event.position().toPoint() - self._grip
        if self.is_dragging or way.manhattanLength() >= QApplication.startDragDistance():
            self.is_dragging = True
            self.setDown(False)
            self.dragged.emit(self.pos() + way)

    @property
    def grip(self) -> QPoint:
        return self._grip or QPoint(0, 0)

    def let_go(self) -> None:
        """Stop dragging."""
        self.is_dragging, self._grip = False, None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        was_dragging = self.is_dragging
        self.let_go()
        if was_dragging:
            self.setDown(False)
            self.dropped.emit()
        else:
            super().mouseReleaseEvent(event)

    def _wants(self, event: QKeyEvent) -> bool:
        if event.modifiers() not in PLAIN:
            return False
        key = Qt.Key(event.key())
        return key in STEPS or key == Qt.Key.Key_Space or (key in ENTER and self.takes_enter)


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
        overlay = card_overlay(button.width(), button.height(), ratio, look.surface.rim)
        painter.drawPixmap(0, 0, overlay)
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


def shadow_margin(width: int) -> int:
    """Return how far the shadow of a card of this width may reach beyond it."""
    return 1 + round(width * SHADOW_STEP * len(SHADOW) * 1.6)


@lru_cache(maxsize=8)
def card_shadow(width: int, height: int, ratio: float) -> QPixmap:
    """Return the shadow of a card of this size, with the margin on every side.

    It is drawn once for each size, because soft edges take long; so does the hatch of the overlay.
    """
    margin = shadow_margin(width)
    pixmap = _blank(QSizeF(width + 2 * margin, height + 2 * margin), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    card = QRectF(margin, margin, width, height)
    for number, alpha in enumerate(SHADOW, start=1):
        far = width * SHADOW_STEP * number
        painter.setBrush(QColor(0, 0, 0, alpha))
        shape = card.adjusted(-far, far * 0.6, far, far * 1.6)
        painter.drawRoundedRect(shape, width * SHADOW_CORNER, width * SHADOW_CORNER)
    painter.end()
    return pixmap


@lru_cache(maxsize=8)
def card_overlay(width: int, height: int, ratio: float, rim: str) -> QPixmap:
    """Return the overlay for cards that may not be played, on a table with such a rim."""
    area = QRectF(0, 0, width, height)
    pixmap = _blank(area.size(), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = QPainterPath()
    radius = max(1.0, width * CORNER_RADIUS)
    shape.addRoundedRect(area, radius, radius)
    painter.fillPath(shape, _shade(rim, OVERLAY_ALPHA))
    painter.setClipPath(shape)
    painter.setPen(QPen(_shade(rim, HATCH_ALPHA), max(1.0, width * 0.02)))
    gap, start = max(5.0, width * 0.085), -float(height)
    while start < width:
        painter.drawLine(QPointF(start, height), QPointF(start + height, 0))
        start += gap
    painter.end()
    return pixmap


def _blank(size: QSizeF, ratio: float) -> QPixmap:
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _shade(rim: str, alpha: int) -> QColor:
    shade = QColor(rim)
    if shade.lightnessF() > 0.5:
        shade = shade.darker(LIGHT_TABLE_SHADE)
    shade.setAlpha(alpha)
    return shade
