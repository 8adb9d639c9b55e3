"""What a table on the network is called, who may join it, and its clocks."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QVBoxLayout, QWidget

from rook13.table.config import GRACE_LIMIT, TURN_CLOCKS, TableConfig
from rook13.table.limits import NAME_LENGTH
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.forms import SpinBox, ignore_wheel
from rook13.ui.widgets.labels import field_above, field_beside, field_with_hint
from rook13.ui.widgets.password import PasswordField

tr = context("NewTable")

GRACE_STEP = 5


class AccessForm(QWidget):
    """The name of the table, its password, and who may join."""

    changed = Signal()

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_LENGTH)
        self.name.textChanged.connect(self._on_change)
        self.password = PasswordField(ui)
        self.password.changed.connect(self._on_change)
        self.private = QCheckBox(tr("Private: found by its three-word code only"))
        self.approval = QCheckBox(tr("I let people in one by one"))
        self.spectators = QCheckBox(tr("People without a seat may watch"))
        self.takeover = QCheckBox(tr("Newcomers may take over from bots during the game"))
        column = _column(self)
        column.addWidget(field_above(tr("Name of the table"), self.name))
        hint = tr("The table gets a code that you can tell your friends; nobody else sees it.")
        column.addWidget(field_with_hint(self.private, hint))
        for box in (self.approval, self.spectators, self.takeover):
            column.addWidget(box)
        hint = tr("Leave it empty to let everybody on this network in.")
        column.addWidget(field_above(tr("Password"), self.password, hint))
        for box in (self.private, self.approval, self.spectators, self.takeover):
            box.toggled.connect(self._on_change)

    def show_config(self, config: TableConfig, password: str | None) -> None:
        """Show the settings of a table."""
        self.name.setText(config.name)
        self.private.setChecked(config.private)
        self.approval.setChecked(config.approval)
        self.spectators.setChecked(config.spectators)
        self.takeover.setChecked(config.takeover)
        self.password.edit.setText(password or "")

    def apply_to(self, config: TableConfig) -> TableConfig:
        """Return the settings with what is chosen here."""
        return replace(
            config,
            name=self.name.text().strip(),
            private=self.private.isChecked(),
            approval=self.approval.isChecked(),
            spectators=self.spectators.isChecked(),
            takeover=self.takeover.isChecked(),
            has_password=bool(self.password.text),
        )

    @Slot()
    def _on_change(self) -> None:
        self.changed.emit()


class PaceForm(QWidget):
    """How long a turn may take, how long seats are kept, and what help is allowed."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.clock = QComboBox()
        self.clock.addItems([clock_words(clock) for clock in TURN_CLOCKS])
        self.clock.currentIndexChanged.connect(self._on_change)
        self.grace = SpinBox()
        self.grace.setRange(0, GRACE_LIMIT)
        self.grace.setSingleStep(GRACE_STEP)
        self.grace.setSuffix(tr(" seconds"))
        self.grace.valueChanged.connect(self._on_change)
        self.undo = QCheckBox(tr("Actions may be taken back when all agree"))
        self.hints = QCheckBox(tr("Players may ask for hints"))
        column = _column(self)
        late = tr("When the time is up, a bot plays that one action.")
        column.addWidget(field_beside(tr("Time for a turn"), self.clock, late))
        lost = tr("How long the table waits for somebody who has lost the connection.")
        column.addWidget(field_beside(tr("Patience"), self.grace, lost))
        for box in (self.undo, self.hints):
            column.addWidget(box)
            box.toggled.connect(self._on_change)
        widest = max(widget.sizeHint().width() for widget in (self.clock, self.grace))
        for widget in (self.clock, self.grace):
            widget.setMinimumWidth(widest)
            ignore_wheel(widget)

    def show_config(self, config: TableConfig) -> None:
        """Show the settings of a table."""
        self.clock.setCurrentIndex(TURN_CLOCKS.index(config.turn_clock))
        self.grace.setValue(config.grace)
        self.undo.setChecked(config.undo)
        self.hints.setChecked(config.hints)

    def apply_to(self, config: TableConfig) -> TableConfig:
        """Return the settings with what is chosen here."""
        return replace(
            config,
            turn_clock=TURN_CLOCKS[self.clock.currentIndex()],
            grace=self.grace.value(),
            undo=self.undo.isChecked(),
            hints=self.hints.isChecked(),
        )

    @Slot()
    def _on_change(self) -> None:
        self.changed.emit()


def access_words(config: TableConfig) -> str:
    """Return a summary of who may join."""
    words = [tr("By its code only") if config.private else tr("Listed for everybody")]
    if config.has_password:
        words.append(tr("with a password"))
    if config.approval:
        words.append(tr("you let people in"))
    return " · ".join(words)


def clock_words(seconds: int | None) -> str:
    """Return how long a turn may take."""
    if seconds is None:
        return tr("No clock")
    return tr("{n} seconds", n=seconds)


def _column(owner: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(owner)
    unit = owner.fontMetrics().height()
    column.setContentsMargins(unit, 0, unit, unit // 2)
    column.setSpacing(unit // 2)
    return column
