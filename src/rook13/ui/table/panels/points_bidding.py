"""Bidding for points: a stepper, a ruler to jump on, and buttons for the next few bids."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOption,
    QWidget,
)

from rook13.ui.table.panels.bid_panel import BidPanel
from rook13.ui.table.part import BIG, TableContext, polish, px
from rook13.ui.text import context

tr = context("Bidding")
QUICK_BIDS, FEW_BIDS = 6, 3
WHEEL_NOTCH = 120
DIGITS = "8888"
ACROSS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
HEIGHT, HANDLE, GROOVE, TICK = 1.6, 1.0, 0.24, 0.22
"""In lines of text; Qt's own slider has the same few pixels at any size of text."""


class PointsBidding(BidPanel):
    """Any bid with two clicks: one on the ruler or a quick bid, and one to bid."""

    chooses_first = True

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self._turned = 0
        self.box = BidBox(self)
        self.ruler = BidRuler(ui, self)
        self.minus = self._step_button("−", tr("Lower the bid"), -1)
        self.plus = self._step_button("+", tr("Raise the bid"), 1)
        self._most_quick = QUICK_BIDS
        self._full_width = 0
        self.quick = [self.add_choice() for _ in range(QUICK_BIDS)]
        self.box.valueChanged.connect(self._on_value)
        self.ruler.valueChanged.connect(self._on_value)
        self.setFocusProxy(self.box)
        self._lay_out()

    def fit_into(self, room: QSize) -> None:
        """Offer fewer quick bids where there is little room."""
        if not self._full_width and self.quick[-1].isVisible():
            self._full_width = self._width_in_style()
        most = QUICK_BIDS if self._full_width <= room.width() else FEW_BIDS
        if most != self._most_quick:
            self._most_quick = most
            self.show_calls()
            self._show_choice()

    def show_calls(self) -> None:
        """Set the range of everything to the legal bids."""
        values = [int(name) for name in self.names]
        if not values:
            return
        self.box.set_values(values)
        self.ruler.set_values(values)
        self.ruler.setVisible(len(values) > 1)
        most = self._most_quick
        offered = values if len(values) <= most else [*values[: most - 1], values[-1]]
        for place, button in enumerate(self.quick):
            button.setVisible(place < len(offered))
            button.call = str(offered[place]) if place < len(offered) else ""
            button.setText(button.call)
            button.setAccessibleName(tr("Choose {bid}", bid=button.call))

    def show_chosen(self) -> None:
        """Show the chosen bid on stepper and ruler."""
        chosen = self.chosen
        if chosen is None:
            return
        value = chosen.call.value
        self.box.setValue(value)
        self.ruler.setValue(value)
        self.minus.setEnabled(value > self.box.minimum())
        self.plus.setEnabled(value < self.box.maximum())

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        self._turned += event.angleDelta().y()
        notches = int(self._turned / WHEEL_NOTCH)
        self._turned -= notches * WHEEL_NOTCH
        if notches:
            self.step(notches)
        event.accept()

    def _lay_out(self) -> None:
        look = self.ui.look
        stepper = QHBoxLayout()
        stepper.setSpacing(px(look, 4))
        for widget in (self.minus, self.box, self.plus):
            stepper.addWidget(widget)
        quick = QHBoxLayout()
        quick.setSpacing(px(look, 6))
        for button in self.quick:
            quick.addWidget(button)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(px(look, 14))
        layout.setVerticalSpacing(px(look, 6))
        layout.addWidget(self.note, 0, 0, 1, 4)
        layout.addLayout(stepper, 1, 0, 2, 1)
        layout.addLayout(quick, 1, 1)
        layout.addWidget(self.ruler, 2, 1)
        layout.addWidget(self.bid_button, 1, 2, 2, 1)
        layout.addWidget(self.pass_button, 1, 3, 2, 1)
        layout.setColumnStretch(1, 1)
        for decision in (self.bid_button, self.pass_button):
            decision.setMinimumHeight(self.box.sizeHint().height())
        widest = self.fontMetrics().horizontalAdvance(tr("Bid {call}", call="888")) * 2
        self.bid_button.setMinimumWidth(widest)

    def _step_button(self, sign: str, words: str, steps: int) -> QPushButton:
        button = QPushButton(sign, self)
        command = "bid_up" if steps > 0 else "bid_down"
        button.setProperty("compact", True)
        button.setProperty("big", True)
        button.setAutoRepeat(True)
        button.setFont(self.box.font())
        button.ensurePolished()
        side = max(self.box.sizeHint().height(), button.sizeHint().width())
        button.setFixedSize(side, side)
        button.setAccessibleName(words)
        self.ui.keys.explain(button, words, command)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(partial(self.step, steps))
        return button

    def _width_in_style(self) -> int:
        """Return how wide the panel has to be with the sizes of the style sheet."""
        polish(self)
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        return layout.minimumSize().width()

    def _on_value(self, value: int) -> None:
        # Stepper and ruler also move when a choice is shown, which is no new choice.
        if str(value) != self._chosen:
            self.choose(str(value))


class BidBox(QSpinBox):
    """A stepper with big digits; keys go to the panel, so that letters stay free for commands.

    The style sheet hides its arrows: without any, Qt leaves no room for the number.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAccessibleName(tr("Your bid"))
        self.setToolTip(tr("Type a number, scroll, or use the arrow keys"))
        line = self.lineEdit()
        line.setReadOnly(True)
        line.selectionChanged.connect(self._show_no_selection)
        self.setProperty("big", True)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * BIG)
        font.setBold(True)
        self.setFont(font)
        self.ensurePolished()
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance(DIGITS) + line.height() // 2)

    def set_values(self, values: Sequence[int]) -> None:
        """Step through these values."""
        with QSignalBlocker(self):
            self.setRange(values[0], values[-1])
            self.setSingleStep(values[1] - values[0] if len(values) > 1 else 1)

    def event(self, event: QEvent) -> bool:
        """Leave shortcuts to the table, even those that would edit text."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        event.ignore()

    def _show_no_selection(self) -> None:
        self.lineEdit().deselect()


class BidRuler(QSlider):
    """A slider that jumps to where it is clicked, with a mark below every bid."""

    def __init__(self, ui: TableContext, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setAccessibleName(tr("Your bid"))
        self._theme = ui.look.theme
        self._values: tuple[int, ...] = (0,)

    def set_values(self, values: Sequence[int]) -> None:
        """Offer these values, from left to right."""
        step = values[1] - values[0] if len(values) > 1 else 1
        with QSignalBlocker(self):
            self._values = tuple(values)
            self.setRange(values[0], values[-1])
            self.setSingleStep(step)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._jump(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._jump(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Step with left and right; other keys go to the panel."""
        if event.key() not in ACROSS:
            event.ignore()
            return
        place = self._values.index(self.value()) + ACROSS[Qt.Key(event.key())]
        self.setValue(self._values[min(max(place, 0), len(self._values) - 1)])

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        event.ignore()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(super().sizeHint().width(), round(HEIGHT * self._line))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_ring(painter)
        here, level = self.position(self.value()), self.height() * 0.45
        first, last = self.position(self.minimum()), self.position(self.maximum())
        self._draw_groove(painter, QPointF(first, level), QPointF(last, level), self._theme.line)
        self._draw_groove(painter, QPointF(first, level), QPointF(here, level), self._theme.accent)
        self._draw_marks(painter, self.height() * 0.45 + HANDLE * self._line * 0.65)
        self._draw_handle(painter, QPointF(here, level))
        painter.end()

    def position(self, value: int) -> int:
        """Return where a value is, from the left."""
        handle = round(HANDLE * self._line)
        room = max(1, self.width() - handle)
        low, high = self.minimum(), self.maximum()
        return QStyle.sliderPositionFromValue(low, high, value, room) + handle // 2

    @property
    def _line(self) -> int:
        return self.fontMetrics().height()

    def _draw_ring(self, painter: QPainter) -> None:
        """Draw the focus ring of the style sheet."""
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)

    def _draw_groove(self, painter: QPainter, start: QPointF, end: QPointF, colour: str) -> None:
        pen = QPen(QColor(colour), GROOVE * self._line)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(start, end)

    def _draw_marks(self, painter: QPainter, top: float) -> None:
        painter.setPen(QPen(QColor(self._theme.muted_text), max(1.0, self._line / 15)))
        for value in self._values:
            x = self.position(value) + 0.5
            painter.drawLine(QPointF(x, top), QPointF(x, top + TICK * self._line))

    def _draw_handle(self, painter: QPainter, middle: QPointF) -> None:
        side = HANDLE * self._line
        place = QRectF(0, 0, side - 2, side - 2)
        place.moveCenter(middle)
        painter.setPen(QPen(QColor(self._theme.base), max(1.0, self._line / 12)))
        painter.setBrush(QColor(self._theme.accent))
        painter.drawRoundedRect(place, side / 4, side / 4)

    def _jump(self, event: QMouseEvent) -> None:
        if event.button() not in (Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton):
            return
        x = event.position().x()
        self.setValue(min(self._values, key=lambda value: abs(self.position(value) - x)))
        self.setFocus(Qt.FocusReason.MouseFocusReason)
