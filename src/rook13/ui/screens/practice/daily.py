"""The deal of the day at the table: one hand, without hints and with nothing taken back."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QLocale, QObject, Signal

from rook13.coach.daily import daily_entropy, daily_record
from rook13.table.views import TableView
from rook13.ui.screens.practice.guide import Guide, Offer, Start
from rook13.ui.text import context

tr = context("Practice")


def day_words(day: date) -> str:
    """Return a day as this language writes it."""
    shown = QDate(day.year, day.month, day.day)
    return QLocale().toString(shown, QLocale.FormatType.LongFormat)


class DailyGuide(Guide):
    """Waits for the end of the hand, and asks for its record."""

    played = Signal()
    """The hand is over for the first time."""

    def __init__(self, day: date, game: str, name: str, parent: QObject | None = None) -> None:
        record = daily_record(day, game)
        entropy = daily_entropy(day, game)
        start = Start(record, record.seats[0], entropy=entropy, has_help=False)
        super().__init__(start, parent)
        self.day = day
        self.game = game
        self.name = name
        self.is_over = False
        self._leave = Offer("leave", tr("Back"), "back")
        words = tr("{day}: everybody gets these cards, and nobody has help.", day=day_words(day))
        self.say(words, self._leave)

    def follow(self, view: TableView) -> None:
        game = view.game
        if game is None or view.own_seat is None or not game.results:
            return
        score = game.results[0].score[game.rules.side_of[view.own_seat.index]]
        words = tr("You scored {score} on this deal. Compare with your friends.", score=score)
        self.say(words, Offer("compare", tr("Compare"), "people", is_primary=True), self._leave)
        if not self.is_over:
            self.is_over = True
            self.played.emit()
