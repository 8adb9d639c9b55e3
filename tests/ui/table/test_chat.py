"""Talking: what is heard, what is said, and who is not to be ui.table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction, QGuiApplication
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from rook13.table.commands import PHRASES, Chat, Mute, Phrase
from rook13.table.facts import PersonJoined, PhraseSaid, Said
from rook13.table.limits import CHAT_LENGTH
from rook13.table.views import LogEntry
from rook13.ui.table.side.chat import ChatPanel
from rook13.ui.table.side.messages import KEPT, Message, MessageModel
from tests.ui.asked import AskedUi
from tests.ui.scenes import ME
from tests.ui.table.side_people import BEN, EVE, accessible_name, company, role, shown, with_view


def texts(panel: ChatPanel) -> list[str]:
    return [str(message) for message in panel.messages]


def entry(menu: QMenu, start: str) -> QAction:
    return next(action for action in menu.actions() if action.text().startswith(start))


@pytest.fixture
def panel(qtbot: QtBot, ui: AskedUi) -> ChatPanel:
    panel = ChatPanel(ui)
    shown(qtbot, panel, company())
    return panel


def test_what_people_say_appears_in_order(panel: ChatPanel) -> None:
    panel.add_facts([Said(BEN, "Hi {all}"), PersonJoined(EVE), PhraseSaid(EVE, "good_luck")])
    panel.add_facts([Said(ME, "Thanks")])
    assert texts(panel) == ["Ben: Hi {all}", "Eve: Good luck!", "Ann: Thanks"]
    assert [message.is_mine for message in panel.messages] == [False, False, True]


def test_the_log_of_the_table_fills_the_chat_once(qtbot: QtBot, ui: AskedUi) -> None:
    log = (LogEntry(1, Said(BEN, "before")),)
    scene = company(log=log)
    panel = ChatPanel(ui)
    shown(qtbot, panel, scene)
    panel.set_scene(scene)
    assert texts(panel) == ["Ben: before"]


def test_what_was_said_while_the_connection_was_lost_is_not_lost(qtbot: QtBot, ui: AskedUi) -> None:
    panel = ChatPanel(ui)
    shown(qtbot, panel, company(revision=7))
    log = (LogEntry(6, Said(BEN, "known")), LogEntry(9, Said(BEN, "missed")))
    panel.set_scene(company(revision=9, log=log))
    assert texts(panel) == ["Ben: missed"]


def test_enter_and_the_button_say_what_is_typed(
    qtbot: QtBot, ui: AskedUi, panel: ChatPanel
) -> None:
    assert not panel.send.isEnabled()
    qtbot.keyClicks(panel.field, "  Hello ")
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert ui.table.commands == [Chat("Hello")]
    assert panel.field.text() == ""
    qtbot.keyClicks(panel.field, "Again")
    qtbot.mouseClick(panel.send, Qt.MouseButton.LeftButton)
    assert ui.table.commands[1:] == [Chat("Again")]


def test_nothing_is_said_by_blanks(qtbot: QtBot, ui: AskedUi, panel: ChatPanel) -> None:
    qtbot.keyClicks(panel.field, "   ")
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert ui.table.commands == []


def test_a_refused_message_comes_back_unless_another_is_being_written(
    qtbot: QtBot, panel: ChatPanel
) -> None:
    qtbot.keyClicks(panel.field, "Hello")
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    panel.give_back()
    assert panel.field.text() == "Hello"
    panel.field.setText("Other")
    panel.give_back()
    assert panel.field.text() == "Other"


def test_how_much_room_is_left_is_shown_near_the_limit(qtbot: QtBot, panel: ChatPanel) -> None:
    panel.field.setText("a" * 300)
    assert not panel.room_left.isVisible()
    panel.field.setText("a" * 490)
    assert panel.room_left.isVisible()
    assert panel.room_left.text() == "10 characters left"
    qtbot.keyClicks(panel.field, "b" * 30)
    assert len(panel.field.text()) == CHAT_LENGTH


def test_every_quick_phrase_is_one_menu_away(ui: AskedUi, panel: ChatPanel) -> None:
    menu = panel.phrases.menu()
    for action in menu.actions():
        action.trigger()
    assert ui.table.commands == [Phrase(key) for key in PHRASES]
    assert menu.actions()[0].text() == "Hello!"


def test_somebody_can_be_muted_and_heard_again_from_a_message(qtbot: QtBot, ui: AskedUi) -> None:
    panel = ChatPanel(ui)
    scene = company(others=(EVE,))
    shown(qtbot, panel, scene)
    message = Message(EVE, "noise", False)
    entry(panel.context_menu(message), "Mute Eve").trigger()
    panel.set_scene(with_view(scene, muted=(EVE.key,)))
    entry(panel.context_menu(message), "Unmute Eve").trigger()
    assert ui.table.commands == [Mute(EVE.key, True), Mute(EVE.key, False)]


def test_one_cannot_mute_oneself(panel: ChatPanel) -> None:
    menu = panel.context_menu(Message(ME, "words", True))
    assert [action.text() for action in menu.actions()] == ["Copy"]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_context_menu_opens_by_mouse_and_a_message_can_be_copied(
    qtbot: QtBot, panel: ChatPanel
) -> None:
    panel.add_facts([Said(BEN, "one"), Said(BEN, "two")])
    place = panel.list.visualRect(panel.list.model().index(1, 0)).center()
    panel.list.customContextMenuRequested.emit(place)
    menu = panel.findChildren(QMenu)[-1]
    assert menu.isVisible()
    entry(menu, "Copy").trigger()
    menu.close()
    assert QGuiApplication.clipboard().text() == "two"
    panel.list.setCurrentIndex(panel.list.model().index(0, 0))
    qtbot.keyClick(panel.list, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "one"


def test_messages_of_others_are_counted_while_nobody_looks(panel: ChatPanel) -> None:
    counts: list[int] = []
    panel.unread.connect(counts.append)
    panel.hide()
    panel.add_facts([Said(BEN, "one"), Said(ME, "own"), PersonJoined(EVE)])
    panel.add_facts([Said(BEN, "two")])
    panel.show()
    panel.add_facts([Said(BEN, "seen")])
    assert counts == [1, 2, 0]


def test_the_chat_key_goes_to_the_field(qtbot: QtBot, panel: ChatPanel) -> None:
    assert panel.command("chat")
    qtbot.waitUntil(panel.field.hasFocus)
    assert not panel.command("log")


def test_another_panel_takes_over_what_was_said(qtbot: QtBot, ui: AskedUi) -> None:
    old, new = ChatPanel(ui), ChatPanel(ui)
    qtbot.addWidget(new)
    shown(qtbot, old, company())
    old.add_facts([Said(BEN, "kept")])
    new.take_over(old)
    new.set_scene(company(log=(LogEntry(1, Said(BEN, "kept")),)))
    assert texts(new) == ["Ben: kept"]


def test_the_chat_is_there_for_screen_readers(panel: ChatPanel) -> None:
    panel.add_facts([Said(BEN, "Hello")])
    found = QAccessible.queryAccessibleInterface(panel.list)
    assert found.text(QAccessible.Text.Name) == "Messages"
    assert found.child(0).text(QAccessible.Text.Name) == "Ben: Hello"
    assert accessible_name(panel.field) == "Type a message"
    assert role(panel.phrases) == QAccessible.Role.ButtonMenu
    assert accessible_name(panel.phrases) == "Quick phrases"


def test_long_words_are_broken_to_fit_a_narrow_drawer(qtbot: QtBot, ui: AskedUi) -> None:
    panel = ChatPanel(ui)
    shown(qtbot, panel, company(), (260, 500))
    panel.add_facts([Said(BEN, "short"), Said(BEN, "x" * 200)])
    rows = [panel.list.visualRect(panel.list.model().index(row, 0)) for row in (0, 1)]
    assert rows[1].height() > 3 * rows[0].height()
    assert rows[1].width() <= panel.list.viewport().width()
    top = panel.window()
    top.resize(600, 500)
    qtbot.waitUntil(
        lambda: panel.list.visualRect(panel.list.model().index(1, 0)).height() < rows[1].height()
    )
    assert not panel.grab().isNull()


def test_the_oldest_messages_are_forgotten() -> None:
    model = MessageModel()
    for number in range(KEPT + 3):
        model.add(Message(BEN, str(number), False))
    assert model.rowCount() == KEPT
    assert model.messages[0].text == "3"
