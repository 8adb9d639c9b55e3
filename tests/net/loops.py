"""Runs a test's coroutine on the loop that the window uses."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import qasync  # type: ignore[import-untyped]
from PySide6.QtCore import QCoreApplication

from tests.patience import LOOK_SECONDS, Patience


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run to the end; a task that is left over fails the test."""

    async def whole() -> None:
        patience, task = Patience(), asyncio.ensure_future(work)
        while not task.done():
            await asyncio.wait([task], timeout=LOOK_SECONDS)
            if patience.is_over:
                task.cancel()
        await task
        left = asyncio.all_tasks() - {asyncio.current_task()}
        assert not left, left

    app = QCoreApplication.instance()
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(app)) as runner:
        runner.run(whole())


class Signals:
    """Waits for signals without a second event loop."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[tuple[str, object]] = asyncio.Queue()

    def listen(self, name: str) -> Any:
        def put(value: object = None) -> None:
            self._queue.put_nowait((name, value))

        return put

    async def next(self) -> tuple[str, object]:
        return await self._queue.get()

    def empty(self) -> bool:
        return self._queue.empty()
