"""Hints of a real expert, in a process of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from rook13.engine.actions import Action
from rook13.engine.view import PlayerView
from rook13.ui import advice as advice_module
from rook13.ui.advice import Advice, ExpertAdviser
from tests.background.test_jobs import is_alive
from tests.ui.scenes import Moment, my_turn


@pytest.fixture
def adviser() -> Iterator[ExpertAdviser]:
    adviser = ExpertAdviser()
    yield adviser
    adviser.close()


@pytest.fixture
def view() -> PlayerView:
    return Moment("rook13").until(my_turn).view


def die(view: PlayerView, seed: bytes) -> None:
    os._exit(3)


def test_a_real_expert_gives_a_hint_with_figures(
    qtbot: QtBot, adviser: ExpertAdviser, view: PlayerView
) -> None:
    with qtbot.waitSignal(adviser.advised) as advised:
        adviser.ask(view)
    advice: Advice = advised.args[0]
    assert isinstance(advice.action, Action)
    assert advice.action in view.legal
    assert "% of the time" in str(advice.reason)


def test_a_question_that_is_forgotten_gets_no_answer(
    qtbot: QtBot, adviser: ExpertAdviser, view: PlayerView
) -> None:
    adviser.ask(view)
    (pid,) = adviser.executor.pids
    with qtbot.assertNotEmitted(adviser.advised):
        adviser.forget()
    assert not is_alive(pid)
    with qtbot.waitSignal(adviser.advised):
        adviser.ask(view)


def test_an_expert_who_dies_says_that_there_is_no_hint(
    qtbot: QtBot, adviser: ExpertAdviser, view: PlayerView, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(advice_module, "advise", die)
        with qtbot.waitSignal(adviser.failed):
            adviser.ask(view)
    assert "no hint" in caplog.text
    with qtbot.waitSignal(adviser.advised):
        adviser.ask(view)


def test_a_closed_adviser_leaves_no_process(
    qtbot: QtBot, adviser: ExpertAdviser, view: PlayerView
) -> None:
    adviser.ask(view)
    (pid,) = adviser.executor.pids
    adviser.close()
    assert not is_alive(pid)
