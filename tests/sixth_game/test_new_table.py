"""A game that the program does not know is chosen, set up by its own words, and looked up."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from rook13.engine.rules import RULESETS, make_rules
from rook13.ui.dialogs.preferences.pages import CardPreview
from rook13.ui.dialogs.reading import RulesDialog
from rook13.ui.kit.art.card_art import emblem_cards
from rook13.ui.screens.new_table.model import NewTable
from rook13.ui.screens.new_table.rules_form import OptionRow
from rook13.ui.screens.new_table.screen import NewTableScreen
from rook13.ui.ui_context import UiContext
from tests.sixth_game.spades import Spades


def test_its_options_and_emblem_are_in_new_table(qtbot: QtBot, ui: UiContext) -> None:
    screen = NewTableScreen(ui)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    with qtbot.waitActive(screen):
        screen.show()
    assert len(screen.games.cards) == len(RULESETS) == 6
    card = screen.games.card(Spades.id)
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert card.accessibleDescription() == Spades.summary
    assert not card.grab().isNull()
    screen.rules_section.set_open(True)
    specs = Spades.options_class.specs()
    assert [row.label.text() for row in screen.rules.form.rows] == [each.label for each in specs]
    enforcement = screen.rules.form.row("enforcement")
    assert isinstance(enforcement, OptionRow)
    assert isinstance(enforcement.control, QComboBox)
    assert enforcement.control.itemText(1) == "Allowed, with penalty"
    qtbot.keyClick(enforcement.control, Qt.Key.Key_Down)
    with qtbot.waitSignal(screen.opened) as opened:
        qtbot.mouseClick(screen.bottom.start, Qt.MouseButton.LeftButton)
    table = opened.args[0]
    assert (table.config.game, table.config.options) == ("spades", {"enforcement": "free_play"})
    assert NewTable.from_json(table.to_json()) == table


def test_it_is_shown_among_the_others(qtbot: QtBot, ui: UiContext) -> None:
    assert [card.name for card in emblem_cards("spades")] == ["10H", "KD", "QC", "AS"]
    preview = CardPreview(ui)
    qtbot.addWidget(preview)
    assert not preview.grab().isNull()


def test_its_rules_can_be_read(qtbot: QtBot, ui: UiContext) -> None:
    dialog = RulesDialog(ui, make_rules("spades", {}))
    qtbot.addWidget(dialog)
    assert "500" in dialog.text.toPlainText()
