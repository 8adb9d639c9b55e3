"""Rules, guide and About: what is read, searched and copied."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from rook13 import __version__, kernel
from rook13.engine.rules import RULESETS, make_rules
from rook13.ui.crash import diagnostics
from rook13.ui.dialogs.help import AboutDialog, LicencesDialog, parts
from rook13.ui.dialogs.reading import GuideDialog, RulesDialog
from rook13.ui.ui_context import UiContext
from tests.ui.accessible_tree import outside, unnamed


def opened(qtbot: QtBot, ui: UiContext, game: str = "rook13", **options: object) -> RulesDialog:
    dialog = RulesDialog(ui, make_rules(game, options))
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    return dialog


@pytest.mark.parametrize("game", [game.id for game in RULESETS])
def test_the_rules_of_every_game_can_be_read(qtbot: QtBot, ui: UiContext, game: str) -> None:
    dialog = opened(qtbot, ui, game)
    assert dialog.text.toPlainText().startswith(make_rules(game, {}).title)
    assert dialog.chapters.count() > 3
    assert unnamed(dialog) == []
    assert outside(dialog) == []
    assert dialog.width() <= 1024
    assert dialog.height() <= 640


def test_the_rules_have_the_options_of_this_table(qtbot: QtBot, ui: UiContext) -> None:
    usual, own = opened(qtbot, ui), opened(qtbot, ui, min_bid=80)
    assert "Bids go from 80" in own.text.toPlainText()
    assert "Bids go from 80" not in usual.text.toPlainText()


def test_another_game_can_be_chosen_to_read_about(qtbot: QtBot, ui: UiContext) -> None:
    dialog = RulesDialog(ui, make_rules("rook", {"min_bid": 80}), None, [g() for g in RULESETS])
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    assert dialog.games.currentText() == "Rook"
    chapters = dialog.chapters.count()
    dialog.games.setFocus()
    qtbot.keyClick(dialog.games, Qt.Key.Key_End)
    title = RULESETS[-1].title
    assert dialog.windowTitle() == f"Rules of {title}"
    assert dialog.text.toPlainText().startswith(title)
    assert dialog.chapters.count() > 3
    qtbot.keyClicks(dialog.games, "Rook")
    dialog.games.setCurrentText("Rook")
    assert "80" in dialog.text.toPlainText()
    assert dialog.chapters.count() == chapters


def test_words_are_searched_with_the_keyboard(qtbot: QtBot, ui: UiContext) -> None:
    dialog = opened(qtbot, ui)
    bar = dialog.find_bar
    qtbot.keyClick(dialog.text, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert bar.field.hasFocus()
    qtbot.keyClicks(bar.field, "trump")
    total = int(bar.count.text().split()[-1])
    assert total > 2
    assert bar.count.text() == f"1 of {total}"
    assert dialog.text.textCursor().selectedText().casefold() == "trump"
    first = dialog.text.textCursor().position()
    qtbot.keyClick(bar.field, Qt.Key.Key_Return)
    assert bar.count.text() == f"2 of {total}"
    assert dialog.text.textCursor().position() > first
    qtbot.keyClick(bar.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(bar.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert bar.count.text() == f"{total} of {total}"
    assert dialog.isVisible()


def test_words_that_are_not_there_are_said_to_be_missing(qtbot: QtBot, ui: UiContext) -> None:
    dialog = opened(qtbot, ui)
    qtbot.keyClicks(dialog.find_bar.field, "zebra")
    assert dialog.find_bar.count.text() == "Not found"
    assert not dialog.find_bar.next_button.isEnabled()


def test_a_chapter_is_jumped_to(qtbot: QtBot, ui: UiContext) -> None:
    dialog = opened(qtbot, ui)
    dialog.chapters.setFocus()
    qtbot.keyClick(dialog.chapters, Qt.Key.Key_End)
    cursor = dialog.text.textCursor()
    assert cursor.block().text() == dialog.chapters.currentItem().text()
    assert dialog.text.verticalScrollBar().value() > 0


def test_escape_closes_the_rules(qtbot: QtBot, ui: UiContext) -> None:
    dialog = opened(qtbot, ui)
    qtbot.keyClick(dialog.text, Qt.Key.Key_Escape)
    assert dialog.isHidden()


def test_larger_text_makes_larger_rules(qtbot: QtBot, ui: UiContext) -> None:
    small = opened(qtbot, ui)
    before = small.text.document().defaultFont().pointSizeF()
    ui.settings.change(text_size=150)
    large = opened(qtbot, ui)
    assert large.text.document().defaultFont().pointSizeF() == pytest.approx(before * 1.5)


def test_about_names_versions_licences_and_kernels(qtbot: QtBot, ui: UiContext) -> None:
    dialog = AboutDialog(ui)
    qtbot.addWidget(dialog)
    dialog.show()
    words = " ".join(label.text() for label in dialog.findChildren(QLabel))
    for wanted in (__version__, "PySide6", "MIT", "LGPL", "zeroconf"):
        assert wanted in words
    assert ("compiled" if kernel.COMPILED else "interpreted") in words
    assert unnamed(dialog) == []
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isHidden()


def test_diagnostics_are_copied_and_name_nobody(qtbot: QtBot, ui: UiContext) -> None:
    ui.settings.change(last_table={"name": "Ann's table"}, speed="fast")
    dialog = AboutDialog(ui)
    qtbot.addWidget(dialog)
    qtbot.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text()
    assert copied == diagnostics(ui.settings.chosen)
    assert "speed=fast" in copied
    assert "Ann" not in copied
    assert dialog.notice.text


def test_the_guide_is_read_without_a_browser_or_its_pictures(qtbot: QtBot, ui: UiContext) -> None:
    dialog = GuideDialog(ui)
    qtbot.addWidget(dialog)
    text = dialog.text.toPlainText()
    assert dialog.chapters.count() > 5
    assert "Play now deals at once" in text
    assert not [mark for mark in ("![", "](", ".png", ".md") if mark in dialog.text.toMarkdown()]
    assert not dialog.untranslated.isVisibleTo(dialog)


def test_the_licences_of_all_parts_can_be_read(qtbot: QtBot, ui: UiContext) -> None:
    about = AboutDialog(ui)
    qtbot.addWidget(about)
    qtbot.mouseClick(about.texts, Qt.MouseButton.LeftButton)
    dialog = about.findChild(LicencesDialog)
    assert dialog is not None
    chapters = [dialog.chapters.item(place).text() for place in range(dialog.chapters.count())]
    assert {"LGPL-3.0", "Unicode-3.0", "Qt-third-party", "zeroconf"} <= set(chapters)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in dialog.text.toPlainText()
    assert {part.name for part in parts()} >= {"PySide6_Essentials", "cffi", "msgspec"}
