"""The part of a new table's form about a duplicate session."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from rook13.engine.ruleset import Ruleset
from rook13.table.duplicate import MOST_DUPLICATE_BOARDS, MOST_OPEN_TABLES
from rook13.ui.kit.forms import SpinBox, ignore_wheel
from rook13.ui.kit.labels import field_beside, field_with_hint
from rook13.ui.kit.layouts import column_of
from rook13.ui.screens.new_table.model import (
    USUAL_BOARDS,
    USUAL_TABLES,
    DuplicateWish,
    PastDuplicate,
)
from rook13.ui.text import context

tr = context("NewTable")
LEAST_TABLES = 2


class DuplicateForm(QWidget):
    """Whether the table is one of a duplicate session, with how many tables and boards."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
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
        self.changed.emit()
