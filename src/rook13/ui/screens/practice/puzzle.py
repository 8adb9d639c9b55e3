"""A puzzle at the table: the first answer counts, and the solver says what it is worth."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal, Slot

from rook13.background.flows import start
from rook13.background.jobs import Executor
from rook13.background.worker import WorkerError
from rook13.coach.puzzles import Grade, Topic, grade
from rook13.engine.actions import Action
from rook13.engine.notation import parse_action
from rook13.engine.record import dump_record, rules_of
from rook13.storage.puzzles import OWN, StoredPuzzle
from rook13.ui.screens.practice.guide import Guide, Offer, Start
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.review import action_text, better_text
from rook13.wording.words import amount_text, card_names_text

log = logging.getLogger(__name__)
tr = context("Practice")


def topic_words(topic: Topic) -> str:
    """Return what a puzzle is about, as the title of a list."""
    return {
        Topic.LEAD: tr("Opening lead"),
        Topic.EXCHANGE: tr("Exchange and trump"),
        Topic.BIDDING: tr("Bidding"),
        Topic.ENDING: tr("End of the hand"),
        Topic.PLAY: tr("Middle of the hand"),
    }[topic]


def question_words(topic: Topic) -> str:
    """Return what a puzzle asks."""
    return {
        Topic.LEAD: tr("Which card do you lead?"),
        Topic.EXCHANGE: tr("What would you do here?"),
        Topic.BIDDING: tr("What do you bid?"),
        Topic.ENDING: tr("The hand is nearly over: which card is best?"),
        Topic.PLAY: tr("Which card is best?"),
    }[topic]


class PuzzleGuide(Guide):
    """Puts one puzzle, and grades the first answer."""

    answered = Signal(object, bool)
    """The StoredPuzzle, and whether the answer was right."""

    def __init__(
        self,
        ui: UiContext,
        puzzle: StoredPuzzle,
        executor: Executor,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(Start(puzzle.record, puzzle.seat), parent)
        self._ui = ui
        self.puzzle = puzzle
        self._executor = executor
        self._rules = rules_of(puzzle.record)
        self._answer: Action | None = None
        self._again = Offer("again", tr("Try again"), "refresh")
        self._next = Offer("next", tr("Next puzzle"), "next", is_primary=True)
        self._leave = Offer("leave", tr("Enough for now"), "close")
        own = tr("From one of your games.") if puzzle.source == OWN else ""
        self._question = " ".join(filter(None, (own, question_words(Topic(puzzle.topic)))))
        self.say(self._question, self._leave)

    def note(self, action: Action) -> None:
        """Grade the first thing that the player does."""
        if self._answer is not None:
            return
        self._answer = action
        if str(action) in self.puzzle.best:
            self._show(Grade(0, self.puzzle.best))
            return
        start(self, self._check(str(action)))

    async def _check(self, action: str) -> None:
        self.say(tr("The solver is checking your answer…"), self._leave)
        text = dump_record(self.puzzle.record)
        job = self._executor.submit(grade, text, action, reports=True)
        job.progressed.connect(self._on_progress)
        try:
            self._show(await job)
        except WorkerError as error:
            log.error("no grade", exc_info=error)
            better = better_text(self._actions(self.puzzle.best), card_names_text)
            words = tr("Couldn't check this answer. Best: {better}.")
            self.say(words.format(better=self._ui.look.say(better)), self._next, self._leave)

    @Slot(float)
    def _on_progress(self, share: float) -> None:
        percent = round(100 * share)
        self.say(tr("The solver is checking your answer: {percent}%", percent=percent), self._leave)

    def _show(self, found: Grade) -> None:
        assert self._answer is not None
        self.answered.emit(self.puzzle, found.is_right)
        say = self._ui.look.say
        if found.is_right:
            cost = say(amount_text(self.puzzle.cost, tricks=found.tricks))
            words = tr("Right! The other choice cost {amount}.", amount=cost)
            self.say(words, self._next, self._leave)
            return
        self.say(
            tr(
                "{deed} costs {amount}. Better: {better}.",
                deed=say(action_text(self._answer, card_names_text)),
                amount=say(amount_text(found.cost, tricks=found.tricks)),
                better=say(better_text(self._actions(found.best), card_names_text)),
            ),
            self._again,
            self._next,
            self._leave,
        )

    def _actions(self, texts: Iterable[str]) -> tuple[Action, ...]:
        return tuple(parse_action(self._rules, text) for text in texts)
