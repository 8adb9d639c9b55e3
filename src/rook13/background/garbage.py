"""Garbage collection between events, on the thread of the event loop alone.

Python collects whenever it creates an object: while a widget paints, or in a thread that waits for
a worker process. Qt objects in that garbage are then destroyed during the paint event, or while
their own thread is using them. Both crash. It also collects while Qt destroys an object: then other
Qt objects in the garbage may wait forever for a lock that is held further up the same stack. So it
stays switched off until the owner of all that Qt has made is gone, and what is left was collected.

Most objects are modules, classes and functions that stay until the end. Looking through them takes
longer than a frame may take, so they are frozen.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from shiboken6 import delete

PERIOD_MS = 1000


class GarbageCollector:
    """Collects by a timer in place of Python, from `start` to `stop`."""

    def __init__(self) -> None:
        self._timer = QTimer(interval=PERIOD_MS)
        self._timer.timeout.connect(self.collect)
        self._has_frozen = False
        self._was_enabled = False

    def start(self) -> None:
        """Switch Python's own collection off."""
        self._was_enabled = gc.isenabled()
        gc.disable()
        self._timer.start()

    def freeze(self) -> None:
        """Never look again at the objects that exist now."""
        gc.freeze()
        self._has_frozen = True

    def collect(self) -> None:
        """Collect what Python would have collected by now."""
        counts, limits = gc.get_count(), gc.get_threshold()
        due = [generation for generation in range(3) if counts[generation] > limits[generation]]
        if due:
            gc.collect(due[-1])

    def stop(self, *owners: QObject) -> None:
        """Delete the owners with all they own, collect the rest, and let Python collect again.

        No event loop may be running, so that nothing is collected inside a call of Qt.
        """
        for owner in (*owners, self._timer):
            delete(owner)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if self._has_frozen:
            gc.unfreeze()
        gc.collect()
        if self._was_enabled:
            gc.enable()
