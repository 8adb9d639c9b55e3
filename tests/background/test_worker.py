"""What a worker process does, without a process."""

from __future__ import annotations

import multiprocessing
from threading import Thread

from rook13.background.worker import Done, Failed, Progress, Task, WorkerError, serve
from tests.background.tasks import add, add_slowly, fail


def answers(*tasks: Task, count: int) -> list[object]:
    here, there = multiprocessing.Pipe()
    worker = Thread(target=serve, args=(there,))
    worker.start()
    for task in tasks:
        here.send(task)
    found = [here.recv() for _ in range(count)]
    here.close()
    there.close()
    worker.join()
    return found


def test_a_task_reports_and_answers_and_small_steps_are_left_out() -> None:
    found = answers((add_slowly, (1, 2), True), (add, (3, 4), False), count=3)
    assert found == [Progress(0.5), Done(3), Done(7)]


def test_a_failing_task_says_why_and_the_next_one_is_done() -> None:
    failed, done = answers((fail, (), False), (add, (6, 7), False), count=2)
    assert isinstance(failed, Failed)
    assert isinstance(failed.error, WorkerError)
    assert "ValueError: on purpose" in str(failed.error)
    assert done == Done(13)
