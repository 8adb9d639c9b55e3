"""A row of buttons of which one is pressed in."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget


class Segments(QWidget):
    """One of a few values; the arrow keys move among them, and it may be that none is chosen."""

    picked = Signal(object)
    """The value, when somebody has chosen it."""

    def __init__(
        self, name: str, choices: Sequence[tuple[object, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._values = [value for value, _ in choices]
        self._group = QButtonGroup(self)
        self.setAccessibleName(name)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.fontMetrics().height() // 4)
        for place, (_, title) in enumerate(choices):
            button = QPushButton(title)
            button.setCheckable(True)
            button.setAccessibleName(title)
            button.setAccessibleDescription(name)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            self._group.addButton(button, place)
            row.addWidget(button)
        self._group.idToggled.connect(self._on_toggled)

    def button(self, value: object) -> QPushButton:
        """Return the button of a value."""
        found = self._group.button(self._values.index(value))
        assert isinstance(found, QPushButton)
        return found

    @property
    def value(self) -> object:
        """Return the value that is chosen, if one is."""
        place = self._group.checkedId()
        return self._values[place] if place >= 0 else None

    def choose(self, value: object) -> None:
        """Show a value as chosen without saying that somebody did it; unknown ones are none."""
        self._group.blockSignals(True)
        if value in self._values:
            self.button(value).setChecked(True)
        else:
            self._release()
        self._group.blockSignals(False)

    def _release(self) -> None:
        self._group.setExclusive(False)
        for button in self._group.buttons():
            button.setChecked(False)
        self._group.setExclusive(True)

    @Slot(int, bool)
    def _on_toggled(self, place: int, chosen: bool) -> None:
        if chosen:
            self.picked.emit(self._values[place])
