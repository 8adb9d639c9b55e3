"""The reviews of a game's hands, made in a worker process and known from then on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rook13.analysis.findings import Review
from rook13.background.jobs import Job
from rook13.background.processes import ProcessExecutor
from rook13.coach.reviews import review_recorded_hand
from rook13.engine.record import Record


class Reviewer:
    """Reviews one hand at a time; places are counted from 0 among the finished hands."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self.executor = ProcessExecutor()
        self.known: dict[int, Review] = {}
        """What has been found so far."""
        self.keep: Callable[[int, Review], None] | None = None
        """Keeps what is found with the game, if it is stored."""
        self._job: Job | None = None

    def review(self, place: int) -> Job:
        """Review a hand in place of any that is under way; the job finishes with the Review."""
        self.stop()
        self._job = self.executor.submit(review_recorded_hand, self._record, place, reports=True)
        self._job.finished.connect(partial(self._note, place))
        return self._job

    def stop(self) -> None:
        """Stop what is under way."""
        if self._job is not None:
            self._job.cancel()

    def close(self) -> None:
        """Stop for good."""
        self.stop()
        self.executor.close()

    def _note(self, place: int, review: Review) -> None:
        self.known[place] = review
        if self.keep is not None:
            self.keep(place, review)
