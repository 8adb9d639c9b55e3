"""One card as a button: it is seen, pressed, focused, read out and dragged like any control."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from rook13.engine.cards import Card
from rook13.ui.look import Look
from rook13.ui.table.hand.card_paint import paint_card
from rook13.ui.table.hand.card_state import CardMark, CardState
from rook13.ui.table.hand.card_words import card_name

__all__ = ["CardButton", "CardMark", "CardState", "Step"]


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
PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class CardButton(QAbstractButton):
    """A card of one's own hand."""

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
        """Whether Enter presses the card; otherwise it is left to whoever else wants it."""
        self._look = look
        self._state = CardState.RESTING
        self._marks: frozenset[CardMark] = frozenset()
        self._shown: object = None
        self._face = QPixmap()
        self._is_stretched = False
        self._grip: QPoint | None = None
        self._dragging = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.focus_shown.connect(self.update)
        self.show_state(CardState.RESTING)

    @property
    def state(self) -> CardState:
        """Return whether the card may be played."""
        return self._state

    @property
    def marks(self) -> frozenset[CardMark]:
        """Return what is marked on the card."""
        return self._marks

    @property
    def is_dragging(self) -> bool:
        """Return whether the card is being moved with the mouse."""
        return self._dragging

    @property
    def face(self) -> QPixmap:
        """Return the picture of the card; while sizes change, the last one has to do."""
        if not self._is_stretched or self._face.isNull():
            ratio = self.devicePixelRatioF()
            self._face = self._look.art.face(self.card, self.width(), ratio)
        return self._face

    def become(self, card: Card) -> None:
        """Be another card from now on."""
        self.card, self._face = card, QPixmap()
        self.sharpen()

    def stretch(self) -> None:
        """Make do with the picture there is until told otherwise."""
        self._is_stretched = True

    def sharpen(self) -> None:
        """Draw the picture at the size of the card again."""
        self._is_stretched = False
        self.update()

    def show_state(self, state: CardState, marks: frozenset[CardMark] = frozenset()) -> None:
        """Look and read as a card in this state; the same again costs nothing."""
        if self._shown == (self.card, state, marks):
            return
        self._shown = self.card, state, marks
        self._state, self._marks = state, marks
        self.setCheckable(state.is_choice)
        if state.is_choice:
            self.setChecked(state is CardState.CHOSEN)
        self.setAccessibleName(card_name(self._look, self.card, state))
        self.update()

    def describe(self, about: str, keys: str) -> None:
        """Say more about the card, and which keys press it."""
        tip = f"{self.accessibleName()}\n{about}\n{keys}"
        if tip != self.toolTip():
            self.setAccessibleDescription(about)
            self.setToolTip(tip)

    def sizeHint(self) -> QSize:  # noqa: N802
        width = self.fontMetrics().height() * 5
        return QSize(width, round(self._look.art.height(width)))

    def nextCheckState(self) -> None:  # noqa: N802
        """Stay as shown: whether a card is chosen is decided by the hand."""

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
        if self._dragging or way.manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self.setDown(False)
            self.dragged.emit(self.pos() + way)

    def let_go(self) -> None:
        """Be dragged no more."""
        self._dragging, self._grip = False, None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        was_dragging = self._dragging
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
