"""Every key does something at the table, or says why it does not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from rook13.engine.state import Phase
from rook13.table import commands as c
from rook13.ui.dialogs.shortcuts import ShortcutsDialog
from rook13.ui.shortcuts import COMMANDS, Group
from tests.ui.accessible.conftest import MakeTable
from tests.ui.accessible.staged import StagedTable, settle
from tests.ui.accessible.walking import focused, tab
from tests.ui.scenes import Moment, hand_over, in_phase

AT_THE_TABLE = tuple(each.id for each in COMMANDS if each.group is not Group.EVERYWHERE)
EVERYWHERE = tuple(each.id for each in COMMANDS if each.group is Group.EVERYWHERE)


def notation(command: c.Command) -> str:
    assert isinstance(command, c.Act)
    return str(command.action)


class Witness:
    """Notices whether anything at all comes of a key."""

    def __init__(self, table: StagedTable) -> None:
        self.table = table
        self.wishes: list[str] = []
        table.screen.wanted.connect(self.wishes.append)
        table.window.wanted.connect(self.wishes.append)

    def state(self) -> tuple[object, ...]:
        screen = self.table.screen
        panel = screen.panel.current
        overlays = (screen.sheet, screen.last_trick, screen.hints.bubble)
        parts = (*overlays, screen.drawer, screen.results.hand)
        return (
            len(self.table.client.asked),
            len(self.wishes),
            tuple(part.isVisible() for part in parts),
            screen.hand.cards,
            screen.hand.chosen,
            str(getattr(panel, "chosen", None)),
            self.table.ui.settings.chosen,
            self.table.window.windowState(),
            screen.announcer.last_said,
        )

    def press(self, command: str) -> str:
        """Press the keys of a command; return the sentence that came of it, or that it worked."""
        before = self.state()
        self.table.screen.toast.hide()
        self.table.screen.announcer.last_said = ""
        self.table.press(command)
        if self.table.screen.toast.isVisible():
            return self.table.screen.toast.text
        return "done" if self.state() != before else ""


@pytest.mark.parametrize("game", ["rook13", "five_hundred", "elemental"])
def test_every_key_at_the_table_does_something_or_says_why_not(
    table: StagedTable, game: str
) -> None:
    witness = Witness(table)
    moments = [Moment(game).until(in_phase(Phase.AUCTION)), Moment(game).until(hand_over)]
    moments.append(Moment(game).until(in_phase(Phase.PLAY)))
    moments.append(Moment(game, seat="B1" if game != "elemental" else "P2"))
    for moment in moments:
        for command in AT_THE_TABLE:
            table.show(moment)
            assert witness.press(command), (command, moment.view.phase)
            _close_boxes()


def _close_boxes() -> None:
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QDialog) and widget.isVisible():
            widget.close()
    settle()


def test_keys_that_work_everywhere_work_at_the_table(table: StagedTable) -> None:
    table.show(Moment().until(in_phase(Phase.PLAY)))
    witness = Witness(table)
    for command in EVERYWHERE:
        if command not in ("quit", "full_screen"):
            table.press(command)
            assert witness.wishes == [command]
            witness.wishes.clear()
    table.press("full_screen")
    assert table.window.isFullScreen()
    table.press("full_screen")
    assert not table.window.isFullScreen()
    table.press("quit")
    assert not table.window.isVisible()


def test_no_two_commands_share_keys(table: StagedTable) -> None:
    assert table.ui.keys.conflicts() == ()


def test_what_keys_do_in_their_phases(table: StagedTable) -> None:
    table.show(Moment().until(in_phase(Phase.AUCTION)))
    table.press("bid_up")
    assert "70" in table.screen.panel.current.bid_button.text()  # type: ignore[union-attr]
    QTest.keyClicks(focused(), "85")
    table.press("bid_down")
    table.press("confirm")
    assert notation(table.client.asked[-1]) == "A1 bid 80"
    table.show(Moment().until(in_phase(Phase.EXCHANGE)))
    for place in ("1", "3", "4", "5"):
        QTest.keyClicks(focused(), place)
        if place == "1":
            # There is a tenth card, so a digit may only be the first of two.
            table.press("confirm")
    assert len(table.screen.hand.chosen) >= 3
    QTest.keyClicks(focused(), "g")
    assert table.screen.exchange.trump is not None
    assert table.screen.exchange.trump.letter == "G"


def test_letters_and_digits_stay_in_the_chat_while_one_writes(make_table: MakeTable) -> None:
    table = make_table(is_solo=False)
    table.show(Moment().until(in_phase(Phase.AUCTION)))
    table.press("chat")
    field = table.screen.drawer.chat.field
    assert focused() is field
    text = "Pass 85 +-, dhcsltrgyb DHCSR 0123456789"
    QTest.keyClicks(field, text)
    assert field.text() == text
    assert table.client.asked == []
    panel = table.screen.panel.current
    assert "65" in panel.bid_button.text()  # type: ignore[union-attr]
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert table.client.asked == [c.Chat(text)]
    assert focused() is field


def test_enter_presses_the_button_that_has_the_focus_and_decides_nothing_else(
    table: StagedTable,
) -> None:
    table.show(Moment().until(in_phase(Phase.AUCTION)))
    table.screen.bar.buttons["log"].setFocus(Qt.FocusReason.TabFocusReason)
    table.press("confirm")
    assert table.screen.drawer.isVisible()
    assert table.client.asked == []
    panel = table.screen.panel.current
    panel.quick[2].setFocus(Qt.FocusReason.TabFocusReason)  # type: ignore[union-attr]
    table.press("confirm")
    assert table.client.asked == []
    assert str(panel.chosen.call) == "75"  # type: ignore[union-attr]
    table.press("confirm")
    assert [notation(each) for each in table.client.asked] == ["A1 bid 75"]


def test_enter_bids_nothing_behind_the_score_sheet(table: StagedTable) -> None:
    table.show(Moment().until(in_phase(Phase.AUCTION)))
    table.press("score_sheet")
    table.press("confirm")
    assert not table.screen.sheet.isVisible()
    assert table.client.asked == []


def test_a_chosen_number_takes_the_focus_along(table: StagedTable) -> None:
    table.show(Moment("elemental").until(in_phase(Phase.AUCTION)))
    QTest.keyClicks(focused(), "1")
    table.press("confirm")
    assert [notation(each) for each in table.client.asked] == ["P1 bid 1"]


def test_escape_closes_what_is_open_with_any_focus(table: StagedTable) -> None:
    table.show(Moment().until(in_phase(Phase.PLAY)))
    table.press("log")
    table.press("score_sheet")
    table.screen.hand.focus_hand()
    for part in (table.screen.sheet, table.screen.drawer):
        assert part.isVisible()
        QTest.keyClick(focused(), Qt.Key.Key_Escape)
        settle()
        assert not part.isVisible()
    assert table.screen.hand.isAncestorOf(focused())


def test_the_keys_that_cannot_be_changed_do_what_the_list_says(table: StagedTable) -> None:
    table.show(Moment().until(in_phase(Phase.PLAY)))
    hand = table.screen.hand
    hand.focus_hand()
    QTest.keyClick(focused(), Qt.Key.Key_Home)
    assert focused() is hand.button(hand.cards[0])
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert focused() is hand.button(hand.cards[1])
    QTest.keyClick(focused(), Qt.Key.Key_Left)
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    asked = len(table.client.asked)
    assert table.screen.scene is not None
    playable = next(iter(table.screen.scene.playable))
    QTest.keyClicks(focused(), str(hand.cards.index(playable) + 1))
    assert len(table.client.asked) == asked + 1
    assert not hand.isAncestorOf(tab())
    dialog = ShortcutsDialog(table.ui, table.window)
    dialog.show()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_menus_have_a_letter_of_their_own_for_everything(table: StagedTable) -> None:
    bar = table.window.menuBar()
    for menu in (bar, *bar.findChildren(QMenu)):
        words = [action.text() for action in menu.actions() if not action.isSeparator()]
        letters = [text[text.index("&") + 1].lower() for text in words]
        assert len(set(letters)) == len(words), words
