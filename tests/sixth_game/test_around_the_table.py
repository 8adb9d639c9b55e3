"""What surrounds the table in the window knows a game it has never heard of."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from rook13.analysis.findings import Review
from rook13.analysis.helpers import Helpers
from rook13.analysis.review import review_hand
from rook13.bots.payoff import chance_after
from rook13.coach.lessons import lesson_of
from rook13.coach.puzzles import Topic, puzzles_of, topics
from rook13.coach.stored_reviews import dump_review, load_review
from rook13.engine import events as ev
from rook13.engine.record import DealRecord, HandRecord, replay
from rook13.storage.history import GameLine
from rook13.ui.flows.lobby_updates import history_rows
from rook13.ui.flows.practice import RetryGuide
from rook13.ui.review.dialog import ReviewDialog
from rook13.ui.review.game_summary import Place
from rook13.ui.review.share import hand_as_text
from rook13.ui.settings import Settings
from rook13.ui.sound import Sounds
from rook13.ui.ui_context import UiContext
from tests.ui.review.reviewing import SHALLOW, FakeReviewer, expert, game_of, hands_of, judge
from tests.ui.scenes import Moment, hand_over
from tests.ui.test_sound import Band, heard

HAND = HandRecord(DealRecord(seed="9f" * 32))


@pytest.mark.parametrize(("tricks", "name"), [((1, 4, 6, 2), "win"), ((1, 6, 4, 2), "lose")])
def test_a_hand_is_won_when_the_bids_of_a_side_are_met_together(
    qtbot: QtBot, tricks: tuple[int, ...], name: str
) -> None:
    settings, band = Settings(), Band()
    sounds = Sounds(settings, settings, band.find)
    moment = Moment("spades").until(hand_over)
    scored = next(event for event in moment.events if isinstance(event, ev.HandScored))
    result = replace(scored.result, bids=(3, 3, 3, 3), tricks=tricks)
    sounds.play_for([ev.HandScored(result)], moment.scene(own_seat=moment.rules.seats[0]))
    assert heard(sounds, band)[0] == name


def test_a_past_game_is_listed() -> None:
    names = ("Wren", "Jörg", "Finch")
    (row,) = history_rows([GameLine(7, 5.0, "spades", {}, True, 2, 510, 90, 0, False, "", names)])
    assert (row.title, row.detail) == ("Spades", "Won, 510 to 90, with Wren, Jörg, Finch")


def review() -> Review:
    helpers = Helpers([expert], chance_after, judge, depth=SHALLOW)
    return review_hand(hands_of(game_of("spades"))[0], helpers)


def test_a_hand_is_reviewed_and_replayed(qtbot: QtBot, ui: UiContext) -> None:
    record = game_of("spades")
    reviewer = FakeReviewer()
    dialog = ReviewDialog(ui, record, hands_of(record), reviewer)
    qtbot.addWidget(dialog)
    dialog.show()
    reviewer.answer(review())
    assert dialog.chooser.itemText(0).startswith("Round 1: ")
    last = dialog.replay.transport.slider.maximum()
    for step in range(last + 1):
        dialog.go_to(step)
        assert dialog.replay.board.accessibleDescription()
    dialog.replay.look_from(hands_of(record)[0].moments[0].before.rules.seats[2])
    dialog.go_to(0)
    assert len(dialog.replay.table.hand.cards) == 13
    assert "Bidding: " in hand_as_text(ui.look, hands_of(record)[0], dialog.sharing.names)
    dialog.go_to(last)
    assert "Trump: Spades" in dialog.replay.facts.text()
    assert dialog.summary.table is not None
    assert dialog.summary.table.rowCount() == 4


def test_its_mistakes_become_puzzles_and_can_be_tried_again(qtbot: QtBot, ui: UiContext) -> None:
    """Without a lesson, which nobody has written for it."""
    record, hand = game_of("spades"), hands_of(game_of("spades"))[0]
    found = puzzles_of(record, hand, review())
    assert found
    assert lesson_of("spades") is None
    assert Topic.EXCHANGE not in topics("spades")
    text = dump_review(review())
    assert load_review(text, hand) == review()
    place = Place(record, hand, hand.moments[-2].number - 1, found[0].seat)
    guide = RetryGuide(place, "normal", ui.settings)
    assert guide.words.startswith("You're playing hand 1 again")
    assert replay(guide.start.record) == hand.moments[-2].before
    guide.deleteLater()
