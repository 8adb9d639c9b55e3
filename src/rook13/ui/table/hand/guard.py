"""Makes controls inert for a moment after something else has come up, so no misclick decides."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from rook13.ui.look import Look


class Guard(QObject):
    """Watches the phase; `is_up` for a moment after it has changed."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._watched: object = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)

    @property
    def is_up(self) -> bool:
        """Return whether presses are to be passed over."""
        return self._timer.isActive()

    def watch(self, phase: object) -> None:
        """Go up if the phase is another than before; the first one finds nobody pressing."""
        if self._watched is not None and phase != self._watched:
            self.rise()
        self._watched = phase

    def rise(self) -> None:
        """Pass over presses for a moment, such as the second of a double click."""
        if self._look.motion.guard > 0:
            self._timer.start(self._look.motion.guard)
