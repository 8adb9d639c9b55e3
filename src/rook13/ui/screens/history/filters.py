"""What the history is searched by: words, the game, people, time, the result, rules and marks."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QDate, QLocale, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QTextCharFormat
from PySide6.QtWidgets import QCheckBox, QComboBox, QDateEdit, QLineEdit, QWidget

from rook13.engine.rules import RULESETS
from rook13.storage.history import GameFilter
from rook13.ui.kit.labels import muted
from rook13.ui.kit.layouts import STRETCH, column_of, row_of
from rook13.ui.screens.history.model import title_of
from rook13.ui.text import context

tr = context("History")
DAY = 86_400.0
TYPING_MS = 200
"""How long nothing has to be typed before the list follows."""
RANGE = -1
"""Stands for days from a calendar."""
WON, LOST, ABANDONED = "won", "lost", "abandoned"
CALENDAR_LETTERS = 48
LETTERS = 14
"""The width of a choice."""


def choice_box(name: str, items: Sequence[tuple[object, str]]) -> QComboBox:
    """Return a box with values and their words, of which one is chosen."""
    box = QComboBox()
    box.setAccessibleName(name)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(LETTERS)
    for value, words in items:
        box.addItem(words, value)
    return box


def periods() -> list[tuple[object, str]]:
    """Return how many days may be searched, 0 for all."""
    return [
        (0, tr("Any time")),
        (7, tr("Last 7 days")),
        (30, tr("Last 30 days")),
        (365, tr("Last year")),
    ]


def rules() -> list[tuple[object, str]]:
    """Return whether games by house rules, or only those, may be searched."""
    return [(None, tr("Any rules")), (False, tr("Standard rules")), (True, tr("House rules"))]


class HistoryFilters(QWidget):
    """Says which games are wanted."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._typing = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._typing.timeout.connect(self.changed)
        self.text = QLineEdit()
        self.text.setPlaceholderText(tr("Search names and notes"))
        self.text.setAccessibleName(tr("Search names and notes"))
        self.text.setClearButtonEnabled(True)
        self.text.textChanged.connect(lambda _: self._typing.start())
        self.game = self._choice(tr("Game"), [("", tr("All games"))])
        self.people = self._choice(tr("People"), [("", tr("Everybody"))])
        self.when = self._choice(tr("When"), [*periods(), (RANGE, tr("From … to …"))])
        today = QDate.currentDate()
        self.first_day = self._day(tr("From"), today.addMonths(-1))
        self.last_day = self._day(tr("to"), today)
        self.days = QWidget()
        row_of(
            *(muted(tr("From")), self.first_day, muted(tr("to")), self.last_day, STRETCH),
            parent=self.days,
            margins=0,
        )
        self.days.hide()
        self.result = self._choice(
            tr("Result"),
            [
                (None, tr("Any result")),
                (WON, tr("Won")),
                (LOST, tr("Lost")),
                (ABANDONED, tr("Abandoned")),
            ],
        )
        self.rules = self._choice(tr("Rules"), rules())
        self.marked = QCheckBox(tr("Marked only"))
        self.marked.toggled.connect(lambda _: self.changed.emit())
        choices = (self.game, self.people, self.when, self.result, self.rules)
        row = row_of(*choices, self.marked, STRETCH)
        column_of(self.text, row, self.days, parent=self, margins=0)

    def set_games(self, games: Sequence[str]) -> None:
        """Offer these games."""
        self._offer(self.game, [(game, title_of(game)) for game in games])

    def set_people(self, people: Sequence[tuple[str, str]]) -> None:
        """Offer these people, by key and name."""
        self._offer(self.people, people)

    def filter(self) -> GameFilter:
        text = self.text.text().strip()
        folded = text.casefold()
        since, until = self._times()
        result = self.result.currentData()
        return GameFilter(
            text,
            tuple(each.id for each in RULESETS if text and folded in each.title.casefold()),
            self.game.currentData(),
            self.people.currentData(),
            since,
            until,
            {WON: True, LOST: False}.get(result),
            True if result == ABANDONED else None,
            self.rules.currentData(),
            self.marked.isChecked(),
        )

    def _times(self) -> tuple[float | None, float | None]:
        """Return from when on and until when games have ended, in seconds since 1970."""
        days = self.when.currentData()
        if days != RANGE:
            return (time.time() - days * DAY if days else None), None
        first, last = self.first_day.date(), self.last_day.date()
        return _start_of(min(first, last)), _start_of(max(first, last).addDays(1))

    def take_over(self, before: HistoryFilters) -> None:
        """Continue with the search of the screen that this one replaces."""
        self.first_day.setDate(before.first_day.date())
        self.last_day.setDate(before.last_day.date())
        theirs = (before.when, before.result, before.rules)
        for mine, other in zip((self.when, self.result, self.rules), theirs, strict=True):
            mine.setCurrentIndex(other.currentIndex())
        self.text.setText(before.text.text())
        self.marked.setChecked(before.marked.isChecked())
        for mine, other in ((self.game, before.game), (self.people, before.people)):
            self._offer(
                mine, [(other.itemData(n), other.itemText(n)) for n in range(1, other.count())]
            )
            mine.setCurrentIndex(other.currentIndex())

    def _day(self, name: str, day: QDate) -> QDateEdit:
        edit = QDateEdit(day)
        edit.setAccessibleName(name)
        edit.setCalendarPopup(True)
        short = edit.locale().dateFormat(QLocale.FormatType.ShortFormat)
        edit.setDisplayFormat(short if "yyyy" in short else short.replace("yy", "yyyy"))
        calendar = edit.calendarWidget()
        calendar.setMinimumWidth(self.fontMetrics().averageCharWidth() * CALENDAR_LETTERS)
        for weekend in (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday):
            # Red cannot be read on a dark ground.
            calendar.setWeekdayTextFormat(weekend, QTextCharFormat())
        edit.dateChanged.connect(lambda _: self._typing.start())
        return edit

    def _choice(self, name: str, items: Sequence[tuple[object, str]]) -> QComboBox:
        box = choice_box(name, items)
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
        self.days.setVisible(self.when.currentData() == RANGE)
        self.changed.emit()


def _start_of(day: QDate) -> float:
    return float(day.startOfDay().toSecsSinceEpoch())
