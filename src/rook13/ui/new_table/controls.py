"""Controls that suit a value: a check box, a list of words, or a number in steps."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QSizePolicy, QWidget

from rook13.engine.options import Choice, Integer, OptionSpec, OptionValue
from rook13.ui.new_table.option_words import value_words
from rook13.ui.widgets.spin_box import SpinBox

FEW_NUMBERS = 4
"""Numbers with no more values than this are chosen from a list."""


class CalmWheel(QObject):
    """Keeps the wheel for scrolling while a control does not have the focus."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        is_wheel = event.type() == QEvent.Type.Wheel
        if is_wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return False


def calm(widget: QWidget) -> None:
    """Let the wheel change a control only once somebody has gone there on purpose."""
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    widget.installEventFilter(CalmWheel(widget))


class StepSpinBox(SpinBox):
    """Takes only numbers in its steps; others that somebody types become the nearest."""

    def __init__(self, kind: Integer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self.setRange(kind.minimum, kind.maximum)
        self.setSingleStep(kind.step)
        self.setKeyboardTracking(False)
        self.setAccelerated(True)
        # As high as the lists beside it.
        self.setMinimumHeight(QComboBox().sizeHint().height())
        calm(self)

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
        return str(kind.minimum + steps * kind.step)


class OptionControl(QWidget):
    """Lets somebody choose the value of an option."""

    chosen = Signal(object)
    """The new value, when somebody has chosen it."""

    def __init__(self, spec: OptionSpec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spec = spec
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)

    def _add(self, widget: QWidget, name: str) -> None:
        widget.setAccessibleName(name)
        self._row.addWidget(widget, 1)
        if self.focusProxy() is None:
            self.setFocusProxy(widget)

    def set_value(self, value: OptionValue) -> None:
        """Show a value without saying that it was chosen."""
        raise NotImplementedError


class FlagControl(OptionControl):
    """On or off."""

    def __init__(self, spec: OptionSpec, name: str, parent: QWidget | None = None) -> None:
        super().__init__(spec, parent)
        self.box = QCheckBox(value_words(spec.name, True))
        self.box.toggled.connect(self.chosen.emit)
        self._add(self.box, name)

    def set_value(self, value: OptionValue) -> None:
        self.box.blockSignals(True)
        self.box.setChecked(bool(value))
        self.box.blockSignals(False)


class ListControl(OptionControl):
    """One of a few values, in words."""

    def __init__(
        self,
        spec: OptionSpec,
        values: tuple[OptionValue, ...],
        name: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(spec, parent)
        self._values = values
        self.box = QComboBox()
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.box.addItems([value_words(spec.name, value) for value in values])
        calm(self.box)
        self.box.currentIndexChanged.connect(self._on_index)
        self._add(self.box, name)

    def set_value(self, value: OptionValue) -> None:
        self.box.blockSignals(True)
        self.box.setCurrentIndex(self._values.index(value))
        self.box.blockSignals(False)

    @Slot(int)
    def _on_index(self, index: int) -> None:
        self.chosen.emit(self._values[index])


class NumberControl(OptionControl):
    """A number in steps, which may be switched off where the option allows that."""

    def __init__(
        self, spec: OptionSpec, kind: Integer, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(spec, parent)
        self.spin = StepSpinBox(kind)
        self.spin.valueChanged.connect(self.chosen.emit)
        self._add(self.spin, name)
        self.off: QCheckBox | None = None
        if kind.may_be_none:
            self.off = QCheckBox(value_words(spec.name, None))
            self.off.toggled.connect(self._on_off)
            self._add(self.off, f"{name} {self.off.text()}")

    def set_value(self, value: OptionValue) -> None:
        for widget in (self.spin, self.off):
            if widget is not None:
                widget.blockSignals(True)
        if value is not None:
            self.spin.setValue(int(value))
        self.spin.setEnabled(value is not None)
        if self.off is not None:
            self.off.setChecked(value is None)
            self.off.blockSignals(False)
        self.spin.blockSignals(False)

    @Slot(bool)
    def _on_off(self, is_off: bool) -> None:
        self.chosen.emit(None if is_off else self.spin.value())


def control_for(spec: OptionSpec, name: str) -> OptionControl:
    """Return the control that suits an option; `name` is what screen readers call it."""
    kind = spec.kind
    if isinstance(kind, Choice):
        return ListControl(spec, kind.values, name)
    if not isinstance(kind, Integer):
        return FlagControl(spec, name)
    numbers = range(kind.minimum, kind.maximum + 1, kind.step)
    if len(numbers) <= FEW_NUMBERS and not kind.may_be_none:
        return ListControl(spec, tuple(numbers), name)
    return NumberControl(spec, kind, name)
