"""Worker processes, for work that needs the processor and may have to be stopped at any moment."""

from __future__ import annotations

import multiprocessing
import pickle
from collections import deque
from collections.abc import Callable
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject

from rook13.background.jobs import Job, post
from rook13.background.worker import Done, Failed, Progress, Task, WorkerError, failed, run


class WorkerDied(WorkerError):
    """A worker process ended in the middle of a task."""


DEATH = Failed(WorkerDied("a worker process has died"))


class ProcessExecutor:
    """Does work in up to `count` processes, which start with the first jobs and stay until `close`.

    Functions and values have to survive pickling. A job that is cancelled is stopped together with
    its process. A process that dies fails its job. In both cases the next job starts another.
    """

    def __init__(self, count: int = 1) -> None:
        self._count = count
        self._idle: list[_Worker] = []
        self._busy: dict[Job, _Worker] = {}
        self._waiting: deque[tuple[Job, Task]] = deque()

    @property
    def pids(self) -> list[int | None]:
        """Return the ids of the processes."""
        return [worker.pid for worker in (*self._idle, *self._busy.values())]

    def submit(
        self,
        function: Callable[..., Any],
        *arguments: Any,
        reports: bool = False,
        owner: QObject | None = None,
    ) -> Job:
        """Begin to call a function, or queue it; see `Executor`."""
        job = Job(owner, lambda was_cancelled: self._on_end(job, was_cancelled))
        self._waiting.append((job, (function, arguments, reports)))
        self._start_waiting()
        return job

    def close(self) -> None:
        """Cancel all jobs and end the processes."""
        for job in [*(job for job, _ in self._waiting), *self._busy]:
            job.cancel()
        for worker in self._idle:
            worker.stop()
        self._idle.clear()

    def _start_waiting(self) -> None:
        while self._waiting and len(self._busy) < self._count:
            job, task = self._waiting.popleft()
            self._busy[job] = worker = self._free_worker()
            worker.send(job.number, task)

    def _free_worker(self) -> _Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
            worker.stop()
        return _Worker()

    def _on_end(self, job: Job, was_cancelled: bool) -> None:
        worker = self._busy.pop(job, None)
        if worker is None:
            self._waiting = deque(each for each in self._waiting if each[0] is not job)
        elif was_cancelled or worker.has_ended:
            worker.stop()
        else:
            self._idle.append(worker)
        self._start_waiting()


class _Worker:
    """One process, and a thread that listens to it."""

    def __init__(self) -> None:
        # Spawned, not forked: a copy of this process would hold its sockets open.
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=run, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._number = 0
        self.has_ended = False
        self._thread = Thread(target=self._listen, daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        return not self.has_ended and self._process.is_alive()

    def send(self, number: int, task: Task) -> None:
        self._number = number
        try:
            self._connection.send(task)
        except OSError:
            # The worker just exited. The listening thread may have told that to the job before.
            self.has_ended = True
            self._fail(DEATH)
        except Exception:
            # The task can't be pickled, so nothing of it was sent.
            self._fail(failed())

    def stop(self) -> None:
        self._process.terminate()
        self._process.join()
        self._process.close()
        # The thread has reached the end by now; closing earlier could give it another file.
        self._thread.join()
        self._connection.close()

    def _fail(self, why: Failed) -> None:
        """Fail the job from another thread, so that its submitter can listen first."""
        Thread(target=post, args=(self._number, why), daemon=True).start()

    def _listen(self) -> None:
        try:
            while True:
                message = _message(self._connection.recv_bytes())
                post(self._number, message)
        except (EOFError, OSError):
            self.has_ended = True
            post(self._number, DEATH)


def _message(pickled: bytes) -> Progress | Done | Failed:
    """Return what a worker says; a result that can't be read here fails its job."""
    try:
        message: Progress | Done | Failed = pickle.loads(pickled)
    except Exception:
        return failed()
    return message
