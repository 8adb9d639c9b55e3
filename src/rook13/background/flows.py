"""Flows: coroutines that say from top to bottom what follows when somebody wants something.

Decision 24 says who owns a flow, how it ends, and where its exceptions go.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from PySide6.QtCore import QMetaObject, QObject, SignalInstance

from rook13.background.jobs import report

T = TypeVar("T")
_running: dict[asyncio.Task[Any], QObject] = {}
"""The loop itself forgets a task that nobody else knows."""


def start(owner: QObject, flow: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Begin a flow, which is cancelled when its owner goes; what it raises is reported."""
    task = asyncio.get_running_loop().create_task(flow)
    _running[task] = owner
    ends_with = owner.destroyed.connect(lambda: task.cancel())

    def end(_: object) -> None:
        del _running[task]
        QObject.disconnect(ends_with)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            report(error)

    task.add_done_callback(end)
    return task


async def stop(*owners: QObject) -> None:
    """Cancel the flows of these owners, and wait until they have tidied up."""
    tasks = [task for task, owner in _running.items() if owner in owners]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def first_of(**signals: SignalInstance) -> tuple[str, Any]:
    """Wait for the first of these signals, and return its name and its value."""
    came: asyncio.Future[tuple[str, Any]] = asyncio.get_running_loop().create_future()

    def listen(name: str, signal: SignalInstance) -> QMetaObject.Connection:
        def hear(*values: Any) -> None:
            if not came.done():
                came.set_result((name, values[0] if values else None))

        return signal.connect(hear)

    connections = [listen(name, signal) for name, signal in signals.items()]
    try:
        return await came
    finally:
        for connection in connections:
            QObject.disconnect(connection)


async def unless(signal: SignalInstance, flow: Coroutine[Any, Any, T]) -> T | None:
    """Return what a flow does, or cancel it and return nothing if the signal comes first."""
    task = asyncio.ensure_future(flow)
    connection = signal.connect(lambda *_: task.cancel())
    try:
        return await task
    except asyncio.CancelledError:
        own = asyncio.current_task()
        if own is not None and own.cancelling():
            raise
        return None
    finally:
        task.cancel()
        QObject.disconnect(connection)
