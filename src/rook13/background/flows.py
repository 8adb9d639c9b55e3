"""Flows: coroutines that say from top to bottom what follows when somebody wants something.

Decision 24 says who owns a flow, how it ends, and where its exceptions go.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

from PySide6.QtCore import QMetaObject, QObject, SignalInstance
from shiboken6 import isValid

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


def cancel(owner: QObject) -> list[asyncio.Task[Any]]:
    """Cancel the flows of an owner and of what belongs to it, and return them."""
    tasks = [task for task, each in _running.items() if _is_within(each, owner)]
    for task in tasks:
        task.cancel()
    return tasks


async def stop(owner: QObject) -> None:
    """Cancel the flows of an owner, and wait until they have tidied up."""
    await asyncio.gather(*cancel(owner), return_exceptions=True)


def _is_within(inner: QObject | None, outer: QObject) -> bool:
    while inner is not None and isValid(inner):
        if inner is outer:
            return True
        inner = inner.parent()
    return False


def first_of(**signals: SignalInstance) -> asyncio.Future[tuple[str, Any]]:
    """Listen from now on for the first of these signals; await its name and its value."""
    came: asyncio.Future[tuple[str, Any]] = asyncio.get_running_loop().create_future()

    def listen(name: str, signal: SignalInstance) -> QMetaObject.Connection:
        def hear(*values: Any) -> None:
            if not came.done():
                came.set_result((name, values[0] if values else None))

        return signal.connect(hear)

    connections = [listen(name, signal) for name, signal in signals.items()]
    came.add_done_callback(lambda _: [QObject.disconnect(each) for each in connections])
    return came


async def unless(signal: SignalInstance, flow: Awaitable[T]) -> T | None:
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
