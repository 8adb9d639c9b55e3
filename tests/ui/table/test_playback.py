from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from rook13.engine import events as ev
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.ui.kit.look import INSTANT, MOTIONS, Look, Motion
from rook13.ui.table import playback as playback_module
from rook13.ui.table.playback import EventPlayback, duration
from rook13.ui.table.scene import Scene
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment

SLOW = Motion(60_000, 60_000, 60_000, 60_000, 60_000, 0, 0.0, 0.0)
QUICK = Motion(1, 1, 1, 1, 1, 0, 0.0, 0.0)


class Recorder:
    """Writes down what was shown."""

    def __init__(self, playback: EventPlayback) -> None:
        self.scenes: list[Scene] = []
        self.events: list[ev.Event] = []
        self.holding: list[bool] = []
        playback.shown.connect(self._on_shown)
        playback.holding.connect(self.holding.append)

    def _on_shown(self, scene: Scene, events: tuple[ev.Event, ...]) -> None:
        self.scenes.append(scene)
        self.events.extend(events)


def recorded(ui: AskedUi, motion: Motion = INSTANT) -> tuple[EventPlayback, Recorder, Moment]:
    """Return a playback that shows a table before the last card of a trick."""
    look = Look(ui.settings, motion, parent=ui.look)
    playback, moment = EventPlayback(replace(ui, look=look), ui.look), at_last_card()
    recorder = Recorder(playback)
    playback.take(moment.scene(), ())
    return playback, recorder, moment


def go_on(playback: EventPlayback, moment: Moment) -> None:
    events = moment.step()
    playback.take(moment.scene(), events)


def last_card(view: PlayerView) -> bool:
    return view.phase is Phase.PLAY and len(view.trick) == len(view.seats) - 1


def at_last_card(**config: Any) -> Moment:
    return Moment(**config).until(last_card)


def test_without_motion_everything_is_shown_at_once_and_one_by_one(ui: AskedUi) -> None:
    playback, recorder, moment = recorded(ui)
    events = moment.step()
    final = moment.scene()
    playback.take(final, events)
    assert tuple(recorder.events) == events
    assert [type(event) for event in events] == [ev.CardPlayed, ev.TrickTaken]
    assert recorder.scenes[-1] is final
    assert playback.is_idle


def test_before_the_last_event_the_scene_is_a_moment_in_between(ui: AskedUi) -> None:
    playback, recorder, moment = recorded(ui)
    events = moment.step()
    playback.take(moment.scene(), events)
    between = recorder.scenes[1].game
    assert between is not None
    assert len(between.trick) == 4
    assert between.turn is None
    assert not between.legal


def test_events_wait_for_their_time_and_hurrying_shows_them(qtbot: QtBot, ui: AskedUi) -> None:
    playback, recorder, moment = recorded(ui, SLOW)
    first, second = moment.step(), moment.step()
    playback.take(moment.scene(), (*first, *second))
    assert recorder.events == [first[0]]
    assert not playback.is_idle
    with qtbot.waitSignal(playback.idle):
        playback.hurry()
    assert tuple(recorder.events) == (*first, *second)
    assert playback.is_idle


def test_what_is_hurried_through_is_told_from_what_comes_to_rest(ui: AskedUi) -> None:
    playback, _, moment = recorded(ui, SLOW)
    rushing: list[bool] = []
    playback.shown.connect(lambda *_: rushing.append(playback.is_rushing))
    events = (*moment.step(), *moment.step())
    playback.take(moment.scene(), events)
    assert rushing == [False], "it is looked at for a while, although more waits"
    playback.hurry()
    assert rushing == [False, *[True] * (len(events) - 2), False]
    assert not playback.is_rushing


def test_each_event_is_shown_after_the_one_before(qtbot: QtBot, ui: AskedUi) -> None:
    playback, recorder, moment = recorded(ui, QUICK)
    events = moment.step()
    with qtbot.waitSignal(playback.idle):
        playback.take(moment.scene(), events)
        assert len(recorder.events) == 1
    assert tuple(recorder.events) == events


def test_a_held_trick_waits_until_it_is_released(ui: AskedUi) -> None:
    ui.settings.change(hold_trick=True)
    playback, recorder, moment = recorded(ui)
    events = moment.step()
    playback.take(moment.scene(), events)
    assert playback.is_holding
    following = moment.step()
    playback.take(moment.scene(), following)
    assert tuple(recorder.events) == events
    playback.release()
    assert tuple(recorder.events) == (*events, *following)
    assert recorder.holding == [True, False]
    assert playback.is_idle


def test_acting_lets_a_held_trick_go(ui: AskedUi) -> None:
    ui.settings.change(hold_trick=True)
    playback, recorder, moment = recorded(ui, SLOW)
    go_on(playback, moment)
    playback.hurry()
    assert not playback.is_holding
    playback.hurry()
    assert recorder.holding in ([], [True, False])


def test_a_trick_is_not_held_for_ever_when_the_game_goes_on(ui: AskedUi) -> None:
    ui.settings.change(hold_trick=True)
    playback, recorder, moment = recorded(ui)
    shown = 0
    for _ in range(100):
        events = moment.step()
        shown += len(events)
        playback.take(moment.scene(), events)
    assert shown - len(recorder.events) <= playback_module.MOST_WAITING + 2


def test_a_scene_without_events_drops_what_waits(ui: AskedUi) -> None:
    playback, recorder, moment = recorded(ui, SLOW)
    go_on(playback, moment)
    moment.step()
    final = moment.scene()
    playback.take(final, ())
    assert playback.is_idle
    assert recorder.scenes[-1] is final
    assert not any(isinstance(event, ev.TrickTaken) for event in recorder.events)


def test_news_around_the_game_leave_what_waits_in_its_place(ui: AskedUi) -> None:
    playback, recorder, moment = recorded(ui, SLOW)
    events = moment.step()
    playback.take(moment.scene(), events)
    playback.take(moment.scene(paused=True), ())
    shown = recorder.scenes[-1]
    assert shown.view.paused
    assert shown.game is not None
    assert len(shown.game.trick) == 4
    playback.hurry()
    assert tuple(recorder.events) == events
    assert recorder.scenes[-1].view.paused


class HastyTimer(QTimer):
    """Adds up how long it was to wait, and does not."""

    waited = 0

    def start(self, ms: int) -> None:  # type: ignore[override]
        self.waited += ms
        super().start(0)


def test_many_events_at_once_are_shown_in_a_few_seconds(
    qtbot: QtBot, ui: AskedUi, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playback_module, "LONGEST_LAG", 60)
    monkeypatch.setattr(playback_module, "QTimer", HastyTimer)
    playback, recorder, moment = recorded(ui, MOTIONS["slow"])
    (timer,) = playback.findChildren(HastyTimer)
    events = tuple(event for _ in range(25) for event in moment.step())
    with qtbot.waitSignal(playback.idle):
        playback.take(moment.scene(), events)
    assert timer.waited < 1500
    assert tuple(recorder.events) == events


def test_a_player_who_acts_while_something_is_shown_is_served_in_order(ui: AskedUi) -> None:
    playback, recorder, moment = recorded(ui)
    first = moment.step()
    scene = moment.scene()
    second = moment.step()
    answered = False

    def answer(_: Scene, events: tuple[ev.Event, ...]) -> None:
        nonlocal answered
        if events and not answered:
            answered = True
            playback.hurry()
            playback.take(moment.scene(), second)

    playback.shown.connect(answer)
    playback.take(scene, first)
    assert tuple(recorder.events) == (*first, *second)
    assert playback.is_idle


def test_nothing_takes_time_without_motion() -> None:
    moment = Moment()
    for _ in range(80):
        assert all(duration(event, INSTANT) == 0 for event in moment.step())


def test_a_trick_lies_and_is_swept() -> None:
    motion = MOTIONS["normal"]
    moment = at_last_card()
    _, taken = moment.step()
    assert duration(taken, motion) == motion.linger + motion.sweep
