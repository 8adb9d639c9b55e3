"""Runs a command on the event loop of Qt, without a window, until it is done or interrupted."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, Slot

import qasync  # type: ignore[import-untyped]  # isort: skip

Main = Callable[[asyncio.Event], Awaitable[int]]
"""Gets an event that is set when somebody wants the program to end."""


def run(main: Main) -> int:
    """Run until `main` returns; an interruption sets its event instead of ending everything."""
    app = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(app)) as runner:
        return runner.run(_with_signals(main))


async def _with_signals(main: Main) -> int:
    stop = asyncio.Event()
    interruptions = _Interruptions(stop)
    try:
        return await main(stop)
    finally:
        interruptions.close()


class _Interruptions(QObject):
    """Wakes Qt's loop when a signal comes, so that Python gets to see it."""

    def __init__(self, stop: asyncio.Event) -> None:
        super().__init__()
        self._stop = stop
        self._ear, self._mouth = socket.socketpair()
        for end in (self._ear, self._mouth):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._ear.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_wake)
        self._old_fd = signal.set_wakeup_fd(self._mouth.fileno(), warn_on_full_buffer=False)
        self._old = {
            number: signal.signal(number, self._on_signal)
            for number in (signal.SIGINT, signal.SIGTERM)
        }

    def close(self) -> None:
        """Leave signals as they were."""
        for number, handler in self._old.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._old_fd)
        self._notifier.setEnabled(False)
        self._ear.close()
        self._mouth.close()

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        self._stop.set()

    @Slot()
    def _on_wake(self) -> None:
        self._ear.recv(64)
