import asyncio
import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.whole.home import Home

MakeHome = Callable[..., Home]


@pytest.fixture
def loop(
    qapp: QApplication, running_loop: asyncio.AbstractEventLoop
) -> Iterator[asyncio.AbstractEventLoop]:
    """The loop of the program, and nothing is left of the program when it is over."""
    font, style = qapp.font(), qapp.style().objectName()
    yield running_loop
    qapp.setFont(font)
    qapp.setStyleSheet("")
    assert QThreadPool.globalInstance().waitForDone()
    gc.collect()
    assert style == qapp.style().objectName()


@pytest.fixture
def make_home(qtbot: QtBot, tmp_path: Path, loop: asyncio.AbstractEventLoop) -> Iterator[MakeHome]:
    """Starts programs, and quits those that are still on."""
    homes: list[Home] = []

    def make(folder: str = "home", **wishes: Any) -> Home:
        homes.append(Home(qtbot, tmp_path / folder, **wishes))
        return homes[-1].start()

    yield make
    for home in homes:
        home.close()


@pytest.fixture
def home(make_home: MakeHome) -> Home:
    return make_home()
