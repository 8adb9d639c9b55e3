"""Cards show the focus to who uses keys, and leave who uses a mouse in peace."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from rook13.engine.state import Phase
from tests.ui.accessible.staged import StagedTable, first_keys, settle
from tests.ui.accessible.walking import focused
from tests.ui.scenes import Moment, in_phase


def ringed(table: StagedTable) -> bool:
    """Return whether the card with the focus has the ring in its picture."""
    card = focused()
    colour = table.ui.look.theme.focus
    picture = card.grab().toImage()
    middle = picture.height() // 2
    return any(picture.pixelColor(x, middle).name() == colour for x in range(8))


def click_window(table: StagedTable, widget: QWidget) -> None:
    """Click as a real mouse does: the window has it first."""
    place = widget.mapTo(table.window, widget.rect().center())
    handle = table.window.windowHandle()
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=place)
    settle()


def test_the_ring_is_for_keys_only(table: StagedTable) -> None:
    table.show(Moment().until(in_phase(Phase.PLAY)))
    card = focused()
    assert table.screen.hand.isAncestorOf(card)
    assert ringed(table), "before anybody has touched anything"
    click_window(table, table.screen.canvas)
    assert focused() is card
    assert not ringed(table)
    QTest.keyClick(table.window.windowHandle(), Qt.Key.Key_Shift)
    assert not ringed(table)
    QTest.keyClick(table.window.windowHandle(), Qt.Key.Key_Right)
    assert focused() is not card
    assert ringed(table)


def test_a_turn_that_comes_to_a_mouse_player_brings_no_ring(table: StagedTable) -> None:
    table.show(Moment().until(in_phase(Phase.AUCTION)))
    click_window(table, table.screen.canvas)
    table.show(Moment().until(in_phase(Phase.PLAY)))
    assert table.screen.hand.isAncestorOf(focused())
    assert not ringed(table)


def test_tab_always_leads_to_a_card_with_a_ring(table: StagedTable) -> None:
    table.show(Moment().until(in_phase(Phase.PLAY)))
    click_window(table, table.screen.canvas)
    card = focused()
    while (here := QApplication.focusWidget()) is not None:
        QTest.keyClick(here, Qt.Key.Key_Tab)
        if focused() is card:
            break
    assert ringed(table)


def test_a_key_of_a_shortcut_shows_where_the_focus_is(table: StagedTable) -> None:
    table.show(Moment().until(in_phase(Phase.PLAY)))
    click_window(table, table.screen.canvas)
    assert not ringed(table)
    QTest.keyClick(table.window.windowHandle(), first_keys(table.ui, "say_hand").key())
    settle()
    assert ringed(table)
