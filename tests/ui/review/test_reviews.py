"""Opening reviews from the window: which hand, what goes wrong, and nothing left behind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rook13.engine.record import HandRecord, Record
from rook13.engine.seats import TEAM_SEATS
from rook13.ui.flows.reviews import Reviews
from rook13.ui.review.reviewer import Reviewer
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow
from tests.background.test_jobs import is_alive
from tests.ui.review.reviewing import FakeReviewer, game_of, review_of, whole_game


class Desktop:
    """A window with reviews whose worker is in the hands of the test."""

    def __init__(self, qtbot: QtBot, ui: UiContext) -> None:
        self.window = MainWindow(ui)
        qtbot.addWidget(self.window)
        self.window.show()
        self.reviewers: list[FakeReviewer] = []
        self.reviews = Reviews(ui, self.window, self._make)

    def _make(self, record: Record) -> FakeReviewer:
        self.reviewers.append(FakeReviewer())
        return self.reviewers[-1]


@pytest.fixture
def desktop(qtbot: QtBot, ui: UiContext) -> Iterator[Desktop]:
    desktop = Desktop(qtbot, ui)
    yield desktop
    desktop.reviews.close()


@pytest.mark.parametrize(("hand", "place"), [(None, 0), (-1, 4), (3, 2)])
def test_a_review_opens_at_the_hand_that_was_asked_for(
    desktop: Desktop, hand: int | None, place: int
) -> None:
    desktop.reviews.open(whole_game(), hand, "P1")
    dialog = desktop.reviews.dialog
    assert dialog is not None
    assert dialog.isVisible()
    assert not dialog.isModal()
    assert dialog.place == place
    assert desktop.reviewers[0].asked == [place]


@pytest.mark.parametrize("seat", ["A1", "B1", "A2", "B2"])
def test_the_player_who_looks_back_sits_at_the_bottom(desktop: Desktop, seat: str) -> None:
    """As at the table: the next seat clockwise lies to the left, the partner above."""
    desktop.reviews.open(game_of("rook13"), -1, seat)
    dialog = desktop.reviews.dialog
    assert dialog is not None
    board = dialog.replay.board
    spots = {s.name: board.places.hands[board.place(s)].area.center() for s in TEAM_SEATS}
    order = list(spots)
    first = order.index(seat)
    bottom, left, top, right = (spots[name] for name in order[first:] + order[:first])
    assert bottom.y() > left.y() > top.y()
    assert left.x() < bottom.x() < right.x()


def test_a_game_that_is_over_is_reviewed_unless_the_player_does_not_want_that(
    qtbot: QtBot, running_loop: object, desktop: Desktop, ui: UiContext
) -> None:
    ui.settings.change(review_games=False)
    desktop.reviews.summarise(whole_game(), "P1")
    qtbot.wait(0)
    assert desktop.reviewers == []
    ui.settings.change(review_games=True)
    desktop.reviews.summarise(whole_game(), "P1")
    qtbot.waitUntil(lambda: any(each.asked for each in desktop.reviewers))
    ui.settings.change(review_games=False)
    desktop.reviews.summarise(whole_game(), "P1")
    qtbot.waitUntil(lambda: desktop.reviewers[0].is_closed)
    desktop.reviews.open(whole_game(), None, "P1")
    assert desktop.reviews.dialog is not None


def test_one_review_replaces_another(desktop: Desktop) -> None:
    desktop.reviews.open(whole_game(), None, "P1")
    first = desktop.reviews.dialog
    desktop.reviews.open(game_of("rook13"), -1, "A1")
    assert desktop.reviews.dialog is not first
    assert [reviewer.is_closed for reviewer in desktop.reviewers] == [True, False]


def test_closing_the_dialog_stops_the_work(qtbot: QtBot, desktop: Desktop) -> None:
    desktop.reviews.open(whole_game(), None, "P1")
    dialog = desktop.reviews.dialog
    assert dialog is not None
    reviewer = desktop.reviewers[0]
    with qtbot.waitSignal(dialog.destroyed):
        qtbot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
        assert reviewer.is_closed
    assert desktop.reviews.dialog is None


def test_what_cannot_be_reviewed_says_why(desktop: Desktop) -> None:
    record = game_of("rook13")
    desktop.reviews.open(replace(record, hands=()), None, "A1")
    assert desktop.window.toast.text == "No finished hands yet."
    damaged = replace(record, hands=(HandRecord(record.hands[0].deal, ("A1 nonsense",)),))
    desktop.reviews.open(damaged, None, "A1")
    assert desktop.window.toast.text.startswith("Hand 1, action 1: ")
    assert desktop.reviews.dialog is None


def test_another_look_keeps_the_place_and_what_is_known(
    qtbot: QtBot, ui: UiContext, desktop: Desktop
) -> None:
    desktop.reviews.open(game_of("thrown away"), -1, "B1")
    desktop.reviewers[0].answer(review_of("thrown away"))
    before = desktop.reviews.dialog
    assert before is not None
    before.replay.go(17)
    ui.settings.change(volume=10)
    assert desktop.reviews.dialog is before
    ui.settings.change(theme="dark")
    qtbot.waitUntil(lambda: desktop.reviews.dialog is not before)
    after = desktop.reviews.dialog
    assert after is not None
    assert after.isVisible()
    assert after.replay.place == 17
    assert after.replay.board.bottom == before.replay.board.bottom == TEAM_SEATS[1]
    assert after.strip.isHidden()
    assert len(desktop.reviewers) == 1
    assert not desktop.reviewers[0].is_closed


def really(ui: UiContext, window: MainWindow) -> tuple[Reviews, list[Reviewer]]:
    """Return reviews that are made, and who makes them."""
    made: list[Reviewer] = []

    def make(record: Record) -> Reviewer:
        made.append(Reviewer(record))
        return made[-1]

    return Reviews(ui, window, make), made


def test_a_real_review_comes_from_a_process_that_ends_with_it(qtbot: QtBot, ui: UiContext) -> None:
    window = MainWindow(ui)
    qtbot.addWidget(window)
    reviews, made = really(ui, window)
    reviews.open(whole_game(), 3, "P1")
    dialog = reviews.dialog
    assert dialog is not None
    reviewer = made[0]
    assert dialog.strip.isVisible()
    (pid,) = reviewer.executor.pids
    qtbot.waitUntil(dialog.strip.isHidden)
    assert len(reviewer.known[2].decisions) == 3 + 9
    table = dialog.summary.table
    assert table is not None
    assert table.rowCount() == 3
    reviews.close()
    assert not is_alive(pid)


def test_stopping_a_real_review_ends_its_process(qtbot: QtBot, ui: UiContext) -> None:
    window = MainWindow(ui)
    qtbot.addWidget(window)
    reviews, made = really(ui, window)
    reviews.open(game_of("rook13"), -1, "A1")
    dialog = reviews.dialog
    assert dialog is not None
    reviewer = made[0]
    (pid,) = reviewer.executor.pids
    qtbot.mouseClick(dialog.strip.stop_button, Qt.MouseButton.LeftButton)
    assert not is_alive(pid)
    assert "stopped" in dialog.strip.words.text()
    reviews.close()
