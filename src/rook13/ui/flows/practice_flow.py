"""From and to the practice screen: lessons, puzzles, and the deal of the day."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Coroutine, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QFileDialog

from rook13.background.flows import first_of, start
from rook13.background.jobs import Executor, disk
from rook13.background.processes import ProcessExecutor
from rook13.background.worker import WorkerError
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
from rook13.net.client.table_client import TableClient
from rook13.storage.puzzles import MADE, DailyResult, Puzzles, StoredPuzzle
from rook13.ui.dialogs.asking import chosen_path
from rook13.ui.flows.services import Services
from rook13.ui.screens.practice.guide import DailyGuide, day_words
from rook13.ui.screens.practice.puzzle import PuzzleGuide
from rook13.ui.screens.practice.screen import PracticeScreen, Practised
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow

if TYPE_CHECKING:
    from rook13.ui.flows.navigator import Navigator

log = logging.getLogger(__name__)
tr = context("Practice")
SEED_BYTES = 8
LAST_BOX = len(INTERVALS)


class PracticeFlow:
    """Shows what can be practised, and begins it."""

    def __init__(
        self, ui: UiContext, services: Services, window: MainWindow, navigator: Navigator
    ) -> None:
        self._ui = ui
        self._services = services
        self._window = window
        self._navigator = navigator
        self._practice = navigator.practice
        self.executor: Executor = ProcessExecutor()
        self._game = ""
        self._day = date.today()
        """The deal of which day is shown: also after midnight that which was begun before."""
        self._search: asyncio.Task[None] | None = None
        self.screen: PracticeScreen | None = None
        self.is_open = False
        """Whether the practice screen comes back after a practice table."""

    def show(self, game: str = "") -> None:
        """Go to the practice screen for a game, or make a new one of what was shown."""
        self._stop()
        self.is_open = True
        if game:
            self._game, self._day = game, date.today()
        screen = PracticeScreen(self._ui, lessons(), self._game)
        screen.back.clicked.connect(self._on_left)
        screen.lessons.used.connect(self._on_lesson)
        screen.games.currentIndexChanged.connect(self._on_game)
        screen.topics.used.connect(self.put_puzzle)
        screen.stop.clicked.connect(self._stop)
        screen.daily.clicked.connect(self._on_daily)
        screen.export.clicked.connect(lambda: self._start(self._ask_where_to_save()))
        screen.compare.clicked.connect(lambda: self._start(self._ask_for_result()))
        self.screen = screen
        self._window.show_screen(screen)
        self._start(self.refresh())

    async def refresh(self) -> None:
        day = self._day.isoformat()
        found: Practised = await disk().submit(_practised, self._puzzles, self._game, day)
        if self.screen is not None and self._window.screen is self.screen:
            self.screen.show_practised(found)

    def close(self) -> None:
        """Stop for good."""
        self._stop()
        self.is_open = False
        if isinstance(self.executor, ProcessExecutor):
            self.executor.close()

    def put_puzzle(self, topic: str) -> None:
        """Put the puzzle that has been due longest, or make a new one."""
        self._stop()
        self._search = self._start(self._put_puzzle(topic))

    def export_to(self, path: str) -> None:
        """Write the player's result of today to a file."""
        self._start(self._export(Path(path)))

    def import_from(self, path: str) -> None:
        """Read somebody else's result from a file."""
        self._start(self._import(Path(path)))

    @property
    def _puzzles(self) -> Puzzles:
        return Puzzles(self._services.database, self._navigator.person.key)

    def _start(self, flow: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return start(self._navigator, flow)

    async def _put_puzzle(self, topic: str) -> None:
        find = partial(self._puzzles.due, time.time(), LAST_BOX, self._game, topic)
        due: list[StoredPuzzle] = await disk().submit(find)
        if not due and topic:
            await self._make(topic)
            due = await disk().submit(find)
        if due:
            self._put(due[0], topic)
        elif topic:
            self._tell(tr("No puzzle was found this time. Try again."))
        else:
            self._tell(tr("Nothing is due. Choose a topic for a new puzzle."))

    async def _make(self, topic: str) -> None:
        """Make new puzzles and keep them; there may be none about this topic."""
        seed = secrets.token_hex(SEED_BYTES)
        job = self.executor.submit(make_puzzles, self._game, topic, seed, reports=True)
        job.progressed.connect(self._show_searching)
        self._show_searching(0.0)
        try:
            found = await job
        except WorkerError as error:
            log.error("no puzzle", exc_info=error)
            return
        finally:
            self._show_searching(None)
        await disk().submit(_keep, self._puzzles, found)

    def _put(self, puzzle: StoredPuzzle, topic: str) -> None:
        def wished(wish: str) -> None:
            if wish == "again":
                self._put(puzzle, topic)
            elif wish == "next":
                self._practice.leave()
                self.put_puzzle(topic)

        guide = PuzzleGuide(self._ui, puzzle, self.executor)
        guide.answered.connect(self._on_answered)
        self._practice.begin(guide, wished)

    def _stop(self) -> None:
        if self._search is not None:
            self._search.cancel()

    def _show_searching(self, share: float | None) -> None:
        if self.screen is not None and self._window.screen is self.screen:
            self.screen.show_searching(share)

    def _on_answered(self, puzzle: StoredPuzzle, is_right: bool) -> None:
        before = Progress(puzzle.box, puzzle.due, puzzle.right, puzzle.wrong)
        after = before.after(is_right=is_right, now=time.time())
        keep = self._puzzles.set_progress
        disk().submit(keep, puzzle.id, after.box, after.due, after.right, after.wrong)

    def _on_left(self) -> None:
        self._stop()
        self.is_open = False
        self._navigator.show_lobby()

    def _on_lesson(self, game: str) -> None:
        lesson = lesson_of(game)
        if lesson is not None:
            self._practice.teach(lesson)

    def _on_game(self) -> None:
        assert self.screen is not None
        self._stop()
        self._game = self.screen.game_id
        self._start(self.refresh())

    def _on_daily(self) -> None:
        self._day = date.today()
        guide = DailyGuide(self._day, self._game, self._navigator.person.name)
        self._practice.begin(guide, lambda _: self._practice.leave())
        session = self._practice.session
        assert session is not None
        start(session, self._keep_result(guide, session.client))

    async def _keep_result(self, guide: DailyGuide, client: TableClient) -> None:
        """Keep what the player makes of the deal of the day the first time."""
        await first_of(played=guide.played)
        client.fetch_record()
        _, record = await first_of(record=client.record_fetched)
        if record is not None:
            result = _result(guide.day, guide.game, guide.name, _actions(record), is_own=True)
            disk().submit(self._puzzles.add_result, result)

    async def _ask_where_to_save(self) -> None:
        dialog = QFileDialog(self._window, tr("Save my result"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("json")
        dialog.selectFile(f"rook13-{self._day.isoformat()}.json")
        dialog.setNameFilter(tr("Results (*.json)"))
        path = await chosen_path(dialog)
        if path is not None:
            await self._export(path)

    async def _ask_for_result(self) -> None:
        dialog = QFileDialog(self._window, tr("Add a friend's result"))
        dialog.setNameFilter(tr("Results (*.json)"))
        path = await chosen_path(dialog)
        if path is not None:
            await self._import(path)

    async def _export(self, path: Path) -> None:
        try:
            await disk().submit(_export, self._puzzles, self._day, self._game, path)
        except OSError:
            self._tell(tr("Couldn't save the result there."))
        else:
            self._tell(tr("Saved as {name}.", name=path.name))

    async def _import(self, path: Path) -> None:
        try:
            result: DailyResult = await disk().submit(_import, self._puzzles, path)
        except DailyError:
            self._tell(tr("This isn't the result of a deal of the day."))
            return
        day = day_words(date.fromisoformat(result.day))
        words = tr("{name} scored {score} on the deal of {day}.")
        self._tell(words.format(name=result.name, score=result.score, day=day))
        await self.refresh()

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


def _import(puzzles: Puzzles, path: Path) -> DailyResult:
    try:
        with path.open(encoding="utf-8") as file:
            found = load_daily(file.read(MOST_BYTES))
    except (OSError, ValueError) as error:
        raise DailyError from error
    result = DailyResult(found.day, found.record.game, found.name, found.score, False, found.record)
    puzzles.add_result(result)
    return result
