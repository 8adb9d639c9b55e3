import asyncio
import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import qasync  # type: ignore[import-untyped]
from hypothesis import settings
from PySide6.QtCore import QCoreApplication

from rook13.storage.database import Database
from tests.patience import PatientBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("default")

LONGEST = [Path(__file__).parent / name for name in ("net", "ui/whole")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest files, so that no process is left alone with one at the end."""
    items.sort(key=lambda item: not any(item.path.is_relative_to(each) for each in LONGEST))


def pytest_collection_finish() -> None:
    """Never again look for garbage among the modules and the tests, which stay until the end.

    There are so many that looking takes longer than most tests, and a test of a whole window looks.
    As in the program, Python collects nothing by itself: see `rook13.background.garbage`.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


@pytest.fixture(scope="module", autouse=True)
def _tidy_moments() -> Iterator[None]:
    """Collect garbage between files, as the program does between events."""
    yield
    assert not gc.isenabled(), "Python would destroy Qt objects at any moment"
    gc.collect()


@pytest.fixture(scope="session")
def loop_of_qt(qapp: QCoreApplication) -> Iterator[asyncio.AbstractEventLoop]:
    """One for all tests, because stopping it ends every loop of Qt that begins later."""
    loop = qasync.QEventLoop(qapp, already_running=True)
    asyncio.events._set_running_loop(None)
    yield loop
    loop.stop()
    loop.close()


@pytest.fixture
def running_loop(
    loop_of_qt: asyncio.AbstractEventLoop,
) -> Iterator[asyncio.AbstractEventLoop]:
    """The loop of the program, which runs whenever a test waits."""
    asyncio.set_event_loop(loop_of_qt)
    asyncio.events._set_running_loop(loop_of_qt)
    yield loop_of_qt
    asyncio.events._set_running_loop(None)
    asyncio.set_event_loop(None)
    assert not asyncio.all_tasks(loop_of_qt)


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> PatientBot:
    """What pytest-qt offers, with limits that no busy computer exceeds."""
    return PatientBot(request)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a database may be made."""
    return tmp_path / "rook13.db"


@pytest.fixture
def database(path: Path) -> Iterator[Database]:
    """Make a database without anything in it."""
    database = Database.open(path)
    yield database
    database.close()
