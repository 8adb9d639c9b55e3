"""A side has one mark everywhere, and is named after its players."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPixmap
from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from rook13.table.state import TableStage
from rook13.ui.kit.art import side_marks
from rook13.ui.kit.art.side_marks import line_mark, side_mark
from rook13.ui.table.canvas import seat_badge, tally
from rook13.ui.table.canvas.canvas import TableCanvas
from rook13.ui.table.panels.hand_result import HandResultPanel
from rook13.ui.table.panels.score_sheet import ScoreSheet
from rook13.ui.table.side.people import PersonRow
from rook13.ui.table.status_bar import StatusBar
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, hand_over
from tests.ui.table.side_people import company

GAMES = ("rook13", "elemental")
"""One of teams, and one in which everybody plays alone."""


def same(shown: QPixmap, ui: AskedUi, side: int) -> bool:
    """Return whether a picture is the mark of a side, with or without a piece of its line."""
    size, ratio = shown.deviceIndependentSize(), shown.devicePixelRatio()
    make = line_mark if size.width() > size.height() else side_mark
    # Pictures in tables went through an icon, which keeps what was painted.
    wanted = make(ui.look.theme, side, size.height(), ratio).toImage()
    return shown.toImage().convertToFormat(QImage.Format.Format_ARGB32) == (
        wanted.convertToFormat(QImage.Format.Format_ARGB32)
    )


def icon_of(table: QTableWidget, place: int, *, is_heading: bool) -> QPixmap:
    item = table.horizontalHeaderItem(place) if is_heading else table.item(place, 0)
    assert item is not None
    return item.icon().pixmap(item.icon().availableSizes()[0])


def names(table: QTableWidget) -> list[str]:
    """Return what a screen reader calls everything in a table."""
    found = QAccessible.queryAccessibleInterface(table)
    assert found is not None
    children = (found.child(place) for place in range(found.childCount()))
    return [child.text(QAccessible.Text.Name) for child in children if child is not None]


def finished(game: str) -> Moment:
    return Moment(game).until(hand_over)


@pytest.mark.parametrize("game", GAMES)
def test_scores_have_the_marks_of_their_sides(qtbot: QtBot, ui: AskedUi, game: str) -> None:
    scene = finished(game).scene()
    status, sheet, result = StatusBar(ui), ScoreSheet(ui), HandResultPanel(ui)
    for widget in (status, sheet, result):
        qtbot.addWidget(widget)
        widget.set_scene(scene)
    sides = range(len(scene.rules.sides))
    assert all(same(status.totals[side].picture.pixmap(), ui, side) for side in sides)
    table = result.table.table
    assert all(same(icon_of(table, side, is_heading=False), ui, side) for side in sides)
    for place in range(sheet.table.columnCount()):
        heading = sheet.table.horizontalHeaderItem(place)
        if heading is not None and not heading.icon().isNull():
            said = heading.data(Qt.ItemDataRole.AccessibleTextRole)
            side = next(each for each in sides if said.endswith(str(scene.names.side(each))))
            assert same(icon_of(sheet.table, place, is_heading=True), ui, side)
    last = sheet.table.horizontalHeaderItem(sheet.table.columnCount() - 1)
    assert last is not None
    assert not last.icon().isNull()


@pytest.mark.parametrize("game", GAMES)
def test_seats_have_the_marks_of_their_sides(
    qtbot: QtBot, ui: AskedUi, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    drawn: list[int] = []

    def noted(theme: Any, side: int, size: float, ratio: float) -> QPixmap:
        drawn.append(side)
        return side_mark(theme, side, size, ratio)

    monkeypatch.setattr(seat_badge, "side_mark", noted)
    monkeypatch.setattr(tally, "side_mark", noted)
    canvas, scene = TableCanvas(ui), finished(game).scene()
    qtbot.addWidget(canvas)
    canvas.resize(1000, 500)
    canvas.set_scene(scene)
    for badge in canvas.seats.badges:
        drawn.clear()
        badge.grab()
        assert drawn == [scene.team(badge.seat)]
    drawn.clear()
    canvas.tally_box.grab()
    assert drawn == ([] if scene.rules.everybody_bids else [0, 1])


def test_people_at_the_table_have_the_marks_of_their_sides(qtbot: QtBot, ui: AskedUi) -> None:
    scene = company(TableStage.OPEN)
    for seat in scene.rules.seats:
        row = PersonRow.of_seat(ui, scene, seat)
        qtbot.addWidget(row)
        assert same(row.mark.pixmap(), ui, scene.team(seat))


def test_the_marks_differ_in_shape_and_not_only_in_colour(ui: AskedUi) -> None:
    grey = ui.look.theme._replace(**dict.fromkeys(("team_a", "team_b", "good"), "#777777"))
    grey = grey._replace(**dict.fromkeys(("muted_text", "link", "bad"), "#777777"))
    images = [side_mark(grey, side, 40, 1).toImage() for side in range(len(side_marks.CORNERS))]
    assert all(image.pixelColor(20, 20) == QColor("#777777") for image in images)
    assert all(a != b for place, a in enumerate(images) for b in images[:place])


def test_a_reader_hears_the_players_of_a_side(qtbot: QtBot, ui: AskedUi) -> None:
    scene = finished("rook13").scene()
    status, sheet = StatusBar(ui), ScoreSheet(ui)
    for widget in (status, sheet):
        qtbot.addWidget(widget)
        widget.set_scene(scene)
    for side in (0, 1):
        players = str(scene.names.side(side))
        assert status.totals[side].accessibleName().startswith(f"{players}: ")
        assert f"Total, {players}" in names(sheet.table)
