"""Waiting that no busy computer can cut short: what counts is the time in which nothing moved.

A limit in seconds fails tests by chance when something else keeps the computer busy. This one
does not run out while a process of the test works, or is waiting for its turn to work.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget
from pytestqt.exceptions import TimeoutError as TimedOut
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker

CAN_SEE = Path("/proc/self/task").exists()
STILL_SECONDS = 60.0 if CAN_SEE else 120.0
"""Time without any movement, longer than a table's own timers, such as that for missing shares.

Where nobody can see whether something moves, it is plain time.
"""
LOOK_SECONDS = 0.25
WORKS = "RD"
"""Linux's letters for a thread that runs, wants to run, or waits for the disk."""


class Patience:
    """Runs out when nothing has moved for so many seconds in all."""

    def __init__(self, seconds: float = STILL_SECONDS) -> None:
        self._seconds = seconds
        self.renew()

    def renew(self) -> None:
        """Begin again, because something has happened."""
        self._left = self._seconds
        self._looked = time.monotonic()
        self._worked = time.thread_time()

    @property
    def is_over(self) -> bool:
        """Return whether it has run out; ask again and again."""
        now = time.monotonic()
        if now - self._looked >= LOOK_SECONDS:
            # A late look means that this process was kept waiting.
            passed, worked = min(now - self._looked, 2 * LOOK_SECONDS), time.thread_time()
            if not any(state in WORKS for state in _other_threads()):
                self._left -= max(0.0, passed - (worked - self._worked))
            self._looked, self._worked = now, worked
        return self._left <= 0


def _other_threads() -> Iterator[str]:
    """Return the states of all threads but this one, here and in processes started from here."""
    own = Path("/proc/thread-self").resolve().name if CAN_SEE else ""
    folders = [Path("/proc/self/task")] if CAN_SEE else []
    for folder in folders:
        try:
            tasks = list(folder.iterdir())
        except OSError:
            continue
        for task in tasks:
            try:
                state = (task / "stat").read_bytes().rpartition(b") ")[2][:1].decode()
                children = (task / "children").read_text().split()
            except OSError:
                continue
            folders += [Path("/proc", child, "task") for child in children]
            if task.name != own:
                yield state


class PatientBot(QtBot):
    """A `qtbot` whose limits are milliseconds in which nothing moved."""

    def waitUntil(  # noqa: N802
        self, callback: Callable[[], bool | None], *, timeout: int = int(1000 * STILL_SECONDS)
    ) -> None:
        """Wait until the callback returns True, or returns at all if it asserts."""
        patience = Patience(timeout / 1000)
        while True:
            is_over = patience.is_over
            try:
                if callback() in (True, None):
                    return
            except AssertionError as problem:
                if is_over:
                    raise TimedOut(f"not even after {timeout} ms") from problem
            if is_over:
                raise TimedOut(f"not even after {timeout} ms")
            self.wait(10)

    def waitSignal(  # noqa: N802
        self, signal: Any, *, check_params_cb: Any = None, **limits: Any
    ) -> SignalBlocker:
        """Wait for a signal at the end of a block."""
        if limits:
            return super().waitSignal(signal, check_params_cb=check_params_cb, **limits)
        blocker = _PatientBlocker(self, check_params_cb)
        blocker.connect(signal)  # type: ignore[no-untyped-call]
        return blocker

    @contextmanager
    def waitActive(self, widget: QWidget, **_: Any) -> Iterator[None]:  # type: ignore[override]  # noqa: N802
        """Wait at the end of a block until the window of a widget is the active one."""
        yield
        self.waitUntil(widget.isActiveWindow)


class _PatientBlocker(SignalBlocker):
    def __init__(self, bot: PatientBot, check_params_cb: Any) -> None:
        super().__init__(check_params_cb=check_params_cb)  # type: ignore[no-untyped-call]
        self._bot = bot

    def wait(self) -> None:
        self._bot.waitUntil(lambda: self.signal_triggered)
