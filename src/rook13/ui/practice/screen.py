"""The screen for learning and practising: lessons in all games."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from rook13.coach.lessons import Lesson
from rook13.engine.rules import game
from rook13.ui.art.pictures import icon
from rook13.ui.lobby.line_list import Line, LineList
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.containers import centred
from rook13.ui.widgets.labels import heading, muted, subheading
from rook13.ui.widgets.layouts import STRETCH, Item, column_of, row_of

tr = context("Practice")
WIDEST = 190


class PracticeScreen(QWidget):
    """Shows what can be practised, and emits what the player wants."""

    left = Signal()
    lesson_wanted = Signal(str)
    """The id of the game to learn."""

    def __init__(
        self, ui: UiContext, lessons: Sequence[Lesson], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.ui = ui
        self.back = QPushButton(icon("back", ui.look.theme.text), tr("Back to the lobby"))
        self.back.clicked.connect(self.left)
        self.lessons = LineList(ui, tr("Lessons"))
        self.lessons.show_lines([_lesson_line(each) for each in lessons])
        self.lessons.used.connect(self.lesson_wanted)
        self.learn = QPushButton(icon("play", ui.look.theme.accent_text), tr("Start this lesson"))
        self.learn.setProperty("primary", True)
        self.learn.clicked.connect(self._on_learn)
        if lessons:
            self.lessons.choose(lessons[0].game)
        self._lay_out()
        self.setFocusProxy(self.lessons)

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        explained = tr("A prepared hand, explained as you play.")
        learning = _card(
            self,
            subheading(tr("Learn a game")),
            muted(explained),
            (self.lessons, 1),
            row_of(STRETCH, self.learn),
        )
        content = QWidget()
        column_of(
            row_of((heading(tr("Learn and practise")), 1), self.back),
            (learning, 1),
            parent=content,
            spacing=unit // 2,
            margins=(unit, unit // 2, unit, unit),
        )
        column_of(centred(content, WIDEST), parent=self, margins=0)

    @Slot()
    def _on_learn(self) -> None:
        line = self.lessons.current
        if line is not None:
            self.lesson_wanted.emit(line.key)


def _lesson_line(lesson: Lesson) -> Line:
    rules = game(lesson.game)
    minutes = tr("{n} minutes", n=lesson.minutes)
    is_guided = any(step.advice for step in lesson.steps)
    detail = tr("Your first hand, step by step") if is_guided else tr("A hand, and the differences")
    return Line(lesson.game, rules.title, detail, minutes, "cards")


def _card(parent: QWidget, *items: Item) -> QFrame:
    """Return a card with a column of items."""
    card = QFrame(parent)
    card.setProperty("card", True)
    unit = card.fontMetrics().height()
    column_of(*items, parent=card, margins=(unit, unit * 2 // 3, unit, unit * 2 // 3))
    return card
