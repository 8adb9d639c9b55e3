"""What a table on the network is called, who may join it, and its clocks."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from rook13.table.config import GRACE_LIMIT, TURN_CLOCKS, TableConfig
from rook13.table.limits import NAME_LENGTH
from rook13.ui.kit.forms import SpinBox, ignore_wheel
from rook13.ui.kit.labels import field_above, field_beside, field_with_hint, muted
from rook13.ui.kit.layouts import column_of
from rook13.ui.kit.password import PasswordField
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("NewTable")

GRACE_STEP = 5
ASK_FIRST = ("win32", "darwin")
"""Systems that ask whoever hosts for the first time, and keep everybody out until then."""


class _ConfigForm(QWidget):
    """A column of controls for fields of a `TableConfig`."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._flags: dict[str, QCheckBox] = {}
        unit = self.fontMetrics().height()
        margins = (unit, 0, unit, unit // 2)
        self.column = column_of(parent=self, spacing=unit // 2, margins=margins)

    def show_config(self, config: TableConfig) -> None:
        for name, box in self._flags.items():
            box.setChecked(getattr(config, name))

    def apply_to(self, config: TableConfig) -> TableConfig:
        """Return the settings with what is chosen here."""
        chosen: dict[str, Any] = {name: box.isChecked() for name, box in self._flags.items()}
        return replace(config, **chosen)

    def _flag(self, name: str, title: str, hint: str = "") -> QCheckBox:
        box = self._flags[name] = QCheckBox(title)
        box.toggled.connect(self._on_change)
        self.column.addWidget(field_with_hint(box, hint) if hint else box)
        return box

    @Slot()
    def _on_change(self) -> None:
        self.changed.emit()


class AccessForm(_ConfigForm):
    """The name of the table, its password, and who may join."""

    def __init__(self, ui: UiContext) -> None:
        super().__init__()
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_LENGTH)
        self.name.textChanged.connect(self._on_change)
        self.column.addWidget(field_above(tr("Table name"), self.name))
        self.private = self._flag(
            "private",
            tr("Private (join by three-word code)"),
            tr("You get a code to share with friends. No one else can see the table."),
        )
        self.approval = self._flag("approval", tr("Approve each player"))
        self.spectators = self._flag("spectators", tr("Allow spectators"))
        self.takeover = self._flag(
            "takeover", tr("Let newcomers take over from bots during the game")
        )
        self.password = PasswordField(ui)
        self.password.edit.textChanged.connect(self._on_change)
        hint = tr("Leave empty to let anyone on this network in.")
        self.column.addWidget(field_above(tr("Password"), self.password, hint))
        if sys.platform in ASK_FIRST:
            self.column.addWidget(
                muted(
                    tr(
                        "If your computer asks whether Rook13 may accept connections, allow it on"
                        " private networks. Otherwise no one can join."
                    )
                )
            )

    def show_config(self, config: TableConfig) -> None:
        super().show_config(config)
        self.name.setText(config.name)

    def apply_to(self, config: TableConfig) -> TableConfig:
        name, has_password = self.name.text().strip(), bool(self.password.text)
        return replace(super().apply_to(config), name=name, has_password=has_password)


class PaceForm(_ConfigForm):
    """How long a turn may take, how long seats are kept, and what help is allowed."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = QComboBox()
        self.clock.addItems([clock_words(clock) for clock in TURN_CLOCKS])
        self.clock.currentIndexChanged.connect(self._on_change)
        self.grace = SpinBox()
        self.grace.setRange(0, GRACE_LIMIT)
        self.grace.setSingleStep(GRACE_STEP)
        self.grace.setSuffix(tr(" seconds"))
        self.grace.valueChanged.connect(self._on_change)
        late = tr("When time runs out, a bot makes that one move.")
        self.column.addWidget(field_beside(tr("Turn timer"), self.clock, late))
        lost = tr("How long the table waits for a player who loses connection.")
        self.column.addWidget(field_beside(tr("Reconnect time"), self.grace, lost))
        widest = max(widget.sizeHint().width() for widget in (self.clock, self.grace))
        for widget in (self.clock, self.grace):
            widget.setMinimumWidth(widest)
            ignore_wheel(widget)
        self.undo = self._flag("undo", tr("Allow undo if everyone agrees"))
        self.hints = self._flag("hints", tr("Allow hints"))

    def show_config(self, config: TableConfig) -> None:
        super().show_config(config)
        self.clock.setCurrentIndex(TURN_CLOCKS.index(config.turn_clock))
        self.grace.setValue(config.grace)

    def apply_to(self, config: TableConfig) -> TableConfig:
        clock = TURN_CLOCKS[self.clock.currentIndex()]
        return replace(super().apply_to(config), turn_clock=clock, grace=self.grace.value())


def access_words(config: TableConfig) -> str:
    """Return a summary of who may join."""
    words = [tr("By code only") if config.private else tr("Visible to everyone")]
    if config.has_password:
        words.append(tr("with a password"))
    if config.approval:
        words.append(tr("you approve players"))
    return " · ".join(words)


def clock_words(seconds: int | None) -> str:
    """Return how long a turn may take."""
    if seconds is None:
        return tr("No timer")
    return tr("{n} seconds", n=seconds)
