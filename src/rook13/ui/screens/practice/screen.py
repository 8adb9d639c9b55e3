"""The screen for learning and practising: lessons, puzzles, and the deal of the day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtWidgets import QComboBox, QWidget

from rook13.coach.daily import daily_games
from rook13.coach.lessons import Lesson
from rook13.coach.puzzles import Topic, topics
from rook13.engine.rules import RULESETS, game
from rook13.storage.puzzles import DailyResult
from rook13.ui.kit.buttons import push_button
from rook13.ui.kit.labels import heading, muted, subheading, title_label
from rook13.ui.kit.layouts import STRETCH, card_of, centred, column_of, row_of
from rook13.ui.kit.line_list import Line, LineList
from rook13.ui.kit.notice import progress_bar
from rook13.ui.kit.plain_table import signed
from rook13.ui.screens.practice.puzzle import topic_words
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Practice")
WIDEST = 190
ANY = ""
"""The key of the line for all puzzles that are due, of any topic."""
WHOLE = 1000


@dataclass(frozen=True, slots=True)
class Practised:
    """What a player has practised: puzzles due by topic, those learned, and today's results."""

    due: dict[Topic, int] = field(default_factory=dict)
    learned: int = 0
    results: Sequence[DailyResult] = ()


class PracticeScreen(QWidget):
    """Shows what can be practised; its lists and buttons say what the player wants."""

    def __init__(self, ui: UiContext, lessons: Sequence[Lesson], game_id: str) -> None:
        super().__init__()
        self.ui = ui
        self.back = push_button(ui, "back", tr("Back to the lobby"))
        self.games = QComboBox()
        for each in RULESETS:
            self.games.addItem(each.title, each.id)
        self.games.setCurrentIndex(max(0, self.games.findData(game_id)))
        self.lessons = LineList(ui, tr("Lessons"))
        self.lessons.show_lines([_lesson_line(each) for each in lessons])
        """Games to learn, by their ids."""
        self.learn = push_button(
            ui, "play", tr("Start this lesson"), self.lessons.use, is_primary=True
        )
        self.progress_words = muted("")
        self.topics = LineList(ui, tr("Puzzles"))
        """Values of `Topic`, and `ANY` for all that are due."""
        self.solve = push_button(ui, "play", tr("Solve a puzzle"), self.topics.use, is_primary=True)
        self.bar = progress_bar(tr("Looking for a puzzle"), WHOLE)
        self.stop = push_button(ui, "close", tr("Stop"))
        self.daily_words = muted("")
        self.results = LineList(ui, tr("Results of the deal of the day"))
        self.daily = push_button(ui, "play", tr("Play today's deal"), is_primary=True)
        self.export = push_button(ui, "export", tr("Save my result…"))
        self.compare = push_button(ui, "people", tr("Add a friend's result…"))
        self._proposed: str | None = None
        self._lay_out()
        if lessons:
            self.lessons.choose(lessons[0].game)
        self.show_searching(None)
        self.show_practised(Practised())
        self.setFocusProxy(self.lessons)

    @property
    def game_id(self) -> str:
        return str(self.games.currentData())

    def show_practised(self, found: Practised) -> None:
        """Show what is due and learned, and what everybody made of today's deal."""
        due = sum(found.due.values())
        title, detail = tr("Everything due"), tr("Your own mistakes first")
        lines = [Line(ANY, title, detail, _due(due), "star", is_enabled=due > 0)]
        for topic in (*topics(self.game_id), Topic.PLAY):
            count = found.due.get(topic, 0)
            if topic is not Topic.PLAY or count:
                detail = tr("Waiting for you") if count else tr("Deals you a new one")
                lines.append(Line(topic.value, topic_words(topic), detail, _due(count), "cards"))
        self.topics.show_lines(lines)
        if self._proposed in (None, self.topics.current and self.topics.current.key):
            # The player has not chosen anything yet.
            self._proposed = lines[0 if due else 1].key
            self.topics.choose(self._proposed)
        self.progress_words.setText(
            tr("{n} puzzles due", n=due) + " · " + tr("{n} learned", n=found.learned)
        )
        self._show_daily(found.results)

    def show_searching(self, share: float | None) -> None:
        """Show how far the search for a puzzle is; None if nothing is searched."""
        is_busy = share is not None
        self.bar.setValue(round(WHOLE * (share or 0.0)))
        self.bar.setVisible(is_busy)
        self.stop.setVisible(is_busy)
        self.solve.setVisible(not is_busy)

    def _show_daily(self, results: Sequence[DailyResult]) -> None:
        has_daily = self.game_id in daily_games()
        own = next((each for each in results if each.is_own), None)
        for widget in (self.daily, self.export, self.compare, self.results):
            widget.setEnabled(has_daily)
        self.daily.setEnabled(has_daily and own is None)
        self.export.setEnabled(own is not None)
        words = tr("Everybody gets the same cards today, and nobody has help.")
        if not has_daily:
            words = tr("The first hand of this game is too short for this.")
        elif own is not None:
            words = tr(
                ("You scored {score} today. There'll be another deal tomorrow."), score=own.score
            )
        self.daily_words.setText(words)
        self.results.show_lines([_result_line(each) for each in results])

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        explained = tr("A prepared hand, explained as you play.")
        learning = card_of(
            subheading(tr("Learn a game")),
            muted(explained),
            (self.lessons, 1),
            row_of(STRETCH, self.learn),
        )
        puzzles = card_of(
            subheading(tr("Puzzles")),
            self.progress_words,
            (self.topics, 1),
            row_of((self.bar, 1), self.stop, STRETCH, self.solve),
        )
        daily = card_of(
            subheading(tr("The deal of the day")),
            self.daily_words,
            (self.results, 1),
            row_of(self.export, self.compare, STRETCH, self.daily),
        )
        content = QWidget()
        chooser = row_of(title_label(tr("Puzzles and deals of"), self.games), self.games)
        right = column_of((puzzles, 3), (daily, 2), spacing=unit // 2)
        column_of(
            row_of((heading(tr("Learn and practise")), 1), chooser, self.back),
            (row_of((learning, 2), (right, 3), spacing=unit // 2), 1),
            parent=content,
            spacing=unit // 2,
            margins=(unit, unit // 2, unit, unit),
        )
        column_of(centred(content, WIDEST), parent=self, margins=0)


def _lesson_line(lesson: Lesson) -> Line:
    rules = game(lesson.game)
    minutes = tr("{n} minutes", n=lesson.minutes)
    is_guided = any(step.advice for step in lesson.steps)
    detail = tr("Your first hand, step by step") if is_guided else tr("A hand, and the differences")
    return Line(lesson.game, rules.title, detail, minutes, "cards")


def _result_line(result: DailyResult) -> Line:
    detail = tr("You") if result.is_own else ""
    return Line(result.name, result.name, detail, signed(result.score), "person")


def _due(count: int) -> str:
    return tr("{n} due", n=count) if count else ""
