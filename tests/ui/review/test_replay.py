"""Going through a hand: by hand and by itself, from every seat, and sharing it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from rook13.engine.state import Phase
from rook13.ui.review.dialog import ReviewDialog
from rook13.ui.review.share import deal_picture, hand_as_text
from rook13.ui.review.transport import SPEEDS, Verdict
from tests.ui.review.conftest import Open
from tests.ui.review.reviewing import FakeReviewer, game_of, hands_of, review_of

LEFT_BUTTON = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(open_dialog: Open) -> ReviewDialog:
    return open_dialog(game_of("thrown away"))


def test_it_plays_by_itself_to_the_end_and_again_from_the_start(
    qtbot: QtBot, dialog: ReviewDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rook13.ui.review.transport.SPEEDS", (1,) * len(SPEEDS))
    transport = dialog.replay.transport
    last = transport.slider.maximum()
    transport.go(last - 4)
    qtbot.mouseClick(transport.play, LEFT_BUTTON)
    assert transport.is_playing
    assert transport.play.accessibleName() == "Pause"
    qtbot.waitUntil(lambda: not transport.is_playing)
    assert dialog.replay.place == last
    assert transport.play.accessibleName() == "Play"
    qtbot.mouseClick(transport.play, LEFT_BUTTON)
    assert dialog.replay.place == 0


def test_a_step_by_hand_stops_it(qtbot: QtBot, dialog: ReviewDialog) -> None:
    transport = dialog.replay.transport
    transport.slider.setFocus()
    for stop in (Qt.Key.Key_Right, Qt.Key.Key_PageDown, Qt.Key.Key_Space):
        qtbot.keyClick(transport.slider, Qt.Key.Key_Space)
        assert transport.is_playing
        qtbot.keyClick(transport.slider, stop)
        assert not transport.is_playing
    transport.toggle()
    transport.speed.setCurrentIndex(3)
    assert transport.is_playing
    dialog.close()


def test_one_jumps_from_trick_to_trick_and_to_any_of_them(
    qtbot: QtBot, dialog: ReviewDialog
) -> None:
    replay, transport = dialog.replay, dialog.replay.transport
    transport.go(0)
    qtbot.keyClick(dialog, Qt.Key.Key_PageDown)
    assert (replay.position.view.phase, len(replay.position.trick)) == (Phase.PLAY, 0)
    assert transport.tricks.currentText() == "Trick 1"
    qtbot.mouseClick(transport.trick_forth, LEFT_BUTTON)
    assert len(replay.position.view.tricks) == 1
    qtbot.keyClick(transport.back, Qt.Key.Key_Left)
    qtbot.keyClick(dialog, Qt.Key.Key_PageUp)
    assert (len(replay.position.view.tricks), len(replay.position.trick)) == (0, 0)
    transport.tricks.setFocus()
    qtbot.keyClick(transport.tricks, Qt.Key.Key_End)
    assert transport.tricks.currentText() == "Trick 9"
    assert len(replay.position.view.tricks) == 8
    qtbot.mouseClick(transport.trick_forth, LEFT_BUTTON)
    assert replay.position.action is None


def test_a_click_on_the_slider_goes_there_and_marks_say_what_happened(
    qtbot: QtBot, dialog: ReviewDialog, reviewer: FakeReviewer
) -> None:
    slider = dialog.replay.transport.slider
    assert not slider.marks
    review = review_of("thrown away")
    reviewer.answer(review)
    worst = next(d for d in review.mistakes if str(d.action) == "A1 R7")
    mark = slider.marks[worst.number - 1]
    assert (mark.verdict, mark.is_turning) == (Verdict.LARGE, True)
    assert "cost 35 points" in mark.words
    assert any(mark.verdict is Verdict.GOOD for mark in slider.marks.values())
    dialog.go_to(0)
    where = QPoint(slider.x_of(worst.number - 1), slider.height() // 2)
    qtbot.mouseClick(slider, LEFT_BUTTON, pos=where)
    assert dialog.replay.place == worst.number - 1
    reviewer.known.clear()


@pytest.mark.parametrize("game", ["rook13", "five_hundred", "elemental"])
def test_from_a_seat_one_sees_what_its_player_saw(open_dialog: Open, game: str) -> None:
    """Only the cards of that seat, and the table as it is drawn in a game."""
    dialog = open_dialog(game_of(game))
    replay = dialog.replay
    for place in range(1, replay.seats.count()):
        replay.seats.setCurrentIndex(place)
        seat = replay.seat
        assert seat is not None
        dialog.go_to(0)
        scene = replay.table.canvas.scene
        assert scene is not None
        assert scene.game is not None
        assert set(replay.table.hand.cards) == set(replay.position.hands[seat.index])
        assert not any(shown.face_up for shown in scene.game.seats)
        for step in range(1, replay.transport.slider.maximum() + 1):
            replay.transport.step(1)
            assert replay.place == step
        assert scene.seat == seat
    replay.look_from(None)
    assert replay.pages.currentWidget() is replay.board


def test_a_hand_is_shared_as_text_that_tells_all_of_it(dialog: ReviewDialog) -> None:
    hand = hands_of(game_of("thrown away"))[0]
    dialog.sharing.menu.actions()[3].trigger()
    text = QGuiApplication.clipboard().text()
    assert text == hand_as_text(dialog.ui.look, hand, dialog.sharing.names)
    lines = text.splitlines()
    assert lines[0] == "Rook13 · Hand 1: Ann was set: 80 of 100."
    assert lines[2].startswith("Ann: ")
    assert any(line.startswith("Bidding: Ann 100, Ben pass") for line in lines)
    tricks = [line for line in lines if "→" in line]
    assert len(tricks) == 9
    assert lines[-1] == "Ann was set: 80 of 100."


def test_a_deal_is_shared_as_a_picture(dialog: ReviewDialog, tmp_path: Path) -> None:
    dialog.go_to(20)
    *_, save, copy = dialog.sharing.menu.actions()
    copy.trigger()
    assert not QGuiApplication.clipboard().image().isNull()
    save.trigger()
    asked = dialog.sharing.dialog
    assert asked is not None
    asked.fileSelected.emit(str(tmp_path / "deal.png"))
    asked.reject()
    assert dialog.toast.text == "Saved as deal.png."
    hand = hands_of(game_of("thrown away"))[0]
    drawn = deal_picture(dialog.ui, hand, dialog.sharing.names, dialog.replay.board.bottom)
    assert QImage(str(tmp_path / "deal.png")).size() == drawn.size()
    dialog.sharing.write_picture(str(tmp_path / "missing" / "deal.png"))
    assert dialog.toast.text == "Couldn't save the picture there."
