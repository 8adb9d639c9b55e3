"""The focus follows what there is to do, is never lost, and is never taken from who writes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.net.client.table_client import TableConnection
from rook13.table.state import TableStage
from rook13.ui.sound import Sounds
from rook13.ui.table.panels.bid_panel import BidPanel
from rook13.ui.table.screen import TableScreen
from tests.ui.accessible.conftest import MakeTable
from tests.ui.accessible.staged import GAMES, StagedClient, StagedTable, StillExperts, settle
from tests.ui.accessible.walking import focused
from tests.ui.scenes import ME, Moment, hand_over, in_phase, my_turn


def waiting(view: PlayerView) -> bool:
    return view.phase is Phase.PLAY and view.turn != view.seat


def game_over(view: PlayerView) -> bool:
    return view.phase is Phase.GAME_OVER


def in_hand(table: StagedTable) -> bool:
    return table.screen.hand.isAncestorOf(focused())


def test_the_focus_goes_where_there_is_something_to_do(table: StagedTable) -> None:
    screen = table.screen
    for game in GAMES:
        table.show(Moment(game).until(in_phase(Phase.AUCTION)))
        assert screen.panel.isAncestorOf(focused()), game
    table.show(Moment().until(in_phase(Phase.EXCHANGE)))
    assert in_hand(table)
    table.show(Moment().until(in_phase(Phase.TRUMP)))
    assert screen.exchange.isAncestorOf(focused())
    table.show(Moment().until(in_phase(Phase.PLAY)))
    assert in_hand(table)
    table.show(Moment().until(hand_over))
    assert focused() is screen.results.hand.next_button
    table.show(Moment().until(in_phase(Phase.PLAY)), paused=True)
    assert focused() is screen.halt_overlay.resume


@pytest.mark.parametrize("game", ["rook13", "five_hundred"])
def test_the_focus_is_never_lost_in_a_whole_hand(table: StagedTable, game: str) -> None:
    moment = Moment(game)
    table.show(moment)
    while not hand_over(moment.view):
        table.play(moment)
        assert table.screen.isAncestorOf(focused())
        if my_turn(moment.view):
            phase = moment.view.phase
            panel = table.screen.panel if phase is Phase.AUCTION else table.screen.hand
            trump = phase is Phase.TRUMP
            assert (table.screen.exchange if trump else panel).isAncestorOf(focused()), phase


@pytest.mark.parametrize("game", GAMES)
def test_the_first_call_of_a_game_begins_with_a_bid_and_not_with_pass(
    table: StagedTable, game: str
) -> None:
    moment = Moment(game)
    table.show(moment)
    while not in_phase(Phase.AUCTION)(moment.view):
        table.play(moment)
    panel = table.screen.panel.current
    assert isinstance(panel, BidPanel)
    assert panel.isAncestorOf(focused())
    assert focused() is not panel.pass_button


def test_after_the_last_card_enter_opens_nothing_until_the_result_is_there(
    table: StagedTable,
) -> None:
    screen = table.screen
    moment = Moment().until(lambda view: view.phase is Phase.PLAY and not view.hand)
    wishes: list[object] = []
    screen.profile_wanted.connect(wishes.append)
    screen.wanted.connect(wishes.append)
    table.show(Moment().until(in_phase(Phase.PLAY)))
    table.client.show(moment.scene())
    settle()
    assert not screen.hand.cards
    for _ in range(2):
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        settle()
    assert not wishes
    assert focused() is screen
    moment.until(hand_over)
    table.show(moment)
    assert focused() is screen.results.hand.next_button


def test_after_a_bid_the_focus_is_in_the_hand(table: StagedTable) -> None:
    moment = Moment().until(in_phase(Phase.AUCTION))
    table.show(moment)
    table.screen.panel.current.bid_button.setFocus(Qt.FocusReason.TabFocusReason)  # type: ignore[union-attr]
    table.play(moment)
    assert not moment.scene().is_my_turn
    assert in_hand(table)


def test_nobody_who_writes_is_disturbed_by_their_turn(make_table: MakeTable) -> None:
    table = make_table(is_solo=False)
    table.show(Moment(seat="A1").until(waiting))
    table.press("chat")
    QTest.keyClicks(focused(), "Wait a mom")
    table.show(Moment().until(in_phase(Phase.PLAY)))
    field = table.screen.drawer.chat.field
    assert focused() is field
    QTest.keyClicks(field, "ent")
    assert field.text() == "Wait a moment"


def test_nobody_who_looks_at_the_score_is_disturbed_by_their_turn(table: StagedTable) -> None:
    table.show(Moment().until(waiting))
    table.press("score_sheet")
    table.show(Moment().until(in_phase(Phase.PLAY)))
    assert table.screen.sheet.isAncestorOf(focused())


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_an_open_menu_is_left_alone(table: StagedTable) -> None:
    table.show(Moment().until(waiting))
    button = table.screen.bar.buttons["more"]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    table.screen.bar.more_menu.popup(button.mapToGlobal(button.rect().center()))
    table.show(Moment().until(in_phase(Phase.PLAY)))
    assert QApplication.activePopupWidget() is table.screen.bar.more_menu
    table.screen.bar.more_menu.close()
    settle()
    assert focused() is button


def test_closing_the_drawer_leaves_the_focus_in_the_hand(table: StagedTable) -> None:
    table.show(Moment().until(in_phase(Phase.PLAY)))
    table.press("log")
    assert focused() is table.screen.drawer.log.text
    table.press("log")
    assert not table.screen.drawer.isVisible()
    assert in_hand(table)


def test_a_tool_that_goes_away_leaves_the_focus_somewhere(table: StagedTable) -> None:
    moment = Moment().until(in_phase(Phase.PLAY))
    table.show(moment)
    table.screen.bar.buttons["hint"].setFocus(Qt.FocusReason.TabFocusReason)
    table.play(moment)
    assert focused().isEnabled()


def test_clicking_the_felt_leaves_the_focus_where_it_is(table: StagedTable) -> None:
    table.show(Moment().until(in_phase(Phase.PLAY)))
    card = focused()
    QTest.mouseClick(table.screen.canvas, Qt.MouseButton.LeftButton)
    assert focused() is card


@pytest.mark.parametrize("is_over", [False, True])
def test_a_result_that_waits_at_a_table_has_the_focus(
    make_table: MakeTable, qtbot: QtBot, is_over: bool
) -> None:
    table = make_table()
    ui, window = table.ui, table.window
    moment = Moment().until(game_over if is_over else hand_over, limit=60_000)
    client = StagedClient(window)
    client.show(moment.scene(stage=TableStage.FINISHED if is_over else TableStage.ACTIVE))
    # The question whether to go on is closing, and still has the focus.
    offer = QPushButton("Continue")
    qtbot.addWidget(offer)
    offer.show()
    offer.activateWindow()
    offer.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is offer)
    sounds = Sounds(ui.settings, parent=window)
    screen = TableScreen(ui, TableConnection(client, ME.key, True), StillExperts(), sounds)
    window.show_screen(screen)
    settle()
    results = screen.results
    wanted = results.game.new_button if is_over else results.hand.next_button
    assert window.focusWidget() is wanted
    offer.close()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is wanted)


@pytest.mark.parametrize("game", ["fowl", "rook13"])
def test_a_key_that_lets_the_last_trick_go_leaves_the_focus_on_the_result(
    table: StagedTable, game: str
) -> None:
    screen = table.screen
    table.ui.settings.change(hold_trick=True)
    moment = Moment(game).until(lambda view: view.phase is Phase.PLAY and not view.hand)
    table.show(moment)
    while not hand_over(moment.view):
        table.play(moment)
    assert screen.playback.is_holding
    table.press("confirm")
    assert screen.results.hand.isVisible()
    assert focused() is screen.results.hand.next_button


def test_in_the_waiting_room_the_focus_does_not_begin_at_leaving(make_table: MakeTable) -> None:
    table = make_table(is_solo=False)
    moment = Moment(names=("Ann", "Ben"))
    table.show(moment, stage=TableStage.OPEN)
    assert table.screen.room.isVisible()
    assert focused() is table.screen.room.room.start
    table.screen.setFocus(Qt.FocusReason.OtherFocusReason)
    assert focused() is table.screen.room.room.start
