"""Lessons: every text in every language, and advice that a table accepts and that pays."""

from __future__ import annotations

import pytest

from rook13.bots.heuristic_bots import NormalBot
from rook13.coach.lessons import Lesson, lesson_of, lessons
from rook13.engine.game import apply, seat_to_act
from rook13.engine.record import replay
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS
from rook13.engine.state import GameState, HandOver
from rook13.ui.settings import LANGUAGES

EVERY = {lesson.game: lesson for lesson in lessons()}


def test_every_game_has_a_lesson_that_explains_every_phase_up_to_the_result() -> None:
    assert list(EVERY) == [ruleset.id for ruleset in RULESETS]
    assert lesson_of("no such game") is None
    for lesson in EVERY.values():
        assert lesson.steps[-1].when == "result"
        assert {"auction", "play", "result"} <= {step.when for step in lesson.steps}


@pytest.mark.parametrize("game", list(EVERY))
def test_every_text_is_there_in_every_language(game: str) -> None:
    for step in EVERY[game].steps:
        assert set(step.texts) == set(LANGUAGES)
        assert len({step.said(language) for language in LANGUAGES}) == len(LANGUAGES)
        assert step.said("xx") == step.texts["en"]


def played(lesson: Lesson) -> tuple[GameState, list[int]]:
    """Play the hand as advised; where nothing is advised, as Normal would."""
    state, said = replay(lesson.record), []
    while not isinstance(state.phase, HandOver):
        seat = seat_to_act(state)
        assert seat is not None
        view = view_for(state, seat)
        step = lesson.step(view) if seat.name == lesson.seat else None
        advised = lesson.advised(step, state.rules) if step is not None else None
        if step is not None:
            said.append(lesson.steps.index(step))
        if advised is not None:
            assert advised in view.legal, advised
        state, _ = apply(state, advised or NormalBot().choose(view))
    final = lesson.step(view_for(state, state.rules.seat(lesson.seat)))
    assert final is lesson.steps[-1]
    return state, said


@pytest.mark.parametrize("game", list(EVERY))
def test_every_step_comes_in_order_and_the_hand_is_won(game: str) -> None:
    lesson = EVERY[game]
    state, said = played(lesson)
    assert said == sorted(said)
    result = state.match.results[-1]
    if not state.rules.everybody_bids:
        assert state.rules.seats[result.declarer].name == lesson.seat
        assert result.made


def test_the_first_lesson_explains_bid_go_down_trump_and_the_last_trick() -> None:
    lesson = EVERY[RULESETS[0].id]
    _, said = played(lesson)
    # Nobody bids more, so that one explanation is for those who do not follow the advice.
    assert set(said) == set(range(len(lesson.steps) - 1)) - {1}
    assert sum(bool(step.advice) for step in lesson.steps) >= 8
