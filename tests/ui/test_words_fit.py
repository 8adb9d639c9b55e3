from collections.abc import Iterator

import pytest
import screenshots
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QPushButton, QTabBar, QToolButton, QWidget
from screenshot_scenes.capture import WindowCapture
from screenshot_scenes.sample_games import Game

from rook13.engine.state import Phase

SMALLEST = QSize(1024, 640)
SCREENS = (
    *("welcome-create", "lobby-full", "new-table-open", "new-table-door"),
    *("dialog-preferences-account", "dialog-rules-rook", "table-five_hundred-auction"),
    *("table-elemental-six-auction", "table-rook13-exchange", "table-rook13-result"),
    *("table-rook13-won", "table-waiting-room", "table-people", "table-leave-host"),
    *("practice", "practice-lesson", "practice-retry", "table-moments"),
)


@pytest.fixture(scope="module", params=["de", "es"])
def capture(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[WindowCapture]:
    """Every screen there is, in a language with long words."""
    font = qapp.font()
    capture = WindowCapture(tmp_path_factory.mktemp("capture"), request.param)
    capture.make_room(SMALLEST)
    yield capture
    capture.close()
    qapp.setFont(font)
    qapp.setStyleSheet("")


@pytest.mark.parametrize("name", SCREENS)
def test_words_fit_into_the_smallest_window(capture: WindowCapture, name: str) -> None:
    screenshots.scenes(name)[name](capture)
    capture.settle()
    assert capture.window.size() == SMALLEST
    try:
        shown = [each for each in capture.window.findChildren(QWidget) if each.isVisible()]
        assert not [word for widget in shown for word in cut_short(widget)]
    finally:
        capture.clear()


@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1440, 900)], ids=str)
def test_the_names_of_all_tools_fit_beside_their_icons(capture: WindowCapture, size: QSize) -> None:
    game = Game("rook", options={"enforcement": "free_play"}, guests=2).to_turn(Phase.PLAY)
    capture.make_room(size)
    try:
        bar = capture.sit(game).bar
        capture.settle()
        assert bar.shows_labels
        shown = [button for button in bar.buttons.values() if button.isVisible()]
        assert not [word for button in shown for word in cut_short(button)]
        assert bar.height() >= bar.sizeHint().height()
    finally:
        capture.clear()
        capture.make_room(SMALLEST)


def cut_short(widget: QWidget) -> list[str]:
    """Return the words of a button or of tabs that there is no room for."""
    if isinstance(widget, QPushButton | QToolButton):
        needs = widget.sizeHint()
        is_cut = needs.width() > widget.width() or needs.height() > widget.height()
        return [f"{widget.text()}: {needs} in {widget.size()}"] if is_cut else []
    if isinstance(widget, QTabBar):
        return [widget.tabText(0)] if widget.sizeHint().width() > widget.width() else []
    return []
