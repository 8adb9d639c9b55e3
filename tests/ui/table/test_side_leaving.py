"""Leaving asks what should become of the game, and only if there is something to ask."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rook13.table.state import TableStage
from rook13.table.views import Standing
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.leaving import Leaving, LeavingDialog, ask_how_to_leave, ways
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment
from tests.ui.table.side_people import BEN, company, with_view


def solo(stage: TableStage = TableStage.ACTIVE) -> Scene:
    return Moment().scene(stage)


def joined(stage: TableStage = TableStage.ACTIVE) -> Scene:
    return with_view(company(stage), host=BEN.key)


@pytest.fixture
def window(qtbot: QtBot, ui: AskedUi) -> QWidget:
    """What a dialog belongs to."""
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    return parent


def asked(window: QWidget, scene: Scene) -> LeavingDialog:
    dialog = ask_how_to_leave(window, scene)
    assert dialog is not None
    return dialog


@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        (solo(), (Leaving.SAVE, Leaving.GIVE_UP)),
        (solo(TableStage.FINISHED), ()),
        (company(), (Leaving.BOT_TAKES_OVER, Leaving.CLOSE_TABLE)),
        (company(TableStage.OPEN), (Leaving.BOT_TAKES_OVER, Leaving.CLOSE_TABLE)),
        (joined(), (Leaving.BOT_TAKES_OVER,)),
        (joined(TableStage.OPEN), ()),
        (with_view(joined(), own_seat=None), ()),
        (with_view(joined(), standing=Standing.WAITING), ()),
        (company(TableStage.CLOSED), ()),
    ],
)
def test_the_ways_to_leave_depend_on_the_table(scene: Scene, expected: object) -> None:
    assert ways(scene) == expected


@pytest.mark.parametrize("scene", [solo(), company(), joined()])
def test_each_way_is_a_button(qtbot: QtBot, window: QWidget, scene: Scene) -> None:
    for leaving in ways(scene):
        dialog = asked(window, scene)
        chosen: list[object] = []
        dialog.chosen.connect(chosen.append)
        with qtbot.waitSignal(dialog.accepted):
            qtbot.mouseClick(dialog.buttons[leaving], Qt.MouseButton.LeftButton)
        assert chosen == [leaving]


@pytest.mark.parametrize("by", ["escape", "cancel"])
def test_one_can_stay(qtbot: QtBot, window: QWidget, by: str) -> None:
    dialog = asked(window, solo())
    chosen: list[object] = []
    dialog.chosen.connect(chosen.append)
    with qtbot.waitSignal(dialog.rejected):
        if by == "escape":
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            qtbot.mouseClick(dialog.stay, Qt.MouseButton.LeftButton)
    assert chosen == []


def test_enter_takes_the_gentle_way(qtbot: QtBot, window: QWidget) -> None:
    dialog = asked(window, solo())
    with qtbot.waitSignal(dialog.chosen) as chosen:
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert chosen.args == [Leaving.SAVE]


def test_nothing_is_asked_where_nothing_depends_on_it(window: QWidget) -> None:
    assert ask_how_to_leave(window, solo(TableStage.FINISHED)) is None
    watching = replace(with_view(joined(), own_seat=None), me="ff" * 32)
    assert ask_how_to_leave(window, watching) is None


def test_what_a_button_means_is_read_aloud(window: QWidget) -> None:
    dialog = asked(window, solo())
    found = QAccessible.queryAccessibleInterface(dialog.buttons[Leaving.GIVE_UP])
    assert found.text(QAccessible.Text.Name) == "Abandon game"
    assert "can't be resumed" in found.text(QAccessible.Text.Description)
