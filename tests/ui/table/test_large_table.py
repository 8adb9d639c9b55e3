"""On a large table what is read beside the cards is larger than in other places."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rook13.ui.kit.notice import Toast
from rook13.ui.table.hand.hand_view import SeatNote
from rook13.ui.table.layout import Drawer
from rook13.ui.table.panels.table_bar import TableBar
from rook13.ui.table.part import enlarge
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, my_turn

LARGE = [QSize(2560, 1440), QSize(3840, 2160)]


@pytest.mark.parametrize("size", LARGE, ids=str)
def test_the_drawer_and_the_note_grow_with_the_table(
    qtbot: QtBot, ui: AskedUi, size: QSize
) -> None:
    ui.look.set_room(size)
    usual = QFontMetrics(QApplication.font()).height()
    drawer, note = Drawer(ui), SeatNote(ui.look)
    for part in (drawer, note):
        qtbot.addWidget(part)
        part.show()
    drawer.set_scene(Moment().until(my_turn).scene())
    drawer.command("log")
    for read in (drawer.log.text, drawer.log.this_hand, drawer.tabs.tabBar(), note.label):
        assert read.fontMetrics().height() > 1.2 * usual
    assert drawer.log.copy.iconSize().height() > 16
    assert drawer.minimumSizeHint().width() <= drawer.sizeHint().width() < size.width() / 5


def test_a_toast_has_room_for_larger_words(qtbot: QtBot, ui: AskedUi) -> None:
    ui.look.set_room(LARGE[0])
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(LARGE[0])
    small, large = Toast(ui, table), Toast(ui, table)
    enlarge(large, ui.look)
    table.show()
    for toast in (small, large):
        toast.say("You must follow suit.")
    assert large.height() > 1.2 * small.height()
    assert large.width() > 1.2 * small.width()


@pytest.mark.parametrize("size", LARGE, ids=str)
def test_tools_grow_with_the_table_and_have_room(qtbot: QtBot, ui: AskedUi, size: QSize) -> None:
    usual = TableBar(ui, orientation=Qt.Orientation.Vertical)
    qtbot.addWidget(usual)
    before = usual.buttons["hint"].iconSize().height()
    text = QFontMetrics(QApplication.font()).height()
    ui.look.set_room(size)
    bar = TableBar(ui, orientation=Qt.Orientation.Vertical)
    qtbot.addWidget(bar)
    bar.set_scene(Moment().until(my_turn).scene())
    bar.fit_into(size)
    bar.show()
    grown = QFontMetrics(QApplication.font()).height() / text
    assert bar.shows_labels
    assert bar.buttons["hint"].iconSize().height() > 1.2 * grown * before
    assert bar.sizeHint().height() < size.height() * 0.9
