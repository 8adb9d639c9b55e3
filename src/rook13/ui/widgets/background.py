"""The one way to do something slow, such as opening a key, without stopping the window."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

T = TypeVar("T")


class Background(QObject):
    """Runs one call at a time in another thread and brings its outcome back to this one."""

    busy_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job: _Job | None = None
        self._then: Callable[[Future[Any]], None] | None = None

    @property
    def is_busy(self) -> bool:
        """Return whether something is still running."""
        return self._job is not None

    def run(self, work: Callable[[], T], then: Callable[[Future[T]], None]) -> None:
        """Do `work` elsewhere, then call `then` here; its `result()` raises what went wrong."""
        assert not self.is_busy, "one thing at a time"
        self._then = then
        self._job = _Job(work)
        self._job.arrived.connect(self._on_arrived)
        self.busy_changed.emit(True)
        self._job.start()

    @Slot(object)
    def _on_arrived(self, outcome: Future[Any]) -> None:
        then, self._then, self._job = self._then, None, None
        self.busy_changed.emit(False)
        if then is not None:
            then(outcome)


class _Job(QObject):
    """A call on its way; lives in the thread that asked, whoever else has gone meanwhile."""

    arrived = Signal(object)
    _worked = Signal()

    def __init__(self, work: Callable[[], object]) -> None:
        super().__init__()
        self._worked.connect(self._on_worked)
        self._outcome: Future[object] = Future()
        self._runner = _Runner(work, self._outcome, self._worked.emit)

    def start(self) -> None:
        """Hand the work over."""
        _under_way.add(self)
        QThreadPool.globalInstance().start(self._runner)

    @Slot()
    def _on_worked(self) -> None:
        _under_way.discard(self)
        self.arrived.emit(self._outcome)


class _Runner(QRunnable):
    """The part that is in the other thread."""

    def __init__(
        self,
        work: Callable[[], object],
        outcome: Future[object],
        report: Callable[[], None],
    ) -> None:
        super().__init__()
        # The job keeps this object; Qt must not delete it under Python's hands.
        self.setAutoDelete(False)
        self._work = work
        self._outcome = outcome
        self._report = report

    def run(self) -> None:
        try:
            self._outcome.set_result(self._work())
        except BaseException as error:
            self._outcome.set_exception(error)
        self._report()


_under_way: set[_Job] = set()
"""Jobs must outlive the widget that started them, or the thread would report to nobody."""
