"""Text grows with a large window, and never so far that a screen does not fit any more."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rook13.ui.kit.look import growth, table_growth
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow


@pytest.mark.parametrize(
    ("width", "height", "percent"),
    [
        (1024, 640, 100),
        (1440, 900, 100),
        (1920, 1080, 100),
        (2560, 1080, 100),
        (1920, 1200, 120),
        (2560, 1440, 140),
        (3840, 2160, 200),
        (7680, 4320, 200),
    ],
)
def test_text_grows_in_steps(width: int, height: int, percent: int) -> None:
    assert growth(QSize(width, height), 100) == percent


@pytest.mark.parametrize(
    ("width", "height", "percent"),
    [
        (1024, 640, 100),
        (1440, 900, 100),
        (2560, 900, 100),
        (1920, 1000, 120),
        (1920, 1200, 120),
        (2560, 1360, 130),
        (3840, 2160, 130),
    ],
)
def test_what_lies_on_the_table_grows_even_more(width: int, height: int, percent: int) -> None:
    assert table_growth(QSize(width, height)) == percent


def test_a_larger_table_never_has_smaller_text() -> None:
    sizes = [QSize(16 * step, 9 * step) for step in range(64, 260)]
    shown = [growth(size, 100) * table_growth(size) for size in sizes]
    assert shown == sorted(shown)


@pytest.mark.parametrize("text_size", [80, 100, 125, 150, 175, 200])
def test_larger_text_that_the_player_wants_leaves_less_to_grow(text_size: int) -> None:
    for size in (QSize(2560, 1440), QSize(3840, 2160)):
        percent = growth(size, text_size)
        assert percent == 100 or size.height() * 10_000 / (percent * text_size) >= 640


def test_a_window_that_has_become_large_shows_larger_text(qtbot: QtBot, ui: UiContext) -> None:
    window = MainWindow(ui)
    qtbot.addWidget(window)
    window.show()
    before = QApplication.font().pointSizeF()
    with qtbot.waitSignal(ui.look.grown):
        window.resize(2560, 1440)
    assert QApplication.font().pointSizeF() == pytest.approx(before * 1.4)
    with qtbot.waitSignal(ui.look.grown):
        window.resize(1280, 800)
    assert QApplication.font().pointSizeF() == pytest.approx(before)
