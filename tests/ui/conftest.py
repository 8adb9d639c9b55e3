from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rook13.ui.kit.look import INSTANT, Look
from rook13.ui.settings import Settings
from rook13.ui.shortcuts import Keys
from rook13.ui.ui_context import UiContext


@pytest.fixture
def ui(qtbot: QtBot, qapp: QApplication) -> Iterator[UiContext]:
    """What every widget needs, with nothing that takes time."""
    font = qapp.font()
    owner = QObject()
    settings = Settings(parent=owner)
    settings.change(theme="light", language="en", motion="full", contrast="normal")
    yield UiContext(settings, Look(settings, INSTANT, parent=owner), Keys(settings, parent=owner))
    qapp.setFont(font)
    qapp.setStyleSheet("")
    with qtbot.waitSignal(owner.destroyed):
        owner.deleteLater()
