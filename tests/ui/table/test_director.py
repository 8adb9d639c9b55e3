from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from rook13.engine import events as ev
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.ui.look import INSTANT, MOTIONS, Look, Motion
from rook13.ui.table import director as director_module
from rook13.ui.table.director import Director, duration
from rook13.ui.table.scene import Scene
from rook13.ui.ui_context import UiContext
from tests.ui.scenes import Moment

SLOW = Motion(60_000, 60_000, 60_000, 60_000, 60_000, 0, 0.0, 0.0)
QUICK = Motion(1, 1, 1, 1, 1, 0, 0.0, 0.0)


class Audience:
    """Writes down what was shown."""

    def __init__(self, director: Director) -> None:
        self.scenes: list[Scene] = []
        self.events: list[ev.Event] = []
        self.holding: list[bool] = []
        director.shown.connect(self._on_shown)
        director.holding.connect(self.holding.append)

    def _on_shown(self, scene: Scene, events: tuple[ev.Event, ...]) -> None:
        self.scenes.append(scene)
        self.events.extend(events)


def directed(ui: UiContext, motion: Motion = INSTANT) -> tuple[Director, Audience]:
    look = Look(ui.settings, motion, parent=ui.look)
    director = Director(replace(ui, look=look), ui.look)
    return director, Audience(director)


def go_on(director: Director, moment: Moment) -> None:
    events = moment.step()
    director.take(moment.scene(), events)


def last_card(view: PlayerView) -> bool:
    return view.phase is Phase.PLAY and len(view.trick) == len(view.seats) - 1


def at_last_card(**config: Any) -> Moment:
    return Moment(**config).until(last_card)


def test_without_motion_everything_is_shown_at_once_and_one_by_one(ui: UiContext) -> None:
    director, audience = directed(ui)
    moment = at_last_card()
    director.take(moment.scene(), ())
    events = moment.step()
    final = moment.scene()
    director.take(final, events)
    assert tuple(audience.events) == events
    assert [type(event) for event in events] == [ev.CardPlayed, ev.TrickTaken]
    assert audience.scenes[-1] is final
    assert director.is_idle


def test_before_the_last_event_the_scene_is_a_moment_in_between(ui: UiContext) -> None:
    director, audience = directed(ui)
    moment = at_last_card()
    director.take(moment.scene(), ())
    events = moment.step()
    director.take(moment.scene(), events)
    between = audience.scenes[1].game
    assert between is not None
    assert len(between.trick) == 4
    assert between.turn is None
    assert not between.legal


def test_events_wait_for_their_time_and_hurrying_shows_them(qtbot: QtBot, ui: UiContext) -> None:
    director, audience = directed(ui, SLOW)
    moment = at_last_card()
    director.take(moment.scene(), ())
    first, second = moment.step(), moment.step()
    director.take(moment.scene(), (*first, *second))
    assert audience.events == [first[0]]
    assert not director.is_idle
    with qtbot.waitSignal(director.idle):
        director.hurry()
    assert tuple(audience.events) == (*first, *second)
    assert director.is_idle


def test_what_is_hurried_through_is_told_from_what_comes_to_rest(ui: UiContext) -> None:
    director, _ = directed(ui, SLOW)
    moment = at_last_card()
    director.take(moment.scene(), ())
    rushing: list[bool] = []
    director.shown.connect(lambda *_: rushing.append(director.is_rushing))
    events = (*moment.step(), *moment.step())
    director.take(moment.scene(), events)
    assert rushing == [False], "it is looked at for a while, although more waits"
    director.hurry()
    assert rushing == [False, *[True] * (len(events) - 2), False]
    assert not director.is_rushing


def test_each_event_is_shown_after_the_one_before(qtbot: QtBot, ui: UiContext) -> None:
    director, audience = directed(ui, QUICK)
    moment = at_last_card()
    director.take(moment.scene(), ())
    events = moment.step()
    with qtbot.waitSignal(director.idle):
        director.take(moment.scene(), events)
        assert len(audience.events) == 1
    assert tuple(audience.events) == events


def test_a_held_trick_waits_until_it_is_released(ui: UiContext) -> None:
    ui.settings.change(hold_trick=True)
    director, audience = directed(ui)
    moment = at_last_card()
    director.take(moment.scene(), ())
    events = moment.step()
    director.take(moment.scene(), events)
    assert director.is_holding
    following = moment.step()
    director.take(moment.scene(), following)
    assert tuple(audience.events) == events
    director.release()
    assert tuple(audience.events) == (*events, *following)
    assert audience.holding == [True, False]
    assert director.is_idle


def test_acting_lets_a_held_trick_go(ui: UiContext) -> None:
    ui.settings.change(hold_trick=True)
    director, audience = directed(ui, SLOW)
    moment = at_last_card()
    director.take(moment.scene(), ())
    go_on(director, moment)
    director.hurry()
    assert not director.is_holding
    director.hurry()
    assert audience.holding in ([], [True, False])


def test_a_trick_is_not_held_for_ever_when_the_game_goes_on(ui: UiContext) -> None:
    ui.settings.change(hold_trick=True)
    director, audience = directed(ui)
    moment = at_last_card()
    director.take(moment.scene(), ())
    shown = 0
    for _ in range(100):
        events = moment.step()
        shown += len(events)
        director.take(moment.scene(), events)
    assert shown - len(audience.events) <= director_module.MOST_WAITING + 2


def test_a_scene_without_events_drops_what_waits(ui: UiContext) -> None:
    director, audience = directed(ui, SLOW)
    moment = at_last_card()
    director.take(moment.scene(), ())
    go_on(director, moment)
    moment.step()
    final = moment.scene()
    director.take(final, ())
    assert director.is_idle
    assert audience.scenes[-1] is final
    assert not any(isinstance(event, ev.TrickTaken) for event in audience.events)


def test_news_around_the_game_leave_what_waits_in_its_place(ui: UiContext) -> None:
    director, audience = directed(ui, SLOW)
    moment = at_last_card()
    director.take(moment.scene(), ())
    events = moment.step()
    director.take(moment.scene(), events)
    director.take(moment.scene(paused=True), ())
    shown = audience.scenes[-1]
    assert shown.view.paused
    assert shown.game is not None
    assert len(shown.game.trick) == 4
    director.hurry()
    assert tuple(audience.events) == events
    assert audience.scenes[-1].view.paused


def test_many_events_at_once_are_shown_in_a_few_seconds(
    qtbot: QtBot, ui: UiContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(director_module, "LONGEST_LAG", 60)
    director, audience = directed(ui, MOTIONS["slow"])
    moment = at_last_card()
    director.take(moment.scene(), ())
    events = tuple(event for _ in range(25) for event in moment.step())
    with qtbot.waitSignal(director.idle, timeout=1500):
        director.take(moment.scene(), events)
    assert tuple(audience.events) == events


def test_whoever_acts_while_something_is_shown_is_served_in_order(ui: UiContext) -> None:
    director, audience = directed(ui)
    moment = at_last_card()
    director.take(moment.scene(), ())
    first = moment.step()
    scene = moment.scene()
    second = moment.step()
    answered = False

    def answer(_: Scene, events: tuple[ev.Event, ...]) -> None:
        nonlocal answered
        if events and not answered:
            answered = True
            director.hurry()
            director.take(moment.scene(), second)

    director.shown.connect(answer)
    director.take(scene, first)
    assert tuple(audience.events) == (*first, *second)
    assert director.is_idle


def test_nothing_takes_time_without_motion() -> None:
    moment = Moment()
    for _ in range(80):
        assert all(duration(event, INSTANT) == 0 for event in moment.step())


def test_a_trick_lies_and_is_swept() -> None:
    motion = MOTIONS["normal"]
    moment = at_last_card()
    _, taken = moment.step()
    assert duration(taken, motion) == motion.linger + motion.sweep
