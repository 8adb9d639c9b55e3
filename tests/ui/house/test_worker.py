"""A process of its own for the window: it answers, fails, dies, and leaves nothing behind."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from rook13.bots.worker import NICENESS
from rook13.engine.actions import Action
from rook13.ui.advice import Advice
from rook13.ui.house.thinking import WorkerAdviser
from rook13.ui.house.worker import Worker
from tests.ui.house.errands import add, die, fail, go_on_for_ever, niceness
from tests.ui.scenes import Moment, my_turn

PATIENCE_MS = 20_000
"""For a process to start on a machine that has other things to do."""
MOST_NICE = 19


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.stop()


@pytest.fixture
def adviser() -> Iterator[WorkerAdviser]:
    adviser = WorkerAdviser()
    yield adviser
    adviser.close()


def test_errands_are_done_one_after_the_other_by_one_process(qtbot: QtBot, worker: Worker) -> None:
    shares: list[float] = []
    worker.progressed.connect(shares.append)
    with qtbot.waitSignal(worker.done, timeout=PATIENCE_MS) as first:
        worker.do(add, 6, 7)
        assert worker.is_busy
    pid = worker.pid
    with qtbot.waitSignal(worker.done, timeout=PATIENCE_MS) as second:
        worker.do(add, 1, 2)
    assert (first.args, second.args, shares) == ([13], [3], [0.5, 0.5])
    assert worker.pid == pid
    assert not worker.is_busy


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other words for it")
def test_errands_let_the_window_go_first(qtbot: QtBot, worker: Worker) -> None:
    with qtbot.waitSignal(worker.done, timeout=PATIENCE_MS) as done:
        worker.do(niceness)
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert done.args == [min(MOST_NICE, own + NICENESS)]


def test_a_broken_errand_fails_and_the_next_one_is_done(
    qtbot: QtBot, worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    with qtbot.waitSignal(worker.failed, timeout=PATIENCE_MS):
        worker.do(fail)
    assert "on purpose" in caplog.text
    with qtbot.waitSignal(worker.done, timeout=PATIENCE_MS):
        worker.do(add, 1, 2)


def test_a_process_that_dies_fails_its_errand_and_another_takes_its_place(
    qtbot: QtBot, worker: Worker
) -> None:
    with qtbot.waitSignal(worker.failed, timeout=PATIENCE_MS):
        worker.do(die)
    assert worker.pid is None
    with qtbot.waitSignal(worker.done, timeout=PATIENCE_MS):
        worker.do(add, 1, 2)


def test_an_errand_that_is_dropped_ends_with_its_process(qtbot: QtBot, worker: Worker) -> None:
    with qtbot.waitSignal(worker.progressed, timeout=PATIENCE_MS):
        worker.do(go_on_for_ever)
    pid = worker.pid
    assert pid is not None
    with qtbot.assertNotEmitted(worker.failed):
        worker.drop()
    assert not is_alive(pid)
    assert worker.pid is None


def test_a_new_errand_replaces_one_that_goes_on(qtbot: QtBot, worker: Worker) -> None:
    with qtbot.waitSignal(worker.progressed, timeout=PATIENCE_MS):
        worker.do(go_on_for_ever)
    with qtbot.waitSignal(worker.done, timeout=PATIENCE_MS) as done:
        worker.do(add, 1, 2)
    assert done.args == [3]


def test_stopping_leaves_no_process_and_can_be_done_twice(qtbot: QtBot, worker: Worker) -> None:
    with qtbot.waitSignal(worker.done, timeout=PATIENCE_MS):
        worker.do(add, 1, 2)
    pid = worker.pid
    assert pid is not None
    worker.stop()
    worker.stop()
    assert not is_alive(pid)


def test_a_real_expert_gives_a_hint_with_figures(qtbot: QtBot, adviser: WorkerAdviser) -> None:
    view = Moment("rook13").until(my_turn).view
    with qtbot.waitSignal(adviser.advised, timeout=PATIENCE_MS) as advised:
        adviser.ask(view)
    advice: Advice = advised.args[0]
    assert isinstance(advice.action, Action)
    assert advice.action in view.legal
    assert "of 100 deals" in str(advice.reason)


def test_a_question_that_is_forgotten_gets_no_answer(qtbot: QtBot, adviser: WorkerAdviser) -> None:
    view = Moment("rook13").until(my_turn).view
    adviser.ask(view)
    pid = adviser.worker.pid
    assert pid is not None
    with qtbot.assertNotEmitted(adviser.advised):
        adviser.forget()
    assert not is_alive(pid)
    with qtbot.waitSignal(adviser.advised, timeout=PATIENCE_MS):
        adviser.ask(view)


def test_an_expert_who_dies_says_that_there_is_no_hint(
    qtbot: QtBot, adviser: WorkerAdviser
) -> None:
    with qtbot.waitSignal(adviser.failed, timeout=PATIENCE_MS):
        adviser.worker.do(die)
    with qtbot.waitSignal(adviser.advised, timeout=PATIENCE_MS):
        adviser.ask(Moment("rook13").until(my_turn).view)


def test_a_closed_adviser_leaves_no_process(qtbot: QtBot, adviser: WorkerAdviser) -> None:
    adviser.ask(Moment("rook13").until(my_turn).view)
    pid = adviser.worker.pid
    assert pid is not None
    adviser.close()
    assert not is_alive(pid)
