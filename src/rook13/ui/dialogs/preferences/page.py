"""What the pages of the preferences have in common."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from rook13.ui.art.pictures import icon
from rook13.ui.dialogs.preferences.bound import Binding
from rook13.ui.preferences import Preferences
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import field_beside, field_with_hint, heading, subheading

tr = context("Preferences")


class PreferencesPage(QWidget):
    """Rows of controls under a title, and a button that restores the defaults of this page."""

    fields: tuple[str, ...] = ()
    """The preferences that are chosen here."""

    def __init__(self, ui: UiContext, title: str) -> None:
        super().__init__()
        self.ui = ui
        self.binding = Binding(ui, self)
        self._choices: list[QWidget] = []
        line = self.fontMetrics().height()
        self.rows = QVBoxLayout()
        self.rows.setSpacing(round(line * 0.8))
        self.outer = QVBoxLayout(self)
        self.outer.setContentsMargins(round(line * 0.8), 0, 0, 0)
        self.outer.addWidget(heading(title))
        self.outer.addWidget(self._scrolled(line), 1)
        self.restore = QPushButton(icon("refresh", ui.look.theme.text), tr("Restore defaults"))
        self.restore.setAutoDefault(False)
        self.restore.setToolTip(tr("Everything on this page as it was in the beginning"))
        self.restore.clicked.connect(self.restore_defaults)
        bottom = QHBoxLayout()
        bottom.addWidget(self.restore)
        bottom.addStretch(1)
        self.outer.addLayout(bottom)

    def restore_defaults(self) -> None:
        """Put everything on this page back."""
        usual = Preferences()
        self.binding.choose_all({field: getattr(usual, field) for field in self.fields})

    def add_choice(self, field: str, title: str, hint: str = "") -> QWidget:
        """Add a preference that has several values."""
        control = self.binding.combo(field)
        self._choices.append(control)
        widest = max(each.sizeHint().width() for each in self._choices)
        for each in self._choices:
            each.setMinimumWidth(widest)
        self.rows.addWidget(field_beside(title, control, hint))
        return control

    def add_switch(self, field: str, title: str, hint: str = "") -> QWidget:
        """Add a preference that is on or off."""
        control = self.binding.check(field, title)
        self.rows.addWidget(field_with_hint(control, hint) if hint else control)
        return control

    def add_section(self, title: str) -> QLabel:
        """Begin a group of rows."""
        self.rows.addSpacing(self.fontMetrics().height() // 2)
        label = subheading(title)
        self.rows.addWidget(label)
        return label

    def _scrolled(self, line: int) -> QScrollArea:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, line // 2, round(line * 0.6), line // 2)
        column.addLayout(self.rows)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(content)
        return area
