"""What the history is searched by: words, the game, people, time, the result, rules and marks."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from rook13.engine.rules import RULESETS
from rook13.storage.history import GameFilter
from rook13.ui.history.model import title_of
from rook13.ui.text import context
from rook13.ui.widgets.layouts import STRETCH, column_of, row_of

tr = context("History")
DAY = 86_400.0
TYPING_MS = 200
"""How long nothing has to be typed before the list follows."""
LETTERS = 14
"""The width of a choice."""


class HistoryFilters(QWidget):
    """Says which games are wanted."""

    changed = Signal()

    def __init__(self, now: Callable[[], float] = time.time, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._typing = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._typing.timeout.connect(self.changed)
        self.text = QLineEdit()
        self.text.setPlaceholderText(tr("Search names and notes"))
        self.text.setAccessibleName(tr("Search names and notes"))
        self.text.setClearButtonEnabled(True)
        self.text.textChanged.connect(lambda _: self._typing.start())
        self.game = self._choice(tr("Game"), [("", tr("All games"))])
        self.people = self._choice(tr("People"), [("", tr("Everybody"))])
        self.when = self._choice(
            tr("When"),
            [
                (0, tr("Any time")),
                (7, tr("Last 7 days")),
                (30, tr("Last 30 days")),
                (365, tr("Last year")),
                (-365, tr("Older")),
            ],
        )
        self.result = self._choice(
            tr("Result"), [(None, tr("Won or lost")), (True, tr("Won")), (False, tr("Lost"))]
        )
        self.rules = self._choice(
            tr("Rules"),
            [(None, tr("Any rules")), (False, tr("Standard rules")), (True, tr("House rules"))],
        )
        self.marked = QCheckBox(tr("Marked only"))
        self.marked.toggled.connect(lambda _: self.changed.emit())
        choices = (self.game, self.people, self.when, self.result, self.rules)
        column_of(self.text, row_of(*choices, self.marked, STRETCH), parent=self, margins=0)

    def set_games(self, games: Sequence[str]) -> None:
        """Offer these games."""
        self._offer(self.game, [(game, title_of(game)) for game in games])

    def set_people(self, people: Sequence[tuple[str, str]]) -> None:
        """Offer these people, by key and name."""
        self._offer(self.people, people)

    def filter(self) -> GameFilter:
        text = self.text.text().strip()
        folded = text.casefold()
        days = self.when.currentData()
        return GameFilter(
            text,
            tuple(each.id for each in RULESETS if text and folded in each.title.casefold()),
            self.game.currentData(),
            self.people.currentData(),
            self._now() - days * DAY if days > 0 else None,
            self._now() + days * DAY if days < 0 else None,
            self.result.currentData(),
            self.rules.currentData(),
            self.marked.isChecked(),
        )

    def take_over(self, before: HistoryFilters) -> None:
        """Continue with the search of the screen that this one replaces."""
        for mine, other in ((self.when, before.when), (self.result, before.result)):
            mine.setCurrentIndex(other.currentIndex())
        self.rules.setCurrentIndex(before.rules.currentIndex())
        self.text.setText(before.text.text())
        self.marked.setChecked(before.marked.isChecked())
        for mine, other in ((self.game, before.game), (self.people, before.people)):
            self._offer(
                mine, [(other.itemData(n), other.itemText(n)) for n in range(1, other.count())]
            )
            mine.setCurrentIndex(other.currentIndex())

    def _choice(self, name: str, items: Sequence[tuple[object, str]]) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(name)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(LETTERS)
        for value, words in items:
            box.addItem(words, value)
        box.currentIndexChanged.connect(self._on_choice)
        return box

    def _offer(self, box: QComboBox, items: Sequence[tuple[str, str]]) -> None:
        chosen = box.currentData()
        box.blockSignals(True)
        while box.count() > 1:
            box.removeItem(1)
        for value, words in items:
            box.addItem(words, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        box.blockSignals(False)

    @Slot(int)
    def _on_choice(self, index: int) -> None:
        self.changed.emit()
