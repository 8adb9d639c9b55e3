"""The panel over the table: what it shows when, and when it does not listen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rook13.engine.actions import CallRedeal, Deal, Redeal
from rook13.engine.state import Phase
from rook13.table.commands import DealForMe
from rook13.table.state import TableStage
from rook13.table.views import DealInfo
from rook13.ui.kit.look import INSTANT, Look
from rook13.ui.table.panels.action_panel import ActionPanel, DealPanel, WaitingNote
from rook13.ui.table.panels.bid_panel import BidPanel, ChoiceButton
from rook13.ui.table.panels.points_bidding import BidBox
from rook13.ui.table.scene import Scene
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, in_phase

LEFT = Qt.MouseButton.LeftButton
LONG = tuple(f"{letter} {'Bartholomäus von und zu Hohenschwangau'[:38]}" for letter in "ABCDEF")
GAMES = ("rook13", "rook", "fowl", "five_hundred", "elemental")


def open_panel(qtbot: QtBot, ui: AskedUi, scene: Scene) -> ActionPanel:
    panel = ActionPanel(ui)
    qtbot.addWidget(panel)
    panel.set_scene(scene)
    return panel


def my_auction(game: str = "rook13", **changes: Any) -> Scene:
    return Moment(game).until(in_phase(Phase.AUCTION)).scene(**changes)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("names", [(), LONG])
def test_it_fits_the_smallest_window(
    qtbot: QtBot, ui: AskedUi, game: str, names: tuple[str, ...]
) -> None:
    every = {"misere": True, "open_misere": True, "misere_any_time": True}
    moment = Moment(game, every if game == "five_hundred" and names else {}, names=names)
    is_mine, last = in_phase(Phase.AUCTION), 12 if game == "elemental" else 0
    moment.until(lambda view: is_mine(view) and view.number >= last)
    panel = open_panel(qtbot, ui, moment.scene())
    assert panel.sizeHint().width() <= 900
    assert panel.sizeHint().height() <= 200


@pytest.mark.parametrize("game", GAMES)
def test_it_gives_the_focus_to_what_is_decided(qtbot: QtBot, ui: AskedUi, game: str) -> None:
    panel = open_panel(qtbot, ui, my_auction(game))
    panel.activateWindow()
    panel.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    focused = QApplication.focusWidget()
    assert isinstance(focused, BidBox | ChoiceButton)
    qtbot.keyClick(focused, Qt.Key.Key_Right if game != "rook13" else Qt.Key.Key_Up)
    assert isinstance(panel.current, BidPanel)
    assert panel.current.chosen is not None


def test_it_hides_when_there_is_nothing_to_decide(qtbot: QtBot, ui: AskedUi) -> None:
    panel = open_panel(qtbot, ui, my_auction())
    assert panel.isVisible()
    panel.set_scene(Moment().until(in_phase(Phase.PLAY)).scene())
    assert panel.isHidden()
    assert not panel.command("confirm")
    assert not panel.wants_character("9")
    panel.set_scene(my_auction(stage=TableStage.OPEN))
    assert panel.isHidden()


@pytest.mark.parametrize(
    ("phase", "seat", "words"),
    [(Phase.DEALING, 3, "{name} is dealing…"), (Phase.AUCTION, 0, "{name} is bidding…")],
)
def test_it_says_who_is_waited_for(
    qtbot: QtBot, ui: AskedUi, phase: Phase, seat: int, words: str
) -> None:
    moment = Moment(seat="B1").until(lambda view: view.phase is phase)
    panel = open_panel(qtbot, ui, moment.scene())
    assert isinstance(panel.current, WaitingNote)
    name = moment.scene().name(moment.rules.seats[seat])
    assert panel.current.words.text() == words.format(name=name)


def test_a_bot_that_plays_for_me_decides(qtbot: QtBot, ui: AskedUi) -> None:
    scene = my_auction()
    mine = replace(scene.view.seats[0], bot="normal")
    seats = (mine, *scene.view.seats[1:])
    panel = open_panel(qtbot, ui, my_auction(seats=seats))
    assert isinstance(panel.current, WaitingNote)


@pytest.mark.parametrize("is_paused", [True, False])
def test_a_paused_or_lost_table_takes_no_bids(qtbot: QtBot, ui: AskedUi, is_paused: bool) -> None:
    scene = replace(my_auction(paused=is_paused), is_connected=is_paused)
    panel = open_panel(qtbot, ui, scene)
    assert isinstance(panel.current, BidPanel)
    qtbot.mouseClick(panel.current.pass_button, LEFT)
    assert not panel.command("pass")
    assert ui.table.actions == []


def guarded(ui: AskedUi) -> AskedUi:
    look = Look(ui.settings, replace(INSTANT, guard=60_000), parent=ui.settings)
    return replace(ui, look=look)


def test_controls_are_inert_right_after_the_turn_came(qtbot: QtBot, ui: AskedUi) -> None:
    scene = my_auction()
    panel = open_panel(qtbot, guarded(ui), scene)
    assert isinstance(panel.current, BidPanel)
    qtbot.mouseClick(panel.current.pass_button, LEFT)
    panel.command("confirm")
    assert ui.table.actions == []
    panel.guard.release()
    panel.set_scene(scene)
    qtbot.mouseClick(panel.current.pass_button, LEFT)
    assert [str(action) for action in ui.table.actions] == ["A1 pass"]


def test_the_guard_closes_again_for_the_next_decision(qtbot: QtBot, ui: AskedUi) -> None:
    panel = open_panel(qtbot, guarded(ui), my_auction())
    panel.guard.release()
    panel.set_scene(Moment(seat="B2").scene())
    assert isinstance(panel.current, DealPanel)
    qtbot.mouseClick(panel.current.deal_button, LEFT)
    assert ui.table.actions == []


def test_the_dealer_deals_by_click_and_by_key(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment(seat="B2")
    panel = open_panel(qtbot, ui, moment.scene())
    assert isinstance(panel.current, DealPanel)
    assert panel.current.deal_button.toolTip() == "Deal (D)"
    qtbot.mouseClick(panel.current.deal_button, LEFT)
    assert panel.command("deal")
    assert panel.command("confirm")
    assert ui.table.actions == [Deal(moment.rules.seats[3])] * 3


def test_nobody_deals_before_the_shuffle_is_settled(qtbot: QtBot, ui: AskedUi) -> None:
    waiting = DealInfo(1, "ab" * 32, closed=False, share_wanted=False)
    panel = open_panel(qtbot, ui, Moment(seat="B2").scene(deal=waiting))
    assert isinstance(panel.current, DealPanel)
    assert panel.current.words.text() == "Shuffling…"
    assert panel.command("deal")
    assert ui.table.actions == []


def test_deal_for_me_asks_the_table(qtbot: QtBot, ui: AskedUi) -> None:
    panel = open_panel(qtbot, ui, Moment(seat="B2").scene())
    assert isinstance(panel.current, DealPanel)
    box = panel.current.deal_for_me.box
    qtbot.mouseClick(box, LEFT, pos=box.rect().center())
    assert ui.table.commands == [DealForMe(True)]


def test_the_dealer_may_throw_the_cards_in_before_the_first_call(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment(seat="B2")
    moment.step()
    panel = open_panel(qtbot, ui, moment.scene())
    assert panel.redeal.button.text() == "Redeal"
    qtbot.mouseClick(panel.redeal.button, LEFT)
    assert panel.command("redeal")
    assert ui.table.actions == [Redeal(moment.rules.seats[3])] * 2
    moment.step()
    panel.set_scene(moment.scene())
    assert panel.redeal.isHidden()
    assert not panel.command("redeal")


def without_counters() -> Moment:
    """A deal of Rook, seen from a seat without counters."""
    for deal in range(400):
        for seat in ("A1", "B1", "A2", "B2"):
            moment = Moment("rook", seed=f"deal {deal}", seat=seat)
            moment.step()
            if any(isinstance(action, CallRedeal) for action in moment.view.legal):
                return moment
    raise AssertionError("everybody always has counters")


def test_a_hand_without_counters_may_call_a_redeal(qtbot: QtBot, ui: AskedUi) -> None:
    panel = open_panel(qtbot, ui, without_counters().scene())
    assert panel.redeal.button.text() == "Call a redeal"
    qtbot.mouseClick(panel.redeal.button, LEFT)
    assert [type(action) for action in ui.table.actions] == [CallRedeal]
