"""The review of a hand, as it is read out: while it is worked out, and what it has found."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rook13.analysis.findings import Review
from rook13.ui.review.dialog import ReviewDialog
from rook13.ui.ui_context import UiContext
from tests.ui.accessible.checking import check
from tests.ui.accessible.reader import Role, problems, read, under
from tests.ui.accessible.staged import settle
from tests.ui.accessible.test_dialogs import named
from tests.ui.review.reviewing import FakeReviewer, game_of, hands_of, review_of

GAME = "thrown away"


@pytest.fixture
def dialog(qtbot: QtBot, ui: UiContext, reviewer: FakeReviewer) -> ReviewDialog:
    record = game_of(GAME)
    dialog = ReviewDialog(ui, record, hands_of(record), reviewer)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    settle()
    return dialog


def in_replay(dialog: ReviewDialog) -> list[QWidget]:
    """Return what is beside the list, from the top."""
    replay = dialog.replay
    tools = replay.transport
    controls = [tools.slider, tools.back, tools.play, tools.forth]
    return [replay.facts, replay.board, *controls, replay.sentence]


def test_while_a_hand_is_worked_out(dialog: ReviewDialog, reviewer: FakeReviewer) -> None:
    check(dialog, dialog, set())
    assert read(dialog)[0].name == "Rook13: review"
    assert list(named(dialog, Role.ProgressBar)) == ["Progress of the review"]
    assert "Stop" in named(dialog, Role.Button)
    dialog.strip.stop_button.click()
    check(dialog, dialog)
    assert "Review this hand" in named(dialog, Role.Button)
    assert "Review stopped." in [node.name for node in read(dialog)]


def test_what_was_found(dialog: ReviewDialog, reviewer: FakeReviewer) -> None:
    reviewer.answer(review_of(GAME))
    check(dialog, dialog, set())
    hand, seat, trick, speed = named(dialog, Role.ComboBox).values()
    assert (seat.value, speed.value) == ("All hands face up", "Normal")
    assert trick.value.startswith("Trick ")
    assert hand.value.startswith("Hand 1: ")
    tabs = named(dialog, Role.PageTab)
    assert [(name, bool(node.state.selected)) for name, node in tabs.items()] == [
        ("Decisions", True),
        ("Summary", False),
    ]
    entries = [node for node in under(read(dialog), dialog.moments) if node.role is Role.ListItem]
    assert entries
    assert entries[0].state.selected
    assert entries[0].name.startswith("The turning point.")
    slider = named(dialog, Role.Slider)["Position in the hand"]
    assert slider.value == str(dialog.replay.place)
    nodes = read(dialog)
    order = [node.widget for node in nodes]
    for earlier, later in pairwise((dialog.chooser, dialog.moments, *in_replay(dialog))):
        assert order.index(earlier) < order.index(later)
    board = under(nodes, dialog.replay.board)[0]
    assert (board.role, board.name) == (Role.Graphic, "Cards at this point")
    assert "Ann" in board.description


def test_the_ends_of_a_hand(dialog: ReviewDialog, reviewer: FakeReviewer) -> None:
    """A button that leads nowhere says so, and Tab does not lead to it."""
    reviewer.answer(Review(hands_of(game_of(GAME))[0].result, ()))
    assert "No costly mistakes." in [node.name for node in read(dialog)]
    for place, dead in ((0, "Previous action"), (10_000, "Next action")):
        dialog.go_to(place)
        check(dialog, dialog)
        assert named(dialog, Role.Button)[dead].state.disabled


def test_the_summary(dialog: ReviewDialog, reviewer: FakeReviewer) -> None:
    reviewer.answer(review_of(GAME))
    dialog.tabs.setCurrentIndex(1)
    check(dialog, dialog, set())
    table = dialog.summary.table
    assert table is not None
    nodes = under(read(dialog), table)
    assert (nodes[0].role, nodes[0].name) == (Role.Table, "Points lost by player")
    titles = [node.name for node in nodes if node.role is Role.ColumnHeader]
    assert titles == ["Player", "Lost", "Avoidable", "Unlucky"]
    assert "Ann" in [node.name for node in nodes if node.role is Role.Cell]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_ways_to_export_it(dialog: ReviewDialog, reviewer: FakeReviewer) -> None:
    menu = dialog.sharing.menu
    button = under(read(dialog), dialog.sharing.button)[0]
    assert (button.role, button.name) == (Role.ButtonMenu, "Share")
    for is_reviewed in (False, True):
        menu.popup(dialog.pos())
        assert problems(menu) == []
        items = named(menu, Role.MenuItem)
        assert list(items) == [
            "Save the game…",
            "Copy the game record",
            "Copy this hand as text",
            "Copy the review",
            "Save a picture of the deal…",
            "Copy a picture of the deal",
        ]
        assert bool(items["Copy the review"].state.disabled) != is_reviewed
        menu.close()
        reviewer.answer(review_of(GAME))
