"""Where things lie on the canvas: nothing covers anything that is needed at the same time."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rook13.ui.kit.notice import Toast
from rook13.ui.table import screen as screen_module
from rook13.ui.table.canvas import TableCanvas
from rook13.ui.table.canvas.geometry import lay_out
from rook13.ui.table.layout import Anchor, TableArea, TableLayout
from rook13.ui.table.screen import TableScreen
from tests.ui.accessible.staged import StagedTable
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, my_turn

SIZES = (QSize(970, 400), QSize(1390, 600), QSize(2500, 1000))


class Block(QWidget):
    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self._size = QSize(width, height)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self._size


def area_with(qtbot: QtBot, ui: AskedUi, *blocks: tuple[Block, Anchor]) -> TableArea:
    area = TableArea(TableCanvas(ui))
    qtbot.addWidget(area)
    for block, anchor in blocks:
        block.hide()
        area.add(block, anchor)
    area.resize(1000, 400)
    area.show()
    return area


def test_what_lies_at_the_bottom_is_stacked(qtbot: QtBot, ui: AskedUi) -> None:
    panel, hint = Block(300, 80), Block(200, 40)
    area = area_with(qtbot, ui, (panel, Anchor.BOTTOM), (hint, Anchor.BOTTOM))
    panel.show()
    hint.show()
    assert hint.geometry().bottom() < panel.geometry().top()
    panel.hide()
    assert hint.geometry().bottom() > area.height() - 40


def test_a_wide_panel_leaves_the_own_seat_free(qtbot: QtBot, ui: AskedUi) -> None:
    panel = Block(700, 80)
    area = area_with(qtbot, ui, (panel, Anchor.BOTTOM))
    panel.show()
    (canvas,) = area.findChildren(TableCanvas)
    assert not panel.geometry().intersects(canvas.corner())
    assert area.rect().contains(panel.geometry())


def test_a_narrow_panel_stays_in_the_middle(qtbot: QtBot, ui: AskedUi) -> None:
    panel = Block(300, 80)
    area = area_with(qtbot, ui, (panel, Anchor.BOTTOM))
    panel.show()
    assert abs(panel.geometry().center().x() - area.rect().center().x()) <= 1


def test_the_table_steps_back_behind_a_result(qtbot: QtBot, ui: AskedUi) -> None:
    result = Block(400, 200)
    area = area_with(qtbot, ui, (result, Anchor.MIDDLE))
    plain = area.grab().toImage()
    result.show()
    shaded = area.grab().toImage()
    result.hide()
    assert plain.pixel(5, 5) == area.grab().toImage().pixel(5, 5)
    assert shaded.size() == plain.size()
    assert area._shade.isHidden()
    result.show()
    assert area._shade.isVisible()


def test_a_toast_floats_above_what_lies_at_the_bottom(qtbot: QtBot, ui: AskedUi) -> None:
    panel = Block(300, 80)
    area = area_with(qtbot, ui, (panel, Anchor.BOTTOM))
    toast = Toast(ui, area, area.lowest_free)
    panel.show()
    toast.say("You must follow suit.")
    assert toast.geometry().bottom() < panel.geometry().top()
    panel.hide()
    toast.say("You must follow suit.")
    assert toast.geometry().bottom() > panel.geometry().top()


def test_nothing_looks_out_from_under_what_lies_on_the_canvas(qtbot: QtBot, ui: AskedUi) -> None:
    canvas, note = TableCanvas(ui), QWidget()
    area = TableArea(canvas)
    qtbot.addWidget(area)
    area.resize(976, 420)
    area.show()
    scene = Moment().until(lambda view: len(view.trick) == 2 and view.led is not None).scene()
    canvas.set_scene(scene)
    said = canvas.layer.grab().toImage()
    note.setParent(area)
    area.watch(note)
    caption = lay_out(canvas.size(), 4, canvas.fontMetrics().height()).caption.toRect()
    note.setGeometry(caption.adjusted(0, caption.height() // 2, 0, 20))
    note.show()
    covered = canvas.layer.grab().toImage()
    note.hide()
    assert canvas.layer.grab().toImage() == said
    canvas.layer.show_middle(replace(canvas.layer.middle, caption=""))
    assert covered == canvas.layer.grab().toImage() != said


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_corner_is_where_the_own_seat_is(qtbot: QtBot, ui: AskedUi, size: QSize) -> None:
    canvas = TableCanvas(ui)
    qtbot.addWidget(canvas)
    canvas.resize(size)
    canvas.show()
    for game, players in (("rook13", 4), ("elemental", 3), ("elemental", 6)):
        canvas.set_scene(Moment(game, players=players).until(my_turn).scene())
        assert canvas.corner() == canvas.seats.badges[0].geometry()


def test_parts_of_the_table_have_their_parents_before_they_are_laid_out(
    qtbot: QtBot, ui: AskedUi, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt styles everything on a panel again when it gets another parent, which takes long."""
    parents: dict[QWidget, QWidget | None] = {}

    def lay_out_table(screen: TableScreen) -> TableLayout:
        parts = (screen.status, screen.room, screen.undo_banner, screen.hints.bubble)
        every = (screen, *screen.commands.parts, *parts)
        parents.update({part: part.parentWidget() for part in every})
        return TableLayout(screen)

    monkeypatch.setattr(screen_module, "TableLayout", lay_out_table)
    staged = StagedTable(ui)
    qtbot.addWidget(staged.window)
    assert len(parents) > 12
    assert [part for part, parent in parents.items() if part.parentWidget() is not parent] == []
