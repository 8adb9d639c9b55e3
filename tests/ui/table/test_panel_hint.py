"""The bubble with a hint."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rook13.ui.table.panels.hint_bubble import HintBubble
from rook13.ui.ui_context import UiContext


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    widget.resize(800, 500)
    qtbot.addWidget(widget)
    widget.show()
    widget.activateWindow()
    return widget


def open_bubble(ui: UiContext, table: QWidget) -> HintBubble:
    bubble = HintBubble(ui, table)
    assert bubble.isHidden()
    bubble.show_hint("Play the Red 14", "It wins the trick.")
    return bubble


def test_a_hint_says_what_and_why(ui: UiContext, table: QWidget) -> None:
    bubble = open_bubble(ui, table)
    assert bubble.isVisible()
    assert bubble.title.text() == "Play the Red 14"
    assert bubble.reason.text() == "It wins the trick."
    interface = QAccessible.queryAccessibleInterface(bubble)
    assert interface.text(QAccessible.Text.Description) == "Play the Red 14 It wins the trick."


def test_thinking_is_shown_until_the_hint_comes(ui: UiContext, table: QWidget) -> None:
    bubble = open_bubble(ui, table)
    bubble.show_thinking()
    assert bubble.title.text() == "The expert is thinking…"
    assert bubble.reason.isHidden()
    bubble.show_hint("Pass", "The hand is weak.")
    assert bubble.reason.isVisible()


def test_escape_closes_it(qtbot: QtBot, ui: UiContext, table: QWidget) -> None:
    bubble = open_bubble(ui, table)
    qtbot.waitUntil(table.isActiveWindow)
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert bubble.isHidden()


def test_a_click_or_the_button_closes_it(qtbot: QtBot, ui: UiContext, table: QWidget) -> None:
    bubble = open_bubble(ui, table)
    qtbot.mouseClick(bubble.close_button, Qt.MouseButton.LeftButton)
    assert bubble.isHidden()
    bubble.show_hint("Pass", "")
    qtbot.mouseClick(bubble, Qt.MouseButton.LeftButton)
    assert bubble.isHidden()
