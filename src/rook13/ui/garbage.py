"""Collects garbage between events, and never inside one."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer, Slot

PERIOD_MS = 1000


class Tidier(QObject):
    """Takes garbage collection over from Python for as long as it is at work."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=PERIOD_MS)
        self._timer.timeout.connect(self.tidy)
        self._was_enabled = False

    def start(self) -> None:
        """Collect at quiet moments only, from now on."""
        self._was_enabled = gc.isenabled()
        gc.disable()
        self._timer.start()

    def spare(self) -> None:
        """Never look again at what there is now."""
        gc.freeze()

    def stop(self) -> None:
        """Leave it as it was before."""
        self._timer.stop()
        gc.unfreeze()
        if self._was_enabled:
            gc.enable()

    @Slot()
    def tidy(self) -> None:
        """Collect what Python would have collected by now."""
        counts, limits = gc.get_count(), gc.get_threshold()
        due = [generation for generation in range(3) if counts[generation] > limits[generation]]
        if due:
            gc.collect(due[-1])
