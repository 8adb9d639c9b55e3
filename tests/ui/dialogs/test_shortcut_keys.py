"""Changing keys, and seeing all of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from rook13.ui.dialogs.preferences.dialog import PreferencesDialog
from rook13.ui.dialogs.shortcuts import ShortcutsDialog, ShortcutsPage
from rook13.ui.shortcuts import COMMANDS
from rook13.ui.ui_context import UiContext
from tests.ui.accessible_tree import spoken_description, unnamed


@pytest.fixture
def dialog(qtbot: QtBot, ui: UiContext) -> PreferencesDialog:
    dialog = PreferencesDialog(ui, page="shortcuts")
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.open()
    return dialog


@pytest.fixture
def page(dialog: PreferencesDialog) -> ShortcutsPage:
    page = dialog.page
    assert isinstance(page, ShortcutsPage)
    return page


def test_every_command_has_a_row(page: ShortcutsPage) -> None:
    assert sorted(page.shortcut_rows) == sorted(command.id for command in COMMANDS)


def test_a_pressed_key_becomes_the_key_of_the_command(
    qtbot: QtBot, ui: UiContext, page: ShortcutsPage
) -> None:
    row = page.shortcut_rows["hint"]
    assert not row.reset.isEnabled()
    qtbot.keyClick(row.edit, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert ui.keys.sequence("hint").toString() == "Ctrl+J"
    assert ui.settings.chosen.shortcuts == {"hint": "Ctrl+J"}
    assert row.conflict.isHidden()


def test_keys_that_do_two_things_are_pointed_out_on_both_rows(
    qtbot: QtBot, page: ShortcutsPage
) -> None:
    hint, passing = page.shortcut_rows["hint"], page.shortcut_rows["pass"]
    qtbot.keyClick(hint.edit, Qt.Key.Key_P)
    assert hint.conflict.text() == "Also used for “Pass”"
    assert passing.conflict.text() == "Also used for “Hint”"
    assert hint.conflict.isVisibleTo(page)
    assert spoken_description(hint.edit) == "Also used for “Pass”"
    qtbot.mouseClick(hint.reset, Qt.MouseButton.LeftButton)
    assert hint.conflict.isHidden()
    assert passing.conflict.isHidden()


def test_backspace_takes_the_key_away_and_reset_brings_it_back(
    qtbot: QtBot, ui: UiContext, page: ShortcutsPage
) -> None:
    row = page.shortcut_rows["hint"]
    qtbot.keyClick(row.edit, Qt.Key.Key_Backspace)
    assert ui.keys.sequence("hint").isEmpty()
    qtbot.mouseClick(row.reset, Qt.MouseButton.LeftButton)
    assert ui.keys.shown("hint") == "H"
    assert ui.settings.chosen.shortcuts == {}
    assert row.edit.keySequence() == ui.keys.sequence("hint")


def test_all_keys_can_be_restored(qtbot: QtBot, ui: UiContext, page: ShortcutsPage) -> None:
    ui.keys.rebind("hint", "J")
    ui.keys.rebind("pass", "K")
    assert page.shortcut_rows["pass"].edit.keySequence().toString() == "K"
    qtbot.mouseClick(page.restore, Qt.MouseButton.LeftButton)
    assert ui.settings.chosen.shortcuts == {}
    assert page.shortcut_rows["pass"].edit.keySequence().toString() == "P"


def test_escape_closes_even_while_a_key_is_waited_for(
    qtbot: QtBot, ui: UiContext, dialog: PreferencesDialog, page: ShortcutsPage
) -> None:
    edit = page.shortcut_rows["hint"].edit
    edit.setFocus()
    qtbot.keyClick(edit, Qt.Key.Key_Escape)
    assert dialog.isHidden()
    assert ui.keys.shown("hint") == "H"


def test_tab_leaves_the_field(qtbot: QtBot, ui: UiContext, page: ShortcutsPage) -> None:
    edit = page.shortcut_rows["hint"].edit
    edit.setFocus()
    qtbot.keyClick(edit, Qt.Key.Key_Tab)
    assert not edit.hasFocus()
    assert ui.keys.shown("hint") == "H"


def test_commands_are_found_by_words_and_by_keys(qtbot: QtBot, page: ShortcutsPage) -> None:
    for wanted, command in (("renege", "call_renege"), ("f11", "full_screen")):
        page.search.clear()
        qtbot.keyClicks(page.search, wanted)
        found = [name for name, row in page.shortcut_rows.items() if not row.isHidden()]
        assert found == [command]


def test_the_overview_shows_the_keys_in_force(qtbot: QtBot, ui: UiContext) -> None:
    ui.keys.rebind("hint", "Ctrl+J")
    ui.keys.rebind("pass", "")
    overview = ShortcutsDialog(ui)
    qtbot.addWidget(overview)
    overview.show()
    spoken = {label.accessibleName() for label in overview.findChildren(QLabel)}
    for command in COMMANDS:
        keys = ui.keys.shown(command.id) or "no key"
        assert f"{ui.keys.title(command.id)}: {keys}" in spoken
    assert "Choose a card by its position: 1 … 9, 0" in spoken
    assert "The same with more than ten cards: 01, 02 … 12" in spoken
    assert unnamed(overview) == []
    assert overview.width() <= 1024
    assert overview.height() <= 640


def test_the_overview_leads_to_the_change_and_escape_closes_it(qtbot: QtBot, ui: UiContext) -> None:
    overview = ShortcutsDialog(ui)
    qtbot.addWidget(overview)
    overview.show()
    with qtbot.waitSignal(overview.change.clicked):
        qtbot.mouseClick(overview.change, Qt.MouseButton.LeftButton)
    qtbot.keyClick(overview, Qt.Key.Key_Escape)
    assert overview.isHidden()
