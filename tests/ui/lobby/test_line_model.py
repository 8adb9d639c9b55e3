from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from rook13.ui.kit.line_list import Line, LineList, LineModel
from rook13.ui.ui_context import UiContext

lists = st.lists(
    st.builds(Line, st.sampled_from("abcdef"), st.sampled_from(["x", "y"])),
    unique_by=lambda line: line.key,
)


@pytest.mark.usefixtures("qapp")
@given(lists, lists)
def test_the_model_becomes_any_list(before: list[Line], after: list[Line]) -> None:
    model = LineModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.show_lines(before)
    model.show_lines(after)
    assert list(model.lines) == after
    assert model.rowCount() == len(after)
    assert model.rowCount(model.index(0) if after else QModelIndex()) == 0


def test_the_chosen_entry_stays_chosen_when_others_come_and_go(qtbot: QtBot, ui: UiContext) -> None:
    view = LineList(ui, "things")
    qtbot.addWidget(view)
    view.show_lines([Line("a", "A"), Line("b", "B"), Line("c", "C")])
    with qtbot.waitActive(view):
        view.show()
    view.setFocus()
    view.choose("b")
    view.show_lines([Line("d", "D"), Line("c", "C"), Line("b", "B, later"), Line("e", "E")])
    assert view.current == Line("b", "B, later")
    assert view.selectedIndexes() == [view.currentIndex()]
    assert view.hasFocus()
    view.show_lines([Line("d", "D")])
    assert view.current == Line("d", "D")


def test_enter_and_double_click_use_an_entry_that_can_be_used(qtbot: QtBot, ui: UiContext) -> None:
    view = LineList(ui, "things")
    qtbot.addWidget(view)
    view.show_lines([Line("a", "A"), Line("b", "B", is_enabled=False)])
    view.resize(400, 300)
    with qtbot.waitActive(view):
        view.show()
    view.setFocus()
    assert view.selectedIndexes() == [view.lines.index(0)]
    with qtbot.waitSignal(view.used, check_params_cb=lambda key: key == "a"):
        qtbot.keyClick(view, Qt.Key.Key_Return)
    place = view.visualRect(view.lines.index(0)).center()
    with qtbot.waitSignal(view.used):
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.currentIndex().row() == 1
    assert view.current is None
    with qtbot.assertNotEmitted(view.used):
        qtbot.keyClick(view, Qt.Key.Key_Return)
