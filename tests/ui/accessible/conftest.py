from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from rook13.ui.ui_context import UiContext
from tests.ui.accessible.staged import StagedTable
from tests.ui.review.conftest import reviewer
from tests.ui.whole.conftest import home, loop, make_home

__all__ = ["home", "loop", "make_home", "reviewer"]
MakeTable = Callable[..., StagedTable]


@pytest.fixture
def make_table(qtbot: QtBot, ui: UiContext) -> Iterator[MakeTable]:
    """Opens windows with a table in them."""
    tables: list[StagedTable] = []

    def make(*, is_solo: bool = True, size: tuple[int, int] = (1280, 800)) -> StagedTable:
        tables.append(StagedTable(ui, is_solo=is_solo))
        qtbot.addWidget(tables[-1].window)
        tables[-1].open(*size)
        return tables[-1]

    yield make
    for table in tables:
        table.window.close()


@pytest.fixture
def table(make_table: MakeTable) -> StagedTable:
    return make_table()
