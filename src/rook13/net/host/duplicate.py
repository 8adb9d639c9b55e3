"""Runs a duplicate session: starts its tables together, lets bots play the rest, and compares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal, Slot

from rook13.background.jobs import Executor, Job
from rook13.net.host.board_bots import play_board
from rook13.net.host.local_client import LocalTableClient
from rook13.net.host.service import HostService
from rook13.net.host.table_runner import TableRunner
from rook13.table.commands import Start
from rook13.table.config import Person
from rook13.table.duplicate import BoardResult, Duplicate, TableResults, results_of
from rook13.table.duplicate_facts import BoardsCompared
from rook13.table.hosting import name_of
from rook13.table.state import TableStage, TableState


@dataclass(slots=True)
class _Place:
    """One table of the session: it runs here, bots play it, or it is one of an earlier session."""

    results: TableResults
    runner: TableRunner | None = None
    director: LocalTableClient | None = None
    """Keeps a table going at which the host does not sit, and starts it."""
    is_over: bool = False


class DuplicateRunner(QObject):
    """Looks after all tables of one session until the last of them has finished."""

    changed = Signal()
    """A board was finished somewhere."""

    def __init__(
        self,
        service: HostService,
        runners: Sequence[TableRunner],
        host: Person,
        executor: Executor,
        parent: QObject | None = None,
    ) -> None:
        """Take the tables that run here; bots have the others, in processes of the executor."""
        super().__init__(parent)
        self._host = host
        self._executor = executor
        self._service = service
        state = runners[0].table.state
        duplicate = state.duplicate
        assert duplicate is not None
        self._duplicate: Duplicate = duplicate
        self._config = state.config
        self._jobs: list[Job] = []
        self._told: dict[TableRunner, BoardsCompared] = {}
        self._has_begun = False
        names = (f"Bot {self._config.bot_level.capitalize()}",) * len(state.chairs)
        live = duplicate.count - len(duplicate.past)
        empty = TableResults(names, level=self._config.bot_level)
        # After a restart, tables of people that were closed before are known by their results.
        told = dict(enumerate(duplicate.tables))
        closed = {place: table for place, table in told.items() if not table.level}
        self._places = [
            *(_Place(closed.get(place, empty), is_over=place in closed) for place in range(live)),
            *(_Place(table, is_over=True) for table in duplicate.past),
        ]
        for runner in runners:
            self._take(runner)
        for runner in runners:
            runner.changed.connect(self._on_changed)
        service.table_closed.connect(self._on_changed)
        self._on_changed()

    @property
    def tables(self) -> tuple[TableResults, ...]:
        """Return what all tables have made of the boards so far."""
        return tuple(place.results for place in self._places)

    @property
    def is_over(self) -> bool:
        return all(place.is_over for place in self._places)

    def close(self) -> None:
        """Stop; tables that run here stay as they are."""
        for job in self._jobs:
            job.cancel()
        for place in self._places:
            if place.director is not None:
                place.director.close()

    def _take(self, runner: TableRunner) -> None:
        duplicate = runner.table.state.duplicate
        assert duplicate is not None
        place = self._places[duplicate.place]
        place.runner, place.is_over = runner, False
        if duplicate.place > 0:
            place.director = LocalTableClient(runner, self._host, parent=self)
            place.director.updated.connect(self._on_changed)
            place.director.start()

    @Slot()
    def _on_changed(self) -> None:
        before = self.tables, self.is_over
        for number, place in enumerate(self._places):
            if place.runner is not None:
                self._look_at(number, place, place.runner)
        if (self.tables, self.is_over) != before:
            self.changed.emit()
        self._tell()
        if self.is_over:
            self._clear_up()

    def _clear_up(self) -> None:
        """Close tables that everybody has left, once the session is over."""
        for place in self._places:
            runner, director = place.runner, place.director
            if runner is None or director is None or runner.is_over:
                continue
            if {person.key for person in runner.people()} <= {self._host.key}:
                place.director = None
                director.close()
                self._service.end_table(runner.table.table_id)

    def _look_at(self, number: int, place: _Place, runner: TableRunner) -> None:
        state = runner.table.state
        if place.is_over:
            return
        if state.stage is TableStage.ACTIVE and not self._has_begun:
            self._begin()
        if state.stage is TableStage.OPEN and self._has_begun and not runner.is_over:
            self._start(number, place, state)
        elif state.stage is not TableStage.OPEN or runner.is_over:
            place.results = _results(state, place.results)
            place.is_over = runner.is_over or state.stage is not TableStage.ACTIVE

    def _begin(self) -> None:
        """Let bots play the boards whose table does not run here."""
        self._has_begun = True
        for board in range(1, len(self._duplicate.seeds) + 1):
            for number, place in enumerate(self._places):
                if place.runner is None and not place.is_over:
                    self._let_bots_play(number, board)

    def _start(self, number: int, place: _Place, state: TableState) -> None:
        """Start another table when its people are ready, or give it to bots if it has none."""
        owners = [chair for chair in state.chairs if chair.owner]
        director = place.director
        if not owners and place.runner is not None and number > 0:
            place.runner, place.director = None, None
            if director is not None:
                director.close()
            self._service.end_table(state.table_id)
            for board in range(1, len(self._duplicate.seeds) + 1):
                self._let_bots_play(number, board)
        elif owners and all(chair.ready for chair in owners):
            view = director.view if director is not None else None
            if director is not None and view is not None and view.revision == state.revision:
                director.send(Start())

    def _let_bots_play(self, number: int, board: int) -> None:
        seed = self._duplicate.seeds[board - 1]
        job = self._executor.submit(play_board, self._config, seed, board, number, owner=self)
        job.finished.connect(lambda result: self._on_played(number, result))
        job.failed.connect(lambda _: self._on_not_played(number))
        self._jobs.append(job)

    def _on_played(self, number: int, result: BoardResult) -> None:
        place = self._places[number]
        results = (*place.results.results, result)
        results = tuple(sorted(results, key=lambda each: each.board))
        place.results = replace(place.results, played=len(results), results=results)
        place.is_over = len(results) == len(self._duplicate.seeds)
        self.changed.emit()
        self._tell()

    def _on_not_played(self, number: int) -> None:
        """Go on without a table whose bots failed: its other boards are unfinished."""
        self._places[number].is_over = True
        self._tell()

    def _tell(self) -> None:
        """Tell every table what it may know, if that is new."""
        seeds = self._duplicate.seeds if self.is_over else ()
        for place in self._places:
            runner = place.runner
            if runner is None or runner.is_over or runner.table.state.duplicate is None:
                continue
            played = len(self._duplicate.seeds) if seeds else place.results.played
            compared = BoardsCompared(tuple(each.up_to(played) for each in self.tables), seeds)
            if self._told.get(runner) != compared:
                self._told[runner] = compared
                runner.compare_boards(compared)


def _results(state: TableState, before: TableResults) -> TableResults:
    """Return who sits at a table, and what it has made of its boards."""
    names = tuple(map(name_of, state.chairs))
    played = len(state.game.match.results) if state.game is not None else before.played
    results = before.results
    if state.record is not None and played != len(results):
        results = results_of(state.record)[:played]
    return TableResults(names, played, results)
