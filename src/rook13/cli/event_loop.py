"""Runs a command on Qt's event loop without a window, and reads what is typed meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import importlib
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from threading import Thread
from types import FrameType

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, Qt, Signal, Slot

from rook13.background.garbage import GarbageCollector

import qasync  # type: ignore[import-untyped]  # isort: skip

Main = Callable[[asyncio.Event, QObject], Awaitable[int]]
"""A command; the event that it gets is set by Ctrl+C, or when the program should end.

The object has to own all Qt objects that the command makes.
"""


def run(main: Main) -> int:
    """Run until `main` returns; a signal to end only sets its event."""
    app = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    owner = QObject()
    collector = GarbageCollector()
    collector.start()
    try:
        with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(app)) as runner:
            return runner.run(_with_signals(main, owner))
    finally:
        collector.stop(owner)


def run_with_fonts(main: Main) -> int:
    """Run a command that asks about fonts and screens, for which Qt needs more of itself."""
    from PySide6.QtGui import QGuiApplication

    app = QCoreApplication.instance() or QGuiApplication(sys.argv[:1])
    assert isinstance(app, QGuiApplication)
    return run(main)


async def _with_signals(main: Main, owner: QObject) -> int:
    stop = asyncio.Event()
    interruptions = _Interruptions(stop, owner)
    try:
        return await main(stop, owner)
    finally:
        interruptions.close()


class _Interruptions(QObject):
    """Sets the event when a signal comes, from Qt's loop.

    A handler runs between any two steps of Python, also between a task's look at the event and its
    waiting for it, so the handler itself does nothing: the loop reads that a signal came.
    """

    def __init__(self, stop: asyncio.Event, parent: QObject) -> None:
        super().__init__(parent)
        self._stop = stop
        self._reader, self._writer = socket.socketpair()
        for end in (self._reader, self._writer):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_wake)
        self._old_fd = signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._old = {
            number: signal.signal(number, _ignore) for number in (signal.SIGINT, signal.SIGTERM)
        }

    def close(self) -> None:
        """Restore the handlers that were there before."""
        for number, handler in self._old.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._old_fd)
        self._notifier.setEnabled(False)
        self._reader.close()
        self._writer.close()

    @Slot()
    def _on_wake(self) -> None:
        numbers = self._reader.recv(64)
        if any(number in self._old for number in numbers):
            self._stop.set()


def _ignore(number: int, frame: FrameType | None) -> None:
    """Leave a signal to the loop; without a handler in Python nothing would be written for it."""


class Keyboard(QObject):
    """Reads standard input without stopping the loop: `typed(str)` for a line, or `ended()`."""

    typed = Signal(str)
    ended = Signal()
    _line = Signal(object)
    """A line from the reading thread, or None at the end of the input."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._line.connect(self._on_line, Qt.ConnectionType.QueuedConnection)
        self._is_reading = False
        self._is_open = True

    def read(self, prompt: str = "") -> None:
        """Read the next line, unless one is being waited for already."""
        if self._is_open and not self._is_reading:
            self._is_reading = True
            # Nothing can wake a thread that waits for a key, so the thread must never be joined.
            Thread(target=self._read, args=(prompt,), daemon=True).start()

    def close(self) -> None:
        """Stop passing lines on."""
        self._is_open = False
        if self._is_reading:
            # The thread holds the lock of the stream, which Python must not try to take at exit.
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(sys.stdin))

    def _read(self, prompt: str) -> None:
        try:
            line: str | None = input(prompt).strip()
        except Exception:
            # The input is broken, so nothing more will come.
            line = None
        # The program may have ended while the thread waited.
        with contextlib.suppress(RuntimeError):
            self._line.emit(line)

    @Slot(object)
    def _on_line(self, line: str | None) -> None:
        self._is_reading = False
        if not self._is_open:
            return
        if line is None:
            self.ended.emit()
        else:
            self.typed.emit(line)


@contextlib.contextmanager
def line_editing() -> Iterator[None]:
    """Give prompts a history and arrow keys where the system has them."""
    if not sys.stdin.isatty():
        yield
        return
    with contextlib.suppress(ImportError):
        importlib.import_module("readline")
    try:
        import termios
    except ImportError:
        yield
        return
    before = termios.tcgetattr(sys.stdin)
    try:
        yield
    finally:
        # An interrupted prompt leaves the terminal as readline has set it, without an echo.
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
