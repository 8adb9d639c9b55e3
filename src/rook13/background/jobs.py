"""Jobs run beside the event loop; threads do the short ones and those that mostly wait."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import SIGNAL, QEventLoop, QObject, QThreadPool, Signal, Slot

from rook13.background.worker import Done, Failed, Progress, throttled

if TYPE_CHECKING:
    import asyncio

FAILED = SIGNAL("failed(PyObject)")
"""Not from `QMetaMethod.fromSignal`, which releases a reference that isn't its own."""


class Job(QObject):
    """Work under way; `finished` or `failed` comes once, from the event loop, unless cancelled.

    A coroutine can await it: it gets the result or the exception, and cancelling the coroutine
    cancels the job.
    """

    progressed = Signal(float)
    """The share that is done."""
    finished = Signal(object)
    """What the work returned."""
    failed = Signal(object)
    """The exception that ended it; one that nobody listens to is reported as a crash."""

    def __init__(
        self, owner: QObject | None = None, on_end: Callable[[bool], None] | None = None
    ) -> None:
        """Make a job that `owner` takes along when it is destroyed.

        `on_end` is told whether the job was cancelled, before anybody else hears of its end.
        """
        super().__init__()
        self.number = _inbox().add(self)
        self._on_end = on_end
        self._outcome: Done | Failed | None = None
        self._awaited: asyncio.Future[None] | None = None
        if owner is not None:
            owner.destroyed.connect(self.cancel)

    @property
    def is_over(self) -> bool:
        """Return whether nothing more will come."""
        return not _inbox().has(self)

    def __await__(self) -> Generator[Any, None, Any]:
        # Not at the top, because the first picture of the window doesn't need it.
        import asyncio

        if not self.is_over:
            self._awaited = asyncio.get_running_loop().create_future()
            try:
                yield from self._awaited
            finally:
                self.cancel()
        match self._outcome:
            case Done(result):
                return result
            case Failed(error):
                raise error
        raise asyncio.CancelledError

    @Slot()
    def cancel(self) -> None:
        """Stop the work if that is possible; in any case nothing more is heard of it."""
        self._end()

    def take(self, message: Progress | Done | Failed) -> None:
        """Pass on what the work says."""
        match message:
            case Progress(share):
                self.progressed.emit(share)
            case Done(result):
                self._end(message)
                self.finished.emit(result)
            case Failed(error):
                self._end(message)
                if self.receivers(FAILED):
                    self.failed.emit(error)
                elif self._awaited is None:
                    report(error)

    def _end(self, outcome: Done | Failed | None = None) -> None:
        """Note how it ended; without an outcome it was cancelled."""
        on_end, self._on_end = self._on_end, None
        if not _inbox().remove(self):
            return
        self._outcome = outcome
        if on_end is not None:
            on_end(outcome is None)
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)


class Executor(Protocol):
    """Does work in the background."""

    def submit(
        self,
        function: Callable[..., Any],
        *arguments: Any,
        reports: bool = False,
        owner: QObject | None = None,
    ) -> Job:
        """Begin to call a function; if it `reports`, it gets a Report before its arguments.

        The job is cancelled when its `owner` is destroyed.
        """


class ThreadExecutor:
    """Does work in threads; a job that is cancelled runs to its end unheard."""

    def __init__(self, pool: QThreadPool | None = None) -> None:
        self._pool = pool if pool is not None else QThreadPool.globalInstance()

    def submit(
        self,
        function: Callable[..., Any],
        *arguments: Any,
        reports: bool = False,
        owner: QObject | None = None,
    ) -> Job:
        job = Job(owner)
        number = job.number
        if reports:
            arguments = (throttled(lambda share: post(number, Progress(share))), *arguments)
        self._pool.start(partial(_run, number, function, arguments))
        return job

    def wait(self) -> None:
        """Wait until all work is done; its jobs will be heard of later."""
        self._pool.waitForDone()


def result_of(job: Job) -> Any:
    """Return the result of a job, or raise what it raises; the event loop goes on meanwhile."""
    loop, ends = QEventLoop(), list[Done | Failed]()
    job.finished.connect(lambda result: ends.append(Done(result)))
    job.failed.connect(lambda error: ends.append(Failed(error)))
    job.finished.connect(loop.quit)
    job.failed.connect(loop.quit)
    loop.exec()
    end = ends[0]
    if isinstance(end, Failed):
        raise end.error
    return end.result


def report(error: BaseException) -> None:
    """Report an exception that nobody handles, as Qt does for a slot."""
    sys.excepthook(type(error), error, error.__traceback__)


@contextmanager
def errors_reported() -> Iterator[None]:
    """Report an exception, so that what comes next still runs."""
    try:
        yield
    except Exception as error:
        report(error)


@cache
def disk() -> ThreadExecutor:
    """Return the one thread for everything that reads or writes files, in the order it is asked.

    A disk may take seconds to answer, and what is written first has to be on it first.
    """
    pool = QThreadPool()
    pool.setMaxThreadCount(1)
    pool.setExpiryTimeout(-1)
    return ThreadExecutor(pool)


def post(number: int, message: Progress | Done | Failed) -> None:
    """Send a message to a job, from any thread."""
    _inbox().arrived.emit(number, message)


def _run(number: int, function: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
    post(number, _outcome(function, arguments))


def _outcome(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Done | Failed:
    try:
        return Done(function(*arguments))
    except BaseException as error:
        return Failed(error)


class _Inbox(QObject):
    """Brings what other threads send to the jobs of this one.

    Threads know it and a number, never a job: a QObject must not die in a foreign thread.
    """

    arrived = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self._jobs: dict[int, Job] = {}
        self._last = 0
        self.arrived.connect(self._on_arrived)

    def add(self, job: Job) -> int:
        self._last += 1
        self._jobs[self._last] = job
        return self._last

    def has(self, job: Job) -> bool:
        return job.number in self._jobs

    def remove(self, job: Job) -> bool:
        return self._jobs.pop(job.number, None) is not None

    @Slot(int, object)
    def _on_arrived(self, number: int, message: Progress | Done | Failed) -> None:
        job = self._jobs.get(number)
        if job is not None:
            job.take(message)


@cache
def _inbox() -> _Inbox:
    return _Inbox()
