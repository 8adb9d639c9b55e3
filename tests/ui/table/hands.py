"""Hands on a real window, and the moments that the tests about them start from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.ui.table.hand import CardButton, ExchangePanel, HandView
from rook13.ui.table.scene import Scene
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, Until, in_phase

SEEDS = 60
LONGEST_SEARCH = 600


def moment_of(game: str, there: Until, options: Mapping[str, Any] | None = None) -> Moment:
    """Return a moment of some game of this kind, trying one deal after the other."""
    for seed in range(SEEDS):
        try:
            return Moment(game, options, seed=f"deal {seed}").until(there, LONGEST_SEARCH)
        except AssertionError:
            continue
    raise AssertionError("no such moment")


def must_follow(view: PlayerView) -> bool:
    """Whether the seat that looks may play some of its cards, but not all."""
    is_turn = in_phase(Phase.PLAY)(view) and bool(view.trick)
    return is_turn and 0 < len(view.legal) < len(view.hand)


def bot_plays(scene: Scene) -> Scene:
    """Return the same scene with a bot on the viewer's own seat."""
    assert scene.seat is not None
    seats = list(scene.view.seats)
    seats[scene.seat.index] = replace(seats[scene.seat.index], bot="normal")
    return replace(scene, view=replace(scene.view, seats=tuple(seats)))


class Place:
    """A window with a hand and the panel over it."""

    def __init__(
        self,
        qtbot: QtBot,
        ui: AskedUi,
        scene: Scene,
        size: tuple[int, int] = (1024, 400),
        *,
        below_table: bool = False,
    ) -> None:
        self.window = QWidget()
        self.hand = HandView(ui)
        self.panel = ExchangePanel(ui, self.hand)
        self.sent = ui.table
        column = QVBoxLayout(self.window)
        column.addWidget(self.panel, 0, Qt.AlignmentFlag.AlignHCenter)
        if below_table:
            column.addStretch(1)
        column.addWidget(self.hand, 1)
        self.window.resize(*size)
        qtbot.addWidget(self.window)
        self.show(scene)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is self.window)

    def show(self, scene: Scene) -> None:
        self.hand.set_scene(scene)
        self.panel.set_scene(scene)


def click(qtbot: QtBot, button: CardButton) -> None:
    """Click the corner of a card, which no other card covers."""
    at = QPoint(button.width() // 8, button.height() // 8)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=at)


def drag(button: CardButton, by: QPoint) -> None:
    """Press a card, move it in two steps and let go."""
    start = QPoint(button.width() // 8, button.height() // 2)
    begin = button.mapToGlobal(start)
    _mouse(button, QEvent.Type.MouseButtonPress, begin)
    _mouse(button, QEvent.Type.MouseMove, begin + by / 2)
    _mouse(button, QEvent.Type.MouseMove, begin + by)
    _mouse(button, QEvent.Type.MouseButtonRelease, begin + by)


def _mouse(button: CardButton, kind: QEvent.Type, at: QPoint) -> None:
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    cause = none if kind == QEvent.Type.MouseMove else left
    held = none if kind == QEvent.Type.MouseButtonRelease else left
    local = QPointF(button.mapFromGlobal(at))
    plain = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(button, QMouseEvent(kind, local, QPointF(at), cause, held, plain))
