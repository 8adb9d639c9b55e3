from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rook13.engine.record import Record
from rook13.ui.review.dialog import ReviewDialog
from rook13.ui.ui_context import UiContext
from tests.ui.review.reviewing import FakeReviewer, hands_of

Open = Callable[..., ReviewDialog]


@pytest.fixture
def reviewer(qtbot: QtBot) -> FakeReviewer:
    """Stands in for what works reviews out."""
    return FakeReviewer()


@pytest.fixture
def open_dialog(qtbot: QtBot, ui: UiContext, reviewer: FakeReviewer) -> Open:
    def open_it(record: Record, place: int = 0, size: QSize | None = None) -> ReviewDialog:
        dialog = ReviewDialog(ui, record, hands_of(record), reviewer, place)
        qtbot.addWidget(dialog)
        if size is not None:
            dialog.resize(size)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
        return dialog

    return open_it
