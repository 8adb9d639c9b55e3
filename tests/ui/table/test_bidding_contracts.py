"""Bidding in Five Hundred and Elemental."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from rook13.engine.actions import Bid
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.ui.table.panels.action_panel import ActionPanel
from rook13.ui.table.panels.call_buttons import ContractGrid, NumberRow
from rook13.wording.words import card_text
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, in_phase

LEFT = Qt.MouseButton.LeftButton


def open_panel(qtbot: QtBot, ui: AskedUi, moment: Moment) -> ActionPanel:
    panel = ActionPanel(ui)
    qtbot.addWidget(panel)
    panel.set_scene(moment.scene())
    return panel


def after_calls(calls: str, **options: Any) -> Moment:
    """Five Hundred after calls by the seats before A2."""
    moment = Moment("five_hundred", options, seat="A2")
    moment.step()
    rules = moment.rules
    for seat, name in zip(rules.seats, calls.split(), strict=False):
        moment.act(Bid(seat, rules.auction(1).call(name)))
    return moment


def grid_of(panel: ActionPanel) -> ContractGrid:
    assert isinstance(panel.current, ContractGrid)
    return panel.current


def numbers_of(panel: ActionPanel) -> NumberRow:
    assert isinstance(panel.current, NumberRow)
    return panel.current


def test_only_higher_contracts_are_enabled(qtbot: QtBot, ui: AskedUi) -> None:
    panel = open_panel(qtbot, ui, after_calls("6C 7H"))
    grid = grid_of(panel)
    enabled = {name for name, cell in grid.cells.items() if cell.isEnabled()}
    assert enabled == set(grid.names)
    assert "7S" in enabled
    assert "7H" not in enabled
    assert grid.cells["7H"].toolTip() == "The bid is too low."
    assert len(grid.cells) == 25


def test_a_contract_takes_two_clicks(qtbot: QtBot, ui: AskedUi) -> None:
    panel = open_panel(qtbot, ui, after_calls("6C 6D"))
    grid = grid_of(panel)
    assert not grid.bid_button.isEnabled()
    qtbot.mouseClick(grid.cells["7H"], LEFT)
    assert grid.cells["7H"].isChecked()
    assert grid.bid_button.text() == "Bid 7 Hearts (180)"
    qtbot.mouseClick(grid.bid_button, LEFT)
    assert [str(action) for action in ui.table.actions] == ["A2 bid 7H"]


def test_a_double_click_bids_at_once(qtbot: QtBot, ui: AskedUi) -> None:
    panel = open_panel(qtbot, ui, after_calls("6C 6D"))
    cell = grid_of(panel).cells["10NT"]
    qtbot.mouseClick(cell, LEFT)
    qtbot.mouseDClick(cell, LEFT)
    assert [str(action) for action in ui.table.actions] == ["A2 bid 10NT"]


def test_arrows_move_through_legal_contracts_and_enter_bids(qtbot: QtBot, ui: AskedUi) -> None:
    panel = open_panel(qtbot, ui, after_calls("6C 6D"))
    grid = grid_of(panel)
    focused = grid.cells["10NT"]
    steps = {
        Qt.Key.Key_Right: ["6H", "6S", "6NT", "7C"],
        Qt.Key.Key_Down: ["8C"],
        Qt.Key.Key_Up: ["7C", "7C"],
        Qt.Key.Key_Left: ["6NT"],
    }
    for key, names in steps.items():
        for name in names:
            qtbot.keyClick(focused, key)
            assert grid.chosen is not None
            assert str(grid.chosen.call) == name
    qtbot.keyClick(focused, Qt.Key.Key_Return)
    assert [str(action) for action in ui.table.actions] == ["A2 bid 6NT"]


def test_digits_choose_the_lowest_contract_of_so_many_tricks(qtbot: QtBot, ui: AskedUi) -> None:
    panel = open_panel(qtbot, ui, after_calls("6C 7D"))
    grid = grid_of(panel)
    for digits, name in {"7": "7H", "9": "9C", "10": "10C"}.items():
        for digit in digits:
            panel.take_character(digit)
        assert grid.chosen is not None
        assert str(grid.chosen.call) == name


def test_a_letter_after_the_tricks_chooses_the_suit(qtbot: QtBot, ui: AskedUi) -> None:
    panel = open_panel(qtbot, ui, after_calls("6C 7D"))
    grid = grid_of(panel)
    assert not grid.wants_character("s"), "without a number it sorts the hand"
    for typed, call in (("8s", "8S"), ("10h", "10H"), ("7n", "7NT"), ("9C", "9C")):
        for character in typed:
            assert grid.wants_character(character)
            grid.take_character(character)
        assert grid.chosen is not None
        assert str(grid.chosen.call) == call
    assert not grid.wants_character("x")
    assert not ui.table.actions


def test_misere_waits_for_seven_and_says_so(qtbot: QtBot, ui: AskedUi) -> None:
    options = {"misere": True, "open_misere": True}
    panel = open_panel(qtbot, ui, after_calls("6C 6D", **options))
    grid = grid_of(panel)
    assert not grid.cells["misere"].isEnabled()
    assert "a bid of seven" in grid.cells["misere"].toolTip()
    assert grid.cells["open_misere"].isEnabled()
    panel = open_panel(qtbot, ui, after_calls("6C 7D", **options))
    grid = grid_of(panel)
    qtbot.mouseClick(grid.cells["misere"], LEFT)
    assert grid.bid_button.text() == "Bid Misère (250)"
    qtbot.mouseClick(grid.bid_button, LEFT)
    assert [str(action) for action in ui.table.actions] == ["A2 bid misere"]


@pytest.mark.parametrize(
    ("order", "first"), [("clubs_low", "C · Clubs"), ("spades_low", "S · Spades")]
)
def test_suits_stand_in_the_order_of_their_rank(
    qtbot: QtBot, ui: AskedUi, order: str, first: str
) -> None:
    moment = Moment("five_hundred", {"suit_order": order}).until(in_phase(Phase.AUCTION))
    panel = open_panel(qtbot, ui, moment)
    grid = grid_of(panel)
    values = [int(cell.text()) for name, cell in grid.cells.items() if name.startswith("6")]
    assert values == [40, 60, 80, 100, 120]
    texts = [label.text() for label in grid.findChildren(QLabel)]
    assert first in texts
    assert grid.cells["6H"].accessibleName().startswith("6 Hearts")


def elemental(number: int, calls: int = 0, **options: Any) -> Moment:
    is_mine = in_phase(Phase.AUCTION)

    def there(view: PlayerView) -> bool:
        return is_mine(view) and view.number >= number and len(view.calls) >= calls

    return Moment("elemental", options).until(there)


def test_a_number_takes_two_clicks_and_the_sum_counts_it(qtbot: QtBot, ui: AskedUi) -> None:
    moment = elemental(5, calls=1)
    panel = open_panel(qtbot, ui, moment)
    row = numbers_of(panel)
    so_far = sum(call.tricks for _, call in moment.view.calls if call)
    tricks = moment.rules.hand_size(moment.view.number)
    assert row.sum.text() == f"Bids so far: {so_far}. Tricks: {tricks}."
    qtbot.mouseClick(row.numbers[2], LEFT)
    assert f"with yours {so_far + 2}" in row.sum.text()
    qtbot.mouseClick(row.bid_button, LEFT)
    assert [str(action) for action in ui.table.actions] == ["P1 bid 2"]


def test_digits_and_enter_bid_a_number(qtbot: QtBot, ui: AskedUi) -> None:
    panel = open_panel(qtbot, ui, elemental(12))
    row = numbers_of(panel)
    qtbot.keyClicks(row, "12")
    qtbot.keyClick(row, Qt.Key.Key_Enter)
    assert [str(action) for action in ui.table.actions] == ["P1 bid 12"]
    qtbot.keyClick(row, Qt.Key.Key_Left)
    assert row.numbers[11].isChecked()


def test_arrows_go_on_from_the_number_in_focus(qtbot: QtBot, ui: AskedUi) -> None:
    panel = open_panel(qtbot, ui, elemental(12))
    row = numbers_of(panel)
    with qtbot.waitActive(panel):
        panel.show()
    row.setFocus()
    assert row.numbers[0].hasFocus()
    qtbot.keyClick(row.numbers[0], Qt.Key.Key_Right)
    assert row.numbers[1].isChecked()
    assert row.numbers[1].hasFocus()
    qtbot.keyClick(row.numbers[1], Qt.Key.Key_Enter)
    assert [str(action) for action in ui.table.actions] == ["P1 bid 1"]


def test_the_hook_disables_one_number_and_says_why(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment("elemental", {"hook": True}, seat="P4", players=4)
    moment.until(lambda view: in_phase(Phase.AUCTION)(view) and len(view.legal) == view.number)
    panel = open_panel(qtbot, ui, moment)
    row = numbers_of(panel)
    disabled = [each for each in row.numbers if not each.isHidden() and not each.isEnabled()]
    legal = {str(action.call) for action in moment.view.legal if isinstance(action, Bid)}
    assert [button.text() not in legal for button in disabled] == [True]
    assert "add up" in disabled[0].toolTip()


def test_secret_bids_have_no_sum(qtbot: QtBot, ui: AskedUi) -> None:
    panel = open_panel(qtbot, ui, elemental(4, bids="hidden"))
    row = numbers_of(panel)
    assert "secret" in row.sum.text()
    assert "so far" not in row.sum.text()


def test_trump_and_the_turned_card_are_named(qtbot: QtBot, ui: AskedUi) -> None:
    moment = elemental(3)
    while moment.view.trump is None or moment.view.phase is not Phase.AUCTION:
        moment.step()
    moment.until(in_phase(Phase.AUCTION))
    panel = open_panel(qtbot, ui, moment)
    view = moment.view
    words = numbers_of(panel).trump.text()
    assert ui.look.suit_name(view.trump) in words
    assert view.turned is not None
    assert words.endswith(ui.look.say(card_text(view.turned)))


def test_numbers_follow_the_size_of_the_hand(qtbot: QtBot, ui: AskedUi) -> None:
    panel = open_panel(qtbot, ui, elemental(6))
    panel.set_scene(elemental(2).scene())
    row = numbers_of(panel)
    assert [b.text() for b in row.numbers if not b.isHidden()] == ["0", "1", "2"]
