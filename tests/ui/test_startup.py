"""What is seen before the program is there: a picture, and then a welcome in the same place."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from rook13.storage.accounts import Account, Accounts
from rook13.storage.database import Database
from rook13.storage.settings import SettingsStore
from rook13.ui.kit.art.surfaces import SURFACES
from rook13.ui.kit.art.themes import DARK, qt_palette
from rook13.ui.kit.look import Look
from rook13.ui.screens.welcome.hero import Hero
from rook13.ui.settings import Settings
from rook13.ui.startup import StartUp
from rook13.ui.window import USUAL


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database.open(tmp_path / "rook13.db")
    SettingsStore(database).write({"theme": "light", "language": "de", "contrast": "normal"})
    yield database
    database.close()


@pytest.fixture
def startup(qtbot: QtBot, qapp: QApplication, database: Database) -> Iterator[StartUp]:
    font = qapp.font()
    startup = StartUp(database, SettingsStore(database).read())
    qtbot.addWidget(startup.window)
    startup.window.resize(USUAL)
    yield startup
    if hasattr(startup, "language"):
        startup.language.uninstall()
    qapp.setFont(font)
    qapp.setStyleSheet("")
    startup.collector.stop(startup)


def appear(qtbot: QtBot, startup: StartUp) -> None:
    with qtbot.waitActive(startup.window):
        startup.show_picture()
        startup.window.activateWindow()


def hero(startup: StartUp) -> Hero:
    (found,) = startup.window.screen.findChildren(Hero)  # type: ignore[union-attr]
    return found


def picture(startup: StartUp) -> QImage:
    return startup.window.grab().toImage()


def colours(image: QImage, left: int, right: int) -> set[str]:
    points = [(x, y) for x in range(left, right, 7) for y in range(40, image.height() - 8, 7)]
    return {image.pixelColor(x, y).name() for x, y in points}


def test_the_first_picture_shows_the_name_before_accounts_are_read(
    qtbot: QtBot, startup: StartUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def all_accounts(self: Accounts) -> list[Account]:
        read.append("accounts")
        return []

    monkeypatch.setattr(Accounts, "all", all_accounts)
    appear(qtbot, startup)
    assert "Rook13" in [label.text() for label in hero(startup).findChildren(QLabel)]
    image, edge = picture(startup), hero(startup).width()
    middle = QColor(SURFACES["green"].middle)
    assert len(colours(image, 8, edge - 8)) > 100, "felt and birds"
    assert abs(image.pixelColor(edge // 2, image.height() // 2).green() - middle.green()) < 12
    assert colours(image, edge + 8, image.width() - 8) == {startup.look.theme.window}
    assert read == []
    startup.show_welcome()
    assert read == ["accounts"]


def test_the_welcome_takes_the_place_of_the_picture_and_nothing_moves(
    qtbot: QtBot, startup: StartUp
) -> None:
    appear(qtbot, startup)
    window = startup.window
    before = picture(startup), hero(startup).geometry(), window.menuBar().height()
    startup.show_welcome()
    birds = before[1].adjusted(0, before[1].height() * 4 // 5, 0, 0)
    qtbot.waitUntil(lambda: picture(startup).copy(birds) == before[0].copy(birds))
    assert (hero(startup).geometry(), window.menuBar().height()) == before[1:]
    assert window.screen is startup.welcome


def test_the_welcome_is_complete_and_ready_for_keys(qtbot: QtBot, startup: StartUp) -> None:
    appear(qtbot, startup)
    startup.show_welcome()
    assert startup.welcome is not None
    page = startup.welcome.accounts_page
    assert page.create_button.hasFocus()
    assert page.isVisible()
    assert page.isEnabled()
    titles = [action.text() for action in startup.window.menuBar().actions()]
    assert titles == ["&Spiel", "&Ansicht", "&Hilfe"]
    with_no_cards = picture(startup)
    startup.show_cards()
    assert picture(startup) != with_no_cards


def test_a_player_who_signs_in_at_once_is_let_in_when_the_program_listens(
    qtbot: QtBot, startup: StartUp
) -> None:
    appear(qtbot, startup)
    startup.show_welcome()
    welcome = startup.welcome
    assert welcome is not None
    page = welcome.guest_page
    page.begin("owl")
    page.play.click()
    came: list[str] = []
    welcome.signed_in.connect(lambda who, _: came.append(who.avatar))
    startup.finish()
    assert came == ["owl"]


def test_a_look_believes_the_palette_until_the_system_speaks(
    qapp: QApplication,
) -> None:
    before = QPalette(qapp.palette())
    settings = Settings()
    settings.change(theme="system", contrast="system")
    try:
        qapp.setPalette(qt_palette(DARK))
        look = Look(settings, parent=settings, ask_system=False)
        assert look.is_dark
        look.follow_system()
        look.apply()
        assert not look.is_dark
    finally:
        qapp.setPalette(before)
        qapp.setStyleSheet("")


OPENED = """
import sys
from pathlib import Path
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from rook13.background.jobs import disk, result_of
from rook13.storage.database import Database
from rook13.storage.settings import SettingsStore
from rook13.ui.startup import StartUp

app = QApplication(["rook13", "-style", "fusion"])
database = Database.open(Path(sys.argv[1]))
startup = StartUp(database, SettingsStore(database).read())
startup.show_picture()
startup.show_welcome()
window = startup.window
for _ in range(5):
    app.processEvents()
area = QWidget.screen(window).availableGeometry()
inside = area.contains(window.frameGeometry())
button = startup.welcome.accounts_page.guest_button
place = button.mapTo(window, QPoint())
reached = button.isVisible() and window.rect().contains(place + button.rect().bottomRight())
print(*window.geometry().getRect(), inside, reached)
if len(sys.argv) > 2:
    left, top, width, height = map(int, sys.argv[2:])
    window.setGeometry(left, top, width, height)
    app.processEvents()
window.close()
result_of(disk().submit(database.close))
"""
SMALL, LARGE = ("small", 1024, 640), ("large", 2560, 1440)


def opened(folder: Path, screen: tuple[str, int, int], *geometry: int) -> list[str]:
    """Open the window in a program of its own on a screen, and return where it was."""
    name, width, height = screen
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    known = {"name": name, "x": 0, "y": 0, "width": width, "height": height, **dots}
    config = folder / "screens.json"
    config.write_text(json.dumps({"screens": [known]}), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", OPENED, str(folder / "rook13.db"), *map(str, geometry)],
        env=os.environ | {"QT_QPA_PLATFORM": f"offscreen:configfile={config}"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_the_window_fits_a_small_screen_with_all_its_buttons(tmp_path: Path) -> None:
    *_, inside, reached = opened(tmp_path, SMALL)
    assert (inside, reached) == ("True", "True")


def test_place_and_size_are_remembered_for_every_screen(tmp_path: Path) -> None:
    opened(tmp_path, LARGE, 300, 200, 1500, 900)
    opened(tmp_path, SMALL, 0, 0, 1016, 600)
    assert opened(tmp_path, LARGE)[:4] == ["300", "200", "1500", "900"]
    assert opened(tmp_path, SMALL)[2:4] == ["1016", "600"]
