"""Looking back at a hand: with the mouse, with keys, while it is worked out and afterwards."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from rook13.analysis.findings import Kind, Review
from rook13.background.worker import Failed, Progress, WorkerError
from rook13.engine.record import load_record
from rook13.ui.review.dialog import ReviewDialog
from tests.ui.review.conftest import Open
from tests.ui.review.reviewing import FakeReviewer, game_of, hands_of, review_of, whole_game

LEFT_BUTTON = Qt.MouseButton.LeftButton


@pytest.fixture
def thrown(open_dialog: Open, reviewer: FakeReviewer) -> ReviewDialog:
    """A hand in which Ann throws the go-down away, looked at."""
    dialog = open_dialog(game_of("thrown away"))
    reviewer.answer(review_of("thrown away"))
    return dialog


def key_of_mistake(review: Review, action: str) -> int:
    return next(d.number for d in review.mistakes if str(d.action) == action)


def test_a_hand_is_worked_out_at_once_and_can_be_gone_through_meanwhile(
    qtbot: QtBot, open_dialog: Open, reviewer: FakeReviewer
) -> None:
    dialog = open_dialog(game_of("thrown away"))
    assert reviewer.asked == [0]
    reviewer.job.take(Progress(0.4))
    assert dialog.strip.isVisible()
    assert dialog.strip.bar.value() == 400
    assert "Checking every decision" in dialog.strip.words.text()
    assert dialog.strip.stop_button.isVisible()
    assert dialog.strip.again_button.isHidden()
    assert dialog.replay.sentence.text() == "Ann bid 100."
    qtbot.mouseClick(dialog.replay.transport.forth, LEFT_BUTTON)
    assert dialog.replay.sentence.text() == "Ben passed."
    assert dialog.moments.isHidden()


def test_the_worst_mistake_is_first_and_its_position_is_shown(thrown: ReviewDialog) -> None:
    assert thrown.strip.isHidden()
    first = thrown.moments.lines.lines[0]
    review = review_of("thrown away")
    number = key_of_mistake(review, "A1 R7")
    keys = [line.key for line in thrown.moments.lines.lines]
    assert str(number) in keys
    assert first.sign == "star"
    thrown.moments.choose(str(number))
    assert thrown.replay.place == number - 1
    position = thrown.replay.board.position
    assert position is not None
    assert {str(card) for card in position.played} == {"R7"}
    assert {str(card) for card in position.better_cards} == {"Y5"}
    assert "Ann played Red 7, which cost 35 points and the contract" in (
        thrown.replay.sentence.text()
    )
    line = thrown.moments.current
    assert line is not None
    assert (line.title, line.note) == ("Ann: Red 7", "−35 points")
    assert "better: Yellow 5" in line.detail


def test_a_click_on_a_decision_shows_it(qtbot: QtBot, thrown: ReviewDialog) -> None:
    thrown.replay.go(3)
    assert not thrown.moments.selectedIndexes()
    row = len(thrown.moments.lines.lines) - 1
    area = thrown.moments.visualRect(thrown.moments.lines.index(row))
    qtbot.mouseClick(thrown.moments.viewport(), LEFT_BUTTON, pos=area.center())
    assert thrown.replay.place == int(thrown.moments.lines.lines[row].key) - 1
    # Chosen already, but no longer shown.
    thrown.replay.go(3)
    qtbot.mouseClick(thrown.moments.viewport(), LEFT_BUTTON, pos=area.center())
    assert thrown.replay.place == int(thrown.moments.lines.lines[row].key) - 1
    thrown.replay.go(3)
    qtbot.keyClick(thrown.moments, Qt.Key.Key_Return)
    assert thrown.replay.place == int(thrown.moments.lines.lines[row].key) - 1


def test_arrow_keys_go_through_the_whole_hand_with_any_focus(
    qtbot: QtBot, thrown: ReviewDialog
) -> None:
    thrown.replay.go(0)
    steps = len(hands_of(game_of("thrown away"))[0].moments)
    for _ in range(steps):
        qtbot.keyClick(thrown.moments, Qt.Key.Key_Right)
    assert thrown.replay.place == steps
    assert thrown.replay.sentence.text() == "Ann was set: 80 of 100."
    assert not thrown.replay.transport.forth.isEnabled()
    qtbot.keyClick(thrown.close_button, Qt.Key.Key_Left)
    assert thrown.replay.place == steps - 1
    thrown.tabs.tabBar().setFocus()
    qtbot.keyClick(thrown.tabs.tabBar(), Qt.Key.Key_Right)
    assert thrown.tabs.currentIndex() == 1
    assert thrown.replay.place == steps - 1


def test_moving_onto_a_mistake_chooses_it_in_the_list(thrown: ReviewDialog) -> None:
    number = key_of_mistake(review_of("thrown away"), "A1 R7")
    thrown.replay.go(0)
    thrown.replay.go(number - 1)
    line = thrown.moments.current
    assert line is not None
    assert line.key == str(number)
    thrown.replay.go(0)
    assert not thrown.moments.selectedIndexes()


def test_the_summary_tells_par_and_who_gave_away_how_much(thrown: ReviewDialog) -> None:
    thrown.tabs.setCurrentWidget(thrown.summary)
    said = thrown.summary.sentences
    assert any(sentence.startswith("Par for this deal: ") for sentence in said)
    assert any("Ann and Cal" in sentence for sentence in said)
    table = thrown.summary.table
    assert table is not None
    cells = table.model()
    rows = [[str(cells.index(row, column).data()) for column in range(4)] for row in range(4)]
    assert [row[0] for row in rows] == ["Ann", "Ben", "Cal", "Dot"]
    assert rows[0][1] == "35 points"
    for row in rows:
        assert int(row[2]) + int(row[3]) == int(row[1].split()[0])


def test_what_is_only_estimated_is_shown_as_such(open_dialog: Open, reviewer: FakeReviewer) -> None:
    dialog, review = open_dialog(game_of("thrown away")), review_of("thrown away")
    decisions = tuple(replace(decision, estimated=True) for decision in review.decisions)
    reviewer.answer(replace(review, decisions=decisions))
    assert [line.note for line in dialog.moments.lines.lines if line.note[0] == "−"] == []
    assert dialog.moments.lines.lines[0].note.startswith("about −")
    assert "about" in dialog.moments.lines.lines[0].spoken
    assert any("decisions are estimates" in sentence for sentence in dialog.summary.sentences)


def test_stopping_leaves_the_replay_and_a_way_to_ask_again(
    qtbot: QtBot, open_dialog: Open, reviewer: FakeReviewer
) -> None:
    dialog = open_dialog(game_of("thrown away"))
    before = reviewer.stopped
    qtbot.mouseClick(dialog.strip.stop_button, LEFT_BUTTON)
    assert reviewer.stopped == before + 1
    assert "stopped" in dialog.strip.words.text()
    qtbot.mouseClick(dialog.strip.again_button, LEFT_BUTTON)
    assert reviewer.asked == [0, 0]
    reviewer.job.take(Failed(WorkerError("on purpose")))
    assert "Couldn't review" in dialog.strip.words.text()
    qtbot.mouseClick(dialog.strip.again_button, LEFT_BUTTON)
    reviewer.answer(review_of("thrown away"))
    assert dialog.strip.isHidden()


def test_every_hand_of_a_game_can_be_chosen_and_is_worked_out_once(
    qtbot: QtBot, open_dialog: Open, reviewer: FakeReviewer
) -> None:
    dialog = open_dialog(whole_game())
    assert dialog.chooser.count() == 5
    assert dialog.chooser.itemText(4).startswith("Round 5: ")
    reviewer.answer(Review(hands_of(whole_game())[0].result, ()))
    assert dialog.nothing.text() == "No costly mistakes."
    dialog.chooser.setFocus()
    qtbot.keyClick(dialog.chooser, Qt.Key.Key_Down)
    assert reviewer.asked == [0, 1]
    assert dialog.strip.isVisible()
    qtbot.keyClick(dialog.chooser, Qt.Key.Key_Up)
    assert reviewer.asked == [0, 1]
    assert dialog.strip.isHidden()


@pytest.mark.parametrize(
    ("game", "players"),
    [("rook13", 4), ("rook", 4), ("fowl", 4), ("five_hundred", 4)]
    + [("elemental", players) for players in (3, 4, 5, 6)],
)
def test_all_cards_of_every_game_lie_within_the_smallest_window(
    open_dialog: Open, reviewer: FakeReviewer, game: str, players: int
) -> None:
    dialog = open_dialog(game_of(game, players), size=QSize(942, 588))
    reviewer.answer(review_of(game, players))
    assert dialog.size() == QSize(942, 588)
    board = dialog.replay.board
    for step in (0, len(hands_of(game_of(game, players))[0].moments) // 2):
        dialog.replay.go(step)
        assert board.position is not None
        assert not board.grab().isNull()
        for cards in board.position.hands:
            assert len(cards) == len(set(cards))
    inside = dialog.rect()
    for part in (
        dialog.replay.transport.back,
        dialog.replay.transport.forth,
        dialog.replay.sentence,
        dialog.moments,
    ):
        corner = part.mapTo(dialog, QPoint(part.width() - 1, part.height() - 1))
        assert part.isHidden() or inside.contains(corner)


def test_where_everybody_plays_alone_there_is_no_par(
    open_dialog: Open, reviewer: FakeReviewer
) -> None:
    dialog = open_dialog(game_of("elemental", 3))
    review = review_of("elemental", 3)
    reviewer.answer(review)
    assert not any("Par" in sentence for sentence in dialog.summary.sentences)
    bids = [d for d in review.mistakes if d.kind is Kind.CALL]
    assert bids
    dialog.moments.choose(str(bids[0].number))
    assert "averages" in dialog.replay.sentence.text()


def test_the_record_is_saved_and_copied(qtbot: QtBot, thrown: ReviewDialog, tmp_path: Path) -> None:
    record = game_of("thrown away")
    save, copy, _, _, review, *_ = thrown.sharing.menu.actions()
    copy.trigger()
    assert load_record(QGuiApplication.clipboard().text()) == record
    review.trigger()
    assert "Ann played Red 7" in QGuiApplication.clipboard().text()
    save.trigger()
    dialog = thrown.sharing.dialog
    assert dialog is not None
    dialog.setDirectory(str(tmp_path))
    dialog.fileSelected.emit(str(tmp_path / "game.json"))
    dialog.reject()
    assert thrown.sharing.dialog is None
    assert json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["game"] == "rook13"
    assert thrown.toast.text == "Saved as game.json."
    thrown.sharing.write(str(tmp_path / "missing" / "game.json"))
    assert thrown.toast.text.startswith("Couldn't save the record: ")


def test_escape_closes_it(qtbot: QtBot, thrown: ReviewDialog) -> None:
    with qtbot.waitSignal(thrown.finished):
        qtbot.keyClick(thrown, Qt.Key.Key_Escape)
    assert thrown.isHidden()
