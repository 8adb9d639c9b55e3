"""What is shown after a hand and after a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rook13.engine.actions import Bid, Deal
from rook13.engine.state import HandResult, Phase
from rook13.engine.view import PlayerView
from rook13.table.commands import DealForMe, NextGame, Ready, Start
from rook13.table.state import TableStage
from rook13.table.views import NextHandInfo
from rook13.ui.kit.look import INSTANT, MOTIONS, Look
from rook13.ui.kit.plain_table import plain, signed
from rook13.ui.table.panels.game_over import GameOverPanel
from rook13.ui.table.panels.hand_result import HandResultPanel
from rook13.ui.table.scene import Scene
from rook13.wording.words import card_names_text
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, hand_over

LEFT = Qt.MouseButton.LeftButton
Judge = Callable[[HandResult], bool]


def after_hand(game: str = "rook13", judge: Judge = lambda result: True, **options: Any) -> Moment:
    """The first hand of a game that ended like this, in any of a few games."""
    for number in range(40):
        moment = Moment(game, options, seed=f"result {number}").until(hand_over)
        if judge(moment.view.results[-1]) and moment.view.phase is Phase.HAND_OVER:
            return moment
    raise AssertionError("no such hand")


def open_result(qtbot: QtBot, ui: AskedUi, scene: Scene) -> HandResultPanel:
    panel = HandResultPanel(ui)
    qtbot.addWidget(panel)
    panel.set_scene(scene)
    panel.show()
    return panel


def with_result(moment: Moment, **changes: Any) -> Scene:
    view = moment.view
    results = (*view.results[:-1], replace(view.results[-1], **changes))
    return moment.scene(game=replace(view, results=results))


def column(panel: HandResultPanel, heading: str) -> list[str]:
    table = panel.table.table
    items = [table.horizontalHeaderItem(place) for place in range(table.columnCount())]
    place = [item.text() for item in items if item is not None].index(heading)
    cells = [table.item(row, place) for row in range(table.rowCount())]
    return [item.text() for item in cells if item is not None]


def headings(panel: HandResultPanel) -> list[str]:
    table = panel.table.table
    items = [table.horizontalHeaderItem(place) for place in range(table.columnCount())]
    return [item.text() for item in items if item is not None]


@pytest.mark.parametrize(("made", "word"), [(True, "Made"), (False, "Set")])
def test_made_and_set_are_said_in_a_word_and_a_sentence(
    qtbot: QtBot, ui: AskedUi, made: bool, word: str
) -> None:
    moment = after_hand(judge=lambda result: result.made is made)
    panel = open_result(qtbot, ui, moment.scene())
    assert panel.verdict.word.text() == word
    words = "made the bid of" if made else "was set: "
    assert words in panel.verdict.sentence.text()
    assert not panel.verdict.picture.pixmap().isNull()


@pytest.mark.parametrize("game", ["rook13", "rook", "fowl"])
def test_what_was_taken_adds_up(qtbot: QtBot, ui: AskedUi, game: str) -> None:
    moment = after_hand(game)
    panel = open_result(qtbot, ui, moment.scene())
    result = moment.view.results[-1]
    named = {"rook13": "Go-down", "rook": "Nest", "fowl": "Centre card"}[game]
    assert panel.go_down_title.text() == named
    parts = ["In tricks", named] + (["Bonus"] if "Bonus" in headings(panel) else [])
    sums = [
        sum(map(int, numbers)) for numbers in zip(*(column(panel, p) for p in parts), strict=True)
    ]
    assert sums == list(result.points)
    assert column(panel, "Taken") == list(map(plain, result.points))
    assert column(panel, "Score") == list(map(signed, result.score))
    assert column(panel, "Total") == list(map(plain, result.totals))
    assert ("Bonus" in headings(panel)) == (game != "rook")


@pytest.mark.parametrize(("game", "count"), [("rook13", 4), ("rook", 5), ("five_hundred", 3)])
def test_the_go_down_is_revealed(qtbot: QtBot, ui: AskedUi, game: str, count: int) -> None:
    moment = after_hand(game)
    panel = open_result(qtbot, ui, moment.scene())
    revealed = moment.view.revealed
    assert revealed is not None
    assert panel.go_down.cards == revealed.discard
    assert len(panel.go_down.cards) == count
    spoken = ui.look.say(card_names_text(revealed.discard))
    assert panel.go_down.accessibleName() == spoken


@pytest.mark.parametrize("game", ["rook13", "rook", "fowl", "five_hundred", "elemental"])
def test_nothing_is_cut_off_at_the_size_it_asks_for(qtbot: QtBot, ui: AskedUi, game: str) -> None:
    panel = HandResultPanel(ui)
    qtbot.addWidget(panel)
    panel.set_scene(Moment(game).until(hand_over).scene())
    size = panel.sizeHint()
    panel.resize(size)
    panel.show()
    assert panel.sizeHint() == size
    assert (size.width() <= 900, size.height() <= 480) == (True, True)
    assert panel.table.table.verticalScrollBar().maximum() == 0


def test_a_misere_is_told_by_its_name(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment("five_hundred", {"misere": True, "misere_any_time": True})
    moment.step()
    rules = moment.rules
    moment.act(Bid(rules.seats[0], rules.auction(1).call("misere")))
    moment.until(hand_over)
    panel = open_result(qtbot, ui, moment.scene())
    assert "the bid of misère" in panel.verdict.sentence.text()
    assert headings(panel) == ["Side", "Tricks", "Score", "Total"]


def test_elemental_shows_bid_taken_and_score_of_everybody(qtbot: QtBot, ui: AskedUi) -> None:
    moment = after_hand("elemental", lambda result: result.bids[0] == result.tricks[0])
    panel = open_result(qtbot, ui, moment.scene())
    result = moment.view.results[-1]
    assert headings(panel) == ["Player", "Bid", "Taken", "Score", "Total"]
    assert column(panel, "Bid") == list(map(plain, result.bids))
    assert column(panel, "Taken") == list(map(plain, result.tricks))
    assert panel.verdict.word.text() == "Exactly right!"
    assert panel.go_down.isHidden()
    missed = after_hand("elemental", lambda result: result.bids[0] != result.tricks[0])
    panel.set_scene(missed.scene())
    assert panel.verdict.word.text() == "Not this time"


def test_a_renege_that_ended_the_hand_is_named(qtbot: QtBot, ui: AskedUi) -> None:
    scene = with_result(after_hand("rook"), reneged=1, made=None)
    panel = open_result(qtbot, ui, scene)
    assert panel.verdict.word.text() == "Renege"
    assert panel.verdict.sentence.text() == f"{scene.names.seat(1)} reneged, which ended the hand."
    assert "Go-down" not in headings(panel)


def test_a_hand_that_nobody_bid_on_says_so(qtbot: QtBot, ui: AskedUi) -> None:
    scene = with_result(after_hand("five_hundred"), call=None, made=None, declarer=-1)
    panel = open_result(qtbot, ui, scene)
    assert panel.verdict.word.text() == "Nobody bid"


def test_next_hand_tells_the_table_that_the_result_was_seen(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment(seat="B1").until(hand_over)
    panel = open_result(qtbot, ui, moment.scene())
    assert panel.next_button.text() == "Next hand"
    assert panel.next_dealer.text() == f"{moment.scene().names.seat(0)} deals next."
    qtbot.mouseClick(panel.next_button, LEFT)
    assert ui.table.commands == [Ready(True)]
    assert ui.table.actions == []


def test_who_is_ready_sees_who_is_not_and_the_countdown(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment(names=("Ann", "Bea", "Cal", "Dot"), seat="B1").until(hand_over)
    seats = moment.rules.seats
    waiting = NextHandInfo((seats[1], seats[2]), 12.4)
    panel = open_result(qtbot, ui, moment.scene(is_solo=False, next_hand=waiting))
    assert panel.next_button.isEnabled()
    assert "Next hand in 13 s." in panel.next_dealer.text()
    waiting = NextHandInfo((seats[2],), 9.0)
    panel.set_scene(moment.scene(is_solo=False, next_hand=waiting))
    assert panel.next_dealer.text() == "Waiting for Cal. Next hand in 9 s."
    assert not panel.next_button.isEnabled()
    qtbot.mouseClick(panel.next_button, LEFT)
    assert panel.command("confirm")
    assert ui.table.commands == []
    assert panel.again_button.isHidden()


def test_a_dealer_with_others_says_so_before_dealing(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment(names=("Ann", "Bea")).until(hand_over)
    waiting = NextHandInfo(moment.rules.seats[:2], 12)
    panel = open_result(qtbot, ui, moment.scene(is_solo=False, next_hand=waiting))
    qtbot.mouseClick(panel.next_button, LEFT)
    assert ui.table.commands == [Ready(True)]


def test_next_hand_is_dealt_by_whose_deal_it_is(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment().until(hand_over)
    panel = open_result(qtbot, ui, moment.scene())
    assert panel.next_button.text() == "Deal the next hand"
    qtbot.mouseClick(panel.next_button, LEFT)
    assert panel.command("deal")
    assert panel.command("confirm")
    assert ui.table.actions == [Deal(moment.rules.seats[0])] * 3


def test_a_click_meant_for_a_card_does_not_dismiss(qtbot: QtBot, ui: AskedUi) -> None:
    look = Look(ui.settings, replace(INSTANT, guard=60_000), parent=ui.settings)
    panel = open_result(qtbot, replace(ui, look=look), Moment().until(hand_over).scene())
    qtbot.mouseClick(panel.next_button, LEFT)
    assert ui.table.actions == []
    panel.guard.release()
    qtbot.mouseClick(panel.next_button, LEFT)
    assert len(ui.table.actions) == 1


def test_review_score_sheet_and_deal_for_me_are_asked_for(qtbot: QtBot, ui: AskedUi) -> None:
    panel = open_result(qtbot, ui, after_hand().scene())
    qtbot.mouseClick(panel.review_button, LEFT)
    qtbot.mouseClick(panel.sheet_button, LEFT)
    qtbot.mouseClick(panel.again_button, LEFT)
    assert ui.table.done == ["review", "score_sheet", "same_deal"]
    box = panel.deal_for_me.box
    qtbot.mouseClick(box, LEFT, pos=box.rect().center())
    assert ui.table.commands == [DealForMe(True)]


def finished(won: bool, game: str = "rook13") -> Moment:
    def mine(view: PlayerView) -> bool:
        return view.phase is Phase.GAME_OVER

    for number in range(20):
        moment = Moment(game, seed=f"game {number}").until(mine)
        if (moment.rules.sides[0] in moment.view.winners) is won:
            return moment
    raise AssertionError("no such game")


def open_end(qtbot: QtBot, ui: AskedUi, scene: Scene) -> GameOverPanel:
    panel = GameOverPanel(ui)
    qtbot.addWidget(panel)
    panel.set_scene(scene)
    panel.show()
    return panel


def lively(ui: AskedUi) -> AskedUi:
    look = Look(ui.settings, MOTIONS["normal"], parent=ui.settings)
    return replace(ui, look=look)


def test_victory_is_shown_with_joy(qtbot: QtBot, ui: AskedUi) -> None:
    scene = finished(won=True).scene(TableStage.FINISHED)
    panel = open_end(qtbot, lively(ui), scene)
    assert panel.heading.text() == "You won!"
    assert panel.confetti.is_falling
    assert panel.confetti.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert not panel.confetti.grab().isNull()
    still = open_end(qtbot, ui, scene)
    assert not still.confetti.is_falling


def test_defeat_is_told_kindly(qtbot: QtBot, ui: AskedUi) -> None:
    scene = finished(won=False).scene(TableStage.FINISHED)
    panel = open_end(qtbot, lively(ui), scene)
    assert panel.heading.text() == "Well played"
    assert f"{scene.names.side('B')} won. Better luck" in panel.sentence.text()
    assert not panel.confetti.is_falling


def test_a_game_without_a_winner_says_so(qtbot: QtBot, ui: AskedUi) -> None:
    panel = open_end(qtbot, ui, after_hand().scene(TableStage.FINISHED))
    assert panel.sentence.text() == "The game ended before anyone won."


def test_spectators_hear_who_won(qtbot: QtBot, ui: AskedUi) -> None:
    moment = finished(won=True)
    panel = open_end(qtbot, ui, moment.scene(TableStage.FINISHED, own_seat=None, host=None))
    assert panel.heading.text().endswith(" won")
    assert panel.new_button.isHidden()
    assert panel.rules_button.isHidden()


def test_hints_are_mentioned(qtbot: QtBot, ui: AskedUi) -> None:
    moment = finished(won=True)
    scene = moment.scene(TableStage.FINISHED)
    panel = open_end(qtbot, ui, scene)
    assert panel.hints.isHidden()
    seats = (replace(scene.view.seats[0], hints=2), *scene.view.seats[1:])
    panel.set_scene(moment.scene(TableStage.FINISHED, seats=seats))
    assert panel.hints.text() == "Played with hints: Ann"


def test_from_the_end_there_are_ways_on(qtbot: QtBot, ui: AskedUi) -> None:
    panel = open_end(qtbot, ui, finished(won=True, game="elemental").scene(TableStage.FINISHED))
    for button in (panel.review_button, panel.rules_button, panel.leave_button):
        qtbot.mouseClick(button, LEFT)
    assert ui.table.done == ["review", "new_table", "leave"]
    qtbot.mouseClick(panel.new_button, LEFT)
    assert panel.command("confirm")
    assert ui.table.commands == [NextGame(), Start()] * 2
    assert panel.sheet.table.rowCount() == 15
