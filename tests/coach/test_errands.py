"""What a worker process does, without a process."""

from __future__ import annotations

import multiprocessing
from threading import Thread
from typing import Any

import pytest

from rook13.analysis.helpers import Depth
from rook13.coach import judgement
from rook13.coach.errands import Done, Failed, Progress, Report, serve
from rook13.coach.looking_back import look_back
from rook13.engine.record import dump_record
from tests.analysis.hands import thrown_away


def half_way(report: Report, word: str) -> str:
    report(0.5)
    report(0.5001)
    return word.upper()


def broken(report: Report) -> None:
    raise ValueError("nothing")


def answers(*asked: Any, count: int) -> list[object]:
    here, there = multiprocessing.Pipe()
    worker = Thread(target=serve, args=(there,))
    worker.start()
    for question in asked:
        here.send(question)
    found = [here.recv() for _ in range(count)]
    here.close()
    there.close()
    worker.join()
    return found


def test_an_errand_reports_and_answers_and_small_steps_are_not_told() -> None:
    found = answers((1, half_way, ("ann",)), (2, half_way, ("bea",)), count=4)
    assert found == [Progress(1, 0.5), Done(1, "ANN"), Progress(2, 0.5), Done(2, "BEA")]


def test_a_broken_errand_says_why_and_the_next_one_is_done() -> None:
    failed, done = answers((1, broken, ()), (2, thirteen, ()), count=2)
    assert isinstance(failed, Failed)
    assert "ValueError: nothing" in failed.trace
    assert done == Done(2, 13)


def thirteen(report: Report) -> int:
    return 13


def test_a_hand_is_looked_back_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Depth, "usual", lambda: Depth(4, 0, 100_000, 400_000, 0))
    monkeypatch.setattr(judgement, "EXPERT_ITERATIONS", 300)
    shares: list[float] = []
    review = look_back(shares.append, dump_record(thrown_away()), 0)
    assert shares
    assert any(str(decision.action) == "A1 R7" for decision in review.mistakes)
