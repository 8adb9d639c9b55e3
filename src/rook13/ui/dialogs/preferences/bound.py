"""Controls that show one preference and change it."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSlider,
    QSpinBox,
    QWidget,
)

from rook13.storage.errors import StorageError
from rook13.ui.dialogs.preferences.names import value_names
from rook13.ui.preferences import choices, limits
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.spin_box import SpinBox
from rook13.wording.network import storage_text

tr = context("Preferences")

COMBO_LETTERS = 26
"""So that lists under each other are equally wide."""


class Binding(QObject):
    """Makes controls whose name is the preference they show, and keeps both the same."""

    failed = Signal(str)
    """A sentence: the choice holds, but could not be kept."""

    def __init__(self, ui: UiContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._controls: dict[str, QWidget] = {}
        ui.settings.changed.connect(self._on_settings)

    def choose(self, field: str, value: Any) -> None:
        """Choose another value."""
        self.choose_all({field: value})

    def choose_all(self, values: dict[str, Any]) -> None:
        """Choose several values at once."""
        try:
            self._ui.settings.change(**values)
        except StorageError as error:
            sentence = self._ui.look.say(storage_text(error.kind.value, str(error.path)))
            self.failed.emit(tr("{problem} The choice holds until you quit.", problem=sentence))

    def combo(self, field: str) -> QComboBox:
        """Return a list of the values of a preference."""
        box = QComboBox()
        box.setMinimumContentsLength(COMBO_LETTERS)
        names = value_names(field)
        for value in choices(field):
            box.addItem(names[value], value)
        box.activated.connect(lambda: self.choose(field, box.currentData()))
        self._bind(field, box)
        return box

    def check(self, field: str, title: str) -> QCheckBox:
        """Return a box for a preference that is on or off."""
        box = QCheckBox(title)
        box.toggled.connect(partial(self.choose, field))
        self._bind(field, box)
        return box

    def spin(self, field: str) -> QSpinBox:
        """Return a field for a number; it counts once it has been typed to the end."""
        box = SpinBox()
        box.setRange(*limits(field))
        box.setKeyboardTracking(False)
        box.setGroupSeparatorShown(False)
        box.valueChanged.connect(partial(self.choose, field))
        self._bind(field, box)
        return box

    def slider(self, field: str, step: int) -> PercentSlider:
        """Return a slider for a part of a hundred."""
        slider = PercentSlider(*limits(field), step)
        slider.chosen.connect(partial(self.choose, field))
        self._bind(field, slider)
        return slider

    def _bind(self, field: str, control: QWidget) -> None:
        control.setObjectName(field)
        self._controls[field] = control
        self._show(field, control)

    @Slot(object)
    def _on_settings(self, before: object) -> None:
        for field, control in self._controls.items():
            self._show(field, control)

    def _show(self, field: str, control: QWidget) -> None:
        value = getattr(self._ui.settings.chosen, field)
        with QSignalBlocker(control):
            match control:
                case QComboBox():
                    control.setCurrentIndex(control.findData(value))
                case QCheckBox():
                    control.setChecked(value)
                case QSpinBox() | PercentSlider():
                    control.setValue(value)


class PercentSlider(QWidget):
    """A slider with its value in words; what is chosen counts when the handle is let go."""

    chosen = Signal(int)

    def __init__(self, low: int, high: int, step: int) -> None:
        super().__init__()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(low, high)
        self.slider.setSingleStep(step)
        self.slider.setPageStep(2 * step)
        # A new size of text lays out the whole window, which is too much for every pixel.
        self.slider.setTracking(False)
        self._words = QLabel()
        self._words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        metrics = self.fontMetrics()
        self._words.setMinimumWidth(metrics.horizontalAdvance(_percent(high)))
        self.slider.setMinimumWidth(metrics.averageCharWidth() * 26)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.slider, 1)
        row.addWidget(self._words)
        self.slider.sliderMoved.connect(self._show_words)
        self.slider.valueChanged.connect(self._show_words)
        self.slider.valueChanged.connect(self._on_value)
        self.setFocusProxy(self.slider)

    def setValue(self, value: int) -> None:  # noqa: N802
        """Show a value without choosing it."""
        with QSignalBlocker(self.slider):
            self.slider.setValue(value)
        self._show_words(value)

    def setAccessibleName(self, name: str) -> None:  # noqa: N802
        """Name the slider, which is what has the focus."""
        self.slider.setAccessibleName(name)

    def setAccessibleDescription(self, description: str) -> None:  # noqa: N802
        """Describe the slider, which is what has the focus."""
        self.slider.setAccessibleDescription(description)

    @Slot(int)
    def _show_words(self, value: int) -> None:
        self._words.setText(_percent(value))

    @Slot(int)
    def _on_value(self, value: int) -> None:
        self.chosen.emit(value)


def _percent(value: int) -> str:
    return tr("{value} %", value=value)
