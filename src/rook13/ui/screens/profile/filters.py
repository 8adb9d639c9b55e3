"""Which games the figures of a profile count."""

from __future__ import annotations

import time

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from rook13.statistics.profile import Choice
from rook13.statistics.ratings import DAY_SECONDS
from rook13.ui.kit.layouts import STRETCH, row_of
from rook13.ui.screens.history.filters import choice_box, periods, rules
from rook13.ui.text import context

tr = context("Profile")
LETTERS = 8
"""The least width of a choice, for large text."""


class ProfileFilters(QWidget):
    """Says which games are counted."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.rules = choice_box(tr("Rules"), rules())
        self.when = choice_box(tr("When"), periods())
        sessions = [
            (None, tr("With sessions")),
            (False, tr("Without sessions")),
            (True, tr("Sessions only")),
        ]
        self.sessions = choice_box(tr("Duplicate sessions"), sessions)
        self.boxes = (self.rules, self.when, self.sessions)
        for box in self.boxes:
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setMinimumContentsLength(LETTERS)
            box.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.without_help = QCheckBox(tr("Without help"))
        self.without_help.setToolTip(tr("Only games without hints, undo or a bot playing for you"))
        self.without_help.toggled.connect(lambda _: self.changed.emit())
        row_of(*self.boxes, self.without_help, STRETCH, parent=self, margins=0)

    def choice(self) -> Choice:
        has_house_rules = self.rules.currentData()
        days = self.when.currentData()
        return Choice(
            self.without_help.isChecked(),
            None if has_house_rules is None else not has_house_rules,
            self.sessions.currentData(),
            time.time() - days * DAY_SECONDS if days else 0.0,
        )

    def take_over(self, before: ProfileFilters) -> None:
        """Continue with the choice of the screen that this one replaces."""
        for mine, other in zip(self.boxes, before.boxes, strict=True):
            mine.setCurrentIndex(other.currentIndex())
        self.without_help.setChecked(before.without_help.isChecked())
