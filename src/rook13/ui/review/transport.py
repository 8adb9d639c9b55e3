"""The controls of a replay: a slider with marks, play and pause, steps, tricks and speed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QToolTip,
    QWidget,
)

from rook13.ui.kit.art.pictures import icon
from rook13.ui.kit.art.themes import Theme
from rook13.ui.kit.buttons import tool_button
from rook13.ui.kit.labels import muted
from rook13.ui.kit.layouts import STRETCH, column_of, row_of
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Replay")
SPEEDS = (2000, 1100, 600, 300)
"""Milliseconds for each action."""
USUAL_SPEED = 1
STRIP = 0.62
"""The height of the marks under the slider, in lines of text."""


class Verdict(Enum):
    """What a decision cost; the value is how high its mark is."""

    GOOD = 0.3
    SMALL = 0.65
    LARGE = 1.0


@dataclass(frozen=True, slots=True)
class Mark:
    """What a slider shows at a step, and what it says about it."""

    verdict: Verdict
    is_turning: bool = False
    words: str = ""


class MarkedSlider(QSlider):
    """A slider with a mark for every decision; a click goes straight to where it is."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = ui.look.theme
        self.marks: Mapping[int, Mark] = {}
        self.setPageStep(4)

    def show_marks(self, marks: Mapping[int, Mark]) -> None:
        self.marks = marks
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        return super().sizeHint() + QSize(0, self._strip_height)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return super().minimumSizeHint() + QSize(0, self._strip_height)

    def x_of(self, step: int) -> int:
        left, room = self._groove()
        return left + QStyle.sliderPositionFromValue(0, self.maximum(), step, room)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for step, mark in self.marks.items():
            self._paint_mark(painter, step, mark)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            mark = self.marks.get(self._step_at(event.pos().x()))
            QToolTip.showText(event.globalPos(), mark.words if mark is not None else "", self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() is Qt.MouseButton.LeftButton:
            self.setValue(self._step_at(round(event.position().x())))
        super().mousePressEvent(event)

    @property
    def _strip_height(self) -> int:
        return round(self.fontMetrics().height() * STRIP) if self.marks else 0

    def _step_at(self, x: int) -> int:
        left, room = self._groove()
        return QStyle.sliderValueFromPosition(0, self.maximum(), x - left, room)

    def _groove(self) -> tuple[int, int]:
        """Return where the middle of the handle is at the first step, and how far it goes."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control, style = QStyle.ComplexControl.CC_Slider, self.style()
        parts = (QStyle.SubControl.SC_SliderGroove, QStyle.SubControl.SC_SliderHandle)
        groove, handle = (style.subControlRect(control, option, part, self) for part in parts)
        return groove.left() + handle.width() // 2, max(1, groove.width() - handle.width())

    def _paint_mark(self, painter: QPainter, step: int, mark: Mark) -> None:
        """Draw a bar whose height and colour tell the cost, because colour alone is not enough."""
        whole = self._strip_height
        height = max(2.0, whole * mark.verdict.value)
        width = max(2.0, min(6.0, self._groove()[1] / max(1, self.maximum()) * 0.6))
        area = QRectF(self.x_of(step) - width / 2, self.height() - height, width, height)
        if mark.is_turning:
            area.adjust(-width / 2, 0, width / 2, 0)
        painter.setBrush(QColor(verdict_colour(self._theme, mark.verdict)))
        painter.drawRoundedRect(area, 1, 1)


def verdict_colour(theme: Theme, verdict: Verdict) -> str:
    """Return the colour of a verdict."""
    return {
        Verdict.GOOD: theme.good,
        Verdict.SMALL: theme.focus,
        Verdict.LARGE: theme.bad,
    }[verdict]


class Transport(QWidget):
    """Goes through the steps of a hand, by hand or by itself."""

    moved = Signal(int)
    """The step to show; the last is the end of the hand."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._tricks: tuple[int, ...] = ()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_time)
        self.slider = MarkedSlider(ui, self)
        self.slider.setAccessibleName(tr("Position in the hand"))
        self.trick_back = self._button("skip-back", tr("Previous trick"), tr("Page Up"))
        self.back = self._button("back", tr("Previous action"), tr("Left"))
        self.play = self._button("play", tr("Play"), tr("Space"))
        self.forth = self._button("next", tr("Next action"), tr("Right"))
        self.trick_forth = self._button("skip-next", tr("Next trick"), tr("Page Down"))
        self.tricks = QComboBox(self)
        self.tricks.setAccessibleName(tr("Trick"))
        self.speed = QComboBox(self)
        self.speed.setAccessibleName(tr("Speed"))
        self.speed.addItems([tr("Slow"), tr("Normal"), tr("Fast"), tr("Very fast")])
        self.speed.setCurrentIndex(USUAL_SPEED)
        self.count = muted("", self)
        self.count.setWordWrap(False)
        self._lay_out()
        self._connect()
        self._show_playing()

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    @property
    def place(self) -> int:
        return self.slider.value()

    def show_hand(self, steps: int, tricks: Sequence[int], place: int) -> None:
        """Go through a hand of so many steps, with tricks led at some of them."""
        self.pause()
        self._tricks = tuple(tricks)
        for widget in (self.slider, self.tricks):
            widget.blockSignals(True)
        self.slider.setRange(0, steps)
        self.slider.setValue(place)
        self.tricks.clear()
        self.tricks.addItem(tr("Bidding"))
        for number in range(1, len(tricks) + 1):
            self.tricks.addItem(tr("Trick {number}", number=number))
        for widget in (self.slider, self.tricks):
            widget.blockSignals(False)
        self._on_value(place)

    @Slot(int)
    def go(self, place: int) -> None:
        self.slider.setValue(place)

    @Slot()
    def pause(self) -> None:
        self._timer.stop()
        self._show_playing()

    @Slot()
    def toggle(self) -> None:
        """Play, from the start if the end is shown; or pause."""
        if self.is_playing:
            self.pause()
            return
        if self.place == self.slider.maximum():
            self.go(0)
        self._timer.start(SPEEDS[self.speed.currentIndex()])
        self._show_playing()

    def step(self, steps: int) -> None:
        self.pause()
        self.go(self.place + steps)

    def step_trick(self, direction: int) -> None:
        """Go to where the next trick is led, or the one before."""
        self.pause()
        if direction > 0:
            self.go(next((t for t in self._tricks if t > self.place), self.slider.maximum()))
        else:
            self.go(next((t for t in reversed(self._tricks) if t < self.place), 0))

    def _button(self, sign: str, title: str, key: str) -> QToolButton:
        return tool_button(self._ui, sign, tr("{title} ({key})", title=title, key=key), title)

    def _lay_out(self) -> None:
        buttons = (self.trick_back, self.back, self.play, self.forth, self.trick_forth)
        row = row_of(*buttons, self.speed, STRETCH, self.tricks, self.count)
        column_of(self.slider, row, parent=self, margins=0)

    def _connect(self) -> None:
        self.slider.valueChanged.connect(self._on_value)
        self.slider.sliderPressed.connect(self.pause)
        self.play.clicked.connect(self.toggle)
        self.back.clicked.connect(lambda: self.step(-1))
        self.forth.clicked.connect(lambda: self.step(1))
        self.trick_back.clicked.connect(lambda: self.step_trick(-1))
        self.trick_forth.clicked.connect(lambda: self.step_trick(1))
        self.tricks.activated.connect(self._on_trick)
        self.speed.currentIndexChanged.connect(self._on_speed)
        for button in (self.back, self.forth):
            button.setAutoRepeat(True)

    def _show_playing(self) -> None:
        title = tr("Pause") if self.is_playing else tr("Play")
        self.play.setIcon(icon("pause" if self.is_playing else "play", self._ui.look.theme.text))
        self.play.setAccessibleName(title)
        self.play.setToolTip(tr("{title} ({key})", title=title, key=tr("Space")))

    @Slot(int)
    def _on_value(self, place: int) -> None:
        last = self.slider.maximum()
        self.count.setText(tr("{place} of {count}", place=min(place + 1, last), count=last))
        for button in (self.back, self.trick_back):
            button.setEnabled(place > 0)
        for button in (self.forth, self.trick_forth):
            button.setEnabled(place < last)
        self.tricks.setCurrentIndex(sum(start <= place for start in self._tricks))
        self.moved.emit(place)

    @Slot(int)
    def _on_trick(self, index: int) -> None:
        self.pause()
        self.go(self._tricks[index - 1] if index else 0)

    @Slot(int)
    def _on_speed(self, index: int) -> None:
        if self.is_playing:
            self._timer.start(SPEEDS[index])

    @Slot()
    def _on_time(self) -> None:
        self.go(self.place + 1)
        if self.place == self.slider.maximum():
            self.pause()
