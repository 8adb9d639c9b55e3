"""Name and bird, as accounts and guests have them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from rook13.storage.names import MAX_LENGTH, is_good, tidy
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.birds import BirdPicker
from rook13.ui.widgets.labels import field_above

tr = context("Welcome")


class PersonForm(QWidget):
    """Who somebody is to others."""

    entered = Signal()

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self.name = QLineEdit()
        self.name.setMaxLength(MAX_LENGTH)
        self.name.returnPressed.connect(self.entered)
        self.birds = BirdPicker(ui)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(self.fontMetrics().height() * 0.7))
        column.addWidget(field_above(tr("Name that others see"), self.name))
        column.addWidget(field_above(tr("Bird"), self.birds))
        self.setFocusProxy(self.name)

    def take_over(self, before: PersonForm) -> None:
        """Be the same person."""
        self.birds.choose(before.birds.bird)

    @property
    def tidy_name(self) -> str:
        """Return the name as others will see it."""
        return tidy(self.name.text())

    @property
    def problem(self) -> str:
        """Return why the name cannot be used, or nothing."""
        if is_good(self.tidy_name):
            return ""
        from rook13.wording.network import account_text

        return self._ui.look.say(account_text("bad_name"))
