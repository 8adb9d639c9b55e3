from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rook13.ui.kit.look import INSTANT, Look
from rook13.ui.settings import Settings
from rook13.ui.shortcuts import Keys
from tests.ui.asked import Asked, AskedUi


@pytest.fixture
def ui(qtbot: QtBot, qapp: QApplication) -> Iterator[AskedUi]:
    """What every widget needs, with nothing that takes time."""
    font = qapp.font()
    owner = QObject()
    settings = Settings(parent=owner)
    settings.change(theme="light", language="en", motion="full", contrast="normal")
    look = Look(settings, INSTANT, parent=owner)
    yield AskedUi(settings, look, Keys(settings, parent=owner), Asked())
    qapp.setFont(font)
    qapp.setStyleSheet("")
    with qtbot.waitSignal(owner.destroyed):
        owner.deleteLater()
