"""Garbage collection between events, on the thread of the event loop alone.

Python collects whenever it creates an object: while a widget paints, or in a thread that waits for
a worker process. Qt objects in that garbage are then destroyed during the paint event, or while
their own thread is using them. Both crash. It also collects while Qt destroys an object: then other
Qt objects in the garbage may wait forever for a lock that is held further up the same stack. So it
stays switched off until the program ends, also when everything is being put away.

Most objects are modules, classes and functions that stay until the end. Looking through them takes
longer than a frame may take, so they are frozen.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer, Slot

PERIOD_MS = 1000


class GarbageCollector(QObject):
    """Collects by a timer from `start` to `stop`; Python itself never does again."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=PERIOD_MS)
        self._timer.timeout.connect(self.collect)
        self._has_frozen = False

    def start(self) -> None:
        """Switch Python's own collection off for good."""
        gc.disable()
        self._timer.start()

    def freeze(self) -> None:
        """Never look again at the objects that exist now."""
        gc.freeze()
        self._has_frozen = True

    def stop(self) -> None:
        """Leave the rest to the end of the program."""
        self._timer.stop()
        if self._has_frozen:
            gc.unfreeze()

    @Slot()
    def collect(self) -> None:
        """Collect what Python would have collected by now."""
        counts, limits = gc.get_count(), gc.get_threshold()
        due = [generation for generation in range(3) if counts[generation] > limits[generation]]
        if due:
            gc.collect(due[-1])
