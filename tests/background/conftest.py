import asyncio
from collections.abc import Iterator

import pytest
import qasync  # type: ignore[import-untyped]
from PySide6.QtCore import QCoreApplication


@pytest.fixture
def loop(qapp: QCoreApplication) -> Iterator[asyncio.AbstractEventLoop]:
    """The loop that the program has."""
    loop = qasync.QEventLoop(qapp)
    yield loop
    loop.close()
