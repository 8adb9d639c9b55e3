"""People beside the table, and what the parts beside the table have asked for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rook13.table.config import Person
from rook13.table.state import TableStage
from rook13.table.views import SeatInfo
from rook13.ui.table.part import TablePart
from rook13.ui.table.scene import Scene
from tests.ui.asked import Asked
from tests.ui.scenes import Moment

BEN = Person("01" * 32, "Ben", "owl")
EVE = Person("0e" * 32, "Eve", "duck")
ZOE = Person("0f" * 32, "Zoë " + "x" * 36, "parrot")


def shown(qtbot: QtBot, part: TablePart, scene: Scene, size: tuple[int, int] = (320, 600)) -> Asked:
    """Put a part on the screen, and return what it asks for."""
    top: QWidget = part.window()
    qtbot.addWidget(top)
    top.resize(*size)
    part.set_scene(scene)
    with qtbot.waitExposed(top):
        top.show()
    assert isinstance(part.ui.table, Asked)
    return part.ui.table


def company(
    stage: TableStage = TableStage.ACTIVE, moment: Moment | None = None, **changes: Any
) -> Scene:
    """Return a table with Ann, who is the host, Ben, and two bots."""
    moment = moment or Moment(names=("Ann", "Ben"))
    return moment.scene(stage, is_solo=False, **changes)


def with_seat(scene: Scene, place: int, **changes: Any) -> Scene:
    """Return a scene with something else about one seat."""
    seats = list(scene.view.seats)
    seats[place] = replace(seats[place], **changes)
    return with_view(scene, seats=tuple(seats))


def with_view(scene: Scene, **changes: Any) -> Scene:
    """Return a scene with something else about the table."""
    return replace(scene, view=replace(scene.view, **changes))


def empty(info: SeatInfo) -> dict[str, Any]:
    """Return what makes a seat empty."""
    return {"person": None, "bot": None, "connected": False, "ready": False}


def accessible_name(widget: QWidget) -> str:
    """Return what a screen reader calls a widget."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found.text(QAccessible.Text.Name)


def role(widget: QWidget) -> QAccessible.Role:
    """Return what a screen reader takes a widget for."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found.role()
