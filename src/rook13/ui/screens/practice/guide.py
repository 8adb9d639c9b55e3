"""Guides a player at a practice table: in lessons, and when playing the deal of the day.

A guide says something, offers something, and looks on; the strip above the table shows it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from itertools import cycle

from PySide6.QtCore import QDate, QLocale, QObject, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from rook13.coach.daily import daily_entropy, daily_record
from rook13.coach.lessons import RESULT, Lesson, LessonStep
from rook13.engine.actions import Action
from rook13.engine.record import Record
from rook13.engine.rules import make_rules
from rook13.engine.view import PlayerView
from rook13.table.facts import Fact
from rook13.table.views import TableView
from rook13.ui.kit.buttons import push_button
from rook13.ui.kit.notice import announce_alert
from rook13.ui.table.part import Strip
from rook13.ui.text import context
from rook13.ui.translator import language_for
from rook13.ui.ui_context import UiContext
from rook13.wording.review import action_text
from rook13.wording.words import card_names_text

tr = context("Practice")


@dataclass(frozen=True, slots=True)
class Start:
    """Where a practice table begins: a game so far, the player's seat, and the bots' level."""

    record: Record
    seat: str
    level: str = "normal"
    entropy: Callable[[int], bytes] = secrets.token_bytes
    """What the table draws the secrets of deals from that are not in the record."""
    has_help: bool = True
    """Whether the player may have hints and take back actions."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A button above the table."""

    wish: str
    title: str
    sign: str = ""
    is_primary: bool = False


class Guide(QObject):
    """Follows a practice table; `changed` when it has something else to say or to offer."""

    changed = Signal()
    wished = Signal(str)
    """What the window has to do: `leave`, or something that only the author of the guide knows."""
    commanded = Signal(str)
    """A command for the table, such as `undo`."""

    def __init__(self, start: Start, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.start = start
        self.words = ""
        self.offers: Sequence[Offer] = ()

    def follow(self, view: TableView) -> None:
        """Look at the table after every change."""

    def hear(self, facts: Sequence[Fact]) -> None:
        """Listen to what happens at the table."""

    def note(self, action: Action) -> None:
        """See what the player does, before the table carries it out."""

    def press(self, wish: str) -> None:
        """Do what a button stands for."""
        self.wished.emit(wish)

    def close(self) -> None:
        """Stop."""

    def say(self, words: str, *offers: Offer) -> None:
        """Say something, and offer something besides leaving."""
        if (words, offers) != (self.words, tuple(self.offers)):
            self.words, self.offers = words, offers
            self.changed.emit()


class LessonGuide(Guide):
    """Accompanies a learner through a lesson."""

    def __init__(self, ui: UiContext, lesson: Lesson, parent: QObject | None = None) -> None:
        super().__init__(Start(lesson.record, lesson.seat), parent)
        self._ui = ui
        self.lesson = lesson
        self._rules = make_rules(lesson.game, {}, len(lesson.record.seats))
        self._shown: LessonStep | None = None
        self._is_silent = False
        self._praise = cycle((tr("Well done."), tr("Exactly."), tr("Very good.")))
        self._remark = ""
        self._leave = Offer("leave", tr("Leave the lesson"), "close")
        self._skip = Offer("skip", tr("No more explanations"), "mute")
        self._undo = Offer("undo", tr("Take back"), "undo")
        self.say(tr("The cards are dealt. Look at your hand."), self._skip, self._leave)

    def follow(self, view: TableView) -> None:
        """Explain what there is to do as soon as it is the learner's turn, or the hand is over."""
        game = view.game
        if game is None or game.seat is None:
            return
        step = self.lesson.step(game)
        if step is None or (step.when != RESULT and game.turn != game.seat):
            return
        if step is not self._shown or self._remark:
            self._shown = step
            self._explain(step, game)

    def note(self, action: Action) -> None:
        """Compare what the learner does with what was explained."""
        step = self._shown
        advised = self.lesson.advised(step, self._rules) if step is not None else None
        if advised is None or self._is_silent:
            self._remark = ""
            return
        if action == advised:
            self._remark = next(self._praise)
            self.say(self._remark, self._skip, self._leave)
            return
        self._remark = ""
        self._shown = None
        better = self._ui.look.say(action_text(advised, card_names_text))
        words = tr("That works, too. I'd have chosen {deed}.", deed=better)
        self.say(words, self._undo, self._skip, self._leave)

    def press(self, wish: str) -> None:
        if wish == "undo":
            self.commanded.emit("undo")
        elif wish == "skip":
            self._is_silent = True
            self.say(tr("Play on as you like. H gives you a hint."), self._leave)
        else:
            super().press(wish)

    def _explain(self, step: LessonStep, game: PlayerView) -> None:
        remark, self._remark = self._remark, ""
        words = step.said(language_for(self._ui.settings.chosen.language))
        if step.when == RESULT:
            real = Offer("play", tr("Play for real"), "play", is_primary=True)
            self.say(words, real, self._leave)
        elif not self._is_silent:
            self.say(" ".join(filter(None, (remark, words))), self._skip, self._leave)


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


class GuideStrip(Strip):
    """The line above a practice table: what its guide says, and buttons for what it offers."""

    def __init__(self, ui: UiContext, guide: Guide, parent: QWidget | None = None) -> None:
        super().__init__(ui, "hint", tr("Guide"), parent)
        self._ui = ui
        self.guide = guide
        self.buttons: dict[str, QPushButton] = {}
        guide.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        guide = self.guide
        is_new = guide.words != self.words.text()
        self.words.setText(guide.words)
        wanted = {offer.wish: offer for offer in guide.offers}
        had_focus = next((name for name, each in self.buttons.items() if each.hasFocus()), "")
        for button in self.buttons.values():
            button.hide()
            button.deleteLater()
        self.buttons = {wish: self._button(offer) for wish, offer in wanted.items()}
        if had_focus in self.buttons:
            self.buttons[had_focus].setFocus()
        if is_new and guide.words:
            announce_alert(self.words)

    def _button(self, offer: Offer) -> QPushButton:
        press = partial(self.guide.press, offer.wish)
        is_primary = offer.is_primary
        button = push_button(self._ui, offer.sign, offer.title, press, is_primary=is_primary)
        self.row.addWidget(button)
        # A layout does not show what is added to it while it is on the screen.
        button.show()
        return button
