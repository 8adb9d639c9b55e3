"""Reviews made in another process, and kept while somebody looks at them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from rook13.analysis.findings import Review
from rook13.coach.looking_back import look_back
from rook13.engine.record import Record, dump_record
from rook13.ui.house.worker import Worker


class Reviewer(QObject):
    """Looks back at one hand at a time; places are counted from 0 among the finished hands."""

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

    def look_back(self, place: int) -> None:
        """Review a hand in place of any that is under way."""
        raise NotImplementedError

    def stop(self) -> None:
        """Stop what is under way."""

    def close(self) -> None:
        """Stop for good."""


class WorkerReviewer(Reviewer):
    """Reviews the hands of a record in a worker."""

    def __init__(self, record: Record, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._text = dump_record(record)
        self._place = -1
        self.worker = Worker(self)
        self.worker.progressed.connect(self._on_progress)
        self.worker.done.connect(self._on_done)
        self.worker.failed.connect(self._on_failed)

    def look_back(self, place: int) -> None:
        self._place = place
        self.worker.do(look_back, self._text, place)

    def stop(self) -> None:
        self.worker.drop()

    def close(self) -> None:
        self.worker.stop()

    @Slot(float)
    def _on_progress(self, share: float) -> None:
        self.progressed.emit(self._place, share)

    @Slot(object)
    def _on_done(self, review: Review) -> None:
        self.known[self._place] = review
        self.reviewed.emit(self._place, review)

    @Slot()
    def _on_failed(self) -> None:
        self.failed.emit(self._place)
