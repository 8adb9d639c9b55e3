"""Between two hands: the result comes first, the next deal after it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from screenshot_scenes.capture import WindowCapture
from screenshot_scenes.sample_games import Game

from rook13.engine.state import Phase
from rook13.ui.table.screen import TableScreen
from tests.ui.accessible.conftest import make_table, table
from tests.ui.accessible.staged import StagedTable
from tests.ui.scenes import Moment

__all__ = ["make_table", "table"]


@pytest.fixture
def capture(qapp: QApplication, tmp_path: Path) -> Iterator[WindowCapture]:
    font, sheet = qapp.font(), qapp.styleSheet()
    made = WindowCapture(tmp_path)
    yield made
    made.close()
    qapp.setFont(font)
    qapp.setStyleSheet(sheet)


def my_deal_after_a_hand() -> Game:
    return Game("rook13").to_turn(Phase.HAND_OVER)


def test_the_deal_is_not_offered_beside_the_result(capture: WindowCapture) -> None:
    screen = capture.sit(my_deal_after_a_hand())
    assert screen.results.hand.isVisible()
    assert screen.panel.isHidden()


def test_who_looks_at_the_result_no_more_may_deal(capture: WindowCapture) -> None:
    screen = capture.sit(my_deal_after_a_hand(), next_hand=None)
    assert screen.results.hand.isHidden()
    assert screen.panel.isVisible()


def last_trick_held(capture: WindowCapture) -> TableScreen:
    capture.settings.change(hold_trick=True)
    game = Game("rook13")
    before = game.view_of_table()
    while game.view.phase is not Phase.HAND_OVER:
        before = game.view_of_table()
        game.step()
    game.seat = game.rules.seats[0]
    assert game.view.turn == game.seat
    screen = capture.sit(game, facts=game.last_facts(), before=before)
    assert screen.playback.is_holding
    return screen


def test_a_held_trick_is_looked_at_before_the_deal_is_offered(
    qtbot: QtBot, capture: WindowCapture
) -> None:
    screen = last_trick_held(capture)
    while screen.playback.is_holding:
        assert screen.panel.isHidden()
        qtbot.mouseClick(screen.canvas, Qt.MouseButton.LeftButton)
    assert screen.results.hand.isVisible()
    assert screen.panel.isHidden()


def test_what_rushes_by_is_told_but_only_the_end_is_shown_around_the_felt(
    capture: WindowCapture, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = last_trick_held(capture)
    told: list[object] = []
    stood: list[object] = []
    monkeypatch.setattr(screen.announcer, "tell", lambda scene, events: told.append(scene))
    monkeypatch.setattr(screen.status, "set_scene", stood.append)
    screen.playback.hurry()
    assert len(told) > 1
    assert stood == told[-1:]
    assert screen.results.hand.isVisible()


def test_enter_after_the_last_card_does_not_ask_to_leave(capture: WindowCapture) -> None:
    screen = last_trick_held(capture)
    assert not screen.hand.cards
    wanted: list[str] = []
    screen.wanted.connect(wanted.append)
    screen.focus.settle()
    focused = QApplication.focusWidget()
    assert focused is None or not screen.bar.isAncestorOf(focused)
    screen.do("confirm")
    assert wanted == []


def test_what_is_certain_is_told_once(table: StagedTable) -> None:
    moment, told = Moment(seed="rook13"), list[str]()
    table.show(moment)
    certain = {True: "The bid is made.", False: "The bidders are set."}
    while moment.view.phase is not Phase.HAND_OVER:
        table.play(moment)
        if table.screen.toast.text in certain.values():
            told.append(table.screen.toast.text)
            table.screen.toast.say("")
    assert told == [certain[bool(moment.view.results[-1].made)]]
