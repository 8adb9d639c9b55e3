"""What people, or their systems, wish for: contrast, dark, stillness, and a nudge on their turn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.table.state import TableStage
from rook13.ui.kit import look as look_module
from rook13.ui.kit.art.themes import THEMES
from rook13.ui.kit.look import MOTIONS, Look
from rook13.ui.ui_context import UiContext
from tests.ui.accessible.staged import StagedTable
from tests.ui.scenes import Moment, in_phase
from tests.ui.whole.conftest import MakeHome


class System:
    """A system with wishes of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.scheme = Qt.ColorScheme.Light
        self.wants_contrast = self.wants_stillness = False
        hints = QGuiApplication.styleHints()
        monkeypatch.setattr(type(hints), "colorScheme", lambda _: self.scheme)
        monkeypatch.setattr(look_module, "_system_wants_contrast", lambda: self.wants_contrast)
        monkeypatch.setattr(look_module, "_system_wants_stillness", lambda: self.wants_stillness)

    def tell(self) -> None:
        QGuiApplication.styleHints().colorSchemeChanged.emit(self.scheme)


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> System:
    return System(monkeypatch)


def shown() -> str:
    """Return the id of the theme in which the window is dressed."""
    ground = QApplication.palette().color(QPalette.ColorRole.Window).name()
    text = QApplication.palette().color(QPalette.ColorRole.WindowText).name()
    return next(each.id for each in THEMES.values() if (each.window, each.text) == (ground, text))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_contrast_is_a_choice(ui: UiContext, theme: str) -> None:
    ui.settings.change(theme=theme, contrast="high")
    assert shown() == f"{theme}_contrast"
    ui.settings.change(contrast="normal")
    assert shown() == theme


def test_the_system_decides_where_nobody_else_does(ui: UiContext, system: System) -> None:
    ui.settings.change(theme="system", contrast="system", motion="system")
    anew: list[str] = []
    ui.look.grown.connect(lambda: anew.append(shown()))
    assert shown() == "light"
    system.scheme = Qt.ColorScheme.Dark
    system.tell()
    system.wants_contrast = True
    system.tell()
    assert anew == ["dark", "dark_contrast"]
    assert ui.look.is_dark
    system.wants_stillness = True
    assert ui.look.reduced_motion
    ui.settings.change(theme="light", contrast="normal", motion="full")
    assert shown() == "light"
    assert not ui.look.reduced_motion
    system.tell()
    assert len(anew) == 2


def test_the_screen_is_made_again_when_the_system_turns_dark(
    make_home: MakeHome, system: System
) -> None:
    home = make_home(settings={"theme": "system"}).guest()
    before = home.lobby
    system.scheme = Qt.ColorScheme.Dark
    system.tell()
    assert home.lobby is not before
    assert shown() == "dark"


def test_with_reduced_motion_nothing_flies(ui: UiContext, system: System) -> None:
    look = Look(ui.settings, parent=ui.settings)
    ui.settings.change(motion="system", speed="normal")
    assert look.motion == MOTIONS["normal"]
    assert look.motion.fly > 0
    system.wants_stillness = True
    still = look.motion
    assert (still.deal, still.fly, still.sweep) == (0, 0, 0)
    assert still.linger == MOTIONS["normal"].linger
    look.deleteLater()


def game_won(view: PlayerView) -> bool:
    return view.phase is Phase.GAME_OVER


def test_with_reduced_motion_no_card_moves_and_nothing_falls(
    ui: UiContext, table: StagedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    still = MOTIONS["normal"].still()
    monkeypatch.setattr(type(ui.look), "motion", property(lambda _: still))
    moment = Moment().until(in_phase(Phase.PLAY))
    table.show(moment)
    for _ in range(4):
        table.play(moment)
        assert not table.screen.canvas.layer.is_flying()
    places = [table.screen.hand.button(card).pos() for card in table.screen.hand.cards]
    QApplication.processEvents()
    assert places == [table.screen.hand.button(card).pos() for card in table.screen.hand.cards]
    over = next(m for m in map(_played_out, "abcdefgh") if _won(m))
    table.show(over, stage=TableStage.FINISHED)
    assert table.screen.results.game.isVisible()
    assert not table.screen.results.game.confetti.is_falling


def _played_out(seed: str) -> Moment:
    return Moment(seed=seed).until(game_won, limit=60_000)


def _won(moment: Moment) -> bool:
    return moment.rules.sides[0] in moment.view.winners


class Taskbar:
    """Counts how often a window has asked for attention."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.alerts = 0
        monkeypatch.setattr(QApplication, "alert", self._alert)

    def _alert(self, window: QWidget, duration: int = 0) -> None:
        self.alerts += 1


def waiting(view: PlayerView) -> bool:
    return view.phase is Phase.PLAY and view.turn != view.seat


def test_the_taskbar_nudges_who_looks_elsewhere_once_a_turn(
    table: StagedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    taskbar = Taskbar(monkeypatch)
    is_active = True
    monkeypatch.setattr(type(table.window), "isActiveWindow", lambda _: is_active)
    mine, others = Moment().until(in_phase(Phase.PLAY)), Moment().until(waiting)
    for moment in (others, mine):
        table.show(moment)
    assert taskbar.alerts == 0
    is_active = False
    for moment in (others, mine, mine):
        table.show(moment)
    assert taskbar.alerts == 1
    table.show(others)
    table.show(mine, paused=True)
    assert taskbar.alerts == 1
    table.show(others)
    table.ui.settings.change(alert=False)
    table.show(mine)
    assert taskbar.alerts == 1
