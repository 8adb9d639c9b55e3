"""Buttons: with an icon and a title, with an icon alone, and rows of which one is down."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtWidgets import QButtonGroup, QPushButton, QToolButton, QWidget

from rook13.ui.kit.art.pictures import icon
from rook13.ui.kit.layouts import row_of
from rook13.ui.ui_context import UiContext


def push_button(
    ui: UiContext,
    sign: str,
    title: str,
    then: Callable[[], object] | None = None,
    *,
    is_primary: bool = False,
    is_danger: bool = False,
) -> QPushButton:
    """Return a button with an icon and a title, and connect what a click does."""
    theme = ui.look.theme
    ink = theme.bad if is_danger else theme.accent_text if is_primary else theme.text
    button = QPushButton(icon(sign, ink), title) if sign else QPushButton(title)
    button.setAutoDefault(False)
    if is_primary:
        button.setProperty("primary", True)
    if then is not None:
        button.clicked.connect(then)
    return button


def tool_button(ui: UiContext, sign: str, tip: str, name: str = "") -> QToolButton:
    """Return a button with an icon alone; its tool tip is its name unless another is given."""
    button = QToolButton()
    button.setIcon(icon(sign, ui.look.theme.text))
    button.setToolTip(tip)
    button.setAccessibleName(name or tip)
    return button


def reset_button(ui: UiContext, tip: str, name: str) -> QToolButton:
    """Return the button that puts one setting back to its default."""
    return tool_button(ui, "undo", tip, name)


class SegmentedControl(QWidget):
    """A row of buttons of which one is down, or none; the arrow keys move among them."""

    picked = Signal(object)
    """The value that the player chose."""

    def __init__(self, name: str, choices: Sequence[tuple[object, str]] = ()) -> None:
        super().__init__()
        self._values: list[object] = []
        self._group = QButtonGroup(self)
        self._group.idToggled.connect(self._on_toggled)
        self.setAccessibleName(name)
        self._row = row_of(parent=self, spacing=self.fontMetrics().height() // 4, margins=0)
        self.set_choices(choices)

    def set_choices(self, choices: Sequence[tuple[object, str]]) -> None:
        """Offer other values with these titles."""
        for button in self._group.buttons():
            self._group.removeButton(button)
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._values = [value for value, _ in choices]
        for place, (_, title) in enumerate(choices):
            button = QPushButton(title)
            button.setCheckable(True)
            button.setAccessibleName(title)
            button.setAccessibleDescription(self.accessibleName())
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            self._group.addButton(button, place)
            self._row.addWidget(button)
        self.updateGeometry()

    def button(self, value: object) -> QPushButton:
        found = self._group.button(self._values.index(value))
        assert isinstance(found, QPushButton)
        return found

    @property
    def value(self) -> object:
        """Return the chosen value, if there is one."""
        place = self._group.checkedId()
        return self._values[place] if place >= 0 else None

    def choose(self, value: object) -> None:
        """Show a value as chosen without emitting `picked`; unknown values choose none."""
        with QSignalBlocker(self._group):
            if value in self._values:
                self.button(value).setChecked(True)
                return
            self._group.setExclusive(False)
            for button in self._group.buttons():
                button.setChecked(False)
            self._group.setExclusive(True)

    @Slot(int, bool)
    def _on_toggled(self, place: int, chosen: bool) -> None:
        if chosen:
            self.picked.emit(self._values[place])
