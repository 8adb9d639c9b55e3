"""Jobs in threads and in processes: they answer, fail, are cancelled, and leave nothing behind."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from rook13.background.jobs import Executor, Job, ThreadExecutor
from rook13.background.processes import ProcessExecutor, WorkerDied
from rook13.background.worker import NICENESS, WorkerError
from tests.background.tasks import (
    add,
    add_slowly,
    die,
    fail,
    go_on_for_ever,
    make_unpicklable,
    make_unreadable,
    niceness,
    no_file,
)

MOST_NICE = 19


class Ends:
    """Notes how jobs end, and in which order."""

    def __init__(self, *jobs: Job) -> None:
        self.results: list[object] = []
        self.errors: list[BaseException] = []
        for job in jobs:
            job.finished.connect(self.results.append)
            job.failed.connect(self.errors.append)

    def wait(self, qtbot: QtBot, count: int = 1) -> None:
        qtbot.waitUntil(lambda: len(self.results) + len(self.errors) >= count)


def is_alive(pid: int | None) -> bool:
    assert pid is not None
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def processes() -> Iterator[ProcessExecutor]:
    executor = ProcessExecutor()
    yield executor
    executor.close()
    assert not multiprocessing.active_children()


@pytest.fixture(params=["thread", "process"])
def executor(request: pytest.FixtureRequest, processes: ProcessExecutor) -> Executor:
    return ThreadExecutor() if request.param == "thread" else processes


def test_a_job_tells_its_progress_and_its_result(qtbot: QtBot, executor: Executor) -> None:
    job = executor.submit(add_slowly, 6, 7, reports=True)
    ends, shares = Ends(job), list[float]()
    job.progressed.connect(shares.append)
    assert not job.is_over
    ends.wait(qtbot)
    assert (ends.results, ends.errors, shares) == ([13], [], [0.5])
    assert job.is_over


def test_a_job_that_fails_says_why_and_the_next_one_is_done(
    qtbot: QtBot, executor: Executor
) -> None:
    ends = Ends(executor.submit(fail))
    ends.wait(qtbot)
    assert not ends.results
    assert "on purpose" in str(ends.errors[0])
    ends = Ends(executor.submit(add, 1, 2))
    ends.wait(qtbot)
    assert ends.results == [3]


def test_nothing_is_heard_of_a_job_that_was_cancelled(qtbot: QtBot, executor: Executor) -> None:
    cancelled = executor.submit(add, 1, 2)
    ends = Ends(cancelled)
    cancelled.cancel()
    cancelled.cancel()
    assert cancelled.is_over
    later = Ends(executor.submit(add, 3, 4))
    later.wait(qtbot)
    assert (later.results, ends.results, ends.errors) == ([7], [], [])


def test_who_has_gone_meanwhile_is_not_called(qtbot: QtBot) -> None:
    owner, go_on = QObject(), threading.Event()
    job = ThreadExecutor().submit(go_on.wait, owner=owner)
    ends = Ends(job)
    with qtbot.waitSignal(owner.destroyed):
        owner.deleteLater()
    assert job.is_over
    go_on.set()
    Ends(ThreadExecutor().submit(add, 3, 4)).wait(qtbot)
    QCoreApplication.processEvents()
    assert (ends.results, ends.errors) == ([], [])


def test_no_process_works_for_who_has_gone(qtbot: QtBot, processes: ProcessExecutor) -> None:
    owner = QObject()
    ends = Ends(processes.submit(go_on_for_ever, reports=True, owner=owner))
    (pid,) = processes.pids
    with qtbot.waitSignal(owner.destroyed):
        owner.deleteLater()
    assert not is_alive(pid)
    assert (ends.results, ends.errors) == ([], [])


def test_a_thread_does_the_work_and_the_result_comes_back_to_this_one(qtbot: QtBot) -> None:
    heard: list[int] = []
    job = ThreadExecutor().submit(threading.get_ident)
    ends = Ends(job)
    job.finished.connect(lambda _: heard.append(threading.get_ident()))
    ends.wait(qtbot)
    assert ends.results[0] != heard[0] == threading.get_ident()


def test_a_thread_hands_on_the_very_exception(qtbot: QtBot) -> None:
    ends = Ends(ThreadExecutor().submit(fail))
    ends.wait(qtbot)
    assert isinstance(ends.errors[0], ValueError)


def test_a_failure_that_nobody_listens_to_is_reported(qtbot: QtBot, executor: Executor) -> None:
    with qtbot.captureExceptions() as reported:
        executor.submit(fail).finished.connect(lambda _: None)
        qtbot.waitUntil(lambda: bool(reported))
    assert "on purpose" in str(reported[0][1])


@pytest.mark.parametrize(
    ("task", "why"),
    [
        (make_unreadable, "made elsewhere"),
        (make_unpicklable, "pickle"),
        (no_file, "no such file"),
        (lambda: None, "pickle"),
    ],
)
def test_a_result_that_cannot_be_read_fails_its_job_and_the_process_goes_on(
    qtbot: QtBot, processes: ProcessExecutor, task: Callable[[], object], why: str
) -> None:
    ends, pids = Ends(processes.submit(task)), processes.pids
    ends.wait(qtbot)
    assert why in str(ends.errors[0])
    ends = Ends(processes.submit(add, 1, 2))
    ends.wait(qtbot)
    assert (ends.results, processes.pids) == ([3], pids)


def test_jobs_are_done_one_after_the_other_by_one_process(
    qtbot: QtBot, processes: ProcessExecutor
) -> None:
    ends = Ends(processes.submit(add, 6, 7), processes.submit(add, 1, 2))
    pids = processes.pids
    ends.wait(qtbot, 2)
    assert ends.results == [13, 3]
    assert processes.pids == pids
    assert len(pids) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other words for it")
def test_worker_processes_let_the_window_go_first(qtbot: QtBot, processes: ProcessExecutor) -> None:
    ends = Ends(processes.submit(niceness))
    ends.wait(qtbot)
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert ends.results == [min(MOST_NICE, own + NICENESS)]


def test_a_process_that_dies_fails_its_job_and_another_takes_its_place(
    qtbot: QtBot, processes: ProcessExecutor
) -> None:
    ends = Ends(processes.submit(die))
    ends.wait(qtbot)
    assert isinstance(ends.errors[0], WorkerDied)
    assert issubclass(WorkerDied, WorkerError)
    assert processes.pids == []
    ends = Ends(processes.submit(add, 1, 2))
    ends.wait(qtbot)
    assert ends.results == [3]


def test_a_process_that_dies_between_two_jobs_is_replaced(
    qtbot: QtBot, processes: ProcessExecutor
) -> None:
    Ends(processes.submit(add, 1, 2)).wait(qtbot)
    (dead,) = multiprocessing.active_children()
    dead.kill()
    dead.join()
    ends = Ends(processes.submit(add, 3, 4))
    ends.wait(qtbot)
    assert (ends.results, ends.errors) == ([7], [])


def test_a_job_that_is_cancelled_ends_with_its_process_and_the_next_one_is_done(
    qtbot: QtBot, processes: ProcessExecutor
) -> None:
    endless = processes.submit(go_on_for_ever, reports=True)
    ends = Ends(endless, processes.submit(add, 1, 2))
    with qtbot.waitSignal(endless.progressed):
        pass
    (pid,) = processes.pids
    endless.cancel()
    assert not is_alive(pid)
    ends.wait(qtbot)
    assert (ends.results, ends.errors) == ([3], [])


def test_a_job_that_waits_can_be_cancelled_without_disturbing_the_one_before(
    qtbot: QtBot, processes: ProcessExecutor
) -> None:
    ends = Ends(processes.submit(add, 1, 2))
    waiting = processes.submit(go_on_for_ever, reports=True)
    pids = processes.pids
    waiting.cancel()
    ends.wait(qtbot)
    assert (ends.results, processes.pids) == ([3], pids)


def test_two_processes_work_at_the_same_time(qtbot: QtBot) -> None:
    executor = ProcessExecutor(2)
    endless = executor.submit(go_on_for_ever, reports=True)
    ends = Ends(executor.submit(add, 1, 2))
    ends.wait(qtbot)
    assert not endless.is_over
    assert len(executor.pids) == 2
    executor.close()
    assert not multiprocessing.active_children()


def test_closing_leaves_no_process_and_can_be_done_twice(
    qtbot: QtBot, processes: ProcessExecutor
) -> None:
    Ends(processes.submit(add, 1, 2)).wait(qtbot)
    ends = Ends(processes.submit(go_on_for_ever, reports=True), processes.submit(add, 1, 2))
    (pid,) = processes.pids
    processes.close()
    processes.close()
    assert not is_alive(pid)
    assert (ends.results, ends.errors) == ([], [])


def test_a_job_can_be_awaited(executor: Executor, loop: asyncio.AbstractEventLoop) -> None:
    async def flow() -> list[object]:
        first = executor.submit(add, 1, 2)
        results = [await first, await executor.submit(add, 3, 4), await first]
        with pytest.raises(Exception, match="on purpose"):
            await executor.submit(fail)
        return results

    assert loop.run_until_complete(flow()) == [3, 7, 3]


def test_cancelling_a_task_that_awaits_a_job_cancels_the_job(
    processes: ProcessExecutor, loop: asyncio.AbstractEventLoop
) -> None:
    job = processes.submit(go_on_for_ever, reports=True)
    (pid,) = processes.pids

    async def wait() -> None:
        await job

    async def flow() -> None:
        waiting = asyncio.ensure_future(wait())
        job.progressed.connect(lambda _: waiting.cancel())
        await waiting

    with pytest.raises(asyncio.CancelledError):
        loop.run_until_complete(flow())
    assert job.is_over
    assert not is_alive(pid)


def test_cancelling_a_job_cancels_the_task_that_awaits_it(loop: asyncio.AbstractEventLoop) -> None:
    owner, go_on = QObject(), threading.Event()

    async def flow() -> None:
        owner.deleteLater()
        await job

    job = ThreadExecutor().submit(go_on.wait, owner=owner)
    with pytest.raises(asyncio.CancelledError):
        loop.run_until_complete(flow())
    go_on.set()
