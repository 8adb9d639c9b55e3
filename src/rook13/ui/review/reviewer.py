"""Reviews made in another process, and kept while the player looks at them."""

from __future__ import annotations

import logging
from abc import abstractmethod
from functools import partial

from PySide6.QtCore import QObject, Signal

from rook13.analysis.findings import Review
from rook13.background.jobs import Job
from rook13.background.processes import ProcessExecutor
from rook13.coach.reviews import review_recorded_hand
from rook13.engine.record import Record

log = logging.getLogger(__name__)


class Reviewer(QObject):
    """Reviews one hand at a time; places are counted from 0 among the finished hands."""

    progressed = Signal(int, float)
    """A place, and the share of its review that is done."""
    reviewed = Signal(int, object)
    """A place and its Review."""
    failed = Signal(int)
    """There is no review of this place, and asking again may help."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.known: dict[int, Review] = {}
        """What has been found so far."""

    @abstractmethod
    def review(self, place: int) -> None:
        """Review a hand in place of any that is under way."""

    def stop(self) -> None:
        """Stop what is under way."""

    def close(self) -> None:
        """Stop for good."""


class WorkerReviewer(Reviewer):
    """Reviews the hands of a record in a worker process."""

    def __init__(self, record: Record, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._record = record
        self.executor = ProcessExecutor()
        self._job: Job | None = None

    def review(self, place: int) -> None:
        self.stop()
        self._job = self.executor.submit(
            review_recorded_hand, self._record, place, reports=True, owner=self
        )
        self._job.progressed.connect(partial(self.progressed.emit, place))
        self._job.finished.connect(partial(self._on_finished, place))
        self._job.failed.connect(partial(self._on_failed, place))

    def stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def close(self) -> None:
        self.stop()
        self.executor.close()

    def _on_finished(self, place: int, review: Review) -> None:
        self._job = None
        self.known[place] = review
        self.reviewed.emit(place, review)

    def _on_failed(self, place: int, error: Exception) -> None:
        self._job = None
        log.error("no review", exc_info=error)
        self.failed.emit(place)
