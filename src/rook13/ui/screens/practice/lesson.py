"""A lesson at the table: explains at the right moment, praises, and takes back what went wrong."""

from __future__ import annotations

from itertools import cycle

from PySide6.QtCore import QObject

from rook13.coach.lessons import RESULT, Lesson, LessonStep
from rook13.engine.actions import Action
from rook13.engine.rules import make_rules
from rook13.engine.view import PlayerView
from rook13.table.views import TableView
from rook13.ui.screens.practice.guide import Guide, Offer, Start
from rook13.ui.text import context
from rook13.ui.translator import language_for
from rook13.ui.ui_context import UiContext
from rook13.wording.review import action_text
from rook13.wording.words import card_names_text

tr = context("Practice")


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
