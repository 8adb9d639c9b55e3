"""A process of its own that does errands for the window, which goes on meanwhile."""

from __future__ import annotations

import logging
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from rook13.coach.errands import Done, Errand, Failed, Progress, run

log = logging.getLogger(__name__)


class Worker(QObject):
    """Does one errand at a time; the process starts with the first and stays until `stop`.

    An errand that is replaced or dropped is stopped together with its process, so that nothing
    goes on thinking for nobody; the next one starts another. A process that dies fails its errand.
    """

    progressed = Signal(float)
    """The share of the errand that is done."""
    done = Signal(object)
    """What the errand came to."""
    failed = Signal()
    """The errand came to nothing; why is in the log."""
    _heard = Signal(object, object)
    """A connection and what came through it, from the thread that listens; None at its end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._thread: Thread | None = None
        self._number = 0
        self._is_busy = False
        self._heard.connect(self._on_heard, Qt.ConnectionType.QueuedConnection)

    @property
    def is_busy(self) -> bool:
        """Return whether an errand is under way."""
        return self._is_busy

    @property
    def pid(self) -> int | None:
        """Return the id of the process, if there is one."""
        return self._process.pid if self._process is not None else None

    def do(self, errand: Errand, *arguments: Any) -> None:
        """Do an errand, a function that a process can import, in place of any that is under way."""
        self.drop()
        self._number += 1
        self._is_busy = True
        try:
            self._running().send((self._number, errand, arguments))
        except OSError:
            # The process died while nobody asked; the next one has not.
            self.stop()
            self._is_busy = True
            self._running().send((self._number, errand, arguments))

    def drop(self) -> None:
        """Let go of an errand that nobody waits for any more."""
        if self._is_busy:
            self.stop()

    def stop(self) -> None:
        """End the process."""
        self._is_busy = False
        process, self._process = self._process, None
        connection, self._connection = self._connection, None
        thread, self._thread = self._thread, None
        if process is None or connection is None or thread is None:
            return
        process.terminate()
        process.join()
        process.close()
        # The thread has got the end by now; closing under its hands could give it another file.
        thread.join()
        connection.close()

    def _running(self) -> Connection:
        if self._connection is not None:
            return self._connection
        # Spawned, not forked: a copy of this process would hold its sockets open.
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        self._process = context.Process(target=run, args=(there,), daemon=True)
        self._process.start()
        there.close()
        self._connection = here
        self._thread = Thread(target=self._listen, args=(here,), daemon=True)
        self._thread.start()
        return here

    def _listen(self, connection: Connection) -> None:
        try:
            while True:
                self._tell(connection, connection.recv())
        except (EOFError, OSError):
            self._tell(connection, None)

    def _tell(self, connection: Connection, message: object) -> None:
        try:
            self._heard.emit(connection, message)
        except RuntimeError:
            # The window is gone, and this object with it.
            log.debug("nobody listens to a worker any more")

    @Slot(object, object)
    def _on_heard(self, connection: Connection, message: object) -> None:
        if connection is not self._connection:
            return
        match message:
            case Progress(number, share) if self._is_asked(number):
                self.progressed.emit(share)
            case Done(number, result) if self._is_asked(number):
                self._is_busy = False
                self.done.emit(result)
            case Failed(number, trace) if self._is_asked(number):
                self._is_busy = False
                log.error("an errand failed: %s", trace)
                self.failed.emit()
            case None:
                self._on_death()

    def _is_asked(self, number: int) -> bool:
        return self._is_busy and number == self._number

    def _on_death(self) -> None:
        was_busy = self._is_busy
        self.stop()
        if was_busy:
            log.error("a worker died")
            self.failed.emit()
