"""Form controls for declared settings, used by house rules and by preferences.

A setting is declared with its kind and limits where it belongs; a `Field` adds the words that
players read. `control_for` makes the control for a field: a check box, a list, a number with or
without "none", or a slider. Every control emits `chosen` when the player changes it, and
`set_value` shows a value without doing so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, Signal, SignalInstance, Slot
from PySide6.QtGui import QResizeEvent, QValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QWidget,
)

from rook13.engine.options import Choice, Integer, Kind, OptionValue
from rook13.ui.kit.labels import field_beside, field_with_hint
from rook13.ui.kit.layouts import row_of
from rook13.ui.text import context

tr = context("Preferences")

SLIDER_LETTERS = 20
FEWEST_LETTERS = 16
"""Of a list of values where there is little room."""
FEW_NUMBERS = 4
"""Numbers with no more values than this are chosen from a list."""


@dataclass(frozen=True, slots=True)
class Field:
    """A setting in a form: its kind, and how it and its values are called."""

    name: str
    kind: Kind
    title: str
    value_words: Callable[[OptionValue], str]
    help: str = ""
    is_percent: bool = False
    """Whether a number is shown as a slider, in percent."""


class FlagControl(QCheckBox):
    """On or off; words that do not fit on a line are broken, which a check box does not do."""

    def __init__(self, field: Field) -> None:
        super().__init__(field.value_words(True))
        self._words = self.text()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def chosen(self) -> SignalInstance:
        return self.toggled

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        hint = super().minimumSizeHint()
        longest = max(self._width(word) for word in self._words.split(" "))
        return QSize(min(hint.width(), self._beside_words() + longest), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        lines = [""]
        room = event.size().width() - self._beside_words()
        for word in self._words.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if self._width(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        broken = "\n".join(line for line in lines if line)
        if broken != self.text():
            self.setText(broken)

    def _width(self, words: str) -> int:
        return self.fontMetrics().horizontalAdvance(words)

    def _beside_words(self) -> int:
        """Return the width of the box and the distances around it."""
        shown = max(self._width(line) for line in self.text().split("\n"))
        return super().sizeHint().width() - shown

    def set_value(self, value: OptionValue) -> None:
        with QSignalBlocker(self):
            self.setChecked(bool(value))


class ListControl(QComboBox):
    """One of a few values, in words; it becomes narrower where there is little room."""

    chosen = Signal(object)

    def __init__(self, field: Field, values: Sequence[OptionValue]) -> None:
        super().__init__()
        self._wanted_width = 0
        for value in values:
            self.addItem(field.value_words(value), value)
        ignore_wheel(self)
        self.currentIndexChanged.connect(self._on_index)

    def want_width(self, width: int) -> None:
        """Be as wide as other lists, where there is room."""
        self._wanted_width = width
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802
        return super().sizeHint().expandedTo(QSize(self._wanted_width, 0))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        letters = self.fontMetrics().averageCharWidth() * FEWEST_LETTERS
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), letters), hint.height())

    def set_value(self, value: OptionValue) -> None:
        with QSignalBlocker(self):
            self.setCurrentIndex(self.findData(value))

    @Slot(int)
    def _on_index(self, index: int) -> None:
        self.chosen.emit(self.itemData(index))


class SpinBox(QSpinBox):
    """A number with the padding of other fields, which Qt leaves out for spin boxes."""

    def __init__(self) -> None:
        super().__init__()
        self.lineEdit().setTextMargins(self.fontMetrics().height() // 2, 0, 0, 0)


class NumberControl(SpinBox):
    """A number in steps; one that somebody types becomes the nearest possible, and it says so."""

    corrected = Signal(str)
    """A sentence on why another number was taken than the one that was typed."""

    def __init__(self, kind: Integer) -> None:
        super().__init__()
        self._kind = kind
        self.setRange(kind.minimum, kind.maximum)
        self.setSingleStep(kind.step)
        self.setKeyboardTracking(False)
        self.setAccelerated(True)
        # As high as the lists beside it.
        self.setMinimumHeight(QComboBox().sizeHint().height())
        ignore_wheel(self)

    @property
    def chosen(self) -> SignalInstance:
        return self.valueChanged

    def set_value(self, value: OptionValue) -> None:
        with QSignalBlocker(self):
            self.setValue(int(value or 0))

    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:
        found = super().validate(input, pos)
        is_number = found[0] == QValidator.State.Acceptable
        if is_number and (self.valueFromText(input) - self._kind.minimum) % self._kind.step:
            return QValidator.State.Intermediate, input, pos
        return found

    def fixup(self, input: str) -> str:
        kind = self._kind
        try:
            wanted = int(input)
        except ValueError:
            wanted = self.value()
        steps = round((min(max(wanted, kind.minimum), kind.maximum) - kind.minimum) / kind.step)
        taken = kind.minimum + steps * kind.step
        if taken != wanted:
            self.corrected.emit(self._why(wanted))
        return str(taken)

    def _why(self, wanted: int) -> str:
        """Return why a number cannot be taken, in words that fit beside it."""
        kind = self._kind
        if wanted < kind.minimum:
            return tr("{limit} is the minimum", limit=kind.minimum)
        if wanted > kind.maximum:
            return tr("{limit} is the maximum", limit=kind.maximum)
        return tr("Only steps of {step}", step=kind.step)


class _Compound(QWidget):
    """A control of two widgets side by side, named and focused like the first one."""

    def __init__(self, first: QWidget, second: QWidget, second_stretch: int) -> None:
        super().__init__()
        row_of((first, 1), (second, second_stretch), parent=self, margins=0)
        self._first = first
        self.setFocusProxy(first)

    def setAccessibleName(self, name: str) -> None:  # noqa: N802
        self._first.setAccessibleName(name)

    def setAccessibleDescription(self, description: str) -> None:  # noqa: N802
        self._first.setAccessibleDescription(description)


class OptionalNumberControl(_Compound):
    """A number in steps, and a box that switches it off."""

    chosen = Signal(object)

    def __init__(self, field: Field, kind: Integer) -> None:
        self.spin = NumberControl(kind)
        self.off = QCheckBox(field.value_words(None))
        super().__init__(self.spin, self.off, 1)
        self.spin.chosen.connect(self.chosen.emit)
        self.off.toggled.connect(self._on_off)

    def set_value(self, value: OptionValue) -> None:
        if value is not None:
            self.spin.set_value(value)
        self.spin.setEnabled(value is not None)
        with QSignalBlocker(self.off):
            self.off.setChecked(value is None)

    def setAccessibleName(self, name: str) -> None:  # noqa: N802
        super().setAccessibleName(name)
        self.off.setAccessibleName(f"{name} {self.off.text()}")

    @Slot(bool)
    def _on_off(self, is_off: bool) -> None:
        self.chosen.emit(None if is_off else self.spin.value())


class PercentSlider(_Compound):
    """A slider with its value in words; the value is chosen when the handle is released."""

    def __init__(self, kind: Integer) -> None:
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self._words = QLabel()
        super().__init__(self.slider, self._words, 0)
        self.slider.setRange(kind.minimum, kind.maximum)
        self.slider.setSingleStep(kind.step)
        self.slider.setPageStep(2 * kind.step)
        # A new text size lays out the whole window, which is too slow for every pixel.
        self.slider.setTracking(False)
        self._words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        metrics = self.fontMetrics()
        self._words.setMinimumWidth(metrics.horizontalAdvance(_percent(kind.maximum)))
        self.slider.setMinimumWidth(metrics.averageCharWidth() * SLIDER_LETTERS)
        self.slider.sliderMoved.connect(self._show_words)
        self.slider.valueChanged.connect(self._show_words)

    @property
    def chosen(self) -> SignalInstance:
        return self.slider.valueChanged

    def set_value(self, value: OptionValue) -> None:
        with QSignalBlocker(self.slider):
            self.slider.setValue(int(value or 0))
        self._show_words(self.slider.value())

    @Slot(int)
    def _show_words(self, value: int) -> None:
        self._words.setText(_percent(value))


Control = FlagControl | ListControl | NumberControl | OptionalNumberControl | PercentSlider


def control_for(field: Field) -> Control:
    """Return the control for a field, named after it."""
    control = _control(field)
    control.setObjectName(field.name)
    control.setAccessibleName(field.title)
    return control


def _control(field: Field) -> Control:
    kind = field.kind
    if isinstance(kind, Choice):
        return ListControl(field, kind.values)
    if not isinstance(kind, Integer):
        return FlagControl(field)
    if field.is_percent:
        return PercentSlider(kind)
    if kind.may_be_none:
        return OptionalNumberControl(field, kind)
    numbers = range(kind.minimum, kind.maximum + 1, kind.step)
    return ListControl(field, numbers) if len(numbers) <= FEW_NUMBERS else NumberControl(kind)


def field_row(field: Field, control: Control) -> QWidget:
    """Return a control with its title and help; a check box bears its title itself."""
    if not isinstance(control, FlagControl):
        return field_beside(field.title, control, field.help)
    return field_with_hint(control, field.help) if field.help else control


class _WheelFilter(QObject):
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        is_wheel = event.type() == QEvent.Type.Wheel
        if is_wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return False


def ignore_wheel(widget: QWidget) -> None:
    """Leave the mouse wheel to the page as long as a control does not have the focus."""
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    widget.installEventFilter(_WheelFilter(widget))


def _percent(value: int) -> str:
    return tr("{value}%", value=value)
