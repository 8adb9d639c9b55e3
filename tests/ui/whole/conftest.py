import asyncio
import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import qasync  # type: ignore[import-untyped]
from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.whole.home import Home

MakeHome = Callable[..., Home]


@pytest.fixture(scope="session")
def loop_of_qt(qapp: QApplication) -> Iterator[asyncio.AbstractEventLoop]:
    """One for all tests, because stopping it ends every loop of Qt that begins later."""
    loop = qasync.QEventLoop(qapp, already_running=True)
    asyncio.events._set_running_loop(None)
    yield loop
    loop.stop()
    loop.close()


@pytest.fixture
def loop(
    qapp: QApplication, loop_of_qt: asyncio.AbstractEventLoop
) -> Iterator[asyncio.AbstractEventLoop]:
    """The loop of the program, which runs whenever a test waits."""
    font, style = qapp.font(), qapp.style().objectName()
    asyncio.set_event_loop(loop_of_qt)
    asyncio.events._set_running_loop(loop_of_qt)
    yield loop_of_qt
    asyncio.events._set_running_loop(None)
    asyncio.set_event_loop(None)
    assert not asyncio.all_tasks(loop_of_qt)
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
