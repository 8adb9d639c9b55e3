from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.review.reviewing import FakeReviewer


@pytest.fixture
def reviewer(qtbot: QtBot) -> Iterator[FakeReviewer]:
    """Stands in for what works reviews out."""
    reviewer = FakeReviewer()
    yield reviewer
    with qtbot.waitSignal(reviewer.destroyed):
        reviewer.deleteLater()
