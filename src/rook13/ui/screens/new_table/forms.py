"""The parts of a new table's form on who may join, its clocks, and duplicate sessions."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from rook13.engine.ruleset import Ruleset
from rook13.own_tables import USUAL_BOARDS, USUAL_TABLES, DuplicateWish, PastDuplicate
from rook13.table.config import GRACE_LIMIT, TURN_CLOCKS, TableConfig
from rook13.table.duplicate import MOST_DUPLICATE_BOARDS, MOST_OPEN_TABLES
from rook13.table.limits import NAME_LENGTH
from rook13.ui.kit.forms import SpinBox, ignore_wheel
from rook13.ui.kit.labels import field_above, field_beside, field_with_hint, muted
from rook13.ui.kit.layouts import column_of
from rook13.ui.kit.password import PasswordField
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("NewTable")

GRACE_STEP = 5
LEAST_TABLES = 2
ASK_FIRST = ("win32", "darwin")
"""Systems that ask for permission at the first hosting, and keep everybody out until then."""


class _ConfigForm(QWidget):
    """A column of controls for fields of a `TableConfig`."""

    def __init__(self, changed: Callable[[], None]) -> None:
        super().__init__()
        self._changed = changed
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
        box.toggled.connect(self._changed)
        self.column.addWidget(field_with_hint(box, hint) if hint else box)
        return box


class AccessForm(_ConfigForm):
    """The name of the table, its password, and who may join."""

    def __init__(self, ui: UiContext, changed: Callable[[], None]) -> None:
        super().__init__(changed)
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_LENGTH)
        self.name.textChanged.connect(changed)
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
        self.password.edit.textChanged.connect(changed)
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

    def __init__(self, changed: Callable[[], None]) -> None:
        super().__init__(changed)
        self.clock = QComboBox()
        self.clock.addItems([clock_words(clock) for clock in TURN_CLOCKS])
        self.clock.currentIndexChanged.connect(changed)
        self.grace = SpinBox()
        self.grace.setRange(0, GRACE_LIMIT)
        self.grace.setSingleStep(GRACE_STEP)
        self.grace.setSuffix(tr(" seconds"))
        self.grace.valueChanged.connect(changed)
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


class DuplicateForm(QWidget):
    """Whether the table is one of a duplicate session, with how many tables and boards."""

    def __init__(self, changed: Callable[[], None]) -> None:
        super().__init__()
        self._changed = changed
        self._past: Sequence[PastDuplicate] = ()
        self._game = ""
        self._is_solo = True
        self.play = QCheckBox(tr("Play a duplicate session"))
        self.tables = SpinBox()
        self.tables.setRange(LEAST_TABLES, MOST_OPEN_TABLES)
        self.tables.setValue(USUAL_TABLES)
        self.boards = SpinBox()
        self.boards.setRange(1, MOST_DUPLICATE_BOARDS)
        self.boards.setValue(USUAL_BOARDS)
        self.field = QComboBox()
        self.play.toggled.connect(self._on_change)
        for box in (self.tables, self.boards):
            box.valueChanged.connect(self._on_change)
            ignore_wheel(box)
        self.field.currentIndexChanged.connect(self._on_change)
        ignore_wheel(self.field)
        unit = self.fontMetrics().height()
        why = tr(
            "All tables get the same deals. Everyone is ranked by what they made of their cards,"
            " compared with those who held the same ones. There are no hints and no undo."
        )
        self._fields = (
            field_beside(tr("Other tables"), self.field),
            field_beside(
                tr("Tables"), self.tables, tr("Bots play at the tables where nobody sits.")
            ),
            field_beside(tr("Boards"), self.boards, tr("A board is one hand, scored by itself.")),
        )
        column_of(
            *(field_with_hint(self.play, why), *self._fields),
            parent=self,
            spacing=unit // 2,
            margins=(unit, 0, unit, unit // 2),
        )
        self._list_fields()
        self._show_fields()

    def set_rules(self, rules: Ruleset, *, is_solo: bool) -> None:
        """Offer what the game and its rules allow."""
        most = min(MOST_DUPLICATE_BOARDS, rules.goal.rounds or MOST_DUPLICATE_BOARDS)
        self.boards.setMaximum(most)
        if (rules.id, is_solo) != (self._game, self._is_solo):
            self._game, self._is_solo = rules.id, is_solo
            self._list_fields()
            self._show_fields()

    @Slot(object)
    def set_past(self, past: Sequence[PastDuplicate]) -> None:
        """Offer sessions and deals of the day that were played before."""
        self._past = past
        self._list_fields()
        self._show_fields()

    def choose(self, wish: DuplicateWish | None) -> None:
        """Show what was chosen before."""
        self.play.setChecked(wish is not None)
        if wish is not None:
            self.tables.setValue(wish.tables)
            self.boards.setValue(wish.boards)

    def wish(self) -> DuplicateWish | None:
        """Return the session that is chosen, if one is."""
        if not self.play.isChecked():
            return None
        return DuplicateWish(self.tables.value(), self.boards.value(), self._chosen())

    def summary(self) -> str:
        """Return in a few words what is chosen."""
        wish = self.wish()
        if wish is None:
            return tr("Off")
        if wish.past is not None:
            return wish.past.title
        return tr("Tables: {tables} · Boards: {boards}", tables=wish.tables, boards=wish.boards)

    def _chosen(self) -> PastDuplicate | None:
        found = self.field.currentData()
        return found if isinstance(found, PastDuplicate) and self._is_solo else None

    def _list_fields(self) -> None:
        self.field.blockSignals(True)
        self.field.clear()
        self.field.addItem(tr("Bots play them now"), None)
        for past in self._past:
            if past.config.game == self._game:
                self.field.addItem(past.title, past)
        self.field.blockSignals(False)

    def _show_fields(self) -> None:
        is_on, is_again = self.play.isChecked(), self._chosen() is not None
        field, tables, boards = self._fields
        field.setVisible(is_on and self._is_solo and self.field.count() > 1)
        tables.setVisible(is_on and not is_again)
        boards.setVisible(is_on and not is_again)

    @Slot()
    def _on_change(self) -> None:
        self._show_fields()
        self._changed()


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
