"""What is seen before the program is there: a picture, and then a welcome in the same place."""

from __future__ import annotations

import gc
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from shibokensupport import feature  # type: ignore[import-not-found]

from rook13.storage.accounts import Account, Accounts
from rook13.storage.database import Database
from rook13.storage.settings import SettingsStore
from rook13.ui.art.surfaces import SURFACES
from rook13.ui.art.themes import DARK, qt_palette
from rook13.ui.front import Front
from rook13.ui.look import Look
from rook13.ui.plain_imports import make_imports_plain
from rook13.ui.settings import Settings
from rook13.ui.welcome.hero import Hero


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database.open(tmp_path / "rook13.db")
    SettingsStore(database).write({"theme": "light", "language": "de", "contrast": "normal"})
    yield database
    database.close()


@pytest.fixture
def front(qtbot: QtBot, qapp: QApplication, database: Database) -> Iterator[Front]:
    font = qapp.font()
    front = Front(database)
    qtbot.addWidget(front.window)
    yield front
    front.tidier.stop()
    gc.disable()
    if hasattr(front, "interpreter"):
        front.interpreter.fall_silent()
    qapp.setFont(font)
    qapp.setStyleSheet("")
    with qtbot.waitSignal(front.destroyed):
        front.deleteLater()


def appear(qtbot: QtBot, front: Front) -> None:
    with qtbot.waitActive(front.window):
        front.appear()
        front.window.activateWindow()


def hero(front: Front) -> Hero:
    (found,) = front.window.screen.findChildren(Hero)  # type: ignore[union-attr]
    return found


def picture(front: Front) -> QImage:
    return front.window.grab().toImage()


def colours(image: QImage, left: int, right: int) -> set[str]:
    points = [(x, y) for x in range(left, right, 7) for y in range(40, image.height() - 8, 7)]
    return {image.pixelColor(x, y).name() for x, y in points}


def test_the_first_picture_shows_the_name_before_accounts_are_read(
    qtbot: QtBot, front: Front, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def all_accounts(self: Accounts) -> list[Account]:
        read.append("accounts")
        return []

    monkeypatch.setattr(Accounts, "all", all_accounts)
    appear(qtbot, front)
    assert "Rook13" in [label.text() for label in hero(front).findChildren(QLabel)]
    image, edge = picture(front), hero(front).width()
    middle = QColor(SURFACES["green"].middle)
    assert len(colours(image, 8, edge - 8)) > 100, "felt and birds"
    assert abs(image.pixelColor(edge // 2, image.height() // 2).green() - middle.green()) < 12
    assert colours(image, edge + 8, image.width() - 8) == {front.look.theme.window}
    assert read == []
    front.greet()
    assert read == ["accounts"]


def test_the_welcome_takes_the_place_of_the_picture_and_nothing_moves(
    qtbot: QtBot, front: Front
) -> None:
    appear(qtbot, front)
    window = front.window
    before = picture(front), hero(front).geometry(), window.menuBar().height()
    front.greet()
    birds = before[1].adjusted(0, before[1].height() * 4 // 5, 0, 0)
    qtbot.waitUntil(lambda: picture(front).copy(birds) == before[0].copy(birds))
    assert (hero(front).geometry(), window.menuBar().height()) == before[1:]
    assert window.screen is front.welcome


def test_the_welcome_is_complete_and_ready_for_keys(qtbot: QtBot, front: Front) -> None:
    appear(qtbot, front)
    front.greet()
    assert front.welcome is not None
    page = front.welcome.accounts_page
    assert page.create_button.hasFocus()
    assert page.isVisible()
    assert page.isEnabled()
    titles = [action.text() for action in front.window.menuBar().actions()]
    assert titles == ["&Spiel", "&Ansicht", "&Hilfe"]
    with_no_cards = picture(front)
    front.lay_cards()
    assert picture(front) != with_no_cards


def test_whoever_signs_in_at_once_is_let_in_when_the_program_listens(
    qtbot: QtBot, front: Front
) -> None:
    appear(qtbot, front)
    front.greet()
    welcome = front.welcome
    assert welcome is not None
    page = welcome.guest_page
    page.begin("owl")
    page.play.click()
    came: list[str] = []
    welcome.signed_in.connect(lambda who, _: came.append(who.avatar))
    front.hand_over()
    assert came == ["owl"]


def test_a_look_in_haste_believes_the_palette_until_the_system_speaks(
    qapp: QApplication,
) -> None:
    before = QPalette(qapp.palette())
    settings = Settings()
    settings.change(theme="system", contrast="system")
    try:
        qapp.setPalette(qt_palette(DARK))
        look = Look(settings, parent=settings, in_haste=True)
        assert look.is_dark
        look.heed_system()
        look.apply()
        assert not look.is_dark
    finally:
        qapp.setPalette(before)
        qapp.setStyleSheet("")


def test_pyside_reads_no_sources_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def read(module: object) -> str:
        raise AssertionError(f"the source of {module} was read")

    (tmp_path / "imported_after_pyside.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(feature, "_mod_uses_pyside", feature._mod_uses_pyside)
    monkeypatch.setattr(inspect, "getsource", read)
    make_imports_plain()
    import imported_after_pyside  # type: ignore[import-not-found]

    assert imported_after_pyside.__name__ in feature.pyside_feature_dict
    monkeypatch.delitem(sys.modules, "imported_after_pyside")
