"""From and to the practice screen: lessons, puzzles, and the deal of the day."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Sequence
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog

from rook13.background.jobs import Executor, Job, disk
from rook13.background.processes import ProcessExecutor
from rook13.coach.daily import (
    DailyError,
    DailyFile,
    daily_hand,
    dump_daily,
    load_daily,
    score_of,
)
from rook13.coach.lessons import lesson_of, lessons
from rook13.coach.puzzles import INTERVALS, Progress, Puzzle, Topic, make_puzzles
from rook13.engine.record import MOST_BYTES, Record, rules_of
from rook13.net.discovery.ads import DailyAd, FoundDaily
from rook13.storage.puzzles import MADE, DailyResult, Puzzles, StoredPuzzle
from rook13.table.config import Person
from rook13.ui.flows.practice import Practice
from rook13.ui.flows.services import Services
from rook13.ui.screens.practice.daily import DailyGuide, day_words
from rook13.ui.screens.practice.guide import Guide
from rook13.ui.screens.practice.puzzle import PuzzleGuide
from rook13.ui.screens.practice.screen import PracticeScreen, Practised
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow

tr = context("Practice")
SEED_BYTES = 8
LAST_BOX = len(INTERVALS)


class PracticeFlow(QObject):
    """Shows what can be practised and begins it; `closed` is the way back to the lobby."""

    closed = Signal()

    def __init__(
        self, ui: UiContext, services: Services, window: MainWindow, practice: Practice
    ) -> None:
        super().__init__(window)
        self._ui = ui
        self._services = services
        self._window = window
        self._practice = practice
        self.executor: Executor = ProcessExecutor()
        self._person: Person | None = None
        self._game = ""
        self._day = date.today()
        """The deal of which day is shown: also after midnight that which was begun before."""
        self._topic = ""
        self._search: Job | None = None
        self.screen: PracticeScreen | None = None
        self.is_open = False
        """Whether the practice screen comes back after a practice table."""
        practice.wished.connect(self._on_wish)
        services.lan.daily_appeared.connect(self._on_found)

    def show(self, person: Person, game: str = "", day: date | None = None) -> None:
        """Go to the practice screen of a person."""
        self._stop()
        self._person, self.is_open = person, True
        self._day = day or date.today()
        self._game = game or self._game
        screen = PracticeScreen(self._ui, lessons(), self._game)
        screen.back.clicked.connect(self._on_left)
        screen.lessons.used.connect(self._on_lesson)
        screen.games.currentIndexChanged.connect(self._on_game)
        screen.topics.used.connect(self.put_puzzle)
        screen.stop.clicked.connect(self._stop)
        screen.daily.clicked.connect(self._on_daily)
        screen.export.clicked.connect(self._on_export)
        screen.compare.clicked.connect(self._on_import)
        self.screen = screen
        self._window.show_screen(screen)
        self.refresh()
        for found in self._services.lan.daily:
            self._on_found(found)

    def show_again(self) -> None:
        """Come back to the practice screen, or make a new one."""
        assert self._person is not None
        self.show(self._person, day=self._day)

    def refresh(self) -> None:
        day = self._day.isoformat()
        job = disk().submit(_practised, self._puzzles, self._game, day, owner=self)
        job.finished.connect(self._on_practised)

    def close(self) -> None:
        """Stop for good."""
        self._stop()
        self.is_open = False
        if isinstance(self.executor, ProcessExecutor):
            self.executor.close()

    @Slot(str)
    def put_puzzle(self, topic: str) -> None:
        """Put the puzzle that has been due longest, or make a new one."""
        self._topic = topic
        due = partial(self._puzzles.due, time.time(), LAST_BOX, self._game, topic)
        disk().submit(due, owner=self).finished.connect(self._on_due)

    @property
    def _puzzles(self) -> Puzzles:
        assert self._person is not None
        return Puzzles(self._services.database, self._person.key)

    @Slot(object)
    def _on_practised(self, found: Practised) -> None:
        own = next((each for each in found.results if each.is_own), None)
        if own is not None:
            self._announce(own)
        if self.screen is not None and self._window.screen is self.screen:
            self.screen.show_practised(found)

    @Slot(object)
    def _on_due(self, due: list[StoredPuzzle]) -> None:
        if due:
            self._put(due[0])
        elif self._topic:
            self._make()
        else:
            self._window.toast.say(tr("Nothing is due. Choose a topic for a new puzzle."))

    def _put(self, puzzle: StoredPuzzle) -> None:
        assert self._person is not None
        guide = PuzzleGuide(self._ui, puzzle, self.executor)
        guide.answered.connect(self._on_answered)
        self._practice.begin(guide, self._person)

    def _make(self) -> None:
        self._stop()
        seed = secrets.token_hex(SEED_BYTES)
        self._search = job = self.executor.submit(
            make_puzzles, self._game, self._topic, seed, reports=True, owner=self
        )
        job.progressed.connect(self._on_progress)
        job.finished.connect(self._on_made)
        job.failed.connect(self._on_not_made)
        self._on_progress(0.0)

    @Slot()
    def _stop(self) -> None:
        job, self._search = self._search, None
        if job is not None:
            job.cancel()
            self._show_searching(None)

    @Slot(float)
    def _on_progress(self, share: float) -> None:
        self._show_searching(share)

    def _show_searching(self, share: float | None) -> None:
        if self.screen is not None and self._window.screen is self.screen:
            self.screen.show_searching(share)

    @Slot(object)
    def _on_made(self, found: list[Puzzle]) -> None:
        self._search = None
        self._show_searching(None)
        job = disk().submit(_keep, self._puzzles, found, owner=self)
        if any(each.topic.value == self._topic for each in found):
            job.finished.connect(lambda _: self.put_puzzle(self._topic))
        else:
            job.finished.connect(self._on_not_made)

    @Slot(object)
    def _on_not_made(self, _: object) -> None:
        self._search = None
        self._show_searching(None)
        self._window.toast.say(tr("No puzzle was found this time. Try again."))

    @Slot(object, bool)
    def _on_answered(self, puzzle: StoredPuzzle, is_right: bool) -> None:
        before = Progress(puzzle.box, puzzle.due, puzzle.right, puzzle.wrong)
        after = before.after(is_right=is_right, now=time.time())
        keep = self._puzzles.set_progress
        disk().submit(keep, puzzle.id, after.box, after.due, after.right, after.wrong)

    @Slot(object, str)
    def _on_wish(self, guide: Guide, wish: str) -> None:
        """React to what a guide offers besides leaving."""
        if wish == "again" and isinstance(guide, PuzzleGuide):
            self._put(guide.puzzle)
        elif wish == "next":
            self._practice.leave()
            self.put_puzzle(self._topic)
        elif wish == "compare":
            self._practice.leave()

    @Slot()
    def _on_left(self) -> None:
        self._stop()
        self.is_open = False
        self.closed.emit()

    @Slot(str)
    def _on_lesson(self, game: str) -> None:
        lesson = lesson_of(game)
        if lesson is not None and self._person is not None:
            self._practice.teach(lesson, self._person)

    @Slot()
    def _on_game(self) -> None:
        assert self.screen is not None
        self._stop()
        self._game = self.screen.game_id
        self.refresh()

    @Slot()
    def _on_daily(self) -> None:
        assert self._person is not None
        self._day = date.today()
        guide = DailyGuide(self._day, self._game, self._person.name)
        self._practice.begin(guide, self._person)
        session = self._practice.session
        assert session is not None
        guide.played.connect(session.client.fetch_record)
        session.client.record_fetched.connect(partial(self._on_record, guide))

    def _on_record(self, guide: DailyGuide, record: Record) -> None:
        if not guide.is_over:
            return
        result = _result(guide.day, guide.game, guide.name, _actions(record), is_own=True)
        disk().submit(self._puzzles.add_result, result)
        self._announce(result)

    def _announce(self, own: DailyResult) -> None:
        """Let the local network know, unless the player does not want to be there."""
        if self._ui.settings.chosen.look_for_tables:
            seat = rules_of(own.record).seats[0].name
            ad = DailyAd(own.day, own.game, own.name, seat, _actions(own.record))
            self._services.lan.announce_daily(ad)

    @Slot(object)
    def _on_found(self, found: FoundDaily) -> None:
        """Take what somebody on the network made of today's deal, if it is true."""
        if self._person is not None and found.ad.day == self._day.isoformat():
            job = disk().submit(_take, self._puzzles, found.ad, owner=self)
            job.finished.connect(self._on_taken)

    @Slot(object)
    def _on_taken(self, result: DailyResult | None) -> None:
        if result is not None:
            self._tell(tr("{name} has played today's deal.", name=result.name))
            self.refresh()

    @Slot()
    def _on_export(self) -> None:
        dialog = QFileDialog(self._window, tr("Save my result"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("json")
        dialog.setNameFilter(tr("Results (*.json)"))
        dialog.selectFile(f"rook13-{self._day.isoformat()}.json")
        dialog.fileSelected.connect(self.export_to)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot()
    def _on_import(self) -> None:
        dialog = QFileDialog(self._window, tr("Add a friend's result"))
        dialog.setNameFilter(tr("Results (*.json)"))
        dialog.fileSelected.connect(self.import_from)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def export_to(self, path: str) -> None:
        """Write one's own result of today to a file."""
        job = disk().submit(_export, self._puzzles, self._day, self._game, Path(path), owner=self)
        job.finished.connect(lambda _: self._tell(tr("Saved as {name}.", name=Path(path).name)))
        job.failed.connect(lambda _: self._tell(tr("Couldn't save the result there.")))

    def import_from(self, path: str) -> None:
        """Read somebody else's result from a file."""
        job = disk().submit(_import, self._puzzles, Path(path), owner=self)
        job.finished.connect(self._on_imported)
        job.failed.connect(lambda _: self._tell(tr("This isn't the result of a deal of the day.")))

    @Slot(object)
    def _on_imported(self, result: DailyResult) -> None:
        day = day_words(date.fromisoformat(result.day))
        words = tr("{name} scored {score} on the deal of {day}.")
        self._tell(words.format(name=result.name, score=result.score, day=day))
        self.refresh()

    def _tell(self, words: str) -> None:
        self._window.toast.say(words)


def _actions(record: Record) -> tuple[str, ...]:
    return tuple(action for hand in record.hands for action in hand.actions)


def _result(
    day: date, game: str, name: str, actions: Sequence[str], *, is_own: bool = False
) -> DailyResult:
    """Return a result that was played with the cards of its day; raises DailyError."""
    record = daily_hand(day, game, actions)
    score = score_of(record, record.seats[0])
    assert score is not None
    return DailyResult(day.isoformat(), game, name, score, is_own, record)


def _practised(puzzles: Puzzles, game: str, day: str) -> Practised:
    due = Counter(Topic(each.topic) for each in puzzles.due(time.time(), LAST_BOX, game))
    return Practised(dict(due), puzzles.learned(LAST_BOX), puzzles.results(day, game))


def _keep(puzzles: Puzzles, found: list[Puzzle]) -> None:
    for each in found:
        puzzles.add(each.topic.value, MADE, each.record, each.seat, each.best, each.cost)


def _export(puzzles: Puzzles, day: date, game: str, path: Path) -> None:
    own = next(each for each in puzzles.results(day.isoformat(), game) if each.is_own)
    # The player has the first seat, as `daily_record` puts it.
    seat = rules_of(own.record).seats[0].name
    text = dump_daily(DailyFile(own.day, own.name, seat, own.record))
    path.write_text(text + "\n", encoding="utf-8")


def _take(puzzles: Puzzles, ad: DailyAd) -> DailyResult | None:
    """Keep an announced result if it is new, and was played with the cards of its day."""
    try:
        result = _result(date.fromisoformat(ad.day), ad.game, ad.name, ad.actions)
    except (ValueError, DailyError):
        return None
    return result if puzzles.add_result(result) else None


def _import(puzzles: Puzzles, path: Path) -> DailyResult:
    try:
        with path.open(encoding="utf-8") as file:
            found = load_daily(file.read(MOST_BYTES))
    except (OSError, ValueError) as error:
        raise DailyError from error
    result = DailyResult(found.day, found.record.game, found.name, found.score, False, found.record)
    puzzles.add_result(result)
    return result
